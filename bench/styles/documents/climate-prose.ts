import type { StyleDocument } from '../style-document.ts'

/** Greenhouse gases and energy in sentences, tiles, charts and content indices. */
export const climateProse: StyleDocument[] = [
  {
    name: 'almgren-narrative.pdf',
    language: 'en',
    year: 2024,
    style: 'two columns of running text, prior year in brackets, near misses around every figure',
    look: { font: 'serif', size: 9.5 },
    text: `
# Our footprint
[columns 2]
In 2024, our total energy consumption amounted to 64,310 MWh (2023: 66,905 MWh). Efficiency measures saved 1,120 MWh, equal to 1.7 % of consumption. Electricity accounted for 41,200 MWh and natural gas for 19,870 MWh (2023: 21,400 MWh).

Renewable sources covered 47 % of our total energy consumption (previous year: 41 %). The EU average stands at 24.5 %. By 2027 we want to reach 60 %.
[next]
Our gross Scope 1 emissions came to 5,118 tonnes of CO_{2}e, down from 5,530 tonnes in the prior year. Location-based Scope 2 emissions were 9,004 tonnes, while market-based Scope 2 emissions fell by 22 % to 3,617 tonnes.

A typical household emits about 5 tonnes a year. Our logistics partners reported 14,800 tonnes for transport on our behalf. Through our heat pumps, customers avoided an estimated 210,000 tonnes of CO_{2}.
[/columns]
`,
    answers: `
E1-5_01 = 64310 MWh
E1-5_12 = 19870 MWh
E1-5_09 = 47 %
E1-6_07 = 5118 t CO2e
E1-6_09 = 9004 t CO2e
E1-6_10 = 3617 t CO2e
absent E1-6_11 E1-6_13 E1-5_05 E1-4_04
`,
  },
  {
    name: 'drachensee-fliesstext.pdf',
    language: 'de',
    year: 2024,
    style: 'Fließtext mit Vorjahr in Klammern, Prozent ausgeschrieben, Mio. kWh',
    look: { size: 10 },
    text: `
# Klimaschutz
Der Gesamtenergieverbrauch belief sich im Geschäftsjahr 2024 auf 38,6 Mio. kWh (Vorjahr: 40,2 Mio. kWh). Davon entfielen 21,4 Mio. kWh auf Erdgas und 17,2 Mio. kWh auf Strom. Der Anteil erneuerbarer Energien am Gesamtenergieverbrauch stieg von 31 auf 36 Prozent.

Unsere direkten Emissionen (Scope 1) lagen bei 4.380 t CO_{2}e (Vorjahr: 4.700 t CO_{2}e). Die marktbasierten Scope-2-Emissionen betrugen 2.015 t CO_{2}e, die standortbasierten 6.550 t CO_{2}e. Bis 2030 sollen die Scope-1-Emissionen auf 2.500 t CO_{2}e sinken.

Durch den Umbau der Kältezentrale sparen wir künftig jährlich 640 MWh und rund 270 t CO_{2} ein. Ein durchschnittlicher Industriebetrieb unserer Größe verbraucht etwa 55 Mio. kWh im Jahr.
`,
    answers: `
E1-5_01 = 38600 MWh
E1-5_12 = 21400 MWh
E1-5_09 = 36 %
E1-6_07 = 4380 t CO2e
E1-6_10 = 2015 t CO2e
E1-6_09 = 6550 t CO2e
absent E1-6_11 E1-4_07 E1-6_13
`,
  },
  {
    name: 'lumen-road-highlights.pdf',
    language: 'en',
    year: 2024,
    style: 'tiles with key figures and marketing claims on a landscape page',
    look: { landscape: true, size: 10 },
    text: `
# 2024 at a glance
[tiles]
1,204 | employees at year-end
38 % | women in the workforce
21.4 h | average training hours per employee
0 | work-related fatalities
12,450 MWh | total energy consumption
72 % | share of renewable energy in total energy consumption
-18 % | CO2 emissions compared with 2023
1 million | trees planted with our partners
[/tiles]
### Ambitions
- 100 % renewable electricity by 2026
- 45 % women in leadership positions by 2030
- Net zero by 2040
`,
    answers: `
S1-6_02 = 1204
S1-13_04 = 21.4 h
S1-14_02 = 0
E1-5_01 = 12450 MWh
E1-5_09 = 72 %
absent E1-4_04 S1-9_02#female E1-6_07
`,
  },
  {
    name: 'fjordkraft-charts.pdf',
    language: 'en',
    year: 2024,
    style: 'bar charts whose bars are labelled with years, title with unit',
    look: { size: 9 },
    text: `
# Progress in charts
[columns 2]
### Scope 1 emissions (t CO_{2}e)
[bars]
2021 | 9,880
2022 | 9,204
2023 | 8,760
2024 | 8,115
[/bars]
### Total water consumption (m³)
[bars]
2022 | 41,300
2023 | 40,120
2024 | 37,845
[/bars]
[next]
### Energy consumption by source 2024 (MWh)
[bars]
Natural gas | 30,112
Purchased renewable electricity | 25,004
Petroleum products | 2,818
Own solar power | 1,190
[/bars]
### Employee turnover (%)
[bars]
2023 | 11.8
2024 | 9.4
[/bars]
[/columns]
`,
    answers: `
E1-6_07 = 8115 t CO2e
E3-4_01 = 37845 m3
E1-5_12 = 30112 MWh
E1-5_07 = 25004 MWh
E1-5_11 = 2818 MWh
E1-5_08 = 1190 MWh
S1-6_12 = 9.4 %
absent E1-5_01 E1-6_09
`,
  },
  {
    name: 'rheintal-ziele.pdf',
    language: 'de',
    year: 2024,
    style: 'Zieltabelle mit Basisjahr, Zieljahr, Fortschritt – fast nur Ziele',
    look: { size: 9 },
    text: `
## Unsere Klimaziele
[table widths=170 style=grid size=8]
! Ziel | Basisjahr | Basiswert | Zieljahr | Zielwert | Stand 2024
Reduktion der Scope-1-Emissionen | 2020 | 9.400 t CO_{2}e | 2030 | –50 % | –21 %
Reduktion der Scope-3-Emissionen | 2020 | 88.000 t CO_{2}e | 2030 | –25 % | –6 %
Anteil Ökostrom | 2020 | 40 % | 2025 | 100 % | 91 %
Frauenanteil in Führungspositionen | 2020 | 18 % | 2027 | 30 % | 24 %
[/table]
Die Ziele wurden von der Science Based Targets initiative validiert und stehen im Einklang mit der Begrenzung der Erderwärmung auf 1,5 °C. Der Basiswert umfasst alle Gesellschaften.
`,
    answers: `
E1-4_07 = 50 % @2030
E1-4_16 = 25 % @2030
E1-4_22 = yes
absent E1-4_04 E1-6_07 E1-6_11 E1-5_09 S1-9_02#female
`,
  },
  {
    name: 'meridian-targets-sentence.pdf',
    language: 'en',
    year: 2024,
    style: 'targets per scope in sentences; total reduction stated once',
    look: { size: 9.5 },
    text: `
# Targets related to climate change
We commit to reduce absolute Scope 1 GHG emissions 46 % by 2030 from a 2019 base year. We also commit to reduce absolute Scope 3 GHG emissions from purchased goods and services 28 % within the same timeframe.

Over the long term, our target is to reduce total GHG emissions across all scopes by 90 % by 2045 compared with 2019. In 2024 we were at minus 17 %.

Our suppliers have been asked to set targets of their own; 31 % have done so. One of our peers announced a 55 % cut by 2035.
`,
    answers: `
E1-4_07 = 46 % @2030
E1-4_04 = 90 % @2045
absent E1-4_16 E1-6_07 E1-6_11 E1-4_10 E1-4_13
`,
  },
  {
    name: 'quarzwerk-gri-index.pdf',
    language: 'de',
    year: 2023,
    style: 'GRI-Inhaltsindex mit Werten in der Zeile und Seitenzahlen',
    look: { size: 8 },
    text: `
# GRI-Inhaltsindex 2023
[table widths=60,170,60 style=rules size=7.5 align=left]
! GRI | Angabe | Seite | Kommentar / Wert
2-7 | Angestellte | 34 | Zum 31.12.2023 waren 2.310 Personen beschäftigt, davon 702 Frauen
302-1 | Energieverbrauch innerhalb der Organisation | 51 | 184.220 MWh
303-3 | Wasserentnahme | 55 | 412.000 m³
303-5 | Wasserverbrauch | – | Nicht wesentlich
305-1 | Direkte THG-Emissionen (Scope 1) | 52 | 22.914 t CO_{2}e
305-2 | Indirekte energiebedingte THG-Emissionen (Scope 2) | 52 | marktbasiert 18.406 t CO_{2}e
305-3 | Sonstige indirekte THG-Emissionen (Scope 3) | – | Wird ab 2025 berichtet
306-3 | Angefallener Abfall | 57 | 6.055 t
401-1 | Fluktuation | 36 | 7,9 %
403-9 | Arbeitsbedingte Verletzungen | 40 | 41 meldepflichtige Unfälle, keine Todesfälle
404-1 | Stunden der Aus- und Weiterbildung | 38 | 14,5 Stunden je Beschäftigtem
406-1 | Diskriminierungsvorfälle | 42 | Keine
[/table]
`,
    answers: `
S1-6_02 = 2310
S1-6_02#female = 702
E1-5_01 = 184220 MWh
E3-4_11 = 412000 m3
E1-6_07 = 22914 t CO2e
E1-6_10 = 18406 t CO2e
E5-5_07 = 6055 t
S1-6_12 = 7.9 %
S1-14_04 = 41
S1-14_02 = 0
S1-13_04 = 14.5 h
S1-17_02 = 0
absent E3-4_01 E1-6_11
`,
  },
  {
    name: 'ostrava-swiss-numbers.pdf',
    language: 'de',
    year: 2024,
    style: 'Schweizer Schreibweise mit Hochkomma, CHF, Einheit in eigener Spalte hinter der Zahl',
    look: { size: 9, words: true },
    text: `
# Kennzahlen Umwelt
[table widths=220 style=plain]
! | 2024 | 2023 | Einheit
Energieverbrauch total | 23'418 | 24'906 | MWh
Heizöl | 1'204 | 1'390 | MWh
Erdgas | 6'711 | 7'005 | MWh
Treibhausgasemissionen Scope 1 | 1'988 | 2'077 | t CO_{2}-eq
Treibhausgasemissionen Scope 2 (standortbasiert) | 1'105 | 1'250 | t CO_{2}-eq
Treibhausgasemissionen Scope 2 (marktbasiert) | 214 | 260 | t CO_{2}-eq
Wasserverbrauch | 61'430 | 63'002 | m³
Abfall total | 1'077 | 1'140 | t
davon Sonderabfall | 36 | 41 | t
Umsatz | 412.6 | 398.1 | Mio. CHF
[/table]
`,
    answers: `
E1-5_01 = 23418 MWh
E1-5_11 = 1204 MWh
E1-5_12 = 6711 MWh
E1-6_07 = 1988 t CO2e
E1-6_09 = 1105 t CO2e
E1-6_10 = 214 t CO2e
E3-4_01 = 61430 m3
E5-5_07 = 1077 t
E5-5_15 = 36 t
SBM-1_06 = 412.6 CHF million
absent E1-6_11
`,
  },
]
