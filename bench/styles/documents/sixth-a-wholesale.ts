import type { StyleDocument } from '../style-document.ts'

export const sixthAWholesale: StyleDocument = {
  name: 'altenbrueck-gb-2023-24-nichtfinanzielle-konzernerklaerung.pdf',
  language: 'de',
  year: 2024,
  style:
    'non-financial statement inside a group management report of a food-service wholesaler, split year, dense serif prose, GWh and thousand tonnes',
  look: { font: 'serif', size: 10, landscape: false, words: true, margin: 57 },
  text: `
head: Altenbrück Handelsgruppe AG – Geschäftsbericht 2023/24 – Zusammengefasster Lagebericht
## Ertragslage der Segmente (Fortsetzung)

Im Segment Abholmärkte ging der Umsatz flächenbereinigt um 0,8 % zurück, während das Zustellgeschäft mit Gastronomie, Betriebsverpflegung und
Pflegeeinrichtungen um 5,6 % zulegte. Der Konzernumsatz erreichte im Geschäftsjahr 2023/24 insgesamt 4.871,6 Mio. € (2022/23: 4.755,0 Mio. €) und lag
damit am oberen Ende der im Dezember 2023 veröffentlichten Prognose. Das bereinigte EBITDA belief sich auf 171,3 Mio. € nach 164,8 Mio. € im Vorjahr.

# Nichtfinanzielle Konzernerklärung

## 1. Grundlagen der Erklärung

Die Altenbrück Handelsgruppe AG gibt nach den §§ 315b, 315c in Verbindung mit den §§ 289b bis 289e HGB die folgende nichtfinanzielle
Konzernerklärung für das Geschäftsjahr vom 1. Oktober 2023 bis zum 30. September 2024 ab. Sie ist Teil des zusammengefassten Lageberichts. Die Angaben beziehen
sich auf den Konzern und, soweit nicht anders vermerkt, auf alle Gesellschaften des Konsolidierungskreises des Konzernabschlusses. Für die Altenbrück
Handelsgruppe AG als Mutterunternehmen gelten dieselben Konzepte; gesonderte Angaben entfallen.

Ein Rahmenwerk wurde nicht vollständig angewandt. Einzelne Kennzahlen sind an die GRI-Standards angelehnt, die Treibhausgase werden nach
dem Greenhouse Gas Protocol ermittelt. Da der deutsche Gesetzgeber die Richtlinie über die Nachhaltigkeitsberichterstattung bis zur Aufstellung dieses
Lageberichts nicht in nationales Recht umgesetzt hat, bleibt es bei den bisherigen Vorschriften. Der Aufsichtsrat hat die Erklärung nach § 171 Abs. 1 AktG
geprüft und dafür eine Prüfung mit begrenzter Sicherheit beauftragt. Verweise auf Angaben außerhalb des Lageberichts sind nicht Bestandteil der Erklärung.

### Geschäftsmodell

Altenbrück versorgt seit 1921 Betriebe des Gastgewerbes, Kioske, Kantinen und kleine Einzelhändler mit Lebensmitteln, Getränken, Tabakwaren und
Verbrauchsgütern. Der Konzern betreibt 74 Abholmärkte in Deutschland, Österreich, Tschechien und Slowenien sowie 19 Auslieferungslager. Das Sortiment umfasst bis zu
48.000 Artikel, davon rund 3.900 unter den fünf Eigenmarken. Etwa 212.000 aktive Kunden kaufen mindestens einmal im Quartal ein. Einzelheiten zum
Geschäftsmodell und zu den Segmenten enthält das Kapitel „Grundlagen des Konzerns“.

### Wesentliche Themen und Risiken

Die für das Verständnis von Geschäftsverlauf, Lage und Auswirkungen erforderlichen Themen hat der Vorstand im Juni 2024 bestätigt. Gegenüber dem Vorjahr ist das
Thema „Verpackung“ in „Produkte und Sortiment“ aufgegangen. Wesentlich sind demnach: Klima und Energie (Umweltbelange), Arbeitsbedingungen und Gewinnung
von Fachkräften (Arbeitnehmerbelange), Menschenrechte in der Lieferkette, Tierwohl und Produktverantwortung (weitere Belange) sowie die
Bekämpfung von Korruption und wettbewerbswidrigem Verhalten. Sozialbelange im Sinne des Dialogs mit Gemeinden wurden als nicht wesentlich eingestuft.

Die Risikoberichterstattung folgt der Nettomethode. Sehr wahrscheinliche und zugleich schwerwiegende Risiken für die berichtspflichtigen Aspekte, die mit der
Geschäftstätigkeit, den Geschäftsbeziehungen oder den Erzeugnissen des Konzerns verknüpft wären, hat die Bewertung zum 30. September 2024 nicht ergeben.

### Steuerung

Die Gesamtverantwortung trägt der Vorstand. Die Abteilung Nachhaltigkeit ist dem Finanzressort zugeordnet und bereitet viermal im Jahr die Sitzung des
Nachhaltigkeitsrats vor, dem neben den Vorstandsmitgliedern die Leiter von Einkauf, Logistik, Immobilien, Personal und Recht angehören. Die Zusammensetzung
und die Arbeitsweise von Vorstand und Aufsichtsrat sind in der Erklärung zur Unternehmensführung beschrieben, die auf der Internetseite zugänglich ist.

Das im Februar 2023 von der Hauptversammlung gebilligte Vergütungssystem sieht Nachhaltigkeitsziele in der variablen Vergütung des Vorstands vor. Ihr Anteil beträgt 20 %
der gesamten variablen Zielvergütung; maßgeblich sind je zur Hälfte die Minderung der Treibhausgase aus Scope 1 und Scope 2 sowie der Index
der Mitarbeiterzufriedenheit. Für das Geschäftsjahr 2023/24 hat der Aufsichtsrat einen Zielerreichungsgrad von 108 % festgestellt.

## 2. Umweltbelange

### Ziele und Konzepte

Kühlung, Beleuchtung und Transport prägen den ökologischen Fußabdruck des Großhandels. Der Konzern will seine Emissionen aus Scope 1 und Scope 2 bis zum
Geschäftsjahr 2030/31 um 42 % gegenüber dem Geschäftsjahr 2021/22 verringern. Der Vorstand hat sich im März 2024 gegenüber der Science Based Targets initiative
verpflichtet, bis Anfang 2026 Ziele einzureichen; eine Validierung steht mithin noch aus. Einen Plan für den Übergang zu einer klimaneutralen
Wirtschaftsweise erarbeitet der Konzern derzeit, er soll im Laufe des Geschäftsjahres 2024/25 vorliegen.

Grundlage der Maßnahmen ist das Energiemanagementsystem nach ISO 50001, in das alle deutschen und österreichischen Märkte und Lager einbezogen sind. Für Umbauten
gilt der Baustandard „Markt 28“, der Wärmerückgewinnung aus der Kälte, LED-Beleuchtung und natürliche Kältemittel vorschreibt.

### Maßnahmen und Ergebnisse

Im Berichtsjahr wurden elf Märkte nach dem Baustandard umgerüstet, damit sind es 39 von 74. In den umgerüsteten Märkten sank der Stromverbrauch je Quadratmeter
Verkaufsfläche nach den bisherigen Messungen um durchschnittlich 23 %. In Graz ersetzt seit Mai 2024 eine CO_{2}-Verbundanlage die letzte mit R404A
betriebene Großkälteanlage des Landes. Die Erneuerung der Kälteanlagen erforderte Investitionen von 21,7 Mio. € (Vorjahr: 17,9 Mio. €).

Der Energieverbrauch des Konzerns lag mit 412,6 GWh um 3,5 % unter dem Vorjahreswert von 427,4 GWh. Auf Strom entfielen 268,3 GWh, auf Erdgas 58,9 GWh, auf
Kraftstoffe und Heizöl 74,1 GWh und auf Fernwärme 11,3 GWh. Der verbrauchte Strom stammte zu 61 % (Vorjahr: 48 %) aus erneuerbaren Quellen, einschließlich der
8,9 GWh, die der Konzern mit Solaranlagen auf 33 Dächern selbst erzeugt und unmittelbar genutzt hat. Für weitere 20 Dächer liegen Verträge vor; bis Ende 2026 soll
die installierte Leistung von 11,4 auf 24 MWp steigen.

Im Fuhrpark mit 612 Lastkraftwagen sind inzwischen 27 batterieelektrische Fahrzeuge im Einsatz, vorwiegend in Wien, München und Prag, wo Kunden
die leise Belieferung am frühen Morgen schätzen. Der Dieselverbrauch je 100 Kilometer sank durch Fahrerschulungen und eine veränderte Tourenplanung von 26,9 auf
26,1 Liter.

[table style=rules widths=230,80,80,80 size=9]
! Treibhausgasemissionen in Tsd. t CO_{2}-Äquivalenten | 2023/24 | 2022/23 | 2021/22
Scope 1 | 44,4 | 48,0 | 52,7
· davon Kältemittel | 12,8 | 15,1 | 18,3
Scope 2 (marktbasiert) | 51,7 | 60,9 | 71,9
Scope 2 (standortbasiert) | 101,6 | 107,3 | 109,0
* Scope 1 und 2 (marktbasiert) | 96,1 | 108,9 | 124,6
[/table]

Gegenüber dem Basisjahr entspricht dies einer Verringerung um 22,9 %; der Konzern liegt damit vor dem linearen Zielpfad. Auf die Emissionen der
vor- und nachgelagerten Wertschöpfungskette entfällt der weitaus größte Teil des Fußabdrucks. Eine erste Abschätzung für das Geschäftsjahr 2022/23 auf der Grundlage von
Ausgabendaten ergab rund 3,1 Mio. t, davon über 90 % für eingekaufte Waren, allen voran Rindfleisch, Milchprodukte und Kaffee. Für 2023/24 wurde keine
Berechnung vorgenommen, weil der Konzern auf mengenbasierte Daten umstellt.

Die Emissionen aus Anbau und Röstung des Eigenmarkenkaffees gleicht der Konzern seit 2019 durch Klimaschutzzertifikate aus. Im Berichtsjahr wurden hierfür
Zertifikate über 6.200 t CO_{2} aus einem Kochofenprojekt in Ruanda und einem Aufforstungsprojekt in Kolumbien stillgelegt. Auf Aussagen wie „klimaneutral“ verzichtet der
Konzern auf Verpackungen und in der Werbung seit Oktober 2023 vollständig. Ab 2025 soll das Budget stattdessen in die Umstellung der
Kaffeebauern auf Agroforstsysteme fließen.

### Lebensmittelverluste und Abfall

Weniger wegzuwerfen ist wirtschaftlich wie ökologisch geboten. Der Anteil der Lebensmittel, die nicht verkauft werden konnten, betrug 1,02 % vom Einkaufswert nach
1,11 % im Vorjahr. Das automatische Dispositionssystem, das nun in allen Ländern läuft, berücksichtigt Wetter, Ferien und örtliche Veranstaltungen. An Tafeln und
vergleichbare Einrichtungen gingen rund 4.100 t noch verzehrfähige Ware. In Deutschland fielen in den Märkten und Lagern 31.900 t Abfälle an, deren
Verwertungsquote 94 % erreichte; für die übrigen Länder liegen vergleichbare Daten wegen unterschiedlicher kommunaler Sammelsysteme nicht vor.

Wasserverbrauch und biologische Vielfalt an den eigenen Standorten sind nach der Analyse für den Konzern nicht wesentlich. In der Lieferkette spielen sie sehr
wohl eine Rolle und werden über die nachfolgend beschriebenen Einkaufsleitlinien angesprochen.

[page]
## 3. Arbeitnehmerbelange

### Personalstruktur

Zum 30. September 2024 beschäftigte der Konzern 14.862 Mitarbeiter (Vorjahr: 15.107), davon 9.874 in Deutschland, 2.316 in Österreich, 1.901 in Tschechien und
771 in Slowenien. Im Jahresdurchschnitt waren es 14.930 Mitarbeiter nach 15.240 im Vorjahr. Umgerechnet auf Vollzeitstellen ergaben sich zum Stichtag
12.045 Kräfte. 46,2 % der Belegschaft sind Frauen; auf den beiden Führungsebenen unterhalb des Vorstands waren es 24,1 %. Der Rückgang der Mitarbeiterzahl
folgt vor allem aus der Schließung der Märkte in Gera, Villach und Ostrava, für die mit den Arbeitnehmervertretungen Sozialpläne vereinbart wurden.

Handel und Logistik konkurrieren um dieselben Fachkräfte. Die Fluktuationsquote sank auf 18,7 % (Vorjahr: 21,3 %), bleibt aber vor allem in der Kommissionierung
hoch. Der Konzern begegnet dem mit Prämien für geworbene Kollegen, mit einer Vier-Tage-Woche in sechs Lagern und mit Sprachkursen, an denen im Berichtsjahr 840
Mitarbeiter aus 41 Nationen teilnahmen. Konzernweit haben 3,8 % der Beschäftigten eine anerkannte Behinderung.

### Entgelt und Mitbestimmung

Für 88 % der Mitarbeiter gelten Tarifverträge, im Wesentlichen jene des Groß- und Außenhandels. In Slowenien, wo nur eine Rahmenregelung der
Branche besteht, wird deren Tabelle freiwillig um 6 % überschritten. Das unbereinigte Entgeltgefälle zwischen Männern und Frauen betrug konzernweit 11,3 % (Vorjahr:
11,9 %). Es erklärt sich überwiegend aus dem hohen Frauenanteil in Kasse und Verwaltung und dem hohen Männeranteil in Fahrdienst und Führung.

Betriebsräte bestehen in 68 Märkten und in sämtlichen Lagern. Der Konzernbetriebsrat wurde zur Einführung der Zeiterfassung per App und zum Baustandard angehört; eine
Rahmenvereinbarung zu mobiler Arbeit trat am 1. Januar 2024 in Kraft. Die Mitarbeiterbefragung vom November 2023 erzielte bei einer Beteiligung von 69 % einen
Zufriedenheitsindex von 3,9 auf einer Skala bis 5.

### Qualifizierung

Je Mitarbeiter wurden im Berichtsjahr im Durchschnitt 9,6 Stunden für Weiterbildung aufgewandt (Vorjahr: 8,8 Stunden). Die Lernplattform „Markthalle“ steht allen
Mitarbeitern auf privaten wie dienstlichen Geräten offen und umfasst Warenkunde, Hygiene, Staplerschein und Führung. Zum Ausbildungsbeginn im
Herbst 2024 starteten 318 junge Menschen in 13 Berufen, nach 297 im Vorjahr. Die Übernahmequote der Absolventen betrug 83 %.

### Gesundheit und Sicherheit

Das Konzept zum Arbeitsschutz ist in einer Konzernrichtlinie festgelegt, die für alle Gesellschaften Gefährdungsbeurteilungen, Unterweisungen und die
Untersuchung jedes Unfalls verlangt. Unfallschwerpunkte sind Flurförderzeuge, Schnittverletzungen in den Frischeabteilungen und Stürze beim Entladen. Die Zahl der
meldepflichtigen Unfälle je 1.000 Vollzeitkräfte verringerte sich auf 31,4 (Vorjahr: 34,0). Wie im Vorjahr ereignete sich kein tödlicher Arbeitsunfall eines
Mitarbeiters. Seit dem Frühjahr warnen in vier Lagern Sensoren an Staplern vor Fußgängern; die Zahl der Beinaheunfälle ging dort um ein Drittel zurück.

## 4. Achtung der Menschenrechte

Die Grundsatzerklärung des Konzerns zu den Menschenrechten wurde im Dezember 2023 überarbeitet. Sie beruft sich auf die Leitprinzipien der Vereinten Nationen und die
Kernarbeitsnormen der Internationalen Arbeitsorganisation, ächtet Kinderarbeit, Zwangsarbeit und Menschenhandel im eigenen Geschäftsbereich wie bei Lieferanten und
benennt die vorrangigen Risiken: Saisonarbeit im Obst- und Gemüseanbau, Fischerei, Kakao, Kaffee und Werkverträge in der Fleischzerlegung.

Sämtliche Lieferanten von Eigenmarken müssen den Verhaltenskodex für Lieferanten anerkennen und bei Fertigung in Risikoländern ein anerkanntes Sozialaudit vorlegen.
Zum Bilanzstichtag lag für 96 % der 287 betroffenen Produktionsstätten ein gültiger Nachweis vor. In sieben Fällen wurden Lieferanten gesperrt, bis die
Mängel behoben waren. Die Risikoanalyse nach dem Lieferkettensorgfaltspflichtengesetz umfasste 6.840 unmittelbare Zulieferer und stufte 214 davon als
erhöht risikobehaftet ein. Nach einem Bericht über Missstände in andalusischen Gewächshäusern besuchte eine Delegation des Einkaufs im April
2024 drei Erzeugergemeinschaften und vereinbarte mit ihnen Mindeststandards für Unterkünfte.

Hinweise können Mitarbeiter, Lieferanten und Dritte über die Ombudsstelle einer Anwaltskanzlei oder eine Internetplattform abgeben, auf Wunsch
anonym. Hinweisgeber sind nach der Verfahrensordnung vor Benachteiligung geschützt. Im Berichtsjahr gingen 61 Hinweise ein, von denen 38 die
Führung oder die Zusammenarbeit im Team betrafen. Hinweise auf schwerwiegende Menschenrechtsverletzungen im eigenen Geschäftsbereich lagen nicht vor.

Die Konzernrichtlinie „Respekt am Arbeitsplatz“ untersagt jede Diskriminierung und sexuelle Belästigung. Seit Herbst 2023 ist ein einstündiges Lernmodul zu ihr
für alle Mitarbeiter verpflichtend; bis zum Stichtag hatten es 11.900 Personen abgeschlossen.

## 5. Produktverantwortung und Tierwohl

Die Einkaufsleitlinie Tierwohl regelt Mindestanforderungen für Fleisch, Geflügel, Eier und Fisch. Käfigeier sind seit 2013 ausgelistet, bei Eigenmarken-Frischgeflügel
gelten in Deutschland und Österreich mindestens die Anforderungen der Haltungsform 2. Der Absatzanteil der Stufen 3 und höher stieg bei Schweinefleisch von 6,1 auf
7,4 %. Viele Gastronomen achten angesichts hoher Kosten indes stärker auf den Preis, weshalb das für 2025 gesetzte Ziel von 12 % voraussichtlich erst zwei Jahre später
erreicht wird. Bei Wildfisch trugen 71 % der Eigenmarkenartikel ein Siegel für bestandserhaltende Fischerei.

Für die Sicherheit der Lebensmittel sorgen ein nach dem IFS-Standard zertifiziertes Qualitätsmanagement und 14.300 Laboranalysen im Jahr. Acht Artikel wurden im
Berichtsjahr öffentlich zurückgerufen (Vorjahr: elf), davon zwei Eigenmarkenartikel. Der Kundenservice bearbeitete 18.400 Reklamationen, das waren 7 % weniger als im
Vorjahr; neun von zehn Fällen wurden binnen zwei Arbeitstagen gelöst.

## 6. Bekämpfung von Korruption und Bestechung

Der Verhaltenskodex und die Richtlinie über Zuwendungen geben den Mitarbeitern klare Grenzen vor; im Einkauf gilt ein Verbot der Annahme von Geschenken mit einem Wert
über 25 €. Das Compliance-Management-System wird von der Internen Revision alle drei Jahre geprüft, zuletzt 2022. Von den Mitarbeitern in Funktionen, die der Konzern
als korruptionsgefährdet einstuft – im Wesentlichen Einkauf, Expansion, Bau und Großkundenvertrieb –, hatten zum Stichtag 96 % die alle zwei Jahre fällige Schulung
absolviert (Vorjahr: 93 %). Bestätigte Fälle von Korruption oder Bestechung wurden nicht bekannt, Bußgelder in diesem Zusammenhang waren nicht zu entrichten.

Das seit 2021 anhängige Verfahren der tschechischen Wettbewerbsbehörde gegen mehrere Getränkegroßhändler, darunter eine Tochtergesellschaft, ist noch nicht
abgeschlossen. Der Konzern hat hierfür eine Rückstellung von 3,4 Mio. € gebildet, siehe Risikobericht.

[page]
## 7. Angaben zur EU-Taxonomie

Der Großhandel mit Lebensmitteln gehört nicht zu den Wirtschaftstätigkeiten, für die in den delegierten Verordnungen technische Bewertungskriterien bestehen.
Taxonomiefähige Umsätze weist der Konzern daher nur in sehr geringem Umfang aus. Sie stammen aus der Vermietung von Gebäuden an Konzessionäre (Tätigkeit 7.7).
Taxonomiefähige Investitionen betreffen den Erwerb und die Anmietung von Gebäuden, die Solaranlagen (7.6), energieeffiziente Ausrüstungen (7.3)
sowie den Fuhrpark (6.5 und 6.6).

[table style=grid widths=190,90,90,90 size=9]
! 2023/24 | Gesamt in Mio. € | taxonomiefähig in % | taxonomiekonform in %
Umsatzerlöse | 4.871,6 | 0,6 | 0,0
Investitionsausgaben | 148,9 | 57,3 | 9,1
Betriebsausgaben | 63,5 | 21,0 | 1,4
[/table]

Der Anstieg der konformen Investitionsausgaben gegenüber dem Vorjahr (6,2 %) ist auf die Solaranlagen und die 15 zusätzlich beschafften Elektro-Lkw zurückzuführen. Die
Prüfung auf erhebliche Beeinträchtigung stützt sich bei den Gebäuden auf eine standortbezogene Klimarisikoanalyse, die ein Dienstleister für 41 Eigentumsobjekte
unter Verwendung der Szenarien RCP4.5 und RCP8.5 erstellt hat. Der Mindestschutz gilt als gewahrt. Tätigkeiten im Bereich der Kernenergie oder des fossilen Gases übt der
Konzern nicht aus.

## 8. Zusammenhang mit dem Konzernabschluss

Zusammenhänge mit einzelnen Beträgen des Konzernabschlusses bestehen bei den Sachanlagen (Anhangangabe 14), den Leasingverhältnissen (15) und den sonstigen
Rückstellungen (24). Die Nutzungsdauer von 17 Kälteanlagen wurde wegen der F-Gas-Verordnung verkürzt, was zu zusätzlichen Abschreibungen von 2,6 Mio. € führte.

# Prognosebericht

Für das Geschäftsjahr 2024/25 erwartet der Vorstand einen Konzernumsatz zwischen 4,9 und 5,0 Mrd. € und ein bereinigtes EBITDA zwischen 170 und 182 Mio. €. Die
Zahl der Mitarbeiter dürfte sich zum Stichtag auf etwa 14.700 belaufen. Der Energieverbrauch soll auf weniger als 400 GWh sinken, die Emissionen aus Scope 1
und Scope 2 sollen 90 Tsd. t nicht überschreiten. Diesen Annahmen liegt die Erwartung zugrunde, dass sich der Außer-Haus-Markt real um etwa 1 % belebt und die
Strompreise annähernd unverändert bleiben.

Die Investitionen werden mit 150 bis 160 Mio. € veranschlagt, davon rund 30 Mio. € für die Umrüstung weiterer Märkte. Der Standort Linz erhält ein neues
Auslieferungslager mit 21.000 Quadratmetern, das im Sommer 2026 den Betrieb aufnehmen soll und als erstes Gebäude des Konzerns ohne Gasanschluss auskommt.
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = yes
SBM-1_03 = 14862
S1-6_02 = 14862
S1-6_03 = 14930
S1-6_05#DE = 9874
S1-6_05#AT = 2316
S1-6_05#CZ = 1901
S1-6_05#SI = 771
S1-6_12 = 18.7 %
SBM-1_06 = 4871.6 EUR million
E1-4_01 = yes
E1-5_01 = 412.6 GWh
E1-5_08 = 8.9 GWh
E1-5_11 = 74.1 GWh
E1-5_12 = 58.9 GWh
E1-6_07 = 44.4 thousand t CO2e
E1-6_09 = 101.6 thousand t CO2e
E1-6_10 = 51.7 thousand t CO2e
E1-7_03 = yes
E1-7_10 = 6200 t CO2
E1-7_21 = no
G1-1_09 = yes
G1-3_07 = 96 %
G1-4_02 = 0 EUR
G1-4_04 = 0
GOV-3_01 = yes
GOV-3_05 = 20 %
S1-12_01 = 3.8 %
S1-13_04 = 9.6 h
S1-14_02 = 0
S1-16_01 = 11.3 %
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-1_17 = yes
S1-1_22 = yes
S1-3_05 = yes
S1-3_09 = yes
S1-8_01 = 88 %
S1-9_02#female = 24.1 %
S2-1_06 = yes
S2-3_12 = yes
S4-3_13 = 18400
absent E1-1_12 E1-1_14 E1-4_16 E1-5_02 E1-5_03 E1-5_04 E1-5_05 E1-5_06 E1-5_07 E1-5_09 E1-5_10 E1-5_14 E1-5_15 E1-5_16 E1-5_18
absent E1-6_08 E1-6_11 E1-6_12 E1-6_13 E1-6_17 E1-6_30 E1-6_31 E1-8_04
absent E2-4_05 E3-4_01 E3-4_03 E3-4_08 E3-4_11 E3-4_12 E4-5_01 E4-5_02 E4-5_10 E4-5_11 E4.IRO-1_14
absent E5-4_02 E5-5_07 E5-5_10 E5-5_11 E5-5_15 E5-5_16 G1-4_01 G1-4_07 G1-5_03 G1-5_04 G1-5_05 G1-5_10
absent G1-6_01 G1-6_02 G1-6_03 G1-6_04 GOV-1_01 GOV-1_02 GOV-1_06 GOV-1_07
absent S1-10_01 S1-13_02 S1-14_01 S1-14_03 S1-14_05 S1-14_06 S1-14_07 S1-15_01 S1-15_02 S1-16_02 S1-17_02 S1-17_05
absent S1-6_11 S1-6_19 S1-6_20 S1-7_01 S1-7_02 S1-7_03 S1-9_03 S1-9_04 S1-9_05
absent SBM-1_15 SBM-1_17 SBM-1_19
`,
}
