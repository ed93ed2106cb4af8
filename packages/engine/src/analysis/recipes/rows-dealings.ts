import type { SentenceRow } from './rows.ts'

/** The same of people, suppliers, customers and conduct. */
export const dealingRows: SentenceRow[] = [
  {
    id: 'S1-1_10',
    is: [
      ['We have adopted an Equal Opportunities Policy.', 'yes'],
      ['Bei Diskriminierung gilt bei uns null Toleranz.', 'yes'],
    ],
    not: [
      'We plan to adopt an equal opportunities policy in 2026.',
      'Diskriminierung ist gesetzlich verboten.',
      'Null Toleranz gilt bei Korruption.',
    ],
  },
  {
    id: 'S1-1_22',
    is: [
      ['Every employee has access to our learning platform with more than 2,000 courses.', 'yes'],
      ['Alle Beschäftigten haben Zugang zu unserer Lernplattform mit mehr als 2.000 Kursen.', 'yes'],
    ],
    not: [
      "Our suppliers' employees have access to training.",
      'Beschäftigte unserer Lieferanten erhalten Zugang zu Schulungen.',
    ],
  },
  {
    id: 'S1-2_02',
    is: [
      ['We carry out an employee survey every two years.', 'yes'],
      ['We engage with the works council on a monthly basis.', 'yes'],
      ['Mit dem Betriebsrat tauschen wir uns monatlich aus.', 'yes'],
    ],
    not: ['We will carry out an employee survey in 2026.'],
  },
  {
    id: 'S1-10_01',
    is: [
      ['In all countries, we pay at least the statutory minimum wage to every employee.', 'yes'],
      ['Unsere Beschäftigten werden durchgängig über dem gesetzlichen Mindestlohn bezahlt.', 'yes'],
    ],
    not: [
      'Our suppliers must ensure that all their employees receive an adequate wage.',
      'Kein Mitarbeiter verdient weniger als im Vorjahr.',
    ],
  },
  {
    id: 'S1-11_01',
    is: [
      [
        'Through public programmes, every one of our employees is protected against loss of income in the event of illness and on retirement.',
        'yes',
      ],
      [
        'Über die gesetzliche Sozialversicherung ist jede Mitarbeiterin und jeder Mitarbeiter bei Krankheit und im Ruhestand gegen Einkommensverluste geschützt.',
        'yes',
      ],
    ],
    not: [],
  },
  {
    id: 'S1-11_05',
    is: [
      [
        'Through public programmes, every one of our employees is protected against loss of income in the event of illness and on retirement.',
        'yes',
      ],
      [
        'Über die gesetzliche Sozialversicherung ist jede Mitarbeiterin und jeder Mitarbeiter bei Krankheit und im Ruhestand gegen Einkommensverluste geschützt.',
        'yes',
      ],
    ],
    not: [],
  },
  {
    id: 'S2-1_06',
    is: [
      ['Suppliers have to comply with our Code for Business Partners.', 'yes'],
      ['Von unseren Lieferanten erwarten wir, dass sie unseren Lieferantenkodex unterzeichnen.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'G1-5_10',
    is: [
      ['Our identification number in the EU Transparency Register is 5551234567-89.', 'yes'],
      ['Unsere Registernummer im EU-Transparenzregister lautet 5551234567-89.', 'yes'],
      ['Eine Eintragung im Lobbyregister besteht nicht.', 'no'],
    ],
    not: [
      'The industry association is listed in the EU Transparency Register.',
      'Der Verband ist im Lobbyregister eingetragen.',
    ],
  },
  {
    id: 'S1-1_08',
    is: [
      [
        'Unsere Menschenrechtsrichtlinie befasst sich ausdrücklich mit Menschenhandel, Zwangsarbeit und Kinderarbeit.',
        'yes',
      ],
    ],
    not: ['The law prohibits forced labour and child labour.', 'Das Gesetz verbietet Kinderarbeit und Zwangsarbeit.'],
  },
  {
    id: 'S1-1_09',
    is: [['Unser Managementsystem für Arbeits- und Gesundheitsschutz gilt für alle Beschäftigten.', 'yes']],
    not: [],
  },
  {
    id: 'S1-1_17',
    is: [['Alle Führungskräfte werden zu Nichtdiskriminierung geschult.', 'yes']],
    not: [],
  },
  {
    id: 'S1-3_05',
    is: [
      ['Allen Beschäftigten steht eine interne Beschwerdestelle offen.', 'yes'],
      ['Hinweise können der Führungskraft, der Personalabteilung oder der Ombudsperson gemeldet werden.', 'yes'],
    ],
    not: ['Beschäftigte unserer Zulieferer können Verstöße auch anonym melden.'],
  },
  {
    id: 'S1-3_09',
    is: [
      ['Die Richtlinie verbietet jede Form von Benachteiligung hinweisgebender Personen.', 'yes'],
      ['Wer Missstände meldet, hat keine Nachteile zu befürchten.', 'yes'],
    ],
    not: [
      'Niemand hatte Nachteile durch die Umstellung.',
      'Wer Pfand zurückbringt, hat keine Nachteile.',
      'Beschäftigte unserer Zulieferer können Verstöße auch anonym melden.',
    ],
  },
  {
    id: 'S2-3_12',
    is: [['Beschäftigte unserer Zulieferer können Verstöße auch anonym melden.', 'yes']],
    not: [],
  },
  {
    id: 'S4-2_02',
    is: [
      ['Wir führen jährlich Kundenbefragungen durch.', 'yes'],
      ['Über App, Telefon oder im persönlichen Gespräch können uns Kundinnen und Kunden Rückmeldung geben.', 'yes'],
      ['Kundenbefragungen finden jährlich statt.', 'yes'],
      ['Es gibt jährlich eine Kundenumfrage.', 'yes'],
    ],
    not: ['Kundenbefragungen plant die Branche erst 2026.'],
  },
  {
    id: 'S1-7_04',
    is: [['Fremdarbeitskräfte setzen wir nicht ein.', 'yes']],
    not: [],
  },
  {
    id: 'G1-1_08',
    is: [['Jede Meldung wird unverzüglich, unabhängig und objektiv untersucht.', 'yes']],
    not: [],
  },
  {
    id: 'G1-3_02',
    is: [
      ['Die Ermittler sind von der betroffenen Managementkette getrennt.', 'yes'],
      ['Die Ermittler sind unabhängig von der betroffenen Managementkette.', 'yes'],
    ],
    not: [],
  },
]
