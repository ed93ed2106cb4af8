import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of indicators about safety, leave, complaints and working time. */
export const safetyRows: LabelRow[] = [
  row(
    'S1-14_01',
    '98 %',
    ['Covered by a health and safety management system (%)', 'Covered by our safety management system, %'],
    ['Sites covered by a safety management system (%)', 'Suppliers covered by a safety management system (%)'],
  ),
  row('S1-14_04', '31', ['Recordable accidents'], ['RIDDOR-reportable accidents', 'Near misses']),
  row(
    'S1-14_09',
    '310',
    [
      'Days lost, non-employees',
      'Working days lost (non-employees)',
      'Number of days lost – non-employees',
      'Ausfalltage Fremdarbeitskräfte',
    ],
    ['Days lost, employees', 'Ausfalltage'],
  ),
  row(
    'S1-14_08',
    '4',
    [
      'Cases of recordable work-related ill health, non-employees',
      'Meldepflichtige arbeitsbedingte Erkrankungen, Fremdarbeitskräfte',
    ],
    ['Cases of recordable work-related ill health, employees'],
  ),
  row(
    'S1-15_02',
    '6.1 %',
    ['Took family-related leave (%)', 'Inanspruchnahme von Elternzeit (%)', 'Use of parental leave (%)'],
    ['Returned after parental leave (%)', 'Entitled to family-related leave (%)'],
  ),
  row(
    'S1-17_04',
    '2',
    [
      'Complaints filed with National Contact Points of the OECD',
      'Complaints submitted to the OECD National Contact Point',
      'Zahl der Beschwerden bei den Nationalen Kontaktstellen der OECD',
    ],
    ['Complaints filed through our channels', 'National contact points (address)'],
  ),
  row(
    'S1-6_19',
    '410',
    ['Zahl der Vollzeitkräfte', 'Zahl der Vollzeitbeschäftigten', 'Number of full-time employees'],
    ['Zahl der Vollzeitäquivalente', 'Zahl der Teilzeitkräfte'],
  ),
  row(
    'S1-6_02',
    '2,410',
    ['Colleagues, total', 'Total number of colleagues', 'Number of team members'],
    ['Average number of colleagues', 'New colleagues', 'Colleagues with a disability'],
  ),
  row('S1-6_03', '2,410', ['Average number of colleagues'], ['Average age of colleagues']),
  row(
    'S1-13_04',
    '18.2 hours',
    ['Training hours per colleague (average)', 'Training hours per team member'],
    ['Training hours per customer'],
  ),
  row(
    'S1-14_02',
    '2',
    ['Fatalities, colleagues and agency workers', 'Todesfälle bei Beschäftigten und Leiharbeitskräften'],
    ['Fatalities, agency workers', 'Fatalities, contractors on site'],
  ),
  row('S1-14_03', '2', ['Fatalities, contractors on site'], ['Fatalities, colleagues and agency workers']),
  row('S1-6_20', '130', ['Zahl der Teilzeitkräfte', 'Part-time employees'], ['Zahl der Vollzeitkräfte']),
]

