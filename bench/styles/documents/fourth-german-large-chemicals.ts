import type { StyleDocument } from '../style-document.ts'

/** An earlier non-financial report of a chemicals group: five-year tables of ecology and people, with an index of the GRI. */
export const fourthGermanLargeChemicals: StyleDocument[] = [
  {
    name: 'quenthal-spezialchemie-nachhaltigkeitsbericht-2022.pdf',
    language: 'de',
    year: 2022,
    style:
      'Spezialchemie vor den ESRS: Kacheln, Fließtext, Fünfjahrestabelle zur Ökologie in PJ und Tsd. t, Personalkennzahlen nach Region, GRI-Index',
    look: { size: 8.8, font: 'serif', margin: 52 },
    text: `
head: Quenthal Spezialchemie AG – Nachhaltigkeitsbericht 2022 – Klimaschutz und Energie
# Klimaschutz und Energieeffizienz
[tiles]
–41 % | Treibhausgasemissionen (Scope 1 und 2) seit 2015
2040 | wollen wir klimaneutral sein
75 € | je Tonne CO_{2}: interner Preis für Investitionen
12,7 % | erneuerbare Energien am Gesamtverbrauch
[/tiles]
Quenthal ist ein weltweit tätiger Hersteller von Zwischenprodukten, Additiven und Schutzmitteln mit 31 Produktionsstandorten in 17 Ländern. Im Geschäftsjahr 2022 erzielte der Konzern einen Umsatz von 6.914 Mio. € (Vorjahr: 5.872 Mio. €) und ein bereinigtes EBITDA von 861 Mio. €.
[columns 2]
## Unsere Ziele
Bis 2030 wollen wir die Emissionen aus Scope 1 und Scope 2 gegenüber 2015 um 60 % verringern, bis 2040 sollen sie null betragen; unvermeidbare Restmengen gleichen wir dann aus. Die Emissionen entlang der Lieferkette (Scope 3) sollen bis 2030 um 40 % unter dem Wert von 2015 liegen. Die Ziele bis 2030 hat eine unabhängige Initiative im November 2022 als wissenschaftsbasiert und mit dem 1,5-Grad-Pfad vereinbar anerkannt.

An unserem größten Standort in Marlebach haben wir im Sommer 2022 die zweite Anlage zur Zersetzung von Lachgas in Betrieb genommen. Sie soll die Emissionen um rund 90.000 t CO_{2}e im Jahr mindern. Die Investition betrug 11 Mio. €.
[next]
## Emissionshandel und CO_{2}-Preis
Neun Anlagen des Konzerns nehmen am europäischen Emissionshandel teil. Auf sie entfielen im Berichtsjahr 62 % unserer Scope-1-Emissionen. Wir gehen davon aus, dass der Preis je Zertifikat bis 2030 auf mehr als 100 € steigt. In die Rechnung für jede Investition ab 0,5 Mio. € geht daher ein interner CO_{2}-Preis von 75 € je Tonne ein.

## Energie
Unsere Standorte in Deutschland beziehen Strom und Dampf überwiegend von den Betreibern der Chemieparks. In Marlebach und Oerde betreiben wir eigene Kraftwerke. Den Ausstieg aus der Kohle haben wir auf 2025 vorgezogen; das Kraftwerk in Indien wird bereits vollständig mit Biomasse befeuert.
[/columns]
## Treibhausgasemissionen der Lieferkette (Scope 3)
Die Berechnung folgt dem Standard des Greenhouse Gas Protocol. Nicht aufgeführte Kategorien sind für uns nicht relevant oder werden wegen fehlender Daten nicht ermittelt.
[table widths=270 style=zebra size=8]
! Scope-3-Emissionen (Tsd. t CO_{2}e) | 2021 | 2022 | Anteil 2022 in %
Kategorie 1: Eingekaufte Güter und Dienstleistungen | 9.002 | 8.214 | 51,5
Kategorie 3: Energiebezogene Aktivitäten (nicht in Scope 1 und 2) | 655 | 612 | 3,8
Kategorie 4: Transport und Verteilung, vorgelagert | 531 | 488 | 3,1
Kategorie 5: Abfall | 161 | 147 | 0,9
Kategorie 6: Geschäftsreisen | 1 | 3 | 0,0
Kategorie 7: Pendeln der Mitarbeitenden | 20 | 21 | 0,1
Kategorie 9: Transport und Verteilung, nachgelagert | 284 | 266 | 1,7
Kategorie 12: Entsorgung verkaufter Produkte | 6.576 | 6.211 | 38,9
* Summe Scope 3 | 17.230 | 15.962 | 100,0
[/table]
[page]
head: Quenthal Spezialchemie AG – Nachhaltigkeitsbericht 2022 – Kennzahlen
# Kennzahlen Umwelt
[table widths=205,58 style=zebra size=7.5]
! Kennzahl | Einheit | 2018 | 2019 | 2020 | 2021 | 2022
= Energie
* Energieverbrauch gesamt^{1} | PJ | 41,2 | 40,4 | 37,9 | 39,6 | 37,1
·Kohle | PJ | 5,6 | 5,1 | 4,2 | 3,9 | 3,1
·Erdgas | PJ | 12,1 | 12,0 | 11,1 | 12,0 | 11,4
·Heizöl | PJ | 0,5 | 0,4 | 0,2 | 0,3 | 0,2
·Biomasse | PJ | 1,8 | 1,9 | 2,2 | 2,4 | 2,6
·Strom (Fremdbezug) | PJ | 6,5 | 6,4 | 6,0 | 6,3 | 5,9
·Dampf (Fremdbezug) | PJ | 13,8 | 13,7 | 13,4 | 13,8 | 13,1
·Kälte und Druckluft | PJ | 0,9 | 0,9 | 0,8 | 0,9 | 0,8
davon erneuerbare Energien | PJ | 2,3 | 2,5 | 3,4 | 4,0 | 4,7
Spezifischer Energieverbrauch | GJ/t Produkt | 12,8 | 12,7 | 12,9 | 12,4 | 12,5
= Treibhausgase
Scope 1^{2} | Tsd. t CO_{2}e | 1.604 | 1.512 | 1.388 | 1.402 | 1.247
·davon Lachgas | Tsd. t CO_{2}e | 402 | 331 | 218 | 190 | 96
Scope 2 (marktbasiert) | Tsd. t CO_{2}e | 1.712 | 1.655 | 1.498 | 1.511 | 1.390
Scope 2 (standortbasiert) | Tsd. t CO_{2}e | 1.690 | 1.661 | 1.540 | 1.566 | 1.462
Spezifische Emissionen (Scope 1 und 2) | t CO_{2}e/t Produkt | 1,03 | 1,00 | 0,98 | 0,91 | 0,89
= Emissionen in die Luft
Stickoxide (NO_{x}) | t | 2.412 | 2.268 | 2.051 | 2.102 | 1.904
Schwefeldioxid (SO_{2}) | t | 1.344 | 1.190 | 1.002 | 948 | 806
Kohlenmonoxid (CO) | t | 1.530 | 1.488 | 1.301 | 1.340 | 1.212
Ammoniak (NH_{3}) | t | 92 | 88 | 79 | 80 | 71
Flüchtige organische Verbindungen ohne Methan (NMVOC) | t | 640 | 612 | 548 | 561 | 503
Ozonabbauende Stoffe (ODS) | t | 0,4 | 0,4 | 0,3 | 0,2 | 0,2
= Wasser
Wasserentnahme gesamt | Mio. m³ | 214,6 | 211,0 | 201,3 | 206,9 | 198,4
·Oberflächenwasser | Mio. m³ | 162,8 | 160,1 | 152,4 | 157,0 | 150,3
·Grundwasser | Mio. m³ | 34,1 | 33,6 | 32,0 | 32,7 | 31,5
·Wasser von Dritten | Mio. m³ | 17,7 | 17,3 | 16,9 | 17,2 | 16,6
Wasserrückleitung gesamt | Mio. m³ | 201,0 | 197,9 | 188,8 | 194,2 | 186,1
Wasserverbrauch^{3} | Mio. m³ | 13,6 | 13,1 | 12,5 | 12,7 | 12,3
= Emissionen in das Wasser
Gesamtphosphor | t | 98 | 90 | 77 | 78 | 71
Gesamtstickstoff | t | 514 | 488 | 431 | 440 | 402
Gesamter organischer Kohlenstoff (TOC) | t | 1.708 | 1.655 | 1.480 | 1.512 | 1.390
= Abfall
Abfall gesamt | Tsd. t | 312,0 | 304,7 | 281,4 | 290,2 | 268,5
·gefährlicher Abfall | Tsd. t | 166,3 | 161,8 | 148,7 | 153,1 | 141,7
·ungefährlicher Abfall | Tsd. t | 145,7 | 142,9 | 132,7 | 137,1 | 126,8
Verwertung | Tsd. t | 131,2 | 129,9 | 121,6 | 126,0 | 118,9
·stofflich (Recycling) | Tsd. t | 76,8 | 76,4 | 72,4 | 75,1 | 71,4
·sonstige Verwertung, vor allem energetisch | Tsd. t | 54,4 | 53,5 | 49,2 | 50,9 | 47,5
Beseitigung | Tsd. t | 180,8 | 174,8 | 159,8 | 164,2 | 149,6
·Verbrennung | Tsd. t | 68,0 | 66,2 | 61,0 | 62,8 | 58,2
·Deponierung | Tsd. t | 102,9 | 99,0 | 89,7 | 92,6 | 83,1
·sonstige Beseitigung | Tsd. t | 9,9 | 9,6 | 9,1 | 8,8 | 8,3
[/table]
fn: 1 Ohne Weitergabe an Dritte; 1 PJ entspricht 277.778 MWh.
fn: 2 Ohne biogene Emissionen; für 2022 wurden 248 Tsd. t CO_{2} aus Biomasse gesondert ermittelt.
fn: 3 Wasserentnahme abzüglich Wasserrückleitung. Bei den Jahren 2018 bis 2021 wurden Veräußerungen rückwirkend berücksichtigt.
[page]
head: Quenthal Spezialchemie AG – Nachhaltigkeitsbericht 2022 – Kennzahlen
## Umweltschutzaufwand
Die Betriebskosten für Umweltschutz lagen 2022 bei 132 Mio. €, die Investitionen in den Umweltschutz bei 61 Mio. €. Die Rückstellungen für Umweltschutzmaßnahmen und Altlasten beliefen sich zum Jahresende auf 118 Mio. € (Vorjahr: 124 Mio. €). Für unsere Produkte haben wir insgesamt 3.012 Tsd. t Roh-, Hilfs- und Betriebsstoffe sowie Verpackungen eingesetzt.
# Kennzahlen Mitarbeitende
[table widths=138,58,62,60,66,56 style=zebra size=7.8]
! Mitarbeitende nach Region und Geschlecht zum 31.12.2022 | Deutschland | EMEA (ohne Deutschland) | Nordamerika | Lateinamerika | Asien-Pazifik | Gesamt
Frauen | 1.521 | 548 | 402 | 142 | 485 | 3.098
Männer | 5.897 | 2.064 | 1.532 | 469 | 1.905 | 11.867
* Gesamt | 7.418 | 2.612 | 1.934 | 611 | 2.390 | 14.965
davon unbefristet | 7.012 | 2.506 | 1.931 | 602 | 2.259 | 14.310
davon befristet | 406 | 106 | 3 | 9 | 131 | 655
davon Vollzeit | 6.520 | 2.398 | 1.918 | 611 | 2.314 | 13.761
davon Teilzeit | 898 | 214 | 16 | 0 | 76 | 1.204
Neueinstellungen | 441 | 188 | 262 | 61 | 235 | 1.187
Austritte | 389 | 203 | 291 | 74 | 305 | 1.262
Fluktuation gesamt in % | 5,2 | 7,8 | 15,0 | 12,1 | 12,8 | 8,4
davon durch Eigenkündigung in % | 1,6 | 4,0 | 9,8 | 6,9 | 8,7 | 4,1
[/table]
[table widths=270,60 style=zebra size=7.8]
! Weitere Personalkennzahlen | Einheit | 2020 | 2021 | 2022
Frauenanteil gesamt | % | 19,9 | 20,3 | 20,7
Frauenanteil auf den beiden Ebenen unterhalb des Vorstands | % | 16,1 | 17,7 | 19,4
Altersstruktur: unter 30 Jahre | % | 15,4 | 15,9 | 16,2
Altersstruktur: 30 bis 50 Jahre | % | 51,8 | 51,5 | 51,3
Altersstruktur: über 50 Jahre | % | 32,8 | 32,6 | 32,5
Von Tarifverträgen erfasste Mitarbeitende | % | 82 | 82 | 81
Schwerbehindertenquote (nur Deutschland) | % | 6,6 | 6,7 | 6,8
Weiterbildung je Mitarbeitenden | Stunden | 13,1 | 14,9 | 17,6
Beschäftigte in Elternzeit (nur Deutschland) | Anzahl | 288 | 301 | 316
Ausbildungsquote (nur Deutschland) | % | 6,9 | 7,0 | 7,1
= Arbeitssicherheit
LTIFR^{4} | je Mio. Arbeitsstunden | 1,4 | 1,2 | 1,1
Meldepflichtige Arbeitsunfälle (TRI) | Anzahl | 81 | 77 | 70
Rate meldepflichtiger Arbeitsunfälle (TRIR) | je Mio. Arbeitsstunden | 3,1 | 2,9 | 2,7
Tödliche Arbeitsunfälle eigener Mitarbeitender einschließlich Leihkräfte | Anzahl | 0 | 1 | 0
Tödliche Arbeitsunfälle von Beschäftigten der Kontraktoren auf dem Werksgelände | Anzahl | 0 | 0 | 1
Ereignisse in der Anlagensicherheit | Anzahl | 12 | 9 | 8
[/table]
fn: 4 Unfälle mit mindestens einem Ausfalltag nach dem Unfalltag, eigene Mitarbeitende und Leihkräfte. Ziel bis 2025: unter 0,8.
# Unternehmensführung und Compliance
Der Vorstand besteht aus vier Personen, darunter eine Frau (25,0 %). Dem Aufsichtsrat gehören zwölf Mitglieder an, je zur Hälfte Vertreter der Anteilseigner und der Arbeitnehmer; vier von ihnen sind Frauen (33,3 %). 20 % der variablen Vergütung des Vorstands hängen von Nachhaltigkeitszielen ab, nämlich von den CO_{2}-Emissionen und der LTIFR.

Im Berichtsjahr wurden 58 Hinweise über unser Meldesystem abgegeben, von denen sich 19 als begründet erwiesen. Bestätigte Fälle von Korruption gab es nicht (0). Zwei Hinweise betrafen Diskriminierung, ein Fall wurde bestätigt. Quenthal spendet nicht an politische Parteien; die Zuwendungen beliefen sich auf 0 €. Wir sind im EU-Transparenzregister eingetragen.
[page]
head: Quenthal Spezialchemie AG – Nachhaltigkeitsbericht 2022 – GRI-Index
# GRI-Inhaltsindex (Auszug)
[table widths=60,250,60 style=rules size=8 align=left]
! Standard | Titel | Seite | Anmerkung
GRI 2-7 | Angestellte | 94 | Abweichende Angaben im Geschäftsbericht (Vollzeitäquivalente): 14.512
GRI 2-21 | Verhältnis der Jahresgesamtvergütung | – | Keine Angabe, vertraulich
GRI 301-2 | Eingesetzte recycelte Ausgangsstoffe | – | Wird nicht konzernweit erfasst
GRI 302-1 | Energieverbrauch innerhalb der Organisation | 93 | –
GRI 303-5 | Wasserverbrauch | 93 | Etwa 9 % der Standorte liegen in Gebieten mit Wasserstress
GRI 305-1 | Direkte THG-Emissionen (Scope 1) | 93 | –
GRI 305-7 | Stickoxide, Schwefeloxide und andere Luftemissionen | 93 | –
GRI 306-3 | Angefallener Abfall | 93 | Meldepflichtige Leckagen: 2
GRI 403-8 | Mitarbeitende, die von einem Managementsystem für Arbeitssicherheit abgedeckt sind | 88 | 100 % der Mitarbeitenden und Leihkräfte
GRI 404-3 | Regelmäßige Beurteilung der Leistung | 85 | 68 % der Mitarbeitenden
GRI 405-2 | Verhältnis der Vergütung von Frauen und Männern | 86 | Nur außertariflicher Bereich in Deutschland: 97 zu 100
GRI 406-1 | Diskriminierungsvorfälle | 90 | –
GRI 418-1 | Beschwerden in Bezug auf den Schutz von Kundendaten | 91 | 0
[/table]
`,
    answers: `
SBM-1_06 = 6914 EUR million
GOV-1_01 = 4
GOV-1_02 = 12
GOV-1_05#female = 25|33.3 %
GOV-3_01 = yes
GOV-3_05 = 20 %
E1-3_04 = 90000 t CO2e
E1-4_01 = yes
E1-4_16 = 40 % @2030
E1-4_22 = yes
E1-5_01 = 37100 TJ
E1-5_05 = 4700 TJ
E1-5_06 = 2600 TJ
E1-5_09 = 12.7 %
E1-5_10 = 3100 TJ
E1-5_11 = 200 TJ
E1-5_12 = 11400 TJ
E1-6_07 = 1247 kt CO2e
E1-6_08 = 62 %
E1-6_09 = 1462 kt CO2e
E1-6_10 = 1390 kt CO2e
E1-6_11 = 15962 kt CO2e
E1-6_11#cat1 = 8214 kt CO2e
E1-6_11#cat3 = 612 kt CO2e
E1-6_11#cat4 = 488 kt CO2e
E1-6_11#cat5 = 147 kt CO2e
E1-6_11#cat6 = 3 kt CO2e
E1-6_11#cat7 = 21 kt CO2e
E1-6_11#cat9 = 266 kt CO2e
E1-6_11#cat12 = 6211 kt CO2e
E1-6_17 = 248 kt CO2
E1-8_04 = 75 EUR/t CO2e
E2-4_02#NOx = 1904 t
E2-4_02#SOx = 806 t
E2-4_02#CO = 1212 t
E2-4_02#NH3 = 71 t
E2-4_02#NMVOC = 503 t
E2-4_02#ODS = 0.2 t
E2-4_03#P = 71 t
E2-4_03#N = 402 t
E2-4_03#TOC = 1390 t
E2-6_06 = 118 EUR million
E3-4_01 = 12.3 million m3
E3-4_11 = 198.4 million m3
E3-4_12 = 186.1 million m3
E5-4_02 = 3012 kt
E5-5_07 = 268.5 kt
E5-5_07#nonhazardous = 126.8 kt
E5-5_08#total = 118.9 kt
E5-5_08#recycling = 71.4 kt
E5-5_08#other = 47.5 kt
E5-5_09#total = 149.6 kt
E5-5_09#incineration = 58.2 kt
E5-5_09#landfill = 83.1 kt
E5-5_09#other = 8.3 kt
E5-5_15 = 141.7 kt
SBM-1_03 = 14965
SBM-1_04#germany = 7418
SBM-1_04#emea_excluding_germany = 2612
SBM-1_04#north_america = 1934
SBM-1_04#latin_america = 611
SBM-1_04#asia_pacific = 2390
S1-6_02 = 14965
S1-6_02#female = 3098
S1-6_02#male = 11867
S1-6_05#DE = 7418
S1-6_09#permanent = 14310
S1-6_09#temporary = 655
S1-6_09#permanent_DE = 7012
S1-6_09#temporary_DE = 406
S1-6_09#full_time_DE = 6520
S1-6_09#part_time_DE = 898
S1-6_09#full_time = 13761
S1-6_09#part_time = 1204
S1-6_19 = 13761
S1-6_20 = 1204
S1-6_11 = 1262
S1-6_12 = 8.4 %
S1-6_12#DE = 5.2 %
S1-6_15 = end|Ende|31.12.|31.12.2022|endofreportingperiod
S1-8_01 = 81 %
S1-9_02#female = 19.4 %
S1-9_03 = 16.2 %
S1-9_04 = 51.3 %
S1-9_05 = 32.5 %
S1-13_02 = 68 %
S1-13_04 = 17.6 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 1
S1-14_04 = 70
S1-14_05 = 2.7
S1-17_02 = 2|1
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_10 = yes
absent E1-4_04 E1-4_07 E1-5_02 E1-5_07 E1-5_14 E1-6_12 E1-6_13 E1-6_30 E3-4_02 E5-5_10 S1-6_03 S1-12_01 S1-15_02 S1-16_01 S1-16_02 S1-14_07 S4-3_13 G1-4_01 SBM-1_15
`,
  },
]
