// Seconds per 100 pages for reading and analysing PDFs on one core, and the ratio to `pdftotext -layout` on the same files in
// the same run. Pages that are pictures of text are recognised, which pdftotext does not do: that is told apart. Without arguments the PDFs of the demo company are taken; figures of a shared machine are only good as ratios.
import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { analyse, read } from '../packages/engine/src/index.ts'

const ROUNDS = 3

async function filesOf(paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if ((await stat(path)).isDirectory()) for (const name of (await readdir(path)).sort()) found.push(join(path, name))
    else found.push(path)
  }
  return found.filter((path) => path.endsWith('.pdf'))
}

/** Processor seconds of one run; other work on the machine does not count. */
async function cpuSeconds(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const used = process.cpuUsage(before)
  return (used.user + used.system) / 1e6
}

function pdftotextSeconds(files: string[]): number | null {
  const start = performance.now()
  for (const file of files) if (spawnSync('pdftotext', ['-layout', file, '-'], { stdio: 'ignore' }).error) return null
  return (performance.now() - start) / 1000
}

const files = await filesOf(process.argv.length > 2 ? process.argv.slice(2) : [join(import.meta.dirname, '..', 'demo')])
if (!files.length) {
  console.error('no PDF to measure')
  process.exit(2)
}
let pages = 0
/** Files with pages that only recognition can read, and how many. */
const pictured = new Map<string, number>()
let reading = Number.POSITIVE_INFINITY
let analysing = Number.POSITIVE_INFINITY
for (let round = 0; round < ROUNDS; round++) {
  let [read1, analysed] = [0, 0]
  pages = 0
  for (const file of files) {
    const bytes = new Uint8Array(await readFile(file))
    let document: Awaited<ReturnType<typeof read>> | null = null
    read1 += await cpuSeconds(async () => {
      document = await read(bytes, basename(file), { ocrMaxPages: 0 })
    })
    const result = document as Awaited<ReturnType<typeof read>> | null
    if (!result?.ok) continue
    pages += result.document.pages.length
    for (const note of result.document.notes) if (note.kind === 'not_recognised') pictured.set(file, note.pages.length)
    analysed += await cpuSeconds(async () => {
      analyse(result.document)
    })
  }
  reading = Math.min(reading, read1)
  analysing = Math.min(analysing, analysed)
}
let recognising = 0
for (const file of pictured.keys()) {
  const bytes = new Uint8Array(await readFile(file))
  const without = await cpuSeconds(async () => void (await read(bytes, basename(file), { ocrMaxPages: 0 })))
  recognising += (await cpuSeconds(async () => void (await read(bytes, basename(file))))) - without
}
const total = reading + analysing
const per100 = (seconds: number): string => ((100 * seconds) / pages).toFixed(2)
const poppler = pdftotextSeconds(files)
console.log(`engine A: ${files.length} files, ${pages} pages, best of ${ROUNDS} rounds, processor time`)
console.log(`  reading   ${per100(reading)} s per 100 pages`)
console.log(`  analysis  ${per100(analysing)} s per 100 pages`)
console.log(`  together  ${per100(total)} s per 100 pages`)
const scanned = [...pictured.values()].reduce((sum, count) => sum + count, 0)
if (scanned > 0)
  console.log(`  ${scanned} pages more are pictures of text: ${(recognising / scanned).toFixed(1)} s each to recognise`)
console.log(`  peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
if (poppler !== null)
  console.log(
    `  pdftotext -layout  ${per100(poppler)} s per 100 pages; the engine takes ${(total / poppler).toFixed(1)} times as long`,
  )
else console.log('  pdftotext is not on this machine, no ratio')
