import type { SentenceRow } from './rows.ts'

/** The same of climate and nature. */
export const plainClimateRows: SentenceRow[] = [
  {
    id: 'E1-1_12',
    is: [
      ['None of the criteria for exclusion from the EU Paris-aligned Benchmarks apply to the Group.', 'no'],
      ['The Company does not meet the exclusion criteria of the EU Paris-aligned Benchmarks.', 'no'],
      ['Keines der Ausschlusskriterien der Paris-abgestimmten EU-Referenzwerte trifft auf uns zu.', 'no'],
      ['Das Unternehmen erfüllt die Ausschlusskriterien für Paris-abgestimmte Referenzwerte nicht.', 'no'],
      ['Wegen des Gasgeschäfts ist der Konzern von den Paris-abgestimmten EU-Referenzwerten ausgenommen.', 'yes'],
      ['We are not an undertaking excluded from the EU Paris-aligned Benchmarks.', 'no'],
      ['Norvane is eligible for inclusion in EU Paris-aligned Benchmarks.', 'no'],
      [
        'Der Konzern ist nicht von den Paris-abgestimmten EU-Referenzwerten gemäß Artikel 12 der Delegierten Verordnung (EU) 2020/1818 ausgenommen.',
        'no',
      ],
      ['Wir sind kein Unternehmen, das von den Paris-abgestimmten EU-Referenzwerten ausgenommen ist.', 'no'],
      ['Ein Ausschluss von den Paris-abgestimmten EU-Referenzwerten liegt nicht vor.', 'no'],
      ['Exclusion from the EU Paris-aligned Benchmarks does not apply to Torvald.', 'no'],
      ['Ein Ausschluss von den Paris-abgestimmten EU-Referenzwerten trifft auf Torvald nicht zu.', 'no'],
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
      ["The plan for the climate transition was approved by Norvane's Board of Directors on 12 February 2024.", 'yes'],
      ['Our Climate Transition Plan has Board approval.', 'yes'],
      ['Der Plan für den Klimaübergang wurde am 12. Februar 2024 vom Vorstand der Norvane SE genehmigt.', 'yes'],
      ['With the approval of the Supervisory Board, our transition plan took effect in 2024.', 'yes'],
      ['Mit Zustimmung des Aufsichtsrats trat unser Übergangsplan 2024 in Kraft.', 'yes'],
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
      ['The Group has no climate targets to date.', 'no'],
      ['So far, no targets for reducing emissions have been defined.', 'no'],
      ['Ziel: 50 % weniger Scope-1- und Scope-2-Emissionen bis 2030 (Basisjahr 2020).', 'yes'],
      ['Klimaziele hat der Konzern bislang nicht.', 'no'],
      ['Bisher wurden keine Ziele zur Emissionsminderung definiert.', 'no'],
      ['Torvald hat sich zur Klimaneutralität bis 2040 verpflichtet.', 'yes'],
      ['Torvald hat keine Ziele zur Reduktion der THG-Emissionen beschlossen.', 'no'],
    ],
    not: [
      'We have not yet set any water targets.',
      'There are currently no waste reduction targets in place.',
      'No emissions reduction was achieved in 2024.',
      'Our emissions targets have not changed.',
      'Unsere Klimaziele haben sich nicht geändert.',
    ],
  },
  {
    id: 'E1-7_03',
    is: [
      ['Neither carbon credits nor GHG removals play a role in our climate strategy to date.', 'no'],
      ['Klimakompensation betreiben wir nicht.', 'no'],
      ['We do not offset our emissions.', 'no'],
      ['Wir kompensieren unsere Emissionen nicht.', 'no'],
      ['Verbleibende Emissionen wurden durch zertifizierte CO2-Gutschriften ausgeglichen.', 'yes'],
      ['To date, Torvald has refrained from buying carbon credits.', 'no'],
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
      ['Norvane macht keine auf Zertifikaten beruhenden Aussagen zur Klimaneutralität.', 'no'],
      ['We refrain from advertising our products as climate neutral.', 'no'],
      ['Our parcels are advertised as carbon neutral.', 'yes'],
      ['Wir verzichten darauf, unsere Produkte als klimaneutral zu bewerben.', 'no'],
      ['Unsere Pakete werden als klimaneutral beworben.', 'yes'],
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
      ['The exposure of our sites to climate hazards was analysed for 2030 and 2050.', 'yes'],
      ['Using a climate model, we assessed how floods, storms and heat could affect all of our plants.', 'yes'],
      [
        'Mit einem Klimamodell haben wir bewertet, wie Hochwasser, Stürme und Hitze auf alle unsere Werke wirken könnten.',
        'yes',
      ],
    ],
    not: [
      "Climate risk assessments of our suppliers' sites are planned.",
      "The physical risks of our suppliers' sites were assessed.",
      'Physical climate risk assessments for our sites will be carried out in 2026.',
      'Eine Analyse der physischen Klimarisiken unserer Standorte ist für 2026 geplant.',
    ],
  },
  {
    id: 'E4.IRO-1_14',
    is: [
      ['Our analysis showed that no operations are near key biodiversity areas.', 'no'],
      ['Standorte in oder in der Nähe von Schutzgebieten wurden nicht identifiziert.', 'no'],
      ["None of Torvald's sites is located in or near a biodiversity-sensitive area.", 'no'],
    ],
    not: [],
  },
  {
    id: 'E4.IRO-1_15',
    is: [
      ['Unsere Tätigkeiten an diesen Standorten beeinträchtigen die Schutzgebiete nicht.', 'no'],
      ['No activities with negative effects on these areas were identified.', 'no'],
      ['We found no negative impacts of our activities on protected areas.', 'no'],
      ['Negative Auswirkungen unserer Tätigkeiten auf Schutzgebiete haben wir nicht festgestellt.', 'no'],
    ],
    not: [],
  },
  {
    id: 'E4.IRO-1_16',
    is: [['Biodiversity mitigation measures have not been found necessary.', 'no']],
    not: ['Abhilfemaßnahmen für die biologische Vielfalt sind an drei Standorten notwendig.'],
  },
  {
    id: 'E1.IRO-1_13',
    is: [
      [
        'Transitorische Risiken und Chancen wurden anhand von Klimaszenarien ermittelt, die mit 1,5 °C vereinbar sind.',
        'yes',
      ],
    ],
    not: [
      'Transition risks will be assessed using climate scenarios in 2026.',
      'Übergangsrisiken sollen 2026 anhand von Klimaszenarien bewertet werden.',
    ],
  },
  {
    id: 'E1-4_22',
    is: [['Unsere wissenschaftsbasierten Ziele wurden 2023 von der SBTi genehmigt.', 'yes']],
    not: [],
  },
]
