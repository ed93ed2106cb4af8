import { company } from './figures.ts'
import { drawTable } from './pdf-table.ts'
import { drawLine, widthOf, wrap } from './pdf-text.ts'
import { colors, paper, textWidth } from './pdf-theme.ts'
import { PdfWriter } from './pdf-writer.ts'
import { appendix, climate, energyUse, greenhouseGases, pollution } from './report-environment.ts'
import { foreword, general, governance, strategy } from './report-general.ts'
import { conduct, workforce, workforceMetrics } from './report-people.ts'

type Sections = PdfWriter['sections']

/** The English sustainability report as PDF. It is set twice: the first time only to learn the pages of the contents. */
export async function sustainabilityReport(): Promise<Uint8Array> {
  const draft = await set([])
  const final = await set(draft.sections)
  return await final.save()
}

async function set(contents: Sections): Promise<PdfWriter> {
  const writer = await PdfWriter.start({
    title: 'Sustainability Report 2025',
    language: 'en',
    head: 'Sustainability Report 2025',
    author: company.name,
    date: new Date('2026-03-16T08:00:00Z'),
    page: 'Page',
  })
  cover(writer)
  writer.newPage()
  tableOfContents(writer, contents)
  foreword(writer)
  general(writer)
  governance(writer)
  strategy(writer)
  climate(writer)
  energyUse(writer)
  greenhouseGases(writer)
  pollution(writer)
  workforce(writer)
  workforceMetrics(writer)
  conduct(writer)
  appendix(writer)
  contentIndex(writer, contents)
  return writer
}

function cover(writer: PdfWriter) {
  const { page } = writer
  page.drawRectangle({ x: 0, y: 0, width: paper.width, height: paper.height, color: colors.brand })
  page.drawRectangle({ x: 0, y: 0, width: paper.width, height: 190, color: colors.white })
  for (let i = 0; i < 9; i++) {
    page.drawRectangle({ x: 60 + i * 56, y: 182, width: 40, height: 16, color: i === 5 ? colors.accent : colors.tint })
  }
  drawLine(page, company.name, 60, 730, writer.face(13, 'bold', colors.white))
  drawLine(page, 'Sustainability', 60, 560, writer.face(46, 'bold', colors.white))
  drawLine(page, 'Report 2025', 60, 508, writer.face(46, 'bold', colors.white))
  page.drawRectangle({ x: 60, y: 478, width: 60, height: 4, color: colors.accent })
  drawLine(page, 'Sustainability statement following the European', 60, 446, writer.face(13, 'regular', colors.white))
  drawLine(page, 'Sustainability Reporting Standards (ESRS)', 60, 428, writer.face(13, 'regular', colors.white))
  drawLine(page, `${company.address} · Germany`, 60, 120, writer.face(9.5, 'regular', colors.muted))
  const fictional = 'A fictional company. Names, places and figures are invented for demonstration.'
  drawLine(page, fictional, 60, 104, writer.face(9.5, 'regular', colors.muted))
}

function tableOfContents(writer: PdfWriter, contents: Sections) {
  writer.y -= 14
  drawLine(writer.page, 'Contents', paper.left, writer.y, writer.face(22, 'bold', colors.brand))
  writer.y -= 34
  for (const { title, page } of contents) {
    const face = writer.face(10.5)
    const number = String(page)
    drawLine(writer.page, title, paper.left, writer.y, face)
    drawLine(writer.page, number, paper.width - paper.right - widthOf(number, face), writer.y, face)
    writer.page.drawLine({
      start: { x: paper.left, y: writer.y - 7 },
      end: { x: paper.width - paper.right, y: writer.y - 7 },
      thickness: 0.5,
      color: colors.rule,
    })
    writer.y -= 23
  }
  writer.y -= 18
  writer.note(
    'About this report',
    `This report covers the financial year from 1 January to 31 December 2025 and all companies of the group. It was published on 16 March 2026. Unless stated otherwise, figures refer to the whole group. Rounding may lead to small differences in totals. The report is available in English; our HR report and the environmental figures by site are published in German.`,
  )
  writer.y -= 6
  const legal = `${company.name}, ${company.address}, ${company.register}`
  for (const line of wrap(legal, textWidth, writer.face(8.5))) {
    drawLine(writer.page, line, paper.left, writer.y, writer.face(8.5, 'regular', colors.muted))
    writer.y -= 12
  }
}

function contentIndex(writer: PdfWriter, contents: Sections) {
  const pageOf = (title: string) => String(contents.find((section) => section.title === title)?.page ?? '')
  const rows: [code: string, title: string, place: string][] = [
    ['BP-1, BP-2', 'Basis for preparation', 'General information'],
    ['GOV-1 to GOV-5', 'Governance', 'Governance'],
    ['SBM-1 to SBM-3', 'Strategy, stakeholders, material matters', 'Strategy and material topics'],
    ['IRO-1, IRO-2', 'Materiality assessment', 'Strategy and material topics'],
    ['E1-1', 'Transition plan for climate change mitigation', 'Climate change'],
    ['E1-2, E1-3', 'Policies, actions and resources', 'Climate change'],
    ['E1-4', 'Targets', 'Climate change'],
    ['E1-5', 'Energy consumption and mix', 'Energy consumption and mix'],
    ['E1-6', 'Gross Scopes 1, 2, 3 and total GHG emissions', 'Greenhouse gas emissions'],
    ['E1-7, E1-8', 'Carbon credits, internal carbon pricing', 'Greenhouse gas emissions'],
    ['E1-9', 'Anticipated financial effects', 'Phase-in used'],
    ['E2-1 to E2-4', 'Pollution', 'Pollution'],
    ['E3', 'Water and marine resources', 'Not material'],
    ['E4', 'Biodiversity and ecosystems', 'Not material'],
    ['E5', 'Resource use and circular economy', 'Not material'],
    ['S1-1 to S1-7', 'Own workforce', 'Own workforce'],
    ['S1-8 to S1-17', 'Metrics on own workforce', 'Own workforce: metrics'],
    ['S2-1 to S2-5', 'Workers in the value chain', 'Value chain workers and business conduct'],
    ['S3', 'Affected communities', 'Not material'],
    ['S4', 'Consumers and end-users', 'Not material'],
    ['G1-1 to G1-6', 'Business conduct', 'Value chain workers and business conduct'],
  ]
  writer.chapter('ESRS content index')
  drawTable(writer, {
    title: 'Where the disclosure requirements are met',
    head: ['Disclosure requirement', 'Title', 'Chapter or remark', 'Page'],
    widths: [176, 146, 40],
    text: [1, 2],
    rows: rows.map(([code, title, place]) => ({ cells: [code, title, place, pageOf(place)] })),
  })
}
