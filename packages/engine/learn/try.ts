import { matches, type Match } from '../src/analysis/answering/match.ts'
import { statementOf } from '../src/analysis/answering/statement.ts'
import { frames } from '../src/analysis/answering/frames.ts'
import { numberOf } from '../src/analysis/decimals.ts'
import { settledFormat } from '../src/analysis/numbers.ts'
import { tableFacts } from '../src/analysis/tables/index.ts'
import { fold } from '../src/analysis/text.ts'
import { reportingYear } from '../src/analysis/years.ts'
import { isAnswer } from './judge.ts'
import { type Answer, type Labelled, labelledIn, readOnce } from './labelled.ts'
import { type Example, learn, probability } from './regression.ts'

const folders = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const flags = new Set(process.argv.slice(2).filter((a) => a.startsWith('--')))
const docs = folders.flatMap(labelledIn)
interface Doc { labelled: Labelled; year: number | null; matches: Match[] }
const data: Doc[] = []
for (const labelled of docs) {
  const document = await readOnce(labelled.path)
  if (!document) { console.error('unreadable', labelled.name); continue }
  const pages = document.pages.map((page) => ({ ...page, numberFormat: settledFormat(page.text, page.numberFormat) }))
  const facts = tableFacts(pages)
  const columnYears = facts.flat().filter((f) => f.yearFrom === 'column' && f.role === 'actual').map((f) => f.year ?? 0)
  const year = reportingYear(document.name, document.pages.map((p) => fold(p.text)), columnYears)
  const found = facts.flat().filter((f) => f.cell.number && !['note', 'change', 'foreign'].includes(f.role)).flatMap((f) => matches(statementOf(f), year))
  data.push({ labelled, year, matches: found.filter((m) => (m.statement.year === null || m.statement.year === year || m.frame.target || year === null) && inRange(m)) })
}
function inRange(m: Match): boolean { const v = numberOf(m.statement.value!); return Math.abs(v) >= m.frame.range[0] || v === 0 }
const key = (d: string, m: string | null) => d + '#' + (m ?? '')
function answerOf(doc: Doc): Map<string, Answer> { return new Map(doc.labelled.answers.map((a) => [key(a.datapoint, a.dimension), a])) }
function examplesOf(doc: Doc): Example[] {
  const answers = answerOf(doc)
  const out: Example[] = []
  for (const m of doc.matches) {
    const a = answers.get(key(m.frame.datapoint, m.dimension))
    if (!a) continue
    const right = a.present && isAnswer(a, numberOf(m.statement.value!), m.statement.unit, m.statement.year)
    if (!a.sure && !right) continue
    out.push({ features: m.features, right, weight: 1 })
  }
  return out
}
const examples = data.map(examplesOf)
console.log(`${data.length} documents, ${examples.flat().length} examples, ${examples.flat().filter((e) => e.right).length} right`)
// which present rows have any right candidate
const framed = new Set(frames.map((f) => f.datapoint))
let possible = 0, present = 0, unframed = 0
const missing: string[] = []
for (const doc of data) for (const a of doc.labelled.answers) {
  if (!a.present || !a.sure || a.dimension || !/^-?\d/.test(a.value)) continue
  present++
  if (!framed.has(a.datapoint)) { unframed++; missing.push(`UNFRAMED ${doc.labelled.name} ${a.datapoint}`); continue }
  if (doc.matches.some((m) => m.frame.datapoint === a.datapoint && !m.dimension && isAnswer(a, numberOf(m.statement.value!), m.statement.unit, m.statement.year))) possible++
  else missing.push(`NONE ${doc.labelled.name} ${a.datapoint} ${a.value} ${a.unit} p.${a.pages} "${''}"`)
}
console.log(`figures present ${present}, framed ${present - unframed}, a right candidate for ${possible}`)
if (flags.has('--missing')) console.log(missing.join('\n'))

