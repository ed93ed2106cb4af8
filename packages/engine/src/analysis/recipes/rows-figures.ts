import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Labels of tables that name figures of the environment briefly. */
export const figureRows: LabelRow[] = [
  row(
    'E1-5_04',
    '2.4 %',
    ['Share of nuclear in total energy (%)', 'Share of nuclear (%)'],
    ['Share of nuclear in purchased electricity (%)'],
  ),
  row(
    'E1-5_09',
    '23 %',
    ['Share of renewables (%)', 'Share of renewables in energy mix (%)'],
    ['Renewables target (%)'],
  ),
  row('E1-5_11', '120', [], ['Total fuel consumption (MWh)', 'Fuels-Abs Total fuel consumption (MWh)']),
  row('E1-5_12', '120', ['Non-renewable fuels › of which natural gas (MWh)'], ['Renewable fuels › of which gas (MWh)']),
  row('E1-5_15', '74 %', ['Share of fossil in total energy (%)'], ['Share of fossil in electricity (%)']),
  row('E1-6_09', '61', ['Scope 2 (location) (t CO2e)'], ['Scope 2 (market) (t CO2e)', 'Scope 2 by location (t CO2e)']),
  row('E1-6_10', '33', ['Scope 2 (market) (t CO2e)'], ['Scope 2 (location) (t CO2e)', 'Scope 2 by market (t CO2e)']),
  row('E1-6_11', '12', ['Cat. 5: Waste (t CO2e)', 'Kat. 7: Mitarbeiterverkehr (t CO2e)'], ['5 Waste sites (t)']),
  row('E1-6_12', '2,074', ['All scopes, location-based (t CO2e)'], ['All scopes, market-based (t CO2e)']),
  row('E1-6_13', '2,046', ['All three scopes, market-based (t CO2e)'], ['All scopes, location-based (t CO2e)']),
  row(
    'E3-4_02',
    '33',
    ['Water consumption, areas with water stress (m³)'],
    ['Water withdrawal, areas with water stress (m³)'],
  ),
  row('E3-4_11', '41', ['Water use (withdrawal) (m³)'], ['Water use (m³)']),
  row('E5-4_05', '29 %', ['Recycled input materials used (%)'], ['Recycled waste (%)']),
]

