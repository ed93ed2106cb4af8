import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from './processes.ts'

const runs = 9

/** What a fresh process needs until all three sets are there in one language: median time and memory of several runs. */
const program = (module: string, language: string) => `
  const memory = process.memoryUsage().rss
  const cpu = process.cpuUsage()
  const start = performance.now()
  const { loadCatalogue, standardSets } = await import(${JSON.stringify(module)})
  const datapoints = standardSets.flatMap((set) => loadCatalogue(set, ${JSON.stringify(language)}).datapoints)
  const wall = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  const rss = process.memoryUsage().rss - memory
  console.log(JSON.stringify({ wall, cpu: (user + system) / 1000, megabytes: rss / 1e6, datapoints: datapoints.length }))
`

/** Loads the catalogue as the server does, from a bundle, and from source, each in processes of its own. */
export async function measureLoading(language: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
  try {
    const source = path.join(root, 'packages/engine/src/esrs/index.ts')
    const bundle = path.join(folder, 'esrs.mjs')
    await build({
      entryPoints: [source],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    })
    return [line('as bundled for the server', bundle, language), line('from source', source, language)].join('\n')
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

function line(name: string, module: string, language: string): string {
  const results = Array.from({ length: runs }, () => {
    const args = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', program(module, language)]
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout) as Record<'wall' | 'cpu' | 'megabytes' | 'datapoints', number>
  })
  const median = (part: 'wall' | 'cpu' | 'megabytes') =>
    results.map((result) => result[part]).sort((a, b) => a - b)[Math.floor(runs / 2)]!
  const fastest = Math.min(...results.map(({ wall }) => wall))
  return `${results[0]!.datapoints} datapoints ${name}: ${median('wall').toFixed(0)} ms (fastest ${fastest.toFixed(0)}, processor ${median('cpu').toFixed(0)}), ${median('megabytes').toFixed(1)} MB`
}
