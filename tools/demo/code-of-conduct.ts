import { company } from './figures.ts'
import { drawLine } from './pdf-text.ts'
import { colors, paper } from './pdf-theme.ts'
import { PdfWriter } from './pdf-writer.ts'

/** The short code of conduct in German as PDF. */
export async function codeOfConduct(): Promise<Uint8Array> {
  const writer = await PdfWriter.start({
    title: 'Verhaltenskodex',
    language: 'de',
    head: 'Verhaltenskodex',
    author: company.name,
    date: new Date('2025-06-02T08:00:00Z'),
    page: 'Seite',
  })
  cover(writer)
  principles(writer)
  integrity(writer)
  concerns(writer)
  return await writer.save()
}

function cover(writer: PdfWriter) {
  const { page } = writer
  page.drawRectangle({ x: 0, y: paper.height - 330, width: paper.width, height: 330, color: colors.brand })
  page.drawRectangle({ x: 60, y: paper.height - 334, width: 120, height: 8, color: colors.accent })
  drawLine(page, company.name, 60, 730, writer.face(13, 'bold', colors.white))
  drawLine(page, 'Verhaltenskodex', 60, 600, writer.face(42, 'bold', colors.white))
  drawLine(page, 'Gültig ab 1. Juli 2025', 60, 560, writer.face(13, 'regular', colors.white))
  drawLine(page, `${company.address}, ${company.register}`, 60, 120, writer.face(9.5, 'regular', colors.muted))
  const fictional = 'Fiktives Unternehmen. Namen, Orte und Zahlen sind für die Vorführung erfunden.'
  drawLine(page, fictional, 60, 104, writer.face(9.5, 'regular', colors.muted))
}

function principles(writer: PdfWriter) {
  writer.chapter('Worum es geht', 'Was wir voneinander und von unseren Geschäftspartnern erwarten.')
  writer.paragraph(
    'Dieser Kodex gilt für alle Arbeitnehmerinnen und Arbeitnehmer, für Führungskräfte und für die Mitglieder von Vorstand und Aufsichtsrat an allen Standorten. Wer neu zu uns kommt, bestätigt ihn schriftlich. Für die Umsetzung ist der Vorstand verantwortlich; die Leiterin der Abteilung Recht und Compliance berichtet ihm und dem Prüfungsausschuss des Aufsichtsrats zweimal im Jahr.',
  )
  writer.paragraph(
    'Der Kodex ist auf Deutsch, Englisch und Tschechisch im Intranet und auf unserer Internetseite veröffentlicht. Er wurde 2025 gemeinsam mit den Betriebsräten überarbeitet.',
  )
  writer.heading('Menschenrechte und Arbeitsbedingungen')
  writer.paragraph(
    'Wir achten die Menschenrechte, wie sie in den Leitprinzipien der Vereinten Nationen für Wirtschaft und Menschenrechte und in den Kernarbeitsnormen der Internationalen Arbeitsorganisation beschrieben sind. Menschenhandel, Zwangsarbeit und Kinderarbeit dulden wir weder bei uns noch bei unseren Lieferanten.',
  )
  writer.bullets([
    'Niemand wird wegen Herkunft, Geschlecht, Religion, Behinderung, Alter oder sexueller Identität benachteiligt oder belästigt.',
    'Alle können sich frei zusammenschließen und Tarifverträge aushandeln.',
    'Arbeit darf nicht krank machen. Wer eine Gefahr sieht, hält die Arbeit an und meldet sie.',
  ])
  writer.heading('Umwelt')
  writer.paragraph(
    'Wir sparen Energie und Material, vermeiden Emissionen und halten die Grenzwerte unserer Genehmigungen nicht nur ein, sondern unterschreiten sie nach Möglichkeit um ein Viertel. Bis 2045 wollen wir Netto-Null-Emissionen erreichen.',
  )
}

function integrity(writer: PdfWriter) {
  writer.chapter('Korrektes Verhalten im Geschäft')
  writer.heading('Korruption und Bestechung')
  writer.paragraph(
    'Wir bieten keine Vorteile an und nehmen keine an, die eine Entscheidung beeinflussen könnten. Unsere Konzepte zur Bekämpfung von Korruption und Bestechung stehen im Einklang mit dem Übereinkommen der Vereinten Nationen gegen Korruption. Geschenke im Wert von mehr als 35 Euro sind abzulehnen oder der Abteilung Recht und Compliance zu melden.',
  )
  writer.paragraph(
    'Am stärksten gefährdet sind die Bereiche Einkauf, Vertrieb und Zoll. Wer dort arbeitet, nimmt jedes Jahr an einer Schulung teil; sie dauert zwei Stunden und endet mit einer Prüfung. Auch die Mitglieder des Vorstands und des Aufsichtsrats werden geschult.',
  )
  writer.heading('Wettbewerb, Steuern, Zoll')
  writer.paragraph(
    'Wir sprechen weder Preise noch Märkte mit Wettbewerbern ab, zahlen unsere Steuern dort, wo sie entstehen, und beachten alle Vorschriften der Ausfuhrkontrolle.',
  )
  writer.heading('Politische Einflussnahme')
  writer.paragraph(
    'Wir spenden weder Geld noch Sachleistungen an Parteien, Amtsträger oder Kandidaten. Unsere Interessen vertreten wir über Branchenverbände. Verantwortlich ist die Vorsitzende des Vorstands.',
  )
  writer.heading('Lieferanten')
  writer.paragraph(
    'Für Lieferanten gilt ein eigener Verhaltenskodex. Wir wählen Lieferanten auch nach sozialen und ökologischen Kriterien aus, prüfen sie nach ihrem Risiko und bezahlen Rechnungen pünktlich, in der Regel innerhalb von 30 Tagen. Kleine und mittlere Unternehmen erhalten auf Wunsch kürzere Fristen.',
  )
  writer.heading('Daten und Geschäftsgeheimnisse')
  writer.paragraph(
    'Personenbezogene Daten verarbeiten wir nur, soweit es nötig und erlaubt ist. Geschäftsgeheimnisse, eigene wie fremde, behandeln wir vertraulich.',
  )
}

function concerns(writer: PdfWriter) {
  writer.chapter('Bedenken äußern', 'Wer etwas bemerkt, soll es sagen können, ohne Nachteile zu fürchten.')
  writer.paragraph(
    'Bedenken nehmen Vorgesetzte, Betriebsräte und die Abteilung Recht und Compliance entgegen. Über das Hinweisgebersystem „Klarwort“ ist das rund um die Uhr und in elf Sprachen möglich, auf Wunsch anonym. Es steht auch Lieferanten, deren Arbeitskräften und allen anderen offen.',
  )
  writer.bullets([
    'Der Eingang wird innerhalb von sieben Tagen bestätigt, über das Ergebnis wird spätestens nach drei Monaten unterrichtet.',
    'Vorfälle werden unverzüglich, unabhängig und objektiv untersucht. Wer untersucht, gehört nicht der betroffenen Führungskette an.',
    'Hinweisgeber sind vor Vergeltung geschützt. Wer sie benachteiligt, muss mit arbeitsrechtlichen Folgen rechnen.',
    'Über Zahl und Art der Fälle wird dem Vorstand und dem Prüfungsausschuss jährlich berichtet.',
  ])
  writer.note(
    'Kontakt',
    `Abteilung Recht und Compliance, ${company.address}\nHinweisgebersystem: klarwort.tarnholt.example · E-Mail: compliance@tarnholt.example`,
  )
}
