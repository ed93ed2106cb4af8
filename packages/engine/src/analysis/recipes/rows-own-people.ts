import type { LabelRow, SentenceRow } from './rows.ts'
import { row } from './rows.ts'

export const ownPeopleRows: LabelRow[] = [
  row(
    'S1-6_02',
    '1,240',
    ['Headcount (incl. part-time)', 'Personalbestand per 31.12. (Anzahl Personen)'],
    ['Headcount (incl. agency workers)', 'Personalbestand in Vollzeitstellen'],
  ),
  row('S1-6_11', '71', ['Austrittszahl'], ['Austrittszahl der Frauen']),
  row('S1-6_20', '214', [], ['Headcount (incl. part-time)']),
  row(
    'S1-8_01',
    '84 %',
    ['Tarifbeschäftigte', 'Union / CBA coverage', 'Dem GAV unterstellte Mitarbeitende'],
    ['Union membership fees'],
  ),
  row('S1-9_02', '22.2 %', ['Frauenanteil 1. Führungsebene'], ['Frauenanteil 3. Führungsebene']),
  row('S1-13_02', '85 %', ['Mitarbeiter:innengespräche'], ['Kundengespräche']),
  row('S1-14_07', '88 days', ['Ausfallstage durch Arbeitsunfälle'], ['Ausfallstage durch Krankheit']),
  row('S1-13_04', '25 h', ['Ausbildungsstunden pro Mitarbeitenden'], ['Ausbildungsstunden der Lernenden']),
  row('S1-14_05', '9.3', ['Berufsunfälle pro 1 Mio. Arbeitsstunden'], ['Berufsunfälle pro 1.000 Mitarbeitende']),
  row(
    'S1-15_01',
    '100 %',
    ['Anspruch auf Elternkarenz', 'Parental leave: entitled employees'],
    ['Parental leave: return to work'],
  ),
  row(
    'S1-15_02',
    '5.5 %',
    ['Inanspruchnahme der Elternkarenz', 'Parental leave: uptake'],
    ['Parental leave: retention'],
  ),
  row('S1-16_01', '9.5 %', ['Unbereinigte Lohndifferenz'], ['Bereinigte Lohndifferenz']),
  row('S1-16_02', '6.2', ['Verhältnis höchster Lohn zu Medianlohn'], ['Verhältnis höchster Lohn zu tiefster Lohn']),
  row('S1-17_02', '2', ['Meldungen wegen Diskriminierung oder Belästigung'], ['Meldungen wegen Störungen der Anlage']),
  row(
    'S1-17_05',
    '0 EUR',
    [
      'Fines for discrimination',
      'Social data 2023 › Fines paid for discrimination',
      'Strafzahlungen wegen Diskriminierung',
    ],
    ['Fines for late filing', 'Data protection › Fines for discrimination'],
  ),
]