interface Shown { doc: string; dp: string; p: number; right: boolean; present: boolean; m: Match; a: Answer }
const shown: Shown[] = []
for (let i = 0; i < data.length; i++) {
  const doc = data[i]!
  const train = examples.filter((_, j) => j !== i).flat()
  const w = learn(train, 2)
  const answers = answerOf(doc)
  const byStatement = new Map<unknown, number>()
  const scored = doc.matches.map((m) => ({ m, p: probability(w, m.features) }))
  const best = new Map<string, { m: Match; p: number }>()
  // one figure to one datapoint: a match gives way to a clearly better match of the same statement
  for (const s of scored) byStatement.set(s.m.statement, Math.max(byStatement.get(s.m.statement) ?? 0, s.p))
  for (const s of scored) {
    const p = s.p < (byStatement.get(s.m.statement) ?? 0) ? s.p * 0.5 : s.p
    const k = key(s.m.frame.datapoint, s.m.dimension)
    const b = best.get(k)
    if (!b || p > b.p) best.set(k, { m: s.m, p })
  }
  for (const [k, b] of best) {
    const a = answers.get(k)
    if (!a || !a.sure) continue
    const right = a.present && isAnswer(a, numberOf(b.m.statement.value!), b.m.statement.unit, b.m.statement.year)
    shown.push({ doc: doc.labelled.name, dp: k, p: b.p, right, present: a.present, m: b.m, a })
  }
}
const base = shown.filter((s) => s.dp.endsWith('#'))
const absent = data.flatMap((d) => d.labelled.answers).filter((a) => !a.present && !a.dimension && framed.has(a.datapoint)).length
for (const t of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
  const s = base.filter((x) => x.p >= t)
  const r = s.filter((x) => x.right).length
  console.log(`t ${t}: shown ${s.length} right ${r} precision ${(100 * r / s.length).toFixed(1)} recall ${(100 * r / present).toFixed(1)} invented ${s.filter((x) => !x.present).length}/${absent}`)
}
if (flags.has('--details')) {
  for (const s of base.filter((x) => x.p >= 0.4 && !x.right).sort((a, b) => b.p - a.p)) {
    const st = s.m.statement
    console.log(`WRONG ${s.p.toFixed(2)} ${s.doc.slice(0, 28)} ${s.dp} gold ${s.present ? s.a.value + ' ' + s.a.unit : 'absent'} got ${numberOf(st.value!)} ${st.unit?.written} p.${st.fact.page.number} | own ${st.texts.own} | par ${st.texts.parent.join(' / ')} | col ${st.texts.column.join(' / ')} | cap ${st.texts.caption.join(' / ')}`)
  }
  for (const d of data) for (const a of d.labelled.answers) {
    if (!a.present || !a.sure || a.dimension || !/^-?\d/.test(a.value)) continue
    const s = base.find((x) => x.doc === d.labelled.name && x.dp === a.datapoint + '#')
    if (s?.right && s.p >= 0.4) continue
    const cands = d.matches.filter((m) => m.frame.datapoint === a.datapoint && !m.dimension && isAnswer(a, numberOf(m.statement.value!), m.statement.unit, m.statement.year))
    const c = cands[0]?.statement
    console.log(`MISS ${d.labelled.name.slice(0, 28)} ${a.datapoint} ${a.value} ${a.unit} p.${a.pages} ${cands.length ? 'cand: own ' + c!.texts.own + ' | par ' + c!.texts.parent.join(' / ') + ' | col ' + c!.texts.column.join(' / ') + ' | cap ' + c!.texts.caption.join(' / ') + ' | u ' + c!.unit?.written : 'NO CANDIDATE'}`)
  }
}
if (flags.has('--weights')) { const w = learn(examples.flat(), 2); for (const [k, v] of Object.entries(w).sort((a, b) => b[1] - a[1])) console.log(k.padEnd(28), v.toFixed(2)) }
