import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Rows of tables about safety, leave and complaints. */
export const incidentRows: LabelRow[] = [
  row(
    'S1-14_07',
    '2915',
    [
      'Ausfalltage der Arbeitnehmer aufgrund von Arbeitsunfällen und Erkrankungen',
      'Durch arbeitsbedingte Verletzungen verlorene Tage (Arbeitnehmer)',
      'Lost workdays due to occupational accidents',
    ],
    [],
  ),
  row(
    'S1-14_10',
    '71 %',
    ['Abdeckung durch ein Arbeitsschutzmanagementsystem › davon extern zertifiziert oder auditiert'],
    [],
  ),
  row('S1-15_01', '78 %', ['Anspruch auf Elternzeit (Anteil der Arbeitnehmer)'], []),
  row('S1-17_03', '78', ['Complaints from own workforce'], []),
  row('S1-17_04', '78', ['Complaints to National Contact Points'], []),
]

/** How reports state in running text what ESRS S1 asks about people. */
export const incidentSentences: SentenceRow[] = [
  {
    id: 'S1-10_01',
    is: [
      [
        'Alle Arbeitnehmer des Konzerns werden angemessen im Einklang mit den anwendbaren Referenzwerten entlohnt.',
        'yes',
      ],
      ['All our employees are paid adequately in accordance with applicable benchmarks.', 'yes'],
      ['No employee is paid below the applicable adequate wage benchmark.', 'yes'],
      ['Kein Arbeitnehmer erhält weniger als den angemessenen Lohn.', 'yes'],
      ['Bei uns werden alle Beschäftigten oberhalb des Mindestlohns bezahlt.', 'yes'],
    ],
    not: [
      'Unsere Lieferanten müssen allen Arbeitnehmern einen angemessenen Lohn zahlen.',
      'Unser Ziel ist, dass alle Arbeitnehmer bis 2028 angemessen entlohnt werden.',
      'Unser Ziel ist, dass alle Arbeitnehmer bis 2028 angemessen entlohnt werden.',
      'Alle Arbeitnehmer unserer Lieferanten sollen angemessen entlohnt werden.',
      'All employees are paid monthly.',
    ],
  },
  {
    id: 'S1-13_04',
    is: [],
    not: ['Managers completed an average of 12 hours of coaching.'],
  },
  {
    id: 'S1-14_02',
    is: [
      ['Im Berichtsjahr ereignete sich ein tödlicher Arbeitsunfall.', '1'],
      ['One employee and two contractors lost their lives in accidents at our sites.', '1'],
      [
        'Weder bei den eigenen Arbeitskräften noch bei anderen Arbeitskräften an unseren Standorten gab es Todesfälle.',
        '0',
      ],
      ['The number of fatalities as a result of work-related injuries and ill health was zero.', '0'],
      ['Die Zahl der Todesfälle infolge arbeitsbedingter Verletzungen und Erkrankungen betrug null.', '0'],
    ],
    not: [
      'Ein Mitarbeiter eines Nachunternehmers kam bei einem tödlichen Arbeitsunfall ums Leben.',
      'Die Zahl tödlicher Verkehrsunfälle in Deutschland betrug 2.839.',
    ],
  },
  {
    id: 'S1-14_03',
    is: [
      [
        'There were no fatalities among the own workforce. A roofer employed by a contractor lost his life, so that the number of fatalities among other workers on our sites was 1 (0).',
        '1',
      ],
      [
        'Es gab keine Todesfälle unter den eigenen Arbeitskräften. Die Zahl der Todesfälle bei anderen Arbeitskräften an unseren Standorten betrug 1.',
        '1',
      ],
      [
        'Weder bei den eigenen Arbeitskräften noch bei anderen Arbeitskräften an unseren Standorten gab es Todesfälle.',
        '0',
      ],
      ['The number of fatalities among contractors working at our sites was 1.', '1'],
    ],
    not: ['There were no fatalities among our own employees.', 'The number of fatalities among employees was 1.'],
  },
  {
    id: 'S1-14_04',
    is: [['Recordable work-related accidents numbered 31 (36), a rate of 1.9 per million hours worked (2.2).', '31']],
    not: [
      '27 commuting accidents occurred.',
      'Accidents of contractors (41 in 2023) are followed up separately.',
      'We registered 412 near misses and 33 first-aid injuries.',
      'Recordable accidents of contractors numbered 14.',
      'Our ambition is zero recordable accidents.',
      'The number of serious accidents was zero.',
    ],
  },
  {
    id: 'S1-14_05',
    is: [
      ['Recordable work-related accidents numbered 31 (36), a rate of 1.9 per million hours worked (2.2).', '1.9'],
      [
        'There were 167 recordable work-related accidents, corresponding to a rate of 8.3 per million hours worked.',
        '8.3',
      ],
      [
        'Es ereigneten sich 167 meldepflichtige Arbeitsunfälle; die Quote lag bei 8,3 je Million Arbeitsstunden.',
        '8.3',
      ],
    ],
    not: [
      'The lost time injury frequency rate was 3.1.',
      'The severity rate was 0.12.',
      'The lost time injury frequency rate was 3.1.',
    ],
  },
  {
    id: 'S1-14_06',
    is: [['Meldepflichtige arbeitsbedingte Erkrankungen gab es nicht.', '0']],
    not: [],
  },
  {
    id: 'S1-14_07',
    is: [
      ['The number of days lost to work-related injuries and fatalities was 508.', '508 days'],
      ['Die Ausfalltage aufgrund von Arbeitsunfällen beliefen sich auf 508.', '508 days'],
    ],
    not: [
      'On average, 9.2 days were lost to sickness per employee.',
      'There were 12 environmental incidents. 14 days were lost in production.',
    ],
  },
  {
    id: 'S1-14_10',
    is: [
      [
        '92 % der Arbeitskräfte sind durch ein Managementsystem für Gesundheit und Sicherheit abgedeckt, 71 % durch ein zertifiziertes.',
        '71 %',
      ],
    ],
    not: [
      '92 % der Arbeitskräfte sind durch ein Managementsystem für Gesundheit und Sicherheit abgedeckt.',
      '71 % of our sites are covered by a certified health and safety management system.',
    ],
  },
  {
    id: 'S1-15_01',
    is: [['All employees (100%) are entitled to family-related leave; 8.3% of them took it.', '100 %']],
    not: [],
  },
  {
    id: 'S1-15_02',
    is: [
      [
        '100 percent are entitled to family-related leave, and 8.3 percent took such leave in 2023: 10.1 percent of the women and 7.2 percent of the men.',
        '8.3 %',
      ],
      ['All employees (100%) are entitled to family-related leave; 8.3% of them took it.', '8.3 %'],
      [
        '100 % der Arbeitnehmer haben Anspruch auf Urlaub aus familiären Gründen; 8,3 % haben ihn in Anspruch genommen.',
        '8.3 %',
      ],
      ['Anspruch auf Elternzeit haben 100 % der Arbeitnehmer, 8,3 % nahmen sie in Anspruch.', '8.3 %'],
    ],
    not: ['100 percent are entitled to family-related leave, and 92 percent returned to work after it.'],
  },
  {
    id: 'S1-16_01',
    is: [],
    not: ['The adjusted gender pay gap was 1.4%.'],
  },
  {
    id: 'S1-17_04',
    is: [
      [
        'During the year, 11 incidents of discrimination, including harassment, were reported, and 58 complaints were filed through the channels for own workforce, but none (0) with the National Contact Points.',
        '0',
      ],
      [
        'Bei den nationalen Kontaktstellen für multinationale Unternehmen der OECD wurden keine Beschwerden eingereicht.',
        '0',
      ],
    ],
    not: ['58 complaints were filed, none of them by customers.'],
  },
  {
    id: 'S1-17_05',
    is: [
      [
        'During the year, 11 incidents of discrimination, including harassment, were reported. Fines, penalties and compensation in this connection were NOK 0.',
        '0 NOK',
      ],
      [
        'Es wurden 3 Fälle von Diskriminierung gemeldet. Bußgelder oder Schadenersatz wurden in diesem Zusammenhang nicht gezahlt.',
        '0 EUR',
      ],
      [
        '5 incidents of discrimination were reported. No fines, penalties or compensation for damages were paid as a result.',
        '0 EUR',
      ],
      [
        '5 incidents of discrimination were reported. Fines, penalties and compensation for damages amounted to EUR 12,000.',
        '12000 EUR',
      ],
    ],
    not: [
      'Our data protection officer handled 12 complaints. Fines and penalties amounted to EUR 12,000.',
      'Two environmental incidents were reported. No fines or penalties were imposed.',
    ],
  },
  {
    id: 'S1-6_02',
    is: [],
    not: ['No employees were dismissed or disciplined.', '1.932 Arbeitnehmer waren jünger als 30 Jahre.'],
  },
  {
    id: 'S1-6_11',
    is: [],
    not: ['The number of leavers among trainees was 12.'],
  },
  {
    id: 'S1-6_12',
    is: [],
    not: ['Voluntary turnover was 6.2 percent.'],
  },
  {
    id: 'S1-8_01',
    is: [
      ['None of our employees are covered by collective bargaining agreements.', '0 %'],
      ['Es gibt keinen Tarifvertrag und keinen Betriebsrat.', '0 %'],
      ['Unsere Arbeitnehmer sind nicht durch Tarifverträge abgedeckt.', '0 %'],
    ],
    not: [
      'Es gibt keinen Tarifvertrag für leitende Angestellte.',
      'None of our employees in India are covered by collective bargaining agreements.',
    ],
  },
  {
    id: 'S1-8_06',
    is: [["Workers' representatives cover 92 percent of the employees.", '92 %']],
    not: [
      "Workers' representatives cover 100 percent of the employees in each of these three countries.",
      'In diesen drei Ländern werden jeweils 100 Prozent der Beschäftigten durch einen Betriebsrat vertreten.',
      '100 % of employees at sites with more than 50 employees are represented by a works council.',
    ],
  },
  {
    id: 'S1-9_02',
    is: [
      ['Top management comprised 12 women (30%).', 'female30 %'],
      ['Der obersten Führungsebene gehörten 4 Frauen (16 %) an.', 'female16 %'],
    ],
    not: [],
  },
  {
    id: 'S1-9_03',
    is: [
      [
        '1,204 employees (12.2 percent) were under 30 years, 5,380 (54.5 percent) between 30 and 50, and 3,287 (33.3 percent) over 50.',
        '12.2 %',
      ],
      [
        'Altersverteilung: unter 30 Jahre 16,3 %, 30 bis 50 Jahre 51,7 %, über 50 Jahre 32,0 % der Beschäftigten.',
        '16.3 %',
      ],
      [
        'The age distribution of employees was: under 30 years 16.3%, 30-50 years 51.7%, over 50 years 32.0%.',
        '16.3 %',
      ],
      ['Unter 30 Jahre alt sind 16,3 % der Belegschaft, 30 bis 50 Jahre 51,7 % und über 50 Jahre 32,0 %.', '16.3 %'],
    ],
    not: [
      'Kunden: unter 30 Jahre 16,3 %, 30 bis 50 Jahre 51,7 %, über 50 Jahre 32,0 %.',
      'Of the new hires, 412 employees (41 percent) were under 30, 500 (50 percent) between 30 and 50.',
    ],
  },
  {
    id: 'S1-9_04',
    is: [
      [
        '1,204 employees (12.2 percent) were under 30 years, 5,380 (54.5 percent) between 30 and 50, and 3,287 (33.3 percent) over 50.',
        '54.5 %',
      ],
      [
        'Altersverteilung: unter 30 Jahre 16,3 %, 30 bis 50 Jahre 51,7 %, über 50 Jahre 32,0 % der Beschäftigten.',
        '51.7 %',
      ],
      [
        'The age distribution of employees was: under 30 years 16.3%, 30-50 years 51.7%, over 50 years 32.0%.',
        '51.7 %',
      ],
      ['Unter 30 Jahre alt sind 16,3 % der Belegschaft, 30 bis 50 Jahre 51,7 % und über 50 Jahre 32,0 %.', '51.7 %'],
    ],
    not: ['Of the new hires, 412 employees (41 percent) were under 30, 500 (50 percent) between 30 and 50.'],
  },
  {
    id: 'S1-9_05',
    is: [
      [
        '1,204 employees (12.2 percent) were under 30 years, 5,380 (54.5 percent) between 30 and 50, and 3,287 (33.3 percent) over 50.',
        '33.3 %',
      ],
    ],
    not: [],
  },
]
