import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of figures about people in tables of one or several countries. */
export const peopleRows: LabelRow[] = [
  row('S1-8_01', '59 %', ['Covered by a collective labour agreement'], ['Collective labour agreement negotiations']),
  row(
    'S1-8_06',
    '91 %',
    ['Covered by employee representation', 'Durch einen Betriebsrat vertreten'],
    ['Works council costs'],
  ),
  row(
    'S1-13_02',
    '92 %',
    ['Teilnahme an regelmäßigen Leistungs- und Laufbahnbeurteilungen', 'Participation in regular performance reviews'],
    ['Teilnahme an der Mitarbeiterbefragung'],
  ),
  row('S1-15_01', '100 %', ['Anspruch auf Arbeitsfreistellung aus familiären Gründen'], ['Anspruch auf Urlaub']),
  row('S1-15_02', '8 %', ['Inanspruchnahme durch anspruchsberechtigte Beschäftigte'], ['Inanspruchnahme der Kantine']),
  row('S1-16_02', '44', ['Ratio of CEO pay to median employee pay'], ['Ratio of women’s pay to men’s pay']),
  row('S1-14_04', '3', ['Meldepflichtige Arbeitsunfälle (ohne Wegeunfälle)'], ['Meldepflichtige Wegeunfälle']),
  row(
    'S1-14_07',
    '388',
    ['Ausfalltage aufgrund arbeitsbedingter Verletzungen'],
    ['Ausfalltage aufgrund von Krankheit', 'Ausfalltage aufgrund von Streiks'],
  ),
  row('S1-6_09', '41', ['Beschäftigte ohne garantierte Arbeitsstunden'], ['Arbeitsstunden der Beschäftigten']),
  row(
    'S1-6_09',
    '548',
    ['Merkmale der Beschäftigten › Unbefristet', 'Headcount › Permanent', 'Own workforce › Full-time'],
    ['Neueinstellungen › Unbefristet', 'Training of employees › Full-time', 'Leavers (headcount) › Permanent'],
  ),
  row('S1-6_09', '548', ['Allgemeine Merkmale › Unbefristeter Vertrag'], ['Lieferanten › Unbefristeter Vertrag']),
]

