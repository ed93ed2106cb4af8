import type { StyleDocument } from '../style-document.ts'

/** Further sustainability statements of large groups in German. */
export const thirdGermanLargeTrade: StyleDocument[] = [
  {
    name: 'mertzow-handel-arbeitskraefte-2024-25.pdf',
    language: 'de',
    year: 2025,
    style: 'Handelskonzern mit abweichendem Geschäftsjahr 2024/25: alle S1-Tabellen, Stichtag 30.09., Köpfe neben VZÄ',
    look: { size: 9 },
    text: `
head: MERTZOW GESCHÄFTSBERICHT 2024/25 – NACHHALTIGKEITSERKLÄRUNG – SOZIALES
# Sozialinformationen
## S1 – Eigene Belegschaft
Unsere Mitarbeitenden prägen das Bild, das Kundinnen und Kunden in 1.140 Märkten von Mertzow haben. Die folgenden Angaben umfassen alle vollkonsolidierten Gesellschaften. Sofern nicht anders vermerkt, werden Köpfe zum Stichtag 30. September 2025 gezeigt; Auszubildende sind enthalten, ruhende Arbeitsverhältnisse nicht. In Vollzeitäquivalenten (VZÄ) beschäftigte der Konzern zum Stichtag 36.214 Mitarbeitende (Vorjahr: 36.830).
### S1-5 Ziele
Bis zum Ende des Geschäftsjahres 2027/28 wollen wir die Fluktuation auf unter 15 % und die Unfallquote auf höchstens 20 senken. Jährlich sollen mindestens 1.200 Ausbildungsplätze besetzt werden; im Berichtsjahr waren es 1.164.
### S1-6 Merkmale der Mitarbeitenden
[table widths=230 style=rules]
! Mitarbeitende nach Geschlecht (Köpfe) | 30.09.2025 | 30.09.2024
Männlich | 19.047 | 19.288
Weiblich | 29.842 | 30.079
Divers | 23 | 20
* Gesamt | 48.912 | 49.387
[/table]
[table widths=230 style=rules]
! Mitarbeitende nach Ländern (Köpfe) | 30.09.2025 | 30.09.2024
Deutschland | 31.745 | 32.260
Polen | 6.120 | 6.014
Österreich | 5.208 | 5.233
Übrige Länder | 5.839 | 5.880
* Gesamt | 48.912 | 49.387
[/table]
[table widths=180 style=rules size=8]
! Mitarbeitende nach Vertragsart zum 30.09.2025 (Köpfe) | Männlich | Weiblich | Divers | Gesamt
Unbefristet | 17.276 | 26.811 | 19 | 44.106
Befristet | 1.771 | 3.031 | 4 | 4.806
Ohne garantierte Arbeitsstunden | 224 | 388 | 0 | 612
Vollzeit | 14.390 | 12.418 | 14 | 26.822
Teilzeit | 4.657 | 17.424 | 9 | 22.090
[/table]
fn: Mitarbeitende ohne garantierte Arbeitsstunden sind zugleich in den Zeilen Unbefristet oder Befristet und Teilzeit enthalten.
Im Geschäftsjahr 2024/25 schieden 9.136 Mitarbeitende aus (Vorjahr: 9.871). Bezogen auf den durchschnittlichen Personalbestand entspricht das einer Fluktuation von 18,6 % (Vorjahr: 19,9 %). Im deutschen Einzelhandel liegt sie nach Verbandsangaben bei rund 23 %.
### S1-7 Fremdarbeitskräfte
Zum Stichtag waren 1.874 Fremdarbeitskräfte im Einsatz. 1.792 davon waren Leiharbeitskräfte, vor allem in den Zentrallagern in der Saison; 82 waren selbstständig tätig.
[page]
head: MERTZOW GESCHÄFTSBERICHT 2024/25 – NACHHALTIGKEITSERKLÄRUNG – SOZIALES
### S1-8 Tarifvertragliche Abdeckung und sozialer Dialog
Konzernweit waren 61,7 % der Mitarbeitenden von Tarifverträgen erfasst (Vorjahr: 61,9 %).
[table widths=170 style=rules size=8.5]
! Land im EWR | Tarifvertragliche Abdeckung | Abdeckung durch Arbeitnehmervertretungen
Deutschland | 74 % | 82 %
Österreich | 98 % | 71 %
Polen | 0 % | 38 %
[/table]
### S1-9 Diversitätskennzahlen
Als oberste Führungsebene gelten die beiden Ebenen unterhalb des Vorstands. Der Vorstand selbst (vier Mitglieder, darunter eine Frau) ist nicht einbezogen. Bis 2030 soll der Frauenanteil auf dieser Ebene 40 % erreichen.
[table widths=230 style=rules]
! Oberste Führungsebene | Anzahl | Anteil
Frauen | 41 | 33,1 %
Männer | 83 | 66,9 %
* Gesamt | 124 | 100,0 %
[/table]
[table widths=230 style=rules]
! Altersstruktur der Mitarbeitenden | Anzahl | Anteil
Unter 30 Jahre | 11.739 | 24,0 %
30 bis 50 Jahre | 21.032 | 43,0 %
Über 50 Jahre | 16.141 | 33,0 %
[/table]
### S1-10 Angemessene Entlohnung, S1-11 Soziale Absicherung
Alle Mitarbeitenden werden angemessen entlohnt; als Vergleichsmaßstab dienen die Mindestlöhne nach der Richtlinie (EU) 2022/2041. Durch öffentliche Programme oder betriebliche Leistungen sind sämtliche Mitarbeitenden gegen Verdienstverluste bei Krankheit, Arbeitslosigkeit, Arbeitsunfällen und Erwerbsunfähigkeit, während des Elternurlaubs und im Ruhestand abgesichert.
### S1-12 Menschen mit Behinderungen
4,8 % unserer Mitarbeitenden haben eine anerkannte Behinderung. In Deutschland beträgt der Anteil 5,6 %.
### S1-13 Schulungen und Kompetenzentwicklung
[table widths=230 style=rules]
! 2024/25 | Frauen | Männer | Gesamt
Mitarbeitende mit regelmäßiger Leistungs- und Laufbahnbeurteilung (in %) | 61 | 66 | 63
Durchschnittliche Schulungsstunden pro Kopf | 10,9 | 12,1 | 11,4
[/table]
[page]
head: MERTZOW GESCHÄFTSBERICHT 2024/25 – NACHHALTIGKEITSERKLÄRUNG – SOZIALES
### S1-14 Gesundheitsschutz und Sicherheit
92 % der eigenen Belegschaft sind durch ein Managementsystem für Gesundheit und Sicherheit abgedeckt. Meldepflichtig sind Unfälle mit mindestens einem Ausfalltag oder ärztlicher Behandlung.
[table widths=190 style=rules size=8.5]
! 2024/25 | Mitarbeitende | Fremdarbeitskräfte | Gesamt
Todesfälle infolge arbeitsbedingter Verletzungen und Erkrankungen | 0 | 0 | 0
Meldepflichtige Arbeitsunfälle | 1.412 | 96 | 1.508
Quote meldepflichtiger Arbeitsunfälle (je 1 Mio. Arbeitsstunden) | 22,7 | 31,9 | 23,1
Meldepflichtige arbeitsbedingte Erkrankungen | 12 | k. A. | k. A.
Ausfalltage | 24.816 | k. A. | k. A.
[/table]
Auf dem Gelände der Zentrallager verunglückte im März 2025 ein Fahrer eines Speditionspartners tödlich.
### S1-15 Vereinbarkeit von Berufs- und Privatleben
Alle Mitarbeitenden haben aufgrund gesetzlicher Regelungen oder tarifvertraglicher Vereinbarungen Anspruch auf Urlaub aus familiären Gründen (100 %). 5,2 % der Anspruchsberechtigten nahmen ihn im Geschäftsjahr in Anspruch (Frauen: 6,6 %, Männer: 3,0 %).
### S1-16 Vergütungsparameter
Das unbereinigte Verdienstgefälle zwischen Frauen und Männern betrug 7,8 % (Vorjahr: 8,3 %). Bereinigt um Funktion, Standort und Betriebszugehörigkeit waren es 1,9 %. Die Gesamtvergütung der bestbezahlten Person lag beim 94-Fachen des Medians aller übrigen Mitarbeitenden (Vorjahr: 97-Fachen).
### S1-17 Vorfälle und Beschwerden
[table widths=330 style=rules]
! | 2024/25 | 2023/24
Fälle von Diskriminierung einschließlich Belästigung | 38 | 44
Beschwerden über interne Kanäle (ohne Fälle von Diskriminierung) | 112 | 97
Geldbußen, Sanktionen und Schadenersatz (in €) | 64.500 | 12.000
Schwerwiegende Menschenrechtsvorfälle | 0 | 0
[/table]
# Governance-Informationen
## G1-6 Zahlungspraktiken
Mertzow begleicht Rechnungen im Durchschnitt nach 31 Tagen. Das übliche Zahlungsziel beträgt 30 Tage; für frische Lebensmittel gelten 21 Tage. 89 % der Zahlungen erfolgten innerhalb der vereinbarten Bedingungen. Zum Stichtag waren drei Gerichtsverfahren wegen Zahlungsverzugs anhängig.
`,
    answers: `
SBM-1_03 = 48912
S1-6_02 = 48912
S1-6_02#male = 19047
S1-6_02#female = 29842
S1-6_02#other = 23
S1-6_05#DE = 31745
S1-6_05#PL = 6120
S1-6_05#AT = 5208
S1-6_09#permanent = 44106
S1-6_09#permanent_male = 17276
S1-6_09#permanent_female = 26811
S1-6_09#temporary = 4806
S1-6_09#temporary_male = 1771
S1-6_09#temporary_female = 3031
S1-6_09#non_guaranteed = 612
S1-6_09#non_guaranteed_male = 224
S1-6_09#non_guaranteed_female = 388
S1-6_09#full_time = 26822
S1-6_09#full_time_male = 14390
S1-6_09#full_time_female = 12418
S1-6_09#part_time = 22090
S1-6_09#part_time_male = 4657
S1-6_09#part_time_female = 17424
S1-6_19 = 26822
S1-6_20 = 22090
S1-6_11 = 9136
S1-6_12 = 18.6 %
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-7_01 = 1874
S1-7_02 = 82
S1-7_03 = 1792
S1-8_01 = 61.7 %
S1-8_02#DE = 74 %
S1-8_02#AT = 98 %
S1-8_02#PL = 0 %
S1-8_06#DE = 82 %
S1-8_06#AT = 71 %
S1-8_06#PL = 38 %
GOV-1_01 = 4
S1-9_01#female = 41
S1-9_01#male = 83
S1-9_02#female = 33.1 %
S1-9_02#male = 66.9 %
S1-9_03 = 11739
S1-9_04 = 21032
S1-9_05 = 16141
S1-10_01 = yes
S1-11_01 = yes
S1-11_02 = yes
S1-11_03 = yes
S1-11_04 = yes
S1-11_05 = yes
S1-12_01 = 4.8 %
S1-13_02 = 63 %
S1-13_02#female = 61 %
S1-13_02#male = 66 %
S1-13_04 = 11.4 h
S1-13_04#female = 10.9 h
S1-13_04#male = 12.1 h
S1-14_01 = 92 %
S1-14_02 = 0
S1-14_03 = 1
S1-14_04 = 1412|1508
S1-14_05 = 22.7|23.1
S1-14_06 = 12
S1-14_07 = 24816 days
S1-15_01 = 100 %
S1-15_02 = 5.2 %
S1-15_03#female = 6.6 %
S1-15_03#male = 3 %
S1-15_04 = yes
S1-16_01 = 7.8 %
S1-16_02 = 94
S1-17_02 = 38
S1-17_03 = 112
S1-17_05 = 64500 EUR
S1-17_08 = 0
S1-17_10 = yes
G1-6_01 = 31 days
G1-6_02 = 30 days
G1-6_03 = 89 %
G1-6_04 = 3
absent S1-6_03 S1-14_08 S1-14_09 S1-14_10 SBM-1_06 S1-8_03 S1-10_03 E1-6_07
`,
  },
  {
    name: 'trankwill-logistik-nachhaltigkeitserklaerung-2025.pdf',
    language: 'de',
    year: 2025,
    style:
      'Logistikkonzern: viel Fließtext in zwei Spalten, Berichtsjahr links vor Basisjahr und Ziel, Mio. kWh, Tsd. t, Partnerzahlen',
    look: { size: 8.5, words: true },
    text: `
head: 84 — Trankwill Geschäftsbericht 2025 — Nachhaltigkeitserklärung
# Umwelt
## Klimaschutz
[columns 2]
### Auswirkungen, Risiken und Chancen
Der Güterverkehr verursacht nach Angaben der Internationalen Energieagentur rund 8 % der weltweiten Emissionen. Die von Trankwill organisierten Verkehre werden zu etwa zwei Dritteln von Transportpartnern durchgeführt. Deren Kraftstoffverbrauch ist unser größter Hebel und zugleich der, den wir am wenigsten selbst in der Hand haben. Als wesentliches Übergangsrisiko sehen wir steigende Kosten durch den zweiten europäischen Emissionshandel ab 2027; bei einem Preis von 60 € je Tonne läge die Belastung bei rund 70 Mio. € im Jahr.
### Konzepte und Maßnahmen
Die Klimaleitlinie des Konzerns gilt für alle Gesellschaften. Im Berichtsjahr nahmen wir 412 batterieelektrische Lkw in Betrieb, sodass nun 1.036 im Einsatz sind. 38 % der Zustellfahrzeuge in Städten fahren elektrisch. Mit Biokraftstoffen vermieden unsere Kunden über das Angebot „Grüne Strecke“ 61 Tsd. t CO_{2}e, die wir nicht von unseren Emissionen abziehen.
[next]
### Ziele
Bis 2030 wollen wir die Scope-1-Emissionen gegenüber 2021 um 42 % senken. Die marktbezogenen Scope-2-Emissionen sollen bis dahin auf null sinken. Beide Ziele wurden 2023 extern geprüft. Für Scope 3 liegt ein Ziel von minus 30 % vor, das sich auf Kategorie 4 je Tonnenkilometer bezieht.
### Energieverbrauch
Im Geschäftsjahr 2025 verbrauchte der Konzern 5.214,6 Mio. kWh Energie und damit 3,3 % weniger als im Vorjahr (5.394,0 Mio. kWh). 89,9 % stammten aus fossilen, 0,2 % aus nuklearen und 9,9 % aus erneuerbaren Quellen. Unsere Photovoltaikanlagen erzeugten 31,9 Mio. kWh; 7,5 Mio. kWh davon wurden in das Netz eingespeist. Da alle Segmente den klimaintensiven Sektoren angehören, entspricht die Energieintensität dem Quotienten aus Gesamtverbrauch und Konzernumsatz: 435,1 MWh je Mio. €.
[/columns]
[table widths=300 style=rules size=8]
! Energieverbrauch und -mix in Mio. kWh | 2025 | 2024
Rohöl und Erdölerzeugnisse (vor allem Diesel) | 3.951,7 | 4.188,0
Erdgas (Gebäude, CNG- und LNG-Fahrzeuge) | 632,4 | 655,2
Strom und Fernwärme aus fossilen Quellen | 104,1 | 129,8
* Fossile Energie gesamt | 4.688,2 | 4.973,0
* Nukleare Energie | 12,3 | 18,0
Erneuerbare Kraftstoffe (HVO, Biomethan) | 201,5 | 122,6
Strom und Fernwärme aus erneuerbaren Quellen | 288,2 | 261,3
Eigenverbrauch aus Photovoltaik | 24,4 | 19,1
* Erneuerbare Energie gesamt | 514,1 | 403,0
* Gesamt | 5.214,6 | 5.394,0
[/table]
[page]
head: Nachhaltigkeitserklärung — Trankwill Geschäftsbericht 2025 — 85
### THG-Emissionen
Die folgende Tabelle zeigt die Bruttoemissionen des Konzerns. Alle Werte umfassen die gesamte Kette von der Quelle bis zum Rad (well-to-wheel), wobei die Vorkette eigener Kraftstoffe in Kategorie 3 liegt.
[table widths=190 style=rules size=8]
! Tsd. t CO_{2}e | 2025 | 2024 (angepasst)^{1} | Basisjahr 2021 | Ziel 2030
* Scope 1 | 1.206 | 1.284 | 1.431 | 830
davon im regulierten Emissionshandel (%) | 4 | 4 | – | –
* Scope 2, standortbezogen | 98 | 104 | 118 | –
* Scope 2, marktbezogen | 21 | 34 | 112 | 0
* Scope 3 | 6.884 | 7.102 | 7.340 | –
·1 Gekaufte Waren und Dienstleistungen | 288 | 297 | 330 | –
·2 Kapitalgüter | 141 | 153 | 190 | –
·3 Brennstoff- und Energieaktivitäten | 402 | 421 | 455 | –
·4 Vorgelagerter Transport (Transportpartner) | 5.912 | 6.088 | 6.219 | –
·6 Geschäftsreisen | 9 | 10 | 12 | –
·7 Pendelverkehr der Beschäftigten | 118 | 121 | 124 | –
·8 Angemietete Sachanlagen | 14 | 12 | 10 | –
* Summe mit Scope 2 standortbezogen | 8.188 | 8.490 | 8.889 | –
* Summe mit Scope 2 marktbezogen | 8.111 | 8.420 | 8.883 | –
[/table]
fn: 1 Nach Verkauf des Geschäftsbereichs Kühltransporte in Spanien; zuvor ausgewiesen: Scope 1 1.301, Scope 3 7.188.
Bezogen auf die Umsatzerlöse von 11.984 Mio. € ergibt sich eine THG-Emissionsintensität von 683,2 t CO_{2}e je Mio. € (standortbezogen) und 676,8 t CO_{2}e je Mio. € (marktbezogen). Im Vorjahr waren es bei 12.061 Mio. € 703,9 und 698,1 t.
[bars]
Transportpartner | 5.912 Tsd. t
Eigene Flotte | 1.148 Tsd. t
Gebäude | 79 Tsd. t
[/bars]
Emissionsgutschriften in Höhe von 14.200 t CO_{2}e aus anerkannten Projekten außerhalb der Wertschöpfungskette wurden im Berichtsjahr gelöscht, um Geschäftsreisen und die Hauptversammlung auszugleichen. Bis 2028 sollen weitere 30.000 t gelöscht werden.
[page]
head: 86 — Trankwill Geschäftsbericht 2025 — Nachhaltigkeitserklärung
# Soziales
## Beschäftigte
[columns 2]
Zum 31. Dezember 2025 beschäftigte Trankwill 71.386 Menschen in 54 Ländern (Vorjahr: 70.914), gezählt nach Köpfen. Das entspricht 66.940 Vollzeitkräften. 22.118 Beschäftigte sind Frauen, 49.241 Männer; 27 haben ein anderes oder kein Geschlecht angegeben. In Deutschland arbeiten 19.872 und in Polen 8.603 Menschen für uns; alle weiteren Länder liegen unter 10 % der Belegschaft. 93 % der Verträge sind unbefristet.
Im Laufe des Jahres verließen 12.240 Beschäftigte das Unternehmen, was einer Fluktuation von 17,2 % entspricht. Die freiwillige Fluktuation lag bei 10,4 %.
[next]
Hinzu kamen zum Jahresende 9.450 Fremdarbeitskräfte, und zwar 8.120 Zeitarbeitskräfte und 1.330 selbstständige Fahrerinnen und Fahrer. Für 58 % der Beschäftigten gilt ein Tarifvertrag; in Deutschland sind es 71 %, in Polen 12 %.
27,9 % aller Führungspositionen waren mit Frauen besetzt. Auf den beiden Ebenen unter dem Vorstand, die wir als oberste Führungsebene definieren, waren es 22,4 %. Unser Ziel für 2027 lautet 30 %. Jede und jeder Beschäftigte nahm durchschnittlich an 13,6 Stunden Weiterbildung teil.
[/columns]
## Sicherheit und Gesundheit
[table widths=210 style=grid size=8]
! 2025 | Beschäftigte | Fremdarbeitskräfte | Summe
Tödliche Unfälle und tödliche Berufskrankheiten | 2 | 1 | 3
Meldepflichtige Arbeitsunfälle | 2.431 | 402 | 2.833
Unfallquote je Million Arbeitsstunden | 18,4 | 24,0 | 19,0
Ausfalltage durch Arbeitsunfälle | 61.207 | – | 61.207
[/table]
Alle Beschäftigten und Fremdarbeitskräfte (100 %) sind in unser Arbeitsschutzmanagementsystem einbezogen; 64 % arbeiten an Standorten, die nach ISO 45001 zertifiziert sind. Vier Fahrer von Transportpartnern verloren 2025 bei Verkehrsunfällen auf öffentlichen Straßen ihr Leben.
# Governance
## Korruption und politische Einflussnahme
Von den Funktionen mit erhöhtem Korruptionsrisiko haben 96 % an der vorgesehenen Schulung teilgenommen. Verurteilungen wegen Verstößen gegen Vorschriften zur Bekämpfung von Korruption und Bestechung gab es nicht, Geldstrafen wurden nicht verhängt (0 €). Drei Korruptionsfälle wurden bestätigt; in zwei Fällen wurde den Betroffenen gekündigt. Politische Zuwendungen leistete der Konzern nicht (0 €). Die Aufwendungen für Lobbyarbeit beliefen sich auf 1,2 Mio. €, die Beiträge an Verbände mit Interessenvertretung auf 0,9 Mio. €.
`,
    answers: `
SBM-1_03 = 71386
SBM-1_06 = 11984 EUR million
E1-6_33 = 11984 EUR million
E1-4_01 = yes
E1-4_07 = 42 % @2030
E1-5_01 = 5214.6 million kWh
E1-5_02 = 4688.2 million kWh
E1-5_03 = 12.3 million kWh
E1-5_04 = 0.2 %
E1-5_05 = 514.1 million kWh
E1-5_06 = 201.5 million kWh
E1-5_07 = 288.2 million kWh
E1-5_08 = 24.4 million kWh
E1-5_09 = 9.9 %
E1-5_11 = 3951.7 million kWh
E1-5_12 = 632.4 million kWh
E1-5_14 = 104.1 million kWh
E1-5_15 = 89.9 %
E1-5_17 = 31.9 million kWh
E1-5_18 = 435.1 MWh/EUR million
E1-6_07 = 1206 kt CO2e
E1-6_08 = 4 %
E1-6_09 = 98 kt CO2e
E1-6_10 = 21 kt CO2e
E1-6_11 = 6884 kt CO2e
E1-6_11#cat1 = 288 kt CO2e
E1-6_11#cat2 = 141 kt CO2e
E1-6_11#cat3 = 402 kt CO2e
E1-6_11#cat4 = 5912 kt CO2e
E1-6_11#cat6 = 9 kt CO2e
E1-6_11#cat7 = 118 kt CO2e
E1-6_11#cat8 = 14 kt CO2e
E1-6_12 = 8188 kt CO2e
E1-6_13 = 8111 kt CO2e
E1-6_30 = 683.2 t CO2e/EUR million
E1-6_31 = 676.8 t CO2e/EUR million
E1-7_03 = yes
E1-7_10 = 14200 t CO2e
E1-7_11 = 30000 t CO2e
E1-7_19 = 2028
S1-6_02 = 71386
S1-6_02#female = 22118
S1-6_02#male = 49241
S1-6_02#other = 27
S1-6_05#DE = 19872
S1-6_05#PL = 8603
S1-6_11 = 12240
S1-6_12 = 17.2 %
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-7_01 = 9450
S1-7_02 = 1330
S1-7_03 = 8120
S1-8_01 = 58 %
S1-8_02#DE = 71 %
S1-8_02#PL = 12 %
S1-9_02#female = 22.4 %
S1-13_04 = 13.6 h
S1-14_01 = 100 %
S1-14_02 = 3|2
S1-14_04 = 2431|2833
S1-14_05 = 18.4|19
S1-14_07 = 61207 days
S1-14_10 = 64 %
G1-3_07 = 96 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 3
G1-4_06 = 2
G1-5_03 = 0 EUR
G1-5_04 = 1.2 EUR million
G1-5_05 = 0.9 EUR million
absent E1-4_04 E1-4_16 E1-3_03 E1-5_10 E1-5_13 S1-6_09#permanent S1-6_03 S1-12_01 S1-14_03 S1-16_01 E1-8_04
`,
  },
]
