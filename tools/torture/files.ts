import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '../../e2e/app.ts'
import type { Document } from '../../packages/contract/src/documents.ts'
import { root } from '../../scripts/processes.ts'
import { sanityOf } from '../../scripts/sanity.ts'
import { canary, type HostileFile, planted } from '../hostile/hostile-file.ts'
import { hostileFiles, hostileForms } from '../hostile/index.ts'
import { Caller } from './caller.ts'
import { tryForm } from './forms.ts'
import { type Watching, watch, watchedLines } from './watch.ts'

const mostSeconds = 120
const calmSeconds = 10
const mostP99 = 200
const mostBytes = 1.5 * 1024 ** 3

interface FileResult {
  file: string
  status: string
  seconds: number
  sentence: string
  isGood: boolean
}

/** One line, safe to print: names and sentences may hold anything. */
const plain = (text: string, length: number): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '·')
  return (line.length > length ? `${line.slice(0, length - 1)}…` : line).padEnd(length)
}

async function tryOne(caller: Caller, watching: Watching, { name, make }: HostileFile): Promise<FileResult> {
  const content = await watching.aside(make)
  const file = typeof name === 'string' ? name : Buffer.from(name).toString('latin1')
  const started = performance.now()
  const row = (status: string, sentence: string, isGood: boolean): FileResult => {
    return { file, status, sentence, isGood, seconds: (performance.now() - started) / 1000 }
  }
  try {
    const answer = await caller.upload(name, content)
    if (answer.status !== 201) return row(String(answer.status), answer.said, answer.status < 500 && answer.said !== '')
    const { id } = answer.body.document as Document
    const document = await caller.ended(id, mostSeconds)
    const sentence = document.processingError ?? document.notes.map(({ text }) => text).join(' ')
    return row(document.stage, sentence, document.stage === 'processed' || sentence !== '')
  } catch (error) {
    return row('lost', error instanceof Error ? error.message : String(error), false)
  }
}

interface Named {
  key: string
  evidence: { filename: string }[]
}

const named = ({ key, evidence }: Named): string => `${key} (${evidence.map(({ filename }) => filename).join(', ')})`

/** Whether a value or a passage contains a marker that must not be read. */
async function leaks(caller: Caller): Promise<string[]> {
  const found: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const reply = await caller.get<{ data: { datapoints: object[] }; total_pages: number }>(
      `/csrd/datapoints/?page_size=50&page=${page}`,
    )
    pages = reply.total_pages
    for (const datapoint of reply.data.datapoints) {
      const text = JSON.stringify(datapoint)
      if (text.includes(planted) || text.includes(planted.replaceAll(',', '')) || text.includes('root:x:'))
        found.push(named(datapoint as Named))
    }
  }
  return found
}

/** Files that the product has made beside its data folder. */
const strays = (temporary: string): string[] => [
  ...fs.readdirSync(temporary, { recursive: true }).map(String),
  ...['/tmp/hostile-was-here', '/etc/hostile-was-here', path.join(root, 'hostile-was-here')].filter(fs.existsSync),
  ...fs.readdirSync('/').filter((name) => name.includes('hostile-was-here')),
]

