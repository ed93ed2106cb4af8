import type { StyleDocument } from '../style-document.ts'

/** The ESRS statement of a savings bank: own people by gender and contract, its own and its financed emissions. */
export const fifthServicesSavings: StyleDocument = {
  name: 'sparkasse-varntal-nachhaltigkeitserklaerung-2025.pdf',
  language: 'de',
  year: 2025,
  style:
    'savings bank, serif, grid tables with the gender beside the contract, financed emissions apart from operational ones',
  look: { font: 'serif', size: 9, margin: 54 },
  text: `
head: Sparkasse Varntal | Lagebericht 2025 | Nachhaltigkeitserklärung
# Nachhaltigkeitserklärung der Sparkasse Varntal
## Allgemeine Angaben (ESRS 2)
### BP-1 Grundlagen der Erstellung
Die Sparkasse Varntal stellt keinen Konzernabschluss auf; die Nachhaltigkeitserklärung wurde daher auf individueller Basis erstellt. Sie umfasst die Hauptstelle, 41 Geschäftsstellen und drei Beratungszentren. Die Angaben beziehen sich auf das Geschäftsjahr 2025 und, soweit nicht anders genannt, auf den 31. Dezember. Die Vorjahreswerte wurden nicht geprüft.
### GOV-1 Die Rolle der Verwaltungs-, Leitungs- und Aufsichtsorgane
Organe der Sparkasse sind der Vorstand als geschäftsführendes und der Verwaltungsrat als überwachendes Organ. Dem Verwaltungsrat gehören sechs Vertreterinnen und Vertreter der Arbeitnehmer an.
[table style=grid widths=247,80,80,80]
! Zusammensetzung der Organe | Vorstand | Verwaltungsrat | Gesamt
Anzahl der Mitglieder | 3 | 18 | 21
davon weiblich | 1 | 7 | 8
davon männlich | 2 | 11 | 13
Anteil weiblich in % | 33,3 | 38,9 | 38,1
Anteil männlich in % | 66,7 | 61,1 | 61,9
Unabhängige Mitglieder in % | – | 66,7 | 
[/table]
Das Verhältnis von weiblichen zu männlichen Mitgliedern aller Organe beträgt 0,62. Der Verwaltungsrat befasste sich 2025 in vier Sitzungen mit Nachhaltigkeitsthemen; zwei Schulungen dauerten zusammen sieben Stunden.
### GOV-3 Anreizsysteme
Die Vergütung des Vorstands folgt den Empfehlungen des regionalen Verbandes. Nachhaltigkeitsbezogene Leistungen sind nicht Bestandteil der Anreizsysteme.
### SBM-1 Strategie, Geschäftsmodell und Wertschöpfungskette
Als öffentlich-rechtliches Kreditinstitut betreuen wir rund 214.000 Kundinnen und Kunden in zwei Landkreisen. Die Bilanzsumme erreichte 9,82 Mrd. EUR (Vorjahr: 9,54 Mrd. EUR). Die Nettoumsatzerlöse, für die wir Zinserträge, laufende Erträge und Provisionserträge zusammenfassen, beliefen sich auf 268,4 Mio. EUR (Vorjahr: 259,7 Mio. EUR). Zum Jahresende waren 1.486 Personen bei uns angestellt, alle in Deutschland.
## Umweltinformationen – E1 Klimawandel
### E1-1 Übergangsplan
Ein Übergangsplan für den Klimaschutz liegt noch nicht vor. Wir planen, ihn im Jahr 2027 zu verabschieden. Im Bestand der Eigenanlagen sind 4,3 % Anleihen von Emittenten, die von den Paris-abgestimmten Referenzwerten ausgenommen sind; die Sparkasse selbst ist nicht davon ausgenommen.
### E1-4 Ziele
Den Treibhausgasausstoß unseres Bankbetriebs (Scope 1 und marktbezogener Scope 2) wollen wir bis 2030 um insgesamt 65 % gegenüber 2019 senken. Ende 2025 waren 58 % erreicht. Das Ziel ist nicht wissenschaftlich validiert. Für das Kreditportfolio Wohnimmobilien streben wir eine Emissionsintensität von 21 kg CO_{2}e je m² im Jahr 2030 an (2025: 33 kg).
[page]
### E1-5 Energieverbrauch und Energiemix
[table style=grid widths=278,66,66,72]
! in MWh | 2025 | 2024 | Veränderung in %
Heizöl und Kraftstoffe | 412 | 465 | –11,4
Erdgas | 4.186 | 4.402 | –4,9
Bezogener Strom und Fernwärme aus fossilen Quellen | 1.310 | 1.455 | –10,0
* Fossile Energie gesamt | 5.908 | 6.322 | –6,5
·Anteil am Gesamtenergieverbrauch in % | 47,0 | 48,5 | 
* Energie aus nuklearen Quellen | 0 | 38 | –100,0
·Anteil am Gesamtenergieverbrauch in % | 0,0 | 0,3 | 
Brennstoffe aus erneuerbaren Quellen (Holzpellets) | 96 | 88 | 9,1
Bezogener Strom und Fernwärme aus erneuerbaren Quellen | 6.214 | 6.305 | –1,4
Selbst erzeugte erneuerbare Energie ohne Brennstoffe | 342 | 288 | 18,8
* Erneuerbare Energie gesamt | 6.652 | 6.681 | –0,4
·Anteil am Gesamtenergieverbrauch in % | 53,0 | 51,2 | 
* Gesamtenergieverbrauch | 12.560 | 13.041 | –3,7
[/table]
Auf 23 Dächern betreiben wir Photovoltaikanlagen, die im Berichtsjahr 418 MWh erneuerbare Energie erzeugten. Davon speisten wir 76 MWh in das öffentliche Netz ein. Je Mitarbeiterkapazität lag der Energieverbrauch bei 10,1 MWh.
### E1-6 Treibhausgasemissionen
Wir berechnen unsere Emissionen nach dem GHG Protocol im Ansatz der operativen Kontrolle. Der Betrieb wird mit dem Werkzeug des Vereins für Umweltmanagement bilanziert, das Portfolio nach PCAF.
[table style=grid widths=319,82,82]
! Treibhausgasemissionen in t CO_{2}e | 2025 | 2024
= Scope 1
Scope-1-THG-Bruttoemissionen | 1.018 | 1.094
Anteil aus regulierten Emissionshandelssystemen in % | 0 | 0
= Scope 2
Standortbezogene Scope-2-THG-Bruttoemissionen | 2.604 | 2.778
Marktbezogene Scope-2-THG-Bruttoemissionen | 318 | 372
= Scope 3
Scope-3-THG-Bruttoemissionen gesamt | 617.833 | 660.416
·Operative Scope-3-Emissionen (Kategorien 1 bis 7) | 5.353 | 5.296
··Kategorie 1: Gekaufte Waren und Dienstleistungen | 2.940 | 3.015
··Kategorie 2: Kapitalgüter | 610 | 402
··Kategorie 3: Brennstoff- und energiebezogene Tätigkeiten | 486 | 521
··Kategorie 5: Abfall | 38 | 41
··Kategorie 6: Geschäftsreisen | 74 | 69
··Kategorie 7: Pendelverkehr | 1.205 | 1.248
·Kategorie 15: Investitionen (finanzierte Emissionen) | 612.480 | 655.120
= Gesamt
* THG-Gesamtemissionen (standortbezogen) | 621.455 | 664.288
* THG-Gesamtemissionen (marktbezogen) | 619.169 | 661.882
THG-Intensität standortbezogen je Mio. EUR Nettoumsatzerlöse | 2.315,4 | 2.557,9
THG-Intensität marktbezogen je Mio. EUR Nettoumsatzerlöse | 2.306,9 | 2.548,6
[/table]
fn: Die Kategorien 4 und 8 bis 14 sind für die Sparkasse nicht wesentlich.
[page]
### Finanzierte Emissionen nach Anlageklassen
[table style=grid widths=166,78,88,83,67]
! Anlageklasse nach PCAF | Volumen in Mio. EUR | Finanzierte Emissionen in t CO_{2}e | Intensität in t CO_{2}e je Mio. EUR | Datenqualität (1–5)
Wohnbaufinanzierungen | 3.412 | 98.640 | 28,9 | 3,6
Gewerbliche Immobilien | 1.286 | 61.210 | 47,6 | 3,9
Unternehmenskredite | 2.047 | 389.450 | 190,3 | 4,2
Kraftfahrzeugfinanzierungen | 38 | 4.120 | 108,4 | 4,0
Eigenanlagen (Depot A) | 1.124 | 59.060 | 52,5 | 3,1
* Summe | 7.907 | 612.480 | 77,5 | 3,8
[/table]
Das einbezogene Volumen entspricht 88 % der Risikoaktiva. Der Rückgang um 6,5 % beruht überwiegend auf neueren Emissionsfaktoren. Auf Unternehmenskredite an die Landwirtschaft entfallen 142.300 t CO_{2}e.
### E1-7 und E1-8 Zertifikate und interne CO_{2}-Bepreisung
Für die Emissionen des Bankbetriebs haben wir 2025 CO_{2}-Zertifikate über 1.350 t CO_{2}e gelöscht (Vorjahr: 1.480 t). Sie stammten zu 100 % aus Minderungsprojekten, wurden zu 100 % nach dem Gold Standard ausgestellt und entfielen zu 0 % auf Projekte in der EU. Wir wenden kein internes CO_{2}-Bepreisungssystem an.
## Sozialinformationen – S1 Arbeitskräfte des Unternehmens
### S1-6 Merkmale der Arbeitnehmer
Die folgenden Angaben sind Personenzahlen zum Ende des Berichtszeitraums. Vorstand, Praktikanten und ruhende Arbeitsverhältnisse sind nicht enthalten. Umgerechnet in Vollzeitstellen waren es 1.241 Mitarbeiterkapazitäten.
[table style=grid widths=207,54,54,54,64,54]
! Art des Arbeitsverhältnisses | Weiblich | Männlich | Sonstige | Keine Angaben | Insgesamt
Zahl der Arbeitnehmer | 902 | 583 | 1 | 0 | 1.486
Zahl der dauerhaft angestellten Arbeitnehmer | 801 | 522 | 1 | 0 | 1.324
Zahl der befristet angestellten Arbeitnehmer^{1} | 101 | 61 | 0 | 0 | 162
Zahl der Arbeitnehmer ohne garantierte Arbeitsstunden | 0 | 0 | 0 | 0 | 0
Zahl der Vollzeitkräfte | 378 | 489 | 1 | 0 | 868
Zahl der Teilzeitkräfte | 524 | 94 | 0 | 0 | 618
[/table]
fn: ^{1} Einschließlich 118 Auszubildender.
Im Berichtsjahr haben 121 Arbeitnehmer die Sparkasse verlassen, 48 davon in den Ruhestand. Bezogen auf den durchschnittlichen Bestand von 1.493 Personen ergibt sich eine Fluktuationsquote von 8,1 % (2024: 7,6 %).
### S1-7 Fremdarbeitskräfte
Am Stichtag waren 14 Fremdarbeitskräfte im Einsatz, die sämtlich von Zeitarbeitsunternehmen überlassen wurden. Selbstständige zählten nicht dazu (0).
[page]
### S1-8 Tarifvertragliche Abdeckung und sozialer Dialog
Es gilt der Tarifvertrag für den öffentlichen Dienst, Besonderer Teil Sparkassen. 98,7 % unserer Arbeitnehmer sind tarifvertraglich abgedeckt.
[table style=grid]
! Abdeckungsquote | Tarifvertragliche Abdeckung: Arbeitnehmer im EWR | Sozialer Dialog: Vertretung am Arbeitsplatz (EWR)
0–19 % | |
20–39 % | |
40–59 % | |
60–79 % | |
80–100 % | Deutschland | Deutschland
[/table]
Der Personalrat vertritt 100 % der Arbeitnehmer.
### S1-9 Diversität
Als oberste Führungsebene gelten die Leitungen der Direktionen und Stabsbereiche unmittelbar unter dem Vorstand.
[table style=grid]
! | Anzahl | Anteil in %
= Oberste Führungsebene
Frauen | 7 | 29,2
Männer | 17 | 70,8
= Altersverteilung der Arbeitnehmer
unter 30 Jahre | 298 | 20,1
30 bis 50 Jahre | 611 | 41,1
über 50 Jahre | 577 | 38,8
[/table]
Über alle Führungsebenen hinweg lag der Frauenanteil bei 36,4 %; bis 2028 soll er 40 % erreichen.
### S1-10 bis S1-12
Alle Arbeitnehmer werden angemessen entlohnt; maßgeblich ist der Tarifvertrag. Sie sind gegen Verdienstverluste aufgrund von Krankheit, Arbeitslosigkeit, Arbeitsunfall und Erwerbsunfähigkeit, Elternzeit sowie Ruhestand vollständig abgesichert. 5,6 % der Arbeitnehmer haben eine Behinderung. Die gesetzliche Pflichtquote beträgt 5,0 %.
### S1-13 bis S1-16
[table style=grid widths=310,59,59,59]
! Kennzahl 2025 | Weiblich | Männlich | Gesamt
Teilnahme an regelmäßigen Leistungs- und Laufbahnbeurteilungen in % | 93,4 | 95,4 | 94,2
Schulungsstunden je Arbeitnehmer (Durchschnitt) | 25,1 | 31,0 | 27,4
Anspruch auf Urlaub aus familiären Gründen in % | 100 | 100 | 100
Inanspruchnahme durch Anspruchsberechtigte in % | 8,6 | 5,3 | 7,3
[/table]
Das Managementsystem für Gesundheit und Sicherheit deckt 100 % der Arbeitskräfte ab. Es gab keine Todesfälle infolge arbeitsbedingter Verletzungen oder Erkrankungen (0). Meldepflichtige Arbeitsunfälle traten in 9 Fällen auf (2024: 12), das entspricht 4,4 je Million Arbeitsstunden. Dadurch gingen 164 Arbeitstage verloren. Fälle meldepflichtiger arbeitsbedingter Erkrankungen: 0. Die Krankenquote belief sich auf 5,8 %.
Das unbereinigte geschlechtsspezifische Verdienstgefälle betrug 14,8 % (2024: 15,3 %), bereinigt um Funktion und Stufe 1,2 %. Die Gesamtvergütung der höchstbezahlten Person war 9,7-mal so hoch wie der Median aller übrigen Arbeitnehmer.
### S1-17 Vorfälle und Beschwerden
Im Berichtszeitraum wurde 1 Fall von Diskriminierung gemeldet. Über die Beschwerdestelle gingen 6 Beschwerden von Arbeitskräften ein. Geldbußen, Sanktionen oder Schadenersatz fielen nicht an (0 EUR). Schwerwiegende Vorfälle in Bezug auf Menschenrechte: 0.
[page]
## S4 – Verbraucher und Endnutzer
2025 erreichten uns 1.126 Kundenbeschwerden (2024: 1.304); 81 % wurden binnen zehn Tagen erledigt. Die Weiterempfehlungsbereitschaft liegt bei 34 Punkten.
## G1 – Unternehmensführung
### G1-3 und G1-4 Korruption und Bestechung
Vom webbasierten Training zur Korruptionsprävention sind 98,6 % der risikobehafteten Funktionen abgedeckt. Die Teilnahme ist alle zwei Jahre Pflicht und dauert 45 Minuten.
[table style=grid widths=330,52,52,52]
! Angabe | Einheit | 2025 | 2024
Verurteilungen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften | Anzahl | 0 | 0
Geldstrafen wegen dieser Verstöße | EUR | 0 | 0
Bestätigte Fälle von Korruption oder Bestechung | Anzahl | 0 | 1
[/table]
### G1-5 Politische Einflussnahme
Die Sparkasse leistet keine politischen Zuwendungen, weder finanziell (0 EUR) noch als Sachleistung (0 EUR). Sie ist weder im EU-Transparenzregister noch in einem vergleichbaren Register eingetragen. Spenden und Sponsoring für gemeinnützige Zwecke beliefen sich auf 2,9 Mio. EUR.
### G1-6 Zahlungspraktiken
Rechnungen wurden im Durchschnitt nach 12 Tagen beglichen. Unsere Standardzahlungsfrist beträgt 14 Tage; 96 % der Zahlungen hielten sie ein. Gerichtsverfahren wegen Zahlungsverzugs waren nicht anhängig (0).
`,
  answers: `
BP-1_01 = individual|individuell|Einzelbasis
GOV-1_01 = 3
GOV-1_02 = 18
GOV-1_05#female = 38.1 %
GOV-1_05#male = 61.9 %
GOV-1_06 = 0.62
GOV-1_07 = 66.7 %
GOV-3_01 = no
SBM-1_03 = 1486
SBM-1_04#germany = 1486
SBM-1_06 = 268.4 EUR million
E1-1_12 = no
E1-1_16 = 2027
E1-4_01 = yes
E1-4_22 = no
E1-5_01 = 12560 MWh
E1-5_02 = 5908 MWh
E1-5_03 = 0 MWh
E1-5_04 = 0.0 %
E1-5_05 = 6652 MWh
E1-5_06 = 96 MWh
E1-5_07 = 6214 MWh
E1-5_08 = 342 MWh
E1-5_09 = 53.0 %
E1-5_11 = 412 MWh
E1-5_12 = 4186 MWh
E1-5_14 = 1310 MWh
E1-5_15 = 47.0 %
E1-5_17 = 418 MWh
E1-6_07 = 1018 t CO2e
E1-6_08 = 0 %
E1-6_09 = 2604 t CO2e
E1-6_10 = 318 t CO2e
E1-6_11 = 617833 t CO2e
E1-6_11#cat1 = 2940 t CO2e
E1-6_11#cat2 = 610 t CO2e
E1-6_11#cat3 = 486 t CO2e
E1-6_11#cat5 = 38 t CO2e
E1-6_11#cat6 = 74 t CO2e
E1-6_11#cat7 = 1205 t CO2e
E1-6_11#cat15 = 612480 t CO2e
E1-6_12 = 621455 t CO2e
E1-6_13 = 619169 t CO2e
E1-6_30 = 2315.4 t CO2e/EUR million
E1-6_31 = 2306.9 t CO2e/EUR million
E1-7_03 = yes
E1-7_10 = 1350 t CO2e
E1-7_13 = 100 %
E1-7_16 = 100 %
E1-7_17 = 0 %
S1-1_09 = yes
S1-3_05 = yes
S1-6_02 = 1486
S1-6_02#female = 902
S1-6_02#male = 583
S1-6_02#other = 1
S1-6_03 = 1493
S1-6_05#DE = 1486
S1-6_09#permanent = 1324
S1-6_09#permanent_female = 801
S1-6_09#permanent_male = 522
S1-6_09#permanent_other = 1
S1-6_09#temporary = 162
S1-6_09#temporary_female = 101
S1-6_09#temporary_male = 61
S1-6_09#temporary_other = 0
S1-6_09#non_guaranteed = 0
S1-6_09#non_guaranteed_female = 0
S1-6_09#non_guaranteed_male = 0
S1-6_09#non_guaranteed_other = 0
S1-6_09#full_time = 868
S1-6_09#full_time_female = 378
S1-6_09#full_time_male = 489
S1-6_09#full_time_other = 1
S1-6_09#part_time = 618
S1-6_09#part_time_female = 524
S1-6_09#part_time_male = 94
S1-6_09#part_time_other = 0
S1-6_11 = 121
S1-6_12 = 8.1 %
S1-6_14 = headcount|Personen|Personenzahl
S1-6_15 = EndedesBerichtszeitraums|endofthereportingperiod|endofreportingperiod|31.12.
S1-6_19 = 868
S1-6_20 = 618
S1-7_01 = 14
S1-7_02 = 0
S1-7_03 = 14
S1-8_01 = 98.7 %
S1-8_02#DE = 80-100|80–100 %
S1-8_06 = 100 %
S1-8_06#DE = 80-100|80–100|100 %
S1-9_01#female = 7
S1-9_01#male = 17
S1-9_02#female = 29.2 %
S1-9_02#male = 70.8 %
S1-9_03 = 298|20.1
S1-9_04 = 611|41.1
S1-9_05 = 577|38.8
S1-10_01 = yes
S1-11_01 = yes
S1-11_02 = yes
S1-11_03 = yes
S1-11_04 = yes
S1-11_05 = yes
S1-12_01 = 5.6 %
S1-13_02 = 94.2 %
S1-13_02#female = 93.4 %
S1-13_02#male = 95.4 %
S1-13_04 = 27.4 h
S1-13_04#female = 25.1 h
S1-13_04#male = 31.0 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_04 = 9
S1-14_05 = 4.4
S1-14_06 = 0
S1-14_07 = 164 days
S1-15_01 = 100 %
S1-15_02 = 7.3 %
S1-15_03#female = 8.6 %
S1-15_03#male = 5.3 %
S1-16_01 = 14.8 %
S1-16_02 = 9.7
S1-17_02 = 1
S1-17_03 = 6
S1-17_05 = 0 EUR
S1-17_08 = 0
S4-3_13 = 1126
G1-3_07 = 98.6 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_06 = 0 EUR
G1-5_10 = no
G1-6_01 = 12 days
G1-6_02 = 14 days
G1-6_03 = 96 %
G1-6_04 = 0
absent E1-4_04 E1-4_07 E1-4_13 E1-4_16 E1-5_10 E1-5_16 E1-5_18 E1-8_04 E3-4_01 E5-5_07 G1-5_05
`,
}
