import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Rows of tables about boards and conduct. */
export const disclosureRows: LabelRow[] = [
  row(
    'G1-3_07',
    '91 %',
    [
      'Anti-Korruptionsschulung, risikobehaftete Funktionen',
      'Unternehmensführung › Antikorruptionsschulungen in risikobehafteten Funktionen',
      'Anti-corruption training, functions at risk',
      'Abdeckung risikobehafteter Funktionen durch Antikorruptionsschulungen',
    ],
    [],
  ),
  row(
    'G1-4_06',
    '2',
    [
      'Bestätigte Korruptionsfälle › Daraus Entlassungen oder Disziplinarmaßnahmen',
      'Confirmed corruption cases › of which employees dismissed or disciplined',
    ],
    [],
  ),
  row(
    'G1-4_07',
    '2',
    [
      'Bestätigte Korruptionsfälle › davon Beendigung von Verträgen mit Geschäftspartnern',
      'Confirmed incidents of corruption › Contracts with business partners terminated or not renewed',
      'Korruption › Beendete oder nicht verlängerte Verträge mit Geschäftspartnern',
    ],
    [],
  ),
  row('G1-5_05', '508 EUR', ['Beiträge an Interessenverbände', 'Verbandsbeiträge'], []),
  row('G1-6_01', '30 days', ['Durchschnittliche Dauer bis zur Begleichung einer Rechnung'], []),
  row(
    'G1-6_04',
    '2',
    ['Anhängige Verfahren wegen Zahlungsverzugs', 'Anhängige Gerichtsverfahren wegen verspäteter Zahlungen'],
    [],
  ),
  row(
    'GOV-3_05',
    '20 %',
    [
      'Nachhaltigkeitsbezogener Anteil der variablen Vergütung',
      'Variable remuneration dependent on sustainability-related targets',
    ],
    [],
  ),
]

