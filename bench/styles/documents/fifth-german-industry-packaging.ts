import type { StyleDocument } from '../style-document.ts'

/** A mid-size maker of packaging: a voluntary report that mostly talks, with lists and a few small tables. */
export const fifthGermanIndustryPackaging: StyleDocument[] = [
  {
    name: 'rehbecker-nachhaltigkeitsbericht-2025.pdf',
    language: 'de',
    year: 2025,
    style:
      'Mittelständischer Verpackungshersteller, freiwillig: die meisten Zahlen in Sätzen und Listen mit Vorjahr in Klammern, zwei Spalten, wenige kleine Tabellen',
    look: { size: 9.5, font: 'serif' },
    text: `
# Nachhaltigkeitsbericht 2025
Rehbecker Verpackungswerke GmbH & Co. KG
## Vorwort
Liebe Leserinnen und Leser, wer Kartons herstellt, wird nach Bäumen gefragt. Zu Recht. In diesem Bericht legen wir zum vierten Mal freiwillig dar, was wir verbrauchen, was wir ausstoßen und wie es den Menschen bei uns geht. 2025 war kein leichtes Jahr: Die Nachfrage nach Wellpappe sank in Europa um knapp 2 %, Altpapier verteuerte sich zeitweise um ein Drittel. Trotzdem haben wir in unsere Werke investiert.
## Über diesen Bericht
Der Bericht umfasst das Kalenderjahr 2025 und wurde auf konsolidierter Basis erstellt: Er schließt die Rehbecker Verpackungswerke GmbH & Co. KG mit den Werken Rehbeck und Altenhorst sowie die polnische Tochtergesellschaft Rehbecker Opakowania Sp. z o.o. ein. Damit entspricht der Kreis dem des Konzernabschlusses. Wir orientieren uns am freiwilligen Standard für kleine und mittlere Unternehmen (VSME) und, wo es unsere Kunden wünschen, an den ESRS. Eine externe Prüfung fand nicht statt. Vorjahreswerte stehen in Klammern.
## Wer wir sind
Wir entwickeln und fertigen Wellpappenverpackungen, Faltschachteln und Displays für Kunden aus der Lebensmittel-, Pharma- und Möbelindustrie. 2025 erzielten wir einen Umsatz von 148,6 Mio. € (2024: 151,2 Mio. €) und verkauften 92.400 Tonnen Verpackungen. Unsere zehn größten Kunden stehen für 38 % des Umsatzes. Umsätze mit umstrittenen Waffen, mit Anbau und Produktion von Tabak, mit fossilen Brennstoffen oder mit der Herstellung von Chemikalien haben wir nicht; in diesen Bereichen sind wir nicht tätig.
Geführt wird das Unternehmen von einer dreiköpfigen Geschäftsführung, der eine Frau und zwei Männer angehören. Der Frauenanteil liegt damit bei 33,3 %.
[page]
# Klima und Energie
[columns 2]
## Energie
Unsere drei Werke verbrauchten 2025 insgesamt 41.380 MWh Energie (2024: 43.155 MWh). Das sind 448 kWh je Tonne verkaufter Verpackung. Der größte Teil entfällt auf Erdgas, das wir für den Dampf der Wellpappenanlagen brauchen:
- Erdgas: 24.610 MWh (26.020 MWh)
- Diesel für Lkw und Stapler: 1.215 MWh (1.290 MWh)
- Strom aus erneuerbaren Quellen (Ökostrom der deutschen Werke): 10.460 MWh (10.715 MWh)
- Strom aus fossilen Quellen (Werk in Polen): 3.480 MWh (3.610 MWh)
- Holzhackschnitzel: 1.130 MWh (1.205 MWh)
- Selbst erzeugter und selbst genutzter Sonnenstrom: 485 MWh (315 MWh)
Aus erneuerbaren Quellen stammten damit 12.075 MWh oder 29,2 % unseres Energieverbrauchs, aus fossilen Quellen 29.305 MWh oder 70,8 %.
Auf den Dächern in Rehbeck und Altenhorst erzeugten unsere Photovoltaikanlagen 612 MWh Strom. Was wir nicht selbst brauchten, 127 MWh, haben wir eingespeist. 2026 kommt eine weitere Anlage mit einer Leistung von 640 kWp hinzu.
[next]
## Treibhausgase
Für das Jahr 2025 weisen wir in Scope 1 Emissionen von 5.306 t CO_{2}e aus (2024: 5.612 t). Sie setzen sich so zusammen:
[table widths=120 style=plain size=8.5]
! Scope 1 | t CO_{2}e
Erdgas | 4.947
Diesel | 331
Kältemittel | 28
* Summe | 5.306
[/table]
Die Emissionen aus eingekauftem Strom (Scope 2) beliefen sich marktbasiert auf 2.488 t CO_{2}e, standortbasiert auf 6.094 t CO_{2}e.
In Scope 3 haben wir bisher sechs Kategorien bilanziert, zusammen 70.316 t CO_{2}e:
- Eingekaufte Waren und Dienstleistungen (3.1): 61.850 t
- Brennstoff- und energiebezogene Emissionen (3.3): 1.980 t
- Vorgelagerter Transport (3.4): 5.240 t
- Abfälle aus dem Betrieb (3.5): 412 t
- Geschäftsreisen (3.6): 96 t
- Arbeitswege (3.7): 738 t
In der Summe der Scopes 1, 2 (marktbasiert) und 3 verursachte Rehbecker 78.110 t CO_{2}e. Je Million Euro Umsatz sind das 525,6 t CO_{2}e. Eine Tonne Wellpappe verlässt unser Werk rechnerisch mit einem Fußabdruck von 0,72 t CO_{2}e; der Durchschnitt der Branche liegt nach Angaben des Verbands bei 0,49 t ohne Vorlieferanten.
[/columns]
## Was wir tun
Bis 2030 wollen wir Scope 1 und 2 zusammen um 42 % unter den Wert von 2021 bringen; erreicht sind 24 %. Für Klimaschutzmaßnahmen investierten wir im Berichtsjahr 1,9 Mio. €, vor allem in die Rückgewinnung von Kondensat und in Photovoltaik. Die 2025 abgeschlossenen Maßnahmen senken unsere Emissionen um 415 t CO_{2}e im Jahr. CO_{2}-Zertifikate kaufen wir nicht; einzelne Kunden gleichen die Emissionen ihrer Aufträge selbst aus. Mehr als die Hälfte unserer Papierlieferanten hat sich inzwischen eigene Klimaziele gesetzt.
[page]
# Rohstoffe, Wasser und Abfall
## Papier ist unser wichtigster Rohstoff
Wir setzten 2025 Materialien mit einem Gesamtgewicht von 98.750 t ein (2024: 101.300 t). Davon waren:
[table widths=190 style=rules size=9]
! Material | 2025 (t) | 2024 (t)
Wellpappenrohpapiere und Karton | 91.300 | 93.640
Stärke und Leim | 3.940 | 4.060
Kunststoffe (Folien, Einlagen) | 2.860 | 2.930
Farben und Lacke | 650 | 670
[/table]
74.100 t unserer Materialien bestanden aus Recyclingfasern; bezogen auf den gesamten Materialeinsatz ergibt sich eine Recyclingquote von 75,0 %. Bei den Papieren allein liegt der Altpapieranteil bei 81,2 %. Von den biologischen Materialien stammten 97 % aus zertifiziert nachhaltiger Beschaffung (FSC oder PEFC). Der Anteil recycelbarer Bestandteile in unseren Produkten beträgt, gemessen am Gewicht, 98,6 %. Beschichtungen aus Polyethylen wollen wir bis 2028 vollständig ersetzen.
## Wasser
Für Leim, Dampf und Reinigung haben wir 38.900 m³ Wasser entnommen (2024: 40.350 m³), davon 21.300 m³ aus öffentlichen Netzen und 17.600 m³ aus dem Brunnen in Altenhorst. 31.200 m³ haben wir als Abwasser abgeleitet. Der Wasserverbrauch, also die Differenz aus beidem, betrug 7.700 m³. Im Kreislauf geführt und wiederverwendet wurden 5.600 m³ Waschwasser der Druckmaschinen.
## Abfall
Insgesamt fielen 9.615 t Abfall an (2024: 9.980 t). Nicht gefährlich waren 9.568 t, gefährlich 47 t, vor allem Farbschlämme und Lösemittel.
[columns 2]
[table widths=130 style=grid size=8.5]
! Abfallart | t
Papier und Karton | 8.940
Gemischte Gewerbeabfälle | 318
Kunststoffe | 214
Metalle | 96
Gefährliche Abfälle | 47
* Summe | 9.615
[/table]
[next]
[table widths=130 style=grid size=8.5]
! Verbleib | t
Recycling | 9.250
Sonstige Verwertung | 352
* Verwertet | 9.602
Beseitigt | 13
* Summe | 9.615
[/table]
[/columns]
Nicht recycelt wurden 365 t, das sind 3,8 % des Abfalls. Papierreste aus dem Stanzen gehen an zwei Papierfabriken zurück, von denen wir Rohpapier beziehen.
## Luft und Boden
Beim Drucken und Lackieren wurden 18,4 t flüchtige organische Verbindungen ohne Methan (NMVOC) in die Luft abgegeben, aus den Dampfkesseln 9,6 t Stickoxide (NO_{x}). Unsere Grundstücke haben eine Gesamtfläche von 14,2 ha. Davon sind 9,6 ha versiegelt und 1,8 ha naturnah gestaltet. Ein Standort, Altenhorst mit 3,4 ha, grenzt an ein FFH-Gebiet.
[page]
# Menschen
## Wer bei uns arbeitet
Am 31. Dezember 2025 arbeiteten 612 Menschen bei Rehbecker (2024: 625), 168 Frauen und 444 Männer. In Deutschland waren 471 Personen angestellt, in Polen 141. Hinzu kamen 36 Leiharbeitskräfte; andere Fremdarbeitskräfte gab es nicht. 27 junge Menschen machten eine Ausbildung oder ein duales Studium bei uns. Zum Jahresende galt:
- 571 Personen hatten einen unbefristeten, 41 einen befristeten Vertrag.
- 534 arbeiteten in Vollzeit, 78 in Teilzeit.
- 104 waren jünger als 30 Jahre (17,0 %), 281 zwischen 30 und 50 Jahre alt (45,9 %) und 227 älter als 50 (37,1 %).
- Der Anteil von Menschen mit Behinderung lag bei 5,2 %.
- Im Durchschnitt waren die Kolleginnen und Kollegen seit 13 Jahren im Unternehmen.
58 Personen haben uns im Lauf des Jahres verlassen, 14 davon in den Ruhestand. Die Fluktuationsquote belief sich auf 9,5 % (2024: 10,8 %). Zur obersten Führungsebene, der Geschäftsführung und den ihr direkt unterstellten Leitungen, gehören vier Frauen und 14 Männer; der Frauenanteil beträgt 22,2 %.
## Fair bezahlt
77 % aller Arbeitnehmer fallen unter einen Tarifvertrag: in Deutschland sind es 100 %, in Polen 0 %. Betriebsräte gibt es an den beiden deutschen Standorten. Alle Arbeitnehmer erhalten ein angemessenes Entgelt nach den geltenden Maßstäben; die unterste Lohngruppe in Rehbeck lag bei 15,37 € je Stunde. Der Verdienstunterschied zwischen Frauen und Männern betrug 6,8 % (2024: 7,4 %). 31 Mütter und Väter nahmen Elternzeit.
## Sicher und gesund
Wir zählten 19 meldepflichtige Arbeitsunfälle (2024: 24), das entspricht 19,6 Unfällen je einer Million Arbeitsstunden. Dadurch gingen 402 Arbeitstage verloren. Tödliche Unfälle gab es weder bei unseren eigenen Arbeitskräften (0) noch bei Fremdfirmen auf unserem Gelände (0). Das Arbeitsschutzmanagement nach ISO 45001 deckt 86 % der Arbeitskräfte ab; das Werk in Polen folgt 2027. Der Krankenstand lag bei 6,4 %.
## Lernen
Im Schnitt nahm jede Person an 11,4 Stunden Weiterbildung teil, Frauen an 10,8 und Männer an 11,6 Stunden. 84 % führten ein jährliches Entwicklungsgespräch. Für Weiterbildung gaben wir 285.000 € aus.
## Vielfalt und Beschwerden
Der Vertrauensstelle wurde ein Fall von Diskriminierung gemeldet, der mit einer Versetzung endete. Insgesamt gingen über unsere Beschwerdewege sechs Beschwerden von Arbeitskräften ein. Bußgelder oder Entschädigungen waren nicht zu zahlen (0 €). Zu schwerwiegenden Menschenrechtsvorfällen kam es nicht.
[page]
# Verantwortung im Geschäft
## Lieferanten
Unser Verhaltenskodex für Lieferanten ist Bestandteil aller Rahmenverträge. 2025 haben wir 22 Lieferanten vor Ort besucht. 91 % des Einkaufsvolumens stammen von Lieferanten mit einer EcoVadis-Bewertung. Wir selbst erhielten 68 von 100 Punkten.
## Ehrlich wirtschaften
Von den Funktionen mit erhöhtem Korruptionsrisiko (Einkauf, Vertrieb, Geschäftsführung) haben 92 % die Schulung zur Korruptionsvermeidung absolviert. Verurteilungen wegen Korruption oder Bestechung gab es 2025 nicht (0), ebenso wenig Geldstrafen (0 €). Für Vereine und Schulen in der Region gaben wir 46.000 €.
Rechnungen begleichen wir im Mittel nach 28 Tagen. Unser übliches Zahlungsziel sind 30 Tage, 89 % der Zahlungen hielten es ein.
## Unsere Ziele auf einen Blick
[table widths=210,90 style=zebra size=9]
! Ziel | Bis | Stand 2025
Scope 1 und 2 gegenüber 2021: –42 % | 2030 | –24 %
Photovoltaik: 1.500 MWh Erzeugung im Jahr | 2028 | 612 MWh
Abfälle zur Beseitigung: 0 t | 2027 | 13 t
Unfallquote unter 12 | 2028 | 19,6
Frauen in der Führung: 30 % | 2030 | 22,2 %
[/table]
`,
    answers: `
BP-1_01 = consolidated|konsolidiert
BP-1_02 = yes
GOV-1_01 = 3
GOV-1_05#female = 33.3 %
SBM-1_06 = 148.6 EUR million
SBM-1_09 = no
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
MDR-A_09 = 1.9 EUR million
E1-3_03 = 415 t CO2e
E1-5_01 = 41380 MWh
E1-5_02 = 29305 MWh
E1-5_05 = 12075 MWh
E1-5_06 = 1130 MWh
E1-5_07 = 10460 MWh
E1-5_08 = 485 MWh
E1-5_09 = 29.2 %
E1-5_11 = 1215 MWh
E1-5_12 = 24610 MWh
E1-5_14 = 3480 MWh
E1-5_15 = 70.8 %
E1-5_17 = 612 MWh
E1-6_07 = 5306 t CO2e
E1-6_09 = 6094 t CO2e
E1-6_10 = 2488 t CO2e
E1-6_11 = 70316 t CO2e
E1-6_11#cat1 = 61850 t CO2e
E1-6_11#cat3 = 1980 t CO2e
E1-6_11#cat4 = 5240 t CO2e
E1-6_11#cat5 = 412 t CO2e
E1-6_11#cat6 = 96 t CO2e
E1-6_11#cat7 = 738 t CO2e
E1-6_13 = 78110 t CO2e
E1-6_31 = 525.6 t CO2e/EUR million
E1-7_03 = no
E2-4_02#NMVOC = 18.4 t
E2-4_02#NOx = 9.6 t
E3-4_01 = 7700 m3
E3-4_03 = 5600 m3
E3-4_11 = 38900 m3
E3-4_12 = 31200 m3
E4-5_01 = 1
E4-5_02 = 3.4 ha
E4-5_10 = 14.2 ha
E4-5_11 = 9.6 ha
E4-5_12 = 1.8 ha
E4.IRO-1_14 = yes
E5-4_02 = 98750 t
E5-4_03 = 97 %
E5-4_04 = 74100 t
E5-4_05 = 75 %
E5-5_04 = 98.6 %
E5-5_07 = 9615 t
E5-5_07#hazardous = 47 t
E5-5_07#nonhazardous = 9568 t
E5-5_08 = 9602 t
E5-5_08#recycling = 9250 t
E5-5_08#other_recovery = 352 t
E5-5_09 = 13 t
E5-5_10 = 365 t
E5-5_11 = 3.8 %
E5-5_15 = 47 t
S1-6_02 = 612
S1-6_02#female = 168
S1-6_02#male = 444
S1-6_05#DE = 471
S1-6_05#PL = 141
S1-6_09#permanent = 571
S1-6_09#temporary = 41
S1-6_09#full_time = 534
S1-6_09#part_time = 78
S1-6_11 = 58
S1-6_12 = 9.5 %
S1-6_19 = 534
S1-6_20 = 78
S1-7_01 = 36
S1-7_03 = 36
S1-8_01 = 77 %
S1-8_02#DE = 100 %
S1-8_02#PL = 0 %
S1-9_01#female = 4
S1-9_01#male = 14
S1-9_02#female = 22.2 %
S1-9_03 = 104|17
S1-9_04 = 281|45.9
S1-9_05 = 227|37.1
S1-10_01 = yes
S1-12_01 = 5.2 %
S1-13_02 = 84 %
S1-13_04 = 11.4 h
S1-13_04#female = 10.8 h
S1-13_04#male = 11.6 h
S1-14_01 = 86 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 19
S1-14_05 = 19.6
S1-14_07 = 402 days
S1-16_01 = 6.8 %
S1-17_02 = 1
S1-17_03 = 6
S1-17_05 = 0 EUR
S1-17_10 = yes
S2-1_06 = yes
G1-3_07 = 92 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-6_01 = 28 days
G1-6_02 = 30 days
G1-6_03 = 89 %
absent E1-4_04 E1-4_07 E1-4_13 E1-5_18 E1-6_12 E1-6_30 E3-4_02 E3-4_08 G1-4_04 S1-15_02 S1-16_02
`,
  },
]
