import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '../e2e/app.ts'
import { Client } from '../e2e/client.ts'
import { build } from '../scripts/build.ts'
import { root } from '../scripts/processes.ts'
import { watch, watchedLines } from '../tools/torture/watch.ts'

// From "upload acknowledged" to "values listed", through the built product, and how quickly it answers meanwhile and how
// much memory it takes.
// Files named on the command line are measured; without any, the demo company's.
const named = process.argv.slice(2).map((file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file))
const demo = path.join(root, 'demo')
const files =
  named.length > 0
    ? named
    : fs
        .readdirSync(demo)
        .filter((name) => /\.(pdf|docx|xlsx)$/.test(name))
        .map((name) => path.join(demo, name))

/** Milliseconds in which the process that waits for the next document has practised; documents seldom come on top of each other. */
const calm = 6000

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

await build()
const app = await startProduct()
try {
  const client = await Client.register(app.api)
  console.log('file                                             pages  to processed  to values listed  × pdftotext')
  for (const file of files) {
    await wait(calm)
    await client.upload(file)
    const acknowledged = performance.now()
    const documents = await client.processed(300)
    const processed = performance.now() - acknowledged
    await client.datapoints()
    const listed = performance.now() - acknowledged
    const before = performance.now()
    if (hasPoppler && file.endsWith('.pdf')) spawnSync('pdftotext', ['-layout', file, '-'], { maxBuffer: 500_000_000 })
    const poppler = performance.now() - before
    const pages =
      documents.find(({ title }) => path.basename(file).startsWith(title.replace(/\.\w+$/, '')))?.pageCount ?? 0
    const ratio = hasPoppler && file.endsWith('.pdf') ? (processed / poppler).toFixed(1) : '–'
    console.log(
      `${path.basename(file).slice(0, 48).padEnd(48)} ${String(pages).padStart(5)} ${`${(processed / 1000).toFixed(2)} s`.padStart(13)} ${`${(listed / 1000).toFixed(2)} s`.padStart(17)} ${ratio.padStart(12)}`,
    )
  }

  // While files are read, `/version/` has to stay quick: reading happens in another process.
  const busy = await Client.register(app.api)
  for (const file of files) await busy.upload(file)
  const watching = watch(app.api, app.process.pid!)
  await busy.processed(300)
  console.log(`\n${watchedLines(await watching.stop()).join('\n')}`)
} finally {
  await app.stop()
  fs.rmSync(app.dataDir, { recursive: true, force: true })
}
