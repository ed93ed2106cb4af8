import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of figures about the safety, leave and representation of people, as tables of sustainability statements have them. */
export const staffRows: LabelRow[] = [
  row(
    'S1-7_02',
    '58',
    ['Self-employed professionals', 'Selbstständige Beraterinnen', 'External workforce › Self-employed'],
    ['Customers › Self-employed', 'Self-employed customers', 'Fees of self-employed professionals'],
  ),
  row(
    'S1-7_03',
    '640',
    [
      'Von Unternehmen zur Arbeitskräfteüberlassung bereitgestellt',
      'Von Dritten überlassene Arbeitskräfte',
      'Durch Verleihunternehmen bereitgestellte Personen',
    ],
    ['Von Unternehmen bereitgestellte Daten'],
  ),
  row(
    'S1-8_06',
    '93 %',
    [
      'Durch Arbeitnehmervertretungen abgedeckte Beschäftigte (in %)',
      'Von Betriebsräten vertretene Mitarbeitende (in %)',
      'Beschäftigte mit Betriebsrat (in %)',
      'Employees represented by works councils (%)',
      'Employees covered by workers’ representatives (%)',
    ],
    ['Durch Tarifverträge abgedeckte Beschäftigte (in %)', 'Standorte mit Betriebsrat (in %)'],
  ),
  row(
    'S1-14_01',
    '98 %',
    [
      'Vom Arbeitsschutz-Managementsystem erfasst (in %)',
      'Abdeckung durch ein Managementsystem für Gesundheit und Sicherheit (in %)',
      'Health and safety management system coverage (%)',
    ],
    ['Vom Umweltmanagementsystem erfasst (in %)', 'Nach ISO 45001 zertifiziert (in %)'],
  ),
  row(
    'S1-14_03',
    '2',
    [
      'Fatalities, other workers at our sites',
      'Fatalities (others working on our sites)',
      'Fatalities, contractors',
      'Todesfälle (Beschäftigte von Fremdfirmen auf unseren Betriebsgeländen)',
      'Todesfälle bei Fremdfirmen',
      'Tödliche Unfälle von Leiharbeitskräften',
    ],
    ['Fatalities, own workforce', 'Todesfälle (eigene Belegschaft)', 'Accidents of contractors'],
  ),
  row(
    'S1-14_02',
    '2',
    ['Fatalities (own workforce)', 'Todesfälle (eigene Belegschaft)'],
    [
      'Fatalities (others working on our sites)',
      'Todesfälle (Beschäftigte von Fremdfirmen)',
      'Fatalities, agency workers',
    ],
  ),
  row(
    'S1-14_05',
    '3.1',
    [
      'Recordable accidents per million hours worked',
      'Work-related injuries per million working hours',
      'Recordable cases per 1,000,000 hours worked',
    ],
    ['Lost-time accidents per million hours worked', 'Accidents per 1,000 employees'],
  ),
  row(
    'S1-14_07',
    '812',
    [
      'Durch Arbeitsunfälle verlorene Tage',
      'Durch Unfälle ausgefallene Arbeitstage',
      'Ausfalltage nach Arbeitsunfällen',
      'Days lost through work-related accidents',
    ],
    ['Durch Krankheit ausgefallene Arbeitstage', 'Durch Streik ausgefallene Arbeitstage'],
  ),
  row(
    'S1-15_02',
    '6.4 %',
    [
      'Anspruchsberechtigte, die Arbeitsfreistellung in Anspruch genommen haben (in %)',
      'Entitled employees who took family-related leave (%)',
      'Family-related leave › Entitled employees who took leave (%)',
    ],
    ['Employees who returned from leave (%)', 'Frauen, die Elternzeit genommen haben (in %)'],
  ),
  row(
    'S1-13_02',
    '91 %',
    [
      'Employees with regular development review (%)',
      'Staff with annual performance and career development reviews (%)',
    ],
    ['Employees with development plans (%)', 'Managers with regular development review (%)'],
  ),
  row(
    'S1-16_02',
    '38',
    [
      'CEO total remuneration to median',
      'CEO pay to median employee',
      'Vorstandsvergütung zum Median der Beschäftigten',
    ],
    ['CEO remuneration to shareholders', 'Women’s pay to median'],
  ),
  row(
    'S1-17_05',
    '0.4 EUR million',
    ['S1-17 Incidents, complaints and severe human rights impacts › Fines, penalties and compensation for damages'],
    ['Severe human rights incidents › Fines, penalties and compensation for damages'],
  ),
  row(
    'S1-17_11',
    '0.4 EUR million',
    ['Fines, penalties and compensation for severe human rights incidents'],
    [
      'S1-17 Incidents, complaints and severe human rights impacts › Fines, penalties and compensation for damages',
      'Menschenrechte und Beschwerden › Bußgelder und Entschädigungen hieraus',
    ],
  ),
]

