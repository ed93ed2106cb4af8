import type { StyleDocument } from '../style-document.ts'

/** Pages full of figures that are not the company's own, or of words without figures. */
export const silence: StyleDocument[] = [
  {
    name: 'sector-outlook.pdf',
    language: 'en',
    year: 2024,
    style: 'market chapter: industry, country and product figures only',
    look: { font: 'serif', size: 10 },
    text: `
# Market environment
The global steel industry emitted 2.6 billion tonnes of CO_{2} in 2023 and employed more than six million people. In Germany, renewable sources covered 54 % of gross electricity consumption in 2024. The EU intends to cut emissions by 55 % until 2030.

Electric arc furnaces need 400 kWh per tonne of steel, blast furnaces 5,300 kWh. The sector's recordable accident rate was 9.8 per million hours. Women account for 17 % of engineers worldwide.

A customer in the building sector reports total energy consumption of 410 GWh. According to a study of 300 companies, the average gender pay gap was 13 % and average training time 21 hours per employee.
`,
    answers: 'absent E1-5_01 E1-6_07 S1-14_05 S1-16_01 S1-13_04 E1-5_09 S1-9_02#female S1-6_02 E1-4_04',
  },
  {
    name: 'lieferkette-zahlen.pdf',
    language: 'de',
    year: 2024,
    style: 'Lieferantenkapitel: alle Werte stammen von Lieferanten oder Produkten',
    look: { size: 9.5 },
    text: `
# Verantwortung in der Lieferkette
[table widths=220 style=rules]
! Lieferantendaten | 2024 | 2023
Befragte Lieferanten | 412 | 388
Scope-1-Emissionen der Lieferanten (t CO_{2}e) | 91.000 | 96.500
Mitarbeitende bei Lieferanten | 58.000 | 55.400
Unfallquote der Lieferanten | 8,8 | 9,3
Energieverbrauch je Produkt (kWh) | 3,4 | 3,6
[/table]
Die befragten Lieferanten beziehen 29 % ihres Stroms aus erneuerbaren Quellen. 61 % haben eigene Klimaziele. Bei Audits wurden 37 Abweichungen festgestellt.
`,
    answers: 'absent E1-6_07 S1-6_02 S1-14_05 E1-5_01 E1-5_09 E1-6_11 E1-5_18 S1-14_04',
  },
  {
    name: 'policy-statement.docx',
    language: 'en',
    year: 2024,
    style: 'environmental policy: rules, thresholds and targets without results',
    text: `
# Environmental policy
We will reduce our energy consumption by 2 % every year and source 100 % renewable electricity from 2027. Waste to landfill shall not exceed 5 % of total waste. Water withdrawal above 50,000 m³ per site requires approval.

Managers with more than 250 employees report quarterly. Accidents with more than three days lost must be reported within 24 hours. Every employee completes at least 8 hours of training per year. Invoices are paid within 30 days.

Scope 1 emissions shall fall below 10,000 tonnes by 2030. Violations are sanctioned with fines of up to EUR 50,000.
`,
    answers:
      'absent E1-5_01 E1-6_07 S1-13_04 S1-6_02 E3-4_11 E5-5_07 G1-6_01 S1-14_07 E1-5_09 S1-14_04 G1-4_02 S1-6_03 S1-17_05',
  },
  {
    name: 'methodik.pdf',
    language: 'de',
    year: 2024,
    style: 'Methodenkapitel: Emissionsfaktoren, Schwellen, Datenqualität',
    look: { size: 9 },
    text: `
# Methodik
[table widths=200 style=grid]
! Energieträger | Emissionsfaktor (kg CO_{2}e je kWh) | Heizwert
Erdgas | 0,182 | 10,4 kWh/m³
Heizöl | 0,266 | 10,0 kWh/l
Strom (standortbasiert) | 0,363 | –
Fernwärme | 0,180 | –
[/table]
12 % der Verbrauchsdaten wurden geschätzt. Einbezogen sind alle Standorte mit mehr als 50 Beschäftigten oder einem Energieverbrauch über 500 MWh. Scope-3-Emissionen wurden zu 35 % mit Primärdaten berechnet. Die Wesentlichkeitsschwelle beträgt 1 % der Scope-1-Emissionen. Angaben zu Personen erfolgen als Kopfzahl zum Stichtag.
`,
    answers: 'absent E1-5_01 E1-5_12 E1-5_11 E1-6_07 E1-6_09 E1-6_11 S1-6_02',
  },
  {
    name: 'chair-letter.pdf',
    language: 'en',
    year: 2024,
    style: 'letter with one group figure among hopes and product promises',
    look: { font: 'serif', size: 11 },
    text: `
# Dear readers,
2024 was a demanding year. Our 12,300 colleagues kept their word: customers received what they ordered, on time, in 96 % of cases. We invested EUR 140 million, 22 % more than a year earlier, and opened three plants.

By 2030 we will halve the emissions of our fleet of 2,400 lorries. Our new pump uses 35 % less electricity; if every customer switched, 4.1 TWh a year could be saved. In Brazil we hired 150 people. In 2019, a fire cost two colleagues their lives; we will never forget them.

I thank you for your trust.
`,
    answers: 'absent E1-5_01 S1-14_02 E1-4_04 E1-5_09 S1-6_12',
  },
  {
    name: 'materiality-and-plans.pdf',
    language: 'en',
    year: 2024,
    style: 'materiality scores and a table of contents, lists of page numbers and ratings',
    look: { size: 9 },
    text: `
# Contents
[table widths=340 style=plain]
GHG emissions: Scope 1, 2 and 3 | 41
Energy consumption | 44
Water withdrawal | 47
Total waste | 49
Number of employees | 55
Employee turnover | 58
Recordable accidents | 61
Gender pay gap | 64
[/table]
## Materiality scores (scale from 1 to 5)
[table widths=200 style=grid]
! Topic | Impact | Financial
Energy consumption | 4.5 | 4.0
GHG emissions (Scope 1) | 4.8 | 4.6
Water consumption | 2.1 | 1.9
Employee turnover | 3.0 | 3.3
Work-related accidents | 3.9 | 2.7
[/table]
Score of 3 or higher means material. E3 Water and marine resources is not material.
`,
    answers: 'absent E1-5_01 E1-6_07 E3-4_11 E5-5_07 S1-6_02 S1-6_12 S1-14_04 S1-16_01 E3-4_01',
  },
]
