import type { SentenceRow } from './rows.ts'

/** Policies and protection, parts of the staff, and what is not one of these. */
export const partSentences: SentenceRow[] = [
  {
    id: 'GOV-1_05',
    is: [],
    not: [
      'Two of the five sites (40%) are certified.',
      'Three of the seven management positions on the board of our subsidiary are vacant.',
    ],
  },
  {
    id: 'S1-10_03',
    is: [['2,1 % der Arbeitnehmer erhalten weniger als den angemessenen Lohn.', '2.1 %']],
    not: ['2.1% of employees are paid below the market median.'],
  },
  {
    id: 'S1-11_01',
    is: [
      [
        'Unsere Arbeitnehmer sind sämtlich über die gesetzliche Sozialversicherung gegen Einkommensverluste durch Krankheit, Arbeitslosigkeit, Arbeitsunfälle, Elternzeit und Ruhestand abgesichert.',
        'yes',
      ],
    ],
    not: [],
  },
  {
    id: 'S1-11_04',
    is: [
      [
        'Unsere Arbeitnehmer sind sämtlich über die gesetzliche Sozialversicherung gegen Einkommensverluste durch Krankheit, Arbeitslosigkeit, Arbeitsunfälle, Elternzeit und Ruhestand abgesichert.',
        'yes',
      ],
    ],
    not: [],
  },
  {
    id: 'S1-13_04',
    is: [],
    not: ['The training centre has 12 hours of opening, women 3 and men 4.'],
  },
  {
    id: 'S1-13_07',
    is: [['12% of non-employees took part in regular performance reviews.', '12 %']],
    not: [],
  },
  {
    id: 'S1-14_08',
    is: [['3 cases of recordable work-related ill health were registered among non-employees.', '3']],
    not: [],
  },
  {
    id: 'S1-14_09',
    is: [['Non-employees lost 41 days due to work-related accidents.', '41 days']],
    not: [],
  },
  {
    id: 'S1-15_03',
    is: [],
    not: [
      'After parental leave, 96% of women and 98% of men returned to work.',
      'Elternzeit: Rückkehrquote bei Frauen 96 % und bei Männern 98 %.',
    ],
  },
  {
    id: 'S1-17_08',
    is: [
      ['Schwerwiegende Menschenrechtsvorfälle in der eigenen Belegschaft gab es nicht.', '0'],
      ['The number of severe human rights incidents was zero.', '0'],
    ],
    not: [],
  },
  {
    id: 'S1-17_10',
    is: [
      ['Es kam zu keinen schwerwiegenden Menschenrechtsvorfällen.', 'yes'],
      ['Schwerwiegende Menschenrechtsvorfälle in der eigenen Belegschaft gab es nicht.', 'yes'],
    ],
    not: ['Es kam zu einem schwerwiegenden Menschenrechtsvorfall.'],
  },
  {
    id: 'S1-1_08',
    is: [
      ['Child labour, forced labour and human trafficking are explicitly covered by our human rights policy.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'S1-1_10',
    is: [
      ['Discrimination of any kind is prohibited under our Code of Conduct.', 'yes'],
      ['Diskriminierung und Belästigung werden nicht geduldet.', 'yes'],
      ['Diskriminierung ist nach unserem Verhaltenskodex untersagt.', 'yes'],
    ],
    not: ['Diskriminierung durch Lieferanten wird nicht geduldet.'],
  },
  {
    id: 'S1-1_17',
    is: [['Führungskräfte werden zu Vielfalt und Nichtdiskriminierung geschult.', 'yes']],
    not: [],
  },
  {
    id: 'S1-2_02',
    is: [
      ["Engagement takes place with our own workforce and with workers' representatives.", 'yes'],
      [
        'Die Einbeziehung erfolgt sowohl direkt mit den Arbeitskräften als auch über die Arbeitnehmervertretungen.',
        'yes',
      ],
    ],
    not: ['Die Einbeziehung der Lieferanten erfolgt über Fragebögen.'],
  },
  {
    id: 'S1-3_09',
    is: [
      ['We have policies in place to protect individuals who use the channels against retaliation.', 'yes'],
      ['Retaliation against anyone who reports in good faith is prohibited.', 'yes'],
      ['Personen, die in gutem Glauben Hinweise geben, dürfen keine Nachteile erleiden.', 'yes'],
    ],
    not: [
      'Retaliation against trade sanctions is expected.',
      'Bei Verstößen gegen die Frist haben Kunden keine Nachteile.',
    ],
  },
  {
    id: 'S1-6_02',
    is: [],
    not: [
      'In Sweden the Group had 1,204 employees, of whom 300 were women.',
      '4,118 employees were employed in Norway, 2,760 in Sweden and 1,654 in Finland.',
    ],
  },
  {
    id: 'S1-6_05',
    is: [],
    not: [
      '12 accidents happened to employees in Norway, 3 in Sweden and 1 in Finland.',
      'We trained 412 employees in Norway, 220 in Sweden.',
      "We sold 4,118 devices in Norway, 2,760 in Sweden to our employees' families.",
    ],
  },
  {
    id: 'S1-8_02',
    is: [],
    not: ['Collective bargaining began; sales rose by 76 percent in Norway.'],
  },
]
