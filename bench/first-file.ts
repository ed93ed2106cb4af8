// What one document costs a process that has done nothing yet: processor seconds of loading, reading and analysing, their ratio to
// `pdftotext -layout` in the same run, and which share of the whole time passes before the first values with `--pictures`, which
// recognises the pictures on pages of text as the second job does. `bench/engine.ts` tells the same of a process that has practised.
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

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

/** Processor seconds of another program, for which a shell has to be asked. */
function pdftotextSeconds(file: string): number | null {
  const script = 'TIMEFORMAT="%U %S"; time pdftotext -layout "$0" - >/dev/null 2>/dev/null'
  const { stderr, status } = spawnSync('bash', ['-c', script, file], { encoding: 'utf8' })
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number)
  return status === 0 ? user + system : null
}

async function measure(file: string, withPictures: boolean): Promise<void> {
  const bytes = new Uint8Array(await readFile(file))
  const name = basename(file)
  const [{ analyse, read, readPictures }, loading] = await timed(() => import('../packages/engine/src/index.ts'))
  const options = withPictures ? { picturesLater: true } : { ocrMaxPages: 0 }
  const [result, reading] = await timed(() => read(bytes, name, options))
  if (!result.ok) return console.log(`${name}: ${result.reason}`)
  const { document } = result
  const [, analysing] = await timed(() => analyse(document, { keepsPages: true }))
  const whole = loading.processor + reading.processor + analysing.processor
  const poppler = pdftotextSeconds(file)
  const parts = Object.entries({ loading, reading, analysis: analysing })
    .map(([part, { processor }]) => `${part} ${processor.toFixed(2)}`)
    .join(', ')
  const ratios =
    poppler === null
      ? ''
      : `, pdftotext ${poppler.toFixed(2)}: ${((reading.processor + analysing.processor) / poppler).toFixed(1)} times, with loading ${(whole / poppler).toFixed(1)}`
  console.log(`${name.slice(0, 44).padEnd(44)} ${String(document.pages.length).padStart(4)} pages: ${parts}${ratios}`)
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

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const [file] = files
if (!file) {
  console.error('usage: node bench/first-file.ts <files> [--pictures]')
  process.exit(2)
}
if (files.length === 1) await measure(file, flags.includes('--pictures'))
else for (const one of files) spawnSync(process.execPath, [import.meta.filename, ...flags, one], { stdio: 'inherit' })
