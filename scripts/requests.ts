import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readOnce } from '../packages/engine/learn/labelled.ts'
import { type StandardSet, standardSets } from '../packages/engine/src/esrs/index.ts'
import {
  analyse,
  checkReplies,
  type ModelRequest,
  modelRequests,
  passageRequests,
} from '../packages/engine/src/index.ts'
import { recordRequest } from '../packages/server/src/models/recorded.ts'
import { repliesTo } from './evaluating/recorded-replies.ts'

// Writes what a language model would be asked about a document into a folder, as files that people can read. Where the folder already
// holds replies to the windows, it writes the requests of the second step as well, and says what became of the replies.

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    set: { type: 'string', default: 'esrs-2023' },
    context: { type: 'string', default: '128000' },
    check: { type: 'boolean', default: false },
  },
})
const [file] = positionals
const isSet = (name: string): name is StandardSet => (standardSets as readonly string[]).includes(name)
if (!file || !existsSync(file) || !options.to || !isSet(options.set)) {
  console.error(`usage: npm run requests -- report.pdf --to FOLDER [--set ${standardSets.join('|')}] [--context 128000] [--check]
  writes the windows of a report into FOLDER/requests; once FOLDER/replies holds the replies to them, also the requests of the second
  step; --check writes nothing and says what became of the replies so far`)
  process.exit(2)
}
const folder = options.to
const document = await readOnce(file)
if (!document) {
  console.error(`${basename(file)} could not be read.`)
  process.exit(1)
}
const asked = { set: options.set, contextTokens: Number(options.context) }
const analysis = analyse(document)

const nameOf = ({ kind, pages, standard }: ModelRequest): string => {
  const page = `p${String(pages[0] ?? 0).padStart(3, '0')}`
  return kind === 'pages' ? `1-${page}` : `2-${(standard ?? '').replace(/\W/g, '')}-${page}`
}
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Says how much is sent, and how much of it is the same for all. */
function told(step: string, requests: readonly ModelRequest[]): void {
  const systems = new Map(requests.map(({ system }) => [system, system.length]))
  const own = sum(requests.map(({ prompt }) => prompt.length))
  const all = own + sum(requests.map(({ system }) => system.length))
  const cached = all - own - sum([...systems.values()])
  console.log(
    `${step}: ${requests.length} requests, ${all} characters, of which ${cached} (${Math.round((100 * cached) / Math.max(1, all))} %) repeat what was sent before`,
  )
}

/** What became of the replies: well-formed, missing, dropped by reason. */
function judged(step: string, requests: readonly ModelRequest[]) {
  const { replies, broken, missing } = repliesTo(folder, requests)
  console.log(`${step}: ${replies.length} replies, ${missing.length} missing, ${broken.length} that are no JSON`)
  for (const name of broken) console.log(`  no JSON: ${name}`)
  return replies
}

const first = modelRequests(document, analysis, asked)
told('windows', first)
if (!options.check) for (const request of first) recordRequest(folder, request, nameOf(request))
const replies = judged('windows', first)
if (replies.length) {
  const checked = checkReplies(document, analysis, replies, 'recorded', options.set)
  const second = passageRequests(document, analysis, checked.sections, asked)
  told('passages', second)
  if (!options.check && replies.length === first.length)
    for (const request of second) recordRequest(folder, request, nameOf(request))
  else if (!options.check) console.log('The second step is written once all windows have replies.')
  const more = judged('passages', second)
  const all = checkReplies(document, analysis, [...replies, ...more], 'recorded', options.set)
  const reasons = new Map<string, number>()
  for (const { reason } of all.dropped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  console.log(
    `${all.candidates.length} values (${all.candidates.filter(({ tier }) => tier === 'high').length} high), ${all.leads.length} leads, ${all.sections.length} passages of requirements; dropped: ${[...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ') || 'none'}`,
  )
}
