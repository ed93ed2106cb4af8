import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Rows of tables about boards, pay and corruption, and what only looks like them. */
export const boardRows: LabelRow[] = [
  row(
    'GOV-1_06',
    '0.60',
    [
      'Female to male members, Supervisory Board',
      'Ratio of female to male board members',
      'Verhältnis der weiblichen zu männlichen Mitgliedern im Aufsichtsrat',
    ],
    ['Female to male employees', 'Ratio of female to male managers'],
  ),
  row(
    'GOV-3_05',
    '20 %',
    [
      'Sustainability targets in the variable remuneration of the Executive Board (%)',
      'Share of ESG targets in variable compensation (%)',
      'Nachhaltigkeitsziele in der variablen Vergütung des Vorstands (%)',
      'ESG-Anteil an der variablen Vergütung (%)',
    ],
    [
      'Financial targets in the variable remuneration of the Executive Board (%)',
      'Sustainability targets achieved (%)',
    ],
  ),
  row(
    'G1-4_06',
    '2',
    ['Confirmed incidents of corruption › In which own workers were dismissed or disciplined'],
    ['Employees dismissed'],
  ),
  row(
    'G1-4_07',
    '2',
    ['Corruption and bribery › Confirmed incidents relating to contracts with business partners'],
    [
      'Contracts with business partners',
      'Data protection › Confirmed incidents relating to contracts with business partners',
    ],
  ),
]

