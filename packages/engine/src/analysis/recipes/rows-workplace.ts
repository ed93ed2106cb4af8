import type { LabelRow, SentenceRow } from './rows.ts'

/** Names and sentences of people at work that reports of other kinds than statements use. */
export const workplaceRows: LabelRow[] = [
  { id: 'S1-13_04', figure: '23.4', is: ['Emp-Training › Average training per employee (hours)'], not: [] },
  { id: 'S1-13_04', figure: '21.0', is: [], not: ['Training hours per employee, production'] },
  { id: 'S1-13_04', figure: '21,0', is: [], not: ['Weiterbildungsstunden je Beschäftigten in der Verwaltung'] },
  { id: 'S1-14_02', figure: '1', is: [], not: ['Tödliche Arbeitsunfälle, Kontraktoren'] },
  { id: 'S1-14_03', figure: '1', is: ['Tödliche Arbeitsunfälle, Kontraktoren'], not: [] },
  { id: 'S1-14_04', figure: '19', is: ['Total recordable cases (TRC)', 'Recordable cases'], not: [] },
  { id: 'S1-14_04', figure: '1', is: [], not: ['Unfälle mit Todesfolge'] },
  { id: 'S1-14_04', figure: '38', is: [], not: ['Contractors › Recordable injuries'] },
  {
    id: 'S1-14_04',
    figure: '6',
    is: [],
    not: ['Supplied workers › Recordable injuries', 'Fremdfirmen › Meldepflichtige Arbeitsunfälle'],
  },
  {
    id: 'S1-14_05',
    figure: '2.05',
    is: ['Recordable cases per million exposure hours', 'TRC frequency per million exposure hours'],
    not: [],
  },
  {
    id: 'S1-14_05',
    figure: '14.6',
    is: [],
    not: ['Supplied workers › Rate of recordable injuries (per 1,000,000 hours worked)'],
  },
  { id: 'S1-14_06', figure: '3', is: ['Occupational diseases (recognised)'], not: [] },
  {
    id: 'S1-14_10',
    figure: '68 %',
    is: [
      'Anteil der Beschäftigten an nach ISO 45001 zertifizierten Standorten',
      'Beschäftigte an ISO-45001-zertifizierten Standorten',
    ],
    not: [],
  },
  { id: 'S1-14_10', figure: '68', is: ['ISO 45001 coverage (% of employees)'], not: [] },
  { id: 'S1-15_01', figure: '100', is: ['Entitled to parental leave (%)'], not: [] },
  { id: 'S1-16_01', figure: '11.3 %', is: [], not: ['Gender pay gap, shore'] },
  { id: 'S1-6_03', figure: '742', is: [], not: ['Leiharbeitnehmer (Jahresdurchschnitt)'] },
  { id: 'S1-6_03', figure: '2.941', is: [], not: ['Mitarbeiterkapazitäten (Jahresdurchschnitt)'] },
  { id: 'S1-6_11', figure: '358', is: ['Exits'], not: [] },
  { id: 'S1-6_12', figure: '9.1 %', is: [], not: ['Employee turnover, shore', 'Employee turnover, cabin crew'] },
  { id: 'S1-6_12', figure: '9,1 %', is: [], not: ['Fluktuationsrate Pflege', 'Fluktuation im Außendienst'] },
  {
    id: 'S1-7_01',
    figure: '279',
    is: ['Workers who are not employees', 'Total workers who are not employees'],
    not: [],
  },
  { id: 'S1-7_02', figure: '11', is: ['Self-employed collaborators'], not: [] },
  { id: 'S1-7_02', figure: '1', is: [], not: ['Fatal injuries – contractors'] },
  { id: 'S1-7_02', figure: '38', is: [], not: ['Recordable injuries, contractors'] },
  { id: 'S1-7_03', figure: '241', is: ['Supplied workers (agency)'], not: [] },
  { id: 'S1-7_03', figure: '168', is: ['Agency seafarers', 'Agency personnel'], not: [] },
  { id: 'S1-7_03', figure: '742', is: ['Leihkräfte', 'Leihpersonal', 'Temporärpersonal', 'Interim workers'], not: [] },
]

