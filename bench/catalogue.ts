// What the catalogue costs a process that has just started: milliseconds and megabytes until all three sets are there in both
// languages with the links between them, and until one set is there in one language, which is what a request needs.

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { minOf } from '../packages/engine/src/reading/min-max.ts'
import { root } from '../scripts/processes.ts'

const runs = 15
const limits = { milliseconds: 50, megabytes: 30 }

type Measure = 'wall' | 'cpu' | 'megabytes'
type Result = Record<Measure | 'items', number>

const whole = `standardSets.flatMap((set) => ['en', 'de'].flatMap((language) => loadCatalogue(set, language).datapoints))
  .length + links().length`
const one = `loadCatalogue('esrs-2023', 'de').datapoints.length`

const program = (module: string, load: string) => `
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

function measure(module: string, load: string): Result[] {
  return Array.from({ length: runs }, () => {
    const args = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', program(module, load)]
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout) as Result
  })
}

function line(name: string, results: Result[], isHeld = true): string {
  const median = (part: Measure) => results.map((result) => result[part]).sort((a, b) => a - b)[Math.floor(runs / 2)]!
  const fastest = minOf(results.map(({ wall }) => wall))
  // Other work on the machine stretches the time that passes, not what the processor spends.
  const isWithin = median('cpu') < limits.milliseconds && median('megabytes') < limits.megabytes
  const figures = [median('wall'), fastest, median('cpu'), median('megabytes')].map((figure) =>
    figure.toFixed(1).padStart(9),
  )
  return `${name.padEnd(44)}${figures.join('')}${isWithin || !isHeld ? '' : '   over the limit'}`
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
try {
  const source = path.join(root, 'packages/engine/src/esrs/index.ts')
  const bundle = path.join(folder, 'esrs.mjs')
  const empty = path.join(folder, 'empty.ts')
  await build({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  fs.cpSync(path.join(root, 'packages/engine/src/esrs/sets'), path.join(folder, 'sets'), { recursive: true })
  fs.writeFileSync(empty, 'export const nothing: null = null\n')
  const bundled = measure(bundle, whole)
  console.log(
    `${bundled[0]!.items} texts and links, median of ${runs} fresh processes (limits ${limits.milliseconds} ms of the processor, ${limits.megabytes} MB)`,
  )
  console.log(`${''.padEnd(44)}${['ms', 'fastest', 'cpu ms', 'MB'].map((head) => head.padStart(9)).join('')}`)
  console.log(line('bundle: three sets, two languages, links', bundled))
  console.log(line('bundle: ESRS Set 1 in German', measure(bundle, one)))
  // From source most is Node stripping the types, which the last line has alone; the product runs the bundle.
  console.log(line('source: three sets, two languages, links', measure(source, whole), false))
  console.log(line('source: ESRS Set 1 in German', measure(source, one), false))
  console.log(line('source: a file with nothing in it', measure(empty, '0'), false))
} finally {
  fs.rmSync(folder, { recursive: true })
}