const PROTECTED: SentenceRow[] = ['S1-11_01', 'S1-11_02', 'S1-11_03', 'S1-11_04', 'S1-11_05'].map((id) => ({
  id,
  is: [
    [
      'All employees receive an adequate wage, and all are covered by social protection, through public programmes or through benefits of the Group, in the event of sickness, unemployment, employment injury, parental leave and retirement.',
      'yes',
    ],
    [
      'In all countries, employees are protected against loss of income due to sickness, unemployment, employment injury and acquired disability, parental leave and retirement.',
      'yes',
    ],
    [
      'Social protection against loss of income from illness, unemployment, accidents at work, maternity and old age is provided to all our employees.',
      'yes',
    ],
    [
      'Sie sind gegen Verdienstverluste infolge von Krankheit, Arbeitslosigkeit, Arbeitsunfall und Erwerbsunfähigkeit, Elternzeit und Ruhestand abgesichert.',
      'yes',
    ],
    [
      'Gegen Einkommensverluste durch Krankheit, Arbeitslosigkeit, Arbeitsunfälle, Elternzeit und Renteneintritt sind in allen Ländern unsere Beschäftigten sozial abgesichert.',
      'yes',
    ],
    [
      'Not all employees have social protection against loss of income due to sickness, unemployment, employment injury, parental leave and retirement.',
      'no',
    ],
  ],
  not: [
    'In most countries, employees are protected against loss of income due to sickness, unemployment, employment injury, parental leave and retirement.',
    'All employees in Germany have social security for sickness, unemployment, employment injury, parental leave and retirement.',
    'Our customers are protected against loss of income due to sickness, unemployment, injury, parental leave and retirement.',
    'Alle Mitarbeitenden mit Ausnahme der USA sind gegen Einkommensverluste bei Krankheit, Arbeitslosigkeit, Arbeitsunfall, Elternzeit und Ruhestand abgesichert.',
    'All employees may report sickness, injury, unemployment, parental leave and retirement in the portal.',
  ],
}))

