import type { SentenceRow } from './rows.ts'

/** Sentences in which reports of both languages state the figures asked for most. */
export const phraseRows: SentenceRow[] = [
  {
    id: 'E1-5_01',
    is: [
      ['Our total energy consumption was 48,300 MWh in 2023.', '48300 MWh'],
      ['In 2023, the Group consumed 48.3 GWh of energy.', '48300 MWh'],
      ['Der Energieverbrauch der Gruppe lag 2023 bei 48,3 GWh.', '48300 MWh'],
      ['Insgesamt haben wir 2023 rund 48.300 MWh Energie verbraucht.', '48300 MWh'],
      ['Wir haben im Berichtsjahr 48.300 MWh Energie eingesetzt.', '48300 MWh'],
    ],
    not: [
      'Der Energieverbrauch unserer Bürogebäude lag 2023 bei 48.300 MWh.',
      'The energy consumption of our fleet was 48,300 MWh in 2023.',
      'Gesamtenergieverbrauch für Strom und Wärme: i. Strom: 52,9 GJ (Ökostrom)',
    ],
  },
  {
    id: 'E1-5_09',
    is: [
      ['Renewable energy accounted for 41 % of our total energy consumption.', '41 %'],
      ['41 % of our energy came from renewable sources.', '41 %'],
      ['Erneuerbare Energien deckten 41 % unseres Energieverbrauchs.', '41 %'],
    ],
    not: [],
  },
  {
    id: 'E1-6_07',
    is: [
      ['Scope 1 emissions amounted to 5,120 tCO2e.', '5120 tCO2e'],
      ['Our direct emissions (Scope 1) fell to 5,120 tonnes of CO2e.', '5120 tCO2e'],
      ['In 2023 our Scope 1 greenhouse gas emissions were 5.12 kt CO2e.', '5120 tCO2e'],
      ['Die Scope-1-Emissionen sanken um 4 % auf 5.120 t CO2e.', '5120 tCO2e'],
      ['Unsere direkten Emissionen (Scope 1) lagen bei 5.120 t CO2-Äquivalenten.', '5120 tCO2e'],
    ],
    not: [],
  },
  {
    id: 'E1-6_10',
    is: [
      ['Market-based Scope 2 emissions were 2,044 tonnes CO2e.', '2044 tCO2e'],
      ['Scope 2 (market-based) emissions totalled 2,044 tCO2e.', '2044 tCO2e'],
      ['Die marktbasierten Scope-2-Emissionen betrugen 2.044 t CO2e.', '2044 tCO2e'],
    ],
    not: [],
  },
  {
    id: 'E1-6_09',
    is: [
      ['Location-based Scope 2 emissions stood at 4,870 tonnes CO2e.', '4870 tCO2e'],
      ['Standortbasiert beliefen sich die Scope-2-Emissionen auf 4.870 t CO2e.', '4870 tCO2e'],
    ],
    not: [],
  },
  {
    id: 'E1-6_11',
    is: [
      ['Scope 3 emissions were 402,000 tonnes CO2e.', '402000 tCO2e'],
      ['Our value chain (Scope 3) caused 402,000 tonnes CO2e.', '402000 tCO2e'],
      ['Die Scope-3-Emissionen summierten sich auf 402.000 t CO2e.', '402000 tCO2e'],
    ],
    not: [],
  },
  {
    id: 'E3-4_11',
    is: [
      ['We withdrew 61,300 m³ of water in 2023.', '61300 m3'],
      ['Water withdrawal amounted to 61,300 cubic metres.', '61300 m3'],
      ['Die Wasserentnahme belief sich auf 61.300 m³.', '61300 m3'],
    ],
    not: [],
  },
  { id: 'E3-4_01', is: [['Water consumption was 2,300 m³.', '2300 m3']], not: [] },
  {
    id: 'E5-5_07',
    is: [
      ['We generated 3,980 tonnes of waste in 2023.', '3980 t'],
      ['Total waste amounted to 3,980 tonnes, of which 120 tonnes were hazardous.', '3980 t'],
      ['Das Abfallaufkommen betrug 3.980 t, davon waren 120 t gefährlich.', '3980 t'],
      ['Im Jahr 2023 fielen 3.980 Tonnen Abfall an.', '3980 t'],
    ],
    not: [],
  },
  {
    id: 'E5-5_15',
    is: [
      ['Total waste amounted to 3,980 tonnes, of which 120 tonnes were hazardous.', '120 t'],
      ['Das Abfallaufkommen betrug 3.980 t, davon waren 120 t gefährlich.', '120 t'],
    ],
    not: [],
  },
  {
    id: 'S1-6_02',
    is: [
      ['At year-end 2023, we had 1,266 employees.', '1266'],
      ['As of 31 December 2023, the Group employed 1,266 people.', '1266'],
      ['Our 1,266 employees work in nine countries.', '1266'],
      ['Zum 31. Dezember 2023 waren 1.266 Personen bei uns beschäftigt.', '1266'],
      ['Ende 2023 beschäftigte der Konzern 1.266 Mitarbeitende.', '1266'],
      ['Die Zahl der Beschäftigten stieg auf 1.266.', '1266'],
    ],
    not: [],
  },
  {
    id: 'S1-6_12',
    is: [
      ['Employee turnover was 8.1 % in 2023.', '8.1 %'],
      ['Die Fluktuationsrate lag bei 8,1 %.', '8.1 %'],
    ],
    not: [],
  },
  {
    id: 'S1-8_01',
    is: [
      ['64 % of our employees are covered by collective bargaining agreements.', '64 %'],
      ['Collective agreements cover 64 % of the workforce.', '64 %'],
      ['Für 64 % der Beschäftigten gilt ein Tarifvertrag.', '64 %'],
      ['Rund 64 % unserer Belegschaft sind tarifgebunden.', '64 %'],
    ],
    not: [],
  },
  {
    id: 'S1-13_04',
    is: [
      ['Each employee received an average of 18.3 hours of training.', '18.3 h'],
      ['Im Durchschnitt nahm jeder Beschäftigte an 18,3 Stunden Weiterbildung teil.', '18.3 h'],
    ],
    not: [],
  },
  {
    id: 'S1-14_02',
    is: [
      ['There were no work-related fatalities in 2023.', '0'],
      ['Im Berichtsjahr gab es keine tödlichen Arbeitsunfälle.', '0'],
    ],
    not: [],
  },
  {
    id: 'S1-14_04',
    is: [
      ['We recorded 42 work-related accidents in 2023.', '42'],
      ['Es kam zu 42 meldepflichtigen Arbeitsunfällen.', '42'],
    ],
    not: [],
  },
  {
    id: 'S1-16_01',
    is: [
      ['The unadjusted gender pay gap was 11.4 %.', '11.4 %'],
      ['Women earn on average 11.4 % less than men.', '11.4 %'],
      ['Der unbereinigte Gender Pay Gap betrug 11,4 %.', '11.4 %'],
    ],
    not: [],
  },
  {
    id: 'S1-17_02',
    is: [
      ['Seven incidents of discrimination were reported.', '7'],
      ['Im Jahr 2023 wurden drei Fälle von Diskriminierung gemeldet.', '3'],
    ],
    not: [],
  },
  {
    id: 'G1-4_01',
    is: [['There were no convictions for violation of anti-corruption and anti-bribery laws.', '0']],
    not: [],
  },
  {
    id: 'G1-4_04',
    is: [
      ['No confirmed incidents of corruption or bribery occurred in 2023.', '0'],
      ['Im Berichtsjahr wurden keine Korruptionsfälle bestätigt.', '0'],
    ],
    not: [],
  },
  { id: 'G1-6_01', is: [['On average, we pay invoices after 31 days.', '31 days']], not: [] },
  {
    id: 'SBM-1_06',
    is: [
      ['Revenue rose to EUR 420 million in 2023.', '420000000 EUR'],
      ['Der Konzernumsatz betrug 420 Mio. EUR.', '420000000 EUR'],
    ],
    not: [],
  },
  { id: 'E1-4_07', is: [['We aim to reduce Scope 1 emissions by 42 % by 2030 compared to 2020.', '42 %']], not: [] },
  { id: 'E1-4_04', is: [['We will reduce our total greenhouse gas emissions by 50 % by 2030.', '50 %']], not: [] },
  {
    id: 'E1-8_04',
    is: [['We apply an internal carbon price of EUR 120 per tonne.', '120 EUR per tonne']],
    not: ['Bei einem CO2-Preis von EUR 140 je Tonne stiegen unsere Kosten um 9 Mio. EUR.'],
  },
  { id: 'GOV-1_05', is: [['Der Frauenanteil im Vorstand liegt bei 33 %.', 'female33 %']], not: [] },
  {
    id: 'S1-12_01',
    is: [
      ['5.4 % of employees have a disability.', '5.4 %'],
      ['Die Schwerbehindertenquote betrug 5,4 %.', '5.4 %'],
    ],
    not: [],
  },
  { id: 'E5-4_05', is: [['24 % of the materials used were recycled.', '24 %']], not: [] },
  { id: 'E4-5_01', is: [['Three of our sites are located near biodiversity-sensitive areas.', '3']], not: [] },
]
