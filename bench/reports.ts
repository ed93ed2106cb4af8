import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { Client, calls } from '../e2e/client.ts'
import { contract, type ReportFormat, reportFormats } from '../packages/contract/src/index.ts'
import { loadCatalogue } from '../packages/engine/src/esrs/index.ts'
import { docxOf, draftStatement, evidenceTables, inlineReport, pdfOf, xbrlJson } from '../packages/reports/src/index.ts'
import { madeInput } from '../packages/reports/src/testing/statement.ts'
import { workbookOf } from '../packages/server/src/tables/workbook.ts'
import { ApiClient, ApiFailure } from '../packages/server/src/testing/client.ts'
import { startProduct } from '../packages/server/src/testing/product.ts'
import { buildServer } from '../scripts/build.ts'
import { watch, watchedLines } from '../tools/torture/watch.ts'
import { quantile, runPart, timesOf } from './parts.ts'
import { withProduct } from './set-up.ts'

// What a report costs: its outputs alone, the same through the product, and the logo on its first page.

/** As long as 300 pages of text. */
const signs = 300 * 3000

const drain = async (chunks: AsyncIterable<Uint8Array>) => {
  for await (const _ of chunks);
}
type Statement = ReturnType<typeof draftStatement>
const outputs: [string, (statement: Statement) => unknown][] = [
  ['pdf', (statement) => pdfOf(statement, 'en')],
  ['docx', (statement) => docxOf(statement, 'en')],
  ['inline xbrl', (statement) => inlineReport(statement, 'en')],
  ['xbrl-json', (statement) => xbrlJson(inlineReport(statement, 'en')!, statement, 'en')],
  ['annex', (statement) => drain(workbookOf(evidenceTables(statement, 'en')))],
]

/**
 * How long each output takes for a value of every datapoint and some 300 pages of text, as a ratio to an almost empty statement, and how
 * much memory the process holds afterwards. Run alone, since each output warms up what the next one uses.
 */
async function made(): Promise<void> {
  const texts = loadCatalogue('esrs-2023', 'en').datapoints.filter(({ type }) => type.includes('narrative')).length
  const empty = draftStatement(madeInput({ datapoints: 1 }))
  const full = draftStatement(madeInput({ textLength: Math.ceil(signs / texts) }))
  console.log(`${full.facts.length} facts`)
  for (const [name, make] of outputs) {
    await make(empty)
    const [small = 0] = await timesOf(1, () => make(empty))
    const [large = 0] = await timesOf(1, () => make(full))
    const memory = Math.round(process.memoryUsage().rss / 1_048_576)
    console.log(
      `${name}: ${(large / 1000).toFixed(2)} s, ${(large / small).toFixed(1)} times an empty one; ${memory} MiB`,
    )
  }
}

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

/** A company whose values are decided, with its first version. */
async function aReporter(api: string, datapoints: number): Promise<Client> {
  const client = await Client.register(api)
  await client.call(calls.company.update, { body: { metadata: { standard_set: 'esrs-2023', reporting_year: 2025 } } })
  const { values } = madeInput({ datapoints })
  const texts = values.filter(({ number }) => number === null).length
  const more = 'The company reviews its sites every year and writes down what it finds. '
  for (const { datapoint, value, number, unit } of values) {
    const words =
      value.length > 20
        ? more
            .repeat(Math.ceil(signs / texts / more.length))
            .slice(0, 9_000)
            .trim()
        : value
    const body = { value: number === null ? words : `${value}${unit === null ? '' : ` ${unit}`}` }
    await client.call(calls.csrd.updateDatapoint, { params: { key: datapoint }, body })
  }
  return client
}

async function issue(client: Client): Promise<void> {
  await client.call(calls.report.confirm, { body: { reason: 'A measurement.', left_out: leftOut } })
  await client.call(calls.report.issue, { body: {} })
}

/** Seconds from the wish to the file. */
async function secondsOf(client: Client, format: ReportFormat): Promise<{ seconds: number; size: number }> {
  const started = performance.now()
  const { id } = await client.call(calls.report.makeFile, { body: { version: 1, format, language: 'en' } })
  for (;;) {
    const { files } = await client.call(calls.report.files, {})
    const file = files.find((one) => one.id === id)!
    if (file.state === 'done') return { seconds: (performance.now() - started) / 1000, size: file.size! }
    if (file.state === 'failed') throw new Error(`${format}: ${file.reason}`)
    await wait(25)
  }
}

