import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of rows in the tables of narrative reports. */
export const narrativeRows: LabelRow[] = [
  row(
    'E1-6_07',
    '4,352',
    ['GHG emissions (t CO2e) › Scope 1 (gas, refrigerants)'],
    ['GHG emissions (t CO2e) › Scope 1 and 2 (gas, power)'],
  ),
  row(
    'E1-6_11',
    '38,420',
    ['GHG emissions (t CO2e) › Scope 3 (see table below)'],
    [
      'GHG emissions (t CO2e) › Scope 2 and 3 (see table below)',
      'GHG emissions (t CO2e) › Upstream energy (Scope 3.3)',
    ],
  ),
  row(
    'E1-6_12',
    '43,384',
    ['GHG emissions (t CO2e) › Scopes 1, 2 (location-based) and 3'],
    ['GHG emissions (t CO2e) › Scopes 1, 2 (market-based) and 3'],
  ),
  row(
    'E1-6_13',
    '41,972',
    ['GHG emissions (t CO2e) › Scope 1, 2 (market-based) and 3'],
    ['GHG emissions (t CO2e) › Scope 1 and 2 (market-based)'],
  ),
  row('E1-5_06', '6,210', ['Energy (MWh) › HVO100'], ['Energy (MWh) › Heating oil']),
  row(
    'E1-5_08',
    '740',
    [
      'Energy (MWh) › Electricity, self-generated and used on site',
      'Energy (MWh) › Self-produced electricity from photovoltaic, consumed',
    ],
    ['Energy (MWh) › Electricity, self-generated and sold'],
  ),
  row(
    'E1-5_10',
    '61,540',
    ['Energy (MWh) › Metallurgical coke', 'Energie (MWh) › Kohle und Koks'],
    ['Energy (MWh) › Charcoal'],
  ),
  row(
    'E1-5_17',
    '5,830',
    ['Energy (MWh) › Photovoltaic electricity generated on our roofs'],
    ['Energy (MWh) › Photovoltaic electricity bought'],
  ),
]

