import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of rows about sources of energy, emissions, intensities, removals and carbon prices. */
export const emissionRows: LabelRow[] = [
  row('E1-6_34', '2.486,3', ['Zur Berechnung der THG-Intensität herangezogene Nettoumsatzerlöse (Mio. EUR)'], []),
  row('E1-6_34', '2,486.3', ['Net revenue used to calculate GHG intensity (EUR million)'], []),
]

/** Sentences about sources of energy, emissions, intensities, removals and carbon prices. */
export const emissionSentences: SentenceRow[] = [
  {
    id: 'E1-5_16',
    is: [
      ['Stand-by generators produced 1,870 MWh of electricity from non-renewable sources.', '1870 MWh'],
      [
        'Die Photovoltaikanlagen des Konzerns erzeugten 8.102 MWh erneuerbare Energie, die Blockheizkraftwerke 12.640 MWh nicht erneuerbare Energie.',
        '12640 MWh',
      ],
      ['Aus nicht erneuerbaren Quellen wurden 12.640 MWh Energie erzeugt.', '12640 MWh'],
      ['Die Erzeugung nicht erneuerbarer Energie betrug 12.640 MWh.', '12640 MWh'],
      ['In 2023 we generated 12,640 MWh of non-renewable electricity.', '12640 MWh'],
      ['Our combined heat and power plants generated 12,640 MWh from natural gas.', '12640 MWh'],
      ['Non-renewable energy production amounted to 12,640 MWh.', '12640 MWh'],
      ['Unsere KWK-Anlagen erzeugten 12.640 MWh Strom und Wärme aus Erdgas.', '12640 MWh'],
      [
        'Eigene Energieerzeugung: 12.640 MWh aus nicht erneuerbaren und 8.102 MWh aus erneuerbaren Quellen.',
        '12640 MWh',
      ],
    ],
    not: [
      'We bought 12,640 MWh of electricity from non-renewable sources.',
      'Our solar panels produced 1,870 MWh and replaced electricity from non-renewable sources.',
    ],
  },
  {
    id: 'E1-5_17',
    is: [
      [
        'Own production from renewable sources came from solar panels at data centres and mast sites and amounted to 2,611 MWh; all of it was consumed by the Group.',
        '2611 MWh',
      ],
      [
        'Die Photovoltaikanlagen des Konzerns erzeugten 8.102 MWh erneuerbare Energie, die Blockheizkraftwerke 12.640 MWh nicht erneuerbare Energie.',
        '8102 MWh',
      ],
      ['Die Eigenerzeugung aus erneuerbaren Quellen belief sich auf 8.102 MWh.', '8102 MWh'],
      ['Our own generation of renewable electricity reached 8,102 MWh.', '8102 MWh'],
      ['In total, 8,102 MWh of renewable energy was produced at our sites.', '8102 MWh'],
      ['Mit unseren Photovoltaikanlagen haben wir 8.102 MWh Strom erzeugt.', '8102 MWh'],
      ['Electricity generation from our photovoltaic systems came to 8,102 MWh.', '8102 MWh'],
    ],
    not: [],
  },
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
    not: [],
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
    not: [],
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
    not: [],
  },
  {
    id: 'E1-5_01',
    is: [
      ['Total energy consumption came to 12,056 MWh.', '12056 MWh'],
      ['Wir verbrauchten im Berichtsjahr insgesamt 12.056 MWh Energie.', '12056 MWh'],
      ['Our energy use in 2023 was 12,056 MWh.', '12056 MWh'],
      ['Der gesamte Energieverbrauch des Konzerns belief sich auf 12.056 MWh.', '12056 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_03',
    is: [
      ['45 MWh stammten aus nuklearen Quellen.', '45 MWh'],
      ['Consumption from nuclear sources was 45 MWh.', '45 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_08',
    is: [
      ['Of the solar power generated, we consumed 919 MWh ourselves.', '919 MWh'],
      ['We consumed 919 MWh of self-generated solar electricity.', '919 MWh'],
      ['Den Solarstrom von unseren Dächern, 919 MWh, verbrauchten wir selbst.', '919 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_12',
    is: [
      ['Natural gas accounted for 3,931 MWh.', '3931 MWh'],
      ['Auf Erdgas entfielen 3.931 MWh.', '3931 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_18',
    is: [
      [
        'Die Energieintensität, bezogen auf die Nettoumsatzerlöse aus klimaintensiven Sektoren, lag bei 72,9 MWh je Mio. EUR.',
        '72.9 MWh je Mio. EUR',
      ],
      [
        'Energy intensity was 72.9 MWh per EUR million of net revenue from high climate impact sectors.',
        '72.9 MWh per EUR million of net revenue',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-5_22',
    is: [
      [
        'Die Energieintensität, bezogen auf die Nettoumsatzerlöse aus klimaintensiven Sektoren von 486,2 Mio. €, lag bei 114,3 MWh je Mio. €.',
        '486200000 EUR',
      ],
      ['Net revenue from activities in high climate impact sectors was EUR 486.2 million.', '486200000 EUR'],
      ['Die Nettoumsatzerlöse aus Tätigkeiten in klimaintensiven Sektoren betrugen 486,2 Mio. EUR.', '486200000 EUR'],
    ],
    not: [],
  },
  {
    id: 'E1-5_19',
    is: [
      ['Total energy consumption from activities in high climate impact sectors was 12,056 MWh.', '12056 MWh'],
      ['Der Gesamtenergieverbrauch aus Tätigkeiten in klimaintensiven Sektoren betrug 12.056 MWh.', '12056 MWh'],
    ],
    not: [],
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
]
