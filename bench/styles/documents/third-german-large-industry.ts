import type { StyleDocument } from '../style-document.ts'

/** Further sustainability statements of large groups in German. */
export const thirdGermanLargeIndustry: StyleDocument[] = [
  {
    name: 'terhaven-nachhaltigkeitserklaerung-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'volle ESRS-Erklärung im Lagebericht: Tabellen nach AR 34 und AR 48 mit Zeilennummern, Basisjahr und Etappenzielen',
    look: { size: 8.5 },
    text: `
head: Terhaven Antriebe AG | Geschäftsbericht 2024 | Zusammengefasster Lagebericht – Konzern-Nachhaltigkeitserklärung
# Konzern-Nachhaltigkeitserklärung
## Allgemeine Angaben
### Allgemeine Grundlagen für die Erstellung (BP-1, BP-2)
Die vorliegende Nachhaltigkeitserklärung wurde auf konsolidierter Basis erstellt. Der Konsolidierungskreis entspricht dem des Konzernabschlusses; 64 Tochterunternehmen sind einbezogen. Für die vor- und nachgelagerte Wertschöpfungskette greifen wir teilweise auf Schätzungen zurück, insbesondere bei den Scope-3-Kategorien 1 und 11. Als kurzfristig gilt ein Jahr, als mittelfristig ein Zeitraum von bis zu fünf Jahren.
### Die Rolle der Verwaltungs-, Leitungs- und Aufsichtsorgane (GOV-1)
Der Vorstand besteht aus fünf, der Aufsichtsrat aus 16 Mitgliedern und ist nach dem Mitbestimmungsgesetz paritätisch besetzt. Im Aufsichtsrat gelten 87,5 % der Mitglieder als unabhängig.
[table widths=200 style=rules]
! Zusammensetzung zum 31. Dezember 2024 | Vorstand | Aufsichtsrat
Mitglieder | 5 | 16
davon Frauen | 2 | 7
Frauenanteil in % | 40,0 | 43,8
Durchschnittsalter in Jahren | 54 | 58
Arbeitnehmervertreter | – | 8
[/table]
### Nachhaltigkeitsbezogene Leistungen in Anreizsystemen (GOV-3)
Das Vergütungssystem des Vorstands enthält Nachhaltigkeitsziele. 15 % der variablen Zielvergütung hängen von ihnen ab; gemessen werden die Minderung der Scope-1- und Scope-2-Emissionen sowie die Unfallrate. Der Anteil der im Geschäftsjahr erfassten Vergütung, der an klimabezogene Erwägungen geknüpft ist, betrug 6,2 %.
### Strategie, Geschäftsmodell und Wertschöpfungskette (SBM-1)
Terhaven entwickelt und fertigt Antriebe, Getriebe und Steuerungen für Maschinen, Aufzüge und Windkraftanlagen. Wir beziehen Waren und Leistungen von rund 9.400 direkten Lieferanten in 51 Ländern. Im Geschäftsjahr 2024 erzielten wir Umsatzerlöse von 6.482 Mio. € (Vorjahr: 6.570 Mio. €). Wir sind weder im Sektor der fossilen Brennstoffe noch in der Herstellung umstrittener Waffen oder im Anbau und in der Produktion von Tabak tätig.
[table widths=240 style=rules]
! Zahl der Arbeitnehmer nach Regionen (Personenzahl, 31.12.) | 2024 | 2023
Europa | 15.926 | 16.207
Nord- und Südamerika | 3.418 | 3.366
Asien/Pazifik | 4.964 | 5.012
* Konzern | 24.308 | 24.585
[/table]
[page]
head: Terhaven Antriebe AG | Geschäftsbericht 2024 | Zusammengefasster Lagebericht – Konzern-Nachhaltigkeitserklärung
## ESRS E1 Klimawandel
### Übergangsplan für den Klimaschutz (E1-1)
Der Übergangsplan wurde im November 2023 vom Vorstand verabschiedet und vom Aufsichtsrat gebilligt. Die wesentlichen Hebel sind Grünstrom, die Elektrifizierung der Härterei und effizientere Produkte. Terhaven ist nicht von den Paris-abgestimmten EU-Referenzwerten ausgeschlossen. Eingeschlossene Emissionen bestehen vor allem in der Nutzungsphase der verkauften Antriebe, die eine mittlere Lebensdauer von 18 Jahren haben.
### Ziele im Zusammenhang mit dem Klimaschutz (E1-4)
Die Ziele wurden im Jahr 2022 von der Science Based Targets initiative bestätigt und sind mit der Begrenzung der Erderwärmung auf 1,5 °C vereinbar.
[table widths=170 style=grid]
! Ziel | Basisjahr | Zieljahr | Minderung | Stand 2024
Scope-1-THG-Emissionen | 2020 | 2030 | 50 % | 44,9 %
Marktbezogene Scope-2-THG-Emissionen | 2020 | 2030 | 80 % | 69,6 %
Scope-3-THG-Emissionen (Kategorien 1 und 11) | 2020 | 2030 | 25 % | 11,1 %
[/table]
### Maßnahmen im Zusammenhang mit dem Klimaschutz (E1-3)
Mit den bis Ende 2024 umgesetzten Maßnahmen haben wir die THG-Emissionen um 9.800 t CO_{2}-Äq. gemindert. Von den beschlossenen Maßnahmen, vor allem der Elektrifizierung der Härterei in Lünfeld, erwarten wir bis 2028 eine weitere Minderung um 22.000 t CO_{2}-Äq.
### Energieverbrauch und Energiemix (E1-5)
[table widths=300 style=rules size=8]
! Energieverbrauch und Energiemix | 2024 | 2023
(1) Brennstoffverbrauch aus Kohle und Kohleerzeugnissen (in MWh) | 0 | 0
(2) Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen (in MWh) | 48.312 | 51.940
(3) Brennstoffverbrauch aus Erdgas (in MWh) | 212.655 | 229.410
(4) Brennstoffverbrauch aus sonstigen fossilen Quellen (in MWh) | 3.127 | 3.480
(5) Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus fossilen Quellen (in MWh) | 136.904 | 171.266
* (6) Gesamtverbrauch fossiler Energie (in MWh) (Summe der Zeilen 1 bis 5) | 400.998 | 456.096
Anteil fossiler Quellen am Gesamtenergieverbrauch (in %) | 53,3 | 58,6
* (7) Verbrauch aus Kernkraftquellen (in MWh) | 22.418 | 31.705
Anteil des Verbrauchs aus nuklearen Quellen am Gesamtenergieverbrauch (in %) | 3,0 | 4,1
(8) Brennstoffverbrauch für erneuerbare Quellen, einschließlich Biomasse (in MWh) | 9.860 | 7.215
(9) Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus erneuerbaren Quellen (in MWh) | 301.447 | 268.330
(10) Verbrauch selbst erzeugter erneuerbarer Energie, bei der es sich nicht um Brennstoffe handelt (in MWh) | 18.092 | 14.876
* (11) Gesamtverbrauch erneuerbarer Energie (in MWh) (Summe der Zeilen 8 bis 10) | 329.399 | 290.421
Anteil erneuerbarer Quellen am Gesamtenergieverbrauch (in %) | 43,8 | 37,3
* Gesamtenergieverbrauch (in MWh) (Summe der Zeilen 6, 7 und 11) | 752.815 | 778.222
[/table]
[table widths=300 style=rules size=8]
! Energieintensität pro Nettoeinnahme | 2024 | 2023
Gesamtenergieverbrauch aus Tätigkeiten in klimaintensiven Sektoren je Nettoeinnahme aus diesen Tätigkeiten (MWh/Mio. €) | 121,1 | 123,4
[/table]
Sämtliche Tätigkeiten des Konzerns mit Ausnahme der Finanzdienstleistungen werden den klimaintensiven Sektoren (Abschnitt C der NACE) zugerechnet. Die Nettoeinnahmen aus diesen Tätigkeiten beliefen sich auf 6.214 Mio. €.
[page]
head: Terhaven Antriebe AG | Geschäftsbericht 2024 | Zusammengefasster Lagebericht – Konzern-Nachhaltigkeitserklärung
### THG-Bruttoemissionen der Kategorien Scope 1, 2 und 3 sowie THG-Gesamtemissionen (E1-6)
[table widths=165,48,48,48,38,50,50 style=rules size=7]
! | Rückblickend | << | << | << | Etappenziele und Zieljahre | << | <<
! | Basisjahr 2020 | 2023 | 2024 | % 2024/2023 | 2025 | 2030 | Jährlich % des Ziels/ Basisjahr
= Scope-1-Treibhausgasemissionen
Scope-1-THG-Bruttoemissionen (t CO_{2}-Äq.) | 118.440 | 71.226 | 65.318 | –8,3 | 64.000 | 59.220 | 5,0
Prozentsatz der Scope-1-THG-Emissionen aus regulierten Emissionshandelssystemen (in %) | 28 | 30 | 31 | – | – | – | –
= Scope-2-Treibhausgasemissionen
Standortbezogene Scope-2-THG-Bruttoemissionen (t CO_{2}-Äq.) | 248.900 | 204.117 | 191.560 | –6,2 | – | – | –
Marktbezogene Scope-2-THG-Bruttoemissionen (t CO_{2}-Äq.) | 231.700 | 96.840 | 70.412 | –27,3 | 68.000 | 46.340 | 8,0
= Signifikante Scope-3-Treibhausgasemissionen
* Gesamte indirekte (Scope-3-)THG-Bruttoemissionen (t CO_{2}-Äq.) | 12.173.760 | 11.317.558 | 10.818.845 | –4,4 | – | – | –
1 Erworbene Waren und Dienstleistungen | 1.942.300 | 1.811.570 | 1.744.908 | –3,7 | – | 1.456.725 | 2,5
2 Investitionsgüter | 88.210 | 95.402 | 90.316 | –5,3 | – | – | –
3 Tätigkeiten im Zusammenhang mit Brennstoffen und Energie (nicht in Scope 1 oder Scope 2 enthalten) | 61.300 | 52.177 | 48.690 | –6,7 | – | – | –
4 Vorgelagerter Transport und Vertrieb | 140.220 | 128.614 | 121.873 | –5,2 | – | – | –
5 Abfallaufkommen in Betrieben | 9.400 | 7.316 | 6.904 | –5,6 | – | – | –
6 Geschäftsreisen | 14.810 | 9.927 | 10.488 | +5,7 | – | – | –
7 Pendelnde Arbeitnehmer | 38.100 | 31.450 | 30.962 | –1,6 | – | – | –
9 Nachgelagerter Transport | 44.020 | 40.816 | 39.277 | –3,8 | – | – | –
11 Verwendung verkaufter Produkte | 9.814.000 | 9.120.440 | 8.706.315 | –4,5 | – | 7.360.500 | 2,5
12 Behandlung von Produkten am Ende der Lebensdauer | 21.400 | 19.846 | 19.112 | –3,7 | – | – | –
= THG-Emissionen insgesamt
* THG-Emissionen insgesamt (standortbezogen) (t CO_{2}-Äq.) | 12.541.100 | 11.592.901 | 11.075.723 | –4,5 | – | – | –
* THG-Emissionen insgesamt (marktbezogen) (t CO_{2}-Äq.) | 12.523.900 | 11.485.624 | 10.954.575 | –4,6 | – | – | –
[/table]
Die Emissionen werden nach dem GHG Protocol Corporate Standard ermittelt; einbezogen sind alle Gesellschaften unter operativer Kontrolle. 34 % der Scope-3-Emissionen der Kategorie 1 beruhen auf Gewichtsdaten, der Rest auf Ausgabendaten. Die Kategorien 8, 10, 13, 14 und 15 sind für Terhaven nicht signifikant. Für das Werk Brünn wurden die Werte für Dezember hochgerechnet; der Standort verursachte 4.117 t CO_{2}-Äq. an Scope-1-Emissionen.
[table widths=300 style=rules size=8]
! THG-Intensität pro Nettoeinnahme (t CO_{2}-Äq./Mio. €) | 2024 | 2023
THG-Gesamtemissionen (standortbezogen) pro Nettoeinnahme | 1.708,7 | 1.764,5
THG-Gesamtemissionen (marktbezogen) pro Nettoeinnahme | 1.690,0 | 1.748,2
[/table]
Die Nettoeinnahmen von 6.482 Mio. € entsprechen den in der Konzern-Gewinn- und Verlustrechnung ausgewiesenen Umsatzerlösen.
### Interne CO_{2}-Bepreisung (E1-8)
Seit 2022 setzt Terhaven bei Investitionsanträgen über 500 Tsd. € einen Schattenpreis von 95 € je t CO_{2}-Äq. an. Gutschriften aus Klimaschutzprojekten werden nicht erworben; E1-7 ist daher nicht anwendbar.
[page]
head: Terhaven Antriebe AG | Geschäftsbericht 2024 | Zusammengefasster Lagebericht – Konzern-Nachhaltigkeitserklärung
## ESRS S1 Arbeitskräfte des Unternehmens
### Konzepte, Maßnahmen und Ziele (S1-1, S1-4, S1-5)
Die Grundsatzerklärung zu Menschenrechten gilt für alle Arbeitskräfte. Bis 2028 soll die Unfallrate unter 2,0 je eine Million Arbeitsstunden und der Frauenanteil auf den beiden Führungsebenen unter dem Vorstand bei 22 % liegen. An der Befragung im Herbst nahmen 78 % der Eingeladenen teil; der Zufriedenheitsindex erreichte 72 von 100 Punkten. Für Gesundheitsprogramme standen 6,5 Mio. € zur Verfügung.
### Merkmale der Arbeitnehmer des Unternehmens (S1-6)
Alle Angaben beziehen sich auf die Personenzahl zum Ende des Berichtszeitraums. Die Kennzahlen werden aus dem konzernweiten Personalsystem erhoben.
[columns 2]
[table widths=120 style=rules size=8]
! Geschlecht | Zahl der Arbeitnehmer (Personenzahl)
Männlich | 17.466
Weiblich | 6.839
Divers | 3
Keine Angaben | 0
* Gesamtzahl der Arbeitnehmer | 24.308
[/table]
[next]
[table widths=120 style=rules size=8]
! Land | Zahl der Arbeitnehmer (Personenzahl)
Deutschland | 9.874
China | 3.205
Tschechien | 2.611
[/table]
[/columns]
[table widths=195 style=rules size=8]
! 2024 | Weiblich | Männlich | Divers | Keine Angaben | Insgesamt
Zahl der Arbeitnehmer | 6.839 | 17.466 | 3 | 0 | 24.308
Zahl der dauerhaft Beschäftigten | 6.302 | 16.544 | 3 | 0 | 22.849
Zahl der befristeten Beschäftigten | 537 | 922 | 0 | 0 | 1.459
Zahl der Abrufkräfte | 0 | 0 | 0 | 0 | 0
[/table]
Im Berichtszeitraum haben 2.139 Arbeitnehmer das Unternehmen verlassen. Die Quote der Mitarbeiterfluktuation betrug 8,7 %; im Nenner steht die durchschnittliche Zahl der Arbeitnehmer. Die repräsentativste Zahl im Abschluss findet sich im Anhang unter Ziffer 7 (Personalaufwand).
### Angemessene Entlohnung und soziale Absicherung (S1-10, S1-11)
Alle Arbeitnehmer erhalten eine angemessene Entlohnung im Einklang mit den geltenden Referenzwerten. Angaben zu S1-7, S1-8 außerhalb des EWR und S1-12 werden unter Nutzung der Übergangsbestimmungen noch nicht gemacht.
### Vergütungskennzahlen (S1-16)
Das geschlechtsspezifische Verdienstgefälle lag bei 9,4 %. Das Verhältnis der jährlichen Gesamtvergütung der höchstbezahlten Einzelperson zum Median der Arbeitnehmer (ohne diese) betrug 71,3.
### Vorfälle, Beschwerden und schwerwiegende Auswirkungen (S1-17)
Gemeldet wurden 17 Fälle von Diskriminierung einschließlich Belästigung. Über die Kanäle für Arbeitskräfte gingen 46 weitere Beschwerden ein. Geldbußen, Sanktionen oder Schadenersatzzahlungen fielen dafür nicht an (0 €). Schwerwiegende Vorfälle in Bezug auf Menschenrechte im Zusammenhang mit den eigenen Arbeitskräften wurden nicht festgestellt.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 5
GOV-1_02 = 16
GOV-1_05#female = 40|43.8 %
GOV-1_07 = 87.5 %
GOV-3_01 = yes
GOV-3_05 = 15 %
E1.GOV-3_02 = 6.2 %
SBM-1_03 = 24308
SBM-1_04#europe = 15926
SBM-1_04#americas = 3418
SBM-1_04#asia_pacific = 4964
SBM-1_06 = 6482 EUR million
SBM-1_09 = no
SBM-1_17 = no
SBM-1_19 = no
E1-1_12 = no
E1-1_14 = yes
E1-4_01 = yes
E1-4_07 = 50 % @2030
E1-4_13 = 80 % @2030
E1-4_22 = yes
E1-3_03 = 9800 t CO2e
E1-3_04 = 22000 t CO2e
E1-5_01 = 752815 MWh
E1-5_02 = 400998 MWh
E1-5_03 = 22418 MWh
E1-5_04 = 3 %
E1-5_05 = 329399 MWh
E1-5_06 = 9860 MWh
E1-5_07 = 301447 MWh
E1-5_08 = 18092 MWh
E1-5_09 = 43.8 %
E1-5_10 = 0 MWh
E1-5_11 = 48312 MWh
E1-5_12 = 212655 MWh
E1-5_13 = 3127 MWh
E1-5_14 = 136904 MWh
E1-5_15 = 53.3 %
E1-5_18 = 121.1 MWh/EUR million
E1-5_22 = 6214 EUR million
E1-6_07 = 65318 t CO2e
E1-6_08 = 31 %
E1-6_09 = 191560 t CO2e
E1-6_10 = 70412 t CO2e
E1-6_11 = 10818845 t CO2e
E1-6_11#cat1 = 1744908 t CO2e
E1-6_11#cat2 = 90316 t CO2e
E1-6_11#cat3 = 48690 t CO2e
E1-6_11#cat4 = 121873 t CO2e
E1-6_11#cat5 = 6904 t CO2e
E1-6_11#cat6 = 10488 t CO2e
E1-6_11#cat7 = 30962 t CO2e
E1-6_11#cat9 = 39277 t CO2e
E1-6_11#cat11 = 8706315 t CO2e
E1-6_11#cat12 = 19112 t CO2e
E1-6_12 = 11075723 t CO2e
E1-6_13 = 10954575 t CO2e
E1-6_30 = 1708.7 t CO2e/EUR million
E1-6_31 = 1690 t CO2e/EUR million
E1-6_33 = 6482 EUR million
E1-8_04 = 95 EUR/t CO2e
S1-6_02 = 24308
S1-6_02#male = 17466
S1-6_02#female = 6839
S1-6_02#other = 3
S1-6_05#DE = 9874
S1-6_05#CN = 3205
S1-6_05#CZ = 2611
S1-6_09#permanent = 22849
S1-6_09#permanent_female = 6302
S1-6_09#permanent_male = 16544
S1-6_09#temporary = 1459
S1-6_09#temporary_female = 537
S1-6_09#temporary_male = 922
S1-6_09#non_guaranteed = 0
S1-6_11 = 2139
S1-6_12 = 8.7 %
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-10_01 = yes
S1-16_01 = 9.4 %
S1-16_02 = 71.3
S1-17_02 = 17
S1-17_03 = 46
S1-17_05 = 0 EUR
S1-17_08 = 0
S1-17_10 = yes
absent E1-4_04 E1-4_16 E1-4_10 E1-5_16 E1-5_17 E1-7_10 E1-6_25 S1-7_01 S1-8_01 S1-12_01 S1-6_19 S1-6_20 S1-9_02#female S1-14_05
`,
  },
  {
    name: 'stegmark-bau-nichtfinanzieller-konzernbericht-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Bau: gesonderter nichtfinanzieller Konzernbericht nach HGB und GRI, Begriffe der Bauwirtschaft, Nachunternehmer, Kacheln',
    look: { size: 9.5, font: 'serif' },
    text: `
head: Stegmark Bau AG · Gesonderter nichtfinanzieller Konzernbericht 2024
# Gesonderter nichtfinanzieller Konzernbericht
## Über diesen Bericht
Mit diesem Bericht erfüllt die Stegmark Bau AG ihre Pflichten nach den §§ 315b und 315c HGB. Er umfasst den Stegmark-Konzern und orientiert sich an den Standards der Global Reporting Initiative. Eine Berichterstattung nach den European Sustainability Reporting Standards bereiten wir vor.
[tiles]
6,8 Mrd. € | Bauleistung einschließlich anteiliger Arbeitsgemeinschaften
11,2 Mrd. € | Auftragsbestand
32.118 | Mitarbeiterinnen und Mitarbeiter
214 | laufende Großprojekte
[/tiles]
Der Konzern ist in den Bereichen Hochbau, Verkehrswegebau, Tunnelbau und Dienstleistungen tätig. Die Umsatzerlöse nach IFRS betrugen 5.912 Mio. € (2023: 5.706 Mio. €); sie unterscheiden sich von der Bauleistung vor allem durch die Arbeitsgemeinschaften.
## Umweltbelange
### Energie
Der größte Teil unserer Energie wird von Baumaschinen und Lkw in Form von Diesel verbraucht. 2024 waren es 68,4 Mio. Liter. In den Asphaltmischwerken setzen wir zum Trocknen Braunkohlestaub und zunehmend Erdgas ein.
[table widths=270 style=rules]
! Endenergieverbrauch im Konzern (GWh) | 2022 | 2023 | 2024
Diesel, Benzin und Heizöl | 768 | 752 | 731
Braunkohlestaub | 131 | 114 | 96
Erdgas | 71 | 80 | 88
Strom | 86 | 87 | 88
Fernwärme | 10 | 9 | 9
* Gesamt | 1.066 | 1.042 | 1.012
[/table]
62 % des Stroms stammten aus erneuerbaren Quellen (2023: 55 %). Bis 2030 soll der Anteil 100 % erreichen.
### Emissionen
Die direkten Emissionen (Scope 1) sanken auf 245.900 Tonnen CO_{2}-Äquivalente nach 257.300 Tonnen im Vorjahr. Bei den indirekten Emissionen aus zugekaufter Energie (Scope 2, marktbasiert) verzeichneten wir 17.400 Tonnen nach 20.100 Tonnen. Zusammen sind das 263.300 Tonnen oder 44,5 Tonnen je Mio. € Umsatz.

Aus Scope 3 erfassen wir bisher nur ausgewählte Kategorien. Dienstreisen verursachten 9.120 Tonnen. Allein in den drei wichtigsten Baustoffgruppen Beton, Stahl und Asphalt, die wir einkaufen, stecken nach einer ersten Schätzung zwischen 1,5 und 1,9 Mio. Tonnen. Eine vollständige Bilanz legen wir 2026 vor.

Unser Ziel lautet, die Emissionen aus Scope 1 und 2 je Mio. € Umsatz bis 2030 um 25 % gegenüber 2022 zu mindern.
[page]
head: Stegmark Bau AG · Gesonderter nichtfinanzieller Konzernbericht 2024
### Kreislaufwirtschaft
Auf unseren Baustellen fielen insgesamt 5,61 Mio. Tonnen Abfälle an. 4,10 Mio. Tonnen davon waren Boden und Steine, 1,39 Mio. Tonnen Bauschutt, Straßenaufbruch und übrige nicht gefährliche Abfälle und 0,12 Mio. Tonnen gefährliche Abfälle, vor allem belastetes Material aus dem Rückbau. 92 % wurden stofflich verwertet oder verfüllt. In unseren 17 Recyclinganlagen bereiteten wir 2,3 Mio. Tonnen mineralische Stoffe auf, auch für Dritte.
## Arbeitnehmerbelange
[table widths=250 style=rules]
! Mitarbeiterinnen und Mitarbeiter | 2022 | 2023 | 2024
Gewerbliche zum 31.12. | 18.610 | 18.802 | 18.940
Angestellte zum 31.12. | 12.745 | 12.990 | 13.178
* Gesamt zum 31.12. (Köpfe) | 31.355 | 31.792 | 32.118
davon Auszubildende | 1.162 | 1.205 | 1.240
Jahresdurchschnitt (Vollzeitäquivalente) | 29.110 | 29.538 | 29.877
Anteil Frauen (%) | 17,4 | 17,9 | 18,3
Anteil Frauen erste und zweite Führungsebene unter dem Vorstand (%) | 13,2 | 14,0 | 14,8
Fluktuation (%) | 12,8 | 12,3 | 11,9
Weiterbildungstage je Angestellten | 1,9 | 2,0 | 2,1
[/table]
Rund 88 % der Belegschaft fallen unter einen Tarifvertrag.
### Arbeitssicherheit
Sicheres Arbeiten ist auf jeder Baustelle die erste Pflicht. Als meldepflichtig gelten Unfälle mit mehr als drei Ausfalltagen. Im Berichtsjahr ereigneten sich 712 meldepflichtige Arbeitsunfälle (2023: 758). Je Million geleisteter Arbeitsstunden waren das 14,1 (2023: 15,2). Die in der Branche gebräuchliche Tausend-Mann-Quote lag bei 23,8; der Durchschnitt der Berufsgenossenschaft der Bauwirtschaft liegt bei rund 44. Durch Unfälle gingen 15.940 Arbeitstage verloren.

Wir trauern um zwei Kollegen, die 2024 bei Arbeitsunfällen starben. Bei Nachunternehmern kamen auf unseren Baustellen drei Menschen ums Leben. Insgesamt waren im Jahresverlauf etwa 46.000 Beschäftigte von Nachunternehmern für uns tätig.
## Bekämpfung von Korruption und Bestechung
Alle Angestellten werden alle zwei Jahre geschult; 2024 schlossen 11.870 Personen das Training ab. Gegen Gesellschaften des Konzerns wurden keine Urteile wegen Korruption oder Bestechung rechtskräftig. Ein 2021 eingeleitetes Verfahren zu Absprachen bei Ausschreibungen wurde gegen Zahlung von 450.000 € eingestellt.
## Lieferkette
Wir arbeiten mit etwa 38.000 Lieferanten und Nachunternehmern zusammen. 71 % des Einkaufsvolumens entfallen auf Partner, die unseren Verhaltenskodex für Nachunternehmer und Lieferanten anerkannt haben. 260 Baustellen wurden auf Lohnzahlung und Unterbringung geprüft; in elf Fällen haben wir Nachzahlungen veranlasst.
`,
    answers: `
BP-1_01 = consolidated
SBM-1_03 = 32118
SBM-1_06 = 5912 EUR million
E1-5_01 = 1012 GWh
E1-5_10 = 96 GWh
E1-5_11 = 731 GWh
E1-5_12 = 88 GWh
E1-6_07 = 245900 t CO2e
E1-6_10 = 17400 t CO2e
E1-6_11#cat6 = 9120 t CO2e
E5-5_07 = 5.61 million t
E5-5_15 = 0.12 million t
S1-6_02 = 32118
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-6_12 = 11.9 %
S1-8_01 = 88 %
S1-9_02#female = 14.8 %
S1-14_02 = 2
S1-14_03 = 3
S1-14_04 = 712
S1-14_05 = 14.1
S1-14_07 = 15940 days
S2-1_06 = yes
G1-4_01 = 0
E1-4_01 = yes
absent E1-4_04 E1-4_07 E1-5_05 E1-5_09 E1-5_18 E1-6_09 E1-6_11 E1-6_13 E1-6_31 E1-6_11#cat1 E5-5_10 E5-5_11 S1-6_03 S1-6_11 S1-7_01 S1-13_04 G1-4_02 G1-3_07
`,
  },
]