export const workplaceSentences: SentenceRow[] = [
  {
    id: 'S1-10_01',
    is: [],
    not: ['The living wage is paid to all supplier staff.', 'We want to pay a living wage to all employees by 2030.'],
  },
  {
    id: 'S1-12_01',
    is: [
      [
        'Der Anteil der Beschäftigten mit Schwerbehinderung oder Gleichstellung liegt mit 5,6 % über der gesetzlichen Pflichtquote.',
        '5.6 %',
      ],
    ],
    not: [],
  },
  {
    id: 'S1-13_02',
    is: [
      ['An regelmäßigen Leistungs- und Laufbahnbeurteilungen nahmen 68,4 % der Beschäftigten teil.', '68.4 %'],
      ['The system of periodic evaluation of performance presently involves 38.6% of the employees.', '38.6 %'],
      ['Performance and career development reviews took place for 83% of employees.', '83 %'],
    ],
    not: [
      'Our system of performance evaluation covers 38.6% of suppliers.',
      'An Mitarbeitergesprächen nahmen 12 % der Führungskräfte teil.',
    ],
  },
  { id: 'S1-13_04', is: [['Employees completed an average of 23.4 training hours.', '23.4 h']], not: [] },
  {
    id: 'S1-14_01',
    is: [
      [
        'The health and safety management system follows ISO 45001 and covers all employees and contractors working on our sites (100%).',
        '100 %',
      ],
    ],
    not: ['Contractors covered by the system are 40%.', 'Our safety management system also covers 40% of contractors.'],
  },
  {
    id: 'S1-14_02',
    is: [
      [
        'Todesfälle aufgrund arbeitsbedingter Verletzungen gab es weder bei Angestellten noch bei anderen Personen, deren Arbeit oder Arbeitsplatz vom Verbund kontrolliert wird.',
        '0',
      ],
      ['Kein Mitarbeiter kam bei der Arbeit ums Leben.', '0'],
      ['No one lost their life at work in 2023.', '0'],
      ['Nobody died at work.', '0'],
    ],
    not: [
      'No fatal accidents occurred among our contractors.',
      'No fatalities were recorded among external workers.',
      'Bei Fremdfirmen gab es keine tödlichen Unfälle.',
      'A contractor of our supplier died on a public road.',
      'An employee of a competitor was killed in a plant explosion.',
      'An employee of our supplier died in a road traffic accident.',
      'Nobody died of the disease.',
      'No employee died of natural causes.',
    ],
  },
  {
    id: 'S1-14_03',
    is: [
      ['No fatalities occurred among other workers on our sites.', '0'],
      ['On 3 October a 34-year-old employee of a drilling contractor was killed by falling rock at our mine.', '1'],
      ['There were no work-related fatalities among employees or contractors in 2023.', '0'],
      ['Sadly, a contractor lost his life at our Leeds site.', '1'],
      ['Two employees of a contractor died in an accident on our premises.', '2'],
      ['Ein Mitarbeiter einer Fremdfirma verunglückte auf unserem Gelände tödlich.', '1'],
      ['Leider kam 2023 ein Mitarbeiter eines Dienstleisters auf unserem Betriebsgelände ums Leben.', '1'],
      ['Todesfälle gab es weder unter den eigenen Beschäftigten noch unter Beschäftigten von Fremdfirmen.', '0'],
    ],
    not: [
      'A contractor of our supplier died on a public road.',
      'An employee of a competitor was killed in a plant explosion.',
    ],
  },
  {
    id: 'S1-14_04',
    is: [
      ['We recorded 52 recordable injuries, compared with 61 in 2022.', '52'],
      ['There were 19 total recordable cases in the fleet, a frequency of 2.05 per million exposure hours.', '19'],
    ],
    not: [
      'Forty-seven injuries had to be reported under RIDDOR.',
      'Nineteen recordable cases of discrimination were examined.',
      'Der Unfallkasse gemeldet wurden 58 Unfälle, davon 24 auf dem Weg.',
      '403-9 Work-related injuries',
    ],
  },
  {
    id: 'S1-14_05',
    is: [
      [
        'Bei den Angestellten wurden 203 dokumentierbare arbeitsbedingte Verletzungen verzeichnet; die Rate betrug 57,3 je 1.000.000 Arbeitsstunden.',
        '57.3',
      ],
      ['There were 19 total recordable cases in the fleet, a frequency of 2.05 per million exposure hours.', '2.05'],
      ['Auf eine Million Arbeitsstunden kamen 9,3 meldepflichtige Unfälle.', '9.3'],
    ],
    not: [
      'LTIF was 2.05 per million exposure hours.',
      'Recordable injuries happened at a rate of 1.2 per 200,000 hours.',
    ],
  },
  {
    id: 'S1-14_06',
    is: [
      ['Drei Berufskrankheiten wurden anerkannt.', '3'],
      ['Anerkannte Berufskrankheiten: keine.', '0'],
      ['Three cases of occupational disease were recognised.', '3'],
      ['12 employees were affected by recordable work-related ill health.', '12'],
      ['Im Berichtsjahr wurden vier Berufskrankheiten anerkannt.', '4'],
    ],
    not: ['12 customers suffered from an occupational disease.'],
  },
  {
    id: 'S1-14_07',
    is: [
      [
        'The number of work-related accidents at the workplace was 48 (2022: 55), plus 31 accidents on the way to work; the former led to 1,248 lost days.',
        '1248 days',
      ],
      ['52 work-related injuries were recorded, resulting in 1,318 lost days.', '1318 days'],
      ['Accidents resulted in 640 lost working days.', '640 days'],
      ['Unfallbedingt fielen 640 Arbeitstage aus.', '640 days'],
    ],
    not: ['Commuting accidents resulted in 640 lost working days.'],
  },
  {
    id: 'S1-14_10',
    is: [
      ['ISO 45001 certificates cover 68% of our employees.', '68 %'],
      ['Sites with 68% of the workforce are certified to ISO 45001.', '68 %'],
    ],
    not: [],
  },
  { id: 'S1-15_01', is: [['Entitlement to family-related leave extends to 100% of employees.', '100 %']], not: [] },
  { id: 'S1-16_01', is: [['The unadjusted gender pay gap was 12.4%, down from 13.1% in 2022.', '12.4 %']], not: [] },
  {
    id: 'S1-16_02',
    is: [],
    not: ['With reference to the parent company only, the annual total remuneration ratio was 14.8.'],
  },
  {
    id: 'S1-17_02',
    is: [
      ['Im Berichtszeitraum wurde ein Diskriminierungsvorfall gemeldet und bestätigt.', '1'],
      ['During 2023 no episodes of discrimination have occurred.', '0'],
      ['No case of discrimination came to our attention.', '0'],
      ['Fälle von Diskriminierung sind uns nicht bekannt geworden.', '0'],
    ],
    not: [
      'There is no case of discrimination law that we know of.',
      'Fälle von Diskriminierung werden nicht geduldet.',
      'Fälle von Diskriminierung wurden nicht toleriert.',
    ],
  },
  {
    id: 'S1-17_03',
    is: [['Es gingen 46 Beschwerden über das Hinweisgebersystem ein, davon elf zu Diskriminierung.', '46']],
    not: [
      'Customers raised three complaints via these channels.',
      'Es gingen 46 Beschwerden über die Beschwerdestelle für Kunden ein.',
    ],
  },
  { id: 'S1-17_05', is: [['Fines or damages in connection with discrimination were not paid.', '0 EUR']], not: [] },
  { id: 'S1-17_08', is: [['Severe human rights incidents were not identified in the own workforce.', '0']], not: [] },
  { id: 'S1-6_02', is: [], not: ['74 Beschäftigte stellten am Standort 214.600 hl her.'] },
  {
    id: 'S1-6_03',
    is: [
      ['On 31 March 2023, 312 people worked for us; on average over the year there were 306.', '306'],
      ['Zum 31. Dezember 2023 waren im Konzern 26.208 Menschen beschäftigt, im Jahresdurchschnitt 26.310.', '26310'],
      ['Am Bilanzstichtag beschäftigte der Konzern 2.140 Personen (Jahresdurchschnitt: 2.098).', '2098'],
      ['The Group had 4,120 employees at the end of the year and an average of 4,080 during the year.', '4080'],
    ],
    not: [
      'The average of 306 customers per branch fell.',
      'We have 312 employees, on average 41 years old.',
      'We have 312 employees, on average 41 of them in training.',
      'Wir beschäftigen 312 Menschen, im Durchschnitt 41 Jahre alt.',
      'Wir beschäftigen 312 Menschen, im Durchschnitt 298 Vollzeitkräfte.',
    ],
  },
  {
    id: 'S1-6_11',
    is: [
      ['In the year 402 persons have been hired and 358 have left the Group.', '358'],
      ['Den 240 Eintritten standen 212 Austritte gegenüber.', '212'],
      ['Im Berichtsjahr gab es 240 Neueinstellungen und 212 Abgänge.', '212'],
    ],
    not: [
      '240 policies were hired out and 212 left.',
      'Zugängen im Anlagevermögen von 240 standen 212 Abgänge gegenüber.',
    ],
  },
  {
    id: 'S1-6_12',
    is: [
      ['The rate of incoming turnover was 11.5% and the rate of outgoing turnover 10.3%.', '10.3 %'],
      ['9.0% of our employees left us in 2023.', '9 %'],
      ['Turnover was 10.3%, compared to 11.9% in 2022.', '10.3 %'],
      ['Employee turnover fell from 11.9% in 2022 to 10.3%.', '10.3 %'],
      ['Die Fluktuation sank von 11,9 % im Jahr 2022 auf 10,3 %.', '10.3 %'],
      ['Die Fluktuation lag bei 10,3 %, nach 11,9 % im Jahr 2022.', '10.3 %'],
    ],
    not: [],
  },
  {
    id: 'S1-7_03',
    is: [
      ['In addition, 168 seafarers sailed on our ships at year-end who are employed by manning agencies.', '168'],
      [
        'At year-end 35 people who are not our employees worked for us: 31 temporary workers provided by two agencies and 4 self-employed drivers.',
        '31',
      ],
      ['Leiharbeitnehmer sind nicht enthalten; im Berichtsjahr waren durchschnittlich 742 im Einsatz.', '742'],
      ['Zusätzlich waren im Jahresdurchschnitt 96 Leihkräfte für uns tätig.', '96'],
      ['Im Berichtsjahr wurden 34 Vollkräfte von Zeitarbeitsfirmen eingesetzt.', '34'],
      ['Besides, 82 temps hired from staffing agencies worked in our warehouses.', '82'],
      ['Über Personaldienstleister waren 57 Personen bei uns im Einsatz.', '57'],
      ['57 Beschäftigte von Personaldienstleistern arbeiteten zum Stichtag in unseren Werken.', '57'],
    ],
    not: [
      'Of the temporary staff, 31 received training by agencies.',
      'We employ 31 agency managers.',
      'Agency workers worked 12,400 hours.',
      '240 customers came to us through agencies.',
      'Our suppliers employed 240 people via agencies.',
    ],
  },
  {
    id: 'S1-8_01',
    is: [
      [
        'Sixty-one per cent of employees are covered by collective agreements with three recognised trade unions.',
        '61 %',
      ],
      [
        '94 % der Beschäftigten werden nach den Tarifverträgen für die private Versicherungswirtschaft bezahlt.',
        '94 %',
      ],
    ],
    not: [
      '61 per cent of customers are covered by collective insurance.',
      'Sixty-one per cent of suppliers have collective agreements.',
      '94 % der Beschäftigten in der Versicherungswirtschaft werden nach Tarif bezahlt.',
    ],
  },
  { id: 'S1-9', is: [], not: ['Turnover was 11.9% in 2022.'] },
]
