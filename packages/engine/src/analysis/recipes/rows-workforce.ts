import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Further names of figures about people, in tables. */
export const workforceRows: LabelRow[] = [
  row(
    'S1-6_02',
    '4,200',
    ['Beschäftigte (Kopfzahl, 31.12.)', 'Arbeitnehmer:innen', 'Employees at year end'],
    ['Übrige Arbeitnehmer', 'Schulungsstunden je Arbeitnehmer', 'Arbeitnehmer:innen mit Behinderung'],
  ),
  row('S1-6_03', '4,150', ['Employees, average', 'Average workforce'], ['Average age of employees']),
  row(
    'S1-7_03',
    '58',
    ['Überlassene Arbeitskräfte', 'Temporary workers provided by employment agencies'],
    ['Unfälle von Leiharbeitskräften'],
  ),
  row(
    'S1-6_11',
    '312',
    ['Employees that left the Group', 'Employees who left the Group'],
    ['Employees who joined the Group'],
  ),
  row('S1-7_02', '9', ['Self-employed drivers working exclusively for us'], ['Employed drivers']),
  row(
    'S1-8_01',
    '76.2 %',
    [
      'Kollektivvertragliche Abdeckung',
      'Beschäftigte mit Gesamtarbeitsvertrag',
      'Employees under a collective agreement',
    ],
    ['Kosten der Tarifverträge'],
  ),
  row(
    'S1-12_01',
    '2.9 %',
    ['of employees have a disability', 'Arbeitnehmer mit anerkannter Behinderung'],
    ['Board members with a disability'],
  ),
  row(
    'S1-13_02',
    '63 %',
    [
      'Mitarbeitende mit regelmäßiger Leistungs- und Laufbahnbeurteilung (in %)',
      'Employees who received an annual performance review',
    ],
    ['Führungskräfte mit Leistungsbeurteilung (in %)'],
  ),
  row(
    'S1-13_04',
    '19.4 h',
    ['of training per employee', 'Weiterbildung je Beschäftigten (h)', 'Weiterbildung pro Person (h)'],
    ['Weiterbildung der Führungskräfte (h)'],
  ),
  row(
    'S1-14_01',
    '100 %',
    ['Durch ein Managementsystem für Gesundheit und Sicherheit abgedeckte Personen'],
    ['Nach ISO 45001 zertifizierte Standorte'],
  ),
  row(
    'S1-14_04',
    '29',
    ['Berufsunfälle', 'Meldepflichtige Arbeitsunfälle (Zahl)', 'Recordable accidents at work'],
    ['Nichtberufsunfälle', 'Accidents at work with sick leave – women', 'Berufsunfälle pro 1000 Vollbeschäftigte'],
  ),
  row(
    'S1-14_05',
    '7.1',
    ['Meldepflichtige Arbeitsunfälle (Quote je 1 Mio. Arbeitsstunden)', 'Recordable accident frequency (TRIF)'],
    ['Lost time accident frequency (LTIF)'],
  ),
  row('S1-14_06', '4', ['Meldepflichtige arbeitsbedingte Erkrankungen (Zahl)'], ['Krankheitstage']),
  row(
    'S1-14_07',
    '1,326',
    ['Health and safety › Days lost', 'S1-14 Gesundheit und Sicherheit › Ausfalltage (Kalendertage)'],
    ['Krankheitsbedingte Ausfalltage', 'Production › Days lost'],
  ),
  row(
    'S1-16_02',
    '18.9',
    ['Ratio of the highest salary to the median', 'CEO pay ratio'],
    ['Ratio of women’s salary to men’s salary'],
  ),
  row(
    'S1-17_03',
    '112',
    ['Beschwerden über interne Kanäle (ohne Fälle von Diskriminierung)', 'Complaints through internal channels'],
    ['Kundenbeschwerden über interne Kanäle'],
  ),
  row(
    'S1-9_03',
    '420',
    ['Employees › Under 30', 'Beschäftigte › unter 30'],
    ['Customers › Under 30', 'Invoices paid › Under 30 days'],
  ),
]

