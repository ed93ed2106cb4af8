import type { SentenceRow } from './rows.ts'

/** What is said of boards, pay, revenue and reporting, of targets and of the value chain. */
export const governanceSentences: SentenceRow[] = [
  {
    id: 'BP-1_01',
    is: [
      ['This sustainability statement has been prepared on a consolidated basis.', 'consolidated'],
      [
        'The sustainability statement was prepared on a consolidated basis; the scope of consolidation is the same as for the consolidated financial statements.',
        'consolidated',
      ],
      ['The report covers Muster AG and all its subsidiaries.', 'consolidated'],
      ['The information in this report refers to the whole Muster Group unless stated otherwise.', 'consolidated'],
      ['The figures include all subsidiaries; joint ventures are accounted for separately.', 'consolidated'],
      ['Scope of the report: Muster AG and its eleven subsidiaries.', 'consolidated'],
      ['Berichtsgrenzen: alle vollkonsolidierten Gesellschaften.', 'consolidated'],
      ['Berichtet wird für das Krankenhaus mit seinen beiden Tochterfirmen.', 'consolidated'],
      ['All data refer to Muster GmbH alone; the sister company publishes no report.', 'individual'],
      ['Dieser Bericht betrachtet ausschließlich die Muster GmbH.', 'individual'],
      ['Die Nachhaltigkeitserklärung wurde auf konsolidierter Basis erstellt.', 'consolidated'],
      ['Dieser Bericht umfasst die Muster AG und alle vollkonsolidierten Tochtergesellschaften.', 'consolidated'],
      ['Die Angaben beziehen sich auf den gesamten Konzern.', 'consolidated'],
      ['The data in this report cover the entire group unless stated otherwise.', 'consolidated'],
      ['The sustainability statement was prepared on an individual basis.', 'individual'],
      ['Die Nachhaltigkeitserklärung wurde auf individueller Basis erstellt.', 'individual'],
    ],
    not: [
      'The consolidated balance sheet shows total assets of EUR 3 billion.',
      'The figures do not include subsidiaries.',
      'The report covers the parent without its subsidiaries.',
      'Die Angaben umfassen keine Tochtergesellschaften.',
      'Data of our subsidiaries are checked by the auditor.',
    ],
  },
  {
    id: 'BP-1_02',
    is: [
      [
        'The sustainability statement was prepared on a consolidated basis; the scope of consolidation is the same as for the consolidated financial statements.',
        'yes',
      ],
      ['Der Konsolidierungskreis entspricht dem des Konzernabschlusses.', 'yes'],
      ['The scope of consolidation corresponds to that of the consolidated financial statements.', 'yes'],
      [
        'Der Konsolidierungskreis der Nachhaltigkeitserklärung ist identisch mit dem der Finanzberichterstattung.',
        'yes',
      ],
      ['It includes the same companies as the annual financial statements.', 'yes'],
    ],
    not: ['The scope of consolidation is not the same as in the financial statements.'],
  },
  {
    id: 'E1-1_12',
    is: [
      ['The Group is not excluded from EU Paris-aligned Benchmarks.', 'no'],
      ['Das Unternehmen ist nicht von den Paris-abgestimmten EU-Referenzwerten ausgeschlossen.', 'no'],
      ['Muster ist nicht von den Paris-abgestimmten Benchmarks der EU ausgenommen.', 'no'],
    ],
    not: [],
  },
  {
    id: 'E1-1_14',
    is: [
      ['The transition plan was approved by the Management Board and the Supervisory Board.', 'yes'],
      ['Der Übergangsplan wurde vom Vorstand und vom Aufsichtsrat genehmigt.', 'yes'],
      ['The Executive Board has approved the transition plan.', 'yes'],
      ['Der Klimatransitionsplan wurde im Mai 2023 vom Vorstand verabschiedet.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'E1-4_01',
    is: [
      ['We have set ourselves the target of reducing our Scope 1 and Scope 2 emissions by 42 % by 2030.', 'yes'],
      ['We intend to halve our GHG emissions by 2030.', 'yes'],
      ['Bis 2030 wollen wir unsere Scope-1- und Scope-2-Emissionen um 42 % gegenüber 2021 senken.', 'yes'],
      ['Der Konzern hat sich zum Ziel gesetzt, seine Treibhausgasemissionen bis 2030 um 42 % zu reduzieren.', 'yes'],
      ['We have not yet set any GHG emission reduction targets.', 'no'],
      ['Bisher haben wir uns keine THG-Emissionsreduktionsziele gesetzt.', 'no'],
    ],
    not: [
      'Für Scope 3 haben wir noch keine Klimaziele festgelegt.',
      'For Scope 3 we have not yet set climate targets.',
    ],
  },
  {
    id: 'E1-4_22',
    is: [
      ['Our near-term targets were validated by the Science Based Targets initiative in 2023.', 'yes'],
      ['Unsere Ziele wurden 2023 von der Science Based Targets initiative (SBTi) validiert.', 'yes'],
      [
        'The GHG emission reduction targets are science-based and compatible with limiting global warming to 1.5°C.',
        'yes',
      ],
      [
        'Die THG-Emissionsreduktionsziele sind wissenschaftsbasiert und mit der Begrenzung der Erderwärmung auf 1,5 °C vereinbar.',
        'yes',
      ],
      ['Our targets have not been validated by the SBTi.', 'no'],
      ['Die Ziele wurden noch nicht durch die SBTi validiert.', 'no'],
    ],
    not: [
      'We are planning to have our targets validated by the Science Based Targets initiative.',
      'Wir planen, unsere Ziele von der SBTi validieren zu lassen.',
    ],
  },
  {
    id: 'E1-7_03',
    is: [
      ['We do not use carbon credits.', 'no'],
      ['No carbon credits were purchased in 2023.', 'no'],
      ['Wir nutzen keine CO2-Zertifikate.', 'no'],
      ['Im Berichtsjahr wurden keine CO2-Zertifikate erworben oder gelöscht.', 'no'],
      ['In 2023 we purchased and retired carbon credits for 4,000 t CO2e.', 'yes'],
      ['Wir haben 2023 Klimaschutzzertifikate über 4.000 t CO2e stillgelegt.', 'yes'],
    ],
    not: [],
  },
  { id: 'E1.IRO-1_04', is: [['We have analysed physical climate risks at 118 sites.', 'yes']], not: [] },
  {
    id: 'E1.IRO-1_07',
    is: [
      ['The analysis used the high-emission scenario SSP5-8.5.', 'yes'],
      ['Verwendet wurde das Szenario RCP 8.5.', 'yes'],
      ['Die Klimarisikoanalyse beruht auf einem Szenario mit hohen Emissionen.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'E1.IRO-1_13',
    is: [
      ['Transition risks were analysed on the basis of the IEA Net Zero scenario.', 'yes'],
      ['Für Transitionsrisiken haben wir ein 1,5-Grad-Szenario der IEA herangezogen.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'GOV-1_01',
    is: [
      ['The Executive Board had five members at year end.', '5'],
      ['The Board of Directors consists of 12 members, of whom three are executive and nine are non-executive.', '3'],
      ['The Board comprises ten directors: two executive directors and eight non-executive directors.', '2'],
      ['Der Vorstand setzte sich zum Jahresende aus vier Mitgliedern zusammen.', '4'],
      ['Dem Vorstand gehörten zum 31. Dezember 2023 sechs Mitglieder an.', '6'],
    ],
    not: ['The audit committee has four members.', "The subsidiary's executive board had three members."],
  },
  {
    id: 'GOV-1_02',
    is: [
      ['The Board of Directors consists of 12 members, of whom three are executive and nine are non-executive.', '9'],
      ['The Board comprises ten directors: two executive directors and eight non-executive directors.', '8'],
      ['The Supervisory Board comprises ten members, five of whom are women.', '10'],
      ['Der Aufsichtsrat besteht aus 20 Mitgliedern, davon 10 Arbeitnehmervertreter.', '20'],
    ],
    not: ['The audit committee has four members.', 'Two supervisory board members took part in training.'],
  },
  {
    id: 'GOV-1_05',
    is: [
      ['40 % of the members of the Supervisory Board are women.', 'female40 %'],
      ['Women make up 40% of the Board of Directors.', 'female40 %'],
      ['Der Frauenanteil im Aufsichtsrat beträgt 40 %.', 'female40 %'],
      ['The proportion of women on the Supervisory Board was 40%.', 'female40 %'],
    ],
    not: [],
  },
  {
    id: 'GOV-1_06',
    is: [
      ['The gender diversity ratio of the Board is 0.5.', '0.5 ratio'],
      ['The ratio of female to male members of the Board was 0.67.', '0.67 ratio'],
      ['Das Verhältnis von Frauen zu Männern im Aufsichtsrat beträgt 0,5.', '0.5 ratio'],
    ],
    not: [],
  },
  {
    id: 'GOV-1_07',
    is: [
      ['60 % of the Supervisory Board members are independent.', '60 %'],
      ['The share of independent board members is 60 %.', '60 %'],
      ['The percentage of independent members of the Board is 60%.', '60 %'],
      ['Nine of the twelve directors (75%) are independent.', '75 %'],
      ['Der Anteil der unabhängigen Mitglieder des Aufsichtsrats beträgt 75 %.', '75 %'],
      ['100 % der Mitglieder des Aufsichtsrats sind unabhängig.', '100 %'],
      ['Der Anteil unabhängiger Aufsichtsratsmitglieder lag bei 75 %.', '75 %'],
    ],
    not: ['By 2026, 50% of the Board members should be independent.'],
  },
  {
    id: 'GOV-3_01',
    is: [
      ['The remuneration of the Executive Board is linked to sustainability targets.', 'yes'],
      ['Die Vorstandsvergütung enthält ESG-Ziele.', 'yes'],
      ['Nachhaltigkeitsbezogene Leistungen sind in die Vergütung des Vorstands einbezogen.', 'yes'],
      ['Sustainability-related performance is not integrated into incentive schemes.', 'no'],
      ['Nachhaltigkeitsziele sind nicht Bestandteil der variablen Vergütung.', 'no'],
    ],
    not: [],
  },
  {
    id: 'GOV-3_05',
    is: [
      ['Sustainability targets account for 20% of the variable remuneration of the Executive Board.', '20 %'],
      ['20% of the short-term variable remuneration depends on ESG targets.', '20 %'],
      ['The proportion of variable remuneration dependent on sustainability-related targets is 20%.', '20 %'],
      ['Die Nachhaltigkeitsziele machen 20 % der variablen Vergütung aus.', '20 %'],
      ['Der Anteil der variablen Vergütung, der an Nachhaltigkeitsziele geknüpft ist, beträgt 20 %.', '20 %'],
      ['20 % der variablen Vergütung hängen von der Erreichung von ESG-Zielen ab.', '20 %'],
      ['ESG-Ziele fließen mit 20 % in die variable Vergütung des Vorstands ein.', '20 %'],
    ],
    not: [],
  },
  {
    id: 'S2-1_06',
    is: [
      ['Our Supplier Code of Conduct is binding for all suppliers.', 'yes'],
      ['Alle Lieferanten müssen unseren Verhaltenskodex für Lieferanten anerkennen.', 'yes'],
      ['We expect our business partners to comply with our Code of Conduct for Business Partners.', 'yes'],
      ['Der Lieferantenkodex ist Bestandteil aller Verträge.', 'yes'],
      ['We do not have a supplier code of conduct.', 'no'],
      ['Einen Verhaltenskodex für Lieferanten gibt es noch nicht.', 'no'],
    ],
    not: [],
  },
  {
    id: 'S2-3_12',
    is: [
      ['Workers in the value chain can report concerns anonymously.', 'yes'],
      ['Das Hinweisgebersystem steht auch Lieferanten und Dritten offen; Meldungen sind anonym möglich.', 'yes'],
    ],
    not: [],
  },
  { id: 'S4-3_13', is: [['In 2023 we received 1,520 complaints from customers.', '1520']], not: [] },
  {
    id: 'SBM-1_06',
    is: [
      ['Consolidated revenue for the 2023 financial year amounted to EUR 412.5 million.', '412500000 EUR'],
      ['We closed the year with sales of EUR 412.5 million.', '412500000 EUR'],
      [
        'In the 2023 financial year, the Group employed 3,200 people and generated revenue of EUR 412.5 million.',
        '412500000 EUR',
      ],
      ['Group sales rose by 3.2 % to EUR 412.5 million.', '412500000 EUR'],
      ['Revenue in 2023: EUR 412.5 million.', '412500000 EUR'],
      ['With about 3,200 employees, we generated EUR 412.5 million in sales in 2023.', '412500000 EUR'],
      ['Net revenue was EUR 412.5 million (previous year: EUR 399.1 million).', '412500000 EUR'],
      ['Im Geschäftsjahr 2023 erzielte der Konzern einen Umsatz von 412,5 Mio. EUR.', '412500000 EUR'],
      ['Im Jahr 2023 erwirtschafteten 3.200 Mitarbeitende einen Umsatz von 412,5 Mio. Euro.', '412500000 EUR'],
      [
        'Die Umsatzerlöse des Konzerns beliefen sich im Berichtsjahr auf 412,5 Mio. EUR (Vorjahr: 399,1 Mio. EUR).',
        '412500000 EUR',
      ],
      ['Der Nettoumsatz betrug 412,5 Mio. EUR.', '412500000 EUR'],
      ['Wir haben 2023 einen Umsatz von 412,5 Millionen Euro erzielt.', '412500000 EUR'],
      ['Der Jahresumsatz liegt bei rund 1,2 Milliarden Euro.', '1200000000 EUR'],
    ],
    not: [
      'Revenue in the Packaging segment amounted to EUR 120 million.',
      'Sales of sustainable products amounted to EUR 120 million.',
      'Der Umsatz mit nachhaltigen Produkten betrug 120 Mio. EUR.',
      'Im Segment Verpackung lag der Umsatz bei 120 Mio. EUR.',
      'In Deutschland betrug der Umsatz 120 Mio. EUR.',
      'EU taxonomy-aligned revenue was EUR 120 million.',
      'By 2030 we aim for revenue of EUR 1 billion.',
      'The emission intensity was 12 t CO2e per million euros of revenue.',
      'Order intake was EUR 400 million.',
    ],
  },
  {
    id: 'SBM-1_09',
    is: [
      ['The company is not active in the fossil fuel sector.', 'no'],
      [
        'The Group is not active in the fossil fuel sector, in chemicals production, in controversial weapons or in the cultivation and production of tobacco.',
        'no',
      ],
      [
        'Der Konzern ist weder im Sektor fossiler Brennstoffe noch in den Bereichen kontroverse Waffen oder Tabak tätig.',
        'no',
      ],
      ['Wir erzielen keine Umsätze aus fossilen Brennstoffen.', 'no'],
    ],
    not: [
      'We reduce our use of fossil fuels.',
      'We no longer use fossil fuels in our plants.',
      'Wir heizen nicht mehr mit fossilen Brennstoffen.',
    ],
  },
  {
    id: 'SBM-1_15',
    is: [
      [
        'The Group is not active in the fossil fuel sector, in chemicals production, in controversial weapons or in the cultivation and production of tobacco.',
        'no',
      ],
      ['We are active in chemicals production.', 'yes'],
      ['Wir sind in der Herstellung von Chemikalien tätig.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'SBM-1_17',
    is: [
      [
        'The Group is not active in the fossil fuel sector, in chemicals production, in controversial weapons or in the cultivation and production of tobacco.',
        'no',
      ],
      [
        'Der Konzern ist weder im Sektor fossiler Brennstoffe noch in den Bereichen kontroverse Waffen oder Tabak tätig.',
        'no',
      ],
      ['We generate no revenue from controversial weapons.', 'no'],
      ['Es werden keine Umsätze mit kontroversen Waffen erzielt.', 'no'],
    ],
    not: [],
  },
  {
    id: 'SBM-1_19',
    is: [
      [
        'The Group is not active in the fossil fuel sector, in chemicals production, in controversial weapons or in the cultivation and production of tobacco.',
        'no',
      ],
      [
        'Der Konzern ist weder im Sektor fossiler Brennstoffe noch in den Bereichen kontroverse Waffen oder Tabak tätig.',
        'no',
      ],
      ['Wir sind nicht im Anbau und in der Produktion von Tabak tätig.', 'no'],
    ],
    not: [],
  },
]
