import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of rows about substances, water and land. */
export const resourceRows: LabelRow[] = [
  row(
    'E3-4_01',
    '222',
    [
      'Wasserverbrauch (Entnahme abzüglich Einleitung) (m³)',
      'Water consumption (withdrawal minus discharge) (m³)',
      'Wasserverbrauch, also Entnahme abzüglich Ableitung (m³)',
      'Gesamtwasserverbrauch (m³)',
    ],
    [],
  ),
  row(
    'E4-5_01',
    '3',
    [
      'Liegen Standorte in oder in der Nähe von Schutzgebieten? Anzahl',
      'Number of sites owned, leased or managed in or near protected areas or key biodiversity areas that undertaking is negatively affecting',
    ],
    [],
  ),
  row(
    'E2-5_02',
    '1.186',
    [
      'Total amount of substances of concern that are generated or used during production or that are procured (t)',
      'Gesamtmenge der besorgniserregenden Stoffe, die während der Herstellung erzeugt oder verwendet oder beschafft werden (t)',
    ],
    [],
  ),
  row(
    'E2-5_03',
    '950',
    [
      'Total amount of substances of concern that leave facilities as emissions, as products, or as part of products or services (t)',
    ],
    [],
  ),
  row('E2-5_04', '3', ['Amount of substances of concern that leave facilities as emissions (t)'], []),
  row('E2-5_05', '3', ['Amount of substances of concern that leave facilities as products (t)'], []),
  row(
    'E2-5_06',
    '3',
    [
      'Amount of substances of concern that leave facilities as part of products (t)',
      'Menge besorgniserregender Stoffe, die die Einrichtungen als Teil von Produkten verlassen (t)',
    ],
    [],
  ),
  row(
    'E2-5_08',
    '3',
    [
      'Total amount of substances of very high concern that are generated or used during production or that are procured (t)',
    ],
    [],
  ),
  row(
    'E2-5_09',
    '3',
    [
      'Total amount of substances of very high concern that leave facilities as emissions, as products, or as part of products or services (t)',
    ],
    [],
  ),
  row('E2-5_12', '3', ['Amount of substances of very high concern that leave facilities as part of products (t)'], []),
  row('E2-4_06', '1', ['Microplastics generated (t)'], []),
  row('E2-4_07', '1', ['Microplastics used (t)'], []),
  row('E2-4_05', '2', ['Menge an Mikroplastik, die erzeugt oder verwendet wird (t)'], []),
  row(
    'E3-4_02',
    '22',
    [
      'Gesamtwasserverbrauch in Gebieten mit Wasserrisiken, einschließlich Gebieten mit hohem Wasserstress (m³)',
      'Total water consumption in areas at water risk, including areas of high-water stress (m³)',
    ],
    [],
  ),
  row(
    'E3-4_03',
    '22',
    ['Gesamtvolumen des zurückgewonnenen und wiederverwendeten Wassers (m³)', 'Total water recycled and reused (m³)'],
    [],
  ),
  row('E3-4_04', '22', ['Gesamtvolumen des gespeicherten Wassers (m³)', 'Total water stored (m³)'], []),
  row('E3-4_05', '22', ['Veränderungen bei der Wasserspeicherung (m³)', 'Changes in water storage (m³)'], []),
  row('E3-4_08', '2,2', ['Wasserintensität (Gesamtwasserverbrauch je Mio. EUR Nettoumsatzerlöse) (m³/Mio. EUR)'], []),
  row('E3-4_11', '222', ['Wasserentnahme insgesamt (m³)'], []),
  row('E3-4_12', '222', ['Wasserableitung insgesamt (m³)'], []),
  row(
    'E4-5_02',
    '3',
    [
      'Area of sites owned, leased or managed in or near protected areas or key biodiversity areas that undertaking is negatively affecting (ha)',
    ],
    [],
  ),
  row('E4-5_10', '30', ['Gesamte Flächennutzung (ha)'], []),
  row('E4-5_11', '30', ['Gesamte versiegelte Fläche (ha)'], []),
  row('E4-5_12', '30', ['Naturnahe Gesamtfläche am Standort (ha)'], []),
]