/** Sentences about safety, leave, complaints and those who are no employees. */
export const safetySentences: SentenceRow[] = [
  {
    id: 'S1-6_03',
    is: [
      ['In 2023 we employed 2,410 people. The average over the year was 2,366.', '2366'],
      ['Im Jahr 2023 hatten wir 2.410 Mitarbeitende. Im Jahresdurchschnitt waren es 2.366.', '2366'],
      ['Bezogen auf den durchschnittlichen Bestand von 2.366 Personen lag die Fluktuation 2023 bei 7,9 %.', '2366'],
      ['Leavers of all kinds in 2023, divided by the average number of employees in the year (2,366).', '2366'],
      ['The rate for 2023 is based on an average headcount of 2,366.', '2366'],
    ],
    not: [
      'In 2023 we sold 2,410 machines. The average over the year was 2,366.',
      'In 2023 we employed 2,410 people. The average over the year was 36 hours.',
      'Bezogen auf den durchschnittlichen Bestand von 410 Fahrzeugen sank der Verbrauch 2023.',
    ],
  },
  {
    id: 'S1-6_19',
    is: [
      ['Ende 2023 arbeiteten 410 in Vollzeit, 96 in Teilzeit.', '410'],
      ['In 2023, 410 employees worked full-time and 96 part-time.', '410'],
    ],
    not: ['In 2023 there were 410 full-time equivalents.', '2023 waren es 410 Vollzeitäquivalente.'],
  },
  {
    id: 'S1-7_01',
    is: [
      ['In addition, 120 people who are not our employees worked with us at the end of 2023.', '120'],
      ['Ende 2023 waren zudem 120 Personen, die nicht bei uns angestellt sind, im Einsatz.', '120'],
    ],
    not: ['In 2023, 120 people who are not customers visited our stores.'],
  },
  {
    id: 'S1-7_02',
    is: [
      ['In 2023 there were 120 people who are not our employees, 95 of them self-employed.', '95'],
      ['2023 waren 120 Fremdarbeitskräfte für uns tätig, 95 davon selbstständig.', '95'],
      ['Selbstständige zählten 2023 nicht dazu.', '0'],
      ['In 2023 none of them was self-employed.', '0'],
    ],
    not: ['In 2023 we lent money to 120 customers, 95 of them self-employed.'],
  },
  {
    id: 'S1-7_03',
    is: [
      ['2023 waren 24 Fremdarbeitskräfte im Einsatz, die sämtlich von Zeitarbeitsunternehmen überlassen wurden.', '24'],
      ['In 2023 we had 24 non-employees, all of them provided by employment agencies.', '24'],
    ],
    not: ['2023 waren 24 Fremdarbeitskräfte im Einsatz, die sämtlich selbstständig waren.'],
  },
  {
    id: 'S1-8_01',
    is: [
      ['In 2023, all employees (100%) are covered by collective agreements.', '100 %'],
      ['Alle Mitarbeitenden (100 %) fallen 2023 unter einen Tarifvertrag.', '100 %'],
    ],
    not: ['In 2023, all employees (100%) received a performance review.'],
  },
  {
    id: 'S1-9_03',
    is: [['In 2023, people under 30 number 210, those between 30 and 50 years 480 and those over 50 years 96.', '210']],
    not: ['In 2023, customers under 30 number 210.'],
  },
  {
    id: 'S1-9_04',
    is: [['In 2023, people under 30 number 210, those between 30 and 50 years 480 and those over 50 years 96.', '480']],
    not: [],
  },
  {
    id: 'S2-1_07',
    is: [
      ['Our supplier code of conduct is fully in line with the ILO core labour standards.', 'yes'],
      ['Unser Verhaltenskodex für Lieferanten verbietet Kinderarbeit und folgt den Kernarbeitsnormen der ILO.', 'yes'],
    ],
    not: ['Our supplier code of conduct is in line with our values.', 'Our code of conduct follows the ILO standards.'],
  },
  {
    id: 'S1-9_05',
    is: [
      ['2023 waren 104 jünger als 30 Jahre, 281 zwischen 30 und 50 Jahre alt und 227 älter als 50.', '227'],
      ['In 2023, people under 30 number 210, those between 30 and 50 years 480 and those over 50 years 96.', '96'],
    ],
    not: [],
  },
  {
    id: 'S1-13_04',
    is: [['Im Schnitt nahm jede Person 2023 an 14,2 Stunden Weiterbildung teil.', '14.2 h']],
    not: ['Im Schnitt nahm jeder Kunde 2023 an 14,2 Stunden Schulung teil.'],
  },
  {
    id: 'S1-14_01',
    is: [['In 2023 the management system for health and safety covers 92% of our own workforce.', '92 %']],
    not: ['In 2023 the management system for health and safety covers 92% of our sites.'],
  },
  {
    id: 'S1-14_02',
    is: [
      ['Fatalities in 2023: none, neither among our own workforce nor among others working at our sites.', '0'],
      ['2023 gab es keine Todesfälle, weder unter den eigenen Arbeitskräften noch unter anderen Arbeitskräften.', '0'],
    ],
    not: ['In 2023 there were fatalities neither among visitors nor among neighbours.'],
  },
  {
    id: 'S1-14_03',
    is: [
      ['Fatalities in 2023: none, neither among our own workforce nor among others working at our sites.', '0'],
      ['Tödliche Unfälle gab es 2023 weder bei unseren eigenen Arbeitskräften noch bei Fremdfirmen.', '0'],
      ['In 2023 there were no fatalities among our own workforce or among contractors.', '0'],
    ],
    not: [
      'In 2023 there were no fatalities among our own workforce.',
      'Keine Todesfälle gab es 2023 unter den eigenen Mitarbeitenden, aber bei Fremdfirmen einen tödlichen Unfall.',
    ],
  },
  {
    id: 'S1-14_04',
    is: [['Meldepflichtige Arbeitsunfälle traten 2023 in 17 Fällen auf.', '17']],
    not: ['Arbeitsunfälle führten 2023 in 17 Fällen zu einer Kur.'],
  },
  {
    id: 'S1-14_05',
    is: [
      [
        '2023 gab es 17 meldepflichtige Arbeitsunfälle, das entspricht einer Quote von 8,4 je 1 Mio. Arbeitsstunden.',
        '8.4',
      ],
      [
        'There were 17 recordable accidents in 2023, which corresponds to a rate of 8.4 per million hours worked.',
        '8.4',
      ],
    ],
    not: ['2023 gab es 17 Wegeunfälle, das entspricht 8,4 je 1 Mio. Arbeitsstunden.'],
  },
  {
    id: 'S1-14_06',
    is: [['2023 wurde ein Fall einer arbeitsbedingten Erkrankung gemeldet.', '1']],
    not: ['Ein Fall einer arbeitsbedingten Erkrankung muss gemeldet werden.'],
  },
  {
    id: 'S1-14_07',
    is: [
      ['2023 gab es 17 meldepflichtige Arbeitsunfälle. Dadurch gingen 402 Arbeitstage verloren.', '402 days'],
      ['There were 17 recordable accidents in 2023. As a result, 402 working days were lost.', '402 days'],
      ['There were 17 recordable accidents in 2023. They led to 402 lost days.', '402 days'],
      ['Die Arbeitsunfälle 2023 führten zu 402 Ausfalltagen.', '402 days'],
      ['Unfälle führten 2023 zu Kosten. Durch Arbeitsunfälle gingen 402 Arbeitstage verloren.', '402 days'],
    ],
    not: [
      'Der Krankenstand lag 2023 bei 5,8 %. Dadurch gingen 402 Arbeitstage verloren.',
      'There was a strike in 2023. As a result, 402 working days were lost.',
    ],
  },
  {
    id: 'S1-15_02',
    is: [['In 2023, 6.2% of those entitled took it, and parental leave is open to all.', '6.2 %']],
    not: ['In 2023, 6.2% of those invited took part in the survey.'],
  },
  {
    id: 'S1-17_02',
    is: [['2023 wurde ein Fall von Diskriminierung gemeldet.', '1']],
    not: ['Ein Fall von Diskriminierung kann anonym gemeldet werden.'],
  },
  {
    id: 'S1-17_03',
    is: [
      ['In 2023 employees filed 17 complaints through it.', '17'],
      ['Über unsere Beschwerdewege gingen 2023 sechs Beschwerden von Arbeitskräften ein.', '6'],
    ],
    not: ['In 2023 customers filed 17 complaints.', 'In 2023 there were 17 complaints by employees of suppliers.'],
  },
  {
    id: 'S1-17_04',
    is: [
      ['In 2023 our workforce filed 58 complaints, none with the OECD National Contact Points.', '0'],
      ['2023 gingen 58 Beschwerden ein, davon keine bei den Nationalen Kontaktstellen der OECD.', '0'],
    ],
    not: ['In 2023 our workforce filed 58 complaints, none of them anonymously.'],
  },
  {
    id: 'S1-17_05',
    is: [
      ['Three incidents of discrimination were confirmed in 2023. No fines had to be paid for them (EUR 0).', '0 EUR'],
      ['No fines, penalties or compensation (€0) arose from these cases in 2023.', '0 EUR'],
    ],
    not: ['Three permits were breached in 2023. No fines had to be paid for them (EUR 0).'],
  },
  {
    id: 'S1-17_08',
    is: [['Zu schwerwiegenden Menschenrechtsvorfällen kam es 2023 nicht.', '0']],
    not: ['Zu schwerwiegenden Unwettern kam es 2023 nicht.'],
  },
  {
    id: 'S1-17_11',
    is: [],
    not: ['No fines, penalties or compensation (€0) arose in 2023, and no severe human rights incidents occurred.'],
  },
  {
    id: 'S1-17_10',
    is: [
      ['In 2023 no severe human rights incident occurred.', 'yes'],
      ['Zu schwerwiegenden Menschenrechtsvorfällen kam es 2023 nicht.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'S1-6_14',
    is: [['At the end of 2023 we had 2,410 employees (head count at the end of the period).', 'head count']],
    not: ['Expressed in full-time equivalents, 2,210 people worked for us in 2023.'],
  },
  {
    id: 'S1-1_09',
    is: [
      ['Das Managementsystem für Gesundheit und Sicherheit deckt 2023 alle Arbeitskräfte ab.', 'yes'],
      ['The management system for health and safety covers our own workforce.', 'yes'],
    ],
    not: ['The management system for energy covers all our plants.'],
  },
  {
    id: 'S1-3_05',
    is: [
      ['Our speak-up line is open to employees and third parties.', 'yes'],
      ['Unsere Vertrauensstelle steht allen Beschäftigten anonym zur Verfügung.', 'yes'],
    ],
    not: ['Our canteen is open to employees and visitors.'],
  },
  {
    id: 'S4-3_13',
    is: [
      ['The customer service registered 1,904 complaints from consumers in 2023.', '1904'],
      ['Der Kundendienst erfasste 2023 1.904 Beschwerden.', '1904'],
    ],
    not: ['In 2023 the works council handled 1,904 complaints from staff.'],
  },
]
