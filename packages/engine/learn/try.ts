import { matches, type Match } from '../src/analysis/answering/match.ts'
import { statementOf } from '../src/analysis/answering/from-tables.ts'
import { statementsOfText } from '../src/analysis/answering/from-sentences.ts'
import { frames } from '../src/analysis/answering/frames.ts'
import { continueTables } from '../src/analysis/continued.ts'
import { numberOf } from '../src/analysis/decimals.ts'
import { factsOf, gridsOf } from '../src/analysis/facts.ts'
import { settledFormat } from '../src/analysis/numbers.ts'
import { fold } from '../src/analysis/text.ts'
import { reportingYear } from '../src/analysis/years.ts'
import { isAnswer } from './judge.ts'
import { type Answer, type Labelled, labelledIn, readOnce } from './labelled.ts'
import { type Example, learn, probability } from './regression.ts'

const folders = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const flags = new Set(process.argv.slice(2).filter((a) => a.startsWith('--')))
const docs = folders.flatMap(labelledIn)
import { related, type Scored } from '../src/analysis/answering/relate.ts'
import { logit } from './regression.ts'
import type { Statement } from '../src/analysis/answering/statement.ts'
interface Doc { labelled: Labelled; year: number | null; matches: Match[]; statements: Statement[] }
const data: Doc[] = []
for (const labelled of docs) {
  const document = await readOnce(labelled.path)
  if (!document) { console.error('unreadable', labelled.name); continue }
  const pages = document.pages.map((page) => ({ ...page, numberFormat: settledFormat(page.text, page.numberFormat) }))
  const grids = continueTables(pages.map((page) => gridsOf(page)))
  const facts = pages.map((page, i) => factsOf(page, grids[i] ?? [], pages.length))
  const columnYears = facts.flat().filter((f) => f.yearFrom === 'column' && f.role === 'actual').map((f) => f.year ?? 0)
  const year = reportingYear(document.name, document.pages.map((p) => fold(p.text)), columnYears)
  const statements = facts.flat().filter((f) => f.cell.number && !['note', 'change', 'foreign'].includes(f.role)).map((f) => statementOf(f))
  for (const page of pages) if (page.kind !== 'sheet') statements.push(...statementsOfText(page))
  const found = statements.flatMap((st) => matches(st, year))
  data.push({ labelled, year, statements, matches: found.filter((m) => (m.statement.year === null || m.statement.year === year || m.frame.target || year === null) && inRange(m)) })
}
function right1(a: Answer, m: Match): boolean {
  if (m.frame.kind !== 'number') return answerText(m) === a.value || (m.frame.kind === 'choice' && a.value.includes(answerText(m).slice(0, 6))) || (!a.value && m.frame.kind === 'passage')
  if (!/^-?\d/.test(a.value)) return false
  if (m.statement.kind === 'none' && Number(a.value) === 0) return true
  return isAnswer(a, numberOf(m.statement.value!), m.statement.unit, m.statement.year)
}
function answerText(m: Match): string {
  const denied = (m.statement.traits.cue_none ?? 0) > 0 || (m.statement.traits.cue_not ?? 0) > 0
  const { answers } = m.frame
  if (answers === 'deny') return denied ? 'no' : 'yes'
  if (answers === 'none') return 'yes'
  if (answers === 'denied') return 'no'
  return answers
}
function inRange(m: Match): boolean { if (!m.statement.value) return true; const v = numberOf(m.statement.value!); return Math.abs(v) >= m.frame.range[0] || v === 0 }
const key = (d: string, m: string | null) => d + '#' + (m ?? '')
function answerOf(doc: Doc): Map<string, Answer> { return new Map(doc.labelled.answers.map((a) => [key(a.datapoint, a.dimension), a])) }
function examplesOf(doc: Doc): Example[] {
  const answers = answerOf(doc)
  const out: Example[] = []
  for (const m of doc.matches) {
    const a = answers.get(key(m.frame.datapoint, m.dimension))
    if (!a) continue
    const right = a.present && right1(a, m)
    if (!a.sure && !right) continue
    out.push({ features: m.features, right, weight: right && m.frame.kind !== 'number' && !a.pages.includes(m.statement.page.number) ? 0.3 : 1 })
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
  if (!a.present || !a.sure || a.dimension || !(/^-?\d/.test(a.value) || flags.has('--answers'))) continue
  present++
  if (!framed.has(a.datapoint)) { unframed++; missing.push(`UNFRAMED ${doc.labelled.name} ${a.datapoint}`); continue }
  if (doc.matches.some((m) => m.frame.datapoint === a.datapoint && !m.dimension && right1(a, m))) possible++
  else missing.push(`NONE ${doc.labelled.name} ${a.datapoint} ${a.value} ${a.unit} p.${a.pages} "${''}"`)
}
console.log(`figures present ${present}, framed ${present - unframed}, a right candidate for ${possible}`)
if (flags.has('--missing')) console.log(missing.join('\n'))

interface Shown { doc: string; dp: string; p: number; right: boolean; present: boolean; m: Match; a: Answer }
const shown: Shown[] = []
// first stage, each document by the weights of the others (nested for the second stage)
const labelOf = (doc: Doc, m: Match): { right: boolean; a: Answer } | null => {
  const a = answersOf.get(doc)!.get(key(m.frame.datapoint, m.dimension))
  if (!a) return null
  const right = a.present && right1(a, m)
  return !a.sure && !right ? null : { right, a }
}
const answersOf = new Map(data.map((d) => [d, answerOf(d)]))
const FOLDS = 5
const fold1 = new Map<Doc, number>(data.map((d, i) => [d, i % FOLDS]))
const all = examples.map((e, i) => ({ e, doc: data[i]! }))
const second = (train: Doc[], w: Record<string, number>, doc: Doc): [Scored, Record<string, number>][] => {
  const scored = doc.matches.map((match) => ({ match, odds: logit(w, match.features) }))
  return [...related(scored, doc.statements)]
}
for (let i = 0; i < data.length; i++) {
  const doc = data[i]!
  const others = data.filter((_, j) => j !== i)
  const rest = all.filter((x) => x.doc !== doc)
  // second-stage examples from out-of-fold first-stage odds
  const stage2: Example[] = []
  for (let f = 0; f < FOLDS; f++) {
    const w = learn(rest.filter((x) => fold1.get(x.doc) !== f).flatMap((x) => x.e), 2)
    for (const d of others.filter((d) => fold1.get(d) === f))
      for (const [one, features] of second([], w, d)) {
        const l = labelOf(d, one.match)
        if (l) stage2.push({ features, right: l.right, weight: 1 })
      }
  }
  const w2 = learn(stage2, 2)
  const w1 = learn(rest.flatMap((x) => x.e), 2)
  const best = new Map<string, { m: Match; p: number }>()
  for (const [one, features] of second([], w1, doc)) {
    const p = probability(w2, features)
    const k = key(one.match.frame.datapoint, one.match.dimension)
    const b = best.get(k)
    if (!b || p > b.p) best.set(k, { m: one.match, p })
  }
  for (const [k, b] of best) {
    const a = answersOf.get(doc)!.get(k)
    if (!a || !a.sure) continue
    shown.push({ doc: doc.labelled.name, dp: k, p: b.p, right: a.present && right1(a, b.m), present: a.present, m: b.m, a })
  }
  if (flags.has('--weights') && i === data.length - 1) for (const [k, v] of Object.entries(w2).sort((a, b) => b[1] - a[1])) console.log(k.padEnd(28), v.toFixed(2))
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
    console.log(`WRONG ${s.p.toFixed(2)} ${s.doc.slice(0, 28)} ${s.dp} gold ${s.present ? s.a.value + ' ' + s.a.unit : 'absent'} got ${st.value ? numberOf(st.value) : answerText(s.m)} ${st.unit?.written} p.${st.page.number} ${st.kind} | own ${st.texts.own} | par ${st.texts.parent.join(' / ')} | col ${st.texts.column.join(' / ')} | cap ${st.texts.caption.join(' / ')}`)
  }
  for (const d of data) for (const a of d.labelled.answers) {
    if (!a.present || !a.sure || a.dimension || !(/^-?\d/.test(a.value) || flags.has('--answers'))) continue
    const s = base.find((x) => x.doc === d.labelled.name && x.dp === a.datapoint + '#')
    if (s?.right && s.p >= 0.4) continue
    const cands = d.matches.filter((m) => m.frame.datapoint === a.datapoint && !m.dimension && right1(a, m))
    const c = cands[0]?.statement
    console.log(`MISS ${d.labelled.name.slice(0, 28)} ${a.datapoint} ${a.value} ${a.unit} p.${a.pages} ${cands.length ? 'cand: own ' + c!.texts.own + ' | par ' + c!.texts.parent.join(' / ') + ' | col ' + c!.texts.column.join(' / ') + ' | cap ' + c!.texts.caption.join(' / ') + ' | u ' + c!.unit?.written : 'NO CANDIDATE'}`)
  }
}
if (flags.has('--weights')) { const w = learn(examples.flat(), 2); for (const [k, v] of Object.entries(w).sort((a, b) => b[1] - a[1])) console.log(k.padEnd(28), v.toFixed(2)) }
