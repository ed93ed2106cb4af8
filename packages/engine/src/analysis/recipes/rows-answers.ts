import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Rows of tables about boards, pay and conduct. */
export const answerRows: LabelRow[] = [
  row(
    'G1-6_03',
    '88 %',
    ['Invoices paid within agreed terms', 'Payments made on time', 'Anteil der fristgerecht bezahlten Rechnungen'],
    ['Invoices paid by customers on time', 'Invoices disputed'],
  ),
  row(
    'G1-3_07',
    '88 %',
    [
      'Colleagues in at-risk functions covered by anti-bribery training',
      'Share of employees in functions at risk who completed anti-corruption training',
      'Anteil der Arbeitnehmer in risikobehafteten Funktionen mit abgeschlossener Antikorruptionsschulung',
    ],
    ['Colleagues covered by safety training'],
  ),
  row(
    'GOV-3_05',
    '15 %',
    [
      'Variable pay of executive directors linked to ESG measures',
      'Variable remuneration tied to sustainability targets',
    ],
    ['Variable pay of executive directors', 'Loans linked to ESG measures'],
  ),
  row(
    'G1-4_02',
    '0 €',
    ['Corruption and bribery › Fines for such violations'],
    ['Environment › Fines for such violations'],
  ),
]

/** Further ways of saying what was not done, not used or not the case, and the figures that stand beside. */
export const answerSentences: SentenceRow[] = [
  {
    id: 'G1-5_04',
    is: [
      [
        'Contributions to trade associations with lobbying activities amounted to €3.1 million, and lobbying expenses to €0.9 million.',
        '900000 EUR',
      ],
    ],
    not: ['Memberships of bodies engaged in lobbying activities amounted to €3.1 million.'],
  },
  {
    id: 'G1-5_05',
    is: [
      ['Contributions to trade associations with lobbying activities amounted to €3.1 million.', '3100000 EUR'],
      ['Memberships in industry associations cost EUR 86,000.', '86000 EUR'],
      ['Die Beiträge an Branchenverbände beliefen sich auf 86.000 €.', '86000 EUR'],
      ['Die Mitgliedschaften in Wirtschaftsverbänden kosteten 86.000 €.', '86000 EUR'],
    ],
    not: [
      'Contributions to sports associations amounted to EUR 86,000.',
      'Beiträge an die Berufsgenossenschaft beliefen sich auf 86.000 €.',
    ],
  },
  {
    id: 'G1-5_03',
    is: [
      ['Political contributions are prohibited and were not made.', '0 EUR'],
      ['Political donations were not made in 2023.', '0 EUR'],
      ['Parteispenden wurden nicht geleistet.', '0 EUR'],
    ],
    not: ['Political contributions are prohibited by our code.'],
  },
  {
    id: 'G1-5_06',
    is: [
      ['We made no political contributions, be it in money (EUR 0) or in kind (EUR 0).', '0 EUR'],
      ['Wir leisten keine politischen Zuwendungen, weder finanziell (0 EUR) noch als Sachleistung (0 EUR).', '0 EUR'],
      ['Wir leisten keine politischen Spenden, weder in Geld noch als Sachleistung.', '0 EUR'],
    ],
    not: ['We made no political contributions (EUR 0).', 'Sachleistungen an Vereine gab es nicht.'],
  },
  {
    id: 'G1-6_01',
    is: [
      ['We pay an invoice on average 41 days after the contractual term starts to be calculated.', '41 days'],
      ['The group settles supplier invoices after an average of 33 days.', '33 days'],
    ],
    not: ['Customers pay an invoice on average 41 days after its date.'],
  },
  {
    id: 'G1-6_03',
    is: [
      [
        'Die üblichen Zahlungsbedingungen betragen 60 Tage; 92 % der Zahlungen hielten die vereinbarten Fristen ein.',
        '92 %',
      ],
      ['Unser übliches Zahlungsziel sind 30 Tage, 89 % der Zahlungen hielten es ein.', '89 %'],
      ['Unsere Standardzahlungsfrist beträgt 14 Tage; 96 % der Zahlungen hielten sie ein.', '96 %'],
      ['Our standard term is 30 days, and 95% of payments complied with it.', '95 %'],
      ['Our terms are 45 days; 91% of invoices met these terms.', '91 %'],
    ],
    not: ['89 % der Werke hielten es ein.', 'Of our customers, 95% complied with it.'],
  },
  {
    id: 'G1-4_02',
    is: [
      [
        'Verurteilungen wegen Korruption oder Bestechung gab es 2023 nicht (0), ebenso wenig Geldstrafen (0 €).',
        '0 EUR',
      ],
    ],
    not: ['Verurteilungen wegen Diskriminierung gab es nicht (0), ebenso wenig Geldstrafen (0 €).'],
  },
  {
    id: 'E1.GOV-3_02',
    is: [
      ['The climate-related part represented 2.1% of the total remuneration recognised in the year.', '2.1 %'],
      ['Der klimabezogene Anteil entsprach 2,4 % der Gesamtvergütung.', '2.4 %'],
    ],
    not: ['The climate-related part represented 2.1% of total investments.'],
  },
  {
    id: 'GOV-1_01',
    is: [
      ['Geführt wird das Unternehmen von einer dreiköpfigen Geschäftsführung.', '3'],
      ['Our four-member Executive Board meets weekly.', '4'],
    ],
    not: [
      'Eine dreiköpfige Arbeitsgruppe berät die Geschäftsführung.',
      'A four-member team supports the Executive Board.',
    ],
  },
  {
    id: 'GOV-1_02',
    is: [
      ['Der zwölfköpfige Aufsichtsrat tagte viermal.', '12'],
      ['The six-member Supervisory Board met four times.', '6'],
    ],
    not: ['Ein sechsköpfiger Ausschuss des Aufsichtsrats tagte viermal.'],
  },
  {
    id: 'G1-4_04',
    is: [['2023 wurde im Konzern ein Fall von Bestechlichkeit im Einkauf bestätigt.', '1']],
    not: ['2023 wurde ein Fall von Bestechlichkeit bei einem Wettbewerber bestätigt.'],
  },
  {
    id: 'GOV-1_07',
    is: [
      ['The Supervisory Board has six non-executive members; five of the six (83.3%) are independent.', '83.3 %'],
      ['Neun Mitglieder des Aufsichtsrats, also 75,0 %, gelten als unabhängig.', '75 %'],
      ['Im Aufsichtsrat gelten acht von zwölf Mitgliedern (66,7 %) als unabhängig.', '66.7 %'],
    ],
    not: [
      'Of our suppliers, five of the six (83.3%) are independent.',
      'Neun Mitglieder des Aufsichtsrats, also 75,0 %, sind Frauen.',
    ],
  },
  {
    id: 'SBM-1_15',
    is: [
      [
        'In den Bereichen fossile Brennstoffe, Chemikalienproduktion, umstrittene Waffen und Tabak ist der Konzern nicht tätig.',
        'no',
      ],
      ['Umsätze mit Tabak, mit fossilen Brennstoffen oder mit der Herstellung von Chemikalien haben wir nicht.', 'no'],
      ['We are not active in chemical manufacturing.', 'no'],
    ],
    not: ['Umsätze mit Kunden aus der Chemieindustrie haben wir nicht gesondert erhoben.'],
  },
  {
    id: 'SBM-1_17',
    is: [['Umsätze mit umstrittenen Waffen oder mit der Herstellung von Chemikalien haben wir nicht.', 'no']],
    not: [],
  },
  {
    id: 'BP-1_01',
    is: [
      ['The data below is consolidated and covers the same entities as the financial statements.', 'consolidated'],
      ['Die Kennzahlen sind konsolidiert und umfassen alle Gesellschaften.', 'consolidated'],
    ],
    not: ['Our position in the market was consolidated.'],
  },
  {
    id: 'BP-1_02',
    is: [
      ['It was prepared on a consolidated basis with the same scope as the consolidated financial statements.', 'yes'],
      ['Damit entspricht der Kreis dem des Konzernabschlusses.', 'yes'],
    ],
    not: ['It has the same structure as the financial statements.'],
  },
  {
    id: 'E1-7_03',
    is: [
      ['Carbon credits were neither purchased nor cancelled in 2023.', 'no'],
      ['The group neither financed carbon credits nor removed greenhouse gases.', 'no'],
      ['CO2-Zertifikate haben wir weder erworben noch stillgelegt.', 'no'],
      ['CO2-Zertifikate kaufen wir nicht; einzelne Kunden gleichen ihre Emissionen selbst aus.', 'no'],
      ['We retired carbon credits for 1,200 tonnes CO2e.', 'yes'],
    ],
    not: ['Carbon credits are neither liquid nor uniform.'],
  },
  {
    id: 'E1-4_01',
    is: [
      ['Targets (SBTi, approved June 2023): Scope 1 and 2 –55% by FY30, Scope 3 –30% by FY30.', 'yes'],
      ['Klimaziele: Scope 1 und 2 –42 % bis 2030.', 'yes'],
      ['Den Treibhausgasausstoß des Betriebs wollen wir bis 2030 um insgesamt 65 % senken.', 'yes'],
    ],
    not: ['Progress: Scope 1 and 2 –22% since FY19.'],
  },
  {
    id: 'E1-1_12',
    is: [
      [
        'Im Bestand sind 4,3 % Anleihen von Emittenten, die von den Paris-abgestimmten Referenzwerten ausgenommen sind; die Sparkasse selbst ist nicht davon ausgenommen.',
        'no',
      ],
      ['Some issuers are excluded from the Paris-aligned benchmarks; the bank itself is not excluded.', 'no'],
    ],
    not: [
      'Im Bestand sind 4,3 % Anleihen von Emittenten, die von den Paris-abgestimmten Referenzwerten ausgenommen sind.',
    ],
  },
  {
    id: 'E4.IRO-1_14',
    is: [
      ['Ein Standort, Neudorf mit 3,4 ha, grenzt an ein FFH-Gebiet.', 'yes'],
      ['Two of our plants border on a nature reserve.', 'yes'],
    ],
    not: ['Unsere Nachbarn grenzen an ein Naturschutzgebiet.', 'Two of our suppliers border on a nature reserve.'],
  },
  {
    id: 'GOV-3_01',
    is: [
      ['Nachhaltigkeitsbezogene Leistungen sind nicht Bestandteil der Anreizsysteme.', 'no'],
      ['Sustainability-related performance is not part of the incentive schemes.', 'no'],
    ],
    not: [],
  },
  {
    id: 'G1-1_09',
    is: [
      ['Eine Richtlinie zum Tierwohl schließt Echtpelz und Angora aus.', 'yes'],
      ['Unsere Leitlinie für den Tierschutz gilt weltweit.', 'yes'],
    ],
    not: ['Eine Richtlinie zum Tierwohl gibt es nicht.'],
  },
  {
    id: 'G1-5_10',
    is: [
      ['Sie ist weder im EU-Transparenzregister noch in einem vergleichbaren Register eingetragen.', 'no'],
      ['The company is not entered in the EU Transparency Register or any comparable register.', 'no'],
      ['Der Konzern ist im Lobbyregister des Deutschen Bundestages eingetragen.', 'yes'],
    ],
    not: ['The transparency register is public.'],
  },
]
