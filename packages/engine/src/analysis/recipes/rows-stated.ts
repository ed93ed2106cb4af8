import type { SentenceRow } from './rows.ts'

/** What narrative reports state of their boundaries, of incentives, climate targets, credits and hazards. */
export const statedSentences: SentenceRow[] = [
  {
    id: 'BP-1_01',
    is: [
      ['The report covers the parent and all subsidiaries included in the consolidated accounts.', 'consolidated'],
      ['It covers the parent company and all subsidiaries, as do the annual accounts.', 'consolidated'],
      ['All fully consolidated companies within the scope of IFRS are included.', 'consolidated'],
      [
        'The reporting perimeter corresponds to the companies consolidated in the Consolidated Financial Statements.',
        'consolidated',
      ],
      ['Sie umfassen die Muster AG und alle vollkonsolidierten Gesellschaften.', 'consolidated'],
      ['Soweit nicht anders vermerkt, beziehen sich alle Angaben auf den Konzern.', 'consolidated'],
      ['Die Erklärung umfasst die gGmbH und ihre drei Tochtergesellschaften.', 'consolidated'],
    ],
    not: [
      'The insurance covers the parent company and all its subsidiaries.',
      'Die Versicherung umfasst die Muster AG und alle Tochtergesellschaften.',
      'It covers all employees and contractors.',
      'Der Bericht umfasst nicht die Tochtergesellschaften.',
    ],
  },
  {
    id: 'BP-1_02',
    is: [
      ['The report covers the parent and all subsidiaries included in the consolidated financial statements.', 'yes'],
      ['It covers the parent company and all subsidiaries, as do the consolidated financial statements.', 'yes'],
      ['The organisational boundary follows that of the consolidated financial statements.', 'yes'],
      ['Der Kreis der einbezogenen Gesellschaften entspricht dem Konsolidierungskreis des Konzernabschlusses.', 'yes'],
    ],
    not: ['The subsidiaries prepare financial statements of their own.'],
  },
  {
    id: 'BP-1_05',
    is: [
      [
        'Von der Möglichkeit, Informationen zu geistigem Eigentum oder zu Ergebnissen von Innovationen auszulassen, wurde kein Gebrauch gemacht.',
        'no',
      ],
    ],
    not: ['Der Schutz von geistigem Eigentum ist in einer Richtlinie geregelt.'],
  },
  {
    id: 'GOV-3_01',
    is: [
      ['Each award under the Performance Share Plan depends on two sustainability measures.', 'yes'],
      ['Their short-term bonus depends in part on carbon intensity and recordable injuries.', 'yes'],
      ['Sustainability targets carry a fifth of the annual bonus of the Board.', 'yes'],
      ['Sustainability-related performance has been part of the incentive schemes since 2021.', 'yes'],
      ['Vom Jahr 2022 an gilt: 20 % des Jahresbonus hängen von der Minderung der Emissionen ab.', 'yes'],
      ['Nachhaltigkeitsziele sind derzeit nicht Teil der variablen Vergütung.', 'no'],
      ['Executive pay does not yet depend on sustainability.', 'no'],
    ],
    not: [
      'Compensation for injured workers depends on the severity of the accident.',
      'The annual bonus depends on the profit of the Group.',
    ],
  },
  {
    id: 'E1-1_14',
    is: [
      [
        "The Committee considered the Group's first climate transition plan, which the Board approved in January.",
        'yes',
      ],
      ['The Net Zero Plan was approved by the Board and put to an advisory vote.', 'yes'],
      ['Grundlage ist der Klimafahrplan, den der Vorstand im November verabschiedet hat.', 'yes'],
    ],
    not: [
      'The Board approved the budget for the coming year.',
      'The transition plan of our customer was approved by its board.',
      'Der Klimafahrplan soll 2026 vom Vorstand verabschiedet werden.',
    ],
  },
  {
    id: 'E1-4_01',
    is: [
      ['Senkung der Emissionen aus Scope 1 und Scope 2 um 35 % bis 2030, bezogen auf 2019.', 'yes'],
      ['Klimaneutraler Betrieb bis 2040.', 'yes'],
      ['Scope 1 und 2: 42 % weniger als 2021 bis 2030.', 'yes'],
      ['Unser Ziel: 50 % weniger CO2-Emissionen bis 2030.', 'yes'],
      ['Bis 2030 reduzieren wir unsere CO2-Emissionen um 42 %.', 'yes'],
      ['Die Gruppe hat sich zum Ziel gesetzt, bis 2030 ihre Treibhausgasemissionen zu halbieren.', 'yes'],
      ['The plan foresees the reduction by 30 %, by 2030, of the sum of Scope 1 and Scope 2 emissions.', 'yes'],
    ],
    not: [
      'Senkung der Emissionen um 35 % im Jahr 2023 gegenüber 2019.',
      'Der Luftverkehr soll bis 2050 klimaneutral werden.',
      'The reduction of emissions by 12 % in 2023 came from the mild winter.',
    ],
  },
  {
    id: 'E1-7_03',
    is: [
      ['CO2-Zertifikate zum freiwilligen Ausgleich kaufen wir nicht.', 'no'],
      ['Treibhausgase werden vom Verbund nicht durch Zertifikate ausgeglichen.', 'no'],
      ['Wir haben weder Projekte finanziert noch CO2-Zertifikate gelöscht.', 'no'],
      ['Eine Kompensation von Emissionen findet nicht statt.', 'no'],
      ['Verbleibende Emissionen werden nicht kompensiert.', 'no'],
      ['Die übrigen Emissionen wurden durch Stilllegung von Zertifikaten (Gold Standard) kompensiert.', 'yes'],
    ],
    not: [
      'Customers can offset their emissions with certificates of the Gold Standard.',
      'Die Zertifikate der Standorte nach ISO 14001 wurden erneuert.',
      'Our suppliers bought carbon credits.',
    ],
  },
  {
    id: 'E1-7_21',
    is: [
      ['Als klimaneutral bezeichnen wir unseren Geschäftsbetrieb nicht.', 'no'],
      ['We make no claims of carbon or climate neutrality for products or the company.', 'no'],
      ['Since 2021, the Group has described its operations as CO2-neutral.', 'yes'],
      ['Das Mineralwasser trägt deshalb den Zusatz „klimaneutral abgefüllt“.', 'yes'],
    ],
    not: ['Bis 2030 wollen wir klimaneutral sein.', 'The product of a competitor is advertised as climate neutral.'],
  },
  {
    id: 'E1.IRO-1_04',
    is: [
      ['All 74 assets were screened for flood, storm, heat and drought.', 'yes'],
      ['Our own buildings and data centres were assessed for flooding, landslides and heat stress.', 'yes'],
      ['Die Vermögenswerte aller Standorte haben wir auf Klimagefahren überprüft.', 'yes'],
      ['Alle Gebäude haben wir auf Überflutung, Hitze und Starkregen geprüft.', 'yes'],
    ],
    not: ['Our suppliers were screened for human rights risks.', 'Fire drills tested heat detectors at all sites.'],
  },
  {
    id: 'E1.IRO-1_07',
    is: [
      ['We examined a hot-house world based on RCP 8.5 (above 4°C).', 'yes'],
      ['Gerechnet wurde ein Verlauf mit hohen Emissionen (RCP 8.5) bis zum Ende des Jahrhunderts.', 'yes'],
    ],
    not: ['Die Szenarien RCP 2.6 und RCP 4.5 wurden verwendet.'],
  },
]
