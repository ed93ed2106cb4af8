import { createHash } from 'node:crypto'
import type { Analysis } from '../analysis/finding.ts'
import { type Datapoint, loadCatalogue } from '../esrs/index.ts'
import type { ReadDocument } from '../reading/document.ts'
import { confusions } from './confusions.ts'
import { disclosurePrompt, system } from './prompts/disclosure.ts'
import { sectionsFor } from './relevance.ts'
import { type ModelRequest, replySchema } from './request.ts'
import type { Section } from './sections.ts'

/** Datapoints of one request; more of them make answers careless. */
const MOST_DATAPOINTS = 30
const NEIGHBOURS = 3

/** Whole tables have no one value, choices have closed lists of answers, and what a year or day stands for no code can check. */
const NEVER_ASKED: readonly Datapoint['type'][] = ['table', 'choice', 'year', 'date']

/** Whether a datapoint has one value that a passage can prove. */
export const isAskable = ({ type, table }: Pick<Datapoint, 'type' | 'table'>): boolean =>
  !NEVER_ASKED.includes(type) && !(table && type !== 'narrative')

const kinds: Partial<Record<Datapoint['type'], string>> = { percent: 'figure in %', 'yes-no': 'yes or no' }

function kindOf({ type, unit }: Datapoint): string {
  if (type === 'money') return 'figure, an amount of money'
  if (type === 'number') return unit ? `figure in ${unit} or a unit that converts to it` : 'figure'
  return kinds[type] ?? 'text'
}

/** Datapoints of the same kind and unit beside it: what is most easily mistaken for it. */
function mistakenFor(point: Datapoint, beside: readonly Datapoint[]): string {
  const confusion = confusions[point.id]
  if (confusion) return confusion
  if (kindOf(point) === 'text' || point.type === 'yes-no') return '-'
  const at = beside.indexOf(point)
  const near = beside
    .filter((other) => other !== point && other.type === point.type && other.unit === point.unit)
    .sort((a, b) => Math.abs(beside.indexOf(a) - at) - Math.abs(beside.indexOf(b) - at))
  return (
    near
      .slice(0, NEIGHBOURS)
      .map(({ name }) => name)
      .join('; ') || '-'
  )
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

function passagesOf(sections: readonly Section[]): { marks: string[]; passages: string[] } {
  const marks: string[] = []
  const passages: string[] = []
  let page = 0
  for (const section of sections) {
    if (section.page.number !== page) {
      page = section.page.number
      const { kind, name } = section.page
      passages.push(`(${kind} ${page}${name ? `, ${name.slice(0, 80)}` : ''})`)
    }
    const above = section.blocks[0]?.headings[0]
    if (above) passages.push(`(under the heading: ${above.replace(/\s+/g, ' ').slice(0, 120)})`)
    for (const { mark, start, end } of section.blocks) {
      marks.push(mark)
      passages.push(`[${mark}] ${section.page.text.slice(start, end)}`)
    }
  }
  return { marks, passages }
}

/**
 * What a language model is asked about a document: one request for each disclosure requirement that the document seems to speak of,
 * with the sections that speak most of it. Deterministic. The name of the file is not among what is sent.
 * @param document as `read()` gives it
 * @param analysis what the deterministic analysis found in it; it leads to the right sections
 */
export function modelRequests(
  document: ReadDocument,
  analysis: Pick<Analysis, 'kind' | 'findings' | 'others' | 'omissions' | 'reportingYear'>,
): ModelRequest[] {
  if (analysis.kind === 'other') return []
  const catalogue = loadCatalogue('esrs-2023', 'en')
  const immaterial = new Set(
    analysis.omissions.filter(({ kind }) => kind === 'not_material').map(({ subject }) => subject),
  )
  const requests: ModelRequest[] = []
  for (const [code, sections] of sectionsFor(document, analysis)) {
    const requirement = catalogue.disclosureRequirement(code)
    if (!requirement || immaterial.has(code) || immaterial.has(requirement.standard)) continue
    const all = catalogue.ofDisclosureRequirement(code).filter(isAskable)
    const { marks, passages } = passagesOf(sections)
    const fence = `=== ${sha256(passages.join('\n')).slice(0, 12)} ===`
    for (let at = 0; at < all.length; at += MOST_DATAPOINTS) {
      const points = all.slice(at, at + MOST_DATAPOINTS)
      const lines = points.map((point) =>
        [point.id, kindOf(point), point.name, point.definition.slice(0, 220), mistakenFor(point, all)].join(' | '),
      )
      const { title } = requirement
      const { reportingYear } = analysis
      const prompt = disclosurePrompt({ code, title, reportingYear, datapoints: lines, passages, fence })
      requests.push({
        disclosure: code,
        hash: sha256(JSON.stringify([system, prompt, replySchema])),
        system,
        prompt,
        datapoints: points.map(({ id }) => id),
        marks,
      })
    }
  }
  return requests
}
