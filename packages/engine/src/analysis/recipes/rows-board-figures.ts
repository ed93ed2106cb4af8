import type { SentenceRow } from './rows.ts'

/** Figures of boards, pay and conduct, shares of the whole without a figure, and what only looks like them. */
export const boardFigureRows: SentenceRow[] = [
  {
    id: 'GOV-1_01',
    is: [
      ['Four people sit on the Management Board.', '4'],
      ['The Board of Directors is made up of ten directors, two executive and eight non-executive.', '2'],
      ['Of the eight board members, seven are non-executive and one, the CEO, is executive.', '1'],
      ['Der Vorstand hat drei, der Aufsichtsrat zwölf Mitglieder.', '3'],
      ['Der Verwaltungsrat besteht aus zwei geschäftsführenden und acht nicht geschäftsführenden Mitgliedern.', '2'],
      ['Die Geschäftsführung besteht aus zwei Geschäftsführern.', '2'],
      ['Six executives form the Group Executive Board.', '6'],
      ['The Board has ten members, none of whom is an executive.', '0'],
      ['The Board of Directors comprised nine non-executive directors and one executive director.', '1'],
      ['Sechs Personen bilden den Vorstand.', '6'],
      ['Dem Verwaltungsrat gehören sechs nicht geschäftsführende und ein geschäftsführendes Mitglied an.', '1'],
    ],
    not: [
      'Four people sit on the management board of our subsidiary Brava.',
      'Der Vorstand der Stiftung hat drei Mitglieder.',
    ],
  },
  {
    id: 'GOV-1_02',
    is: [
      ['The Board of Directors is made up of ten directors, two executive and eight non-executive.', '8'],
      ['With nine members, the Supervisory Board oversees the work of the Executive Board.', '9'],
      ['None of the seven directors holds an executive position.', '7'],
      ['Der Vorstand hat drei, der Aufsichtsrat zwölf Mitglieder.', '12'],
      ['Mit 20 Mitgliedern, davon zehn Vertreter der Arbeitnehmer, überwacht der Aufsichtsrat den Vorstand.', '20'],
      ['Der Verwaltungsrat zählt sieben Mitglieder, von denen keines geschäftsführend tätig ist.', '7'],
      ['Nine directors make up the Board, all of whom are non-executive.', '9'],
      ['Dem Verwaltungsrat gehören sechs nicht geschäftsführende und ein geschäftsführendes Mitglied an.', '6'],
    ],
    not: ['The Audit Committee has four members, three of whom are independent.'],
  },
  {
    id: 'GOV-1_05',
    is: [
      ['Female representation on the Board stood at 45% at year-end (2023: 36%).', 'female45 %'],
      ['The share of female directors rose from 27% to 36%.', 'female36 %'],
      ['Von den neun Mitgliedern des Aufsichtsrats sind drei Frauen (33,3 %).', 'female33.3 %'],
      ['Der Verwaltungsrat ist zu 50 % mit Frauen besetzt.', 'female50 %'],
      ['37.5% of Board seats are held by women.', 'female37.5 %'],
      ['At year-end, women represented 44 per cent of the directors on our Board.', 'female44 %'],
      ['Of our ten directors, four (40%) are women.', 'female40 %'],
      ['The Board includes three women (30%).', 'female30 %'],
      ['The Executive Board is 25% female.', 'female25 %'],
      ['37,5 % der Sitze im Aufsichtsrat sind mit Frauen besetzt.', 'female37.5 %'],
      ['Vier der zehn Mitglieder des Aufsichtsrats (40 %) sind Frauen.', 'female40 %'],
      ['Dem Aufsichtsrat gehören drei Frauen (30 %) an.', 'female30 %'],
      ['One third (33%) of the Supervisory Board are women.', 'female33 %'],
      ['Two of the seven directors are women, equal to 28.6%.', 'female28.6 %'],
      ['Ein Drittel (33 %) der Aufsichtsratsmitglieder sind Frauen.', 'female33 %'],
      ['Zwei der sieben Verwaltungsratsmitglieder sind Frauen, das entspricht 28,6 %.', 'female28.6 %'],
    ],
    not: [
      'The supervisory board of our subsidiary comprises 33% women.',
      'Der Aufsichtsrat unserer Tochter besteht zu 40 % aus Frauen.',
      'Der Aufsichtsrat besteht zu 50 % aus Arbeitnehmervertretern.',
    ],
  },
  {
    id: 'GOV-1_07',
    is: [
      ['Five of the eight directors (62.5%) qualify as independent under the national code.', '62.5 %'],
      ['All members of the Supervisory Board are considered independent.', '100 %'],
      ['Independent directors make up 80% of the Board.', '80 %'],
      ["With a two-thirds majority of independent members (67%), the Board meets the code's recommendation.", '67 %'],
      ['Fünf der acht Verwaltungsratsmitglieder (62,5 %) gelten als unabhängig.', '62.5 %'],
      ['Sämtliche Mitglieder des Aufsichtsrats sind unabhängig.', '100 %'],
      ['Die Unabhängigkeitsquote des Verwaltungsrats betrug 66,7 %.', '66.7 %'],
      ['Nine out of ten directors (90%) are independent.', '90 %'],
      ['Every member of the Board is independent.', '100 %'],
      ['Neun von zehn Verwaltungsratsmitgliedern (90 %) sind unabhängig.', '90 %'],
      ['Die Mehrheit des Aufsichtsrats (55,6 %) ist unabhängig.', '55.6 %'],
      ['Alle Verwaltungsratsmitglieder gelten als unabhängig.', '100 %'],
    ],
    not: [
      'The Audit Committee has four members, three of whom are independent.',
      'All shareholder representatives are independent.',
      'All members of the Audit Committee are independent.',
      'Not all members of the Supervisory Board are independent.',
      'Nearly all members of the Board are independent.',
      'Alle Anteilseignervertreter sind unabhängig.',
      'Fast alle Mitglieder des Aufsichtsrats sind unabhängig.',
    ],
  },
  {
    id: 'G1-3_07',
    is: [
      ['All functions at risk of corruption and bribery are covered by training programmes.', '100 %'],
      ['The training completion rate among employees in functions-at-risk was 97%.', '97 %'],
      ['Alle risikobehafteten Funktionen sind durch Schulungen zu Korruption und Bestechung abgedeckt.', '100 %'],
      ['Die Schulungsquote der Beschäftigten in risikobehafteten Funktionen betrug 97 %.', '97 %'],
      ['All at-risk functions have been covered by anti-corruption training.', '100 %'],
      ['Sämtliche risikobehafteten Funktionen sind von der Antikorruptionsschulung erfasst.', '100 %'],
    ],
    not: [
      'All functions at risk will be covered by training from 2026.',
      'All functions-at-risk must be trained every two years.',
      'Alle risikobehafteten Funktionen sollen bis 2026 geschult werden.',
    ],
  },
  {
    id: 'G1-4_01',
    is: [
      [
        'In the year we recorded zero convictions and EUR 0 in fines for breaches of anti-corruption and anti-bribery laws.',
        '0',
      ],
      ['We are not aware of any convictions for corruption or bribery.', '0'],
    ],
    not: [
      'One employee was convicted of theft.',
      'Wegen Steuerhinterziehung kam es zu einer Verurteilung mit einer Geldstrafe von 25.000 EUR.',
    ],
  },
  {
    id: 'G1-4_02',
    is: [
      [
        'In the year we recorded zero convictions and EUR 0 in fines for breaches of anti-corruption and anti-bribery laws.',
        '0 EUR',
      ],
      ['Neither the Group nor any of its employees was convicted or fined for corruption or bribery.', '0 EUR'],
      [
        'Weder der Konzern noch seine Beschäftigten wurden wegen Korruption oder Bestechung verurteilt oder mit Geldstrafen belegt.',
        '0 EUR',
      ],
      ['Wegen Bestechung kam es zu einer Verurteilung mit einer Geldstrafe von 25.000 EUR.', '25000 EUR'],
      [
        'During the year, Norvane was not convicted of, or fined for, any violation of anti-corruption or anti-bribery laws.',
        '0 EUR',
      ],
      [
        'Im Berichtsjahr wurde Norvane weder wegen Verstößen gegen Korruptions- und Bestechungsvorschriften verurteilt noch mit Geldstrafen belegt.',
        '0 EUR',
      ],
    ],
    not: [
      'One employee was convicted of theft.',
      'Wegen Steuerhinterziehung kam es zu einer Verurteilung mit einer Geldstrafe von 25.000 EUR.',
    ],
  },
  {
    id: 'G1-4_06',
    is: [
      ['In one confirmed case, an employee was dismissed for corruption.', '1'],
      ['In einem bestätigten Fall wurde ein Mitarbeiter wegen Korruption entlassen.', '1'],
      ['As a result of confirmed corruption incidents, two employees were dismissed.', '2'],
      ['Infolge bestätigter Korruptionsfälle wurden zwei Beschäftigte entlassen.', '2'],
    ],
    not: ['Two employees were dismissed for theft.', 'Zwei Mitarbeiter wurden wegen Diebstahls entlassen.'],
  },
  {
    id: 'G1-6_01',
    is: [
      ['Suppliers are paid after 27 days on average.', '27 days'],
      ['Unsere Lieferanten erhalten ihr Geld im Mittel nach 27 Tagen.', '27 days'],
      ['Im Durchschnitt benötigten wir 42 Tage, um Lieferanten zu bezahlen.', '42 days'],
    ],
    not: [
      'Customers pay our invoices after 45 days on average.',
      'Our customers are paid after 27 days on average.',
      'Unsere Kunden zahlen im Mittel nach 45 Tagen.',
    ],
  },
  {
    id: 'SBM-1_17',
    is: [
      ['Hallmar stellt weder umstrittene Waffen her noch baut das Unternehmen Tabak an.', 'no'],
      ['Mit umstrittenen Waffen wie Antipersonenminen oder Streumunition haben wir nichts zu tun.', 'no'],
      ['We have zero exposure to controversial weapons.', 'no'],
      ['Neither controversial weapons nor tobacco form part of our activities.', 'no'],
    ],
    not: [
      'Viele Unternehmen stellen keine umstrittenen Waffen her.',
      "The Group's financing policy excludes companies active in controversial weapons.",
      'Unternehmen, die im Bereich umstrittene Waffen tätig sind, finanzieren wir nicht.',
    ],
  },
  {
    id: 'GOV-3_05',
    is: [
      ['Ein Viertel (25 %) der kurzfristigen variablen Vergütung ist an Nachhaltigkeitsziele geknüpft.', '25 %'],
      ['Die Gewichtung der ESG-Kriterien in der variablen Vergütung beträgt 15 %.', '15 %'],
      ['Bei Führungskräften hängen 10 % des Bonus vom Erreichen unserer Klimaziele ab.', '10 %'],
      [
        '30 % der variablen Vergütung richten sich nach nichtfinanziellen Zielen wie Arbeitssicherheit und Emissionen.',
        '30 %',
      ],
    ],
    not: [
      'Financial targets account for three quarters (75%) of the short-term incentive.',
      'By 2027, 30% of executive pay is to depend on ESG targets.',
      'Die Gewichtung der finanziellen Ziele in der variablen Vergütung beträgt 70 %.',
      'Ein Viertel (25 %) der kurzfristigen variablen Vergütung ist an das EBIT geknüpft.',
    ],
  },
  {
    id: 'E1.GOV-3_02',
    is: [['10 % der im Berichtsjahr erfassten Vergütung waren an klimabezogene Aspekte gekoppelt.', '10 %']],
    not: [],
  },
  {
    id: 'S1-15_01',
    is: [
      ['All employees are entitled to family-related leave.', '100 %'],
      ['Alle Beschäftigten haben Anspruch auf Urlaub aus familiären Gründen.', '100 %'],
    ],
    not: ['We want all employees to be entitled to family-related leave.'],
  },
  {
    id: 'S1-8_01',
    is: [
      ['All employees are covered by collective bargaining agreements.', '100 %'],
      ['Alle Mitarbeitenden unterliegen einem Tarifvertrag.', '100 %'],
    ],
    not: [
      'All employees in Germany are covered by collective bargaining agreements.',
      'In Austria, all employees are covered by collective agreements.',
      'All production employees are covered by collective bargaining agreements.',
      'Alle Beschäftigten in Deutschland fallen unter Tarifverträge.',
      'In Österreich sind alle Mitarbeitenden durch Kollektivverträge erfasst.',
    ],
  },
  {
    id: 'S1-14_01',
    is: [
      ['All employees are covered by our health and safety management system.', '100 %'],
      ['Unser Managementsystem für Arbeits- und Gesundheitsschutz gilt für alle Beschäftigten.', '100 %'],
    ],
    not: ['If all employees are covered by a health and safety management system, accidents decline.'],
  },
  {
    id: 'SBM-1_06',
    is: [
      ['At EUR 1.25 billion, revenue was 3% above the previous year.', '1250000000 EUR'],
      ['Wir schlossen das Jahr mit Erlösen von 96 Mio. € ab.', '96000000 EUR'],
      ['Mit 1,25 Mrd. EUR lag der Umsatz 3 % über dem Vorjahr.', '1250000000 EUR'],
      ['With 430 people we generate annual sales of about €65 million.', '65000000 EUR'],
    ],
    not: ['The division generated revenue of EUR 120 million.'],
  },
  {
    id: 'G1-6_02',
    is: [
      ['Suppliers are normally paid 30 days after receipt of the invoice.', '30 days'],
      ['Lieferanten werden üblicherweise 30 Tage nach Rechnungseingang bezahlt.', '30 days'],
    ],
    not: [],
  },
  {
    id: 'G1-6_04',
    is: [
      ['Norvane is not party to any legal proceedings for late payments.', '0'],
      ['Norvane ist an keinen Gerichtsverfahren wegen Zahlungsverzugs beteiligt.', '0'],
    ],
    not: [],
  },
  {
    id: 'G1-4_04',
    is: [['Drei Bestechungsfälle wurden bestätigt.', '3']],
    not: [],
  },
  {
    id: 'G1-5_03',
    is: [
      ['An Parteien haben wir nicht gespendet.', '0 EUR'],
      ['Der Gesamtwert der politischen Zuwendungen betrug 0 EUR.', '0 EUR'],
    ],
    not: [],
  },
  {
    id: 'G1-5_04',
    is: [
      ['Expenditure on lobbying totalled EUR 350,000.', '350000 EUR'],
      ['Die Aufwendungen für Lobbying betrugen insgesamt 350.000 EUR.', '350000 EUR'],
    ],
    not: [],
  },
  {
    id: 'G1-6_03',
    is: [
      ['In 93% of cases, invoices were paid on time.', '93 %'],
      ['In 93 % der Fälle wurden Rechnungen pünktlich bezahlt.', '93 %'],
    ],
    not: [],
  },
]
