import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../scripts/processes.ts'
import { quantile, runPart, timesOf, usage } from './parts.ts'

// What the engine costs alone, without server or browser. Figures of a shared machine are only good as ratios: processor time where
// nothing else is said, beside `pdftotext -layout` on the same files in the same run. The engine is loaded by each part itself, because
// two of them measure that.

/** Processor seconds and those on the clock. */
interface Spent {
  processor: number
  clock: number
}

async function timed<Result>(work: () => Promise<Result> | Result): Promise<[Result, Spent]> {
  const [before, begun] = [process.cpuUsage(), performance.now()]
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [result, { processor: (user + system) / 1e6, clock: (performance.now() - begun) / 1000 }]
}

/** Processor seconds of another program, for which a shell has to be asked; `null` where it is not on this machine. */
function pdftotextSeconds(files: readonly string[]): number | null {
  const script = 'TIMEFORMAT="%U %S"; time pdftotext -layout "$0" - >/dev/null 2>/dev/null'
  let seconds = 0
  for (const file of files) {
    const { stderr, status } = spawnSync('bash', ['-c', script, file], { encoding: 'utf8' })
    if (status !== 0) return null
    const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number)
    seconds += user + system
  }
  return seconds
}

function pdfsOf(paths: readonly string[]): string[] {
  const files = paths.flatMap((one) =>
    fs.statSync(one).isDirectory()
      ? fs
          .readdirSync(one)
          .sort()
          .map((name) => path.join(one, name))
      : [one],
  )
  return files.filter((file) => file.endsWith('.pdf'))
}

/**
 * Seconds per 100 pages for reading and analysing PDFs, in a process that has practised. Pages that are pictures of text are recognised,
 * which pdftotext does not do: that is told apart. Without files those of the demo company are taken.
 */
