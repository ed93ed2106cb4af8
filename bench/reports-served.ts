import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '../e2e/app.ts'
import { Client, calls } from '../e2e/client.ts'
import { type ReportFormat, reportFormats } from '../packages/contract/src/index.ts'
import { madeInput } from '../packages/reports/src/testing/statement.ts'
import { build } from '../scripts/build.ts'
import { watch, watchedLines } from '../tools/torture/watch.ts'

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

// How long people wait for each output of a statement with a value for every datapoint and some 300 pages of text, as a ratio to
// that of a company with one value, through the built product; what memory that takes, and how others are answered meanwhile.
const signs = 300 * 3000

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

await build()
const app = await startProduct()
try {
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
} finally {
  await app.stop()
  fs.rmSync(app.dataDir, { recursive: true, force: true })
}
process.exit()
