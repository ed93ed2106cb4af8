import type { StyleDocument } from '../style-document.ts'
import { answers } from './sixth-a-swiss-answers.ts'

export const sixthASwiss: StyleDocument = {
  name: 'gubelmatt-nachhaltigkeitsbericht-2025-mit-datenbuch.pdf',
  language: 'de',
  year: 2025,
  style:
    'Swiss packaging group, landscape pages in two columns, TJ and 1’000 m³, CHF, Swiss numbers, data book at the end',
  look: { font: 'sans', size: 9.5, landscape: true, words: true, margin: 50 },
  text: `
head: Gubelmatt Gruppe · Nachhaltigkeitsbericht 2025
# Verpackt mit Verstand
### Nachhaltigkeitsbericht 2025 der Gubelmatt Holding AG – Bericht über nichtfinanzielle Belange nach Art. 964a ff. OR

[tiles]
CHF 1’482.6 Mio. | Nettoumsatz 2025
–34 % | Scope 1 und 2 seit 2022
46.2 % | Rezyklatanteil im Material
5’914 | Mitarbeitende in elf Ländern
[/tiles]

[page]
[columns 2]
## Das Jahr in Kürze
Faltschachteln, Wellkarton, Barrierefolien und Tuben: Wer in Europa Zahnpasta, Medikamente oder Schokolade kauft, hält häufig ein Produkt der Gubelmatt Gruppe in Händen. Gegründet 1904 als Kartonagefabrik in Langenthal, ist die Gruppe seit 1997
an der Schweizer Börse kotiert. Heute betreibt sie 27 Werke in elf Ländern und zählt rund 4’200 Kunden.

2025 war geprägt vom starken Franken und von der Vorbereitung auf die europäische Verpackungsverordnung, die ab August 2026 gilt. In Lokalwährungen wuchs der Umsatz um 1.7 %, in Franken ging er um 1.1 % auf CHF 1’482.6 Mio. zurück. Wir haben
CHF 118 Mio. investiert, davon CHF 22.4 Mio. in Projekte mit direkter Wirkung auf Klima und Umwelt.

Im Juni haben wir die letzte ölbefeuerte Dampfanlage der Gruppe, im polnischen Lódz, durch einen Holzkessel ersetzt. Sie hatte jährlich rund 6’300 Tonnen CO_{2} ausgestossen. In Langenthal ging im September ein Speicher für Prozesswärme ans Netz, der
mit Überschussstrom geladen wird; die Pilotanlage wurde vom Bund mit CHF 1.2 Mio. unterstützt und im November mit einem Energiepreis ausgezeichnet.

[next]
## Über diesen Bericht
Der Bericht erfüllt die Vorgaben zur Transparenz über nichtfinanzielle Belange nach Art. 964a bis 964c OR sowie die Verordnung über die Berichterstattung über Klimabelange. Er wurde vom Verwaltungsrat am 3. März 2026 genehmigt und wird der Generalversammlung vom
21. April 2026 zur Abstimmung unterbreitet. 2025 hatten 96.8 % der Stimmen dem Bericht zugestimmt.

Die Angaben umfassen die Gubelmatt Holding AG und alle vollkonsolidierten Gesellschaften und damit denselben Kreis wie die konsolidierte Jahresrechnung. Die Kennzahlen im Datenbuch orientieren sich an den GRI-Standards; eine Umstellung auf die ESRS prüfen wir, sobald die vereinfachte
Fassung vorliegt. Ausgewählte Kennzahlen (im Datenbuch mit • bezeichnet) wurden von einer unabhängigen Prüfgesellschaft mit begrenzter Sicherheit geprüft.

[/columns]

[columns 2]
## Strategie «Kreis 2032»
Unsere Strategie hat vier Felder: Klima, Kreislauf, Menschen und Lieferkette. Die wesentlichen Themen wurden 2024 nach dem Prinzip der doppelten Wesentlichkeit bestimmt. Der Verwaltungsrat hat im Dezember 2024 den Fahrplan «Netto-Null 2050» genehmigt, der die Anforderungen des Klima- und
Innovationsgesetzes an Unternehmensfahrpläne aufnimmt und als Transitionsplan im Sinne der TCFD dient.

- Scope 1 und 2: minus 50.4 % bis 2032 gegenüber 2022
- Scope 3: minus 30 % bis 2032 gegenüber 2022
- Netto-Null in der gesamten Wertschöpfungskette bis 2050
- 100 % der Verpackungen bis 2030 rezyklierbar (2025: 88 %)
- Unfallrate (TRIR) bis 2028 unter 10

Die Science Based Targets initiative hat die Ziele im August 2024 als konform mit dem 1.5-Grad-Pfad validiert.

[next]
## Führung
Der Verwaltungsrat zählte per Ende Jahr sieben nichtexekutive Mitglieder, darunter drei Frauen. 86 % der Mitglieder gelten als unabhängig im Sinne des Swiss Code. Die Konzernleitung besteht aus fünf Mitgliedern. Ein Nachhaltigkeitsausschuss des Verwaltungsrats trat 2025 viermal zusammen. Im
Jahresbonus der Konzernleitung zählen Unfallrate und CO_{2}-Minderung zusammen 15 %; in den langfristigen Beteiligungsplan werden ab 2026 Kreislaufziele aufgenommen.
[/columns]

[page]
# Klima und Energie
[columns 2]
## Weniger Energie, andere Energie
Trocknung, Dampf und Kaschierung sind energieintensiv. Der Energieverbrauch der Gruppe sank um 4.0 % auf 1’874.2 TJ. Den grössten Beitrag leisteten die neue Haube der Kartonmaschine 3 in Perlach und die Schliessung des Werks Troyes, das noch im Vorjahr 41 TJ
verbraucht hatte. 41.0 % der Energie stammten aus erneuerbaren Quellen, 2022 waren es erst 28.3 % gewesen. In der Schweiz, in Deutschland und in den USA kaufen wir Strom aus Wasser- und Windkraft, in Polen läuft seit Januar 2025 ein Abnahmevertrag mit einem Solarpark bei
Poznan über jährlich 22 GWh.

[next]
## Emissionen
Zwei unserer Werke nehmen am Emissionshandel teil, Langenthal am schweizerischen und Perlach am europäischen. Auf sie entfielen 38 % der Scope-1-Emissionen. Die Zuteilung an Gratiszertifikaten nimmt jährlich ab; 2025 mussten wir erstmals rund 4’000 Rechte zukaufen. Bei Investitionen
rechnen wir mit einem internen Preis von CHF 120 pro Tonne CO_{2}.

Aus der Holz- und Rindenverfeuerung entstehen biogene Emissionen von 11’830 t CO_{2}, die wir getrennt von Scope 1 ausweisen. Auf Zertifikate aus Klimaschutzprojekten ausserhalb der Wertschöpfungskette verzichten wir, auch wenn Kunden gelegentlich danach fragen.

In Scope 3 dominieren eingekaufte Fasern, Granulate und Aluminium. Seit 2025 fliessen die Produkt-Fussabdrücke von 61 Lieferanten direkt in die Berechnung ein. Das erklärt etwa die Hälfte der Abnahme um 5.2 %.

[/columns]

[columns 2]
## Klimarisiken (TCFD)
Die physische Risikoanalyse wurde 2024 für alle 27 Werke und acht grosse Aussenlager durchgeführt. Verwendet wurden die Szenarien RCP2.6 und RCP8.5 für 2030, 2040 und 2060. In drei Werken ist Hochwasser ein relevantes Risiko; in Langenthal wurde der Hochwasserschutz am Bach nach den
Erfahrungen von 2005 und 2021 für CHF 3.1 Mio. verstärkt. In Georgia rechnet das Modell bis 2040 mit 24 zusätzlichen Hitzetagen.

Zu den Übergangsrisiken haben wir zwei Szenarien der Internationalen Energieagentur betrachtet. Bei einem CO_{2}-Preis von CHF 140 stiegen unsere Kosten ohne Gegenmassnahmen um rund CHF 9 Mio. im Jahr. Chancen sehen wir in faserbasierten Barrieren: Das Sortiment «FibraSeal» ersetzt Verbundfolien und
erzielte 2025 einen Umsatz von CHF 64 Mio., 23 % mehr als im Vorjahr.

[next]
## Wasser
Wir entnahmen 2’418’600 m^{3} Wasser, zum grössten Teil Grund- und Flusswasser zum Kühlen und für die Kartonherstellung, und gaben 2’187’300 m^{3} gereinigt zurück. In der Kartonmühle wird das Prozesswasser im Mittel elfmal im Kreis geführt. Nur das Werk in Monterrey (1.9 % der Entnahme) liegt in
einem Gebiet mit sehr hoher Wasserknappheit. Dort installieren wir bis 2027 eine Umkehrosmose.

## Natur
Zusammen mit der Hochschule in Wädenswil haben wir die Umgebung aller Schweizer und deutschen Werke kartiert. Eine gruppenweite Analyse nach TNFD ist für 2026 vorgesehen. 97 % der Frischfasern sind nach anerkannten Waldstandards zertifiziert.
[/columns]

[page]
# Kreislauf und Lieferkette
[columns 2]
## Vom Abfall zum Rohstoff
Im Berichtsjahr verarbeiteten wir 412’300 t Material, davon 46.2 % Sekundärrohstoffe (2024: 44.8 %). Bei Karton liegt der Anteil bei 71 %, bei Folien für Lebensmittel wegen der Hygienevorschriften erst bei 6 %. Mit einem Detailhändler und zwei Sortierern testen wir in der Ostschweiz eine Sammlung für Tuben; im ersten Jahr kamen
14 Tonnen zusammen, fünf mehr als erwartet.

Die Abfallmenge sank auf 38’746 t. Davon wurden 29’408 t rezykliert, vor allem Stanzabfälle und Folienränder. Deponiert werden noch 3’121 t, fast ausschliesslich in Georgia und in Monterrey, wo es an Verbrennungsanlagen fehlt. Der «Design for Recycling»-Check ist seit Juli für jede neue Verpackung Pflicht.

[next]
## Verantwortungsvoll einkaufen
2’860 Lieferanten liefern uns Waren und Dienstleistungen für CHF 872 Mio. Der Verhaltenskodex für Lieferanten ist Teil aller Rahmenverträge. 2025 wurden 93 Lieferanten von einer Bewertungsplattform geprüft und 21 vor Ort auditiert. Nach der Verordnung über Sorgfaltspflichten (VSoTr) haben wir den Verdacht auf Kinderarbeit geprüft; ein begründeter Verdacht
liegt nicht vor. Konfliktmineralien beziehen wir nicht über den Schwellenwerten. Baumwollpulpe für Etiketten aus Zentralasien haben wir 2023 ausgelistet.

Die Meldestelle «Offenes Ohr» wird von einem externen Anbieter betrieben und ist auch für Lieferanten, deren Angestellte und für Dritte zugänglich. Meldungen sind in 19 Sprachen und anonym möglich. Repressalien gegen meldende Personen werden nicht geduldet. 2025 gingen 37 Meldungen ein (2024: 29), 22 betrafen das Verhalten
von Vorgesetzten.

[/columns]

[columns 2]
## Integrität
Unser Code of Conduct und die Antikorruptionsweisung gelten für alle Mitarbeitenden. Von den Angehörigen exponierter Funktionen – Verkauf, Beschaffung, Werkleitung, Finanzen – haben 98.1 % das Antikorruptionstraining abgeschlossen. Korruptionsfälle wurden 2025 keine bestätigt, Bussen wegen Bestechung wurden keine
ausgesprochen (CHF 0).

[next]
## Politisches Engagement
In der Schweiz ist es üblich, dass Unternehmen das Milizsystem unterstützen. Gubelmatt hat 2025 an fünf im Parlament vertretene Parteien insgesamt CHF 45’000 gespendet (2024: CHF 45’000), ausserhalb der Schweiz erfolgten keine Zuwendungen. Zudem tragen wir Verbände der Papier- und der Kunststoffindustrie mit und haben uns an den Konsultationen
zur Revision der Verordnung über Getränkeverpackungen beteiligt. Mitarbeitende, die ein öffentliches Amt ausüben, erhalten bis zu zehn bezahlte Arbeitstage; 58 Personen haben davon Gebrauch gemacht.

## Gemeinschaft
Die Gubelmatt-Stiftung vergab CHF 0.7 Mio. für Lehrlingsprojekte. Am Tag der offenen Tür zum 120-Jahr-Jubiläum in Langenthal waren im Vorjahr 6’800 Besucherinnen und Besucher dabei.
[/columns]

[page]
# Menschen
[columns 2]
## Arbeitgeberin in elf Ländern
Am 31. Dezember 2025 beschäftigten wir 5’914 Personen (5’702.6 Vollzeitstellen). Die Zahl sank um 203, vor allem durch die Schliessung in Troyes, von der 131 Mitarbeitende betroffen waren. 84 von ihnen hatten bis Ende Jahr eine Anschlusslösung. Die Fluktuation bildete sich auf 12.6 % zurück; in den USA bleibt sie mit 24 %
hoch, obwohl wir dort die Schichtzulagen zweimal erhöht haben.

58 % der Mitarbeitenden unterstehen einem Gesamtarbeitsvertrag oder einer vergleichbaren Regelung. In der Schweiz haben wir den Firmen-GAV mit den Sozialpartnern um drei Jahre verlängert und den Vaterschaftsurlaub auf vier Wochen verdoppelt. Das Europa-Forum mit 14 Delegierten der Arbeitnehmenden tagte im Mai und im Oktober.

[next]
## Lohn
Die Lohngleichheitsanalyse nach dem Schweizer Gleichstellungsgesetz ergab 2023 für unsere beiden Schweizer Gesellschaften eine nicht erklärbare Differenz von 1.8 %, also unter der Toleranzschwelle von 5 %. Eine Studie zu existenzsichernden Löhnen in neun Ländern haben wir 2025 abgeschlossen; in Mexiko lagen 43 Personen darunter, ihre Löhne wurden
per 1. Januar 2026 angehoben.

[/columns]

[columns 2]
## Entwicklung
Im Durchschnitt bildeten sich Mitarbeitende 12.4 Stunden weiter. 87 % führten ein jährliches Mitarbeitergespräch. In der Schweiz und in Deutschland bilden wir 163 Lernende in elf Berufen aus. Das Programm «Step up» öffnet Ungelernten den Weg zum Berufsabschluss; seit 2021 haben es 118 Personen abgeschlossen, und es steht allen Mitarbeitenden in Europa offen.

[next]
## Gesund und sicher
Unsere Weisung Arbeitssicherheit gibt zehn lebenswichtige Regeln vor. 19 von 27 Werken haben ein Zertifikat nach ISO 45001. 2025 verzeichneten wir 141 Unfälle, davon 64 mit Ausfalltagen. Todesfälle gab es keine, weder bei Mitarbeitenden und Temporären noch bei Fremdfirmen. Im Vorjahr war in Georgia ein Mitarbeiter nach einem Staplerunfall
verstorben; seither trennen Schranken in allen Werken die Verkehrswege.

## Respekt
Diskriminierung, Mobbing und sexuelle Belästigung sind durch die Weisung «Respekt» untersagt. Alle neu eingestellten Mitarbeitenden besuchen dazu innert sechs Monaten eine Schulung. Frauen stellen 31.4 % der Belegschaft und 23.8 % des Kaders. Kinder- und Zwangsarbeit sowie jede Form von Menschenhandel schliesst der Code of Conduct aus.
[/columns]

[page]
# Datenbuch
fn: Schweizer Zahlenformat. • = mit begrenzter Sicherheit geprüft. Vorjahreswerte wurden bei Änderungen der Methode angepasst. k. A. = keine Angabe.
## 1 Energie und Klima
[table style=plain widths=310,110,90,90,90 size=8.5]
! Kennzahl | Einheit | 2023 | 2024 | 2025
Erdgas | TJ | 838.4 | 786.1 | 742.6
Heizöl | TJ | 96.0 | 88.7 | 38.1
Treibstoffe (Diesel, Benzin, LPG) | TJ | 66.2 | 63.9 | 61.4
Holz und Rinde | TJ | 52.7 | 64.9 | 118.3
Strom, eingekauft | TJ | 921.5 | 879.3 | 842.7
· davon erneuerbar | TJ | 552.9 | 593.5 | 631.9
· davon aus Kernkraft | TJ | 98.1 | 83.0 | 74.8
Fernwärme und Dampf (fossil) | TJ | 55.8 | 54.0 | 52.6
Photovoltaik, Eigenverbrauch | TJ | 10.2 | 15.4 | 18.5
* Energieverbrauch total • | TJ | 2’040.8 | 1’952.3 | 1’874.2
Erneuerbare Energie total | TJ | 615.8 | 673.8 | 768.7
Anteil erneuerbar • | % | 30.2 | 34.5 | 41.0
Photovoltaik, Produktion | TJ | 11.9 | 17.6 | 21.3
Energieintensität | TJ/Mio. CHF | 1.32 | 1.30 | 1.26
Scope 1 • | t CO_{2}eq | 62’940 | 58’705 | 52’418
Scope 2, ortsbasiert • | t CO_{2}eq | 79’318 | 75’044 | 71’206
Scope 2, marktbasiert • | t CO_{2}eq | 44’871 | 37’260 | 29’874
Biogene CO_{2}-Emissionen (ausserhalb Scope 1) | t CO_{2} | 5’270 | 6’490 | 11’830
[/table]

[page]
[table style=plain widths=310,110,90,90,90 size=8.5]
! Scope 3 nach Kategorien | Einheit | 2023 | 2024 | 2025
1 Eingekaufte Güter und Dienstleistungen | t CO_{2}eq | 968’200 | 911’500 | 861’300
2 Kapitalgüter | t CO_{2}eq | 29’800 | 26’300 | 24’600
3 Brennstoff- und energiebezogene Aktivitäten | t CO_{2}eq | 30’500 | 28’200 | 26’100
4 Vorgelagerter Transport | t CO_{2}eq | 86’700 | 82’100 | 78’900
5 Abfall | t CO_{2}eq | 11’200 | 10’100 | 9’400
6 Geschäftsreisen | t CO_{2}eq | 2’800 | 3’200 | 3’100
7 Arbeitsweg | t CO_{2}eq | 8’400 | 8’200 | 7’900
9 Nachgelagerter Transport | t CO_{2}eq | 44’600 | 42’500 | 41’200
12 Entsorgung der verkauften Produkte | t CO_{2}eq | 176’300 | 168’900 | 162’200
* Scope 3 total • | t CO_{2}eq | 1’358’500 | 1’281’000 | 1’214’700
* Scope 1 bis 3 total (Scope 2 marktbasiert) | t CO_{2}eq | 1’466’311 | 1’376’965 | 1’296’992
Scope 1 und 2 (marktbasiert) pro Umsatz | t CO_{2}eq/Mio. CHF | 69.6 | 64.0 | 55.5
[/table]

## 2 Wasser, Material und Abfall
[table style=plain widths=310,110,90,90,90 size=8.5]
! Kennzahl | Einheit | 2023 | 2024 | 2025
Wasserentnahme • | 1’000 m^{3} | 2’611.4 | 2’502.9 | 2’418.6
Wasserrückgabe | 1’000 m^{3} | 2’368.0 | 2’264.1 | 2’187.3
Wasserverbrauch | 1’000 m^{3} | 243.4 | 238.8 | 231.3
Wiederverwendetes Wasser | 1’000 m^{3} | 540.5 | 588.2 | 612.0
Materialeinsatz total | t | 441’800 | 426’900 | 412’300
Anteil Sekundärrohstoffe • | % | 43.1 | 44.8 | 46.2
Abfall total • | t | 42’380 | 40’655 | 38’746
· nicht gefährlich | t | 40’395 | 38’725 | 36’912
· Sonderabfall | t | 1’985 | 1’930 | 1’834
Abfall rezykliert | t | 31’104 | 30’391 | 29’408
Abfall thermisch verwertet | t | 7’412 | 6’823 | 6’217
Abfall deponiert | t | 3’864 | 3’441 | 3’121
[/table]

[page]
## 3 Mitarbeitende
[table style=plain widths=310,110,90,90,90 size=8.5]
! Kennzahl | Einheit | 2023 | 2024 | 2025
* Mitarbeitende per 31.12. • | Personen | 6’164 | 6’117 | 5’914
· Schweiz | Personen | 1’190 | 1’177 | 1’162
· Deutschland | Personen | 1’436 | 1’421 | 1’408
· Polen | Personen | 1’204 | 1’226 | 1’231
· USA | Personen | 1’081 | 1’070 | 1’046
· Übrige Länder | Personen | 1’253 | 1’223 | 1’067
Vollzeitstellen per 31.12. | FTE | 5’951.2 | 5’899.7 | 5’702.6
Vollzeitangestellte | Personen | 5’529 | 5’481 | 5’288
Teilzeitangestellte | Personen | 635 | 636 | 626
Unter 30 Jahre | Personen | 1’048 | 1’011 | 961
30 bis 50 Jahre | Personen | 3’170 | 3’131 | 3’012
Über 50 Jahre | Personen | 1’946 | 1’975 | 1’941
Frauenanteil | % | 30.6 | 31.0 | 31.4
Temporäre von Personalverleihern (Jahresdurchschnitt) | FTE | 561.0 | 512.8 | 487.3
Fluktuation • | % | 14.9 | 13.8 | 12.6
Abdeckung durch GAV | % | 57 | 57 | 58
Weiterbildung pro Person | Stunden | 10.7 | 11.9 | 12.4
Bestätigte Fälle von Diskriminierung und Belästigung | Anzahl | 3 | 5 | 4
[/table]

## 4 Arbeitssicherheit
[table style=plain widths=310,110,90,90,90 size=8.5]
! Kennzahl | Einheit | 2023 | 2024 | 2025
Todesfälle (Mitarbeitende und Temporäre) • | Anzahl | 0 | 1 | 0
Berufsunfälle total (registrierbar) | Anzahl | 172 | 158 | 141
TRIR, registrierbare Unfälle • | pro 1 Mio. Std. | 15.4 | 14.5 | 13.4
LTIFR, Unfälle mit Ausfalltagen • | pro 1 Mio. Std. | 7.3 | 6.7 | 6.1
Ausfalltage infolge Berufsunfällen | Tage | 2’214 | 2’031 | 1’742
[/table]

## 5 Wirtschaft
[table style=plain widths=310,110,90,90,90 size=8.5]
! Kennzahl | Einheit | 2023 | 2024 | 2025
Nettoumsatz | Mio. CHF | 1’548.1 | 1’499.4 | 1’482.6
EBITDA | Mio. CHF | 203.7 | 198.2 | 201.9
Personalaufwand | Mio. CHF | 431.0 | 427.5 | 419.3
Ertragssteuern bezahlt | Mio. CHF | 24.6 | 22.9 | 23.8
[/table]
`,
  answers,
}