/** Sends every hostile file to the real product, one after the other. Resolves with whether all promises held. */
export async function tortureFiles(only: RegExp | null): Promise<boolean> {
  const isWanted = ({ name, about }: HostileFile) => !only || only.test(`${String(name)} ${about}`)
  const files = hostileFiles.filter(isWanted)
  const forms = hostileForms.filter((form) => !only || only.test('forms') || isWanted(form))
  if (files.length + forms.length === 0) {
    console.error(`No name or description of a hostile file or form fits ${only}.`)
    return false
  }
  const fetched: string[] = []
  const trap = http.createServer((request, response) => {
    fetched.push(request.url ?? '')
    response.end('caught')
  })
  await new Promise<void>((resolve) => trap.listen(Number(new URL(canary).port), '127.0.0.1', resolve))
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'torture-'))
  // The embedded database runs as another user where the product runs as root.
  fs.chmodSync(temporary, 0o777)
  const app = await startProduct({ TMPDIR: temporary })
  const rows: FileResult[] = []
  const problems: string[] = []
  try {
    const caller = await Caller.register(app)
    const calm = watch(app.api, app.process.pid!)
    await wait(calmSeconds * 1000)
    const { p99Ms: calmMs } = await calm.stop()
    const watching = watch(app.api, app.process.pid!)
    console.log(`${'file'.padEnd(28)} ${'what'.padEnd(38)} ${'status'.padEnd(9)}  seconds  slowest  sentence`)
    for (const file of files) {
      const row = await tryOne(caller, watching, file)
      rows.push(row)
      const mark = row.isGood ? ' ' : '✗'
      console.log(
        `${plain(row.file, 28)} ${plain(file.about, 38)} ${row.status.padEnd(9)} ${row.seconds.toFixed(1).padStart(8)} ${watching.slowest().toFixed(0).padStart(8)} ${mark}${plain(row.sentence, 150).trimEnd()}`,
      )
    }
    if (forms.length > 0) console.log('\nsent as questionnaires')
    for (const form of forms) {
      const row = await tryForm(caller, watching, form)
      rows.push({ ...row, file: `${String(form.name)} (form)` })
      console.log(
        `${plain(String(form.name), 28)} ${plain(form.about, 38)} ${row.status.padEnd(9)} ${row.seconds.toFixed(1).padStart(8)} ${watching.slowest().toFixed(0).padStart(8)} ${row.isGood ? ' ' : '✗'}${plain(row.sentence, 150).trimEnd()}`,
      )
    }
    const good = path.join(root, 'demo', fs.readdirSync(path.join(root, 'demo')).find((name) => name.endsWith('.pdf'))!)
    const next = await tryOne(caller, watching, {
      name: path.basename(good),
      about: 'a good file',
      make: () => fs.readFileSync(good),
    })
    const leaked = await leaks(caller)
    const values = await caller.get<{ count: number }>('/csrd/datapoints/?with_values=true&page_size=10')
    const watched = await watching.stop()
    const insane = await sanityOf(app.dataDir)

    const bad = rows.filter(({ isGood }) => !isGood)
    const slow = rows.filter(({ seconds }) => seconds > mostSeconds)
    if (bad.length > 0) problems.push(`without a proper end: ${bad.map(({ file }) => file).join(', ')}`)
    if (slow.length > 0) problems.push(`slower than ${mostSeconds} s: ${slow.map(({ file }) => file).join(', ')}`)
    if (watched.p99Ms > mostP99 || watched.failed > 0) problems.push('/version/ was slow or failed')
    if ((watched.peakBytes ?? 0) > mostBytes) problems.push('the service took too much memory')
    if (next.status !== 'processed' || values.count === 0) problems.push(`the next good file: ${next.sentence}`)
    if (leaked.length > 0) problems.push(`values from hidden text: ${leaked.join(', ')}`)
    if (fetched.length > 0) problems.push(`fetched from outside: ${fetched.join(', ')}`)
    const stray = strays(temporary)
    if (stray.length > 0) problems.push(`written outside the store: ${stray.join(', ')}`)
    for (const one of insane) problems.push(one)
    const ends = [...new Set(rows.map(({ status }) => status))].map(
      (end) => `${rows.filter(({ status }) => status === end).length} ${end}`,
    )
    console.log(`\n${rows.length} files: ${ends.join(', ')}`)
    for (const line of watchedLines(watched)) console.log(line)
    console.log(
      `with nothing to read      p99 ${calmMs.toFixed(1)} ms; what more there is came from other programs or from reading`,
    )
    console.log(`next good file            ${next.status} in ${next.seconds.toFixed(1)} s, ${values.count} values`)
  } finally {
    await app.stop()
    trap.close()
    fs.rmSync(temporary, { recursive: true, force: true })
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
  for (const problem of problems) console.log(`✗ ${problem}`)
  if (problems.length === 0) console.log('Every promise held.')
  return problems.length === 0
}
