import type { StyleDocument } from '../style-document.ts'
import { thalbeckAnswers } from './fifth-german-industry-answers.ts'

/** The key figures of a food group over three financial years. */
export const fifthGermanIndustryFood: StyleDocument[] = [
  {
    name: 'thalbeck-kennzahlenuebersicht-2023-24.pdf',
    language: 'de',
    year: 2024,
    style:
      'Lebensmittelgruppe, Kennzahlenanhang im Querformat: drei Geschäftsjahre, Veränderung, Ziel und zwei Spalten mit Verweisen, Einrückungen zwei Stufen tief',
    look: { size: 8.5, landscape: true, margin: 45 },
    text: `
head: Thalbeck Nahrungsmittel SE   Nachhaltigkeit 2023/24   Kennzahlenübersicht
# Kennzahlenübersicht 2023/24
Die Kennzahlen umfassen auf konsolidierter Basis die Thalbeck Nahrungsmittel SE und alle vollkonsolidierten Gesellschaften. Das Geschäftsjahr läuft vom 1. Juli bis zum 30. Juni; Jahresangaben wie 2023/24 beziehen sich auf das Geschäftsjahr, das am 30. Juni 2024 endete. Die Spalte „Veränd.“ zeigt die Abweichung zum Vorjahr in Prozent oder Prozentpunkten (PP). Die Spalte „Verweis“ nennt die Angabepflicht der European Sustainability Reporting Standards und den Standard der Global Reporting Initiative, an denen sich die Kennzahl orientiert. Durch Rundung können sich geringe Abweichungen bei Summen ergeben.
## Wirtschaft und Unternehmensführung
[table widths=268,66,56,56,56,58,62,62,44 style=rules size=7]
! | | Geschäftsjahr | << | << | | | Verweis | <<
! Kennzahl | Einheit | 2023/24 | 2022/23 | 2021/22 | Veränd. | Ziel 2029/30 | ESRS | GRI
= Wirtschaft
* Umsatzerlöse | Mio. € | 3.214,8 | 3.098,4 | 2.702,5 | +3,8 % | – | SBM-1 | 201-1
·Mehl und Mahlerzeugnisse | Mio. € | 1.204,6 | 1.231,9 | 1.078,3 | –2,2 % | – | – | –
·Backwaren und Tiefkühlkost | Mio. € | 1.386,7 | 1.291,2 | 1.108,8 | +7,4 % | – | – | –
·Stärke und pflanzliche Proteine | Mio. € | 623,5 | 575,3 | 515,4 | +8,4 % | – | – | –
EBIT | Mio. € | 148,2 | 131,7 | 119,4 | +12,5 % | – | – | –
Forschungs- und Entwicklungsaufwand | Mio. € | 21,3 | 20,1 | 18,8 | +6,0 % | – | – | –
Produktionsstandorte | Anzahl | 38 | 39 | 39 | –2,6 % | – | – | –
= Unternehmensführung
Anti-Korruptionsschulung, risikobehaftete Funktionen | % | 91 | 88 | 83 | +3,0 PP | 100 | G1-3 | 205-2
Bestätigte Korruptionsfälle | Anzahl | 1 | 0 | 2 | – | 0 | G1-4 | 205-3
·Daraus Entlassungen oder Disziplinarmaßnahmen | Anzahl | 1 | 0 | 2 | – | – | G1-4 | 205-3
Verurteilungen wegen Korruption und Bestechung | Anzahl | 0 | 0 | 0 | – | 0 | G1-4 | 205-3
Geldstrafen wegen Korruption und Bestechung | Tsd. € | 0 | 0 | 0 | – | 0 | G1-4 | –
Hinweise über das Hinweisgebersystem | Anzahl | 87 | 79 | 66 | – | – | – | 2-26
Finanzielle politische Zuwendungen | Tsd. € | 0 | 0 | 0 | – | 0 | G1-5 | 415-1
Beiträge an Interessenverbände | Tsd. € | 612 | 598 | 571 | +2,3 % | – | G1-5 | –
Durchschnittliche Zahlungsdauer | Tage | 34 | 36 | 37 | –5,6 % | 30 | G1-6 | –
Fristgerecht bezahlte Rechnungen | % | 86 | 83 | 81 | +3,0 PP | 95 | G1-6 | –
Anhängige Verfahren wegen Zahlungsverzugs | Anzahl | 2 | 1 | 3 | – | – | G1-6 | –
Verbraucherbeschwerden | Anzahl | 8.914 | 9.206 | 9.377 | –3,2 % | – | S4-3 | –
[/table]
Der bestätigte Korruptionsfall des Berichtsjahres betraf einen Einkäufer einer ausländischen Tochtergesellschaft, der Einladungen eines Verpackungslieferanten nicht angezeigt hatte. Die übliche Zahlungsfrist der Gruppe beträgt 30 Tage. Für landwirtschaftliche Erzeugnisse gelten die kürzeren gesetzlichen Fristen.
[page]
## Klima und Energie
[table widths=268,66,56,56,56,58,62,62,44 style=rules size=7]
! | | Geschäftsjahr | << | << | | | Verweis | <<
! Kennzahl | Einheit | 2023/24 | 2022/23 | 2021/22 | Veränd. | Ziel 2029/30 | ESRS | GRI
= Energie
* Gesamtenergieverbrauch | GWh | 2.030,3 | 2.087,4 | 2.138,0 | –2,7 % | –12 %^{1} | E1-5 | 302-1
·Fossile Energie | GWh | 1.528,7 | 1.651,9 | 1.780,9 | –7,5 % | – | E1-5 | 302-1
··Kohle | GWh | 41,5 | 58,9 | 66,2 | –29,5 % | 0 (2026/27) | E1-5 | 302-1
··Heizöl, Diesel und Flüssiggas | GWh | 96,2 | 99,7 | 103,4 | –3,5 % | – | E1-5 | 302-1
··Erdgas | GWh | 1.208,4 | 1.251,6 | 1.304,8 | –3,5 % | – | E1-5 | 302-1
··Zugekaufter Strom und Dampf, fossil | GWh | 182,6 | 241,7 | 306,5 | –24,5 % | – | E1-5 | 302-1
·Erneuerbare Energie | GWh | 501,6 | 435,5 | 357,1 | +15,2 % | – | E1-5 | 302-1
··Biomasse und Biogas | GWh | 214,9 | 201,3 | 188,6 | +6,8 % | – | E1-5 | 302-1
··Zugekaufter Strom und Dampf, erneuerbar | GWh | 268,3 | 221,5 | 160,4 | +21,1 % | – | E1-5 | 302-1
··Selbst erzeugter Strom (Photovoltaik, Wasserkraft), ohne Brennstoffe | GWh | 18,4 | 12,7 | 8,1 | +44,9 % | 40 | E1-5 | 302-1
Anteil erneuerbarer Energie | % | 24,7 | 20,9 | 16,7 | +3,8 PP | 45 | E1-5 | 302-1
Anteil fossiler Energie | % | 75,3 | 79,1 | 83,3 | –3,8 PP | – | E1-5 | 302-1
Energieintensität (klimaintensive Sektoren) | MWh/Mio. € | 631,5 | 673,7 | 791,1 | –6,3 % | – | E1-5 | 302-3
Standorte mit Zertifizierung nach ISO 50001 | % | 76 | 72 | 69 | +4,0 PP | 100 | – | –
= Treibhausgase
* Scope 1 | kt CO_{2}e | 283,6 | 297,2 | 309,8 | –4,6 % | – | E1-6 | 305-1
·Anteil unter dem EU-Emissionshandel | % | 62 | 63 | 63 | – | – | E1-6 | –
* Scope 2, standortbasiert | kt CO_{2}e | 172,4 | 181,0 | 189,3 | –4,8 % | – | E1-6 | 305-2
* Scope 2, marktbasiert | kt CO_{2}e | 78,9 | 103,6 | 131,2 | –23,8 % | – | E1-6 | 305-2
Scope 1 und 2, marktbasiert | kt CO_{2}e | 362,5 | 400,8 | 441,0 | –9,6 % | –46 %^{1} | – | –
* Scope 3 | kt CO_{2}e | 5.434,8 | 5.552,9 | 5.632,1 | –2,1 % | –28 %^{1} | E1-6 | 305-3
·3.1 Eingekaufte Waren und Dienstleistungen | kt CO_{2}e | 4.812,0 | 4.926,4 | 4.988,1 | –2,3 % | – | E1-6 | 305-3
·3.2 Kapitalgüter | kt CO_{2}e | 38,5 | 31,8 | 35,2 | +21,1 % | – | E1-6 | 305-3
·3.3 Brennstoff- und energiebezogene Aktivitäten | kt CO_{2}e | 71,2 | 74,6 | 77,9 | –4,6 % | – | E1-6 | 305-3
·3.4 Vorgelagerter Transport und Verteilung | kt CO_{2}e | 318,7 | 322,9 | 331,5 | –1,3 % | – | E1-6 | 305-3
·3.5 Abfall | kt CO_{2}e | 21,4 | 22,0 | 22,7 | –2,7 % | – | E1-6 | 305-3
·3.6 Geschäftsreisen | kt CO_{2}e | 3,6 | 3,1 | 1,4 | +16,1 % | – | E1-6 | 305-3
·3.7 Pendeln der Arbeitnehmer | kt CO_{2}e | 16,9 | 16,7 | 16,2 | +1,2 % | – | E1-6 | 305-3
·3.9 Nachgelagerter Transport und Verteilung | kt CO_{2}e | 142,8 | 145,5 | 149,0 | –1,9 % | – | E1-6 | 305-3
·3.12 Entsorgung verkaufter Produkte | kt CO_{2}e | 9,7 | 9,9 | 10,1 | –2,0 % | – | E1-6 | 305-3
·davon Flächen, Forst und Landwirtschaft (FLAG) | kt CO_{2}e | 3.905,2 | 3.998,7 | 4.047,6 | –2,3 % | –33 %^{1} | – | –
* Gesamtemissionen, standortbasiert | kt CO_{2}e | 5.890,8 | 6.031,1 | 6.131,2 | –2,3 % | – | E1-6 | –
* Gesamtemissionen, marktbasiert | kt CO_{2}e | 5.797,3 | 5.953,7 | 6.073,1 | –2,6 % | – | E1-6 | –
THG-Intensität, standortbasiert | t CO_{2}e/Mio. € | 1.832,4 | 1.946,5 | 2.268,7 | –5,9 % | – | E1-6 | 305-4
THG-Intensität, marktbasiert | t CO_{2}e/Mio. € | 1.803,3 | 1.921,5 | 2.247,2 | –6,2 % | – | E1-6 | 305-4
Biogene CO_{2}-Emissionen außerhalb von Scope 1 | kt CO_{2} | 88,3 | 82,7 | 77,4 | +6,8 % | – | E1-6 | 305-1
Primärdaten in Scope 3 | % | 11 | 8 | 5 | +3,0 PP | 30 | E1-6 | –
[/table]
fn: ^{1} Gegenüber dem Basisjahr 2020/21; Scope 3 ohne FLAG-Emissionen, für die ein eigenes Ziel gilt. Die Kategorien 8, 10, 11 und 13 bis 15 sind nicht relevant.
[page]
## Wasser, Materialien, Emissionen und Abfall
[table widths=268,66,56,56,56,58,62,62,44 style=rules size=7]
! | | Geschäftsjahr | << | << | | | Verweis | <<
! Kennzahl | Einheit | 2023/24 | 2022/23 | 2021/22 | Veränd. | Ziel 2029/30 | ESRS | GRI
= Wasser
* Wasserentnahme | Tsd. m³ | 12.486 | 12.829 | 13.169 | –2,7 % | – | E3-4 | 303-3
·Grundwasser | Tsd. m³ | 6.914 | 7.120 | 7.288 | –2,9 % | – | – | 303-3
·Oberflächenwasser | Tsd. m³ | 3.120 | 3.208 | 3.315 | –2,7 % | – | – | 303-3
·Wasser von Dritten | Tsd. m³ | 2.452 | 2.501 | 2.566 | –2,0 % | – | – | 303-3
* Wasserrückführung (Abwasser) | Tsd. m³ | 10.231 | 10.506 | 10.784 | –2,6 % | – | E3-4 | 303-4
* Wasserverbrauch | Tsd. m³ | 2.255 | 2.323 | 2.385 | –2,9 % | –15 %^{1} | E3-4 | 303-5
·davon in Gebieten mit hohem Wasserstress | Tsd. m³ | 318 | 331 | 349 | –3,9 % | –25 %^{1} | E3-4 | 303-5
Wiederverwendetes und recyceltes Wasser | Tsd. m³ | 1.640 | 1.512 | 1.438 | +8,5 % | 2.000 | E3-4 | –
Wasserintensität | m³/Mio. € | 701,4 | 749,7 | 882,5 | –6,4 % | – | E3-4 | –
= Emissionen in Luft und Wasser^{2}
Stickoxide (NO_{x}), Luft | t | 412 | 438 | 451 | –5,9 % | – | E2-4 | 305-7
Schwefeloxide (SO_{x}), Luft | t | 96 | 121 | 134 | –20,7 % | – | E2-4 | 305-7
Feinstaub (PM_{10}), Luft | t | 128 | 133 | 137 | –3,8 % | – | E2-4 | 305-7
Gesamtstickstoff, Wasser | t | 46,8 | 48,2 | 51,0 | –2,9 % | – | E2-4 | –
Gesamtphosphor, Wasser | t | 5,1 | 5,4 | 5,6 | –5,6 % | – | E2-4 | –
= Materialeinsatz
* Eingesetzte Produkte und Materialien | Tsd. t | 5.170 | 5.249 | 5.309 | –1,5 % | – | E5-4 | 301-1
·Agrarische und sonstige Rohstoffe | Tsd. t | 4.986 | 5.062 | 5.118 | –1,5 % | – | – | 301-1
·Verpackungen | Tsd. t | 184 | 187 | 191 | –1,6 % | – | – | 301-1
Nachhaltig beschaffte biologische Materialien | % | 38,4 | 33,9 | 27,5 | +4,5 PP | 60 | E5-4 | –
RSPO-zertifiziertes Palmöl | % | 100 | 100 | 98 | 0,0 PP | 100 | – | –
Recyclingfähiger Anteil der Verpackungen | % | 89,5 | 87,2 | 84,0 | +2,3 PP | 100 | E5-5 | –
Rezyklatanteil in Kunststoffverpackungen | % | 21 | 18 | 14 | +3,0 PP | 35 | – | 301-2
= Abfall
* Abfallaufkommen | t | 186.420 | 187.172 | 188.450 | –0,4 % | – | E5-5 | 306-3
·Gefährlich | t | 1.445 | 1.502 | 1.538 | –3,8 % | – | E5-5 | 306-3
·Nicht gefährlich | t | 184.975 | 185.670 | 186.912 | –0,4 % | – | E5-5 | 306-3
* Von der Beseitigung abgelenkt | t | 171.308 | 170.865 | 170.864 | +0,3 % | – | E5-5 | 306-4
·Vorbereitung zur Wiederverwendung | t | 12.406 | 11.980 | 11.214 | +3,6 % | – | E5-5 | 306-4
·Recycling | t | 118.940 | 117.655 | 116.902 | +1,1 % | – | E5-5 | 306-4
·Sonstige Verwertung | t | 39.962 | 41.230 | 42.748 | –3,1 % | – | E5-5 | 306-4
* Zur Beseitigung | t | 15.112 | 16.307 | 17.586 | –7,3 % | – | E5-5 | 306-5
·Verbrennung | t | 6.884 | 7.215 | 7.530 | –4,6 % | – | E5-5 | 306-5
·Deponierung | t | 7.926 | 8.804 | 9.741 | –10,0 % | 0 | E5-5 | 306-5
·Sonstige Beseitigung | t | 302 | 288 | 315 | +4,9 % | – | E5-5 | 306-5
Nicht recycelte Abfälle^{3} | t | 67.480 | 69.517 | 71.548 | –2,9 % | – | E5-5 | –
Anteil nicht recycelter Abfälle^{3} | % | 36,2 | 37,1 | 38,0 | –0,9 PP | 30 | E5-5 | –
Lebensmittelabfälle | t | 58.310 | 60.744 | 63.025 | –4,0 % | –50 %^{1} | – | –
[/table]
fn: ^{1} Gegenüber dem Basisjahr 2020/21. ^{2} Standorte oberhalb der Schwellenwerte der E-PRTR-Verordnung. ^{3} Abfallaufkommen abzüglich Recycling.
[page]
## Arbeitnehmer
Alle Angaben sind Personenzahlen zum Ende des Berichtszeitraums (30. Juni), soweit nicht anders vermerkt.
[table widths=268,66,56,56,56,58,62,62,44 style=rules size=7]
! | | Geschäftsjahr | << | << | | | Verweis | <<
! Kennzahl | Einheit | 2023/24 | 2022/23 | 2021/22 | Veränd. | Ziel 2029/30 | ESRS | GRI
= Arbeitnehmer (Personen zum 30. Juni)
* Arbeitnehmer | Anzahl | 14.862 | 14.797 | 14.762 | +0,4 % | – | SBM-1, S1-6 | 2-7
·Frauen | Anzahl | 5.916 | 5.830 | 5.742 | +1,5 % | – | S1-6 | 2-7
·Männer | Anzahl | 8.940 | 8.963 | 9.020 | –0,3 % | – | S1-6 | 2-7
·Divers | Anzahl | 6 | 4 | 0 | – | – | S1-6 | 2-7
·Deutschland | Anzahl | 7.408 | 7.512 | 7.590 | –1,4 % | – | SBM-1, S1-6 | 2-7
·Übriges Europa | Anzahl | 6.102 | 6.045 | 5.988 | +0,9 % | – | SBM-1 | 2-7
··davon Polen | Anzahl | 2.316 | 2.284 | 2.251 | +1,4 % | – | S1-6 | 2-7
··davon Frankreich | Anzahl | 1.574 | 1.569 | 1.577 | +0,3 % | – | S1-6 | 2-7
·Rest der Welt | Anzahl | 1.352 | 1.240 | 1.184 | +9,0 % | – | SBM-1 | 2-7
Unbefristet | Anzahl | 13.604 | 13.488 | 13.410 | +0,9 % | – | S1-6 | 2-7
·Frauen | Anzahl | 5.318 | 5.234 | 5.160 | +1,6 % | – | S1-6 | 2-7
·Männer | Anzahl | 8.281 | 8.250 | 8.250 | +0,4 % | – | S1-6 | 2-7
·Divers | Anzahl | 5 | 4 | 0 | – | – | S1-6 | 2-7
Befristet | Anzahl | 1.258 | 1.309 | 1.352 | –3,9 % | – | S1-6 | 2-7
·Frauen | Anzahl | 598 | 596 | 582 | +0,3 % | – | S1-6 | 2-7
·Männer | Anzahl | 659 | 713 | 770 | –7,6 % | – | S1-6 | 2-7
·Divers | Anzahl | 1 | 0 | 0 | – | – | S1-6 | 2-7
Vollzeit | Anzahl | 12.047 | 12.012 | 12.034 | +0,3 % | – | S1-6 | 2-7
Teilzeit | Anzahl | 2.815 | 2.785 | 2.728 | +1,1 % | – | S1-6 | 2-7
Arbeitnehmer im Jahresdurchschnitt | Anzahl | 14.705 | 14.688 | 14.655 | +0,1 % | – | S1-6 | –
Vollzeitäquivalente | FTE | 13.940 | 13.902 | 13.886 | +0,3 % | – | – | –
Austritte | Anzahl | 2.021 | 2.144 | 1.987 | –5,7 % | – | S1-6 | 401-1
Fluktuation | % | 13,7 | 14,6 | 13,6 | –0,9 PP | < 12 | S1-6 | 401-1
* Fremdarbeitskräfte | Anzahl | 1.210 | 1.284 | 1.331 | –5,8 % | – | S1-7 | 2-8
·Leiharbeitskräfte | Anzahl | 1.186 | 1.261 | 1.305 | –5,9 % | – | S1-7 | 2-8
·Selbstständige | Anzahl | 24 | 23 | 26 | +4,3 % | – | S1-7 | 2-8
= Menschenrechte und Beschwerden
Gemeldete Diskriminierungsfälle | Anzahl | 9 | 11 | 7 | – | – | S1-17 | 406-1
Beschwerden der eigenen Belegschaft | Anzahl | 64 | 58 | 49 | – | – | S1-17 | –
Bußgelder und Entschädigungen hieraus | Tsd. € | 0 | 12 | 0 | – | – | S1-17 | –
Schwerwiegende Menschenrechtsvorfälle, eigene Belegschaft | Anzahl | 0 | 0 | 0 | – | 0 | S1-17 | –
Sozialaudits bei Lieferanten | Anzahl | 118 | 104 | 71 | +13,5 % | 150 | – | 414-2
[/table]
[page]
## Arbeitsbedingungen
[table widths=268,66,56,56,56,58,62,62,44 style=rules size=7]
! | | Geschäftsjahr | << | << | | | Verweis | <<
! Kennzahl | Einheit | 2023/24 | 2022/23 | 2021/22 | Veränd. | Ziel 2029/30 | ESRS | GRI
= Vielfalt und Vergütung
Frauen im Vorstand | % | 25,0 | 25,0 | 20,0 | 0,0 PP | 33 | GOV-1 | 405-1
Frauen im Aufsichtsrat | % | 41,7 | 41,7 | 33,3 | 0,0 PP | 40 | GOV-1 | 405-1
Oberste Führungsebene: Frauen | Anzahl | 7 | 6 | 5 | – | – | S1-9 | 405-1
Oberste Führungsebene: Männer | Anzahl | 24 | 25 | 26 | – | – | S1-9 | 405-1
Oberste Führungsebene: Frauenanteil | % | 22,6 | 19,4 | 16,1 | +3,2 PP | 30 | S1-9 | 405-1
Frauen in Führungspositionen (alle Ebenen) | % | 29,8 | 28,6 | 27,1 | +1,2 PP | 35 | – | 405-1
Unter 30 Jahre | % | 17,1 | 16,9 | 16,6 | +0,2 PP | – | S1-9 | 405-1
30 bis 50 Jahre | % | 49,5 | 49,9 | 50,4 | –0,4 PP | – | S1-9 | 405-1
Über 50 Jahre | % | 33,4 | 33,2 | 33,0 | +0,2 PP | – | S1-9 | 405-1
Arbeitnehmer mit Behinderung | % | 4,8 | 4,7 | 4,7 | +0,1 PP | – | S1-12 | 405-1
Unbereinigtes geschlechtsspezifisches Verdienstgefälle | % | 8,9 | 9,4 | 10,1 | –0,5 PP | – | S1-16 | 405-2
Verhältnis der Gesamtvergütung | Faktor | 58,2 | 56,9 | n. e. | +2,3 % | – | S1-16 | 2-21
= Tarifbindung und Entwicklung
Tarifvertraglich abgedeckte Arbeitnehmer | % | 78,5 | 78,1 | 77,6 | +0,4 PP | – | S1-8 | 2-30
·davon Deutschland | % | 91,2 | 91,0 | 90,4 | +0,2 PP | – | S1-8 | –
·davon Polen | % | 64,0 | 63,1 | 62,5 | +0,9 PP | – | S1-8 | –
Schulungsstunden je Arbeitnehmer | Std. | 13,6 | 12,4 | 10,9 | +9,7 % | 16 | S1-13 | 404-1
·Frauen | Std. | 12,9 | 11,8 | 10,2 | +9,3 % | – | S1-13 | 404-1
·Männer | Std. | 14,1 | 12,8 | 11,3 | +10,2 % | – | S1-13 | 404-1
Arbeitnehmer mit regelmäßiger Leistungsbeurteilung | % | 66,0 | 61,5 | 58,2 | +4,5 PP | 80 | S1-13 | 404-3
Inanspruchnahme von Urlaub aus familiären Gründen | % | 5,1 | 4,9 | 4,6 | +0,2 PP | – | S1-15 | 401-3
·Frauen | % | 7,0 | 6,8 | 6,6 | +0,2 PP | – | S1-15 | 401-3
·Männer | % | 3,9 | 3,7 | 3,3 | +0,2 PP | – | S1-15 | 401-3
Auszubildende in Deutschland | Anzahl | 342 | 336 | 329 | +1,8 % | – | – | –
= Arbeitssicherheit (eigene Belegschaft)
Abdeckung durch ein Arbeitsschutzmanagementsystem | % | 88 | 84 | 80 | +4,0 PP | 100 | S1-14 | 403-8
·davon extern zertifiziert oder auditiert | % | 71 | 66 | 60 | +5,0 PP | 100 | S1-14 | 403-8
Meldepflichtige Arbeitsunfälle | Anzahl | 214 | 231 | 252 | –7,4 % | – | S1-14 | 403-9
Quote meldepflichtiger Arbeitsunfälle | je 1 Mio. Std. | 9,1 | 9,8 | 10,7 | –7,1 % | < 6,0 | S1-14 | 403-9
LTIFR (Unfälle mit mindestens einem Ausfalltag) | je 1 Mio. Std. | 6,4 | 7,0 | 7,9 | –8,6 % | < 4,0 | – | 403-9
Ausfalltage durch Arbeitsunfälle und Erkrankungen | Tage | 4.316 | 4.702 | 5.188 | –8,2 % | – | S1-14 | –
Arbeitsbedingte Erkrankungen | Fälle | 11 | 9 | 14 | – | – | S1-14 | 403-10
Todesfälle, eigene Belegschaft | Anzahl | 0 | 0 | 1 | – | 0 | S1-14 | 403-9
Todesfälle, andere Arbeitskräfte auf dem Werksgelände | Anzahl | 1 | 0 | 0 | – | 0 | S1-14 | 403-9
[/table]
fn: n. e. = nicht erhoben. Das Verhältnis der Gesamtvergütung vergleicht die am höchsten bezahlte Person mit dem Median aller übrigen Arbeitnehmer.
`,
    answers: thalbeckAnswers,
  },
]
