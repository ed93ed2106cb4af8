import type { StyleDocument } from '../style-document.ts'

/** A family-owned maker of packaging lines that reports by GRI. */
export const fourthMidsize: StyleDocument[] = [
  {
    name: 'ohlmaring-anlagenbau-nachhaltigkeitsbericht-2024.pdf',
    language: 'de',
    year: 2024,
    style:
      'Familienunternehmen im Maschinenbau: Kacheln vorn, zweispaltiger Text mit Zielstand, Kennzahlenanhang mit drei Jahren und hochgestellten Fußnoten',
    look: { size: 9, margin: 48 },
    text: `
head: Ohlmaring Anlagenbau Gruppe   |   Nachhaltigkeitsbericht 2024
# Weiter denken, länger nutzen
## Die Ohlmaring Gruppe auf einen Blick
[tiles]
612,4 Mio. € | Umsatz im Geschäftsjahr 2024
3.486 | Mitarbeitende weltweit
87 % | Exportquote
–53 % | CO_{2}-Emissionen Scope 1 und 2 seit 2021
[/tiles]
[columns 2]
### Wer wir sind
Ohlmaring entwickelt und fertigt Abfüll- und Verpackungslinien für Getränke, Molkereiprodukte und Pharma. Das Unternehmen befindet sich in vierter Generation im Besitz der Familie. Wir produzieren an drei Standorten in Deutschland sowie in Ungarn, den USA und China und sind mit 31 eigenen Gesellschaften in 26 Ländern vertreten.

2024 haben wir 214 Linien ausgeliefert, rund 6.900 sind bei Kunden im Einsatz. 41 % unseres Umsatzes erzielten wir mit Service, Umbauten und Ersatzteilen. In Forschung und Entwicklung flossen 33,8 Mio. €.
### Über diesen Bericht
Der Bericht erscheint jährlich und bezieht sich auf das Kalenderjahr 2024. Er wurde in Übereinstimmung mit den GRI-Standards 2021 erstellt und umfasst alle Gesellschaften, die in den Konzernabschluss einbezogen werden. Die Gliederung nach Themen orientiert sich bereits an den Europäischen Standards für die Nachhaltigkeitsberichterstattung. Redaktionsschluss war der 30. April 2025.
[next]
### Wie wir Nachhaltigkeit steuern
Die Gesamtverantwortung trägt die Geschäftsführung. Der Nachhaltigkeitsausschuss tagte 2024 viermal und berichtet halbjährlich an den Beirat. Der Geschäftsführung gehören vier, dem Beirat sieben Personen an; über beide Gremien hinweg sind drei von elf Mitgliedern Frauen (27 %).

Seit 2023 hängt ein Teil der variablen Vergütung der Geschäftsführung von Nachhaltigkeitszielen ab: 15 % der Jahrestantieme richten sich nach der Minderung der CO_{2}-Emissionen und der Unfallrate.
### Woran wir uns messen lassen
Unsere Klimaziele hat die Science Based Targets initiative im Februar 2023 geprüft. Das Ziel für Scope 1 und 2 steht nach ihrem Urteil im Einklang mit einer Begrenzung der Erderwärmung auf 1,5 °C. Bei Ausschreibungen fragen inzwischen acht von zehn Großkunden nach einem EcoVadis-Rating; 2024 erhielten wir 74 von 100 Punkten.
[/columns]
### Ziele und Stand
[table widths=92,230,62 style=rules align=left size=8]
! Handlungsfeld | Ziel | Bis | Stand Ende 2024
Klima | CO_{2}-Emissionen in Scope 1 und 2 um 50 % senken (Basisjahr 2021) | 2030 | –53 %, erreicht
Produkte | Emissionen aus der Nutzung je ausgelieferter Linie um 30 % senken (Basisjahr 2021) | 2030 | –12 %
Energie | 10 MWp Photovoltaik an eigenen Standorten | 2027 | 4,1 MWp
Kreislauf | Verwertungsquote der Abfälle mindestens 97 % | 2026 | 95,6 %
Sicherheit | Höchstens 5 meldepflichtige Unfälle je 1 Mio. Arbeitsstunden | 2028 | 7,5
Vielfalt | 20 % Frauen in Führungspositionen | 2030 | 12,6 %
Lieferkette | 90 % des Einkaufsvolumens mit Selbstauskunft | 2026 | 71 %
[/table]
fn: Weil das Ziel für Scope 1 und 2 früher als erwartet erreicht ist, wird die Geschäftsführung 2025 über ein neues beschließen.
[page]
head: Ohlmaring Anlagenbau Gruppe   |   Nachhaltigkeitsbericht 2024
## Klima und Energie
[columns 2]
Mehr als 85 % unseres Fußabdrucks entstehen, wenn unsere Linien bei den Kunden laufen. Eine Füllmaschine der Baureihe, die wir 2024 auf den Markt gebracht haben, benötigt je 1.000 Flaschen 18 % weniger Strom und 40 % weniger Druckluft als ihre Vorgängerin.

Die eigenen Emissionen gingen 2024 weiter zurück. Ausschlaggebend war, dass seit Juli auch das Werk in Ungarn mit Strom aus Wasserkraft versorgt wird. Die Photovoltaikanlagen erzeugten 3.710 MWh, 450 MWh davon haben wir eingespeist. In Rottmar ersetzt ein Hackschnitzelkessel seit 2019 den größten Teil des Heizöls.
[next]
Für Maßnahmen zum Klimaschutz haben wir 2024 6,8 Mio. € investiert, vor allem in Wärmepumpen und Abwärmenutzung. Bis 2030 sind weitere 24 Mio. € eingeplant. Bei Investitionen über 250.000 € rechnen wir mit einem internen Preis von 85 € je Tonne CO_{2}.

Klimazertifikate nutzen wir nicht. Mit 60.000 € haben wir 2024 die Wiedervernässung eines Moores in der Region gefördert, ohne uns Minderungen anrechnen zu lassen. 36 Standorte wurden auf Hitze, Starkregen und Hochwasser untersucht; drei liegen in Gebieten mit erhöhtem Hochwasserrisiko.
[/columns]
### Energieverbrauch nach Energieträgern
[table widths=235 style=rules size=8]
! in MWh | 2022 | 2023 | 2024
Strom | 33.215 | 32.960 | 31.480
·davon Eigenverbrauch aus Photovoltaik | 1.015 | 2.140 | 3.260
·davon Grünstrom (zugekauft) | 14.900 | 22.480 | 25.110
·davon Graustrom (zugekauft) | 17.300 | 8.340 | 3.110
Erdgas | 28.960 | 26.430 | 24.915
Fernwärme | 2.902 | 2.815 | 2.640
Heizöl | 611 | 402 | 385
Holzhackschnitzel | 3.890 | 4.110 | 4.370
Kraftstoffe Fuhrpark^{1} | 8.020 | 8.365 | 8.120
* Energieverbrauch gesamt | 77.598 | 75.082 | 71.910
Anteil erneuerbarer Energien (in %) | 25,5 | 38,3 | 45,5
Energieintensität (in MWh je Mio. € Umsatz) | 131,9 | 118,3 | 117,4
[/table]
fn: ^{1} Dienst- und Servicefahrzeuge weltweit; 2022 für China geschätzt. Heizwerte nach BAFA.
### Treibhausgasemissionen
[table widths=235 style=rules size=8]
! in t CO_{2}e | 2022 | 2023 | 2024
Scope 1 | 8.190 | 7.742 | 7.365
·Erdgas und Heizöl | 5.945 | 5.416 | 5.113
·Fuhrpark | 2.085 | 2.174 | 2.110
·Kältemittel | 160 | 152 | 142
Scope 2, marktbasiert | 7.644 | 3.908 | 1.624
Scope 2, standortbasiert | 13.410 | 11.862 | 10.655
* Scope 1 und 2 (marktbasiert) | 15.834 | 11.650 | 8.989
Scope 3^{2} | 1.812.440 | 1.786.115 | 1.729.365
·3.1 Eingekaufte Güter und Dienstleistungen | 199.300 | 194.680 | 188.400
·3.2 Kapitalgüter | 11.050 | 16.820 | 14.210
·3.3 Brennstoff- und energiebezogene Aktivitäten | 3.530 | 3.305 | 3.120
·3.4 Vorgelagerter Transport | 18.420 | 17.505 | 16.890
·3.5 Abfall | 465 | 430 | 410
·3.6 Geschäftsreisen | 3.890 | 4.410 | 4.730
·3.7 Pendeln der Mitarbeitenden | 3.985 | 4.030 | 4.015
·3.9 Nachgelagerter Transport | 9.980 | 9.660 | 9.350
·3.11 Nutzung verkaufter Produkte | 1.559.500 | 1.532.965 | 1.486.000
·3.12 Entsorgung verkaufter Produkte | 2.320 | 2.310 | 2.240
* Summe Scope 1 bis 3 (marktbasiert) | 1.828.274 | 1.797.765 | 1.738.354
Scope 1 und 2 je Mio. € Umsatz | 26,9 | 18,3 | 14,7
[/table]
fn: ^{2} Kategorie 3.11 für eine Nutzungsdauer von 20 Jahren mit dem Strommix des jeweiligen Landes. Die übrigen Kategorien sind nicht wesentlich.
[page]
head: Ohlmaring Anlagenbau Gruppe   |   Nachhaltigkeitsbericht 2024
## Ressourcen
[columns 2]
Unsere Linien bestehen zu gut 90 % aus Edelstahl und Guss. Im Werk Rottmar werden Späne sortenrein gesammelt und brikettiert. Über das Programm „Zweites Leben“ wurden 2024 23 gebrauchte Maschinen zurückgenommen, 17 davon überholt und weiterverkauft.
[next]
Wasser brauchen wir vor allem für Probeläufe. Ein Kreislauf in der Montagehalle 4 hat den Bedarf je Probelauf halbiert. Keiner unserer Produktionsstandorte liegt in einer Region mit hohem Wasserstress; für das Werk in China gilt mittlerer Wasserstress.
[/columns]
[table widths=235,60 style=rules size=8]
! Material, Wasser, Abfall | Einheit | 2022 | 2023 | 2024
Eingesetzte Materialien, Gesamtgewicht | t | 35.120 | 34.870 | 33.390
·Edelstahl und Stahl | t | 21.890 | 21.760 | 20.910
·Guss | t | 10.020 | 9.930 | 9.480
·Aluminium | t | 2.015 | 1.980 | 1.920
·Kupfer | t | 690 | 670 | 640
·Sonstige | t | 505 | 530 | 440
Wasserentnahme | m³ | 52.380 | 50.745 | 48.910
Abwasser | m³ | 44.100 | 42.670 | 41.230
Abfälle gesamt | t | 7.115 | 7.020 | 6.842
·nicht gefährlich | t | 6.560 | 6.482 | 6.330
·gefährlich | t | 555 | 538 | 512
·stoffliche Verwertung | t | 5.590 | 5.571 | 5.480
·energetische Verwertung | t | 1.160 | 1.118 | 1.062
·Beseitigung | t | 365 | 331 | 300
Verwertungsquote | % | 94,9 | 95,3 | 95,6
[/table]
## Unternehmensführung und Lieferkette
[columns 2]
### Compliance
Der Verhaltenskodex liegt in elf Sprachen vor. 94 % der Personen in Funktionen mit erhöhtem Korruptionsrisiko (Vertrieb, Einkauf, Serviceleitung) haben 2024 an der Schulung zur Korruptionsprävention teilgenommen. Bestätigte Fälle von Korruption gab es nicht; ebenso wenig kam es zu Verurteilungen oder Geldstrafen. An Parteien wird nicht gespendet.

Über das Hinweisgebersystem gingen 14 Meldungen zu allen Themen ein, elf davon waren anonym. Eine Meldung betraf einen Fall von Diskriminierung; er wurde bestätigt und arbeitsrechtlich geahndet. Wer in gutem Glauben Hinweise gibt, ist durch eine Konzernrichtlinie vor Benachteiligung geschützt.
[next]
### Lieferkette
Wir beziehen Waren und Leistungen von rund 4.200 Lieferanten, 78 % des Volumens stammen aus Europa. Grundlage ist unser Verhaltenskodex für Lieferanten, der Kinderarbeit, Zwangsarbeit und Menschenhandel untersagt und sich auf die Kernarbeitsnormen der ILO bezieht. 2024 haben wir 38 Audits vor Ort durchgeführt und dabei 112 Abweichungen festgestellt; zwei Geschäftsbeziehungen wurden beendet.

Für Edelstahl streben wir bis 2030 einen Anteil von 60 % aus Elektrolichtbogenöfen mit Grünstrom an. Heute sind es nach Angaben der Werke etwa 22 %.
[/columns]
### Gesellschaft
Die Familienstiftung hat 2024 1,2 Mio. € für Bildung und Kultur bereitgestellt. Mitarbeitende leisteten 3.140 Stunden ehrenamtlicher Arbeit während der Arbeitszeit.
[page]
head: Ohlmaring Anlagenbau Gruppe   |   Nachhaltigkeitsbericht 2024
## Mitarbeitende
[columns 2]
Zum 31. Dezember 2024 beschäftigte die Gruppe 3.486 Menschen. Mit 212 Auszubildenden und dual Studierenden lag die Ausbildungsquote in Deutschland bei 9,6 %; 94 % der Absolventinnen und Absolventen wurden übernommen. Für 71 % der Mitarbeitenden gelten Tarifverträge. An den deutschen Standorten beträgt der Anteil schwerbehinderter Menschen 4,8 %.

8 von 56 Führungskräften auf den beiden Ebenen unterhalb der Geschäftsführung sind Frauen (14,3 %). Zum Stichtag waren außerdem 96 Leiharbeitnehmer eingesetzt.
[next]
Unser Managementsystem für Arbeits- und Gesundheitsschutz deckt 100 % der Mitarbeitenden und Leiharbeitnehmer ab; fünf der sechs Werke sind nach ISO 45001 zertifiziert. Tödliche Unfälle gab es weder bei Mitarbeitenden noch bei Fremdfirmen. Die häufigsten Verletzungen betrafen Hände (46 %) und Füße (19 %).

Der Krankenstand lag bei 5,3 % (Metall- und Elektroindustrie: 6,1 %). Die Mitarbeiterbefragung im Herbst ergab einen Engagement-Index von 73 Punkten bei einer Beteiligung von 81 %.
[/columns]
[table widths=235,60 style=rules size=8]
! Belegschaft (Köpfe zum 31.12.) | Einheit | 2022 | 2023 | 2024
Mitarbeitende | Anzahl | 3.352 | 3.441 | 3.486
·Deutschland | Anzahl | 2.168 | 2.201 | 2.214
·Übriges Europa | Anzahl | 512 | 533 | 548
·Amerika | Anzahl | 361 | 382 | 396
·Asien-Pazifik | Anzahl | 311 | 325 | 328
Frauen | Anzahl | 588 | 616 | 641
Männer | Anzahl | 2.764 | 2.825 | 2.845
unter 30 Jahre | % | 21,0 | 21,2 | 21,3
30 bis 50 Jahre | % | 48,4 | 47,9 | 47,5
über 50 Jahre | % | 30,6 | 30,9 | 31,2
unbefristet | Anzahl | 3.196 | 3.288 | 3.338
befristet | Anzahl | 156 | 153 | 148
Vollzeit | Anzahl | 2.999 | 3.062 | 3.085
Teilzeit | Anzahl | 353 | 379 | 401
Austritte | Anzahl | 271 | 246 | 258
Fluktuation | % | 8,1 | 7,1 | 7,4
Frauen in Führungspositionen^{3} | % | 11,4 | 12,0 | 12,6
Schulungsstunden je Mitarbeitenden | h | 13,8 | 15,5 | 16,2
·Frauen | h | 12,6 | 14,1 | 14,9
·Männer | h | 14,1 | 15,8 | 16,5
Meldepflichtige Arbeitsunfälle | Anzahl | 49 | 44 | 41
Meldepflichtige Unfälle je 1 Mio. Arbeitsstunden | – | 9,4 | 8,2 | 7,5
Ausfalltage infolge von Arbeitsunfällen | Tage | 1.014 | 905 | 812
[/table]
fn: ^{3} Alle Mitarbeitenden mit disziplinarischer Führungsverantwortung.
`,
    answers: `
BP-1_01 = consolidated|konsolidiert
BP-1_02 = yes
GOV-1_01 = 4
GOV-1_02 = 7
GOV-1_05#female = 27 %
GOV-3_01 = yes
GOV-3_05 = 15 %
SBM-1_03 = 3486
SBM-1_04#europe_excluding_germany = 548
SBM-1_04#americas = 396
SBM-1_04#asia_pacific = 328
SBM-1_06 = 612.4 EUR million
E1-4_01 = yes
E1-4_22 = yes
E1-5_01 = 71910 MWh
E1-5_06 = 4370 MWh
E1-5_07 = 25110 MWh
E1-5_08 = 3260 MWh
E1-5_09 = 45.5 %
E1-5_12 = 24915 MWh
E1-5_17 = 3710 MWh
E1-5_18 = 117.4 MWh/EUR million
E1-6_07 = 7365 t CO2e
E1-6_09 = 10655 t CO2e
E1-6_10 = 1624 t CO2e
E1-6_11 = 1729365 t CO2e
E1-6_11#cat1 = 188400 t CO2e
E1-6_11#cat2 = 14210 t CO2e
E1-6_11#cat3 = 3120 t CO2e
E1-6_11#cat4 = 16890 t CO2e
E1-6_11#cat5 = 410 t CO2e
E1-6_11#cat6 = 4730 t CO2e
E1-6_11#cat7 = 4015 t CO2e
E1-6_11#cat9 = 9350 t CO2e
E1-6_11#cat11 = 1486000 t CO2e
E1-6_11#cat12 = 2240 t CO2e
E1-6_13 = 1738354 t CO2e
E1-7_03 = no
E1-8_04 = 85 EUR/t
MDR-A_09 = 6.8 EUR million
MDR-A_11 = 24 EUR million
E3-4_11 = 48910 m3
E3-4_12 = 41230 m3
E5-4_02 = 33390 t
E5-5_07 = 6842 t
E5-5_07#hazardous = 512 t
E5-5_07#nonhazardous = 6330 t
E5-5_08#recycling = 5480 t
E5-5_09 = 300 t
E5-5_15 = 512 t
S1-6_02 = 3486
S1-6_02#female = 641
S1-6_02#male = 2845
S1-6_05#DE = 2214
S1-6_09#permanent = 3338
S1-6_09#temporary = 148
S1-6_09#full_time = 3085
S1-6_09#part_time = 401
S1-6_11 = 258
S1-6_12 = 7.4 %
S1-6_14 = headcount|Köpfe|Kopfzahl
S1-6_15 = 31.12.|31.Dezember|Stichtag|endofthereportingperiod|endofreportingperiod
S1-6_19 = 3085
S1-6_20 = 401
S1-7_03 = 96
S1-8_01 = 71 %
S1-9_01#female = 8
S1-9_02#female = 14.3 %
S1-9_03 = 21.3 %
S1-9_04 = 47.5 %
S1-9_05 = 31.2 %
S1-13_04 = 16.2 h
S1-13_04#female = 14.9 h
S1-13_04#male = 16.5 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 41
S1-14_05 = 7.5
S1-14_07 = 812 days
S1-17_02 = 1
S1-1_09 = yes
S1-3_09 = yes
G1-3_07 = 94 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
S2-1_05 = yes
S2-1_06 = yes
S2-1_07 = yes
absent E1-4_04 E1-4_07 E1-4_13 E1-4_16 E1-5_02 E1-5_05 E1-5_11 E1-5_14 E1-6_12 E1-6_30 E1-6_31 E3-4_01 E3-4_02 S1-7_01 S1-9_01#male S1-12_01 S1-14_10 S1-16_01 S1-17_03 E5-4_05
`,
  },
]