/** Sentences about boards, pay, conduct and the value chain, and what only sounds like them. */
export const boardSentences: SentenceRow[] = [
  {
    id: 'GOV-1_01',
    is: [
      ['Dem Vorstand der Muster SE gehören drei Personen an, darunter eine Frau.', '3'],
      ['Der Vorstand, der aus vier Mitgliedern besteht, trägt die Gesamtverantwortung.', '4'],
    ],
    not: ['Dem Ausschuss gehören drei Personen an, darunter ein Mitglied des Vorstands.'],
  },
  {
    id: 'GOV-1_02',
    is: [
      ['Der Vorstand besteht aus drei und der Aufsichtsrat aus sechs Mitgliedern.', '6'],
      ['The Board comprises nine directors, of whom two are executive and seven non-executive.', '7'],
      ['Eight of the nine members of the Board of Directors are non-executive.', '8'],
      ['The Executive Board has two members and the Supervisory Board five.', '5'],
      ['Im Aufsichtsrat sind neun der 20 Mitglieder Frauen (45,0 %).', '20'],
      ['Nine of the 20 members of the Supervisory Board are women.', '20'],
    ],
    not: [
      'The Audit Committee has four members and the Supervisory Board met six times.',
      'The Executive Board has approved two projects and the Supervisory Board three.',
      'Nine of the 20 members of the works council are women.',
      'The Executive Board has two members and an office.',
    ],
  },
  {
    id: 'GOV-1_06',
    is: [
      ['The ratio of female to male members was 0.86. The committee met eleven times.', '0.86 ratio'],
      [
        'Über beide Gremien hinweg beträgt der Frauenanteil 44,0 % und das Verhältnis von Frauen zu Männern 0,79. 80 % der Mitglieder sind neu.',
        '0.79 ratio',
      ],
    ],
    not: ['The ratio of female to male employees was 0.86.'],
  },
  {
    id: 'GOV-1_07',
    is: [
      ['Two thirds of the directors (66.7%) are independent.', '66.7 %'],
      ['Sämtliche Mitglieder des Aufsichtsrats sind unabhängig (100 %).', '100 %'],
      [
        'All members of the Supervisory Board are independent within the meaning of the Corporate Governance Code (100%).',
        '100 %',
      ],
      ['80 % der Mitglieder des Aufsichtsrats schätzt das Gremium als unabhängig ein.', '80 %'],
    ],
    not: ['All members of the Supervisory Board attended the meetings (100%).'],
  },
  {
    id: 'GOV-3_05',
    is: [
      ['Der Anteil der Nachhaltigkeitsziele an der variablen Vergütung betrug 25 %.', '25 %'],
      ['In the long-term incentive, ESG targets have a weight of 30%.', '30 %'],
      ['15% of the variable remuneration was tied to such targets.', '15 %'],
      ['They carry a weight of 20% in variable remuneration.', '20 %'],
      ['These targets account for 30% of the variable compensation.', '30 %'],
      ['Ihr Anteil an der gesamten variablen Vergütung lag bei 30 %.', '30 %'],
      ['Diese Ziele bestimmen 25 % der variablen Vergütung.', '25 %'],
    ],
    not: [
      'Der Anteil der Nachhaltigkeitsziele, die erreicht wurden, betrug 80 %.',
      'They carry a weight of 20% in the index.',
      '60% of the variable remuneration was tied to return on capital.',
      'Ihr Anteil an der gesamten Vergütung lag bei 30 %.',
    ],
  },
  {
    id: 'E1.GOV-3_02',
    is: [
      ['Der Anteil der klimabezogenen Ziele an der variablen Vergütung beträgt 10 %.', '10 %'],
      ['3% of the total remuneration of the Executive Management was linked to climate-related considerations.', '3 %'],
      [
        '20% of the variable remuneration of the Executive Board depends on sustainability targets: 10% on Scope 1 and 2 emissions, 5% on diversity.',
        '10 %',
      ],
      ['15 % der Vergütung entfielen auf die klimabezogene Kennzahl CO2-Intensität.', '15 %'],
    ],
    not: ['15% of the remuneration was linked to customer satisfaction.', '15 % der Vergütung entfielen auf Boni.'],
  },
  {
    id: 'G1-3_07',
    is: [
      ['Training programmes reached 96.3% of these functions.', '96.3 %'],
      ['98,2 % der Beschäftigten in diesen Funktionen wurden im Berichtsjahr geschult.', '98.2 %'],
      [
        'All functions at risk of corruption and bribery, such as tender managers, are covered by in-depth training (100%).',
        '100 %',
      ],
    ],
    not: [
      '98% of employees completed the training on data protection.',
      'The survey reached 96.3% of these employees.',
    ],
  },
  {
    id: 'G1-4_01',
    is: [
      ['Es gab somit 0 bestätigte Fälle und weder Verurteilungen noch Geldbußen.', '0'],
      ['Verurteilungen gab es nicht, und Geldbußen wurden nicht verhängt (0 €).', '0'],
      ['There were neither convictions nor fines in the reporting year.', '0'],
    ],
    not: [
      'Es gab weder Verurteilungen noch Geldbußen wegen Umweltverstößen.',
      'There were no convictions or fines for breaches of competition law.',
    ],
  },
  {
    id: 'G1-4_02',
    is: [
      ['Muster was neither convicted nor fined for corruption or bribery.', '0 EUR'],
      ['Verurteilungen gab es nicht, und Geldbußen wurden nicht verhängt.', '0 EUR'],
      ['Es gab weder Verurteilungen noch Geldbußen.', '0 EUR'],
    ],
    not: ['Geldbußen wurden nicht verhängt.', 'Es gab weder Verurteilungen noch Geldbußen wegen Umweltverstößen.'],
  },
  {
    id: 'G1-4_04',
    is: [['Im Berichtsjahr wurde ein Korruptionsfall bestätigt; die betroffene Person wurde entlassen.', '1']],
    not: [
      'Zwei Korruptionsfälle bei einem Wettbewerber wurden bestätigt.',
      'Im Berichtsjahr wurde ein Korruptionsfall gemeldet und nicht bestätigt.',
    ],
  },
  {
    id: 'G1-4_06',
    is: [
      ['Im Berichtsjahr wurde ein Korruptionsfall bestätigt; die betroffene Person wurde entlassen.', '1'],
      ['Zwei Fälle von Korruption wurden bestätigt; in beiden Fällen endete das Arbeitsverhältnis.', '2'],
      ['Two cases of corruption were confirmed; in both, the employees were dismissed.', '2'],
    ],
    not: ['Two cases of corruption were confirmed; in both, the customers were informed.'],
  },
  {
    id: 'G1-5_04',
    is: [
      ['Für die Interessenvertretung wendeten wir im Jahr 2023 3,6 Mio. € auf.', '3600000 EUR'],
      ['In 2023 we spent EUR 2.1 million on lobbying.', '2100000 EUR'],
    ],
    not: [
      'The industry spent EUR 3 million on lobbying.',
      'Für die Ausbildung wendeten wir im Jahr 2023 3,6 Mio. € auf.',
    ],
  },
  {
    id: 'G1-5_05',
    is: [
      [
        'Membership fees paid to national and European insurance associations and other bodies that represent interests came to €2.6 million.',
        '2600000 EUR',
      ],
    ],
    not: ['Membership fees paid by 3,000 members of our clubs came to €2.6 million.'],
  },
  {
    id: 'G1-5_06',
    is: [
      ['Muster leistet keine finanziellen oder sachlichen Zuwendungen an politische Parteien.', '0 EUR'],
      ['Weder Geld- noch Sachspenden an politische Parteien wurden geleistet.', '0 EUR'],
      ['No political contributions were made, whether in money or in kind.', '0 EUR'],
      ['Spenden und Sachzuwendungen an Parteien leistet der Konzern grundsätzlich nicht.', '0 EUR'],
    ],
    not: ['No contributions were made, whether in money or in kind.'],
  },
  {
    id: 'G1-6_01',
    is: [
      ['It takes us 31 days on average to pay a supplier invoice.', '31 days'],
      ['Supplier invoices are paid 27 days after receipt on average.', '27 days'],
    ],
    not: ['Customers paid invoices 27 days after receipt on average.'],
  },
  {
    id: 'G1-6_03',
    is: [['In 2023 we paid invoices after 34 days on average and 76% within the standard term.', '76 %']],
    not: ['We paid invoices after 34 days on average and 76% of suppliers answered the survey.'],
  },
  {
    id: 'BP-1_01',
    is: [
      ['Die Angaben umfassen die Muster AG und ihre vollkonsolidierten Tochterunternehmen.', 'consolidated'],
      ['Soweit nicht anders vermerkt, gelten die Angaben für alle vollkonsolidierten Gesellschaften.', 'consolidated'],
      ['The data relate to the continuing operations of all fully consolidated companies.', 'consolidated'],
    ],
    not: ['Die Angaben gelten für alle Standorte in Deutschland.'],
  },
  {
    id: 'BP-1_02',
    is: [['Der Konsolidierungskreis des Konzernabschlusses wurde unverändert übernommen.', 'yes']],
    not: ['Der Konsolidierungskreis des Konzernabschlusses umfasst 40 Gesellschaften.'],
  },
  {
    id: 'BP-1_05',
    is: [
      ['The Group did not make use of the option to omit information on intellectual property or know-how.', 'no'],
      [
        'Von der Möglichkeit, Angaben zu geistigem Eigentum oder Know-how auszulassen, haben wir keinen Gebrauch gemacht.',
        'no',
      ],
      ['We used the option to omit information on intellectual property.', 'yes'],
    ],
    not: ['We do not disclose know-how to third parties.'],
  },
  {
    id: 'SBM-1_17',
    is: [
      ['Controversial weapons and tobacco are not part of our business.', 'no'],
      [
        'An der Entwicklung oder Vermarktung geächteter Waffen, also von Streumunition, ist das Unternehmen nicht beteiligt.',
        'no',
      ],
      ['In fossilen Brennstoffen, umstrittenen Waffen oder Tabak ist der Konzern selbst nicht tätig.', 'no'],
    ],
    not: [
      'We do not finance customers that are active in controversial weapons.',
      'Die Finanzierung geächteter Waffen ist im Vorstand erörtert worden.',
    ],
  },
  {
    id: 'E1-1_14',
    is: [['The transition plan has not yet been approved by the Supervisory Board.', 'no']],
    not: [
      'A transition plan in line with the ESRS has not been adopted yet.',
      'Ein Übergangsplan wurde noch nicht beschlossen.',
    ],
  },
  {
    id: 'E1-4_01',
    is: [
      ['Bis 2030 sollen die Emissionen in Scope 1 und 2 gegenüber 2019 um 50 % zurückgehen.', 'yes'],
      ['Scope 1 and market-based Scope 2 emissions will be reduced by 50% by 2030 from the base year 2019.', 'yes'],
      ['Spätestens 2050 soll das Kreditportfolio netto null Emissionen aufweisen.', 'yes'],
      ['Our targets for 2030 were validated by the Science Based Targets initiative.', 'yes'],
    ],
    not: [
      'Die europäische Branche will bis 2050 klimaneutral fliegen.',
      'Emissions of households will be reduced by 40% by 2030.',
      'The number of sites will be reduced by 50% by 2030.',
    ],
  },
  {
    id: 'E1-4_22',
    is: [['Das Ziel für Scope 1 und Scope 2 wurde als vereinbar mit dem 1,5-Grad-Pfad validiert.', 'yes']],
    not: ['Das Ziel für Scope 1 wurde nicht überprüft.'],
  },
  {
    id: 'E1.IRO-1_07',
    is: [['Our buildings were screened under the scenarios RCP 2.6, RCP 4.5 and RCP 8.5 for 2030 and 2050.', 'yes']],
    not: ['Our buildings were screened under the scenarios RCP 2.6 and RCP 4.5.'],
  },
  {
    id: 'E4.IRO-1_14',
    is: [
      ['Zwei unserer Werke grenzen an Natura-2000-Gebiete.', 'yes'],
      ['Von den 318 Standorten liegen 47 in oder in der Nähe von Schutzgebieten.', 'yes'],
    ],
    not: ['Von den 318 Standorten liegen 47 in Deutschland.'],
  },
  {
    id: 'S1-1_08',
    is: [
      [
        'Unsere Menschenrechtserklärung schließt Kinderarbeit im eigenen Unternehmen und in der Lieferkette aus.',
        'yes',
      ],
      ['Our Human Rights Policy explicitly addresses trafficking in human beings and child labour.', 'yes'],
    ],
    not: ['Der Verhaltenskodex für Lieferanten schließt Kinderarbeit aus.'],
  },
  {
    id: 'S1-1_09',
    is: [
      ['Für die Verhütung von Arbeitsunfällen gibt es ein Managementsystem.', 'yes'],
      ['A workplace accident prevention policy is in place.', 'yes'],
      ['Eine Unfallverhütungsrichtlinie gilt an allen Standorten.', 'yes'],
    ],
    not: ['Accidents were prevented by new machines.'],
  },
  {
    id: 'S1-3_09',
    is: [['Wer Hinweise gibt, ist durch eine eigene Richtlinie vor Nachteilen geschützt.', 'yes']],
    not: ["Suppliers' employees are protected against retaliation.", 'Wer Hinweise gibt, erhält eine Antwort.'],
  },
  {
    id: 'S2-1_05',
    is: [
      ['Der Verhaltenskodex für Lieferanten untersagt Zwangsarbeit, Kinderarbeit und Diskriminierung.', 'yes'],
      ['The Supplier Code of Conduct prohibits forced labour and child labour.', 'yes'],
      ['Unsere Menschenrechtserklärung schließt Kinderarbeit und Menschenhandel in der Lieferkette aus.', 'yes'],
    ],
    not: [
      'Our human rights policy prohibits child labour among our employees.',
      'Suppliers were audited for child labour.',
    ],
  },
  {
    id: 'S2-1_06',
    is: [['Suppliers have to accept the Ethical Code for suppliers.', 'yes']],
    not: ['Suppliers have to accept the terms of payment.'],
  },
  {
    id: 'S4-3_13',
    is: [],
    not: ['Datenschutzbehörden in vier Ländern leiteten 37 Beschwerden von Kundinnen und Kunden an uns weiter.'],
  },
]