/** How reports state in running text what ESRS 2 and G1 ask about boards, plans and conduct. */
export const disclosureSentences: SentenceRow[] = [
  {
    id: 'BP-1_01',
    is: [
      [
        'This sustainability statement follows the ESRS. It has been prepared on a consolidated basis, and the scope of consolidation is the same as for the financial statements.',
        'consolidated',
      ],
      ['The Sustainability Statement has been drawn up at consolidated level for the Group.', 'consolidated'],
      ['It was prepared on a consolidated basis.', 'consolidated'],
      ['Die Nachhaltigkeitserklärung wurde in konsolidierter Form erstellt.', 'consolidated'],
      ['Die Angaben beziehen sich ausschließlich auf die Muster GmbH als Einzelgesellschaft.', 'individual'],
    ],
    not: ['The financial statements have been prepared on a consolidated basis.'],
  },
  {
    id: 'BP-1_02',
    is: [['The consolidation scope corresponds to that of the consolidated financial statements.', 'yes']],
    not: [],
  },
  {
    id: 'E5-5_15',
    is: [],
    not: ['Es gab 2 tödliche Unfälle mit gefährlichen Abfällen.'],
  },
  {
    id: 'G1-3_07',
    is: [['Der Anteil der durch Schulungen abgedeckten risikobehafteten Funktionen betrug 94 %.', '94 %']],
    not: ['Der Anteil der durch Schulungen abgedeckten Standorte betrug 94 %.'],
  },
  {
    id: 'G1-4_01',
    is: [
      [
        'The number of convictions and the amount of fines for violation of anti-corruption and anti-bribery laws were zero.',
        '0',
      ],
      ['There was one conviction for bribery and a fine of EUR 50,000.', '1'],
    ],
    not: ['There was one conviction of an employee for theft.'],
  },
  {
    id: 'G1-4_02',
    is: [
      [
        'There were no convictions for violation of anti-corruption and anti-bribery laws (0), and the fines paid were NOK 0.',
        '0 NOK',
      ],
      [
        'The number of convictions and the amount of fines for violation of anti-corruption and anti-bribery laws were zero.',
        '0 EUR',
      ],
      ['There was one conviction for bribery and a fine of EUR 50,000.', '50000 EUR'],
    ],
    not: ['Fines for environmental offences were NOK 120,000.'],
  },
  {
    id: 'G1-4_06',
    is: [
      [
        'Two incidents of corruption were confirmed, both in sales. One of them led to the dismissal of an employee, and one to the termination of a contract with a business partner.',
        '1',
      ],
      ['Es gab zwei bestätigte Fälle von Korruption. In beiden Fällen wurde den Beteiligten gekündigt.', '2'],
      [
        'Zwei Korruptionsfälle wurden bestätigt. In einem Fall wurde ein Mitarbeiter entlassen, Verträge mit Geschäftspartnern wurden deswegen nicht beendet.',
        '1',
      ],
      [
        'There were no confirmed incidents of corruption or bribery, and accordingly no employees were dismissed or disciplined and no contracts with business partners were terminated.',
        '0',
      ],
      ['The Group had 3 confirmed incidents of corruption, of which 1 resulted in the dismissal of an employee.', '1'],
    ],
    not: [
      'Three employees were dismissed for fraud and theft.',
      'Two incidents of theft were confirmed. One of them led to the dismissal of an employee.',
      'Two incidents of corruption were confirmed. One of them is still being investigated.',
    ],
  },
  {
    id: 'G1-4_07',
    is: [
      [
        'Two incidents of corruption were confirmed, both in sales. One of them led to the dismissal of an employee, and one to the termination of a contract with a business partner.',
        '1',
      ],
      [
        'Zwei Korruptionsfälle wurden bestätigt. In einem Fall wurde ein Mitarbeiter entlassen, Verträge mit Geschäftspartnern wurden deswegen nicht beendet.',
        '0',
      ],
    ],
    not: ['Two incidents of corruption were confirmed. One of them led to the dismissal of an employee.'],
  },
  {
    id: 'G1-5_06',
    is: [['Politische Zuwendungen in Form von Geld oder Sachleistungen wurden nicht geleistet.', '0 EUR']],
    not: [],
  },
  {
    id: 'G1-6_02',
    is: [
      [
        'Bis zur Begleichung einer Rechnung vergehen ab Beginn der Zahlungsfrist durchschnittlich 37 Tage. Die Standardzahlungsbedingung beträgt für alle Lieferantengruppen 30 Tage netto; 82 % der Zahlungen entsprachen ihr. Gerichtsverfahren wegen Zahlungsverzugs waren nicht anhängig (0).',
        '30 days',
      ],
      ['The standard payment terms for all supplier categories are net 30 days.', '30 days'],
      ['Das Standardzahlungsziel beträgt für alle Lieferanten 30 Tage.', '30 days'],
      ['Suppliers are paid within 30 days under our standard terms.', '30 days'],
    ],
    not: [
      'Für kleine Lieferanten beträgt das Zahlungsziel 14 Tage.',
      'Kunden wird ein Zahlungsziel von 30 Tagen gewährt.',
      'Das Standardzahlungsziel beträgt für Kunden 30 Tage.',
      'The standard payment terms for customers are 60 days.',
    ],
  },
  {
    id: 'G1-6_03',
    is: [
      ['Diesen Bedingungen entsprachen 82 % der Zahlungen.', '82 %'],
      ['Der Anteil der Zahlungen, die diesen Bedingungen entsprachen, lag bei 82 %.', '82 %'],
      ['Of all payments, 82% were aligned with these terms.', '82 %'],
    ],
    not: ['Of all invoices, 82% were sent electronically.'],
  },
  {
    id: 'G1-6_04',
    is: [['The number of outstanding legal proceedings for late payments was zero.', '0']],
    not: [],
  },
  {
    id: 'GOV-1_01',
    is: [
      ['The Chief Executive is not a member of the Board, and the number of executive members is zero.', '0'],
      ['The Board of Directors has no executive members.', '0'],
      ['None of the members of the Board of Directors is an executive.', '0'],
      ['Der Verwaltungsrat hat keine geschäftsführenden Mitglieder.', '0'],
      ['The Board has nine directors, two of whom are executive and seven non-executive.', '2'],
    ],
    not: ['The committee has no executive members outside the company.'],
  },
  {
    id: 'GOV-1_02',
    is: [
      ['The Board has nine directors, two of whom are executive and seven non-executive.', '7'],
      ['The Board of Directors had ten members at the end of 2023, all of them non-executive.', '10'],
      ['All eight members of the Board of Directors are non-executive.', '8'],
      ['Alle neun Mitglieder des Verwaltungsrats sind nicht geschäftsführend.', '9'],
    ],
    not: ['The Audit Committee had three members at the end of 2023, all of them non-executive.'],
  },
  {
    id: 'GOV-1_06',
    is: [
      [
        'Die Geschäftsführung besteht aus einer Frau und zwei Männern. Das Geschlechterverhältnis (Frauen zu Männern) beträgt 0,5.',
        '0.5 ratio',
      ],
    ],
    not: ['In der Belegschaft überwiegen Männer. Das Geschlechterverhältnis (Frauen zu Männern) beträgt 0,5.'],
  },
  {
    id: 'GOV-1_07',
    is: [
      [
        'The Board of Directors had ten members. Seven members, or 70 percent, are independent of the Company and its main shareholders.',
        '70 %',
      ],
    ],
    not: [
      'Seven members of the management team, or 70 percent, are women.',
      'The management team was enlarged. Seven members, or 70 percent, are independent consultants.',
      'The supervisory board met six times. Seven experts, or 70 percent, are independent.',
    ],
  },
  {
    id: 'GOV-3_01',
    is: [['Es bestehen keine Anreizsysteme, die an Nachhaltigkeitsaspekte geknüpft sind.', 'no']],
    not: ['Es bestehen keine Kredite, die an Nachhaltigkeitsaspekte geknüpft sind.'],
  },
  {
    id: 'GOV-3_05',
    is: [
      [
        'Die variable Vergütung des Vorstands ist an nachhaltigkeitsbezogene Ziele geknüpft. 20 % der langfristigen variablen Vergütung entfallen je zur Hälfte auf die Senkung der Emissionen und auf den Anteil von Frauen in Führungspositionen.',
        '20 %',
      ],
      ['Der Anteil nachhaltigkeitsbezogener Ziele an der variablen Vergütung beträgt 25 %.', '25 %'],
      ['Die ESG-Komponente ist mit 30 % der langfristigen variablen Vergütung gewichtet.', '30 %'],
      ['The variable remuneration of the Board includes a sustainability component with a weighting of 10%.', '10 %'],
    ],
    not: [
      'Die variable Vergütung hängt auch von Nachhaltigkeitszielen ab. 60 % der langfristigen variablen Vergütung entfallen auf finanzielle Ziele.',
      'Sustainability targets are part of the bonus. 60% of the variable remuneration is based on financial targets.',
    ],
  },
  {
    id: 'MDR-A_09',
    is: [
      [
        'Für die Umsetzung der Maßnahmen fielen 2023 Investitionsausgaben von 18,6 Mio. € und Betriebsausgaben von 2,9 Mio. € an.',
        '18600000 EUR',
      ],
      [
        'In 2023, capital expenditure of EUR 18.6 million and operating expenditure of EUR 2.9 million were incurred to implement the actions.',
        '18600000 EUR',
      ],
      [
        'Implementing the action plan required CapEx of EUR 18.6 million and OpEx of EUR 2.9 million in 2023.',
        '18600000 EUR',
      ],
    ],
    not: [
      'Capital expenditure of the Group was EUR 230 million in 2023.',
      'In 2023, capital expenditure of EUR 18.6 million was incurred.',
      'Für die Umsetzung der Richtlinie rechnet der Verband mit Investitionsausgaben von 18,6 Mio. €.',
    ],
  },
  {
    id: 'MDR-A_10',
    is: [
      [
        'Für die Umsetzung der Maßnahmen fielen 2023 Investitionsausgaben von 18,6 Mio. € und Betriebsausgaben von 2,9 Mio. € an.',
        '2900000 EUR',
      ],
      [
        'In 2023, capital expenditure of EUR 18.6 million and operating expenditure of EUR 2.9 million were incurred to implement the actions.',
        '2900000 EUR',
      ],
      [
        'Implementing the action plan required CapEx of EUR 18.6 million and OpEx of EUR 2.9 million in 2023.',
        '2900000 EUR',
      ],
    ],
    not: ['Operating expenses of EUR 2.9 million were incurred for advertising.'],
  },
]
