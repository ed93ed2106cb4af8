import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of rows about emissions, intensities, removals, credits and carbon prices. */
export const emissionRows: LabelRow[] = [
  row(
    'E1-6_34',
    '486.2',
    [
      'Zur Berechnung der THG-Intensität herangezogene Nettoumsatzerlöse (Mio. EUR)',
      'Net revenue used to calculate GHG intensity (EUR million)',
      'Zur Berechnung der THG-Intensität verwendete Nettoumsatzerlöse (Mio. EUR)',
      'Nettoumsatzerlöse, die zur Berechnung der THG-Intensität genutzt werden (Mio. EUR)',
      'Net revenue used to calculate GHG intensity (EUR million)',
    ],
    [
      'Nicht zur Berechnung der THG-Intensität herangezogene Nettoumsatzerlöse (Mio. EUR)',
      'Net revenue not used to calculate GHG intensity (EUR million)',
    ],
  ),
  row('E1-6_07', '835', ['Scope-1-THG-Bruttoemissionen (t CO2e)'], []),
  row('E1-6_08', '12', ['Prozentsatz der Scope-1-THG-Emissionen aus regulierten Emissionshandelssystemen (in %)'], []),
  row('E1-6_09', '2.858', ['Standortbezogene Scope-2-THG-Bruttoemissionen (t CO2e)'], []),
  row('E1-6_10', '700', ['Marktbezogene Scope-2-THG-Bruttoemissionen (t CO2e)'], []),
  row('E1-6_11', '5.823', ['Gesamte indirekte (Scope-3-)THG-Bruttoemissionen (t CO2e)'], []),
  row(
    'E1-6_12',
    '5,860',
    ['THG-Emissionen insgesamt (standortbezogen) (t CO2e)', 'Total GHG emissions (location-based) (t CO2e)'],
    [],
  ),
  row('E1-6_13', '5.801', ['THG-Emissionen insgesamt (marktbezogen) (t CO2e)'], []),
  row('E1-6_30', '20,1', ['THG-Gesamtemissionen (standortbezogen) je Nettoumsatzerlös (t CO2e/Mio. EUR)'], []),
  row(
    'E1-6_31',
    '20.1',
    [
      'THG-Intensität je Nettoumsatzerlös, marktbezogen (t CO2e/Mio. EUR)',
      'Total GHG emissions (market-based) per net revenue (t CO2e/EUR million)',
      'GHG emissions intensity, market-based (total GHG emissions per net revenue) (t CO2e/EUR million)',
    ],
    [],
  ),
  row(
    'E1-6_35',
    '86.2',
    [
      'Net revenue (other than used to calculate GHG intensity) (EUR million)',
      'Nicht zur Berechnung der THG-Intensität herangezogene Nettoumsatzerlöse (Mio. EUR)',
      'Net revenue not used to calculate GHG intensity (EUR million)',
    ],
    [],
  ),
  row(
    'E1-6_17',
    '13',
    [
      'Biogene CO2-Emissionen aus der Verbrennung oder dem biologischen Abbau von Biomasse, die nicht in den Scope-1-THG-Emissionen enthalten sind (t CO2e)',
      'Biogenic emissions of CO2 from combustion or bio-degradation of biomass not included in Scope 1 GHG emissions (t CO2e)',
    ],
    [],
  ),
  row(
    'E1-6_24',
    '13',
    [
      'Biogenic emissions of CO2 from combustion or bio-degradation of biomass not included in Scope 2 GHG emissions (t CO2e)',
    ],
    [],
  ),
  row(
    'E1-6_28',
    '13',
    [
      'Biogenic emissions of CO2 from combustion or bio-degradation of biomass that occur in value chain not included in Scope 3 GHG emissions (t CO2e)',
    ],
    [],
  ),
  row('E1-6_18', '62', ['Percentage of contractual instruments, Scope 2 GHG emissions (%)'], []),
  row(
    'E1-6_21',
    '52',
    [
      'Percentage of contractual instruments used for sale and purchase of energy bundled with attributes about energy generation in relation to Scope 2 GHG emissions (%)',
      'Anteil gebündelter vertraglicher Instrumente (Scope 2) (%)',
    ],
    [],
  ),
  row(
    'E1-6_22',
    '31',
    [
      'Percentage of contractual instruments used for sale and purchase of unbundled energy attribute claims in relation to Scope 2 GHG emissions (%)',
      'Anteil ungebündelter Energieattributzertifikate (Scope 2) (%)',
      'Anteil ungebündelter Energieattributzertifikate (Scope 2) (%)',
    ],
    [],
  ),
  row(
    'E1-6_25',
    '34',
    [
      'Percentage of GHG Scope 3 calculated using primary data (%)',
      'Prozentsatz der anhand von Primärdaten berechneten Scope-3-THG-Emissionen (%)',
      'Primärdaten in Scope 3 (%)',
    ],
    [],
  ),
  row(
    'E1-7_05',
    '540',
    ['Total GHG removals and storage (t CO2e)', 'Abbau und Speicherung von Treibhausgasen insgesamt (t CO2e)'],
    [],
  ),
  row('E1-7_06', '4', ['GHG emissions associated with removal activity (t CO2e)'], []),
  row('E1-7_07', '4', ['Reversals (t CO2e)'], []),
  row(
    'E1-7_10',
    '1,200',
    [
      'Gesamtmenge der im Berichtsjahr gelöschten CO2-Gutschriften (t CO2e)',
      'Total amount of carbon credits outside value chain that are verified against recognised quality standards and cancelled (t CO2e)',
    ],
    [],
  ),
  row(
    'E1-7_11',
    '1,200',
    ['Total amount of carbon credits outside value chain planned to be cancelled in future (t CO2e)'],
    [],
  ),
  row('E1-7_13', '60', ['Percentage of reduction projects (%)', 'Anteil der Reduktionsprojekte (%)'], []),
  row(
    'E1-7_14',
    '40',
    ['Percentage of removal projects (%)', 'Anteil der Projekte zum Abbau von Treibhausgasen (%)'],
    [],
  ),
  row('E1-7_16', '100', ['Percentage for recognised quality standard (Gold Standard) (%)'], []),
  row('E1-7_17', '10', ['Percentage issued from projects in European Union (%)'], []),
  row('E1-7_18', '10', ['Percentage that qualifies as corresponding adjustment (%)'], []),
  row(
    'E1-8_04',
    '85',
    [
      'Internal carbon price applied for each metric tonne of GHG emission (EUR/t CO2e)',
      'Angewandter CO2-Preis (EUR/t CO2e)',
      'Internal carbon price (EUR/t CO2e)',
      'Internal carbon price (EUR per tonne of CO2e)',
      'Interner CO2-Preis (EUR je t CO2e)',
      'Interner CO2-Preis in EUR/t',
      'Schattenpreis je Tonne CO2e (EUR)',
    ],
    [],
  ),
  row(
    'E1-8_06',
    '90',
    [
      'Percentage of gross Scope 1 GHG emissions covered by internal carbon pricing scheme (%)',
      'Prozentualer Anteil der Scope-1-THG-Bruttoemissionen, die unter das interne CO2-Bepreisungssystem fallen (%)',
    ],
    [],
  ),
]