/** Sentences in which reports state figures about their staff. */
export const staffSentences: SentenceRow[] = [
  ...PROTECTED,
  {
    id: 'S1-6_11',
    is: [
      ['Im Berichtsjahr traten 312 Menschen in den Konzern ein, 298 verließen ihn.', '298'],
      ['312 people joined the Group and 298 left.', '298'],
    ],
    not: ['Im Berichtsjahr traten 312 Mitglieder in den Verein ein, 298 verließen ihn.'],
  },
  {
    id: 'S1-6_14',
    is: [
      ['Grundlage der folgenden Angaben ist die Kopfzahl zum Stichtag.', 'head count'],
      ['All figures refer to head counts.', 'head count'],
    ],
    not: ['Grundlage der folgenden Angaben sind Messungen an allen Standorten.'],
  },
  {
    id: 'S1-7_03',
    is: [
      ['The 186 non-employees in the own workforce were all provided by employment agencies.', '186'],
      ['Die 74 Fremdarbeitskräfte sind ausnahmslos Leiharbeitskräfte.', '74'],
    ],
    not: ['The 186 non-employees were all self-employed.'],
  },
  {
    id: 'S1-8_01',
    is: [],
    not: ['88 % der Beschäftigten in Deutschland fallen unter den Tarifvertrag.'],
  },
  {
    id: 'S1-9_03',
    is: [
      ['412 Mitarbeitende sind jünger als 30 Jahre, 1.206 zwischen 30 und 50 Jahre und 640 älter als 50 Jahre.', '412'],
      ['412 employees are under 30, 1,206 are between 30 and 50, and 640 are over 50.', '412'],
    ],
    not: ['412 customers are under 30.'],
  },
  {
    id: 'S1-9_04',
    is: [
      [
        '412 Mitarbeitende sind jünger als 30 Jahre, 1.206 zwischen 30 und 50 Jahre und 640 älter als 50 Jahre.',
        '1206',
      ],
      ['412 employees are under 30, 1,206 are between 30 and 50, and 640 are over 50.', '1206'],
    ],
    not: ['Our plants are between 30 and 50 years old.'],
  },
  {
    id: 'S1-9_05',
    is: [
      ['412 Mitarbeitende sind jünger als 30 Jahre, 1.206 zwischen 30 und 50 Jahre und 640 älter als 50 Jahre.', '640'],
      ['412 employees are under 30, 1,206 are between 30 and 50, and 640 are over 50.', '640'],
    ],
    not: ['640 machines are over 50 years old.'],
  },
  {
    id: 'S1-13_04',
    is: [['Im Durchschnitt bildete sich jede und jeder Mitarbeitende 13,8 Stunden weiter.', '13.8 h']],
    not: ['Im Durchschnitt bildete sich unsere Führungsebene 13,8 Wochen weiter.'],
  },
  {
    id: 'S1-14_02',
    is: [['Einen tödlichen Arbeitsunfall gab es weder bei eigenen Beschäftigten noch bei Leihkräften.', '0']],
    not: ['Einen tödlichen Arbeitsunfall gab es bei einem Wettbewerber.', '31 Unfälle bei Fremdfirmen, kein Todesfall'],
  },
  { id: 'S1-14_05', is: [], not: ['The lost time injury frequency was 0.62 per million hours worked.'] },
  {
    id: 'S1-14_10',
    is: [['The safety management system covers our own workforce; 86% works in units certified to ISO 45001.', '86 %']],
    not: ['86% of our sites are certified to ISO 14001.'],
  },
  {
    id: 'S1-15_01',
    is: [['All employees are entitled to family-related leave under law or company policy (100%).', '100 %']],
    not: ['All employees are entitled to family-related leave, and 7.1% of them took it.'],
  },
  {
    id: 'S1-15_02',
    is: [['All employees are entitled to family-related leave, and 7.1% of them took it.', '7.1 %']],
    not: ['All employees are entitled to family-related leave, and 7.1% of them work part-time.'],
  },
  {
    id: 'S1-16_01',
    is: [['Der Bericht weist ein unbereinigtes Entgeltgefälle von 12,3 % aus.', '12.3 %']],
    not: [],
  },
  {
    id: 'S1-17_02',
    is: [
      [
        'Über das Meldesystem gingen 214 Hinweise ein. 26 davon betrafen Diskriminierung oder Belästigung von Mitarbeitenden.',
        '26',
      ],
      ['Of 214 reports, 26 related to discrimination or harassment.', '26'],
    ],
    not: ['26 davon betrafen die Produktqualität.'],
  },
  {
    id: 'S1-17_03',
    is: [
      [
        '11 incidents of discrimination were reported, and a further 26 complaints concerned other employment matters.',
        '26',
      ],
    ],
    not: ['A further 26 complaints concerned delivery times.'],
  },
  {
    id: 'S1-17_05',
    is: [
      ['Strafen und Schadenersatz fielen nicht an (0 €).', '0 EUR'],
      ['No fines, penalties or compensation were paid in this respect.', '0 EUR'],
    ],
    not: ['No fines were paid for late deliveries.'],
  },
]
