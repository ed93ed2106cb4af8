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
]