/** Figures in the sentences of narrative reports: boards and pay, revenue, emissions, credits and energy. */
export const narrativeSentences: SentenceRow[] = [
  {
    id: 'GOV-1_01',
    is: [
      ['Die Gesamtverantwortung trägt der Vorstand. Er besteht aus fünf Mitgliedern, darunter zwei Frauen.', '5'],
      ['The Executive Management consists of three persons.', '3'],
      ['Die Konzernleitung zählt sieben Mitglieder.', '7'],
      [
        'The Board of Directors, appointed by the general meeting of 27 April 2022, has nine members: two executive and seven non-executive directors.',
        '2',
      ],
    ],
    not: [
      'The Audit Committee consists of three members.',
      'The Executive Management of our subsidiary in Poland consists of three persons.',
      'Dem Vorstand steht ein Ausschuss zur Seite. Er besteht aus fünf Mitgliedern.',
      'Die Belegschaft wählt den Betriebsrat. Er besteht aus elf Mitgliedern.',
    ],
  },
  {
    id: 'GOV-1_02',
    is: [
      ['The Board of Directors has eight members, none of whom is an executive; three are women.', '8'],
      ['One member, the CEO, is an executive; the remaining nine are non-executive.', '9'],
      ['Dem paritätisch besetzten Aufsichtsrat gehören 16 Personen an.', '16'],
      ['Der Verwaltungsrat besteht aus neun nicht exekutiven Mitgliedern.', '9'],
    ],
    not: ['Der Prüfungsausschuss des Aufsichtsrats besteht aus vier Mitgliedern.'],
  },
  {
    id: 'GOV-1_07',
    is: [
      ['The Board of Directors has six members; four (67%) are independent and two (33%) are women.', '67 %'],
      [
        'The Board of Directors has nine members. Four Directors (44%) are in possession of the independence requisites.',
        '44 %',
      ],
    ],
    not: ['The Board has six members; two (33%) are women.'],
  },
  {
    id: 'GOV-3_05',
    is: [
      [
        'Seit 2022 hängen 15 Prozent der variablen Vergütung des Vorstands von der Erreichung der Klimaziele ab.',
        '15 %',
      ],
      [
        'Twenty per cent of the variable remuneration of the Management Board depends on the achievement of ESG targets.',
        '20 %',
      ],
      ['20 % des Jahresbonus des Vorstands hängen von Nachhaltigkeitszielen ab.', '20 %'],
      [
        'Die variable Vergütung enthält Nachhaltigkeitsziele. Bezogen auf die gesamte variable Zielvergütung beträgt ihr Anteil 18 %.',
        '18 %',
      ],
      [
        'Die Vergütung berücksichtigt auch Nachhaltigkeitsziele. Im Berichtsjahr waren 15 % der variablen Vergütung an das Erreichen der Ziele aus drei Feldern geknüpft.',
        '15 %',
      ],
      ['The short-term incentive (MBO) of the CEO is linked for 15% to ESG objectives.', '15 %'],
    ],
    not: [
      'Twenty-five per cent of the variable remuneration depends on the profit of the Group.',
      '15 % der variablen Vergütung hängen vom Ergebnis ab.',
    ],
  },
  {
    id: 'E1.GOV-3_02',
    is: [
      [
        'The part of total remuneration recognised in the period that is linked to climate-related considerations was 4 per cent.',
        '4 %',
      ],
      [
        'Auf klimabezogene Erwägungen entfällt mehr als die Hälfte, das sind 10 % der im Berichtszeitraum erfassten Vergütung.',
        '10 %',
      ],
    ],
    not: ['The part of total remuneration that is paid in shares was 40 per cent.'],
  },
  {
    id: 'SBM-1_06',
    is: [
      ['Die Umsatzerlöse des Verbunds betrugen 247,8 Mio. Euro.', '247800000 EUR'],
      ['Der Umsatz der Stadtwerke belief sich auf 412 Mio. Euro.', '412000000 EUR'],
      ['Revenue came to EUR 6,742 million, up 6.1% on EUR 6,354 million in 2022.', '6742000000 EUR'],
    ],
    not: ['Der Umsatz der Tochtergesellschaft betrug 12 Mio. Euro.', 'Der Umsatz der Branche betrug 12 Mrd. Euro.'],
  },
  {
    id: 'E1-6_08',
    is: [
      [
        'Five installations are covered by the EU Emissions Trading System; 71% of our Scope 1 emissions fall under it.',
        '71 %',
      ],
      ['Our voyages caused 66,400 t in the scope of the EU ETS, or 7.5% of Scope 1 emissions of the year.', '7.5 %'],
      ['Zuletzt waren rund 78 % der Scope-1-Emissionen von Emissionshandelssystemen erfasst.', '78 %'],
    ],
    not: ['42 % of the allowances were allocated free of charge under the EU ETS.'],
  },
  {
    id: 'E1-6_17',
    is: [
      [
        'Direct biogenic emissions from bio-oil and wood chips, 2,140 tonnes CO2 (1,880), are not included in Scope 1.',
        '2140 tCO2e',
      ],
    ],
    not: ['Emissions from waste, 2,140 tonnes CO2, are not included in Scope 1.'],
  },
  {
    id: 'E1-7_10',
    is: [
      [
        'The remaining emissions are offset with certificates of the Gold Standard. For this purpose, 38,000 tonnes were cancelled.',
        '38000 tCO2e',
      ],
      ['Insgesamt wurden 3.120 t CO2e durch Stilllegung von Zertifikaten (Gold Standard) kompensiert.', '3120 tCO2e'],
    ],
    not: [
      'Orders were lower in the year. For this purpose, 38,000 tonnes were cancelled.',
      'We plan to cancel credits for 38,000 tonnes in 2030.',
    ],
  },
  {
    id: 'E1-8_04',
    is: [
      [
        'Since 2021 we have used a shadow carbon price of EUR 60 per tonne when appraising projects.',
        '60 EUR per tonne',
      ],
    ],
    not: ['Since 2021 the toll has put EUR 60 per tonne on the road.'],
  },
  {
    id: 'E1-5_08',
    is: [
      ['Die Photovoltaik steuerte 246 MWh bei, die komplett selbst genutzt wurden.', '246 MWh'],
      ['Six solar roofs generated 3,400 MWh in the year, all of which was used on our own sites.', '3400 MWh'],
    ],
    not: ['Die Photovoltaik steuerte 246 MWh bei, die komplett eingespeist wurden.'],
  },
  {
    id: 'E1-5_17',
    is: [['We have solar arrays on six roofs. Together they generated 3,412,600 kWh in the year.', '3412.6 MWh']],
    not: ['We have six boilers. Together they generated 3,412,600 kWh in the year.'],
  },
  {
    id: 'E1-5_12',
    is: [
      ['Non-renewable fuels consist of 10,940 MWh of natural gas and 2,190 MWh of petroleum products.', '10940 MWh'],
    ],
    not: ['The losses consist of 10,940 MWh of natural gas that customers did not take.'],
  },
  {
    id: 'E1-5_16',
    is: [
      [
        'Die eigene Erzeugung belief sich auf 5.120 MWh aus nicht erneuerbaren Quellen und auf 9.160 MWh aus erneuerbaren Quellen.',
        '5120 MWh',
      ],
    ],
    not: ['Der Bezug belief sich auf 5.120 MWh aus nicht erneuerbaren Quellen.'],
  },
  {
    id: 'E1-6_10',
    is: [['Zu Scope 2 zählt die Fernwärme. Marktbasiert ergaben sich 788 t CO2-Äquivalente.', '788 tCO2e']],
    not: ['Die Flotte fährt elektrisch. Marktbasiert ergaben sich 788 t CO2-Äquivalente.'],
  },
  {
    id: 'E1-6_09',
    is: [
      [
        'Zu Scope 2 zählt die Fernwärme. Nach der standortbasierten Methode wären es 4.539 t CO2-Äquivalente.',
        '4539 tCO2e',
      ],
    ],
    not: ['Die Flotte fährt elektrisch. Nach der standortbasierten Methode wären es 4.539 t CO2-Äquivalente.'],
  },
]
