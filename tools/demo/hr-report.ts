import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { company, type Pair, people, safety, share, sum } from './figures.ts'
import { de } from './numbers.ts'
import { repack } from './repack.ts'

const brand = '0D5257'
const tint = 'EBF4F4'
const rule = 'C9D2D6'

/** The German HR report as a Word document. */
export async function hrReport(): Promise<Uint8Array> {
  const file = new Document({
    title: 'Personalbericht 2025',
    creator: company.name,
    lastModifiedBy: company.name,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 21 }, paragraph: { spacing: { after: 140, line: 288 } } },
        title: { run: { font: 'Calibri', size: 56, bold: true, color: brand }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { font: 'Calibri', size: 32, bold: true, color: brand },
          paragraph: { spacing: { before: 360, after: 140 } },
        },
        heading2: {
          run: { font: 'Calibri', size: 25, bold: true, color: brand },
          paragraph: { spacing: { before: 260, after: 100 } },
        },
      },
    },
    sections: [{ headers: { default: header() }, footers: { default: footer() }, children: content() }],
  })
  return repack(await Packer.toBuffer(file), '2026-02-20T08:00:00Z')
}

function content(): (Paragraph | Table)[] {
  return [
    new Paragraph({ text: 'Personalbericht 2025', heading: HeadingLevel.TITLE }),
    text(`${company.name} · Berichtsjahr 1. Januar bis 31. Dezember 2025 · Stand: 20. Februar 2026`),
    text('Fiktives Unternehmen. Namen, Orte und Zahlen sind für die Vorführung erfunden.'),
    heading('1 Überblick'),
    text(
      `Am 31. Dezember 2025 beschäftigte die Gruppe ${de(people.total[0])} Arbeitnehmerinnen und Arbeitnehmer (Vorjahr: ${de(people.total[1])}). Das entspricht 1.158,4 Vollzeitäquivalenten. Gewachsen sind vor allem die Softwareentwicklung in Sankt Oderich und die Montage in Lutova.`,
    ),
    heading('2 Struktur der Belegschaft'),
    subheading('2.1 Geschlecht und Länder'),
    yearTable('Beschäftigte zum Stichtag (Personenzahl)', [
      ['Frauen', people.women, 0],
      ['Männer', people.men, 0],
      ['Divers oder keine Angabe', people.other, 0],
      ['Gesamt', people.total, 0],
      ['Deutschland', people.countries.Germany!, 0],
      ['Österreich', people.countries.Austria!, 0],
      ['Tschechien', people.countries.Czechia!, 0],
    ]),
    subheading('2.2 Vertragsart und Arbeitszeit'),
    contractTable(),
    text(
      'Arbeitsverhältnisse ohne garantierte Arbeitsstunden gibt es nicht. Befristet beschäftigt werden vor allem Auszubildende nach dem Abschluss und Vertretungen in Elternzeit.',
    ),
    subheading('2.3 Alter'),
    yearTable('Altersstruktur (Personenzahl)', [
      ['Unter 30 Jahre', people.underThirty, 0],
      ['30 bis 50 Jahre', people.middle, 0],
      ['Über 50 Jahre', people.overFifty, 0],
    ]),
    subheading('2.4 Fluktuation'),
    text(
      `Im Berichtsjahr verließen ${people.leavers[0]} Arbeitnehmer das Unternehmen (Vorjahr: ${people.leavers[1]}). Bezogen auf durchschnittlich ${de(people.average[0])} Beschäftigte ergibt sich eine Fluktuationsquote von ${de(share(people.leavers, people.average)[0], 1)} % (Vorjahr: ${de(share(people.leavers, people.average)[1], 1)} %).`,
    ),
    heading('3 Fremdarbeitskräfte'),
    text(
      `Ende 2025 waren ${sum(people.agency, people.selfEmployed)[0]} Fremdarbeitskräfte für uns tätig, davon ${people.agency[0]} Leiharbeitskräfte und ${people.selfEmployed[0]} Selbstständige. Ein Jahr zuvor waren es ${sum(people.agency, people.selfEmployed)[1]}.`,
    ),
    heading('4 Tarifbindung und Mitbestimmung'),
    text(
      `${de(people.covered[0])} Beschäftigte, das sind ${de(share(people.covered, people.total)[0], 1)} % aller Arbeitnehmer, fallen unter einen Tarifvertrag (Vorjahr: ${de(share(people.covered, people.total)[1], 1)} %). In Deutschland und Österreich beträgt die Tarifbindung 100 %, in Tschechien gilt eine betriebliche Vereinbarung. Alle Standorte haben einen Betriebsrat; ein Europäischer Betriebsrat besteht seit 2019.`,
    ),
    heading('5 Aus- und Weiterbildung'),
    yearTable('Weiterbildung', [
      ['Weiterbildungsstunden je Arbeitnehmer', people.trainingHours, 1],
      ['davon Frauen', people.trainingHoursWomen, 1],
      ['davon Männer', people.trainingHoursMen, 1],
      ['Anteil der Arbeitnehmer mit Leistungs- und Laufbahnbeurteilung (%)', people.reviewed, 1],
    ]),
    text('61 junge Menschen lernen bei uns einen Beruf, 17 davon haben im September 2025 begonnen.'),
    heading('6 Gesundheit und Sicherheit'),
    yearTable('Arbeitsunfälle und Erkrankungen', [
      ['Meldepflichtige Arbeitsunfälle', safety.accidentsInHrReport, 0],
      ['Tödliche Arbeitsunfälle', safety.fatalities, 0],
      ['Arbeitsbedingte Erkrankungen', safety.illHealth, 0],
      ['Geleistete Arbeitsstunden', safety.hoursWorked, 0],
    ]),
    text(
      `Die Zahl der Arbeitsunfälle enthält zwei Fälle vom Dezember 2025, die nach Redaktionsschluss des Nachhaltigkeitsberichts anerkannt wurden. ${safety.covered[0]} % der Arbeitskräfte sind von einem Managementsystem für Gesundheit und Sicherheit nach ISO 45001 erfasst.`,
    ),
    heading('7 Vielfalt und Vergütung'),
    text(
      `Von den ${sum(people.topWomen, people.topMen)[0]} Personen der obersten Führungsebene sind ${people.topWomen[0]} Frauen (${de(share(people.topWomen, sum(people.topWomen, people.topMen))[0], 1)} %). Der Anteil der Menschen mit Behinderungen an den Beschäftigten beträgt ${de(share(people.disabled, people.total)[0], 1)} %.`,
    ),
    yearTable('Vergütung', [
      ['Unbereinigtes geschlechtsspezifisches Verdienstgefälle (%)', people.payGap, 1],
      ['Verhältnis der höchsten Jahresvergütung zum Median', people.remunerationRatio, 1],
    ]),
    text('Alle Arbeitnehmer erhalten eine angemessene Entlohnung. Eine Aufschlüsselung nach Ländern liegt nicht vor.'),
    heading('8 Vereinbarkeit von Berufs- und Privatleben'),
    text(
      `Alle Arbeitnehmer haben Anspruch auf Urlaub aus familiären Gründen; ${de(people.familyLeave[0], 1)} % haben ihn 2025 in Anspruch genommen (Vorjahr: ${de(people.familyLeave[1], 1)} %).`,
    ),
  ]
}

