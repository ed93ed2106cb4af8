import type { StyleDocument } from '../style-document.ts'

/** The sustainability statement of a large energy company: generation, networks and sales, with few tables of people. */
export const fourthGermanLargeUtility: StyleDocument[] = [
  {
    name: 'havelmark-energie-integrierter-bericht-2025.pdf',
    language: 'de',
    year: 2025,
    style:
      'Energiekonzern: integrierter Bericht mit Kernkennzahlen, Erzeugung neben eigenem Verbrauch in GWh, Emissionen in Mio. t, Restlaufzeit der Kernkraft, fossile Umsätze, Lobbying',
    look: { size: 8.8 },
    text: `
head: Integrierter Geschäftsbericht 2025 der Havelmark Energie · Zusammengefasster Lagebericht · Nachhaltigkeitsbericht
# Nachhaltigkeitsbericht
## Über diesen Bericht
Der Nachhaltigkeitsbericht ist auf konsolidierter Ebene für den Havelmark-Konzern aufgestellt und deckt denselben Konsolidierungskreis ab wie der Konzernabschluss. Die vor- und nachgelagerte Wertschöpfungskette ist einbezogen, insbesondere Vorlieferanten von Brennstoffen sowie Kundinnen und Kunden.
## Nichtfinanzielle Steuerungsgrößen im Überblick
[table widths=225,60 style=grid size=8]
! Top-Kennzahl | Einheit | 2025 | 2024 | +/– % | Prognose 2026 | Ziel 2030
CO_{2}-Intensität der Stromerzeugung ohne Kernenergie | g/kWh | 318 | 347 | –8,4 | 290–330 | 90–110
Installierte Leistung erneuerbarer Energien | GW | 6,8 | 6,1 | 11,5 | 7,2–7,6 | 10,5–12,0
Anteil erneuerbarer Energien an der Erzeugungskapazität | % | 56,4 | 53,0 | 6,4 | 58–60 | 75–80
SAIDI Strom | min/Jahr | 14 | 16 | –12,5 | 15–20 | < 20
LTIF eigene Belegschaft | je Mio. Std. | 2,2 | 2,4 | –8,3 | 2,1–2,3 | 2,1
Kundenzufriedenheitsindex | Punkte | 141 | 138 | 2,2 | 135–147 | > 140
[/table]
## Strategie und Geschäftsmodell
[columns 2]
Der Konzern ist in den Geschäftsfeldern Erzeugung, Netze und Vertrieb tätig und versorgt rund 4,9 Millionen Kundinnen und Kunden mit Strom, Gas und Wärme. Zum Jahresende 2025 beschäftigte Havelmark 24.306 Mitarbeitende, davon 21.944 in Deutschland und 2.362 in Tschechien.

Der Konzernumsatz belief sich im Geschäftsjahr 2025 auf 21.740 Mio. € (2024: 23.915 Mio. €).
[next]
Havelmark ist im Sektor der fossilen Brennstoffe tätig: Wir fördern keine Kohle, erzeugen aber Strom und Wärme aus Steinkohle und Erdgas und handeln mit Gas. Die Umsätze daraus sind in der Tabelle angegeben. In der Herstellung von Chemikalien, im Bereich umstrittener Waffen sowie im Anbau und in der Produktion von Tabak ist der Konzern nicht aktiv.
[/columns]
[table widths=300 style=grid size=8]
! Umsatzerlöse aus fossilen Brennstoffen in Mio. € | 2025 | 2024
Kohle | 612 | 988
Öl | 0 | 0
Gas | 5.906 | 7.214
* Gesamt | 6.518 | 8.202
davon aus taxonomiekonformen Tätigkeiten mit fossilem Gas | 0 | 0
[/table]
### Vorstand und Aufsichtsrat
Dem Vorstand gehörten zum 31. Dezember 2025 fünf Mitglieder an, zwei Frauen und drei Männer. Der Aufsichtsrat hat 20 Mitglieder, je zehn Vertreterinnen und Vertreter der Anteilseigner und der Arbeitnehmer; neun Mitglieder sind Frauen. Über beide Gremien hinweg beträgt der Frauenanteil 44,0 % und das Verhältnis von Frauen zu Männern 0,79. 80 % der Mitglieder des Aufsichtsrats schätzt das Gremium als unabhängig ein.

Die kurzfristige und die langfristige variable Vergütung des Vorstands sind an Nachhaltigkeitsziele geknüpft. Ihr Anteil an der gesamten variablen Vergütung lag bei 30 %; 15 % der Vergütung entfielen auf die klimabezogene Kennzahl CO_{2}-Intensität.
[page]
head: Integrierter Geschäftsbericht 2025 der Havelmark Energie · Nachhaltigkeitsbericht · Umwelt
## E1 Klimawandel
### Übergangsplan
Bis Ende 2028 steigen wir aus der Kohleverstromung aus und bis 2035 wollen wir in Scope 1 und 2 klimaneutral sein. Der Übergangsplan ist vom Vorstand verabschiedet und vom Aufsichtsrat bestätigt. Havelmark ist von den Paris-abgestimmten EU-Referenzwerten ausgeschlossen, weil mehr als die Hälfte der Erlöse aus der Stromerzeugung auf Tätigkeiten mit einer Intensität von über 100 g CO_{2}e/kWh entfällt.

Für die Umsetzung des Übergangsplans wurden im Geschäftsjahr Investitionen in Höhe von 3.412 Mio. € getätigt, vor allem in Netze, Windkraft auf See und Photovoltaik. Bis 2030 planen wir brutto rund 26 Mrd. €. In Tätigkeiten im Zusammenhang mit Gas flossen 284 Mio. €, überwiegend in wasserstofffähige Kraftwerke; in Tätigkeiten im Zusammenhang mit Kohle und mit Öl wurde nicht investiert (jeweils 0 Mio. €).
### Ziele
[table widths=210 style=grid size=8]
! THG-Reduktionsziel | Basisjahr | Basiswert | Zieljahr | Zielwert | Ist 2025
Scope 1 | 2018 | 17,9 Mio. t | 2030 | –83 % | –59 %
Scope 2 (marktbezogen) | 2018 | 1,2 Mio. t | 2030 | –70 % | –43 %
Scope 3 | 2018 | 44,6 Mio. t | 2035 | –43 % | –31 %
[/table]
fn: Das Ziel für Scope 1 und Scope 2 wurde 2023 als vereinbar mit dem 1,5-Grad-Pfad validiert.
### Energieverbrauch und Energiemix
Als Energieverbrauch gelten der Brennstoffeinsatz in Kraftwerken und Heizwerken sowie der Eigenbedarf von Netzen und Gebäuden. Energie, die an Kundinnen und Kunden verkauft wird, ohne dass wir sie erzeugt haben, ist nicht enthalten.
[table widths=300 style=grid size=8]
! in GWh | 2025 | 2024
Steinkohle und Kohleprodukte | 9.814 | 13.602
Heizöl und sonstige Erdölprodukte | 288 | 341
Erdgas | 14.206 | 12.977
Sonstige fossile Quellen (fossiler Anteil des Abfalls) | 1.912 | 1.880
Zugekaufter Strom und zugekaufte Wärme aus fossilen Quellen einschließlich Netzverlusten | 1.044 | 1.190
* Verbrauch aus fossilen Quellen | 27.264 | 29.990
Anteil fossiler Quellen (in %) | 83,3 | 85,0
* Verbrauch aus nuklearen Quellen | 0 | 0
Anteil nuklearer Quellen (in %) | 0,0 | 0,0
Biomasse, Biogas und biogener Anteil des Abfalls | 2.316 | 2.244
Zugekaufter Strom und zugekaufte Wärme aus erneuerbaren Quellen | 2.908 | 2.802
Selbst erzeugte und verbrauchte erneuerbare Energie | 251 | 233
* Verbrauch aus erneuerbaren Quellen | 5.475 | 5.279
Anteil erneuerbarer Quellen (in %) | 16,7 | 15,0
* Gesamter Energieverbrauch | 32.739 | 35.269
[/table]
Die Energieintensität, bezogen auf den Umsatz in klimaintensiven Sektoren von 21.740 Mio. €, betrug 1,51 GWh je Mio. € (2024: 1,47).
[table widths=300 style=grid size=8]
! Eigenerzeugung von Strom und Wärme in GWh | 2025 | 2024
Laufwasser, Speicher | 5.012 | 5.466
Wind an Land und auf See | 6.908 | 6.120
Photovoltaik | 1.704 | 1.377
Biomasse und Sonstige | 812 | 790
* Erneuerbare Energien | 14.436 | 13.753
Kohle | 3.907 | 5.411
Gas, Öl und Abfall | 8.118 | 7.430
* Nicht erneuerbare Energien | 12.025 | 12.841
[/table]
[page]
head: Integrierter Geschäftsbericht 2025 der Havelmark Energie · Nachhaltigkeitsbericht · Umwelt
### Treibhausgasemissionen
[table widths=250 style=grid size=8]
! in Mio. t CO_{2}e | Basisjahr 2018 | 2024 | 2025 | Veränderung 2025/2024
Scope-1-Emissionen | 17,90 | 8,61 | 7,34 | –14,8 %
davon unter dem EU-Emissionshandel | 17,20 | 8,24 | 7,01 | –14,9 %
Anteil unter Emissionshandelssystemen | 96 % | 96 % | 96 % | –
Scope-2-Emissionen, standortbezogen | 1,26 | 0,98 | 0,91 | –7,1 %
Scope-2-Emissionen, marktbezogen | 1,20 | 0,74 | 0,68 | –8,1 %
Scope-3-Emissionen | 44,60 | 32,48 | 30,77 | –5,3 %
Kategorie 1: Eingekaufte Waren und Dienstleistungen | 1,42 | 1,66 | 1,71 | 3,0 %
Kategorie 2: Investitionsgüter | 1,10 | 2,04 | 2,21 | 8,3 %
Kategorie 3: Brennstoff- und energiebezogene Aktivitäten (Strombezug für den Vertrieb, Vorketten) | 16,38 | 10,87 | 10,02 | –7,8 %
Kategorie 11: Nutzung verkaufter Produkte (Gas) | 25,20 | 17,52 | 16,44 | –6,2 %
Kategorie 15: Investitionen | 0,50 | 0,39 | 0,39 | 0,0 %
* Summe (standortbezogen) | 63,76 | 42,07 | 39,02 | –7,2 %
* Summe (marktbezogen) | 63,70 | 41,83 | 38,79 | –7,3 %
[/table]
fn: Von den Scope-3-Emissionen wurden 27 % mit Primärdaten ermittelt. Kategorien unter 0,05 Mio. t sind nicht aufgeführt.
Biogene CO_{2}-Emissionen außerhalb von Scope 1 fielen in Höhe von 0,83 Mio. t an. Die THG-Intensität betrug standortbezogen 1.795 t und marktbezogen 1.784 t CO_{2}e je Mio. € Umsatz. Bei der Berechnung der Wirtschaftlichkeit neuer Vorhaben verwenden wir einen internen Preis von 92 € je Tonne CO_{2}. CO_{2}-Gutschriften haben wir im Jahr 2025 nicht stillgelegt (0 t). Durch unseren Grünstrom wurden im Netz 9,8 Mio. t CO_{2}e vermieden.
### Physische und Übergangsrisiken
Anlagen mit einem Buchwert von 1.180 Mio. € sind wesentlichen physischen Klimarisiken ausgesetzt, vor allem Hochwasser und Niedrigwasser; das sind 3,4 % der Vermögenswerte. Die Kohlekraftwerke, deren Buchwert zum Stichtag 212 Mio. € betrug, könnten vorzeitig außer Betrieb gehen und gelten als potenziell gestrandete Vermögenswerte.
## E2 Umweltverschmutzung
[table widths=250,50 style=grid size=8]
! Emissionen in die Luft | Einheit | 2025 | 2024
Stickoxide (NO_{x}) | t | 5.206 | 6.410
Schwefeldioxid (SO_{2}) | t | 1.688 | 2.304
Kohlenmonoxid (CO) | t | 1.114 | 1.218
Staub | t | 121 | 160
Quecksilber | kg | 38 | 54
[/table]
## E3 Wasser
Kraftwerke brauchen Wasser zur Kühlung. Im Jahr 2025 entnahmen wir 712 Mio. m³, davon 698 Mio. m³ aus Flüssen, und leiteten 689 Mio. m³ wieder ein. Der Wasserverbrauch, also das verdunstete Wasser, lag bei 23 Mio. m³. In Gebieten mit hohem Wasserstress hat Havelmark keine Kraftwerke.
## E4 Biologische Vielfalt
Von den 318 Erzeugungs- und Umspannstandorten liegen 47 in oder in der Nähe von Schutzgebieten oder Schlüsselgebieten der biologischen Vielfalt; sie nehmen zusammen eine Fläche von 1.284 ha ein.
[page]
head: Integrierter Geschäftsbericht 2025 der Havelmark Energie · Nachhaltigkeitsbericht · Umwelt
## E5 Kreislaufwirtschaft und Rückbau
Der größte Teil unserer Abfälle sind Asche, Gips und Bauschutt. Die drei Kernkraftwerksblöcke des Konzerns sind abgeschaltet und werden zurückgebaut; die Rückstellungen für Stilllegung und Entsorgung betragen 4.306 Mio. €.
[table widths=250 style=grid size=8]
! in t | 2025 | 2024
Gefährliche Abfälle | 148.206 | 139.772
Nicht gefährliche Abfälle | 812.914 | 1.006.415
* Abfallaufkommen insgesamt | 961.120 | 1.146.187
davon Bau- und Rückbauabfälle | 388.417 | 412.090
davon radioaktive Abfälle | 1.062 | 984
Der Verwertung zugeführt | 846.307 | 1.021.366
Der Beseitigung zugeführt | 114.813 | 124.821
[/table]
## S1 Eigene Belegschaft
[columns 2]
[table widths=76 style=grid size=7.8]
! Köpfe zum 31.12.2025 | Deutschland | Tschechien | Konzern
Frauen | 6.270 | 671 | 6.941
Männer | 15.672 | 1.691 | 17.363
Divers | 2 | 0 | 2
* Gesamt | 21.944 | 2.362 | 24.306
[/table]
[next]
[table widths=90 style=grid size=7.8]
! Köpfe zum 31.12.2025 | Frauen | Männer | Gesamt
Unbefristet | 6.402 | 16.310 | 22.714
Befristet | 539 | 1.053 | 1.592
Vollzeit | 4.218 | 16.097 | 20.317
Teilzeit | 2.723 | 1.266 | 3.989
[/table]
[/columns]
fn: Die zwei Personen mit dem Geschlecht divers sind unbefristet und in Vollzeit beschäftigt und nur in der Spalte Gesamt enthalten.
Im Jahr 2025 schieden 1.604 Mitarbeitende aus; die Fluktuationsquote betrug 6,7 %. Für 97 % der Mitarbeitenden gelten Tarifverträge, in Deutschland für 98 % und in Tschechien für 88 %. 100 % der Mitarbeitenden in beiden Ländern werden durch einen Betriebsrat oder eine Gewerkschaft vertreten.

In den beiden Führungsebenen unter dem Vorstand arbeiten 241 Personen, davon 58 Frauen (24,1 %) und 183 Männer (75,9 %). Unser Ziel für 2030 sind 30 %. 4.108 Mitarbeitende sind jünger als 30 Jahre, 11.812 zwischen 30 und 50 Jahre und 8.386 älter als 50 Jahre. Der Anteil der Menschen mit Behinderung liegt bei 5,8 %.
[table widths=330 style=grid size=8]
! Arbeits- und Gesundheitsschutz | 2025 | 2024
Todesfälle (eigene Belegschaft) | 0 | 0
Todesfälle (Beschäftigte von Fremdfirmen auf unseren Betriebsgeländen) | 2 | 0
Meldepflichtige Arbeitsunfälle | 168 | 171
Quote meldepflichtiger Arbeitsunfälle (je 1 Mio. Std.) | 4,6 | 4,8
LTIF (je 1 Mio. Std.) | 2,2 | 2,4
Durch Arbeitsunfälle verlorene Tage | 2.047 | 2.215
Vom Arbeitsschutz-Managementsystem erfasst (in %) | 100 | 100
[/table]
Der Gender-Pay-Gap (unbereinigt) betrug 4,4 %. Die Vergütung der höchstbezahlten Person entsprach dem 31-Fachen des Medians. Elf Diskriminierungsfälle wurden gemeldet; daneben gab es 27 Beschwerden. Bußgelder oder Schadenersatz wurden nicht gezahlt (0 €).
## G1 Unternehmenspolitik
Als Energieunternehmen bringen wir uns in die Gesetzgebung ein. Havelmark ist im EU-Transparenzregister und im Lobbyregister des Bundestags eingetragen. Für die Interessenvertretung wendeten wir im Jahr 2025 3,6 Mio. € auf; darin sind Beiträge an Verbände von 1,9 Mio. € enthalten. Spenden und Sachzuwendungen an Parteien leistet der Konzern grundsätzlich nicht (jeweils 0 €).

Korruptionsfälle wurden nicht bestätigt (0). Es gab weder Verurteilungen noch Bußgelder wegen Korruption. Unsere Standardzahlungsfrist beträgt 30 Tage. Im Mittel zahlen wir Rechnungen nach 26 Tagen; 91 % der Zahlungen erfolgten innerhalb der Frist. Im Privatkundengeschäft gingen 61.408 Beschwerden ein, 1.212 davon über die Schlichtungsstelle.
`,
    answers: `
BP-1_01 = consolidated|konsolidiert
BP-1_02 = yes
GOV-1_01 = 5
GOV-1_02 = 20
GOV-1_05#female = 44.0 %
GOV-1_06 = 0.79
GOV-1_07 = 80 %
GOV-3_01 = yes
GOV-3_05 = 30 %
E1.GOV-3_02 = 15 %
SBM-1_03 = 24306
SBM-1_04#germany = 21944
SBM-1_04#czechia = 2362
SBM-1_06 = 21740 EUR million
SBM-1_09 = yes
SBM-1_10 = 6518 EUR million
SBM-1_11 = 612 EUR million
SBM-1_12 = 0 EUR million
SBM-1_13 = 5906 EUR million
SBM-1_14 = 0 EUR million
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
E1-1_06 = 3412 EUR million
E1-1_09 = 0 EUR million
E1-1_10 = 0 EUR million
E1-1_11 = 284 EUR million
E1-1_12 = yes
E1-1_14 = yes
E1-4_01 = yes
E1-4_07 = 83|-83 % @2030
E1-4_13 = 70|-70 % @2030
E1-4_16 = 43|-43 % @2035
E1-4_22 = yes
E1-5_01 = 32739 GWh
E1-5_02 = 27264 GWh
E1-5_03 = 0 GWh
E1-5_04 = 0.0 %
E1-5_05 = 5475 GWh
E1-5_06 = 2316 GWh
E1-5_07 = 2908 GWh
E1-5_08 = 251 GWh
E1-5_09 = 16.7 %
E1-5_10 = 9814 GWh
E1-5_11 = 288 GWh
E1-5_12 = 14206 GWh
E1-5_13 = 1912 GWh
E1-5_14 = 1044 GWh
E1-5_15 = 83.3 %
E1-5_16 = 12025 GWh
E1-5_17 = 14436 GWh
E1-5_18 = 1510 MWh/EUR million
E1-5_22 = 21740 EUR million
E1-6_07 = 7.34 million t CO2e
E1-6_08 = 96 %
E1-6_09 = 0.91 million t CO2e
E1-6_10 = 0.68 million t CO2e
E1-6_11 = 30.77 million t CO2e
E1-6_11#cat1 = 1.71 million t CO2e
E1-6_11#cat2 = 2.21 million t CO2e
E1-6_11#cat3 = 10.02 million t CO2e
E1-6_11#cat11 = 16.44 million t CO2e
E1-6_11#cat15 = 0.39 million t CO2e
E1-6_12 = 39.02 million t CO2e
E1-6_13 = 38.79 million t CO2e
E1-6_17 = 0.83 million t CO2
E1-6_25 = 27 %
E1-6_30 = 1795 t CO2e/EUR million
E1-6_31 = 1784 t CO2e/EUR million
E1-7_10 = 0 t CO2e
E1-8_04 = 92 EUR/t CO2e
E1-9_01 = 1180 EUR million
E1-9_04 = 3.4 %
E1-9_20 = 212 EUR million
E2-4_02#NOx = 5206 t
E2-4_02#SOx = 1688 t
E2-4_02#CO = 1114 t
E2-4_02#Hg = 38 kg
E3-4_01 = 23 million m3
E3-4_11 = 712 million m3
E3-4_12 = 689 million m3
E4.IRO-1_14 = yes
E4-5_01 = 47
E4-5_02 = 1284 ha
E5-5_07 = 961120 t
E5-5_07#nonhazardous = 812914 t
E5-5_08#total = 846307 t
E5-5_09#total = 114813 t
E5-5_15 = 148206 t
E5-5_16 = 1062 t
S1-6_02 = 24306
S1-6_02#female = 6941
S1-6_02#male = 17363
S1-6_02#other = 2
S1-6_05#DE = 21944
S1-6_05#CZ = 2362
S1-6_09#permanent = 22714
S1-6_09#permanent_female = 6402
S1-6_09#permanent_male = 16310
S1-6_09#permanent_other = 2
S1-6_09#temporary = 1592
S1-6_09#temporary_female = 539
S1-6_09#temporary_male = 1053
S1-6_09#full_time = 20317
S1-6_09#full_time_female = 4218
S1-6_09#full_time_male = 16097
S1-6_09#full_time_other = 2
S1-6_09#part_time = 3989
S1-6_09#part_time_female = 2723
S1-6_09#part_time_male = 1266
S1-6_19 = 20317
S1-6_20 = 3989
S1-6_11 = 1604
S1-6_12 = 6.7 %
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|31.12.|endofreportingperiod
S1-8_01 = 97 %
S1-8_02#DE = 98 %
S1-8_02#CZ = 88 %
S1-8_06 = 100 %
S1-8_06#DE = 100 %
S1-8_06#CZ = 100 %
S1-9_01#female = 58
S1-9_01#male = 183
S1-9_02#female = 24.1 %
S1-9_02#male = 75.9 %
S1-9_03 = 4108
S1-9_04 = 11812
S1-9_05 = 8386
S1-12_01 = 5.8 %
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 2
S1-14_04 = 168
S1-14_05 = 4.6
S1-14_07 = 2047 days
S1-16_01 = 4.4 %
S1-16_02 = 31
S1-17_02 = 11
S1-17_03 = 27
S1-17_05 = 0 EUR
S4-3_13 = 61408
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_04 = 3.6 EUR million
G1-5_05 = 1.9 EUR million
G1-5_06 = 0 EUR
G1-5_10 = yes
G1-6_01 = 26 days
G1-6_02 = 30 days
G1-6_03 = 91 %
absent E1-4_04 E3-4_02 E3-4_03 E5-4_02 E5-5_10 S1-6_03 S1-7_01 S1-10_01 S1-13_02 S1-13_04 S1-14_06 G1-3_07 G1-6_04 E2-6_06
`,
  },
]