/**
 * How long people wait for each output of a statement with a value for every datapoint and some 300 pages of text, as a ratio to that of
 * a company with one value, through the built product; what memory that takes, and how others are answered meanwhile.
 */
async function served(): Promise<void> {
  await withProduct(async (app) => {
    const [small, large] = [await aReporter(app.api, 1), await aReporter(app.api, 2_000)]
    await issue(small)
    const started = performance.now()
    await issue(large)
    console.log(`confirmed and issued in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    await wait(2000)
    const before = watch(app.api, app.process.pid!)
    await wait(15_000)
    for (const line of watchedLines(await before.stop())) console.log(`nothing made: ${line}`)
    const watching = watch(app.api, app.process.pid!)
    console.log('output           almost empty     large   ratio      size')
    for (const format of reportFormats) {
      const [few, many] = [await secondsOf(small, format), await secondsOf(large, format)]
      const ratio = (many.seconds / few.seconds).toFixed(1).padStart(7)
      const times = [few, many].map(({ seconds }) => `${seconds.toFixed(2)} s`.padStart(10)).join('')
      console.log(`${format.padEnd(17)}${times} ${ratio} ${`${Math.round(many.size / 1024)} kB`.padStart(9)}`)
    }
    for (const line of watchedLines(await watching.stop())) console.log(line)
  })
}

function part(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG in colours, black where no other pixels are given. */
function png(side: number, pixels = Buffer.alloc((side * 3 + 1) * side), beside: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const parts = [part('IHDR', header), ...beside, part('IDAT', deflateSync(pixels)), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

/** Pictures by what they are; the costly ones are made when they are asked for. */
function pictures(): [string, Buffer][] {
  const note = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))])
  const jpeg = ['ffd8', `ffdb004300${'01'.repeat(64)}`, 'ffc0000b080008000801011100', 'ffda0008010100003f003f', 'ffd9']
  return [
    ['PNG, 100 × 100', png(100)],
    ['PNG, 2,000 × 2,000, black', png(2000)],
    ['PNG, 4,000 × 4,000, black', png(4000)],
    ['PNG that says 4,000 × 4,000 and holds 5 bytes', png(4000, Buffer.alloc(5))],
    ['PNG that says 2,000 × 2,000 and holds 5 bytes', png(2000, Buffer.alloc(5))],
    ['PNG, 100 × 100, with 200 MB in a note', png(100, undefined, [part('zTXt', note)])],
    ['JPEG, 8 × 8', Buffer.from(jpeg.join(''), 'hex')],
  ]
}

/** How long saving a logo takes through the real call, of pictures as people have them and of those made to cost much. */
async function logos(): Promise<void> {
  const rounds = 5
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-logos-'))
  await buildServer()
  const product = startProduct({ DATA_DIR: path.join(folder, 'data') }, folder)
  try {
    const client = new ApiClient(await product.api)
    const person = {
      email: 'ada@example.org',
      password: 'a long enough phrase',
      name: 'Ada',
      company_name: 'Nordlicht',
    }
    client.access = (await client.call(contract.session.register, { body: person })).access
    const settings = await client.call(contract.report.settings, {})
    const save = (bytes: Buffer | null) => {
      const logo = bytes && { mime_type: 'image/png' as const, width: 1, height: 1, base64: bytes.toString('base64') }
      return client.call(contract.report.saveSettings, { body: { ...settings, logo } })
    }
    for (const [name, bytes] of pictures()) {
      const times: number[] = []
      let answer = 'taken'
      for (let round = 0; round < rounds; round += 1) {
        // A logo that is there already would not be looked at again.
        await save(null)
        const begun = performance.now()
        await save(bytes).catch((error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error
          answer = `${error.status}: ${error.body.error}`
        })
        times.push(performance.now() - begun)
      }
      const [least, middle, most] = [0, 0.5, 1].map((share) => quantile(times, share).toFixed(0))
      console.log(`${name} (${bytes.length} bytes): ${middle} ms (${least} to ${most}); ${answer}`)
    }
  } finally {
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await runPart({ reports: made, 'reports-served': served, logos })
process.exit()
