import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import type { Candidate } from '../analysis/finding.ts'
import { read } from '../reading/read.ts'
import { checkReplies } from './check.ts'
import { withModel } from './merge.ts'
import { modelRequests } from './requests.ts'

// Two reports written for this, and what models replied to their windows: strong, weak, sloppy, malicious, obeying what the document says, in
// another language, with one answer to everything. Most replies name no block: that a quote stands in one alone is enough.

const folder = `${import.meta.dirname}/../../fixtures/model`
interface Recorded {
  answers: object[]
  /** What is shown as a value because of it, by datapoint. */
  shown: Record<string, string>
}
const recorded = JSON.parse(readFileSync(`${folder}/replies.json`, 'utf8')) as Record<string, Record<string, Recorded>>
const cases = Object.entries(recorded).flatMap(([report, models]) =>
  Object.entries(models).map(([model, replies]) => [report, model, replies] as const),
)

async function readBy(report: string, { answers }: Recorded) {
  const result = await read(new Uint8Array(readFileSync(`${folder}/${report}`)), report)
  if (!result.ok) throw new Error(result.detail)
  const { document } = result
  const analysis = analyse(document, { reportingYear: 2025 })
  const [request, more] = modelRequests(document, analysis)
  if (!request || more) throw new Error('The report is one window.')
  const named = answers.map((answer) => ({ block: request.marks[0], context: [], boundary: 'group', ...answer }))
  const replies = [{ request, reply: { answers: named, sections: [] } }]
  return { document, analysis, request, checked: checkReplies(document, analysis, replies, 'recorded') }
}

const told = ({ datapoint, dimension, value, role, year }: Candidate): string =>
  [datapoint, dimension, role, year, value.text, value.unit].join(' ')

test.each(cases)('%s by a model that is %s: only what the document says is a value', async (report, model, replies) => {
  const { analysis, request, checked } = await readBy(report, replies)
  const values = checked.candidates.filter(({ role }) => role !== 'prior')
  expect(Object.fromEntries(values.map(({ datapoint, value }) => [datapoint, value.text]))).toEqual(replies.shown)
  expect(request.prompt).not.toMatch(/Note to AI|Hinweis an die KI/)
  const { findings } = withModel(analysis, checked, 'recorded')
  // What the analysis found stays, whoever reads beside it.
  if (model !== 'strong' && model !== 'sloppy')
    expect(new Set(findings.map(told))).toEqual(new Set(analysis.findings.map(told)))
  for (const one of findings) expect(one.excerpt).toContain(one.value.writtenNumber ?? '')
})

test.each([
  ['broken', '{"answers": [{"block": "p1.1", quote: Scope 1}'],
  ['cut', '{"answers": [{"block": "p1.1", "quote": "Scope 1  6,480'],
  ['prose', 'I am sorry, but as an assistant I cannot read reports.'],
  ['another form', '{"results": [{"datapoint": "E1-6_07", "value": "6480"}]}'],
  ['nothing', ''],
])('a reply that is %s shows nothing, takes nothing away, and leaves the page unread', async (_how, text) => {
  const report = 'plant-en.md'
  const { document, analysis, request } = await readBy(report, { answers: [], shown: {} })
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch {
    reply = null
  }
  const checked = checkReplies(document, analysis, [{ request, reply }], 'recorded')
  expect(checked).toMatchObject({ candidates: [], leads: [], sections: [], dropped: [{ reason: 'malformed' }] })
  expect(checked.pagesRead.size).toBe(0)
  expect(new Set(withModel(analysis, checked, 'recorded').findings.map(told))).toEqual(
    new Set(analysis.findings.map(told)),
  )
})