/** Sentences in which one verb serves for several figures, or a share follows its whole. */
export const figureSentences: SentenceRow[] = [
  {
    id: 'E1-1_12',
    is: [['Das Unternehmen ist von den Paris-abgestimmten EU-Referenzwerten nicht ausgenommen.', 'no']],
    not: [],
  },
  {
    id: 'E1-4_16',
    is: [
      [
        'Bis 2030 wollen wir die Scope-1- und Scope-2-Emissionen gegenüber 2019 halbieren und die Scope-3-Emissionen um 30 % senken.',
        '30 %',
      ],
    ],
    not: ['Seit 2019 konnten wir die Scope-1-Emissionen halbieren und die Scope-3-Emissionen um 30 % senken.'],
  },
  {
    id: 'E1-5_01',
    is: [
      ['Compared with the previous year, total energy consumption fell by 3% to 61,200 MWh.', '61200 MWh'],
      ['Im Vergleich zum Vorjahr sank der Energieverbrauch um 3 % auf 61.200 MWh.', '61200 MWh'],
      ['Im Berichtsjahr lag unser Energieverbrauch bei 1.204 MWh und damit 2 % unter dem Wert von 2021.', '1204 MWh'],
      ['Our sites used 48,600 MWh of energy in 2023, 6% less than the 51,700 MWh recorded in 2022.', '48600 MWh'],
    ],
    not: ['Compared with the previous year, total energy consumption of our suppliers fell by 3% to 61,200 MWh.'],
  },
  {
    id: 'E1-5_02',
    is: [
      [
        'Fossil fuels still accounted for 702 MWh (58.3%), and nuclear power for the remaining 51 MWh (4.2%).',
        '702 MWh',
      ],
    ],
    not: ['Fossil fuels still accounted for 702 MWh of electricity, and nuclear power for 51 MWh.'],
  },
  {
    id: 'E1-5_03',
    is: [
      [
        'Fossil fuels still accounted for 702 MWh (58.3%), and nuclear power for the remaining 51 MWh (4.2%).',
        '51 MWh',
      ],
    ],
    not: ['We sold electricity; nuclear power for others came to 51 MWh.'],
  },
  {
    id: 'E1-5_04',
    is: [
      ['Fossil fuels still accounted for 702 MWh (58.3%), and nuclear power for the remaining 51 MWh (4.2%).', '4.2 %'],
    ],
    not: ['Of our electricity, nuclear power for 51 MWh (4.2%) was bought.'],
  },
  {
    id: 'E1-5_15',
    is: [
      [
        'Fossil fuels still accounted for 702 MWh (58.3%), and nuclear power for the remaining 51 MWh (4.2%).',
        '58.3 %',
      ],
    ],
    not: ['Fossil fuels still accounted for 702 MWh (58.3%) of the electricity.'],
  },
  {
    id: 'E1-5_05',
    is: [
      ['Renewables covered 451 MWh of this, or 37.5%.', '451 MWh'],
      ['451 MWh (37,5 %) wurden durch erneuerbare Energien gedeckt.', '451 MWh'],
    ],
    not: ['Renewables covered 451 MWh of our electricity demand, or 37.5%.'],
  },
  {
    id: 'E1-5_07',
    is: [
      ['All of our electricity (29,400 MWh) comes from renewable sources.', '29400 MWh'],
      ['Der gesamte Strom (29.400 MWh) stammt aus erneuerbaren Quellen.', '29400 MWh'],
    ],
    not: ['All of our electricity (29,400 MWh) is to come from nuclear sources.'],
  },
  {
    id: 'E1-5_08',
    is: [
      ['The solar arrays on our roofs generated 4,210 MWh, of which 3,980 MWh was used on site.', '3980 MWh'],
      ['Unsere Photovoltaikanlagen erzeugten 4.210 MWh Strom, davon nutzten wir 3.980 MWh selbst.', '3980 MWh'],
    ],
    not: ['The solar arrays on our roofs generated 4,210 MWh, of which 3,980 MWh was sold.'],
  },
  {
    id: 'E1-5_09',
    is: [
      ['We used 412,800 MWh of energy. Just over 38% of this came from renewable sources.', '38 %'],
      ['Wir verbrauchten 412.800 MWh Energie. Gut 38 % davon stammten aus erneuerbaren Quellen.', '38 %'],
      ['Renewables covered 451 MWh of this, or 37.5%.', '37.5 %'],
    ],
    not: [
      'We used 412,800 MWh of electricity. Just over 38% of this came from renewable sources.',
      'Our suppliers used energy. By 2030, 38% of this is to come from renewable sources.',
    ],
  },
  {
    id: 'E1-5_10',
    is: [
      [
        'The combustion of natural gas accounted for 640 MWh, that of oil products for 210 MWh and that of coal for 140 MWh.',
        '140 MWh',
      ],
      ['Auf Erdgas entfielen 640 MWh, auf Erdölprodukte 210 MWh und auf Kohle 140 MWh.', '140 MWh'],
      ['Our plants burned 96,400 MWh of natural gas and no coal at all.', '0 MWh'],
      ['Kohle kommt bei uns nicht zum Einsatz.', '0 MWh'],
    ],
    not: ['Our customers used 140 MWh of coal tar.'],
  },
  {
    id: 'E1-5_11',
    is: [
      ['Our plants burned 96,400 MWh of natural gas and 12,300 MWh of diesel and other oil products.', '12300 MWh'],
      ['Auf Erdgas entfielen 640 MWh, auf Erdölprodukte 210 MWh und auf Kohle 140 MWh.', '210 MWh'],
      ['An Erdgas setzten wir 96.400 MWh ein, an Heizöl und Kraftstoffen 12.300 MWh.', '12300 MWh'],
    ],
    not: ['We sold 12,300 MWh of diesel and other oil products.'],
  },
  {
    id: 'E1-5_12',
    is: [['Our plants burned 96,400 MWh of natural gas and 12,300 MWh of diesel.', '96400 MWh']],
    not: ['We sold 96,400 MWh of natural gas.'],
  },
  {
    id: 'E1-5_16',
    is: [
      ['No energy was produced from non-renewable sources.', '0 MWh'],
      ['Nicht erneuerbare Energie wurde nicht erzeugt.', '0 MWh'],
    ],
    not: ['No energy was produced from renewable sources.'],
  },
  {
    id: 'E1-5_17',
    is: [['Rooftop photovoltaics yielded 2,300 MWh.', '2300 MWh']],
    not: ['Rooftop photovoltaics could yield 2,300 MWh.'],
  },
  {
    id: 'E1-6_07',
    is: [
      ['Our estimated gross GHG emissions were 152 tCO2e in Scope 1 and 41 tCO2e in Scope 2.', '152 tCO2e'],
      ['Compared to the prior year, Scope 1 emissions decreased from 64,800 to 61,200 tonnes CO2e.', '61200 tCO2e'],
    ],
    not: ['Our GHG emissions were 193 tCO2e in Scope 1 and 2.'],
  },
  {
    id: 'E1-6_08',
    is: [
      [
        'Scope 1 emissions amounted to 402,000 tCO2e, 88 per cent of which are regulated under emission trading schemes.',
        '88 %',
      ],
      [
        'Die Scope-1-Emissionen betrugen 402.000 t CO2e; 88 % davon fallen unter regulierte Emissionshandelssysteme.',
        '88 %',
      ],
    ],
    not: [
      'Scope 1 and 2 emissions amounted to 402,000 tCO2e, 88 per cent of which are regulated under emission trading.',
    ],
  },
  {
    id: 'E1-6_09',
    is: [['Die Emissionen (Scope 2) lagen bei 88 t CO2e (standortbezogen) bzw. 40 t CO2e (marktbezogen).', '88 tCO2e']],
    not: [],
  },
  {
    id: 'E1-6_10',
    is: [['Die Emissionen (Scope 2) lagen bei 88 t CO2e (standortbezogen) bzw. 40 t CO2e (marktbezogen).', '40 tCO2e']],
    not: [],
  },
  {
    id: 'E1-6_12',
    is: [
      [
        'Total greenhouse gas emissions across all three scopes were 4,093 tCO2e using the market-based approach, and 4,141 tCO2e using the location-based approach.',
        '4141 tCO2e',
      ],
      [
        'Scope 3 emissions were 2,050 tCO2e. The total came to 2,520 tCO2e (location-based) and 2,640 tCO2e (market-based).',
        '2520 tCO2e',
      ],
    ],
    not: ['Total Scope 2 emissions were 4,093 tCO2e (market-based) and 4,141 tCO2e (location-based).'],
  },
  {
    id: 'E1-6_13',
    is: [
      [
        'Die Scope-3-Emissionen betrugen 2.050 t CO2e. In Summe ergeben sich 2.520 t CO2e (standortbezogen) und 2.640 t CO2e (marktbezogen).',
        '2640 tCO2e',
      ],
    ],
    not: ['Total Scope 2 emissions were 4,093 tCO2e (market-based) and 4,141 tCO2e (location-based).'],
  },
  {
    id: 'E1-7_03',
    is: [
      [
        'Das Unternehmen finanziert weder Projekte zur Entnahme von Treibhausgasen noch erwirbt es CO2-Gutschriften.',
        'no',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-7_10',
    is: [
      [
        'We compensated for our remaining emissions by retiring carbon credits equal to 6,500 tonnes of CO2.',
        '6500 tCO2e',
      ],
      ['In 2023 we purchased and retired 1,200 tCO2e of verified carbon credits.', '1200 tCO2e'],
      ['Ausgeglichen wurde dies durch die Stilllegung von CO2-Zertifikaten im Umfang von 6.500 t CO2e.', '6500 tCO2e'],
    ],
    not: ['We plan to retire carbon credits equal to 6,500 tonnes of CO2.'],
  },
  {
    id: 'E1-8_04',
    is: [
      ['Our carbon price for internal evaluation purposes is USD 75/t CO2e, rising to USD 130 by 2030.', '75 USD/t'],
    ],
    not: ['The carbon price in the EU ETS is USD 75/t CO2e.'],
  },
  {
    id: 'E2-4_02',
    is: [['Our smelters released 84 kg of mercury to air.', 'Hg0.084 t']],
    not: ['Our smelters may release up to 84 kg of mercury to air.', 'We bought 84 kg of mercury.'],
  },
  {
    id: 'E2-4_03',
    is: [['In Gewässer wurden 2.400 kg Zink eingeleitet.', 'Zn2.4 t']],
    not: ['Our smelters released 84 kg of zinc to air.'],
  },
  {
    id: 'E3-4_01',
    is: [
      ['We withdrew 1,900 m³ of water and returned 1,600 m³ to rivers, so that 300 m³ were consumed.', '300 m3'],
      ['Wir entnahmen 1.900 m³ Wasser und leiteten 1.600 m³ in Flüsse ein, sodass 300 m³ verbraucht wurden.', '300 m3'],
    ],
    not: ['Water use (withdrawal) was 41,000 m³.'],
  },
  {
    id: 'E3-4_02',
    is: [['We consumed 3,300 m³ of water, of which 1,200 m³ in areas with high water stress.', '1200 m3']],
    not: ['We withdrew 3,300 m³ of water, of which 1,200 m³ in areas with high water stress.'],
  },
  { id: 'E3-4_11', is: [['Water use (withdrawal) was 41,000 m³.', '41000 m3']], not: ['Water use was 41,000 m³.'] },
  {
    id: 'E3-4_12',
    is: [
      ['Wir entnahmen 1.900 m³ Wasser und leiteten 1.600 m³ in Flüsse und Kanalisation ein.', '1600 m3'],
      ['Entnommen wurden 41.000 m³ Wasser; 39.500 m³ wurden wieder in Gewässer zurückgeführt.', '39500 m3'],
    ],
    not: ['Wir leiteten 1.600 Beschwerden an die Umweltbehörde weiter.'],
  },
  {
    id: 'E4-5_01',
    is: [
      ['Einer unserer Standorte (0,8 ha) liegt in der Nähe eines Gebiets mit schutzbedürftiger Biodiversität.', '1'],
    ],
    not: ['Keiner unserer Wettbewerber liegt in der Nähe eines Gebiets mit schutzbedürftiger Biodiversität.'],
  },
  {
    id: 'E4-5_02',
    is: [
      [
        'Five of our sites are located near protected areas. These sites cover a combined area of 310 hectares.',
        '310 ha',
      ],
    ],
    not: [
      'Five of our sites are located near protected areas. The protected areas cover a combined area of 310 hectares.',
    ],
  },
  {
    id: 'E4-5_10',
    is: [
      ['Our properties extend over 1,940 hectares in total, 402 hectares of which are sealed.', '1940 ha'],
      [
        'Unsere Liegenschaften erstrecken sich über insgesamt 1.940 Hektar, von denen 402 Hektar versiegelt sind.',
        '1940 ha',
      ],
    ],
    not: ['The forests of our suppliers extend over 1,940 hectares in total, 402 hectares of which are sealed.'],
  },
  {
    id: 'E4-5_12',
    is: [['120 Hektar auf unseren Werksgeländen sind naturnah gestaltet, weitere 60 Hektar außerhalb.', '120 ha']],
    not: ['120 Hektar auf unseren Werksgeländen sind versiegelt.'],
  },
  {
    id: 'E4-5_13',
    is: [['120 Hektar auf unseren Werksgeländen sind naturnah gestaltet, weitere 60 Hektar außerhalb.', '60 ha']],
    not: ['120 Hektar sind versiegelt, weitere 60 Hektar außerhalb.'],
  },
  {
    id: 'E5-5_08',
    is: [['Of our waste, 14,900 tonnes were recycled.', 'recycling14900 t']],
    not: ['Of our water, 14,900 tonnes were recycled.'],
  },
  {
    id: 'E5-5_09',
    is: [
      ['We diverted 150,000 tonnes from disposal and directed 62,000 tonnes to disposal.', '62000 t'],
      ['We sent 2,010 tonnes to landfill.', 'landfill2010 t'],
    ],
    not: ['We sent 2,010 tonnes to our customers.'],
  },
  {
    id: 'E5-5_10',
    is: [['91 % unserer Abfälle wurden recycelt; 8.700 Tonnen (9 %) wurden nicht recycelt.', '8700 t']],
    not: ['91 % unserer Verpackungen wurden recycelt; 8.700 Tonnen (9 %) wurden nicht recycelt.'],
  },
  {
    id: 'E5-5_11',
    is: [['91 % unserer Abfälle wurden recycelt; 8.700 Tonnen (9 %) wurden nicht recycelt.', '9 %']],
    not: ['91 % unserer Verpackungen wurden recycelt; 8.700 Tonnen (9 %) wurden nicht recycelt.'],
  },
  {
    id: 'E5-5_15',
    is: [
      ['Total waste fell to 96,300 tonnes. Of this amount, 410 tonnes (0.4%) were classed as hazardous.', '410 t'],
      ['Es fielen 18.450 t Abfall an. Davon galten 1.320 t als gefährlich.', '1320 t'],
    ],
    not: ['We stored 18,450 tonnes of goods. Of this amount, 410 tonnes were classed as hazardous goods.'],
  },
  {
    id: 'E5-5_16',
    is: [
      ['None of our waste was radioactive.', '0 t'],
      ['Radioaktive Abfälle fielen nicht an.', '0 t'],
    ],
    not: ['None of our waste was lost.'],
  },
]