async function speed(words: readonly string[]): Promise<void> {
  const { analyse, read } = await import('../packages/engine/src/index.ts')
  const rounds = 3
  const files = pdfsOf(words.length > 0 ? words : [path.join(root, 'demo')])
  if (files.length === 0) usage('npm run bench -- engine [PDFs or folders with them]')
  const documents = files.map((file) => ({
    file,
    name: path.basename(file),
    bytes: new Uint8Array(fs.readFileSync(file)),
  }))
  const [reading, analysing]: [number[], number[]] = [[], []]
  /** Files with pages that only recognition can read, and how many. */
  const pictured = new Map<string, number>()
  let pages = 0
  for (let round = 0; round < rounds; round += 1) {
    let [read1, analysed] = [0, 0]
    pages = 0
    for (const { file, name, bytes } of documents) {
      const [result, spent] = await timed(() => read(bytes, name, { ocrMaxPages: 0 }))
      read1 += spent.processor
      if (!result.ok) continue
      pages += result.document.pages.length
      for (const note of result.document.notes)
        if (note.kind === 'not_recognised') pictured.set(file, note.pages.length)
      analysed += (await timed(() => analyse(result.document)))[1].processor
    }
    reading.push(read1)
    analysing.push(analysed)
  }
  let recognising = 0
  for (const { file, name, bytes } of documents) {
    if (!pictured.has(file)) continue
    const [, without] = await timed(() => read(bytes, name, { ocrMaxPages: 0 }))
    recognising += (await timed(() => read(bytes, name)))[1].processor - without.processor
  }
  const [best, analysis] = [quantile(reading, 0), quantile(analysing, 0)]
  const per100 = (seconds: number): string => ((100 * seconds) / pages).toFixed(2)
  console.log(`engine A: ${files.length} files, ${pages} pages, best of ${rounds} rounds, processor time`)
  console.log(`  reading   ${per100(best)} s per 100 pages`)
  console.log(`  analysis  ${per100(analysis)} s per 100 pages`)
  console.log(`  together  ${per100(best + analysis)} s per 100 pages`)
  const scanned = [...pictured.values()].reduce((sum, count) => sum + count, 0)
  if (scanned > 0)
    console.log(
      `  ${scanned} pages more are pictures of text: ${(recognising / scanned).toFixed(1)} s each to recognise`,
    )
  console.log(`  peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
  const poppler = pdftotextSeconds(files)
  if (poppler === null) return console.log('  pdftotext is not on this machine, no ratio')
  const times = ((best + analysis) / poppler).toFixed(1)
  console.log(`  pdftotext -layout  ${per100(poppler)} s per 100 pages; the engine takes ${times} times as long`)
}

/**
 * What one document costs a process that has done nothing yet: loading, reading and analysing; with `--pictures` also which share of the
 * whole time passes before the first values, where pictures on pages of text are recognised as the second job does.
 */
async function firstFile(words: readonly string[]): Promise<void> {
  const [flags, files] = [words.filter((word) => word.startsWith('--')), words.filter((word) => !word.startsWith('--'))]
  const [file] = files
  if (!file) usage('npm run bench -- first-file FILES [--pictures]')
  if (files.length > 1) {
    for (const one of files)
      spawnSync(process.execPath, [import.meta.filename, 'first-file', ...flags, one], { stdio: 'inherit' })
    return
  }
  const withPictures = flags.includes('--pictures')
  const [bytes, name] = [new Uint8Array(fs.readFileSync(file)), path.basename(file)]
  const [{ analyse, read, readPictures }, loading] = await timed(() => import('../packages/engine/src/index.ts'))
  const options = withPictures ? { picturesLater: true } : { ocrMaxPages: 0 }
  const [result, reading] = await timed(() => read(bytes, name, options))
  if (!result.ok) return console.log(`${name}: ${result.reason}`)
  const { document } = result
  const [, analysing] = await timed(() => analyse(document, { keepsPages: true }))
  const poppler = pdftotextSeconds([file])
  const parts = Object.entries({ loading, reading, analysis: analysing })
  const work = reading.processor + analysing.processor
  const times = (seconds: number) => (seconds / poppler!).toFixed(1)
  const ratios =
    poppler === null
      ? ''
      : `, pdftotext ${poppler.toFixed(2)}: ${times(work)} times, with loading ${times(work + loading.processor)}`
  const each = parts.map(([part, { processor }]) => `${part} ${processor.toFixed(2)}`).join(', ')
  console.log(`${name.slice(0, 44).padEnd(44)} ${String(document.pages.length).padStart(4)} pages: ${each}${ratios}`)
  if (!withPictures) return
  const first = reading.clock + analysing.clock
  const [, pictures] = await timed(async () => {
    const again = document.picturesLater ? await readPictures(bytes, name) : null
    if (again?.ok && again.pages.length) analyse(again.document, { keepsPages: true })
  })
  const share = (100 * first) / (first + pictures.clock)
  console.log(
    `    first values after ${first.toFixed(1)} s, pictures of ${document.picturesLater?.length ?? 0} pages ${pictures.clock.toFixed(1)} s more: ${share.toFixed(0)} % of the whole time`,
  )
}

const started = { runs: 15, milliseconds: 50, megabytes: 30 }
type Started = Record<'wall' | 'cpu' | 'megabytes' | 'items', number>

/** What a fresh process measures of itself while it loads the catalogue. */
const loading = (module: string, load: string) => `
  const memory = process.memoryUsage().rss
  const cpu = process.cpuUsage()
  const start = performance.now()
  const { loadCatalogue, standardSets, links } = await import(${JSON.stringify(module)})
  const items = ${load}
  const wall = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  const megabytes = (process.memoryUsage().rss - memory) / 1e6
  console.log(JSON.stringify({ wall, cpu: (user + system) / 1000, megabytes, items }))
`

const inFresh = (module: string, load: string): Started[] =>
  Array.from({ length: started.runs }, () => {
    const args = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', loading(module, load)]
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout) as Started
  })

function startedLine(name: string, results: readonly Started[], isHeld = true): string {
  const of = (part: keyof Started, share = 0.5) =>
    quantile(
      results.map((result) => result[part]),
      share,
    )
  // Other work on the machine stretches the time that passes, not what the processor spends.
  const isWithin = of('cpu') < started.milliseconds && of('megabytes') < started.megabytes
  const figures = [of('wall'), of('wall', 0), of('cpu'), of('megabytes')].map((one) => one.toFixed(1).padStart(9))
  return `${name.padEnd(44)}${figures.join('')}${isWithin || !isHeld ? '' : '   over the limit'}`
}

/**
 * What the catalogue costs a process that has just started: milliseconds and megabytes until all three sets are there in both languages
 * with the links between them, and until one set is there in one language, which is what a request needs.
 */
async function catalogue(): Promise<void> {
  const whole = `standardSets.flatMap((set) => ['en', 'de'].flatMap((language) => loadCatalogue(set, language).datapoints))
    .length + links().length`
  const one = `loadCatalogue('esrs-2023', 'de').datapoints.length`
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
  try {
    const source = path.join(root, 'packages/engine/src/esrs/index.ts')
    const [bundle, empty] = [path.join(folder, 'esrs.mjs'), path.join(folder, 'empty.ts')]
    const options = { bundle: true, platform: 'node', format: 'esm', logLevel: 'error' } as const
    await build({ entryPoints: [source], outfile: bundle, ...options })
    fs.cpSync(path.join(root, 'packages/engine/src/esrs/sets'), path.join(folder, 'sets'), { recursive: true })
    fs.writeFileSync(empty, 'export const nothing: null = null\n')
    const bundled = inFresh(bundle, whole)
    const { runs, milliseconds, megabytes } = started
    const limits = `limits ${milliseconds} ms of the processor, ${megabytes} MB`
    console.log(`${bundled[0]!.items} texts and links, median of ${runs} fresh processes (${limits})`)
    console.log(`${''.padEnd(44)}${['ms', 'fastest', 'cpu ms', 'MB'].map((head) => head.padStart(9)).join('')}`)
    console.log(startedLine('bundle: three sets, two languages, links', bundled))
    console.log(startedLine('bundle: ESRS Set 1 in German', inFresh(bundle, one)))
    // From source most is Node stripping the types, which the last line has alone; the product runs the bundle.
    console.log(startedLine('source: three sets, two languages, links', inFresh(source, whole), false))
    console.log(startedLine('source: ESRS Set 1 in German', inFresh(source, one), false))
    console.log(startedLine('source: a file with nothing in it', inFresh(empty, '0'), false))
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/**
 * How long it takes to say anew what follows from a company's values: impacts, risks and opportunities, materiality of topics,
 * recommendations and surveys. The company has a value with three passages for every datapoint of its set.
 */
async function suggestions(): Promise<void> {
  const { loadCatalogue, standardSets, unknownCompany } = await import('../packages/engine/src/esrs/index.ts')
  const { assessTopics, suggestAdvice, suggestIros, suggestSurveys } = await import('../packages/engine/src/index.ts')
  const [runs, limit] = [15, 2000]
  // Of the length of a passage in a real report, with words that the templates look for.
  const passage =
    'Our policy covers climate, water, suppliers, child protection, safety and data protection at all sites. '.repeat(4)
  const columns = ['IROs', 'topics', 'advice', 'surveys', 'together']
  console.log(`Milliseconds, median of ${runs} after the first (limit ${limit} for all together)`)
  console.log(`${''.padEnd(18)}${columns.map((head) => head.padStart(10)).join('')}`)
  for (const set of standardSets)
    for (const language of ['en', 'de'] as const) {
      const catalogue = loadCatalogue(set, language)
      // Not those that say why a topic is not material: there would be nothing to propose.
      const reported = catalogue.datapoints.filter(({ dr }) => dr !== 'IRO-2')
      const values = new Map(
        reported.map(({ id, type, unit }) => {
          const evidence = [1, 2, 3].map((page) => {
            const place = { documentId: 'd', filename: 'report.pdf', page }
            return { ...place, excerpt: `${passage}${id}, ${page}` }
          })
          const isFigure = ['number', 'percent', 'money'].includes(type)
          const value = type === 'yes-no' ? 'yes' : isFigure ? '60' : passage
          return [id, { value, number: isFigure ? 60 : null, unit, year: 2025, evidence }] as const
        }),
      )
      const company = { ...unknownCompany(2025), industry: 'manufacturing' as const, size: 'large' as const }
      const facts = { catalogue, company, values, notMaterial: [] }
      // Half of the datapoints have a value, so that there is something to recommend.
      const half = new Set(catalogue.datapoints.filter((_, i) => i % 2 === 0).map(({ id }) => id))
      const hasValue = (id: string) => half.has(id)
      const work = [
        () => suggestIros(facts),
        () => assessTopics(facts),
        () => suggestAdvice({ catalogue, company, hasValue }),
        () => suggestSurveys({ catalogue, company, hasValue, existing: [] }),
      ]
      const medians: number[] = []
      for (const one of work) {
        // The first time reads the templates.
        one()
        medians.push(quantile(await timesOf(runs, one), 0.5))
      }
      const figures = [...medians, medians.reduce((sum, time) => sum + time, 0)]
      const over = figures.at(-1)! > limit ? '   over the limit' : ''
      console.log(
        `${`${set} ${language}`.padEnd(18)}${figures.map((time) => time.toFixed(1).padStart(10)).join('')}${over}`,
      )
    }
}

await runPart({ engine: speed, 'first-file': firstFile, catalogue, suggestions })
