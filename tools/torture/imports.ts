import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { startProduct } from '../../e2e/app.ts'
import { type Answer, Caller } from './caller.ts'
import { type Watching, watch, watchedLines } from './watch.ts'

// Tables that are as large as somebody can make them, sent to every call that reads one: what each answers and how long that takes,
// how long everything else waits, and how long another company waits for the two lines of its own.

const promisedMs = 200
const calmSeconds = 10
const mostSecondsOfOther = 3
const atOnce = 6

/** Calls that read a table. */
const calls = {
  questionnaire: '/work/questionnaires/',
  datapoints: '/csrd/datapoints/import/preview/',
  organisation: '/organisation/import/preview/',
  assessment: '/company/materiality-assessment/import/preview/',
} as const

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packageOf = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A packed workbook with so many rows. */
function book(rows: number, rowOf: (at: number) => string): Uint8Array {
  const parts: string[] = []
  for (let at = 1; at <= rows; at += 1) parts.push(`<row r="${at}">${rowOf(at)}</row>`)
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageOf}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageOf}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><dimension ref="A1"/><sheetData>${parts.join('')}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

const text = (at: string, said: string) => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`
const long = (at: number) =>
  text(`A${at}`, `Total energy consumption of our company in the year, line ${at} of very many lines`)
const wide = (at: number) =>
  ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((column) => text(`${column}${at}`, `word ${at}`)).join('')
/** The table of datapoints with as many rows as are taken. */
const points = (at: number) =>
  at === 1
    ? text('A1', 'Code') + text('B1', 'Value') + text('C1', 'Notes')
    : text(`A${at}`, `X9-9_${at}`) + text(`B${at}`, `${at} MWh`) + text(`C${at}`, 'Read in the plant')
/** Units of which each belongs to the next, and the last to nobody. */
const chain = (at: number) =>
  at === 1
    ? text('A1', 'Code') + text('B1', 'Name') + text('C1', 'Belongs to')
    : text(`A${at}`, `U${at}`) + text(`B${at}`, `Unit ${at}`) + text(`C${at}`, `U${at + 1}`)

interface Tried {
  what: string
  path: string
  name: string
  content: Uint8Array
}

const twoLines = (call: keyof typeof calls): Uint8Array =>
  strToU8(
    call === 'questionnaire'
      ? 'Question;Answer\nTotal energy consumption;\n'
      : 'Code;Value;Notes\nE1-5_01;1 MWh;Read\n',
  )

const seconds = (since: number) => (performance.now() - since) / 1000
const line = (what: string, took: number, said: string, slowest = 0) =>
  console.log(
    `${what.padEnd(46)} ${took.toFixed(2).padStart(7)} s  ${slowest === 0 ? ''.padStart(6) : slowest.toFixed(0).padStart(6)}  ${said.slice(0, 110)}`,
  )
const saidBy = (answer: Answer | Error): string =>
  answer instanceof Error ? `lost: ${answer.message}` : `${answer.status} ${answer.status < 400 ? 'read' : answer.said}`

interface Run {
  caller: Caller
  other: Caller
  watching: Watching
  problems: string[]
  /** Milliseconds that `/version/` may take: as promised, or where other programs take this machine, twice what it takes anyway. */
  mostMs: number
}

/** Sends tables one after the other. */
async function oneByOne({ caller, watching, problems, mostMs }: Run, files: readonly Tried[]): Promise<void> {
  for (const { what, path, name, content } of files) {
    const since = performance.now()
    const answer = await caller.sendFile(path, { name, content }).catch((error: Error) => error)
    const slowest = watching.slowest()
    line(what, seconds(since), saidBy(answer), slowest)
    if (answer instanceof Error || answer.status >= 500) problems.push(`${what}: no proper answer`)
    if (slowest > mostMs) problems.push(`${what}: /version/ took ${slowest.toFixed(0)} ms`)
  }
}

/** Sends a table several times at once, and the two lines of another company meanwhile. */
async function atOnceWithOthers({ caller, other, watching, problems, mostMs }: Run, what: string, content: Uint8Array) {
  const since = performance.now()
  const crowd = Array.from({ length: atOnce }, () =>
    caller
      .sendFile(calls.organisation, { name: 'rows.xlsx', content })
      .catch((error: Error) => error)
      .then((answer) => ({ answer, took: seconds(since) })),
  )
  await wait(500)
  for (const call of ['questionnaire', 'datapoints'] as const) {
    const begun = performance.now()
    const answer = await other.sendFile(calls[call], { name: 'two.csv', content: twoLines(call) })
    const took = seconds(begun)
    line('meanwhile two lines of another company', took, `${call}: ${saidBy(answer)}`)
    if (took > mostSecondsOfOther) problems.push(`another company waited ${took.toFixed(1)} s`)
    if (answer.status >= 400) problems.push(`another company: ${saidBy(answer)}`)
  }
  for (const { answer, took } of await Promise.all(crowd)) {
    line(`${atOnce} at once: ${what}`, took, saidBy(answer))
    if (answer instanceof Error || answer.status === 500) problems.push(`${atOnce} at once: no proper answer`)
  }
  const slowest = watching.slowest()
  console.log(`meanwhile /version/ took ${slowest.toFixed(0)} ms at most`)
  if (slowest > mostMs) problems.push(`${atOnce} at once: /version/ took ${slowest.toFixed(0)} ms`)
}

/** Sends large tables to the real product. Resolves with whether all promises held. */
export async function tortureImports(): Promise<boolean> {
  const problems: string[] = []
  const app = await startProduct()
  try {
    const [caller, other] = [await Caller.register(app), await Caller.register(app)]
    const [large, cells] = [book(200_000, long), book(40_000, wide)]
    const lines = strToU8('energy;water\n'.repeat(130_000))
    const files: Tried[] = Object.entries(calls).flatMap(([name, path]) => [
      { what: `${name}: 200,000 rows`, path, name: 'rows.xlsx', content: large },
      { what: `${name}: 60,000 rows`, path, name: 'most.xlsx', content: book(60_000, long) },
      { what: `${name}: 400,000 cells`, path, name: 'cells.xlsx', content: cells },
      { what: `${name}: 130,000 lines of CSV`, path, name: 'lines.csv', content: lines },
    ])
    const planned = [
      {
        what: 'datapoints: 5,000 unknown ones',
        path: calls.datapoints,
        name: 'points.xlsx',
        content: book(5_001, points),
      },
      {
        what: 'organisation: a chain of 5,000',
        path: calls.organisation,
        name: 'chain.xlsx',
        content: book(5_001, chain),
      },
    ]
    console.log(
      `200,000 rows in ${(large.length / 1e6).toFixed(1)} MB\n${'table'.padEnd(46)}      took  /version/ at most, ms`,
    )
    // The first of each is not what is measured: code is loaded then.
    for (const call of ['questionnaire', 'datapoints'] as const)
      await other.sendFile(calls[call], { name: 'two.csv', content: twoLines(call) })
    const calm = watch(app.api, app.process.pid!)
    await wait(calmSeconds * 1000)
    const { slowestMs } = await calm.stop()
    console.log(`with nothing to read /version/ took ${slowestMs.toFixed(0)} ms at most`)
    const watching = watch(app.api, app.process.pid!)
    const run: Run = { caller, other, problems, watching, mostMs: Math.max(promisedMs, 2 * slowestMs) }
    await oneByOne(run, [...files, ...planned])
    await atOnceWithOthers(run, '200,000 rows', large)
    await atOnceWithOthers(run, '400,000 cells', cells)
    for (const one of watchedLines(await run.watching.stop())) console.log(one)
  } finally {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
  for (const problem of problems) console.log(`✗ ${problem}`)
  if (problems.length === 0) console.log('Every promise held.')
  return problems.length === 0
}
