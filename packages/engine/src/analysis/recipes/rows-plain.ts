import type { SentenceRow } from './rows.ts'

/** Yes and no, and choices, of boundaries, sectors and pay as reports say them plainly, and what only sounds like them. */
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
      ['Basis of preparation: consolidated.', 'consolidated'],
      [
        "Norvane Group's sustainability statement is a consolidated statement covering the parent company and 37 subsidiaries.",
        'consolidated',
      ],
      ['Berichtsgrundlage: konsolidiert.', 'consolidated'],
      ['Die vorliegende Nachhaltigkeitserklärung der Norvane SE ist eine konsolidierte Erklärung.', 'consolidated'],
      ['In die Nachhaltigkeitserklärung sind alle Tochterunternehmen des Konzerns einbezogen.', 'consolidated'],
      ['Our sustainability reporting is consolidated and includes the entire Torvald Group.', 'consolidated'],
      ['Reported figures comprise Torvald ASA and the companies it controls.', 'consolidated'],
      [
        'Unsere Nachhaltigkeitsberichterstattung ist konsolidiert und umfasst den gesamten Torvald-Konzern.',
        'consolidated',
      ],
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
      ['The entities included are the same as those in the consolidated financial statements.', 'yes'],
      ['We have applied the same consolidation principles and scope as for our financial statements.', 'yes'],
      ['There are no differences between the scope of this statement and that of the financial statements.', 'yes'],
      ['Die einbezogenen Gesellschaften sind dieselben wie im Konzernabschluss.', 'yes'],
      [
        'Zwischen dem Konsolidierungskreis der Nachhaltigkeitserklärung und dem des Konzernabschlusses bestehen keine Unterschiede.',
        'yes',
      ],
      ['Entities covered by this statement are identical to those of our financial accounts.', 'yes'],
      ['Die vom Bericht erfassten Unternehmen sind mit denen der Finanzberichterstattung identisch.', 'yes'],
    ],
    not: [
      'The scope of consolidation is the same as in the financial statements except for two joint ventures.',
      'Der Konsolidierungskreis entspricht mit Ausnahme zweier Gesellschaften dem des Konzernabschlusses.',
      'The entities have the same accounting policies as in the consolidated financial statements.',
      'Der Konzernabschluss umfasst dieselben Gesellschaften wie im Vorjahr.',
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
      [
        'The option to omit classified or sensitive information was not applied; all information on know-how and innovation is disclosed.',
        'no',
      ],
    ],
    not: ['Know-how is not lost when colleagues retire.'],
  },
  {
    id: 'SBM-1_09',
    is: [
      ['We do not operate in the fossil fuel sector.', 'no'],
      ['Fossil fuels: the Group has no activities in this sector.', 'no'],
    ],
    not: [
      'Our largest customer does not operate in the fossil fuel sector.',
      'Our furnaces are not operated with fossil fuels.',
      'We do not disclose revenue from fossil fuels separately.',
      'Am Standort Orvik werden keine fossilen Brennstoffe eingesetzt.',
    ],
  },
  {
    id: 'SBM-1_15',
    is: [
      ['The Group does not manufacture chemicals within the meaning of Division 20.2 of NACE.', 'no'],
      ['Our chemicals production generated revenue of EUR 310 million.', 'yes'],
      ['Chemikalien im Sinne der NACE-Abteilung 20.2 stellen wir nicht her.', 'no'],
      ['Our activities do not include chemicals production.', 'no'],
      ['Die Herstellung von Chemikalien zählt nicht zu unseren Tätigkeiten.', 'no'],
    ],
    not: [
      'Wir verzichten nicht auf Chemikalien.',
      'Gefährliche Chemikalien setzen wir nicht ein.',
      'No accidents occurred in chemicals production.',
      'In der Chemikalienproduktion gab es keine Unfälle.',
    ],
  },
  {
    id: 'GOV-3_01',
    is: [
      ['Our remuneration policy does not yet contain any sustainability-related performance criteria.', 'no'],
      ['No part of the remuneration of the board depends on sustainability targets.', 'no'],
      ['Kein Teil der Vorstandsvergütung hängt von Nachhaltigkeitszielen ab.', 'no'],
      ["Our executives' bonuses are partly determined by progress on carbon reduction.", 'yes'],
      ['The long-term incentive plan contains a sustainability modifier.', 'yes'],
      ['Board remuneration is fixed and does not depend on sustainability performance.', 'no'],
      ['We have not linked executive pay to sustainability.', 'no'],
      ['Die Boni unserer Führungskräfte hängen auch vom Fortschritt bei der CO2-Reduktion ab.', 'yes'],
      ['Die langfristige Vergütung enthält einen Nachhaltigkeitsfaktor.', 'yes'],
      ['Eine Verknüpfung der Vorstandsvergütung mit Nachhaltigkeitszielen besteht nicht.', 'no'],
      ['Since 2022 the performance of our managers on safety and climate has influenced their bonus.', 'yes'],
      ['Der Bonus der Vorstandsvorsitzenden ist an unsere Emissionsminderungsziele geknüpft.', 'yes'],
      ['Seit 2022 wirkt sich die Leistung bei Sicherheit und Klima auf den Bonus unserer Führungskräfte aus.', 'yes'],
    ],
    not: [
      'By 2027, 30% of executive pay is to depend on ESG targets.',
      'Kein Teil der Lieferkette hängt von fossilen Brennstoffen ab.',
    ],
  },
  {
    id: 'SBM-1_19',
    is: [
      ['Hallmar stellt weder umstrittene Waffen her noch baut das Unternehmen Tabak an.', 'no'],
      ['Tabak bauen wir nicht an und verarbeiten ihn auch nicht.', 'no'],
      ['Neither controversial weapons nor tobacco form part of our activities.', 'no'],
      ['Torvald does not cultivate or sell tobacco.', 'no'],
    ],
    not: ['The filters are made from tobacco waste.', 'We do not sell packaging for tobacco.'],
  },
]
