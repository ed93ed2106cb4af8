import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** How companies write of themselves on the pages of their sites and in the statements that British law asks for. */
export const pageRows: LabelRow[] = [
  row(
    'E1-5_11',
    '67,420',
    ['Fuels (MWh)'],
    ['Heating fuels (MWh)', 'Total fuel and electricity consumption from renewable sources (MWh)'],
  ),
  row(
    'S1-16_01',
    '6.4 %',
    ['Difference in mean hourly rate of pay', 'Mean hourly pay gap', 'Gender pay gap (mean)'],
    ['Difference in median hourly rate of pay', 'Gender pay gap (median)', 'Difference in mean bonus pay'],
  ),
  row(
    'S1-6_12',
    '14.2 %',
    ['Staff turnover'],
    ['Staff turnover (unplanned)', 'CO2e tonnes per £100k (turnover)', 'Fluktuation (ungewollt)'],
  ),
]

export const pageSentences: SentenceRow[] = [
  {
    id: 'E3-4_01',
    is: [
      [
        'In 2023, our annual water consumption decreased from 967,000 kL to 947,000 kL, and the targets set to reduce it at both divisions were achieved.',
        '947000 m3',
      ],
    ],
    not: ['Our water consumption is to be 947,000 m3, and the targets set for it are ambitious.'],
  },
  {
    id: 'S1-6_02',
    is: [
      ['With around 4,200 employees, we are one of the largest private-sector employers in the region.', '4200'],
      ['In 2023, Nordkit had sales of EUR 310 million and 1,240 employees.', '1240'],
      ['In 2023, we had 1,116 staff members, 570 of them in Leeds.', '1116'],
    ],
    not: [
      'At year-end our workforce was 3,120, comprising 2,980 employees and 140 agency workers.',
      'Our total workforce was 3,120, consisting of 2,980 employees and 140 contract workers.',
    ],
  },
  { id: 'S1-6_03', is: [], not: ['The amount invested in training was 12,400 per employee on average.'] },
  {
    id: 'S1-6_19',
    is: [['1,830 employees work full-time.', '1830']],
    not: ['The factor is the equivalent of 100 full-time workers at 40 hours a week.'],
  },
  {
    id: 'S1-8_01',
    is: [['61 % of our workforce is covered by collective agreements.', '61 %']],
    not: [
      'In many of the smaller companies no collective bargaining agreements exist.',
      'In vielen kleineren Gesellschaften gibt es keinen Tarifvertrag.',
    ],
  },
  {
    id: 'S1-8_02',
    is: [
      [
        'Some 58 % of our workforce is covered by collective agreements, and about 83 % of the workforce in Germany is covered by our collective agreements.',
        'DE83 %',
      ],
    ],
    not: [],
  },
  {
    id: 'S1-14_04',
    is: [
      ['There were no accidents at our two plants.', '0'],
      ['Our target is less than 2.5. In 2023, we recorded 31 accidents at work.', '31'],
    ],
    not: [
      'Zero injuries recorded at two of our plants during the rebuilding.',
      'Our target is less than 2.5. In Spain alone, we recorded 31 accidents.',
    ],
  },
  {
    id: 'S1-14_05',
    is: [['Our accident rate was 4.2. It is given per million hours worked.', '4.2']],
    not: ['Our accident rate was 0.42. It is given per 200,000 hours worked.'],
  },
  {
    id: 'S1-14_07',
    is: [['The number of lost workdays caused by injuries increased by 72 days to 1,236 days in 2023.', '1236 days']],
    not: [],
  },
  {
    id: 'S1-16_01',
    is: [
      ['Additionally, our mean gender pay gap has fallen from 9.4% to 7.5%.', '7.5 %'],
      ["Women's mean hourly rate is 11% lower than men's. Women's mean bonus pay is 38% lower than men's.", '11 %'],
      ['Our median gender pay gap is 1.2% and our mean gender gap is 4.7%.', '4.7 %'],
      ['The gender pay gap excluding bonuses was 8%.', '8 %'],
      ['The mean difference in pay was 8.3% between men and women.', '8.3 %'],
    ],
    not: [
      "Women's mean bonus pay is 38% lower than men's.",
      "Women's median hourly rate is 4% lower than men's.",
      'Our median gender pay gap is 1.2%.',
      'Der Gender Pay Gap (Median) lag bei 8 %.',
      'Our mean bonus pay gap is 30%.',
      'Our gender pay gap has improved from last year, when the difference was 14.6%.',
    ],
  },
  {
    id: 'S1-1_22',
    is: [['All employees have access to learning and further training.', 'yes']],
    not: ['There are clear guidelines against bribery, and employees receive training in this area.'],
  },
  {
    id: 'G1-5_03',
    is: [
      [
        'During the year the Group did not make any donations or contributions to any political party and incurred no such expenditure within the meaning of the Companies Act 2006.',
        '0 EUR',
      ],
    ],
    not: ['During the year the Group did not make any donations to local clubs.'],
  },
  {
    id: 'G1-6_03',
    is: [['81% of our invoices were paid on time.', '81 %']],
    not: [
      '81% of our invoices were paid on time or within 7 days of their due date.',
      'While 85% of our invoices were not paid within our payment terms, most followed in the week after.',
    ],
  },
]