/** Sentences about emissions, intensities, removals, credits and carbon prices. */
export const emissionSentences: SentenceRow[] = [
  {
    id: 'E1-6_08',
    is: [
      ["None of the Group's Scope 1 emissions are covered by regulated emission trading schemes (0 percent).", '0 %'],
      ['Our Scope 1 emissions are not covered by regulated emission trading schemes.', '0 %'],
      ['Unsere Scope-1-Emissionen unterliegen keinem regulierten Emissionshandelssystem.', '0 %'],
      [
        'Keine unserer Anlagen unterliegt dem EU-Emissionshandel; der Anteil der Scope-1-Emissionen aus regulierten Emissionshandelssystemen beträgt 0 %.',
        '0 %',
      ],
      ['64% of our Scope 1 emissions are subject to the EU ETS.', '64 %'],
      ['64 % der Scope-1-Emissionen fallen unter das EU-Emissionshandelssystem.', '64 %'],
      ['Dem EU-Emissionshandel unterlagen 64 % unserer Scope-1-Emissionen.', '64 %'],
      ['The share of Scope 1 emissions under regulated emission trading schemes was 64%.', '64 %'],
    ],
    not: ['Scope 2 emissions are not covered by emissions trading.'],
  },
  {
    id: 'E1-6_25',
    is: [
      ['Primary data obtained from suppliers were used for 34 percent of Scope 3 emissions (27).', '34 %'],
      [
        '6 % der Emissionen in Scope 3 wurden anhand von Primärdaten berechnet, die wir von Lieferanten oder anderen Partnern der Wertschöpfungskette erhalten haben.',
        '6 %',
      ],
      ['Der Anteil der Primärdaten an den Scope-3-Emissionen betrug 6 %.', '6 %'],
      ['Primary data from suppliers covered 6% of our Scope 3 emissions.', '6 %'],
      ['6 % der Scope-3-Emissionen beruhen auf Primärdaten von Lieferanten.', '6 %'],
      ['Primärdaten von Lieferanten lagen für 6 % der Scope-3-Emissionen vor.', '6 %'],
      ['Around 6% of our Scope 3 emissions are based on primary data.', '6 %'],
      ['The share of Scope 3 emissions calculated with primary data was 6%.', '6 %'],
    ],
    not: [
      'Primary data obtained from suppliers were used for 34 percent of purchased goods.',
      'Bis 2030 sollen 60 % der Scope-3-Emissionen anhand von Primärdaten berechnet werden.',
      'Primary data from suppliers covered 12% of Scope 3 category 1 emissions.',
      'Bei 34 % der Lieferanten verwenden wir Primärdaten für Scope 3.',
    ],
  },
  {
    id: 'E1-6_30',
    is: [
      [
        'Total emissions per net revenue were 21.53 tonnes CO2e per NOK million location-based (23.55) and 20.75 tonnes CO2e per NOK million market-based (22.65).',
        '21.53 tonnes CO2e per NOK million',
      ],
      [
        'Die Intensität der Gesamtemissionen betrug, bezogen auf die Nettoumsatzerlöse, standortbezogen 2.778,5 t CO2e je Mio. € und marktbezogen 2.766,7 t CO2e je Mio. €.',
        '2778.5 t CO2e je Mio. €',
      ],
      [
        'Our GHG emissions intensity was 88.1 tCO2e per million euro of net revenue (location-based) and 85.2 tCO2e per million euro (market-based).',
        '88.1 tCO2e per million euro of net revenue',
      ],
      [
        'Bezogen auf die Umsatzerlöse betrug die Treibhausgasintensität 88,1 t CO2e je Mio. EUR nach der standortbezogenen und 85,2 t CO2e je Mio. EUR nach der marktbezogenen Methode.',
        '88.1 t CO2e je Mio. EUR',
      ],
    ],
    not: [
      'Die Emissionsintensität je Mitarbeiter betrug standortbezogen 2,1 t CO2e und marktbezogen 1,8 t CO2e.',
      'Emissions intensity per employee was 2.1 t CO2e (location-based) and 1.8 t CO2e (market-based).',
      'Die Intensität betrug standortbezogen 2,1 t CO2e je Tonne Produkt.',
    ],
  },
  {
    id: 'E1-6_31',
    is: [
      [
        'Total emissions per net revenue were 21.53 tonnes CO2e per NOK million location-based (23.55) and 20.75 tonnes CO2e per NOK million market-based (22.65).',
        '20.75 tonnes CO2e per NOK million',
      ],
      [
        'Die Intensität der Gesamtemissionen betrug, bezogen auf die Nettoumsatzerlöse, standortbezogen 2.778,5 t CO2e je Mio. € und marktbezogen 2.766,7 t CO2e je Mio. €.',
        '2766.7 t CO2e je Mio. €',
      ],
      [
        'Die THG-Intensität (marktbezogen) lag bei 85,2 t CO2e je Mio. EUR Nettoumsatz.',
        '85.2 t CO2e je Mio. EUR Nettoumsatz',
      ],
      ['GHG intensity per net revenue (market-based) was 85.2 t CO2e per EUR million.', '85.2 t CO2e per EUR million'],
      [
        'Our GHG emissions intensity was 88.1 tCO2e per million euro of net revenue (location-based) and 85.2 tCO2e per million euro (market-based).',
        '85.2 tCO2e per million eur',
      ],
      [
        'Bezogen auf die Umsatzerlöse betrug die Treibhausgasintensität 88,1 t CO2e je Mio. EUR nach der standortbezogenen und 85,2 t CO2e je Mio. EUR nach der marktbezogenen Methode.',
        '85.2 t CO2e je Mio. EUR',
      ],
    ],
    not: ['Energy intensity on a market-based view was 2.1 MWh per EUR million.'],
  },
  {
    id: 'E1-8_04',
    is: [
      [
        'Bei Investitionsanträgen über 1 Mio. € wird ein Schattenpreis von 85 € je Tonne CO2e angesetzt.',
        '85 € je Tonne',
      ],
      ['We use an internal carbon price of EUR 85 per tonne CO2e in investment decisions.', '85 EUR per tonne'],
      ['Der interne CO2-Preis beträgt 85 EUR je Tonne CO2e.', '85 EUR je Tonne'],
      ['Investments are assessed with a carbon price of EUR 85 per tonne.', '85 EUR per tonne'],
      [
        'Für Investitionsentscheidungen setzen wir einen internen CO2-Preis in Höhe von 85 Euro pro Tonne CO2 an.',
        '85 Euro pro Tonne',
      ],
      ['Our internal carbon price was EUR 85 per tonne in 2023.', '85 EUR per tonne'],
    ],
    not: [],
  },
  {
    id: 'E1-8_06',
    is: [
      ['The internal carbon price covers 100% of Scope 1 and 100% of Scope 2 emissions.', '100 %'],
      ['Der interne CO2-Preis deckt 100 % der Scope-1-Emissionen und 35 % der Scope-3-Emissionen ab.', '100 %'],
    ],
    not: [],
  },
  {
    id: 'E1-8_08',
    is: [['Der interne CO2-Preis deckt 100 % der Scope-1-Emissionen und 35 % der Scope-3-Emissionen ab.', '35 %']],
    not: [],
  },
  {
    id: 'E1-7_10',
    is: [
      ['In 2023 we cancelled carbon credits equivalent to 1,200 t CO2e.', '1200 tCO2e'],
      ['Im Berichtsjahr wurden CO2-Zertifikate über 1.200 t CO2e stillgelegt.', '1200 tCO2e'],
      ['Wir haben 1.200 t CO2e durch den Kauf und die Stilllegung von Zertifikaten kompensiert.', '1200 tCO2e'],
      ['Im Berichtsjahr haben wir keine CO2-Zertifikate gelöscht.', '0 tCO2e'],
      ['We did not cancel any carbon credits in 2023.', '0 tCO2e'],
    ],
    not: [],
  },
  {
    id: 'E1-7_05',
    is: [
      ['We removed and stored 540 tonnes of CO2 in our own operations in 2023.', '540 tCO2e'],
      ['GHG removals and storage amounted to 540 t CO2e.', '540 tCO2e'],
      ['Im Berichtsjahr wurden 540 t CO2e der Atmosphäre entzogen und gespeichert.', '540 tCO2e'],
      ['Der Abbau und die Speicherung von Treibhausgasen betrugen 540 t CO2e.', '540 tCO2e'],
    ],
    not: ['Forests removed and stored 540 million tonnes of CO2 worldwide.'],
  },
  {
    id: 'E1-6_17',
    is: [
      [
        'Aus der Verbrennung von Biomasse stammen 1.015 t biogene CO2-Emissionen, die nicht in Scope 1 enthalten sind.',
        '1015 tCO2e',
      ],
      [
        'Combustion of biodiesel and biogas gave rise to 486 tonnes of biogenic CO2, which are not included in Scope 1.',
        '486 tCO2e',
      ],
      ['Biogenic emissions outside of Scope 1 amounted to 486 t CO2e.', '486 tCO2e'],
      ['Die biogenen CO2-Emissionen außerhalb der Scopes betrugen 486 t.', '486 tCO2e'],
    ],
    not: [],
  },
  {
    id: 'E1-6_18',
    is: [
      ['Contractual instruments covered 62% of purchased electricity.', '62 %'],
      ['62 % der Scope-2-Emissionen sind durch vertragliche Instrumente abgedeckt.', '62 %'],
    ],
    not: [],
  },
  {
    id: 'E1-6_21',
    is: [
      [
        '83% of the electricity purchased was covered by contractual instruments: 52% by bundled power purchase agreements and 31% by unbundled guarantees of origin.',
        '52 %',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-6_22',
    is: [
      [
        '83% of the electricity purchased was covered by contractual instruments: 52% by bundled power purchase agreements and 31% by unbundled guarantees of origin.',
        '31 %',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-7_16',
    is: [
      ['Sie stammten zu 60 % aus Minderungsprojekten und wurden zu 100 % nach dem Gold Standard ausgestellt.', '100 %'],
      ['Sämtliche Gutschriften sind nach dem Gold Standard zertifiziert (100 %).', '100 %'],
      ['100% of the carbon credits were certified under the Verified Carbon Standard.', '100 %'],
    ],
    not: [],
  },
  {
    id: 'E1-6_07',
    is: [['Scope 1: 835 t CO2e', '835 tCO2e']],
    not: [],
  },
  {
    id: 'E1-6_13',
    is: [
      [
        'Insgesamt beliefen sich unsere Treibhausgasemissionen (Scope 1, 2 und 3) auf 5.801 t CO2e (marktbasiert).',
        '5801 tCO2e',
      ],
      ['Our total GHG emissions across Scopes 1, 2 and 3 (market-based) amounted to 5,801 t CO2e.', '5801 tCO2e'],
      ['Total GHG emissions amounted to 5,860 t CO2e (location-based) and 5,801 t CO2e (market-based).', '5801 tCO2e'],
    ],
    not: [],
  },
  {
    id: 'E1-6_12',
    is: [
      ['Total GHG emissions amounted to 5,860 t CO2e (location-based) and 5,801 t CO2e (market-based).', '5860 tCO2e'],
    ],
    not: [],
  },
  {
    id: 'E1-6_10',
    is: [['Die marktbezogenen Scope-2-Emissionen lagen bei 700 t CO2e.', '700 tCO2e']],
    not: [],
  },
  {
    id: 'E1-6_09',
    is: [['Location-based Scope 2 emissions totalled 2,858 t CO2e.', '2858 tCO2e']],
    not: [],
  },
]