const text = (words: string) => new Paragraph({ children: [new TextRun(words)] })
const heading = (words: string) => new Paragraph({ text: words, heading: HeadingLevel.HEADING_1 })
const subheading = (words: string) => new Paragraph({ text: words, heading: HeadingLevel.HEADING_2 })

function yearTable(title: string, rows: readonly (readonly [label: string, pair: Pair, digits: number])[]): Table {
  return table(
    [title, '2025', '2024'],
    rows.map(([label, [current, prior], digits]) => [label, de(current, digits), de(prior, digits)]),
  )
}

function contractTable(): Table {
  const row = (label: string, { women, men, other }: { women: number; men: number; other: number }) => [
    label,
    ...[women, men, other, women + men + other].map((number) => de(number)),
  ]
  return table(
    ['Beschäftigte am 31.12.2025', 'Frauen', 'Männer', 'Divers', 'Gesamt'],
    [
      row('Unbefristet', people.permanent),
      row('Befristet', people.temporary),
      row('Vollzeit', people.fullTime),
      row('Teilzeit', people.partTime),
    ],
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const width = 9070
  const numbers = head.length === 3 ? 1500 : 1150
  const columnWidths = head.map((_, i) => (i === 0 ? width - numbers * (head.length - 1) : numbers))
  const line = { style: BorderStyle.SINGLE, size: 4, color: rule }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const cells = (texts: readonly string[], options: { bold?: boolean; fill?: string; color?: string }) =>
    texts.map(
      (words, i) =>
        new TableCell({
          width: { size: columnWidths[i]!, type: WidthType.DXA },
          margins: { top: 50, bottom: 50, left: 90, right: 90 },
          borders: { top: line, bottom: line, left: none, right: none },
          ...(options.fill && { shading: { type: ShadingType.CLEAR, fill: options.fill, color: 'auto' } }),
          children: [
            new Paragraph({
              alignment: i === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT,
              spacing: { after: 0, line: 250 },
              children: [new TextRun({ text: words, bold: options.bold, color: options.color })],
            }),
          ],
        }),
    )
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths,
    rows: [
      new TableRow({ tableHeader: true, children: cells(head, { bold: true, fill: brand, color: 'FFFFFF' }) }),
      ...rows.map((row) => {
        const total = row[0] === 'Gesamt'
        return new TableRow({ cantSplit: true, children: cells(row, total ? { bold: true, fill: tint } : {}) })
      }),
    ],
  })
}

function header(): Header {
  const words = new TextRun({ text: `${company.name} · Personalbericht 2025`, size: 16, color: '6B7480' })
  return new Header({ children: [new Paragraph({ children: [words] })] })
}

function footer(): Footer {
  const number = new TextRun({ children: ['Seite ', PageNumber.CURRENT], size: 16, color: '6B7480' })
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [number] })] })
}
