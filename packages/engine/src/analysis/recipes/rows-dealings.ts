import type { SentenceRow } from './rows.ts'

/** The same of people, suppliers, customers and conduct. */
export const dealingRows: SentenceRow[] = [
  {
    id: 'S1-1_10',
    is: [
      ['We have adopted an Equal Opportunities Policy.', 'yes'],
      ['Bei Diskriminierung gilt bei uns null Toleranz.', 'yes'],
      ['Norvane akzeptiert keinerlei Diskriminierung.', 'yes'],
      ['Wir verfolgen eine Null-Toleranz-Politik gegenüber Belästigung und Diskriminierung.', 'yes'],
    ],
    not: [
      'We plan to adopt an equal opportunities policy in 2026.',
      'Diskriminierung ist gesetzlich verboten.',
      'Null Toleranz gilt bei Korruption.',
      'Three cases of discrimination were reported, and none was confirmed.',
    ],
  },
  {
    id: 'S1-1_22',
    is: [
      ['Every employee has access to our learning platform with more than 2,000 courses.', 'yes'],
      ['Alle Beschäftigten haben Zugang zu unserer Lernplattform mit mehr als 2.000 Kursen.', 'yes'],
      ['Über unser E-Learning-Portal haben Mitarbeitende Zugang zu einem breiten Kursangebot.', 'yes'],
    ],
    not: [
      "Our suppliers' employees have access to training.",
      'Beschäftigte unserer Lieferanten erhalten Zugang zu Schulungen.',
      'Beschäftigte haben keinen Zugang zu Kundendaten.',
    ],
  },
  {
    id: 'S1-2_02',
    is: [
      ['We carry out an employee survey every two years.', 'yes'],
      ['We engage with the works council on a monthly basis.', 'yes'],
      ['Mit dem Betriebsrat tauschen wir uns monatlich aus.', 'yes'],
      ['Our engagement survey was answered by 86% of employees.', 'yes'],
      ['Management meets employee representatives four times a year.', 'yes'],
      ['Employee representatives are consulted before major changes.', 'yes'],
      ['An unserer Engagement-Befragung nahmen 86 % der Beschäftigten teil.', 'yes'],
      ['Die Geschäftsleitung trifft sich viermal im Jahr mit den Arbeitnehmervertretungen.', 'yes'],
      ['Der Betriebsrat wird vor wichtigen Veränderungen angehört.', 'yes'],
      ['Twice a year, we ask our employees for their opinion in a pulse survey.', 'yes'],
      ["Torvald's management discusses working conditions with the works councils every quarter.", 'yes'],
      ['Zweimal im Jahr fragen wir unsere Beschäftigten in einer Pulsbefragung nach ihrer Meinung.', 'yes'],
      ['Die Leitung von Torvald bespricht die Arbeitsbedingungen vierteljährlich mit den Betriebsräten.', 'yes'],
    ],
    not: ['We will carry out an employee survey in 2026.', 'The works council has 12 members.'],
  },
  {
    id: 'S1-10_01',
    is: [
      ['In all countries, we pay at least the statutory minimum wage to every employee.', 'yes'],
      ['Unsere Beschäftigten werden durchgängig über dem gesetzlichen Mindestlohn bezahlt.', 'yes'],
      ['Norvane pays all employees an adequate wage.', 'yes'],
      ['Every employee earns more than the applicable minimum wage.', 'yes'],
      ['Alle Mitarbeitenden verdienen mehr als den geltenden Mindestlohn.', 'yes'],
      ['Wages at Torvald are adequate for all employees.', 'yes'],
      ['Die Löhne bei Torvald sind für alle Beschäftigten angemessen.', 'yes'],
    ],
    not: [
      'Our suppliers must ensure that all their employees receive an adequate wage.',
      'Kein Mitarbeiter verdient weniger als im Vorjahr.',
      'All employees in Poland earn more than the minimum wage.',
      'Alle Beschäftigten in Polen verdienen mehr als den Mindestlohn.',
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
    not: ['Wir kaufen über eine Gemeinschaft ein, deren eigener Lieferantenkodex gilt.'],
  },
  {
    id: 'G1-5_10',
    is: [
      ['Our identification number in the EU Transparency Register is 5551234567-89.', 'yes'],
      ['Unsere Registernummer im EU-Transparenzregister lautet 5551234567-89.', 'yes'],
      ['Eine Eintragung im Lobbyregister besteht nicht.', 'no'],
      ['EU Transparency Register: 987654321-00.', 'yes'],
      ['EU-Transparenzregister: 987654321-00.', 'yes'],
      ['Wir sind nicht im EU-Transparenzregister gelistet.', 'no'],
    ],
    not: [
      'The industry association is listed in the EU Transparency Register.',
      'Der Verband ist im Lobbyregister eingetragen.',
      'Companies that lobby must be entered in the transparency register.',
    ],
  },
  {
    id: 'S1-1_08',
    is: [
      [
        'Unsere Menschenrechtsrichtlinie befasst sich ausdrücklich mit Menschenhandel, Zwangsarbeit und Kinderarbeit.',
        'yes',
      ],
      ['The policy covers child labour, forced labour and trafficking in human beings.', 'yes'],
      [
        'In unserer Grundsatzerklärung verpflichten wir uns, Zwangsarbeit, Kinderarbeit und Menschenhandel auszuschließen.',
        'yes',
      ],
      ['Die Richtlinie umfasst Kinderarbeit, Zwangsarbeit und Menschenhandel.', 'yes'],
    ],
    not: [
      'The law prohibits forced labour and child labour.',
      'Das Gesetz verbietet Kinderarbeit und Zwangsarbeit.',
      'The risk of child labour is highest in our cocoa supply chain.',
    ],
  },
  {
    id: 'S1-1_09',
    is: [
      ['Unser Managementsystem für Arbeits- und Gesundheitsschutz gilt für alle Beschäftigten.', 'yes'],
      ['85% of our sites hold ISO 45001 certification.', 'yes'],
    ],
    not: ['Our suppliers are certified to ISO 45001.'],
  },
  {
    id: 'S1-1_17',
    is: [
      ['Alle Führungskräfte werden zu Nichtdiskriminierung geschult.', 'yes'],
      ['Beschäftigte werden in Diversität und Inklusion geschult.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'S1-3_05',
    is: [
      ['Allen Beschäftigten steht eine interne Beschwerdestelle offen.', 'yes'],
      ['Hinweise können der Führungskraft, der Personalabteilung oder der Ombudsperson gemeldet werden.', 'yes'],
      ['Employees who wish to report a concern can use the whistleblower hotline.', 'yes'],
      ['Mitarbeitende, die ein Anliegen melden möchten, können die Hinweisgeber-Hotline nutzen.', 'yes'],
      ['Our employees have several channels for raising concerns, including a whistleblowing system.', 'yes'],
      ['Beschwerden können von Beschäftigten über die Integritätslinie eingereicht werden.', 'yes'],
    ],
    not: [
      'Beschäftigte unserer Zulieferer können Verstöße auch anonym melden.',
      'Customers can use our complaints mechanism.',
      'Kundinnen und Kunden können unser Beschwerdeverfahren nutzen.',
    ],
  },
  {
    id: 'S1-3_09',
    is: [
      ['Die Richtlinie verbietet jede Form von Benachteiligung hinweisgebender Personen.', 'yes'],
      ['Wer Missstände meldet, hat keine Nachteile zu befürchten.', 'yes'],
      ['Reporting persons will not suffer any negative consequences.', 'yes'],
      ['No one who reports a concern in good faith will face retaliation.', 'yes'],
      ['Niemand, der in gutem Glauben ein Anliegen meldet, muss mit Vergeltung rechnen.', 'yes'],
    ],
    not: [
      'Niemand hatte Nachteile durch die Umstellung.',
      'Wer Pfand zurückbringt, hat keine Nachteile.',
      'Beschäftigte unserer Zulieferer können Verstöße auch anonym melden.',
      'No cases of retaliation against whistleblowers were reported in 2024.',
      'Fälle von Vergeltung gegen Hinweisgeber wurden 2024 nicht gemeldet.',
    ],
  },
  {
    id: 'S2-3_12',
    is: [['Beschäftigte unserer Zulieferer können Verstöße auch anonym melden.', 'yes']],
    not: ['Lieferanten werden jährlich anonym befragt.'],
  },
  {
    id: 'S4-2_02',
    is: [
      ['Wir führen jährlich Kundenbefragungen durch.', 'yes'],
      ['Über App, Telefon oder im persönlichen Gespräch können uns Kundinnen und Kunden Rückmeldung geben.', 'yes'],
      ['Our customers rate us after every stay; in 2024 we received 120,000 customer reviews.', 'yes'],
      ['Customer feedback is collected through quarterly surveys.', 'yes'],
      ['Unsere Kunden bewerten uns nach jedem Aufenthalt; 2024 gingen 120.000 Kundenbewertungen ein.', 'yes'],
      ['Kundenfeedback erheben wir in vierteljährlichen Umfragen.', 'yes'],
      ['Mit Kundinnen und Kunden treten wir über Umfragen und Fokusgruppen in Dialog.', 'yes'],
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
    is: [
      ['Jede Meldung wird unverzüglich, unabhängig und objektiv untersucht.', 'yes'],
      ['Verdachtsfälle werden zeitnah und durch unabhängige Personen untersucht.', 'yes'],
    ],
    not: [
      'All reported accidents were investigated without delay.',
      'Unfälle werden gemeldet und unverzüglich untersucht.',
    ],
  },
  {
    id: 'G1-3_02',
    is: [
      ['Die Ermittler sind von der betroffenen Managementkette getrennt.', 'yes'],
      ['Das Untersuchungsteam ist von der betroffenen Führungsebene unabhängig.', 'yes'],
    ],
    not: [],
  },
  {
    id: 'S1-17_10',
    is: [['We did not identify any severe human rights incidents in our own workforce.', 'yes']],
    not: [
      'No serious human rights incidents occurred at our suppliers.',
      'Schwerwiegende Menschenrechtsvorfälle bei Lieferanten gab es nicht.',
    ],
  },
  {
    id: 'S2-1_05',
    is: [
      ['Through the Supplier Code of Conduct, suppliers commit not to use child or forced labour.', 'yes'],
      ['Mit dem Lieferantenkodex verpflichten sich Lieferanten, auf Kinder- und Zwangsarbeit zu verzichten.', 'yes'],
      ['Der Verhaltenskodex für Lieferanten thematisiert Menschenhandel, Zwangsarbeit und Kinderarbeit.', 'yes'],
    ],
    not: [],
  },
]