/** Sentences in which reports state figures about people. */
export const workforceSentences: SentenceRow[] = [
  {
    id: 'S1-6_02',
    is: [
      ['Zum 31. Dezember 2023 beschäftigte Muster 4.512 Menschen in zwölf Ländern.', '4512'],
      ['At year end the bank had 4,512 employees (headcount).', '4512'],
    ],
    not: [
      'In Vollzeitäquivalenten beschäftigte der Konzern 3.980 Mitarbeitende.',
      'The Group employed 128 people with a disability.',
      'Die Gesellschaft beschäftigte 96 Menschen mit Behinderung.',
    ],
  },
  {
    id: 'S1-6_11',
    is: [
      ['Im Jahr 2023 schieden 912 Mitarbeitende aus.', '912'],
      ['During the year 395 people left the Group and 491 joined it.', '395'],
      ['697 Arbeitnehmer verließen 2023 das Unternehmen.', '697'],
    ],
    not: ['395 people left voluntarily.', 'The plant lies 12 km from where people left the train.'],
  },
  {
    id: 'S1-6_12',
    is: [
      ['Die Fluktuation lag bei 11,2 %.', '11.2 %'],
      ['Turnover in the reporting year was 8.3%.', '8.3 %'],
    ],
    not: [
      'Die freiwillige Fluktuation lag bei 10,4 %.',
      'Voluntary turnover was 3.1%.',
      'Turnover on board was 8.3%.',
      'Turnover among drivers was 8.3%.',
    ],
  },
  {
    id: 'S1-7_02',
    is: [
      ['There were 1,312 non-employees, of whom 1,240 were provided by agencies and 72 were self-employed.', '72'],
      ['Davon waren 82 selbstständig tätig.', '82'],
    ],
    not: ['82 Kunden sind Unternehmen.'],
  },
  {
    id: 'S1-7_03',
    is: [
      ['There were 1,312 non-employees, of whom 1,240 were provided by agencies and 72 were self-employed.', '1240'],
      ['1.792 davon waren Leiharbeitskräfte, vor allem in der Saison.', '1792'],
    ],
    not: ['1.792 davon waren Praktikanten.'],
  },
  {
    id: 'S1-8_01',
    is: [
      ['Für 81 % gilt der Gesamtarbeitsvertrag der Branche.', '81 %'],
      ['Rund 88 % der Belegschaft fallen unter einen Tarifvertrag.', '88 %'],
      ['Tarifvertraglich abgedeckt waren 81 % der Arbeitnehmer.', '81 %'],
      ['71% of employees are covered by collective bargaining agreements: 74% in Ireland and 53% in the UK.', '71 %'],
    ],
    not: ['Die Löhne stiegen nach dem Tarifvertrag um 5 %.'],
  },
  {
    id: 'S1-9_03',
    is: [['Employees under 30 account for 17.4% of the headcount.', '17.4 %']],
    not: ['Under 30 of the headcount were trained.'],
  },
  {
    id: 'S1-9_05',
    is: [['Employees under 30 account for 17.4% of the headcount and those over 50 for 23.7%.', '23.7 %']],
    not: ['Customers older than 50 km away pay 3%.'],
  },
  {
    id: 'S1-12_01',
    is: [
      ['4,8 % unserer Mitarbeitenden haben eine anerkannte Behinderung.', '4.8 %'],
      ['The Group employed 128 people with a disability, 2.7% of the workforce.', '2.7 %'],
    ],
    not: ['4,8 % unserer Kunden haben eine Behinderung.'],
  },
  {
    id: 'S1-13_02',
    is: [['78 % der Arbeitnehmer nahmen an einer regelmäßigen Leistungs- und Laufbahnbeurteilung teil.', '78 %']],
    not: ['78 % der Arbeitnehmer nahmen an der Umfrage teil.'],
  },
  {
    id: 'S1-13_04',
    is: [
      ['Jede und jeder Beschäftigte absolvierte im Durchschnitt 22,8 Schulungsstunden.', '22.8 h'],
      ['Durchschnittliche Schulungsstunden je Beschäftigten: 14,2.', '14.2 h'],
      ['We delivered 61,000 hours of training in 2023, an average of 12.5 hours per employee.', '12.5 h'],
    ],
    not: ['Every employee completes at least 8 hours of training per year.'],
  },
  {
    id: 'S1-14_01',
    is: [
      ['All of our own workforce (100 %) is covered by the safety management system under ISO 45001.', '100 %'],
      ['The integrated health and safety management system covers 96% of employees.', '96 %'],
      ['Das Managementsystem für Gesundheit und Sicherheit deckt alle eigenen Arbeitskräfte ab (100 %).', '100 %'],
      ['Alle Beschäftigten (100 %) sind in unser Arbeitsschutzmanagementsystem einbezogen.', '100 %'],
    ],
    not: ['The health and safety management system covers 100% of our sites.'],
  },
  {
    id: 'S1-14_02',
    is: [
      ['Wir trauern um zwei Kollegen, die 2023 bei Arbeitsunfällen starben.', '2'],
      ['Two employees died as a result of work-related accidents.', '2'],
    ],
    not: ['Bei Nachunternehmern kamen drei Menschen ums Leben.', 'Three drivers of contractors died on public roads.'],
  },
  {
    id: 'S1-14_03',
    is: [
      ['Bei Nachunternehmern kamen auf unseren Baustellen drei Menschen ums Leben.', '3'],
      ['No other workers on our sites died.', '0'],
    ],
    not: ['Wir trauern um zwei Kollegen, die 2023 bei Arbeitsunfällen starben.'],
  },
  {
    id: 'S1-14_10',
    is: [
      ['64 % arbeiten an Standorten, die nach ISO 45001 zertifiziert sind.', '64 %'],
      ['Zertifiziert nach ISO 45001 sind Standorte mit 57 % der Arbeitskräfte.', '57 %'],
    ],
    not: ['64 % der Standorte sind nach ISO 14001 zertifiziert.'],
  },
  {
    id: 'S1-15_02',
    is: [['5,2 % der Anspruchsberechtigten nahmen ihn im Geschäftsjahr in Anspruch.', '5.2 %']],
    not: ['5,2 % der Anspruchsberechtigten wohnen in Wien.'],
  },
  {
    id: 'S1-16_01',
    is: [
      ['Unbereinigt beträgt das geschlechtsspezifische Verdienstgefälle 12,6 %.', '12.6 %'],
      ['The gender pay gap, as the difference between the average pay of men and women, was 16.3%.', '16.3 %'],
    ],
    not: [
      'Bereinigt beträgt das geschlechtsspezifische Verdienstgefälle 2,6 %.',
      'Der bereinigte Gender Pay Gap lag bei 2,1 %.',
    ],
  },
  {
    id: 'S1-16_02',
    is: [
      ['Die Gesamtvergütung der bestbezahlten Person entsprach dem 17,8-Fachen des Medians.', '17.8 ratio'],
      ['Die Vergütung der am höchsten bezahlten Person verhielt sich zum Median wie 42 zu 1.', '42 ratio'],
      ['The annual total remuneration ratio was 31.4.', '31.4 ratio'],
    ],
    not: ['The highest paid person joined 12 years ago.'],
  },
  {
    id: 'S1-17_02',
    is: [['Im Berichtszeitraum wurden sechs Diskriminierungsfälle gemeldet.', '6']],
    not: ['Sechs Standorte schulten zu Diskriminierung.'],
  },
  {
    id: 'S1-17_03',
    is: [
      ['57 complaints were filed through the Speak Up line and the grievance procedure.', '57'],
      ['Weitere 19 Beschwerden gingen über das Hinweisgebersystem ein.', '19'],
    ],
    not: ['57 complaints were filed by customers.', '19 Beschwerden gingen von Kunden ein.'],
  },
  {
    id: 'S1-17_05',
    is: [
      ['Compensation of €48,000 was paid as a result of these incidents of discrimination.', '48000 EUR'],
      ['No fines or damages were paid as a result of discrimination.', '0 EUR'],
    ],
    not: ['Fines of €48,000 were paid for breaches of environmental law.'],
  },
  {
    id: 'S1-17_08',
    is: [['There were 4 cases of discrimination and none of severe human rights violations.', '0']],
    not: ['We respect human rights.'],
  },
  {
    id: 'S1-17_10',
    is: [['There were no severe human rights incidents.', 'yes']],
    not: ['We assess severe human rights incidents every year.'],
  },
  {
    id: 'S1-11_02',
    is: [
      [
        'Durch öffentliche Programme sind sämtliche Mitarbeitenden gegen Verdienstverluste bei Krankheit, Arbeitslosigkeit und im Ruhestand abgesichert.',
        'yes',
      ],
    ],
    not: ['Die Arbeitslosigkeit in der Region ist gesunken.'],
  },
  {
    id: 'S1-1_08',
    is: [
      ['Unsere Menschenrechtspolitik lehnt Zwangsarbeit, Menschenhandel und Kinderarbeit ausdrücklich ab.', 'yes'],
      ['Unsere Grundsätze untersagen Menschenhandel, Zwangsarbeit und Kinderarbeit.', 'yes'],
    ],
    not: ['Kinderarbeit ist in der Lieferkette ein Risiko.'],
  },
  {
    id: 'S1-6_14',
    is: [
      ['The number of employees is provided by headcount as at 31 December 2023.', 'head count'],
      ['Alle Angaben in Personen zum Stichtag 31. Dezember.', 'head count'],
      ['Sofern nicht anders angegeben, beziehen sich die Zahlen auf Köpfe zum 31. Dezember.', 'head count'],
    ],
    not: ['In Vollzeitäquivalenten beschäftigte der Konzern zum Stichtag 3.980 Mitarbeitende.'],
  },
  {
    id: 'S1-6_15',
    is: [
      ['All figures are head counts at the end of the reporting period.', 'end of reporting period'],
      ['Alle Angaben in Personen zum Stichtag 31. Dezember.', 'end of reporting period'],
    ],
    not: ['Jede und jeder Beschäftigte absolvierte im Durchschnitt 22,8 Schulungsstunden.'],
  },
  {
    id: 'S1-6_02',
    is: [
      ['Ende 2023 zählte die Belegschaft 2.311 Personen.', '2311'],
      ['Unser Team umfasst 86 Mitarbeitende.', '86'],
    ],
    not: ['On average, we employed 4,102 people in 2023.', 'Im Jahresdurchschnitt waren 4.102 Personen beschäftigt.'],
  },
  {
    id: 'S1-6_12',
    is: [['Die Fluktuationsquote sank von 9,2 % auf 8,1 %.', '8.1 %']],
    not: [],
  },
  {
    id: 'S1-12_01',
    is: [
      ['Employees with disabilities make up 3.4% of the workforce.', '3.4 %'],
      ['Der Anteil schwerbehinderter Menschen an der Belegschaft betrug 5,2 %.', '5.2 %'],
    ],
    not: ['Der Anteil barrierefreier Gebäude betrug 5,2 %.'],
  },
  {
    id: 'S1-14_02',
    is: [
      ['One employee died in a work-related accident.', '1'],
      ['Leider verunglückte ein Mitarbeiter tödlich.', '1'],
      ['Tödliche Unfälle waren nicht zu verzeichnen.', '0'],
    ],
    not: [
      'There were no fatalities among contractors at our sites.',
      'In the supply chain, partners reported 2 fatal accidents.',
    ],
  },
  {
    id: 'S1-14_05',
    is: [['Dies entspricht 4,2 Unfällen je einer Million Arbeitsstunden.', '4.2']],
    not: ['Dies entspricht 4,2 Unfällen im Monat.'],
  },
  {
    id: 'S1-14_06',
    is: [['Es wurden 3 Fälle arbeitsbedingter Erkrankungen gemeldet.', '3']],
    not: ['Es wurden 3 Fälle von Betrug gemeldet.'],
  },
  {
    id: 'S1-17_02',
    is: [['Diskriminierungsvorfälle wurden nicht gemeldet.', '0']],
    not: ['Diskriminierungsvorfälle sollen gemeldet werden.'],
  },
  {
    id: 'S1-17_08',
    is: [['Schwerwiegende Menschenrechtsvorfälle wurden nicht festgestellt.', '0']],
    not: ['Schwerwiegende Menschenrechtsvorfälle werden dem Vorstand gemeldet.'],
  },
]