/** Sentences that count people, days and incidents. */
export const peopleSentences: SentenceRow[] = [
  {
    id: 'S1-6_02',
    is: [
      ['Mit rund 6.000 Beschäftigten zählen wir zu den größten Arbeitgebern der Region.', '6000'],
      ['Rund 6.200 Mitarbeitende setzen sich täglich für unsere Kundschaft ein.', '6200'],
      ['Unsere 640 Mitarbeitenden arbeiten an vier Standorten.', '640'],
      ['Bei insgesamt 63 Mitarbeitern beträgt der Frauenanteil 9,5 %.', '63'],
      ['Die Belegschaft bestand Ende 2023 aus 640 Personen.', '640'],
      ['Der Personalstand lag bei 640 Personen.', '640'],
    ],
    not: [
      'Unsere 120 Angestellten und 300 Arbeiter erhielten eine Prämie.',
      'Unsere 30 Kolleginnen und Kollegen vom Kundendienst fahren elektrisch.',
      'Die Hälfte unserer 40 Auszubildenden wohnt am Ort.',
      '120 Mitarbeitende engagieren sich in der freiwilligen Feuerwehr.',
      'Im Jahresdurchschnitt waren 94.944 Mitarbeiter im Konzern beschäftigt.',
      'Unsere 640 Mitarbeitenden in Österreich erhielten eine Prämie.',
      'Die Belegschaft der Kantine bestand aus 12 Personen in Teilzeit.',
    ],
  },
  {
    id: 'S1-6_03',
    is: [['Im Jahresdurchschnitt waren 94.944 Mitarbeiter im Konzern beschäftigt.', '94944']],
    not: [],
  },
  {
    id: 'S1-2_02',
    is: [['Seit 2011 führen wir regelmäßig eine Mitarbeiterbefragung durch.', 'yes']],
    not: ['Bereits 2011 hat das Unternehmen eine Mitarbeiterbefragung durchgeführt.'],
  },
  {
    id: 'S1-14_02',
    is: [['Arbeitsbedingte Todesfälle: Null.', '0']],
    not: ['Unser Ziel für Todesfälle: Null.'],
  },
  {
    id: 'S1-14_04',
    is: [],
    not: ['Ausfalltage bezogen auf Arbeitsunfälle: 26'],
  },
  {
    id: 'S1-14_05',
    is: [
      ['Die Unfallhäufigkeit sank 2023 auf 4,6 Unfälle je eine Million Arbeitsstunden.', '4.6'],
      [
        '2023 konnte die Unfallhäufigkeit um 4,2 % auf 4,6 – auf eine Million Arbeitsstunden gerechnet – gesenkt werden.',
        '4.6',
      ],
    ],
    not: ['Bis 2030 soll die Unfallhäufigkeit auf 2,0 Unfälle je eine Million Arbeitsstunden sinken.'],
  },
  {
    id: 'E1-5_01',
    is: [['Im Zentrum steht unser Energieverbrauch. Dieser lag in 2023 bei 59.005 kWh.', '59.005 MWh']],
    not: ['Wir senken den Anteil der Heizung am Energieverbrauch. Dieser lag in 2023 bei 59.005 kWh.'],
  },
  {
    id: 'E1-5_12',
    is: [['Der Gasverbrauch belief sich 2023 auf 291.633 kWh.', '291.633 MWh']],
    not: [
      'Der Biogasverbrauch belief sich 2023 auf 291.633 kWh.',
      'Der Gasverbrauch in Bregenz belief sich 2023 auf 291.633 kWh.',
    ],
  },
  {
    id: 'E5-5_07',
    is: [
      ['Die Abfallbilanz des Konzerns weist für 2023 eine Gesamtmenge von 353.000 t aus (Vj. 310.085 t).', '353000 t'],
    ],
    not: [],
  },
  {
    id: 'E5-5_08',
    is: [['Darin enthalten sind 74.421 t Abfall zur Beseitigung und 278.464 t Abfall zur Verwertung.', '278464 t']],
    not: [],
  },
  {
    id: 'GOV-1_02',
    is: [['Der Vorstand wird von einem 16-köpfigen Aufsichtsrat überwacht.', '16']],
    not: ['Ein 16-köpfiges Team begleitet den Aufsichtsrat.'],
  },
  {
    id: 'S1-6_03',
    is: [['The rate is calculated from the average number of employees (2,828).', '2828']],
    not: ['The average age of employees (41) rose.'],
  },
  {
    id: 'S1-6_09',
    is: [
      ['412 employees have a permanent contract.', 'permanent412'],
      ['37 Beschäftigte haben einen befristeten Vertrag.', 'temporary37'],
    ],
    not: ['We hold 37 permanent supply contracts.', '37 Lieferanten haben unbefristete Verträge.'],
  },
  {
    id: 'S1-6_12',
    is: [['The turnover rate, calculated from the average headcount, was 11.0%.', '11 %']],
    not: ['The voluntary turnover rate, calculated from the average headcount, was 4.0%.'],
  },
  {
    id: 'S1-7_01',
    is: [['Als Fremdarbeitskräfte waren 148 Personen tätig.', '148']],
    not: ['Im Ehrenamt waren 148 Personen tätig.'],
  },
  {
    id: 'S1-7_02',
    is: [
      ['In addition, 5,260 people worked for us through agencies and 830 as freelancers.', '830'],
      ['Selbstständige ohne eigenes Personal, die ausschließlich für uns tätig sind: 3.', '3'],
    ],
    not: ['Hinzu kommen 640 selbstständige Vermittler, die nicht zu den eigenen Arbeitskräften zählen.'],
  },
  {
    id: 'S1-7_03',
    is: [
      ['24 people were provided by employment agencies.', '24'],
      ['In addition, 5,260 people worked for us through agencies and 830 as freelancers.', '5260'],
      ['Leiharbeitskräfte: 27.', '27'],
    ],
    not: ['24 people were provided with laptops.'],
  },
  {
    id: 'S1-8_01',
    is: [
      ['No employees are covered by collective bargaining agreements.', '0 %'],
      ['Rund 97 % der Beschäftigten werden nach dem TVöD vergütet.', '97 %'],
      ['Pay follows the collective agreement of the sector, which covers all of us (100 %).', '100 %'],
    ],
    not: ['Rund 97 % der Beschäftigten werden nach ihrer Meinung gefragt.'],
  },
  {
    id: 'S1-8_02',
    is: [['88,4 % aller Beschäftigten fallen unter einen Tarifvertrag, in Österreich 100 %.', 'AT100 %']],
    not: ['Die Emissionen sanken in Österreich um 100 %.'],
  },
  {
    id: 'S1-9_01',
    is: [['Der obersten Führungsebene gehören 9 Männer an.', 'male9']],
    not: ['Dem Aufsichtsrat gehören 9 Männer an.', 'Auf der zweiten Führungsebene arbeiten 9 Männer.'],
  },
  {
    id: 'S1-9_02',
    is: [['Women hold 27% of senior management positions (target 2026: 30%).', 'female27 %']],
    not: ['Women hold 27% of seats on the Supervisory Board.', 'Women hold 27% of shares.'],
  },
  {
    id: 'S1-13_02',
    is: [['88% had a formal development talk with their manager.', '88 %']],
    not: ['88% had a formal complaint.'],
  },
  {
    id: 'S1-13_04',
    is: [
      ['Employees spent 29 hours on training on average.', '29 h'],
      ['Each employee spent 13 hours on training on average.', '13 h'],
    ],
    not: [
      'Employees spent 29 hours on voluntary work on average.',
      'On average, each employee received 2.9 training days.',
      'Im Schnitt nahm jeder Beschäftigte an 2,9 Weiterbildungstagen teil.',
    ],
  },
  {
    id: 'S1-14_02',
    is: [
      ['None of our employees died at work.', '0'],
      ['There was one recordable accident and no fatality.', '0'],
      ['Kein Arbeitsunfall verlief tödlich.', '0'],
    ],
    not: ['None of our employees smoke at work.'],
  },
  {
    id: 'S1-14_04',
    is: [['Sechs meldepflichtige Arbeitsunfälle ereigneten sich im Berichtsjahr.', '6']],
    not: ['Own employees had 203 accidents with lost time.'],
  },
  {
    id: 'S1-14_05',
    is: [['Die Unfallhäufigkeit (meldepflichtige Unfälle je Million Arbeitsstunden) sank von 5,8 auf 5,2.', '5.2']],
    not: ['Their accident rate was 0.4 per 100 workers.', 'Our accident rate was 8.1 per 1,000 employees.'],
  },
  {
    id: 'S1-16_01',
    is: [['The pay gap between women and men is -2.3 %.', '-2.3 %']],
    not: ['The adjusted pay gap between women and men is -2.3 %.'],
  },
  {
    id: 'S1-16_02',
    is: [['The CEO earned 38 times the median pay of employees.', '38 ratio']],
    not: ['The CEO visited 38 times.'],
  },
  {
    id: 'S1-17_02',
    is: [['One incident of discrimination was reported and confirmed.', '1']],
    not: ['One incident of data loss was reported.'],
  },
  {
    id: 'S1-17_03',
    is: [['Über die Beschwerdekanäle gingen 17 Beschwerden ein.', '17']],
    not: ['Über die Filialen gingen 17 Beschwerden ein.'],
  },
  {
    id: 'S1-17_04',
    is: [['Bei den Nationalen Kontaktstellen der OECD gingen keine Beschwerden ein.', '0']],
    not: ['Die Nationalen Kontaktstellen der OECD beraten Unternehmen.'],
  },
  {
    id: 'S1-17_08',
    is: [['Bestätigte Menschenrechtsvorfälle in der eigenen Belegschaft: keine.', '0']],
    not: ['Menschenrechtsvorfälle in der eigenen Belegschaft: siehe Seite 4.'],
  },
]
