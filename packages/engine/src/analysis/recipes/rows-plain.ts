import type { SentenceRow } from './rows.ts'

/** Yes and no, and choices, of strategy, climate and nature as reports say them plainly, and what only sounds like them. */
export const plainRows: SentenceRow[] = [
  {
    id: 'BP-1_01',
    is: [
      [
        'The statement was compiled at group level and includes the parent company and every entity it controls.',
        'consolidated',
      ],
      ['This report presents group-wide data for Hallmar plc and all of its subsidiaries.', 'consolidated'],
      [
        'The sustainability statement is consolidated, and its scope is the same as that of the financial statements.',
        'consolidated',
      ],
      ['We report for the single legal entity Brandt Precision Ltd only.', 'individual'],
      ['Die Nachhaltigkeitserklärung wurde konsolidiert für den gesamten Konzern aufgestellt.', 'consolidated'],
      ['Sofern nicht anders angegeben, beziehen sich alle Daten auf die gesamte Gruppe.', 'consolidated'],
      [
        'Die Nachhaltigkeitserklärung ist konsolidiert; ihr Konsolidierungskreis entspricht dem der Finanzberichterstattung.',
        'consolidated',
      ],
      ['Alle Daten beziehen sich auf die gesamte Gruppe.', 'consolidated'],
    ],
    not: ['Our market position was consolidated.', 'Die Angaben im Jahresabschluss sind konsolidiert.'],
  },
  {
    id: 'BP-1_02',
    is: [
      [
        "The scope of consolidation for the sustainability statement is aligned with that of the Group's financial reporting.",
        'yes',
      ],
      ['It covers the same legal entities as our financial reporting.', 'yes'],
      ['Die Berichtsgrenzen stimmen mit denen der Finanzberichterstattung überein.', 'yes'],
    ],
    not: [
      'The scope of consolidation is the same as in the financial statements except for two joint ventures.',
      'Der Konsolidierungskreis entspricht mit Ausnahme zweier Gesellschaften dem des Konzernabschlusses.',
    ],
  },
  {
    id: 'BP-1_05',
    is: [
      ['We have not withheld any information relating to intellectual property, know-how or innovation results.', 'no'],
      [
        'We have made use of the option to leave out specific pieces of information on know-how and the results of innovation.',
        'yes',
      ],
      [
        'Wir haben von der Möglichkeit Gebrauch gemacht, bestimmte Angaben zu Know-how und Innovationsergebnissen auszulassen.',
        'yes',
      ],
    ],
    not: [],
  },
  {
    id: 'SBM-1_09',
    is: [['We do not operate in the fossil fuel sector.', 'no']],
    not: ['Our largest customer does not operate in the fossil fuel sector.'],
  },
  {
    id: 'SBM-1_15',
    is: [
      ['The Group does not manufacture chemicals within the meaning of Division 20.2 of NACE.', 'no'],
      ['Our chemicals production generated revenue of EUR 310 million.', 'yes'],
      ['Chemikalien im Sinne der NACE-Abteilung 20.2 stellen wir nicht her.', 'no'],
    ],
    not: ['Wir verzichten nicht auf Chemikalien.', 'Gefährliche Chemikalien setzen wir nicht ein.'],
  },
  {
    id: 'GOV-3_01',
    is: [
      ['Our remuneration policy does not yet contain any sustainability-related performance criteria.', 'no'],
      ['No part of the remuneration of the board depends on sustainability targets.', 'no'],
      ['Kein Teil der Vorstandsvergütung hängt von Nachhaltigkeitszielen ab.', 'no'],
    ],
    not: [
      'By 2027, 30% of executive pay is to depend on ESG targets.',
      'Kein Teil der Lieferkette hängt von fossilen Brennstoffen ab.',
    ],
  },
  {
    id: 'E1-1_12',
    is: [
      ['None of the criteria for exclusion from the EU Paris-aligned Benchmarks apply to the Group.', 'no'],
      ['The Company does not meet the exclusion criteria of the EU Paris-aligned Benchmarks.', 'no'],
      ['Keines der Ausschlusskriterien der Paris-abgestimmten EU-Referenzwerte trifft auf uns zu.', 'no'],
      ['Das Unternehmen erfüllt die Ausschlusskriterien für Paris-abgestimmte Referenzwerte nicht.', 'no'],
      ['Wegen des Gasgeschäfts ist der Konzern von den Paris-abgestimmten EU-Referenzwerten ausgenommen.', 'yes'],
    ],
    not: ['Some companies in our portfolio are excluded from the EU Paris-aligned Benchmarks.'],
  },
  {
    id: 'E1-1_14',
    is: [
      ['Our climate transition plan has been signed off by the Executive Committee and the Supervisory Board.', 'yes'],
      ['Board approval of the net-zero transition plan was given in November 2024.', 'yes'],
      ['Vorstand und Aufsichtsrat haben dem Übergangsplan zugestimmt.', 'yes'],
      ['Unser Klimaplan ist vom Verwaltungsrat freigegeben worden.', 'yes'],
    ],
    not: [
      'The transition plan will be submitted to the Board for approval in 2026.',
      'Der Übergangsplan soll vom Vorstand genehmigt werden.',
    ],
  },
  {
    id: 'E1-4_01',
    is: [
      ['We have committed to halving our carbon footprint by 2030.', 'yes'],
      ['We have not yet set any greenhouse gas reduction targets.', 'no'],
      ['There are currently no GHG emission reduction targets in place.', 'no'],
      ['Wir haben uns verpflichtet, unseren CO2-Fußabdruck bis 2030 zu halbieren.', 'yes'],
      ['Ziele zur Verringerung der Treibhausgasemissionen haben wir noch nicht festgelegt.', 'no'],
    ],
    not: [
      'We have not yet set any water targets.',
      'There are currently no waste reduction targets in place.',
      'No emissions reduction was achieved in 2024.',
    ],
  },
  {
    id: 'E1-7_03',
    is: [
      ['Neither carbon credits nor GHG removals play a role in our climate strategy to date.', 'no'],
      ['Klimakompensation betreiben wir nicht.', 'no'],
    ],
    not: ['We are examining whether to use carbon credits.', 'Wir prüfen, ob wir CO2-Zertifikate nutzen.'],
  },
  {
    id: 'E1-7_21',
    is: [
      ['No claims of GHG neutrality involving carbon credits were made.', 'no'],
      ['Three of our product lines are marketed as carbon neutral on the basis of carbon credits.', 'yes'],
      ['Öffentliche Aussagen zur Klimaneutralität treffen wir nicht.', 'no'],
      ['Drei Produktlinien werden auf Basis von CO2-Zertifikaten als klimaneutral vermarktet.', 'yes'],
    ],
    not: [
      'Our products are not marketed as carbon neutral.',
      'Unsere Produkte werden nicht als klimaneutral beworben.',
    ],
  },
  {
    id: 'E1.IRO-1_04',
    is: [
      ['A physical climate risk screening covering all 24 production sites was carried out in 2024.', 'yes'],
      ['Alle Standorte wurden auf klimabedingte Gefahren untersucht.', 'yes'],
      ['2024 führten wir für alle 24 Werke ein Screening auf physische Klimagefahren durch.', 'yes'],
    ],
    not: ["Climate risk assessments of our suppliers' sites are planned."],
  },
  {
    id: 'SBM-1_17',
    is: [
      ['Hallmar stellt weder umstrittene Waffen her noch baut das Unternehmen Tabak an.', 'no'],
      ['Mit umstrittenen Waffen wie Antipersonenminen oder Streumunition haben wir nichts zu tun.', 'no'],
    ],
    not: ['Viele Unternehmen stellen keine umstrittenen Waffen her.'],
  },
  {
    id: 'SBM-1_19',
    is: [
      ['Hallmar stellt weder umstrittene Waffen her noch baut das Unternehmen Tabak an.', 'no'],
      ['Tabak bauen wir nicht an und verarbeiten ihn auch nicht.', 'no'],
    ],
    not: ['The filters are made from tobacco waste.', 'We do not sell packaging for tobacco.'],
  },
  {
    id: 'E4.IRO-1_15',
    is: [
      ['Unsere Tätigkeiten an diesen Standorten beeinträchtigen die Schutzgebiete nicht.', 'no'],
      ['Unsere Tätigkeiten beeinträchtigen die Schutzgebiete nicht.', 'no'],
    ],
    not: [],
  },
]
