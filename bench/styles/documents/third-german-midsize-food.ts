import type { StyleDocument } from '../style-document.ts'

/** A Swiss maker of fresh food, a brewery with few figures, and a care provider with a voluntary report. */
export const thirdGermanMidsizeFood: StyleDocument[] = [
  {
    name: 'chlosterfeld-frischkost-bericht-2023.pdf',
    language: 'de',
    year: 2023,
    style:
      'Schweizer Lebensmittelhersteller nach GRI: Hochkomma als Tausenderzeichen, Franken, Berufs- und Nichtberufsunfälle, neustes Jahr zuerst',
    look: { size: 9 },
    text: `
# Nachhaltigkeitsbericht 2023
[tiles]
CHF 312,8 Mio. | Nettoerlös
846 | Mitarbeitende
46 % | Anteil erneuerbare Energie
5,1 % | Lebensmittelverluste in der Produktion
[/tiles]
## Über uns
Die Chlosterfeld Frischkost AG verarbeitet Milch, Gemüse und Früchte zu Joghurts, Salaten und Säften. Wir beliefern den Detailhandel und die Gastronomie in der ganzen Schweiz und beziehen unsere Rohstoffe von über 900 Betrieben; 71 % der Rohstoffe stammen aus der Schweiz. Der Verwaltungsrat zählt 7 Mitglieder, davon 2 Frauen (28,6 %). In der sechsköpfigen Geschäftsleitung ist eine Frau vertreten.
Der Bericht orientiert sich an den GRI-Standards und deckt die Berichtspflicht nach Art. 964a ff. OR freiwillig ab. Extern geprüft wurde einzig die Treibhausgasbilanz.
[table widths=150,230 style=plain align=left size=8.5]
! Thema | Ziel 2030 | Stand 2023
Rohstoffe | 80 % aus der Schweiz | 71 %
Verpackung | 30 % weniger Kunststoff pro Becher als 2020 | –12 %
Energie | 80 % erneuerbar | 46 %
Food Waste | Verluste halbieren (2019: 8,2 %) | 5,1 %
Kader | 35 % Frauen | 29 %
[/table]
## Klima und Energie
[columns 2]
Rund vier Fünftel unseres Fussabdrucks entstehen in der Landwirtschaft. Mit dem Programm «Klimamilch» unterstützen wir 118 Höfe dabei, ihre Methanemissionen um 10 % zu senken. Die Scope-1-Emissionen sollen bis 2030 um 42 % gegenüber 2021 abnehmen.
[next]
Auf unseren Dächern haben wir 1’015 MWh Solarstrom erzeugt, davon wurden 680 MWh selbst genutzt. Die Abwärme der Kälteanlagen deckt 34 % des Warmwasserbedarfs in Werk Süd. Eine vierte Kältezentrale wird 2025 auf Ammoniak umgerüstet.
[/columns]
[table widths=250,70 style=plain size=8.5]
! Energie (GRI 302-1) | Einheit | 2023 | 2022 | 2021
Strom (eingekauft) | MWh | 24’820 | 25’310 | 25’604
Solarstrom (Eigenverbrauch) | MWh | 680 | 655 | 310
Erdgas | MWh | 21’480 | 23’015 | 26’340
Heizöl | MWh | 1’206 | 1’390 | 1’412
Treibstoffe (Diesel, Benzin) | MWh | 4’874 | 5’002 | 5’118
Fernwärme aus Holzschnitzeln | MWh | 9’350 | 8’140 | 6’020
* Total Energieverbrauch | MWh | 62’410 | 63’512 | 64’804
Anteil erneuerbare Energie | % | 46 | 43 | 38
Energieverbrauch pro Tonne Produkt | kWh | 684 | 702 | 725
[/table]
Mit den Behörden haben wir eine Zielvereinbarung abgeschlossen, die uns von der CO_{2}-Abgabe befreit. Sie verlangt bis 2024 eine Verbesserung der Energieeffizienz um 12 %; erreicht sind 13,7 %. Werk Nord verbrauchte 38’900 MWh, Werk Süd 23’510 MWh. Eine Tonne Joghurt verursacht von der Weide bis zum Kühlregal rund 1’150 kg CO_{2}eq, ein Kilogramm Fertigsalat 0,9 kg.
[page]
## Treibhausgasbilanz
[table widths=290,70 style=plain size=8.5]
! Emissionen (GRI 305) | Einheit | 2023 | 2022 | 2021
Scope 1 | t CO_{2}eq | 5’712 | 6’108 | 6’890
Scope 2, standortbasiert | t CO_{2}eq | 1’106 | 1’120 | 1’215
Scope 2, marktbasiert | t CO_{2}eq | 418 | 466 | 702
Scope 3 | t CO_{2}eq | 98’400 | 100’950 | 103’720
·Eingekaufte Waren und Dienstleistungen (Kat. 1) | t CO_{2}eq | 84’150 | 86’420 | 88’905
·Brennstoff- und energiebezogene Emissionen (Kat. 3) | t CO_{2}eq | 2’270 | 2’365 | 2’490
·Vorgelagerte Transporte (Kat. 4) | t CO_{2}eq | 6’020 | 6’110 | 6’240
·Abfälle (Kat. 5) | t CO_{2}eq | 610 | 640 | 665
·Geschäftsreisen (Kat. 6) | t CO_{2}eq | 95 | 80 | 30
·Arbeitswege (Kat. 7) | t CO_{2}eq | 1’480 | 1’495 | 1’500
·Nachgelagerte Transporte (Kat. 9) | t CO_{2}eq | 3’775 | 3’840 | 3’890
* Total Scope 1–3 (marktbasiert) | t CO_{2}eq | 104’530 | 107’524 | 111’312
[/table]
Die Rückerstattung der CO_{2}-Abgabe belief sich auf CHF 214’000. Auf den Kauf von Kompensationszertifikaten verzichten wir.
## Wasser und Abfall
Ein Liter Joghurt benötigt bei uns 2,9 Liter Wasser, vor allem für die Reinigung der Anlagen.
[table widths=250,70 style=plain size=8.5]
! Wasser (GRI 303) und Abfall (GRI 306) | Einheit | 2023 | 2022 | 2021
Wasserbezug | m³ | 284’600 | 291’200 | 297’050
·davon öffentliche Versorgung | m³ | 191’300 | 196’000 | 201’450
·davon eigene Quellen | m³ | 93’300 | 95’200 | 95’600
Abwasser | m³ | 251’900 | 257’700 | 263’000
* Abfälle total | t | 2’148 | 2’230 | 2’315
·Recycling (Separatsammlung) | t | 1’392 | 1’401 | 1’420
·Vergärung und Kompostierung | t | 514 | 560 | 610
·Kehrichtverbrennung (KVA) | t | 219 | 245 | 260
·Sonderabfälle | t | 23 | 24 | 25
[/table]
[page]
## Mitarbeitende
Unsere Mitarbeitenden stammen aus 48 Nationen. Für 81 % gilt der Gesamtarbeitsvertrag der Branche. Die Lohngleichheitsanalyse nach Logib ergab eine unerklärte Lohndifferenz von 1,9 %, deutlich unter der Toleranzschwelle von 5 %.
[table widths=300,70 style=plain size=8.5]
! Personal per 31. Dezember (GRI 2-7, 401, 403, 404, 405) | Einheit | 2023 | 2022 | 2021
Mitarbeitende | Personen | 846 | 838 | 829
·Frauen | Personen | 398 | 391 | 384
·Männer | Personen | 448 | 447 | 445
Vollzeitstellen (FTE) | FTE | 742 | 738 | 733
Vollzeit | Personen | 561 | 560 | 561
Teilzeit | Personen | 285 | 278 | 268
Unbefristet angestellt | Personen | 789 | 780 | 775
Befristet angestellt | Personen | 57 | 58 | 54
Lernende | Personen | 31 | 29 | 28
Unter 30 Jahre | % | 21 | 21 | 22
30 bis 50 Jahre | % | 46 | 46 | 46
Über 50 Jahre | % | 33 | 33 | 32
Austritte | Personen | 104 | 118 | 96
Fluktuationsrate | % | 12,4 | 14,2 | 11,7
Frauenanteil im Kader | % | 29 | 27 | 26
Weiterbildung pro Person | h | 11,5 | 10,2 | 7,6
Berufsunfälle | Anzahl | 29 | 33 | 35
Berufsunfälle pro 1’000 Vollbeschäftigte | – | 39 | 45 | 48
Ausfalltage infolge Berufsunfall | Tage | 402 | 455 | 471
Nichtberufsunfälle | Anzahl | 96 | 101 | 88
Absenzenquote | % | 5,8 | 6,4 | 5,2
[/table]
fn: Temporäre (im Mittel 74 Personen) sind nicht enthalten. Tödliche Berufsunfälle: 0.
## Ethisches Geschäftsverhalten
Der Verhaltenskodex gilt für alle Mitarbeitenden. 2023 wurde kein Korruptionsfall bestätigt. Der Meldestelle wurden zwei Vorkommnisse gemeldet; in einem Fall handelte es sich um Diskriminierung.
An 64 Lieferanten ausserhalb der Schweiz wurde ein Fragebogen zu Arbeitsbedingungen verschickt, 52 haben geantwortet. Bei Mango und Ananas sind 88 % des Volumens nach GRASP geprüft.
## Methodik
Die Bilanz folgt dem GHG Protocol (operative Kontrolle). Emissionsfaktoren für Rohmilch (1,26 kg CO_{2}eq pro kg) stammen aus der Datenbank Agribalyse, für den Schweizer Lieferantenmix wurden 29 g CO_{2}eq pro kWh verwendet. Die Werte 2022 wurden wegen eines Übertragungsfehlers bei den Transporten um 1,4 % angepasst.
`,
    answers: `
SBM-1_06 = 312.8 CHF million
GOV-1_05#female = 28.6 %
E1-4_07 = 42|-42 % @2030
E1-5_01 = 62410 MWh
E1-5_08 = 680 MWh
E1-5_09 = 46 %
E1-5_12 = 21480 MWh
E1-5_17 = 1015 MWh
E1-6_07 = 5712 t CO2e
E1-6_09 = 1106 t CO2e
E1-6_10 = 418 t CO2e
E1-6_11 = 98400 t CO2e
E1-6_11#cat1 = 84150 t CO2e
E1-6_11#cat3 = 2270 t CO2e
E1-6_11#cat4 = 6020 t CO2e
E1-6_11#cat5 = 610 t CO2e
E1-6_11#cat6 = 95 t CO2e
E1-6_11#cat7 = 1480 t CO2e
E1-6_11#cat9 = 3775 t CO2e
E1-6_13 = 104530 t CO2e
E3-4_11 = 284600 m3
E3-4_12 = 251900 m3
E5-5_07 = 2148 t
E5-5_08#recycling = 1392 t
E5-5_09#incineration = 219 t
E5-5_15 = 23 t
S1-6_02 = 846
S1-6_02#female = 398
S1-6_02#male = 448
S1-6_09#full_time = 561
S1-6_09#part_time = 285
S1-6_19 = 561
S1-6_20 = 285
S1-6_09#permanent = 789
S1-6_09#temporary = 57
S1-6_11 = 104
S1-6_12 = 12.4 %
S1-8_01 = 81 %
S1-9_03 = 21 %
S1-9_04 = 46 %
S1-9_05 = 33 %
S1-13_04 = 11.5 h
S1-14_02 = 0
S1-14_04 = 29
S1-14_07 = 402
S1-17_02 = 1
G1-4_04 = 0
absent E1-5_05 E1-5_11 E1-6_12 E1-7_10 E3-4_01 S1-14_05 S1-16_01 S1-9_02#female S1-7_01 S1-7_03 E5-5_10
`,
  },
  {
    name: 'urlinger-brauerei-umwelt-2021.pdf',
    language: 'de',
    year: 2021,
    style:
      'Brauerei mit Bildseiten: Kacheln, große freie Zahlen, spezifische Verbräuche je Hektoliter, sehr wenige absolute Angaben',
    look: { font: 'serif', size: 10.5 },
    text: `
# Brauen mit Verantwortung
Umwelt- und Sozialbericht 2021 der Privatbrauerei Urlinger KG
[tiles]
412.000 hl | Gesamtausstoß 2021
3,9 hl/hl | Wasser je Hektoliter Bier
37,6 kWh/hl | Energie je Hektoliter Bier
97 % | Verwertungsquote
[/tiles]
[columns 2]
## Wasser ist unser wichtigster Rohstoff
Unser Brauwasser kommt aus drei eigenen Tiefbrunnen. 2021 entnahmen wir ihnen 161.000 m³, 4 % weniger als im Jahr davor; weiteres Wasser beziehen wir nicht. 104.600 m³ wurden als vorgereinigtes Abwasser an das Klärwerk abgegeben.

Für das Schutzgebiet rund um die Brunnen haben wir mit 17 Landwirten vereinbart, dass sie auf 240 Hektar weniger düngen.
[next]
## Energie im Sudhaus
Das neue Sudhaus spart rund 1.100 MWh Wärme im Jahr. Der Wärmebedarf betrug noch 11.480 MWh; die Wärme erzeugen wir überwiegend aus Erdgas. Der Strombezug belief sich auf 4.020 MWh, seit 2019 stammt er etwa zur Hälfte aus Wasserkraft.

Die Solaranlage auf der Abfüllhalle lieferte 610 MWh. Mit diesem Strom ließen sich rund 170 Haushalte versorgen.
[/columns]
[at 60 520 30] 15 %
[at 60 545 11] weniger CO_{2} je Hektoliter
[at 60 560 11] gegenüber 2018
[at 240 520 30] 6.180 t
[at 240 545 11] CO_{2} aus Brauerei und Strombezug
[at 240 560 11] (Scope 1 und 2 zusammen)
[at 420 520 30] 84 %
[at 420 545 11] Mehrweganteil
[at 420 560 11] Branche: 79 %
[page]
[columns 2]
## Kreisläufe
9.800 t Treber gingen als Futtermittel an Höfe der Umgebung. Daneben fielen 462 t Abfälle an, vor allem Glasbruch, Etiketten und Folien. Gefährliche Abfälle machten weniger als 1 % aus. Eine Mehrwegflasche wird bei uns im Schnitt 32 Mal gefüllt.
## Rohstoffe
Die Braugerste beziehen wir zu 100 % aus einem Umkreis von 80 km, den Hopfen aus der Hallertau. 2021 verarbeiteten wir 7.150 t Malz. Der Anteil aus ökologischem Anbau lag bei 18 %.
[next]
## Unser Team
Am Jahresende zählte die Brauerei 214 Mitarbeiterinnen und Mitarbeiter, 31 % davon Frauen. 16 junge Menschen lernten bei uns einen Beruf. Wegen der Pandemie waren zeitweise bis zu 88 Kolleginnen und Kollegen in Kurzarbeit.

Sechs meldepflichtige Arbeitsunfälle ereigneten sich im Berichtsjahr (2020: neun). Jeder Beschäftigte nahm im Mittel an 1,4 Schulungen teil. Betriebsrat und Geschäftsführung tagen monatlich.
## Engagement
Wir unterstützten 130 Vereine mit insgesamt 186.000 Euro.
[/columns]
## Unsere Ziele bis 2025
[table widths=250 style=rules size=9.5]
! Thema | Stand 2021 | Ziel 2025
Wasser je Hektoliter | 3,9 hl | 3,5 hl
CO_{2} je Hektoliter | 15,0 kg | 11,0 kg
Elektrische Flurförderzeuge | 62 % | 100 %
Frauen in Führung | 19 % | 25 %
Schulungsstunden je Beschäftigten | nicht erfasst | 12 h
[/table]
Bayernweit verbrauchen Brauereien unserer Größe im Mittel 4,6 Hektoliter Wasser und 41 kWh je Hektoliter Bier. Mit unseren Werten liegen wir im besten Viertel. Der Bierabsatz im Inland ging 2021 um 2,2 % zurück, das Geschäft mit alkoholfreien Sorten wuchs um 9 %.
Die Urlinger KG ist seit 2006 nach EMAS registriert; die vollständige Umwelterklärung mit allen Kernindikatoren erscheint gesondert.
`,
    answers: `
E1-5_17 = 610 MWh
E3-4_11 = 161000 m3
E3-4_12 = 104600 m3
E5-5_07 = 462 t
S1-6_02 = 214
S1-14_04 = 6
absent E1-5_01 E1-5_05 E1-5_09 E1-5_12 E1-6_07 E1-6_09 E1-6_10 E1-6_13 E3-4_01 E1-5_07 E5-5_15 E5-5_11 E5-4_02 S1-6_02#female S1-9_02#female S1-13_04 SBM-1_06 E1-4_04 S1-6_03
`,
  },
  {
    name: 'birkenlohe-pflegewerk-vsme-2024.docx',
    language: 'de',
    year: 2024,
    style:
      'Word-Bericht eines Pflegeträgers nach VSME: Basis- und einzelne Zusatzangaben mit Erläuterungen, Plätze und Bewohner als fremde Zahlen',
    text: `
# Freiwilliger Nachhaltigkeitsbericht 2024
Pflegewerk Birkenlohe gGmbH, erstellt nach dem VSME-Standard der EFRAG (Option B: Basismodul und ausgewählte Angaben des Zusatzmoduls)
## B1 – Grundlagen der Erstellung
Der Bericht wurde auf individueller Basis erstellt. Wir betreiben neun Pflegeheime und drei Tagespflegen mit zusammen 840 Plätzen; die Auslastung lag bei 94,3 %.
[table]
! Angabe | 2024
Rechtsform | gemeinnützige GmbH
NACE-Code | Q 87.10
Bilanzsumme | 41,2 Mio. EUR
Umsatz | 34,7 Mio. EUR
Zahl der Beschäftigten (Personen) | 612
Vollzeitäquivalente | 431
Land der Haupttätigkeit | Deutschland
[/table]
## B2 – Praktiken, Strategien und künftige Initiativen
Seit 2022 beschäftigen wir eine Klimamanagerin. In der Küche sank der Speiserest je Mahlzeit von 118 g auf 96 g; das Ziel für 2026 sind 80 g. Von unseren 62 Dienstwagen fahren 35 elektrisch.
## B3 – Energie und Treibhausgasemissionen
[table]
! Energieverbrauch in MWh | Erneuerbar | Nicht erneuerbar | Gesamt
Strom (gemäß Abrechnung) | 1.180 | 214 | 1.394
Selbst erzeugter und verbrauchter Strom (Photovoltaik) | 162 | – | 162
Brennstoffe (Erdgas, Heizöl, Pellets, Kraftstoffe) | 240 | 4.318 | 4.558
Gesamt | 1.582 | 4.532 | 6.114
[/table]
Die Photovoltaikanlagen auf vier Dächern erzeugten 198 MWh.
[table]
! Treibhausgasemissionen in t CO2-Äquivalent | 2024 | 2022 (Basisjahr)
Scope 1 | 924,6 | 1.060,2
Scope 2 (standortbasiert) | 506,0 | 588,4
Scope 2 (marktbasiert) | 78,1 | 412,7
[/table]
Die Treibhausgasintensität (Scope 1 und Scope 2 standortbasiert je Umsatz) beträgt 41,2 t CO2-Äquivalent je Mio. EUR. Scope-3-Emissionen werden nicht ermittelt.
## C3 – Ziele zur Verringerung der Treibhausgasemissionen
Wir wollen die Scope-1-Emissionen bis 2030 um 30 % gegenüber 2022 verringern. Dazu ersetzen wir jährlich einen Gaskessel durch eine Wärmepumpe. Die Umstellung wird zu 45 % gefördert.
## B4 – Verschmutzung
Wir sind weder gesetzlich noch im Rahmen eines Managementsystems zur Berichterstattung über Schadstoffe verpflichtet.
## B5 – Biodiversität
[table]
! Flächennutzung | m²
Gesamter Flächenverbrauch | 48.600
Versiegelte Fläche gesamt | 21.900
Naturnahe Fläche am Standort | 9.400
Naturnahe Fläche außerhalb des Standorts | 0
[/table]
Anzahl der Standorte in oder in der Nähe von Gebieten mit schutzbedürftiger Biodiversität: 0.
## B6 – Wasser
Die gesamte Wasserentnahme belief sich auf 38.450 m³, das sind 126 Liter je Bewohnerin und Bewohner und Tag. Standorte mit hohem Wasserstress gibt es nicht.
## B7 – Ressourcennutzung, Kreislaufwirtschaft und Abfall
[table]
! Jährliches Abfallaufkommen in t | Gesamt | Wiederverwendung oder Recycling | Beseitigung
Nicht gefährliche Abfälle | 208,6 | 96,4 | 112,2
Gefährliche Abfälle (infektiös, Altmedikamente) | 6,2 | 0,0 | 6,2
Summe | 214,8 | 96,4 | 118,4
[/table]
## B8 – Belegschaft: Allgemeine Merkmale
[table]
! Merkmal | Anzahl (Personen)
Unbefristeter Vertrag | 548
Befristeter Vertrag | 64
Weiblich | 497
Männlich | 114
Divers | 1
Deutschland | 612
[/table]
Im Berichtsjahr haben 109 Beschäftigte das Unternehmen verlassen, die Fluktuationsquote betrug 17,9 %. In der Pflegebranche sind Quoten von über 20 % verbreitet.
## C5 – Zusätzliche Merkmale der Belegschaft
Auf der Leitungsebene arbeiten 14 Frauen und 9 Männer. Selbstständige ohne eigenes Personal, die ausschließlich für uns tätig sind: 3. Leiharbeitskräfte: 27. Ehrenamtlich engagierten sich weitere 180 Personen.
## B9 – Belegschaft: Gesundheit und Sicherheit
[table]
! Kennzahl | 2024 | 2023
Meldepflichtige Arbeitsunfälle | 31 | 36
Quote der meldepflichtigen Arbeitsunfälle (je 200.000 Stunden) | 8,9 | 10,3
Todesfälle durch arbeitsbedingte Verletzungen oder Erkrankungen | 0 | 0
[/table]
## B10 – Belegschaft: Vergütung, Tarifverhandlungen und Schulung
Alle Beschäftigten erhalten ein Entgelt, das mindestens dem geltenden Mindestlohn für die Pflege entspricht. Das prozentuale Entgeltgefälle zwischen weiblichen und männlichen Beschäftigten beträgt 6,3 %. Die Arbeitsvertragsrichtlinien gelten für 94 % der Beschäftigten (tarifvertragliche Abdeckung).
[table]
! Durchschnittliche jährliche Schulungsstunden je Beschäftigten | Stunden
Weiblich | 17,2
Männlich | 15,8
Gesamt | 16,9
[/table]
Pflichtunterweisungen zu Hygiene und Brandschutz sind darin enthalten.
## C6 und C7 – Menschenrechte
Für die eigene Belegschaft besteht ein Verhaltenskodex, der Kinderarbeit, Zwangsarbeit, Menschenhandel und Diskriminierung ausdrücklich einschließt. Ein Beschwerdeverfahren für die Belegschaft ist eingerichtet. Bestätigte Menschenrechtsvorfälle in der eigenen Belegschaft: keine.
## B11 – Verurteilungen und Geldstrafen wegen Korruption und Bestechung
Zahl der Verurteilungen: 0. Gesamtbetrag der Geldstrafen: 0 EUR.
`,
    answers: `
BP-1_01 = individual|individuell
SBM-1_06 = 34.7 EUR million
E1-4_07 = 30|-30 % @2030
E1-5_01 = 6114 MWh
E1-5_05 = 1582 MWh
E1-5_06 = 240 MWh
E1-5_07 = 1180 MWh
E1-5_08 = 162 MWh
E1-5_14 = 214 MWh
E1-5_17 = 198 MWh
E1-6_07 = 924.6 t CO2e
E1-6_09 = 506 t CO2e
E1-6_10 = 78.1 t CO2e
E3-4_11 = 38450 m3
E4-5_01 = 0
E4-5_10 = 48600 m2
E4-5_11 = 21900 m2
E4-5_12 = 9400 m2
E4-5_13 = 0 m2
E4.IRO-1_14 = no
E5-5_07 = 214.8 t
E5-5_07#hazardous = 6.2 t
E5-5_07#nonhazardous = 208.6 t
E5-5_08 = 96.4 t
E5-5_08#hazardous = 0 t
E5-5_08#nonhazardous = 96.4 t
E5-5_09 = 118.4 t
E5-5_09#hazardous = 6.2 t
E5-5_09#nonhazardous = 112.2 t
E5-5_15 = 6.2 t
S1-1_08 = yes
S1-1_10 = yes
S1-3_05 = yes
S1-6_02 = 612
S1-6_02#female = 497
S1-6_02#male = 114
S1-6_02#other = 1
S1-6_05#DE = 612
S1-6_09#permanent = 548
S1-6_09#temporary = 64
S1-6_11 = 109
S1-6_12 = 17.9 %
S1-7_02 = 3
S1-7_03 = 27
S1-8_01 = 94 %
S1-9_01#female = 14
S1-9_01#male = 9
S1-10_01 = yes
S1-13_04 = 16.9 h
S1-13_04#female = 17.2 h
S1-13_04#male = 15.8 h
S1-14_02 = 0
S1-14_04 = 31
S1-14_05 = 8.9
S1-16_01 = 6.3 %
S1-17_08 = 0
S1-17_10 = yes
G1-4_01 = 0
G1-4_02 = 0 EUR
absent E1-6_11 E1-6_12 E1-6_13 E1-6_30 E1-6_31 E1-5_02 E1-5_12 E3-4_01 S1-7_01 E5-5_10 S1-14_07
`,
  },
]
