import type { SentenceRow } from './rows.ts'

export const sentenceRows: SentenceRow[] = [
  {
    id: 'E1-5_01',
    is: [
      ['Total energy consumption amounted to 12.1 GWh in 2023 (previous year: 13.3 GWh).', '12100 MWh'],
      ['Der Gesamtenergieverbrauch lag 2023 bei 8.700 MWh.', '8700 MWh'],
    ],
    not: [
      'Energy consumption was reduced by 40 MWh in 2023.',
      'Our target is an energy consumption of 10,000 MWh in 2030.',
    ],
  },
  {
    id: 'E1-6_07',
    is: [['Scope 1 emissions amounted to 1,049.66 t CO2e in 2023.', '1049.66 tCO2e']],
    not: ['Scope 1 emissions fell by 40 t CO2e in 2023.', 'We aim for Scope 1 emissions of 500 t CO2e by 2030.'],
  },
  {
    id: 'E5-5_07',
    is: [['In 2023 the group generated a total of 514 tonnes of waste.', '514 t']],
    not: ['We recycled 300 tonnes of paper in 2023.'],
  },
  {
    id: 'S1-6_02',
    is: [
      ['At the end of 2023 the group employed a total of 1,435 people.', '1435'],
      ['Ende 2023 beschäftigte die Gruppe 1.246 Arbeitnehmerinnen und Arbeitnehmer.', '1246'],
    ],
    not: ['We trained 1,435 employees in 2023.'],
  },
  {
    id: 'S1-6_11',
    is: [['In 2023, 104 employees left the company.', '104']],
    not: ['In 2023, 104 employees joined the company.'],
  },
  {
    id: 'S1-6_12',
    is: [['The rate of employee turnover is 15.9 % in 2023.', '15.9 %']],
    not: ['Turnover rose by 3 % in 2023.'],
  },
  {
    id: 'S1-7_01',
    is: [['Ende 2023 waren 64 Fremdarbeitskräfte für uns tätig.', '64']],
    not: ['Ende 2023 waren 64 Beschäftigte für uns tätig.'],
  },
  {
    id: 'S1-12_01',
    is: [['6,3 Prozent unserer Mitarbeiter sind schwerbehindert.', '6.3 %']],
    not: ['6 percent of our offices are accessible for people with disabilities.'],
  },
  {
    id: 'S1-13_04',
    is: [['In 2023 the average training time per employee was around 18 hours.', '18 h']],
    not: ['The training lasted 18 hours.'],
  },
  {
    id: 'S1-14_02',
    is: [
      ['There were no fatalities in 2023.', '0'],
      ['Todesfälle gab es keine.', '0'],
    ],
    not: ['Our goal is to prevent accidents.'],
  },
  {
    id: 'S1-14_04',
    is: [
      ['2023 ereigneten sich insgesamt 33 Arbeitsunfälle.', '33'],
      ['In 2023 we recorded 15 accidents at work.', '15'],
    ],
    not: ['We trained 33 safety officers.'],
  },
  {
    id: 'S1-17_02',
    is: [
      ['In 2023, 2 incidents of discrimination were reported.', '2'],
      ['No incidents of discrimination were reported in 2023.', '0'],
    ],
    not: ['We do not tolerate discrimination.'],
  },
  {
    id: 'G1-4_04',
    is: [['In 2023, no cases of corruption occurred.', '0']],
    not: ['We have a policy against corruption.'],
  },
  {
    id: 'G1-5_03',
    is: [['The company makes no donations to political parties.', '0 EUR']],
    not: ['We donated EUR 5,000 to a school.'],
  },
  { id: 'G1-6_01', is: [['We pay invoices after 34 days on average.', '34 days']], not: ['The fair lasted 34 days.'] },
  {
    id: 'SBM-1_06',
    is: [['Consolidated revenues amounted to EUR 249.2 million in 2023.', '249200000 EUR']],
    not: ['Revenues grew by EUR 5 million in 2023.'],
  },
  {
    id: 'S1-1_10',
    is: [['We do not tolerate discrimination in our dealings with colleagues.', 'yes']],
    not: ['Discrimination is a topic of public debate.'],
  },
  {
    id: 'S2-1_06',
    is: [['Our supplier code of conduct sets out what we expect.', 'yes']],
    not: ['Our suppliers are located in Europe.'],
  },
  {
    id: 'S1-10_01',
    is: [['Alle Arbeitnehmer erhalten eine angemessene Entlohnung.', 'yes']],
    not: ['Remuneration is based on performance.'],
  },
  {
    id: 'BP-1_01',
    is: [['The sustainability statement has been prepared on a consolidated basis.', 'consolidated']],
    not: ['The consolidated balance sheet shows total assets.'],
  },
  {
    id: 'E1-1_12',
    is: [['The company is not excluded from the EU Paris-aligned Benchmarks.', 'no']],
    not: ['We support the Paris Agreement.'],
  },
  {
    id: 'BP-1_01',
    is: [
      ['The report concerns only our company, as we have no subsidiaries.', 'individual'],
      ['Dieser Bericht bezieht sich ausschließlich auf die Gesellschaft.', 'individual'],
      ['This report was prepared on a stand-alone basis.', 'individual'],
    ],
    not: ["The report covers only the company's sites in Germany."],
  },
  {
    id: 'E1-7_21',
    is: [
      ['We do not buy carbon credits and make no claims of carbon neutrality.', 'no'],
      ['Wir treffen keine Aussagen zur Klimaneutralität unserer Produkte.', 'no'],
    ],
    not: ['Competitors make no claims of carbon neutrality.', 'We want to be carbon neutral in 2040.'],
  },
  {
    id: 'E4.IRO-1_14',
    is: [
      ['The campsite of 0.9 hectares lies inside the Natura 2000 area; the hotel itself does not.', 'yes'],
      ['12 Abbaustätten mit zusammen 318 ha liegen in oder in der Nähe von Schutzgebieten.', 'yes'],
      ['Two sites are located near a nature reserve.', 'yes'],
      ['Keiner unserer Standorte liegt in der Nähe eines Naturschutzgebiets.', 'no'],
      ['None of our sites is located in or near a protected area.', 'no'],
    ],
    not: [
      "Suppliers' factories are located near a nature reserve.",
      'If a site lies near a protected area, we assess it.',
      'The nearest protected area lies 14 km to the north.',
      'None of our sites is located in a protected area; some lie close to one.',
      'Keiner unserer Standorte liegt in einem Naturschutzgebiet.',
      'Unser Standort liegt in einem Gewerbegebiet.',
    ],
  },
  {
    id: 'E1-4_22',
    is: [
      ['Wir haben uns ein von der SBTi anerkanntes, mit 1,5 °C vereinbares Ziel gesetzt.', 'yes'],
      ['Our SBTi-validated targets cover the whole group.', 'yes'],
      ['Unsere durch die SBTi validierten Klimaziele gelten für alle Werke.', 'yes'],
    ],
    not: ['Wir haben uns ein anspruchsvolles Ziel gesetzt.'],
  },
  {
    id: 'GOV-1_05',
    is: [
      ['Dem Verwaltungsrat gehören 15 Mitglieder an, darunter 4 Frauen (26,7 %).', 'female26.7 %'],
      ['The Supervisory Board has 8 members, 3 of whom are women (37.5%).', 'female37.5 %'],
    ],
    not: [
      'Dem Aufsichtsrat der Tochter gehören 6 Mitglieder an, darunter 2 Frauen (33,3 %).',
      'Dem Beirat gehören 15 Mitglieder an, darunter 4 Frauen (26,7 %).',
    ],
  },
  {
    id: 'GOV-3_05',
    is: [['15 % der variablen Zielvergütung hängen von nachhaltigkeitsbezogenen Zielen ab.', '15 %']],
    not: ['15 % der variablen Zielvergütung hängen vom Umsatz ab.'],
  },
  {
    id: 'SBM-1_06',
    is: [
      ['Die Gesamterlöse im Sinne der ESRS beliefen sich auf 2.604 Mio. EUR.', '2604000000 EUR'],
      [
        'Je Mio. EUR Umsatzerlöse (2.214,8 Mio. EUR) fielen standortbezogen 2.150,2 t und marktbezogen 2.104,5 t CO2-Äq. an.',
        '2214800000 EUR',
      ],
      ['Per EUR million of net revenue (EUR 812 million) location-based emissions were 41 t CO2e.', '812000000 EUR'],
    ],
    not: ['Je Mio. EUR Umsatz fielen 2.150,2 t an.'],
  },
  {
    id: 'E1-6_33',
    is: [
      [
        'Je Mio. EUR Umsatzerlöse (2.214,8 Mio. EUR) fielen standortbezogen 2.150,2 t und marktbezogen 2.104,5 t CO2-Äq. an.',
        '2214800000 EUR',
      ],
      ['Per EUR million of net revenue (EUR 812 million) location-based emissions were 41 t CO2e.', '812000000 EUR'],
    ],
    not: [],
  },
]