/** Sentences about substances, water and land. */
export const resourceSentences: SentenceRow[] = [
  {
    id: 'E2-5_02',
    is: [
      [
        'Die Gesamtmenge besorgniserregender Stoffe, die 2023 bei der Produktion verwendet oder beschafft wurden, betrug 1.186 t.',
        '1186 t',
      ],
      ['In 2023 we used or procured a total of 1,186 tonnes of substances of concern.', '1186 t'],
      [
        'The total amount of substances of concern used or procured was 1,186 tonnes, of which 902 tonnes left our sites as part of products.',
        '1186 t',
      ],
      ['We used 20 tonnes of substances of concern.', '20 t'],
    ],
    not: [],
  },
  {
    id: 'E2-5_01',
    is: [],
    not: [
      'Die Gesamtmenge besorgniserregender Stoffe, die 2023 bei der Produktion verwendet oder beschafft wurden, betrug 1.186 t.',
    ],
  },
  {
    id: 'E2-5_06',
    is: [
      [
        'Die Gesamtmenge besorgniserregender Stoffe, die 2023 bei der Produktion verwendet oder beschafft wurden, betrug 1.186 t. 902 t verließen unsere Betriebe als Bestandteil von Produkten.',
        '902 t',
      ],
      [
        'The total amount of substances of concern used or procured was 1,186 tonnes, of which 902 tonnes left our sites as part of products.',
        '902 t',
      ],
    ],
    not: [
      'Von den besonders besorgniserregenden Stoffen wurden 214 t verwendet oder beschafft; 209 t verließen die Betriebe als Bestandteil von Produkten.',
      '902 t Abfälle verließen unsere Betriebe als Bestandteil von Produkten.',
    ],
  },
  {
    id: 'E2-5_08',
    is: [
      [
        'Von den besonders besorgniserregenden Stoffen wurden 214 t verwendet oder beschafft; 209 t verließen die Betriebe als Bestandteil von Produkten.',
        '214 t',
      ],
      ['We used 214 tonnes of substances of very high concern.', '214 t'],
      ['Davon waren 214 t besonders besorgniserregende Stoffe (SVHC).', '214 t'],
    ],
    not: [],
  },
  {
    id: 'E2-5_12',
    is: [
      [
        'Von den besonders besorgniserregenden Stoffen wurden 214 t verwendet oder beschafft; 209 t verließen die Betriebe als Bestandteil von Produkten.',
        '209 t',
      ],
    ],
    not: [],
  },
  {
    id: 'E2-5_03',
    is: [
      ['950 tonnes of substances of concern left our facilities.', '950 t'],
      ['Unsere Standorte verließen 950 t besorgniserregende Stoffe.', '950 t'],
    ],
    not: [],
  },
  {
    id: 'E2-5_04',
    is: [['3 tonnes of substances of concern left our facilities as emissions.', '3 t']],
    not: [],
  },
  {
    id: 'E2-5_05',
    is: [['41 t besorgniserregende Stoffe verließen unsere Werke als Produkte.', '41 t']],
    not: [],
  },
  {
    id: 'E2-5_09',
    is: [['209 tonnes of SVHCs left our facilities.', '209 t']],
    not: [],
  },
  {
    id: 'E2-4_05',
    is: [
      ['The amount of microplastics generated or used was 2 t.', '2 t'],
      ['No microplastics were generated or used in our processes (0 tonnes).', '0 t'],
      ['Mikroplastik wird weder erzeugt noch verwendet.', '0 t'],
    ],
    not: [],
  },
  {
    id: 'E2-4_06',
    is: [['Erzeugt wurden 1,2 t Mikroplastik.', '1.2 t']],
    not: [],
  },
  {
    id: 'E2-4_07',
    is: [['We used 0.8 tonnes of microplastics.', '0.8 t']],
    not: [],
  },
  {
    id: 'E2-6_03',
    is: [
      [
        'Der Anteil der Nettoumsatzerlöse mit Produkten, die besonders besorgniserregende Stoffe enthalten, betrug 4,1 %.',
        '4.1 %',
      ],
    ],
    not: [],
  },
  {
    id: 'E2-6_06',
    is: [['Die Rückstellungen für Umweltschutz beliefen sich auf 27,3 Mio. EUR.', '27300000 EUR']],
    not: [],
  },
  {
    id: 'E3-4_01',
    is: [
      ['Total water consumption was 22,249 m³.', '22249 m3'],
      ['Der Wasserverbrauch (Entnahme abzüglich Ableitung) betrug 22.249 m³.', '22249 m3'],
      ['Water consumption is the difference between withdrawals and discharges and amounted to 22,249 m³.', '22249 m3'],
    ],
    not: [],
  },
  {
    id: 'E3-4_02',
    is: [
      ['Of this, 1,640 m³ was consumed in areas of high water stress.', '1640 m3'],
      ['In Gebieten mit hohem Wasserstress verbrauchten wir 1.640 m³ Wasser.', '1640 m3'],
      ['Wir verbrauchten kein Wasser in Gebieten mit hohem Wasserstress.', '0 m3'],
      [
        'Water consumption at sites in areas at water risk, including areas of high water stress, was 1,640 m³.',
        '1640 m3',
      ],
      ['Davon entfielen 1.640 m³ des Wasserverbrauchs auf Gebiete mit hohem Wasserstress.', '1640 m3'],
      ['Auf Gebiete mit hohem Wasserstress entfielen 1.640 m³ des Wasserverbrauchs.', '1640 m3'],
      ['Der Wasserverbrauch in Gebieten mit hohem Wasserstress betrug 1.640 m³.', '1640 m3'],
    ],
    not: ['In Gebieten mit hohem Wasserstress verbrauchten unsere Lieferanten 1.640 m³ Wasser.'],
  },
  {
    id: 'E3-4_03',
    is: [
      ['We recycled and reused 640 m³ of water.', '640 m3'],
      ['640 m³ Wasser wurden wiederverwendet.', '640 m3'],
      ['Zurückgewonnen und wiederverwendet wurden 640 m³ Wasser.', '640 m3'],
    ],
    not: [],
  },
  {
    id: 'E3-4_04',
    is: [
      ['Total water stored was 120 m³.', '120 m3'],
      ['Zum Jahresende waren 120 m³ Wasser gespeichert.', '120 m3'],
    ],
    not: [],
  },
  {
    id: 'E3-4_05',
    is: [['Changes in water storage amounted to 15 m³.', '15 m3']],
    not: [],
  },
  {
    id: 'E3-4_08',
    is: [
      ['Die Wasserintensität betrug 12,3 m³ je Mio. EUR Nettoumsatz.', '12.3 m³ je Mio. EUR Nettoumsatz'],
      ['Water intensity was 12.3 m³ per EUR million of net revenue.', '12.3 m³ per EUR million of net revenue'],
    ],
    not: [],
  },
  {
    id: 'E3-4_11',
    is: [
      ['Water withdrawal came to 48,350 m³.', '48350 m3'],
      ['Insgesamt haben wir 48.350 m³ Wasser entnommen.', '48350 m3'],
      ['We withdrew 48,350 m³ of water, of which 39,230 m³ were discharged.', '48350 m3'],
      ['Wir entnahmen 48.350 m³ Wasser und leiteten 39.230 m³ ab.', '48350 m3'],
    ],
    not: [],
  },
  {
    id: 'E3-4_12',
    is: [
      ['39.230 m³ Abwasser wurden in die Kanalisation eingeleitet.', '39230 m3'],
      ['Water discharges totalled 39,230 m³.', '39230 m3'],
      ['We withdrew 48,350 m³ of water, of which 39,230 m³ were discharged.', '39230 m3'],
      ['Wir entnahmen 48.350 m³ Wasser und leiteten 39.230 m³ ab.', '39230 m3'],
    ],
    not: [],
  },
  {
    id: 'E4-5_01',
    is: [
      ['Three of our sites are located in or near biodiversity-sensitive areas.', '3'],
      ['Drei unserer Standorte liegen in oder in der Nähe von Gebieten mit schutzbedürftiger Biodiversität.', '3'],
      [
        'We own, lease or manage 3 sites in or near protected areas or key biodiversity areas, covering 12.5 hectares.',
        '3',
      ],
    ],
    not: [],
  },
  {
    id: 'E4-5_02',
    is: [
      [
        'We own, lease or manage 3 sites in or near protected areas or key biodiversity areas, covering 12.5 hectares.',
        '12.5 ha',
      ],
      ['Drei Standorte mit einer Fläche von zusammen 12,5 ha liegen in oder nahe Schutzgebieten.', '12.5 ha'],
      ['Die Fläche der Standorte in oder in der Nähe von Schutzgebieten beträgt 12,5 ha.', '12.5 ha'],
      ['Ein Standort, Altenhorst mit 3,4 ha, grenzt an ein FFH-Gebiet.', '3.4 ha'],
      ['One site with 3.4 hectares borders a Natura 2000 area.', '3.4 ha'],
    ],
    not: [],
  },
  {
    id: 'E4-5_10',
    is: [
      ['Total land use was 200 hectares, of which 25 hectares are sealed.', '200 ha'],
      ['Von der Gesamtfläche von 200 ha sind 25 ha versiegelt.', '200 ha'],
      ['Our sites cover a total area of 200 hectares, of which 25 hectares are sealed.', '200 ha'],
    ],
    not: [],
  },
  {
    id: 'E4-5_11',
    is: [
      ['Total land use was 200 hectares, of which 25 hectares are sealed.', '25 ha'],
      ['Von der Gesamtfläche von 200 ha sind 25 ha versiegelt.', '25 ha'],
      ['Our sites cover a total area of 200 hectares, of which 25 hectares are sealed.', '25 ha'],
      ['Die versiegelte Fläche umfasst 25 ha.', '25 ha'],
    ],
    not: [],
  },
  {
    id: 'E4-5_12',
    is: [
      ['14 ha der Standortflächen sind naturnah gestaltet.', '14 ha'],
      ['Nature-oriented areas on our sites cover 14 hectares.', '14 ha'],
    ],
    not: [],
  },
]
