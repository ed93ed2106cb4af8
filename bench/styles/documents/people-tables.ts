import type { StyleDocument } from '../style-document.ts'

/** Own workforce in tables. */
export const peopleTables: StyleDocument[] = [
  {
    name: 'bergstrom-s1-6.pdf',
    language: 'en',
    year: 2024,
    style: 'ESRS tables of S1-6: gender, country, contract by gender',
    look: { size: 8.5 },
    text: `
## S1-6 Characteristics of the undertaking's employees
### Employee head count by gender
[table widths=200 style=rules]
! Gender | Number of employees (head count)
Male | 3,410
Female | 2,188
Other | 4
Not reported | 0
* Total employees | 5,602
[/table]
### Employee head count in countries with at least 50 employees representing at least 10 % of the total
[table widths=200 style=rules]
! Country | Number of employees (head count)
Sweden | 2,940
Poland | 1,377
Germany | 802
[/table]
### Employees by type of contract, broken down by gender (head count)
[table widths=200 style=rules]
! | Female | Male | Other | Not disclosed | Total
Number of employees | 2,188 | 3,410 | 4 | 0 | 5,602
Number of permanent employees | 2,001 | 3,202 | 4 | 0 | 5,207
Number of temporary employees | 187 | 208 | 0 | 0 | 395
Number of non-guaranteed hours employees | 0 | 0 | 0 | 0 | 0
Number of full-time employees | 1,690 | 3,255 | 4 | 0 | 4,949
Number of part-time employees | 498 | 155 | 0 | 0 | 653
[/table]
During the reporting period, 488 employees left the undertaking. The rate of employee turnover was 8.7 %.
`,
    answers: `
S1-6_02 = 5602
S1-6_02#male = 3410
S1-6_02#female = 2188
S1-6_02#other = 4
S1-6_05#SE = 2940
S1-6_05#PL = 1377
S1-6_05#DE = 802
S1-6_09#permanent = 5207
S1-6_09#permanent_female = 2001
S1-6_09#permanent_male = 3202
S1-6_09#temporary = 395
S1-6_09#temporary_female = 187
S1-6_09#temporary_male = 208
S1-6_09#non_guaranteed = 0
S1-6_09#full_time_female = 1690
S1-6_09#full_time_male = 3255
S1-6_09#part_time_female = 498
S1-6_09#part_time_male = 155
S1-6_19 = 4949
S1-6_20 = 653
S1-6_11 = 488
S1-6_12 = 8.7 %
absent S1-6_03 S1-7_01
`,
  },
  {
    name: 'wolkenburg-belegschaft.pdf',
    language: 'de',
    year: 2024,
    style: 'deutsche Mehrjahrestabelle mit davon-Zeilen, Köpfe und VZÄ, Durchschnitt',
    look: { font: 'serif', size: 9 },
    text: `
# Unsere Beschäftigten
[table widths=260 style=plain]
! | 2024 | 2023 | 2022
Beschäftigte zum 31.12. (Köpfe) | 8.422 | 8.190 | 7.977
· davon Frauen | 3.105 | 2.986 | 2.851
· davon Männer | 5.317 | 5.204 | 5.126
· davon befristet | 611 | 640 | 598
· davon in Teilzeit | 1.930 | 1.855 | 1.740
Beschäftigte zum 31.12. (VZÄ) | 7.604 | 7.420 | 7.255
Beschäftigte im Jahresdurchschnitt (Köpfe) | 8.310 | 8.075 | 7.890
Auszubildende | 402 | 388 | 371
Fluktuationsquote (%) | 6,1 | 6,8 | 7,4
Schwerbehindertenquote (%) | 5,3 | 5,2 | 5,0
Beschäftigte unter 30 Jahren | 1.604 | 1.580 | 1.515
Beschäftigte zwischen 30 und 50 Jahren | 4.010 | 3.902 | 3.811
Beschäftigte über 50 Jahren | 2.808 | 2.708 | 2.651
Frauenanteil in der obersten Führungsebene (%) | 27,3 | 25,0 | 22,2
Weiterbildungsstunden je Beschäftigten | 17,2 | 16,4 | 12,9
Tarifbindung (%) | 84 | 84 | 85
[/table]
`,
    answers: `
S1-6_02 = 8422
S1-6_02#female = 3105
S1-6_02#male = 5317
S1-6_09#temporary = 611
S1-6_20 = 1930
S1-6_03 = 8310
S1-6_12 = 6.1 %
S1-12_01 = 5.3 %
S1-9_03 = 1604
S1-9_04 = 4010
S1-9_05 = 2808
S1-9_02#female = 27.3 %
S1-13_04 = 17.2 h
S1-8_01 = 84 %
absent S1-7_01 S1-6_11
`,
  },
  {
    name: 'ardmore-health-safety.pdf',
    language: 'en',
    year: 2024,
    style: 'safety table: employees against contractors, rates per million and per 200,000 hours',
    look: { size: 8.5 },
    text: `
## Health and safety metrics
[table widths=250 style=zebra]
! | Employees 2024 | Employees 2023 | Contractors 2024 | Contractors 2023
Fatalities as a result of work-related injuries and ill health | 0 | 1 | 1 | 0
Recordable work-related accidents | 72 | 81 | 33 | 29
Rate of recordable work-related accidents (per million hours worked) | 4.9 | 5.6 | 6.1 | 5.7
Lost time injury frequency rate (LTIFR, per 200,000 hours) | 0.41 | 0.47 | 0.60 | 0.55
Cases of recordable work-related ill health | 11 | 14 | n/a | n/a
Days lost to work-related injuries | 1,260 | 1,422 | n/a | n/a
Hours worked (million) | 14.7 | 14.5 | 5.4 | 5.1
[/table]
97 % of our own workforce is covered by our ISO 45001 health and safety management system. The industry average for the recordable accident rate is 7.3.
`,
    answers: `
S1-14_04 = 72
S1-14_05 = 4.9
S1-14_06 = 11
S1-14_07 = 1260 days
S1-14_01 = 97 %
S1-14_02 = 0
absent S1-14_03
`,
  },
  {
    name: 'fontaine-diversity.pdf',
    language: 'en',
    year: 2024,
    style: 'age and gender shares in one wide matrix, numbers and percentages alternating',
    look: { size: 8 },
    text: `
# Diversity
[table widths=150 style=grid size=7.5]
! | 2024 | << | 2023 | <<
! | Number | % | Number | %
Employees under 30 years old | 690 | 21.1 | 655 | 20.6
Employees between 30 and 50 years old | 1,802 | 55.2 | 1,779 | 56.0
Employees over 50 years old | 774 | 23.7 | 743 | 23.4
* Total | 3,266 | 100 | 3,177 | 100
Women at top management level | 9 | 30.0 | 8 | 26.7
Men at top management level | 21 | 70.0 | 22 | 73.3
Women on the Board of Directors | 4 | 40.0 | 4 | 40.0
[/table]
Women earn 6.8 % less than men on average (unadjusted gender pay gap). The annual total remuneration ratio of the highest paid individual to the median of all employees was 38:1.
`,
    answers: `
S1-9_03 = 690
S1-9_04 = 1802
S1-9_05 = 774
S1-9_01#female = 9
S1-9_01#male = 21
S1-9_02#female = 30 %
S1-9_02#male = 70 %
GOV-1_05#female = 40 %
S1-16_01 = 6.8 %
S1-16_02 = 38
absent S1-6_03 S1-12_01
`,
  },
  {
    name: 'turmalin-hr-data.xlsx',
    language: 'en',
    year: 2024,
    style: 'HR workbook with a sheet per topic, years descending, notes at the right',
    text: `
[sheet Workforce]
# HR data pack 2024
[table]
! KPI | Unit | 2024 | 2023 | Comment
Total employees (headcount) | # | 2218 | 2105 | 31 December
Female employees | # | 901 | 840 |
Male employees | # | 1317 | 1265 |
Permanent employees | # | 2010 | 1899 |
Temporary employees | # | 208 | 206 |
Employees - France | # | 1202 | 1150 |
Employees - Italy | # | 610 | 588 |
New hires | # | 340 | 365 |
Leavers | # | 233 | 250 |
Turnover rate | % | 10.8% | 12.1% | voluntary and involuntary
Agency workers | # | 145 | 160 | FTE
[/table]
[sheet Training]
[table]
! KPI | Unit | 2024 | 2023
Training hours, total | h | 41033 | 36626
Training hours per employee (average) | h | 18.5 | 17.4
Training hours per female employee | h | 19.2 | 17.9
Training hours per male employee | h | 18 | 17.1
Employees with regular performance review | % | 93% | 91%
[/table]
[sheet Pay]
[table]
! KPI | Unit | 2024 | 2023
Unadjusted gender pay gap | % | 11.4% | 12.3%
Adjusted gender pay gap | % | 2.1% | 2.5%
CEO pay ratio (highest paid to median) | x | 27.5 | 26.9
[/table]
`,
    answers: `
S1-6_02 = 2218
S1-6_02#female = 901
S1-6_02#male = 1317
S1-6_09#permanent = 2010
S1-6_09#temporary = 208
S1-6_05#FR = 1202
S1-6_05#IT = 610
S1-6_11 = 233
S1-6_12 = 10.8 %
S1-7_03 = 145
S1-13_04 = 18.5 h
S1-13_04#female = 19.2 h
S1-13_04#male = 18 h
S1-13_02 = 93 %
S1-16_01 = 11.4 %
S1-16_02 = 27.5
absent S1-6_03 S1-7_01
`,
  },
  {
    name: 'nordlicht-soziales.pdf',
    language: 'de',
    year: 2024,
    style: 'ESRS-Tabellen auf Deutsch: Verträge nach Geschlecht, Länder, Familienurlaub',
    look: { size: 8.5 },
    text: `
### Angaben zur Gesamtzahl der Beschäftigten nach Geschlecht (Personenzahl)
[table widths=210 style=rules]
! Geschlecht | Zahl der Beschäftigten
männlich | 1.744
weiblich | 1.290
divers | 2
* Gesamtzahl der Beschäftigten | 3.036
[/table]
### Beschäftigte nach Art des Vertrags
[table widths=210 style=rules]
! | weiblich | männlich | divers | Insgesamt
Zahl der dauerhaft Beschäftigten | 1.180 | 1.652 | 2 | 2.834
Zahl der befristet Beschäftigten | 110 | 92 | 0 | 202
Zahl der Vollzeitbeschäftigten | 820 | 1.640 | 2 | 2.462
Zahl der Teilzeitbeschäftigten | 470 | 104 | 0 | 574
[/table]
### Länder
[table widths=210 style=rules]
! Land | Zahl der Beschäftigten (Personenzahl)
Deutschland | 2.120
Österreich | 540
Tschechien | 376
[/table]
Im Berichtszeitraum haben 241 Beschäftigte das Unternehmen verlassen; die Fluktuationsquote beträgt 7,9 %. Alle Beschäftigten haben Anspruch auf Urlaub aus familiären Gründen; 6,2 % der anspruchsberechtigten Beschäftigten haben ihn in Anspruch genommen (Frauen 8,8 %, Männer 4,3 %).
`,
    answers: `
S1-6_02 = 3036
S1-6_02#male = 1744
S1-6_02#female = 1290
S1-6_02#other = 2
S1-6_09#permanent = 2834
S1-6_09#permanent_female = 1180
S1-6_09#permanent_male = 1652
S1-6_09#temporary = 202
S1-6_09#temporary_female = 110
S1-6_09#temporary_male = 92
S1-6_19 = 2462
S1-6_20 = 574
S1-6_05#DE = 2120
S1-6_05#AT = 540
S1-6_05#CZ = 376
S1-6_11 = 241
S1-6_12 = 7.9 %
S1-15_02 = 6.2 %
absent S1-15_01 S1-6_03
`,
  },
  {
    name: 'selkirk-transposed-workforce.pdf',
    language: 'en',
    year: 2024,
    style: 'transposed: countries as columns, figures as rows, group in bold in the first column',
    look: { landscape: true, size: 8.5 },
    text: `
# Workforce by country, 31 December 2024
[table widths=220 style=rules]
! | Group | Ireland | Spain | Portugal | Mexico
Headcount | 1,905 | 720 | 610 | 330 | 245
Women (%) | 44.2 | 47.0 | 45.1 | 40.9 | 37.6
Collective bargaining coverage (%) | 61 | 22 | 100 | 100 | 27
Covered by workers' representatives (%) | 55 | 30 | 100 | 100 | 0
Average hours of training per employee | 16.8 | 19.0 | 17.5 | 14.4 | 11.9
Unadjusted gender pay gap (%) | 9.9 | 8.1 | 10.4 | 7.7 | 15.2
[/table]
`,
    answers: `
S1-6_02 = 1905
S1-6_05#IE = 720
S1-6_05#ES = 610
S1-6_05#PT = 330
S1-6_05#MX = 245
S1-8_01 = 61 %
S1-13_04 = 16.8 h
S1-16_01 = 9.9 %
absent S1-9_02 S1-6_12
`,
  },
  {
    name: 'grauhorst-dnk.docx',
    language: 'de',
    year: 2023,
    style: 'DNK-Erklärung als Fließtext mit Leistungsindikatoren und Leermeldungen',
    text: `
# DNK-Erklärung 2023
## Leistungsindikatoren zu den Kriterien 11 bis 12
Leistungsindikator GRI SRS-302-1: Energieverbrauch
Der gesamte Energieverbrauch innerhalb der Organisation betrug 2023 rund 4.120 MWh. Davon waren 2.780 MWh Fernwärme.

Leistungsindikator GRI SRS-303-3: Wasserentnahme
Die Wasserentnahme lag bei 9.310 m³ (2022: 9.870 m³) und stammt vollständig aus dem öffentlichen Netz.

Leistungsindikator GRI SRS-306-3: Angefallener Abfall
Daten zum Abfallaufkommen werden derzeit nicht zentral erfasst.

## Leistungsindikatoren zu den Kriterien 14 bis 16
Leistungsindikator GRI SRS-403-9: Arbeitsbedingte Verletzungen
Im Berichtsjahr ereigneten sich 7 meldepflichtige Arbeitsunfälle. Es gab keine arbeitsbedingten Todesfälle.

Leistungsindikator GRI SRS-404-1: Stundenzahl der Aus- und Weiterbildungen
Durchschnittlich nahm jede Mitarbeiterin und jeder Mitarbeiter 12 Stunden an Weiterbildungen teil.

Leistungsindikator GRI SRS-405-1: Diversität
Der Frauenanteil in der Belegschaft beträgt 52 Prozent, in der Geschäftsführung 33 Prozent.

Leistungsindikator GRI SRS-406-1: Diskriminierungsvorfälle
Es wurden keine Diskriminierungsvorfälle gemeldet.

## Leistungsindikatoren zu Kriterium 20
Leistungsindikator GRI SRS-205-3: Korruptionsvorfälle
Im Berichtszeitraum gab es keine bestätigten Korruptionsfälle. Es wurden keine Bußgelder wegen Korruption verhängt.
`,
    answers: `
E1-5_01 = 4120 MWh
E3-4_11 = 9310 m3
S1-14_04 = 7
S1-14_02 = 0
S1-13_04 = 12 h
S1-17_02 = 0
G1-4_04 = 0
G1-4_02 = 0 EUR
absent E5-5_07 S1-9_02#female S1-6_02 E3-4_01
`,
  },
]