/** Sentences about women and men, contracts and countries, pay, training and accidents, as running text puts them. */
export const ownPeopleSentences: SentenceRow[] = [
  {
    id: 'S1-6_02',
    is: [
      ['Ende des Jahres standen 318 Menschen auf unserer Lohnliste.', '318'],

      ['Our team grew to 1,240 people by the end of 2023.', '1240'],
      ['Ende 2023 zählte unsere Belegschaft 1.468 Köpfe.', '1468'],
    ],
    not: ['Our team in Ghent grew to 40 people in the warehouse.'],
  },
  {
    id: 'S1-6_03',
    is: [],
    not: ['On average, 12 employees joined each month.'],
  },
  {
    id: 'S1-6_05',
    is: [
      ['In Deutschland arbeiten 1.604 Personen.', 'DE1604'],

      ['Our employees are spread over several countries, of which the largest is Germany (1,891).', 'DE1891'],
      ['Germany accounts for 16,900 employees.', 'DE16900'],
    ],
    not: [
      'Our employees installed 120 machines in Austria and 300 in Poland.',
      'In Deutschland arbeiten 120 Personen in der Forschung.',

      'In Deutschland arbeiten 1.604 Anlagen.',

      'New employees by country: Germany 189, Austria 64.',
      'Our employees produced 1,891 machines for Germany, 640 for Austria.',
    ],
  },
  {
    id: 'S1-6_09',
    is: [
      ['4,701 of our people are on permanent contracts.', 'permanent4701'],

      ['Permanent contracts were held by 2,960 employees.', 'permanent2960'],
      ['Befristete Verträge haben lediglich 11 Beschäftigte.', 'temporary11'],
      ['38 Beschäftigte arbeiten auf Abruf.', 'non_guaranteed38'],
    ],
    not: [
      'Unter den Neueingestellten sind 210 Beschäftigte unbefristet und 45 befristet beschäftigt.',

      'We hold 37 permanent supply contracts for our products.',

      'Of the women, 120 employees work on permanent contracts.',
      '63 temporary agency workers supported our employees.',
      'Permanent contracts were offered to 40 employees hired in 2023.',
    ],
  },
  {
    id: 'S1-6_19',
    is: [
      ['As of 31 December 2023, 2,655 employees were employed on a full-time basis.', '2655'],
      [
        'Der Großteil (1.640) unserer Beschäftigten arbeitet in Vollzeit: Vollzeit arbeiten 1.640 Beschäftigte.',
        '1640',
      ],
    ],
    not: ['The workforce corresponds to 2,655 full-time equivalents.'],
  },
  {
    id: 'S1-6_20',
    is: [
      ['More than half of our employees (12,340) work part-time.', '12340'],
      ['In Teilzeit arbeiten 236 Kolleginnen und Kollegen.', '236'],
    ],
    not: ['Bei den Frauen arbeiten 120 Beschäftigte in Teilzeit: unter den Frauen sind 120 Kräfte in Teilzeit.'],
  },
  {
    id: 'S1-6_11',
    is: [
      ['Im Jahr 2023 beendeten 112 Beschäftigte ihr Arbeitsverhältnis.', '112'],
      ['29 Kolleginnen und Kollegen haben die Genossenschaft im vergangenen Jahr verlassen.', '29'],
    ],
    not: [
      'Im Jahr 2023 beendeten 112 Beschäftigte ihre Weiterbildung.',
      '29 Kolleginnen und Kollegen haben im vergangenen Jahr geheiratet.',
    ],
  },
  {
    id: 'S1-7_02',
    is: [['Daneben kamen 310 Honorarkräfte zum Einsatz.', '310']],
    not: ['Daneben kamen 310 Ersatzkräfte aus der Verwaltung zum Einsatz.'],
  },
  {
    id: 'S1-7_03',
    is: [['At year-end we engaged 265 people from temporary employment agencies.', '265']],
    not: ['We registered 265 people with temporary disabilities.'],
  },
  {
    id: 'S1-8_01',
    is: [
      ['Just over half (51.2%) of our employees are covered by collective agreements.', '51.2 %'],
      ['We have no collective bargaining agreements.', '0 %'],

      ['Around three quarters of our workforce (76 %) fall under a collective agreement.', '76 %'],
      [
        '28% of our global employees are represented by unions and covered by collective bargaining agreements.',
        '28 %',
      ],
      ['Ein Kollektivvertrag kommt für 79 % der Beschäftigten zur Anwendung.', '79 %'],
    ],
    not: [
      '65% of the employees of our suppliers are covered by collective agreements.',

      'We have no collective bargaining agreements in Malta but 12% in Spain.',

      '28% of our global employees took part in the survey on collective bargaining.',
      'Ein Kollektivvertrag sieht für 79 % der Beschäftigten mehr Urlaub vor.',
    ],
  },
  {
    id: 'S1-8_02',
    is: [
      ['Ein Kollektivvertrag gilt für die meisten Beschäftigten (Österreich 100 %).', 'AT100 %'],
      ['Bei der Tarifbindung bestehen Unterschiede; in Deutschland sind es 71 %.', 'DE71 %'],
    ],
    not: [
      'The collective agreement raised wages by 5% in Germany and 4% in Austria.',
      'Tarifverträge regeln die Löhne; in Deutschland stiegen sie um 3 %.',
    ],
  },
  {
    id: 'S1-9_01',
    is: [['Among the 40 members of our top management, 11 are women.', 'female11']],
    not: [
      'Women hold 19 of the 62 seats on our supervisory board.',
      'Group executive management has nine members, 4 of them women.',
    ],
  },
  {
    id: 'S1-9_02',
    is: [
      [
        'Auf der obersten Führungsebene beschäftigen wir 5 Frauen; der Frauenanteil liegt dort bei 13,9 %.',
        'female13.9 %',
      ],

      ['Women hold 19 of the 62 positions (31 %) in our top management.', 'female31 %'],
      ['In der obersten Führungsebene sind drei Positionen mit Frauen besetzt, das sind 21,4 Prozent.', 'female21.4 %'],
    ],
    not: ['Women hold 31 % of the positions in our production teams.'],
  },
  {
    id: 'S1-9_03',
    is: [
      ['Rund ein Fünftel (20,5 %) der Belegschaft ist unter 30.', '20.5 %'],
      ['In die Altersgruppe unter 30 fallen 17 %.', '17 %'],
      ['Der Anteil der unter 30-Jährigen beträgt 24,1 %.', '24.1 %'],
    ],
    not: [
      '12% of employees under 30 left.',
      'Of the women, 20 % are under 30.',
      '20 % of our machines are under 30 years old.',
    ],
  },
  {
    id: 'S1-9_04',
    is: [
      ['The age structure of our workforce is balanced: 57 % belong to the 30 to 50 group.', '57 %'],
      ['51,3 % der Beschäftigten sind 30 bis 50 Jahre alt.', '51.3 %'],
    ],
    not: ['Between 30 and 50 % of our employees cycle to work.'],
  },
  {
    id: 'S1-9_05',
    is: [['By age: 1,871 employees (21 %) under 30, 4,546 (51 %) aged 30 to 50 and 2,497 (28 %) over 50.', '28 %']],
    not: ['28 % of our buildings are over 50 years old, say employees.'],
  },
  {
    id: 'S1-10_01',
    is: [['We pay all our employees adequate wages.', 'yes']],
    not: ['We ask suppliers to pay all employees adequate wages.'],
  },
  {
    id: 'S1-12_01',
    is: [
      ['Wir bieten 19 schwerbehinderten Menschen einen Arbeitsplatz, was einer Quote von 4,9 % entspricht.', '4.9 %'],
    ],
    not: ['Menschen mit Schwerbehinderung erhalten mehr Urlaub, was einer Quote von 4,9 % der Kosten entspricht.'],
  },
  {
    id: 'S1-13_02',
    is: [
      ['Every employee takes part in twice-yearly performance reviews (100%).', '100 %'],

      ['Nine in ten employees (91%) had an annual appraisal.', '91 %'],
      ['Performance and development reviews were completed by 78 per cent of employees.', '78 %'],
      ['87.5 % took part in a performance review.', '87.5 %'],
    ],
    not: ['87.5 % of suppliers received a performance review.', 'We want 87.5 % to take part in a performance review.'],
  },
  {
    id: 'S1-14_01',
    is: [['All our people (100%) are covered by our ISO 45001 certified management system.', '100 %']],
    not: ['All our plants (100%) are covered by our ISO 50001 certified energy system.'],
  },
  {
    id: 'S1-14_04',
    is: [['141 OSHA recordable incidents were registered.', '141']],
    not: ['The number of days lost to work-related injuries came to 96.', '141 OSHA inspections were registered.'],
  },
  {
    id: 'S1-14_05',
    is: [
      ['Es gab 24 meldepflichtige Arbeitsunfälle (Quote: 7,9).', '7.9'],

      [
        '33 accidents at work were recorded, corresponding to a rate of 6.2 accidents per one million hours worked.',
        '6.2',
      ],
      ['634 recordable work-related accidents occurred (rate: 19.3).', '19.3'],
    ],
    not: ['33 accidents were recorded, corresponding to a rate of 6.2 accidents per 1,000 employees.'],
  },
  {
    id: 'S1-14_06',
    is: [
      ['Five employees were diagnosed with a work-related illness.', '5'],
      ['Eine Berufskrankheit wurde anerkannt.', '1'],
      ['Arbeitsbedingte Erkrankungen wurden in 3 Fällen gemeldet.', '3'],
    ],
    not: ['Five employees were trained on occupational diseases.'],
  },
  {
    id: 'S1-14_07',
    is: [
      ['Days away from work totalled 866.', '866 days'],
      ['Der Verlust an Arbeitstagen infolge von Arbeitsunfällen belief sich auf 790.', '790 days'],
    ],
    not: [
      'Days off: 12 days were lost as a result of the strike.',
      'Der Verlust an Arbeitstagen infolge von Erkältungen belief sich auf 790.',
    ],
  },
  {
    id: 'S1-15_01',
    is: [['100 % der Beschäftigten sind berechtigt, Elternzeit in Anspruch zu nehmen.', '100 %']],
    not: ['100 % der Beschäftigten sind berechtigt, die Kantine zu nutzen.'],
  },
  {
    id: 'S1-15_02',
    is: [
      ['Urlaub aus familiären Gründen steht allen zu; in Anspruch genommen haben ihn 5,1 %.', '5.1 %'],
      ['Every employee has a right to parental leave, and 4.1 per cent of those entitled took it.', '4.1 %'],
    ],
    not: ['Everybody has a right to parental leave, and 4.1 per cent of fathers plan to take it.'],
  },
  {
    id: 'S1-16_01',
    is: [
      ['Women earned on average 8.4% less than men in 2023.', '8.4 %'],
      ['The gap between the average hourly pay of men and women is 11.7 per cent.', '11.7 %'],
    ],
    not: ['The gap between the average hourly pay of managers and other staff is 11.7 per cent.'],
  },
  {
    id: 'S1-16_02',
    is: [
      ["The chief executive's total pay was 39 times the median pay of all other employees.", '39 ratio'],
      ['The CEO pay ratio was 118 to 1.', '118 ratio'],
    ],
    not: [
      "The chief executive's total pay was 39 times the average pay.",
      'The CEO pay ratio, measured against average pay, was 118 to 1.',
    ],
  },
  {
    id: 'S1-17_02',
    is: [
      ['We had no reports of discrimination or harassment in 2023.', '0'],

      ['In 2023 we received nineteen reports of discrimination or harassment.', '19'],
      ['Diskriminierung: 2023 wurden keine Fälle gemeldet.', '0'],
    ],
    not: [
      'We received nineteen reports of discrimination on our platform from guests.',
      'We had no reports of water leakage.',
      'In 2023 we received nineteen reports from the auditors.',
    ],
  },
  {
    id: 'S1-17_03',
    is: [['26 grievances were raised by employees through our channels.', '26']],
    not: [
      '26 grievances were raised by employees of a contractor.',
      '26 grievances were raised by employees of our contractors.',
    ],
  },
  {
    id: 'S1-17_05',
    is: [['Es wurden weder Bußgelder noch Schadenersatzzahlungen wegen Diskriminierung fällig.', '0 EUR']],
    not: ['Es wurden weder Bußgelder noch Strafen wegen Verstößen gegen den Datenschutz fällig.'],
  },
  {
    id: 'S1-17_10',
    is: [['No severe human rights incident connected to our workforce came to our attention.', 'yes']],
    not: ['No complaint connected to our products came to our attention.'],
  },
]
