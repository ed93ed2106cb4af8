import type { StyleDocument } from '../style-document.ts'
import { marlundisModeAnswers } from './fifth-consumer-more-answers.ts'

/** A fashion retailer that tells most figures in sentences and lists. */
export const fifthConsumerFashion: StyleDocument[] = [
  {
    name: 'marlundis-mode-nachhaltigkeitserklaerung-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Modehändler: die meisten Zahlen in Sätzen und Listen, Scope-3-Kategorien und Faserkorb als Tabelle, Vorjahr in Klammern',
    look: { font: 'serif', size: 9.5 },
    text: `
head: Marlundis Mode SE   Geschäftsbericht 2024   Zusammengefasster Lagebericht   Nachhaltigkeitserklärung
# Nachhaltigkeitserklärung
## Über diese Erklärung
Die vorliegende Nachhaltigkeitserklärung der Marlundis Mode SE für das Geschäftsjahr 2024 enthält die zusammengefasste nichtfinanzielle Erklärung und wurde unter vollständiger Anwendung der ESRS aufgestellt. Sie ist auf konsolidierter Basis erstellt; der Konsolidierungskreis stimmt mit dem der Finanzberichterstattung überein. Die Vorjahreswerte waren nicht Gegenstand der Prüfung.
## Geschäftsmodell und Strategie
Marlundis entwirft, beschafft und verkauft Bekleidung, Schuhe und Heimtextilien unter vier eigenen Marken. Verkauft wird in 412 eigenen Filialen, 38 Franchise-Filialen und im Online-Shop, auf den 34 % des Umsatzes entfielen. Im Geschäftsjahr 2024 erzielte der Konzern Umsatzerlöse von 1.284,6 Mio. EUR (Vorjahr: 1.251,9 Mio. EUR). Zum Jahresende waren 9.342 Arbeitnehmer beschäftigt, davon 6.118 in Deutschland, 1.472 in Österreich, 1.035 in Polen und 717 in übrigen Ländern. In den Bereichen fossile Brennstoffe, Chemikalienproduktion, umstrittene Waffen sowie Anbau und Produktion von Tabak ist der Konzern nicht tätig.
## Leitung und Aufsicht
Der Vorstand besteht aus vier Personen, zwei Frauen und zwei Männern. Dem Aufsichtsrat gehören zwölf Personen an, je sechs von der Anteilseigner- und der Arbeitnehmerseite; fünf Mitglieder sind Frauen (41,7 %), sieben sind Männer (58,3 %). Neun Mitglieder des Aufsichtsrats, also 75,0 %, gelten als unabhängig. Das gesetzliche Mindestziel von jeweils 30 % wird damit übertroffen. Der Aufsichtsrat hat 2024 sechsmal getagt und sich dreimal mit der Lieferkette befasst.
20 % der kurzfristigen variablen Vergütung des Vorstands hängen von Nachhaltigkeitszielen ab, und zwar von den Emissionen im eigenen Betrieb, vom Anteil bevorzugter Fasern und von der Zufriedenheit der Arbeitskräfte.
## Wesentlichkeit
Die Wesentlichkeitsanalyse haben wir 2023 durchgeführt und 2024 überprüft. Aus einer Liste von 104 Auswirkungen, Risiken und Chancen wurden 39 als wesentlich eingestuft. Befragt wurden 1.260 Kundinnen und Kunden, 46 Lieferanten und sieben Nichtregierungsorganisationen. Im Hinblick auf ESRS E4 ergaben sich wesentliche Auswirkungen beim Anbau von Baumwolle, aber nicht an eigenen Standorten.
# Umwelt
## Klimawandel
### Übergangsplan, Ziele und Maßnahmen
Der Vorstand hat den Übergangsplan im November 2023 beschlossen, der Aufsichtsrat hat ihm zugestimmt. Unsere Ziele wurden von der Science Based Targets initiative geprüft und stehen im Einklang mit der Begrenzung der Erderwärmung auf 1,5 °C:
- Scope 1: Senkung der absoluten Emissionen um 46 % bis 2030 gegenüber 2019
- Scope 2 (marktbezogen): Senkung um 80 % bis 2030 gegenüber 2019
- Scope 3: Senkung der absoluten Emissionen um 28 % bis 2030 gegenüber 2019
Bis Ende 2024 waren die Scope-1-Emissionen um 29 % und die marktbezogenen Scope-2-Emissionen um 84 % gesunken. Im Berichtsjahr flossen Investitionen (CapEx) in Höhe von 9,4 Mio. EUR in Maßnahmen des Übergangsplans, im Wesentlichen in LED-Beleuchtung und Wärmepumpen; hinzu kamen operative Ausgaben (OpEx) von 2,3 Mio. EUR. Durch die 2024 umgesetzten Maßnahmen wurden 1.870 t CO_{2}e vermieden. Marlundis ist nicht von den Paris-abgestimmten EU-Referenzwerten ausgenommen.
[page]
head: Marlundis Mode SE   Geschäftsbericht 2024   Zusammengefasster Lagebericht   Nachhaltigkeitserklärung
### Energie
Der Gesamtenergieverbrauch des Konzerns lag 2024 bei 93.700 MWh nach 97.280 MWh im Vorjahr. Er setzt sich wie folgt zusammen:
- Energieverbrauch aus fossilen Quellen: 31.770 MWh (33,9 %). Davon entfielen 21.640 MWh auf Erdgas, 3.180 MWh auf Rohöl und Erdölerzeugnisse – im Wesentlichen Diesel und Heizöl – und 6.950 MWh auf erworbene Elektrizität und Fernwärme aus fossilen Quellen. Kohle und sonstige fossile Brennstoffe setzen wir nicht ein (jeweils 0 MWh).
- Energieverbrauch aus Kernkraft: 410 MWh (0,4 %).
- Energieverbrauch aus erneuerbaren Quellen: 61.520 MWh (65,7 %). Darin enthalten sind 58.310 MWh erworbene Elektrizität, 720 MWh aus Holzpellets und Biogas sowie 2.490 MWh selbst erzeugter Solarstrom.
Unsere Solaranlagen auf den Logistikzentren Havelau und Rzemin erzeugten insgesamt 3.140 MWh, von denen 650 MWh ins Netz eingespeist wurden. Bezogen auf die Umsatzerlöse aus klimaintensiven Sektoren – das sind im Einzelhandel die gesamten Umsatzerlöse – betrug die Energieintensität 72,9 MWh je Mio. EUR. Eine Filiale benötigte im Schnitt 96 kWh je Quadratmeter.
### Treibhausgasemissionen
Die direkten Emissionen aus eigenen Quellen (Scope 1) beliefen sich auf 5.412 t CO_{2}e (Vorjahr: 5.968 t); keine davon unterliegt einem regulierten Emissionshandelssystem. Die indirekten energiebedingten Emissionen (Scope 2) betrugen nach der standortbezogenen Methode 24.870 t CO_{2}e (Vorjahr: 26.130 t) und nach der marktbezogenen Methode 3.105 t CO_{2}e (Vorjahr: 4.420 t). Die Verbrennung von Pellets und Biogas setzte 240 t biogenes CO_{2} frei, das nicht in Scope 1 enthalten ist.
[table widths=22,265 style=rules size=8]
! Scope-3-Emissionen in t CO_{2}e | << | 2024 | 2023 | Anteil 2024
3.1 | Eingekaufte Waren und Dienstleistungen | 318.420 | 331.960 | 64,2 %
3.2 | Kapitalgüter | 14.280 | 11.730 | 2,9 %
3.3 | Brennstoff- und energiebezogene Aktivitäten | 4.915 | 5.240 | 1,0 %
3.4 | Vorgelagerter Transport und Distribution | 38.760 | 41.025 | 7,8 %
3.5 | Im Betrieb anfallende Abfälle | 1.130 | 1.205 | 0,2 %
3.6 | Geschäftsreisen | 2.340 | 2.185 | 0,5 %
3.7 | Pendeln der Arbeitnehmer | 9.870 | 9.940 | 2,0 %
3.8 | Vorgelagerte gemietete Vermögenswerte | 6.425 | 6.610 | 1,3 %
3.9 | Nachgelagerter Transport | 11.590 | 11.870 | 2,3 %
3.11 | Nutzung verkaufter Produkte | 72.310 | 74.880 | 14,6 %
3.12 | Umgang mit verkauften Produkten am Ende der Lebensdauer | 12.680 | 12.945 | 2,6 %
3.14 | Franchise | 3.560 | 3.720 | 0,7 %
* Gesamt | << | 496.280 | 513.310 | 100 %
[/table]
fn: Die Kategorien 3.10, 3.13 und 3.15 sind für unser Geschäftsmodell nicht relevant.
Die THG-Gesamtemissionen summieren sich damit auf 526.562 t CO_{2}e (standortbezogen) beziehungsweise 504.797 t CO_{2}e (marktbezogen). Je Mio. EUR Umsatzerlöse sind das 409,9 t beziehungsweise 393,0 t. 17 % der Scope-3-Emissionen beruhen auf Primärdaten von Lieferanten, vor allem aus dem Higg Facility Environmental Module. CO_{2}-Zertifikate haben wir 2024 weder erworben noch stillgelegt, Entnahmeprojekte bestehen nicht. Einen internen CO_{2}-Preis wenden wir nicht an.
## Umweltverschmutzung und Wasser
In der vorgelagerten Lieferkette ist die Nassverarbeitung von Textilien der wichtigste Verursacher von Verschmutzung. 82 % der 174 Nassbetriebe, mit denen wir arbeiten, legten 2024 Abwasserprüfungen nach ZDHC vor; 91 % der Proben hielten die Grenzwerte ein. Im eigenen Betrieb nutzen wir Wasser nur für Sanitäranlagen und Reinigung. Die Wasserentnahme lag bei 142.600 m³ (Vorjahr: 145.100 m³); sie wird fast vollständig in die Kanalisation abgeleitet. Für den Anbau der von uns eingesetzten Baumwolle schätzen wir den Wasserbedarf auf 61 Mio. m³.
[page]
head: Marlundis Mode SE   Geschäftsbericht 2024   Zusammengefasster Lagebericht   Nachhaltigkeitserklärung
## Ressourcennutzung und Kreislaufwirtschaft
### Ressourcenzuflüsse
2024 haben wir Produkte und Materialien mit einem Gesamtgewicht von 41.860 t eingesetzt, davon 33.120 t Textilien und Schuhe und 8.740 t Verpackungen. 38,5 % des Gesamtgewichts waren biologische Materialien aus nachhaltiger Beschaffung (zertifizierte Baumwolle, Leinen, FSC-Papier). Das Gewicht der wiederverwendeten oder recycelten Sekundärmaterialien betrug 9.795 t und damit 23,4 %.
[table widths=200 style=zebra size=8]
! Faserkorb | 2024 in t | 2024 in % | 2023 in % | Ziel 2027 in %
Baumwolle | 15.890 | 54,9 | 56,2 | –
·davon Bio oder in Umstellung | 5.270 | 18,2 | 16,4 | 25
·davon recycelt | 1.650 | 5,7 | 4,1 | 10
Polyester | 8.020 | 27,7 | 27,3 | –
·davon recycelt | 4.330 | 15,0 | 12,8 | 20
Zellulosefasern | 3.130 | 10,8 | 9,9 | –
Wolle und Sonstige | 1.910 | 6,6 | 6,6 | –
* Fasern gesamt | 28.950 | 100,0 | 100,0 | –
[/table]
### Ressourcenabflüsse und Abfälle
63 % unserer Kollektion bestehen aus einem einzigen Material und sind damit grundsätzlich recycelbar. Der Anteil recycelbaren Inhalts beträgt bei den Produkten 44 % und bei den Verpackungen 96 %. In den Filialen wurden 318 t getragene Kleidung zurückgenommen und an einen Verwerter übergeben; sie zählen nicht zu unserem Abfallaufkommen.
Das gesamte Abfallaufkommen betrug 11.946 t (Vorjahr: 12.310 t). Davon wurden 11.128 t einer Verwertung zugeführt, nämlich 264 t der Vorbereitung zur Wiederverwendung, 9.652 t dem Recycling und 1.212 t sonstigen Verwertungsverfahren. Beseitigt wurden 818 t: 702 t durch Verbrennung und 116 t durch Deponierung. Nicht recycelt wurden insgesamt 2.030 t oder 17,0 %. Gefährliche Abfälle, überwiegend Leuchtmittel und Elektroschrott, fielen im Umfang von 74 t an, radioaktive Abfälle gar nicht (0 t).
# Soziales
## Arbeitskräfte des Unternehmens
### Merkmale der Arbeitnehmer
Alle Angaben sind Personenzahlen zum 31. Dezember 2024, sofern nichts anderes vermerkt ist. Im Jahresdurchschnitt beschäftigten wir 9.406 Arbeitnehmer.
[table widths=190 style=grid size=8]
! Arbeitnehmer nach Vertragsart | Frauen | Männer | Divers | Gesamt
Unbefristet | 6.210 | 1.916 | 4 | 8.130
Befristet | 946 | 265 | 1 | 1.212
* Gesamt | 7.156 | 2.181 | 5 | 9.342
Vollzeit | 2.705 | 1.498 | 3 | 4.206
Teilzeit | 4.451 | 683 | 2 | 5.136
[/table]
Im Berichtsjahr verließen 2.218 Arbeitnehmer das Unternehmen; die Fluktuationsquote lag bei 23,6 % (Vorjahr: 25,1 %). Außerdem waren 486 Fremdarbeitskräfte für uns tätig, davon 471 Leiharbeitskräfte in der Logistik und 15 Selbstständige.
### Tarifbindung und Mitbestimmung
Tarifverträge galten für 71,8 % aller Arbeitnehmer. In Deutschland lag die Abdeckung bei 78 %, in Österreich bei 100 %; in Polen bestehen keine Tarifverträge (0 %). Durch Arbeitnehmervertretungen waren in Deutschland 69 %, in Österreich 88 % und in Polen 42 % der Arbeitnehmer vertreten.
[page]
head: Marlundis Mode SE   Geschäftsbericht 2024   Zusammengefasster Lagebericht   Nachhaltigkeitserklärung
### Diversität
Auf der obersten Führungsebene, den beiden Ebenen unterhalb des Aufsichtsrats, arbeiten 18 Frauen (46,2 %) und 21 Männer (53,8 %). 2.476 Arbeitnehmer sind unter 30 Jahre alt (26,5 %), 4.372 zwischen 30 und 50 Jahren (46,8 %) und 2.494 älter als 50 Jahre (26,7 %). Der Anteil der Arbeitnehmer mit Behinderungen beträgt 4,2 %.
### Vergütung
Alle Arbeitnehmer erhalten eine angemessene Entlohnung. Das unbereinigte geschlechtsspezifische Verdienstgefälle betrug 14,7 % (Vorjahr: 15,3 %); bereinigt um Funktion, Region und Betriebszugehörigkeit verbleiben 2,1 %. Ursache ist vor allem der hohe Frauenanteil im Verkauf. Das Verhältnis der Gesamtvergütung der höchstbezahlten Einzelperson zum Median aller übrigen Arbeitnehmer lag bei 52,6.
### Aus- und Weiterbildung
[table widths=250 style=rules size=8]
! 2024 (Vorjahr) | Frauen | Männer | Gesamt
Durchschnittliche Schulungsstunden je Arbeitnehmer | 9,6 (8,8) | 11,8 (11,2) | 10,1 (9,4)
Arbeitnehmer mit regelmäßiger Leistungs- und Laufbahnbeurteilung | 81 % (78 %) | 84 % (82 %) | 82 % (79 %)
Inanspruchnahme von Urlaub aus familiären Gründen durch Anspruchsberechtigte | 9,3 % (9,0 %) | 4,7 % (4,1 %) | 8,2 % (7,9 %)
[/table]
Anspruch auf Urlaub aus familiären Gründen haben 100 % der Arbeitnehmer. Zum Jahresende bildeten wir 402 junge Menschen aus.
### Gesundheit und Sicherheit
97 % der eigenen Arbeitskräfte sind durch unser Managementsystem für Gesundheit und Sicherheit abgedeckt. 2024 ereigneten sich 187 meldepflichtige Arbeitsunfälle, das entspricht einer Quote von 15,2 je 1 Mio. Arbeitsstunden. Es gab keine Todesfälle, weder unter den eigenen Arbeitskräften noch unter anderen Arbeitskräften an unseren Standorten. Ein Fall einer arbeitsbedingten Erkrankung wurde gemeldet. Unfälle führten zu 3.406 Ausfalltagen.
### Vorfälle und Beschwerden
Über die Beschwerdekanäle gingen 64 Beschwerden eigener Arbeitskräfte ein. Elf Fälle von Diskriminierung einschließlich Belästigung wurden bestätigt. Bußgelder, Sanktionen oder Schadenersatz fielen in Höhe von 18.500 EUR an. Schwerwiegende Menschenrechtsvorfälle traten nicht auf (0).
## Arbeitskräfte in der Wertschöpfungskette
Wir bezogen 2024 Waren von 268 direkten Lieferanten mit 431 Fabriken, in denen rund 356.000 Menschen arbeiten, 64 % davon Frauen. Die wichtigsten Beschaffungsländer sind Bangladesch (31 % des Einkaufsvolumens), die Türkei (24 %), China (17 %), Indien (11 %) und Portugal (6 %). Unser Verhaltenskodex für Lieferanten verbietet Kinderarbeit, Zwangsarbeit und Menschenhandel und folgt den Kernarbeitsnormen der ILO.
- 398 Sozialaudits wurden durchgeführt, 37 davon unangekündigt. Bei 12 % der Fabriken war ein Korrekturplan innerhalb von 90 Tagen erforderlich.
- Drei Fabriken wurden wegen wiederholter Verstöße gesperrt.
- Über den anonym nutzbaren Beschwerdekanal in 14 Sprachen gingen 211 Meldungen ein, 188 davon sind abgeschlossen.
- In neun Fabriken wird ein existenzsichernder Lohn gezahlt; bis 2028 sollen es 40 sein.
## Verbraucher und Endnutzer
Der Kundendienst erfasste 26.480 Beschwerden (2023: 27.915), zumeist zu Lieferung und Passform. Ein Kinderschlafanzug wurde zurückgerufen, 2.140 Stück waren verkauft.
# Unternehmensführung
94 % der Funktionen mit erhöhtem Korruptionsrisiko haben das Schulungsprogramm absolviert. Wie im Vorjahr gab es keine Verurteilungen (0) und keine Geldstrafen (0 EUR) wegen Verstößen gegen Korruptions- und Bestechungsvorschriften; ein Fall von Bestechlichkeit im Einkauf wurde bestätigt. Parteien und Politiker erhielten weder Geld- noch Sachspenden (0 EUR). Marlundis ist im Lobbyregister des Deutschen Bundestages eingetragen. Eine Richtlinie zum Tierwohl schließt Echtpelz, Angora und Mulesing-Wolle aus.
Rechnungen beglichen wir im Mittel 38 Tage nach Beginn der Zahlungsfrist. Die üblichen Zahlungsbedingungen betragen 60 Tage für Warenlieferanten; 92 % der Zahlungen hielten die vereinbarten Fristen ein. Gerichtsverfahren wegen Zahlungsverzugs waren nicht anhängig (0).
`,
    answers: marlundisModeAnswers,
  },
]
