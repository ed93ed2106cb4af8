import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { answerKey, states } from '../../packages/engine/learn/findings.ts'
import { type Answer, labelledIn, readOnce } from '../../packages/engine/learn/labelled.ts'
import { type Analysis, analyse, type Candidate, type JudgedAnswer } from '../../packages/engine/src/index.ts'
import { type Read, readByReplies } from './recorded-replies.ts'

/** What the hand-read answers say of an answer of a model. */
type Verdict = 'right' | 'wrong' | 'unlabelled'

interface Tally {
  right: number
  wrong: number
  unlabelled: number
  /** Of these, decided by this check and no other. */
  alone: Record<Verdict, number>
}

type Passages = readonly { doc: string; dr: string; status: string; pages: string }[]

const expected = ({ value, unit, year }: Answer) => ({ value, unit, year: year === null ? '' : String(year) })

/** An answer as it was given, where no check has made a value of it. */
function asGiven({ answer }: JudgedAnswer): Candidate | null {
  if (!('value' in answer)) return null
  const plain = answer.value.replace(/[\s'’](?=\d{3})|,(?=\d{3}(?!\d))/g, '')
  const number = /^[-−(]?\d/.test(plain) ? Number(plain.replace(/[^\d.]/g, '')) : null
  const year = Number(/(?:19|20)\d{2}/.exec(answer.year ?? '')?.[0]) || null
  const value = { text: answer.value, number: answer.value === 'none' ? 0 : number, unit: answer.unit }
  return { datapoint: answer.datapoint, dimension: answer.member, value, year } as unknown as Candidate
}

/** Whether an answer is what two readers wrote down, or a passage stands on a page that they named. */
function verdictOn(judged: JudgedAnswer, answers: readonly Answer[], passages: Passages): Verdict {
  const { answer, became } = judged
  const found = typeof became === 'string' ? asGiven(judged) : became.candidate
  if (!('value' in answer)) {
    const row = passages.find(({ dr }) => dr === answer.datapoint.split('_')[0])
    if (!row) return 'unlabelled'
    const page = Number(/^\[?p(\d+)/.exec(answer.block)?.[1])
    return row.status !== 'absent' && row.pages.split('|').map(Number).includes(page) ? 'right' : 'wrong'
  }
  if (!found) return 'unlabelled'
  if (typeof became !== 'string' && found.role === 'prior') return 'unlabelled'
  const mine = answers.filter(({ datapoint }) => datapoint === answer.datapoint)
  // Of a dropped member nobody knows which it is: the rows of all members may hold it.
  const isOpen = typeof became === 'string' && answer.member !== null
  const rows = mine.filter(({ dimension }) => (isOpen ? dimension !== null : dimension === found.dimension))
  if (!rows.length) return 'unlabelled'
  if (rows.some((row) => row.present && states(expected(row), found))) return 'right'
  return isOpen ? 'unlabelled' : 'wrong'
}

const EFFECTS = ['dropped', 'lead', 'one step down'] as const

/** The checks that spoke against an answer, each with what it does. */
function checksOf({ became }: JudgedAnswer): string[] {
  if (typeof became === 'string') return [`dropped | ${became}`]
  const { gates = [], doubts = [] } = became.candidate.reason
  return [
    ...(became.isLead ? gates : []).map((gate) => `lead | ${gate}`),
    ...doubts.map((doubt) => `one step down | ${doubt}`),
  ]
}

/** What merging with the analysis made of a value. */
function mergedAs(candidate: Candidate, { findings, leads }: Analysis): string {
  const same = (one: Candidate): boolean =>
    answerKey(one) === answerKey(candidate) && one.value.text === candidate.value.text && one.role === candidate.role
  const shown = findings.find(same)
  if (shown) return `a value, ${shown.tier}`
  return leads.some(same) ? 'lead in merging' : 'set aside in merging'
}

const empty = (): Record<Verdict, number> => ({ right: 0, wrong: 0, unlabelled: 0 })

class Table {
  readonly #rows = new Map<string, Tally>()

  add(name: string, verdict: Verdict, alone: boolean): void {
    const tally = this.#rows.get(name) ?? { ...empty(), alone: empty() }
    tally[verdict] += 1
    if (alone) tally.alone[verdict] += 1
    this.#rows.set(name, tally)
  }

  print(title: string): void {
    console.log(`\n| ${title} | answers | right | wrong | no label | alone: right | wrong | no label |`)
    console.log('|---|---|---|---|---|---|---|---|')
    const effect = (name: string): number => EFFECTS.findIndex((one) => name.startsWith(one))
    const sorted = [...this.#rows].sort(([a], [b]) => effect(a) - effect(b) || (a < b ? -1 : 1))
    for (const [name, { right, wrong, unlabelled, alone }] of sorted)
      console.log(
        `| ${name.replace(' | ', ': ')} | ${[right + wrong + unlabelled, right, wrong, unlabelled, alone.right, alone.wrong, alone.unlabelled].join(' | ')} |`,
      )
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 140)

/** One answer that is right and comes out as less than a value, in one line. */
function lost(name: string, { answer }: JudgedAnswer, checks: readonly string[], end: string): string {
  const said = 'value' in answer ? `${answer.value} ${answer.unit ?? ''} ${answer.year ?? ''}` : answer.class
  const member = 'value' in answer && answer.member ? `#${answer.member}` : ''
  return `LOST ${name} ${answer.datapoint}${member} ${said} (${answer.confidence}) ${answer.block}: ${checks.join(', ') || 'confidence'} → ${end} | ${oneLine(answer.quote)}`
}

type Kind = 'figures' | 'words' | 'passages'

function kindOf({ answer, became }: JudgedAnswer): Kind {
  if (!('value' in answer)) return 'passages'
  return typeof became === 'string' || became.candidate.value.number !== null ? 'figures' : 'words'
}

function endOf({ became }: JudgedAnswer, both: Analysis): string {
  if (typeof became === 'string') return 'dropped'
  return became.isLead ? 'lead' : mergedAs(became.candidate, both)
}

function passagesIn(folder: string): Passages {
  const file = join(folder, 'narrative.csv')
  if (!existsSync(file)) return []
  return Papa.parse<Passages[number]>(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), { header: true }).data
}

/**
 * Prints what each check did to recorded replies, and how many of the answers that it spoke against are right by hand-read answers.
 * @param folder with `gold.csv`, `docs/` and, for passages, `narrative.csv`
 * @param details says every right answer that comes out as less than a value
 */
export async function printChecks(folder: string, replies: string, details: boolean): Promise<void> {
  const passages = passagesIn(folder)
  const tables: Record<Kind, Table> = { figures: new Table(), words: new Table(), passages: new Table() }
  const ends = new Table()
  const count = (name: string, judged: JudgedAnswer, verdict: Verdict, both: Analysis): void => {
    const kind = kindOf(judged)
    const checks = checksOf(judged)
    for (const check of checks) tables[kind].add(check, verdict, checks.length === 1)
    if (!checks.length) tables[kind].add('none spoke against it', verdict, true)
    const end = endOf(judged, both)
    ends.add(`${kind}, ${end}`, verdict, true)
    if (details && verdict === 'right' && kind !== 'passages' && !end.startsWith('a value'))
      console.log(lost(name, judged, checks, end))
  }
  for (const { name, path, answers } of labelledIn(folder)) {
    const document = await readOnce(path)
    if (!document) continue
    const read: Read = readByReplies(replies, document, analyse(document))
    const sure = answers.filter((answer) => answer.sure)
    const mine = passages.filter(({ doc }) => doc === name)
    for (const judged of read.checked.judged) count(name, judged, verdictOn(judged, sure, mine), read.both)
  }
  for (const [title, table] of Object.entries(tables)) table.print(title)
  ends.print('what became of them')
}
