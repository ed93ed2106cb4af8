import { company } from './figures.ts'
import { Paper, quoted } from './paper.ts'
import { appendix, climate, energyUse, greenhouseGases, pollution } from './report-environment.ts'
import { foreword, general, governance, strategy } from './report-general.ts'
import { conduct, workforce, workforceMetrics } from './report-people.ts'

/** The English sustainability report as PDF. */
export function sustainabilityReport(): Uint8Array {
  const paper = new Paper({
    title: 'Sustainability Report 2025',
    language: 'en',
    author: company.name,
    date: [2026, 3, 16],
    page: 'Page',
    cover,
  })
  opening(paper)
  foreword(paper)
  general(paper)
  governance(paper)
  strategy(paper)
  climate(paper)
  energyUse(paper)
  greenhouseGases(paper)
  pollution(paper)
  workforce(paper)
  workforceMetrics(paper)
  conduct(paper)
  appendix(paper)
  contentIndex(paper)
  return paper.pdf()
}

const cover = `
#rect(width: 100%, height: 651pt, fill: brand)
#place(top + left, dx: 60pt, dy: 643pt, stack(dir: ltr, spacing: 16pt,
  ..range(9).map(it => rect(width: 40pt, height: 16pt, fill: if it == 5 { accent } else { tint }))))
#place(top + left, dx: 60pt, dy: 98pt, text(13pt, weight: "bold", fill: white, ${quoted(company.name)}))
#place(top + left, dx: 60pt, dy: 245pt, text(46pt, weight: "bold", fill: white)[Sustainability \\ Report 2025])
#place(top + left, dx: 60pt, dy: 360pt, rect(width: 60pt, height: 4pt, fill: accent))
#place(top + left, dx: 60pt, dy: 386pt, text(13pt, fill: white)[
  Sustainability statement following the European \\ Sustainability Reporting Standards (ESRS)])
#place(top + left, dx: 60pt, dy: 712pt, text(fill: muted, ${quoted(`${company.address} · Germany`)}))
#place(top + left, dx: 60pt, dy: 728pt, text(fill: muted)[
  A fictional company. Names, places and figures are invented for demonstration.])
`

function opening(paper: Paper) {
  paper.contents('Contents')
  paper.note(
    'About this report',
    `This report covers the financial year from 1 January to 31 December 2025 and all companies of the group. It was published on 16 March 2026. Unless stated otherwise, figures refer to the whole group. Rounding may lead to small differences in totals. The report is available in English; our HR report and the environmental figures by site are published in German.`,
  )
  paper.small(`${company.name}, ${company.address}, ${company.register}`)
  paper.newPage()
}

function contentIndex(paper: Paper) {
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
  paper.chapter('ESRS content index')
  paper.table({
    title: 'Where the disclosure requirements are met',
    head: ['Disclosure requirement', 'Title', 'Chapter or remark', 'Page'],
    widths: [176, 146, 40],
    text: [1, 2],
    rows: rows.map(([code, title, place]) => ({ cells: [code, title, place, { pageOf: place }] })),
  })
}
