import { company } from './figures.ts'
import { Paper, quoted } from './paper.ts'

/** The short code of conduct in German as PDF. */
export function codeOfConduct(): Uint8Array {
  const paper = new Paper({
    title: 'Verhaltenskodex',
    language: 'de',
    author: company.name,
    date: [2025, 6, 2],
    page: 'Seite',
    cover,
  })
  principles(paper)
  integrity(paper)
  concerns(paper)
  return paper.pdf()
}

const cover = `
#rect(width: 100%, height: 330pt, fill: brand)
#place(top + left, dx: 60pt, dy: 326pt, rect(width: 120pt, height: 8pt, fill: accent))
#place(top + left, dx: 60pt, dy: 98pt, text(13pt, weight: "bold", fill: white, ${quoted(company.name)}))
#place(top + left, dx: 60pt, dy: 206pt, text(42pt, weight: "bold", fill: white)[Verhaltenskodex])
#place(top + left, dx: 60pt, dy: 270pt, text(13pt, fill: white)[Gültig ab 1. Juli 2025])
#place(top + left, dx: 60pt, dy: 712pt, text(fill: muted, ${quoted(`${company.address}, ${company.register}`)}))
#place(top + left, dx: 60pt, dy: 728pt, text(fill: muted)[
  Fiktives Unternehmen. Namen, Orte und Zahlen sind für die Vorführung erfunden.])
`

function principles(paper: Paper) {
  paper.chapter('Worum es geht', 'Was wir voneinander und von unseren Geschäftspartnern erwarten.')
  paper.paragraph(
    'Dieser Kodex gilt für alle Arbeitnehmerinnen und Arbeitnehmer, für Führungskräfte und für die Mitglieder von Vorstand und Aufsichtsrat an allen Standorten. Wer neu zu uns kommt, bestätigt ihn schriftlich. Für die Umsetzung ist der Vorstand verantwortlich; die Leiterin der Abteilung Recht und Compliance berichtet ihm und dem Prüfungsausschuss des Aufsichtsrats zweimal im Jahr.',
  )
  paper.paragraph(
    'Der Kodex ist auf Deutsch, Englisch und Tschechisch im Intranet und auf unserer Internetseite veröffentlicht. Er wurde 2025 gemeinsam mit den Betriebsräten überarbeitet.',
  )
  paper.heading('Menschenrechte und Arbeitsbedingungen')
  paper.paragraph(
    'Wir achten die Menschenrechte, wie sie in den Leitprinzipien der Vereinten Nationen für Wirtschaft und Menschenrechte und in den Kernarbeitsnormen der Internationalen Arbeitsorganisation beschrieben sind. Menschenhandel, Zwangsarbeit und Kinderarbeit dulden wir weder bei uns noch bei unseren Lieferanten.',
  )
  paper.bullets([
    'Niemand wird wegen Herkunft, Geschlecht, Religion, Behinderung, Alter oder sexueller Identität benachteiligt oder belästigt.',
    'Alle können sich frei zusammenschließen und Tarifverträge aushandeln.',
    'Arbeit darf nicht krank machen. Wer eine Gefahr sieht, hält die Arbeit an und meldet sie.',
  ])
  paper.heading('Umwelt')
  paper.paragraph(
    'Wir sparen Energie und Material, vermeiden Emissionen und halten die Grenzwerte unserer Genehmigungen nicht nur ein, sondern unterschreiten sie nach Möglichkeit um ein Viertel. Bis 2045 wollen wir Netto-Null-Emissionen erreichen.',
  )
}

function integrity(paper: Paper) {
  paper.chapter('Korrektes Verhalten im Geschäft')
  paper.heading('Korruption und Bestechung')
  paper.paragraph(
    'Wir bieten keine Vorteile an und nehmen keine an, die eine Entscheidung beeinflussen könnten. Unsere Konzepte zur Bekämpfung von Korruption und Bestechung stehen im Einklang mit dem Übereinkommen der Vereinten Nationen gegen Korruption. Geschenke im Wert von mehr als 35 Euro sind abzulehnen oder der Abteilung Recht und Compliance zu melden.',
  )
  paper.paragraph(
    'Am stärksten gefährdet sind die Bereiche Einkauf, Vertrieb und Zoll. Wer dort arbeitet, nimmt jedes Jahr an einer Schulung teil; sie dauert zwei Stunden und endet mit einer Prüfung. Auch die Mitglieder des Vorstands und des Aufsichtsrats werden geschult.',
  )
  paper.heading('Wettbewerb, Steuern, Zoll')
  paper.paragraph(
    'Wir sprechen weder Preise noch Märkte mit Wettbewerbern ab, zahlen unsere Steuern dort, wo sie entstehen, und beachten alle Vorschriften der Ausfuhrkontrolle.',
  )
  paper.heading('Politische Einflussnahme')
  paper.paragraph(
    'Wir spenden weder Geld noch Sachleistungen an Parteien, Amtsträger oder Kandidaten. Unsere Interessen vertreten wir über Branchenverbände. Verantwortlich ist die Vorsitzende des Vorstands.',
  )
  paper.heading('Lieferanten')
  paper.paragraph(
    'Für Lieferanten gilt ein eigener Verhaltenskodex. Wir wählen Lieferanten auch nach sozialen und ökologischen Kriterien aus, prüfen sie nach ihrem Risiko und bezahlen Rechnungen pünktlich, in der Regel innerhalb von 30 Tagen. Kleine und mittlere Unternehmen erhalten auf Wunsch kürzere Fristen.',
  )
  paper.heading('Daten und Geschäftsgeheimnisse')
  paper.paragraph(
    'Personenbezogene Daten verarbeiten wir nur, soweit es nötig und erlaubt ist. Geschäftsgeheimnisse, eigene wie fremde, behandeln wir vertraulich.',
  )
}

function concerns(paper: Paper) {
  paper.chapter('Bedenken äußern', 'Wer etwas bemerkt, soll es sagen können, ohne Nachteile zu fürchten.')
  paper.paragraph(
    'Bedenken nehmen Vorgesetzte, Betriebsräte und die Abteilung Recht und Compliance entgegen. Über das Hinweisgebersystem „Klarwort“ ist das rund um die Uhr und in elf Sprachen möglich, auf Wunsch anonym. Es steht auch Lieferanten, deren Arbeitskräften und allen anderen offen.',
  )
  paper.bullets([
    'Der Eingang wird innerhalb von sieben Tagen bestätigt, über das Ergebnis wird spätestens nach drei Monaten unterrichtet.',
    'Vorfälle werden unverzüglich, unabhängig und objektiv untersucht. Wer untersucht, gehört nicht der betroffenen Führungskette an.',
    'Hinweisgeber sind vor Vergeltung geschützt. Wer sie benachteiligt, muss mit arbeitsrechtlichen Folgen rechnen.',
    'Über Zahl und Art der Fälle wird dem Vorstand und dem Prüfungsausschuss jährlich berichtet.',
  ])
  paper.note(
    'Kontakt',
    `Abteilung Recht und Compliance, ${company.address}\nHinweisgebersystem: klarwort.tarnholt.example · E-Mail: compliance@tarnholt.example`,
  )
}
