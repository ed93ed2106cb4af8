import type { SentenceRow } from './rows.ts'

/** Policies and protection, parts of the staff, and what is not one of these. */
export const partSentences: SentenceRow[] = [
  {
    id: 'BP-1_01',
    is: [['Die Angaben beziehen sich ausschließlich auf die Muster GmbH als Einzelgesellschaft.', 'individual']],
    not: [],
  },
  {
    id: 'G1-4_01',
    is: [
      ['Die Zahl der Verurteilungen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften betrug null.', '0'],
    ],
    not: [],
  },
  {
    id: 'G1-4_02',
    is: [['The amount of fines for violation of anti-corruption and anti-bribery laws was zero.', '0 EUR']],
    not: [],
  },
  {
    id: 'G1-4_04',
    is: [['Es gab keine bestätigten Korruptions- oder Bestechungsfälle.', '0']],
    not: [],
  },
  {
    id: 'G1-4_06',
    is: [],
    not: ['Corruption is not tolerated. In 12 countries we trained employees on dismissal procedures.'],
  },
  {
    id: 'G1-6_02',
    is: [],
    not: ['Our standard payment terms for customers are 60 days.'],
  },
  {
    id: 'GOV-1_01',
    is: [],
    not: ['The number of executive members of the works council was zero.'],
  },
  {
    id: 'GOV-1_05',
    is: [],
    not: [
      'Two of the five sites (40%) are certified.',
      'Three of the seven management positions on the board of our subsidiary are vacant.',
    ],
  },
  {
    id: 'GOV-3_05',
    is: [],
    not: ['Nachhaltigkeit ist Teil der Strategie. 60 % der variablen Vergütung sind an das EBIT geknüpft.'],
  },
  {
    id: 'MDR-A_09',
    is: [],
    not: ['Für die Umsetzung des Bauprojekts fielen Investitionen von 5,2 Mio. € an.'],
  },
  {
    id: 'S1-10_01',
    is: [],
    not: ['Not all employees are adequately paid.'],
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
    id: 'S1-13_02',
    is: [],
    not: ['Promotion after reviews: women 40 %, men 60 %.'],
  },
  {
    id: 'S1-13_04',
    is: [],
    not: [
      'The training centre has 12 hours of opening, women 3 and men 4.',
      'Hours of training rose; among managers, women 12 % and men 88 %.',
    ],
  },
  {
    id: 'S1-13_07',
    is: [['12% of non-employees took part in regular performance reviews.', '12 %']],
    not: [],
  },
  {
    id: 'S1-14_02',
    is: [['Neither employees nor other workers died as a result of work-related injuries or ill health.', '0']],
    not: [],
  },
  {
    id: 'S1-14_04',
    is: [],
    not: ['Our target for 2025: recordable accidents numbered zero.'],
  },
  {
    id: 'S1-14_07',
    is: [
      ['Accidents at work resulted in 508 lost days.', '508 days'],
      ['Die Zahl der Ausfalltage infolge von Arbeitsunfällen betrug 508.', '508 days'],
    ],
    not: ['Im Werk gab es einen Unfall mit Chemikalien. Insgesamt gingen 14 Tonnen verloren.'],
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
    id: 'S1-15_01',
    is: [['Alle Arbeitnehmer (100 %) haben Anspruch auf Elternzeit.', '100 %']],
    not: ['100 percent are entitled to a pension.'],
  },
  {
    id: 'S1-15_02',
    is: [['Of those entitled, 6.2% took family-related leave.', '6.2 %']],
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
    id: 'S1-16_01',
    is: [
      ["Women's average hourly pay was 11.2% lower than that of men.", '11.2 %'],
      ['The average gross hourly pay of women was 11.2% below that of men.', '11.2 %'],
      ['Die Differenz zwischen dem durchschnittlichen Verdienst von Frauen und Männern beträgt 11,2 %.', '11.2 %'],
    ],
    not: ['The bonus of women managers was 11.2% lower than last year.'],
  },
  {
    id: 'S1-17_02',
    is: [],
    not: ['Im Zusammenhang mit Diskriminierungsvorfällen wurden keine Geldbußen gezahlt.'],
  },
  {
    id: 'S1-17_03',
    is: [],
    not: ['Complaints from customers: 812.'],
  },
  {
    id: 'S1-17_05',
    is: [
      [
        'No fines, penalties or compensation for damages were paid in connection with incidents of discrimination.',
        '0 EUR',
      ],
      [
        'Im Zusammenhang mit Diskriminierungsvorfällen wurden keine Geldbußen, Sanktionen oder Schadenersatzzahlungen geleistet.',
        '0 EUR',
      ],
    ],
    not: [],
  },
  {
    id: 'S1-17_08',
    is: [
      ['Schwerwiegende Menschenrechtsvorfälle in der eigenen Belegschaft gab es nicht.', '0'],
      ['The number of severe human rights incidents was zero.', '0'],
    ],
    not: ['Für schwerwiegende Menschenrechtsverletzungen wurden keine Geldbußen gezahlt.'],
  },
  {
    id: 'S1-17_10',
    is: [
      ['Es kam zu keinen schwerwiegenden Menschenrechtsvorfällen.', 'yes'],
      ['Schwerwiegende Menschenrechtsvorfälle in der eigenen Belegschaft gab es nicht.', 'yes'],
    ],
    not: [
      'Es kam zu einem schwerwiegenden Menschenrechtsvorfall.',
      'Für schwerwiegende Menschenrechtsverletzungen wurden keine Geldbußen gezahlt.',
    ],
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
    not: [
      'Diskriminierung durch Lieferanten wird nicht geduldet.',
      'Discrimination cases are prohibited from publication by law in some countries.',
    ],
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
    is: [
      ['Als Arbeitgeber beschäftigen wir 2.314 Menschen an zwölf Standorten.', '2314'],
      ['Our team consists of 2,314 employees.', '2314'],
    ],
    not: [
      'In Sweden the Group had 1,204 employees, of whom 300 were women.',
      '4,118 employees were employed in Norway, 2,760 in Sweden and 1,654 in Finland.',
      'In der Entwicklung beschäftigen wir 214 Mitarbeiter.',
      'Zudem beschäftigen wir 40 Menschen mit Behinderung.',
      'In Spanien betreiben wir eine kleine Näherei, die Costura Sul Lda., mit 44 Beschäftigten.',
      'Figures for the Chilean business, with about 640 employees, are included from 2024.',
    ],
  },
  {
    id: 'S1-6_05',
    is: [],
    not: [
      '12 accidents happened to employees in Norway, 3 in Sweden and 1 in Finland.',
      'We trained 412 employees in Norway, 220 in Sweden.',
      "We sold 4,118 devices in Norway, 2,760 in Sweden to our employees' families.",
      'Our employees collected 3,000 kg of waste and 400 in Norway.',
    ],
  },
  {
    id: 'S1-6_11',
    is: [],
    not: ['The fund paid out to 12 leavers.'],
  },
  {
    id: 'S1-8_02',
    is: [],
    not: [
      'Collective bargaining began; sales rose by 76 percent in Norway.',
      'Tarifverträge gelten in Europa; der Umsatz stieg um 12 % in Deutschland.',
    ],
  },
  {
    id: 'S1-9_03',
    is: [],
    not: ['Kreditnehmer unter 30 Jahre 12 %, 30 bis 50 Jahre 60 %, über 50 Jahre 28 %.'],
  },
]
