import type { StyleDocument } from '../style-document.ts'

/** Own workforce and conduct in sentences. */
export const peopleProse: StyleDocument[] = [
  {
    name: 'corrigan-people-story.pdf',
    language: 'en',
    year: 2024,
    style: 'magazine pages: stories with numbers of single sites, one statement on the group',
    look: { font: 'serif', size: 10 },
    text: `
# People make the difference
[columns 2]
When Maria joined our Bristol plant in 1998, 40 people worked there. Today there are 312. "We grew together," she says.

At the end of 2024, Corrigan employed 4,870 people in 14 countries, 36 % of them women. In Germany alone, 640 colleagues work in two plants. 210 apprentices started their careers with us.
[next]
Our academy delivered 61,000 hours of training in 2024, an average of 12.5 hours per employee. 1,900 colleagues took part in the leadership programme.

Over the year 390 employees left the company, a turnover rate of 8.1 % (2023: 9.0 %). Worldwide, 68 % of employees are covered by collective bargaining agreements. Suppliers report an average turnover of 15 %.
[/columns]
`,
    answers: `
S1-6_02 = 4870
S1-13_04 = 12.5 h
S1-6_11 = 390
S1-6_12 = 8.1 %
S1-8_01 = 68 %
absent S1-6_03 S1-9_02#female
`,
  },
  {
    name: 'ennstal-arbeitssicherheit.pdf',
    language: 'de',
    year: 2024,
    style: 'Arbeitssicherheit im Text: Quoten mit Bezug, Vorjahre, Wegeunfälle, Leiharbeit',
    look: { size: 9.5 },
    text: `
## Gesundheit und Sicherheit
Im Jahr 2024 kam es zu keinem tödlichen Arbeitsunfall. Die Zahl der meldepflichtigen Arbeitsunfälle sank auf 58 (2023: 66); hinzu kamen 12 Wegeunfälle. Bei Leiharbeitskräften wurden 9 Unfälle erfasst.

Die Quote der meldepflichtigen Arbeitsunfälle lag bei 6,4 je eine Million Arbeitsstunden (2023: 7,2). Durch Arbeitsunfälle gingen 1.104 Arbeitstage verloren. Die Berufsgenossenschaft nennt für die Branche einen Wert von 19,8 je 1.000 Vollarbeiter.

94 Prozent der eigenen Belegschaft sind durch ein Managementsystem für Gesundheit und Sicherheit abgedeckt. Unser Ziel für 2026 sind höchstens 40 Unfälle. Der Krankenstand betrug 5,6 Prozent.
`,
    answers: `
S1-14_02 = 0
S1-14_04 = 58
S1-14_05 = 6.4
S1-14_07 = 1104 days
S1-14_01 = 94 %
absent S1-14_06 S1-14_03
`,
  },
  {
    name: 'pemberley-governance.pdf',
    language: 'en',
    year: 2024,
    style: 'board composition and remuneration in prose, with committee figures as near misses',
    look: { size: 9.5 },
    text: `
# Governance
The Board comprises two executive directors and eight non-executive directors. 70 % of the members of the Board are independent. Women make up 40 % of the Board. The Audit Committee has four members, three of whom are independent; it met seven times.

20 % of the short-term incentive of executive directors depends on sustainability targets, half of which relate to climate. Shareholders approved the remuneration policy with 96.4 % of votes.

In 2024 there were no convictions for violation of anti-corruption and anti-bribery laws, and no fines were imposed. Two suspected cases are under investigation. 92 % of employees in functions at risk completed anti-corruption training.

The average time to pay an invoice was 27 days. 81 % of payments were made within standard terms of 30 days. There are currently no legal proceedings outstanding for late payment.
`,
    answers: `
GOV-1_01 = 2
GOV-1_02 = 8
GOV-1_07 = 70 %
GOV-1_05#female = 40 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-3_07 = 92 %
G1-6_01 = 27 days
G1-6_03 = 81 %
G1-6_04 = 0
absent G1-4_04 S1-9_02#female
`,
  },
  {
    name: 'altmark-unternehmensfuehrung.pdf',
    language: 'de',
    year: 2024,
    style: 'Unternehmensführung in Sätzen, Beträge in TEUR, Spenden als Beifang',
    look: { font: 'serif', size: 10 },
    text: `
# Unternehmensführung
Der Vorstand besteht aus drei Mitgliedern, der Aufsichtsrat aus zwölf. Ein Viertel der variablen Vergütung des Vorstands hängt an Nachhaltigkeitszielen.

Im Berichtsjahr wurden keine Korruptionsfälle bestätigt und keine Geldstrafen wegen Verstößen gegen Korruptions- und Bestechungsvorschriften verhängt. Über das Hinweisgebersystem gingen 23 Meldungen ein, davon betrafen 9 Personalthemen.

Parteispenden leisten wir nicht. Für soziale Zwecke haben wir 310 TEUR gespendet. Die Kosten unserer Interessenvertretung lagen bei 145 TEUR.

Rechnungen bezahlen wir im Durchschnitt nach 24 Tagen; 93 % der Zahlungen entsprechen den Standardzahlungsbedingungen. Gerichtsverfahren wegen Zahlungsverzugs sind keine anhängig.
`,
    answers: `
GOV-1_01 = 3
G1-4_04 = 0
G1-4_02 = 0 EUR
G1-5_03 = 0 EUR
G1-5_04 = 145 TEUR
G1-6_01 = 24 days
G1-6_03 = 93 %
G1-6_04 = 0
absent S1-17_03 G1-4_01 GOV-1_02
`,
  },
  {
    name: 'lindqvist-incidents.pdf',
    language: 'en',
    year: 2024,
    style: 'S1-17 incidents in a table of counts and amounts with zeros, dashes and n/a',
    look: { size: 9 },
    text: `
## Incidents, complaints and severe human rights impacts
[table widths=340 style=rules]
! | 2024 | 2023
Total number of incidents of discrimination, including harassment | 7 | 4
Number of complaints filed through channels for people in own workforce | 31 | 26
Number of complaints filed to National Contact Points for OECD Multinational Enterprises | 0 | 0
Total amount of fines, penalties and compensation for damages (EUR thousand) | 45 | –
Number of severe human rights incidents connected to own workforce | 0 | 0
Total amount of fines for severe human rights incidents (EUR thousand) | – | –
Cases of bribery or corruption confirmed | 1 | 0
Workers dismissed or disciplined for corruption-related incidents | 1 | 0
Political contributions (EUR) | 0 | 0
[/table]
`,
    answers: `
S1-17_02 = 7
S1-17_03 = 31
S1-17_04 = 0
S1-17_05 = 45 EUR thousand
S1-17_08 = 0
G1-4_04 = 1
G1-4_06 = 1
G1-5_03 = 0 EUR
absent S1-17_11 G1-4_01
`,
  },
  {
    name: 'sankt-veit-klinikum.pdf',
    language: 'de',
    year: 2024,
    style: 'gemeinnütziger Träger: ausgeschriebene Zahlen, Anteile ohne Bezug, Bewohner statt Mitarbeitende',
    look: { size: 10, words: true },
    text: `
# Menschen bei uns
Zum Stichtag 31. Dezember 2024 waren 2.640 Mitarbeiterinnen und Mitarbeiter bei uns beschäftigt, davon 1.980 Frauen. 1.410 Personen arbeiten in Teilzeit. In unseren Häusern leben 1.120 Bewohnerinnen und Bewohner; 38.000 Patientinnen und Patienten wurden behandelt.

Für alle Beschäftigten gilt ein Tarifvertrag. 168 Mitarbeitende haben eine Behinderung. Die Fluktuation betrug 9,2 Prozent und lag damit unter dem Schnitt der Branche von 13 Prozent.

Je Vollkraft wurden 22 Stunden Fortbildung geleistet. Es ereigneten sich 44 meldepflichtige Unfälle, davon 15 auf dem Weg zur Arbeit. Neunzehn Ehrenamtliche wurden ausgezeichnet.
`,
    answers: `
S1-6_02 = 2640
S1-6_02#female = 1980
S1-6_20 = 1410
S1-6_12 = 9.2 %
absent S1-12_01 S1-7_01
`,
  },
]
