import { spawn } from 'node:child_process'
import os from 'node:os'
import { bin, root } from './processes.ts'

/** One static check: a name for people and the command that fails when it does not hold. */
export interface StaticCheck {
  name: string
  args: string[]
}

export const typeCheck: StaticCheck = {
  name: 'types',
  // What has not changed since the last run is not looked at again.
  args: [bin('typescript/bin/tsc'), '-p', '.', '--incremental', '--tsBuildInfoFile', bin('.cache/types.json')],
}

export const staticChecks: StaticCheck[] = [
  typeCheck,
  { name: 'lint and formats', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'import rules',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'scripts',
      'tools',
      'e2e',
      'bench',
    ],
  },
  { name: 'folders that import each other', args: ['scripts/folders.ts'] },
  { name: 'generated reference', args: ['scripts/reference.ts', '--check'] },
  { name: 'patterns', args: ['scripts/patterns.ts'] },
  { name: 'lists in calls', args: ['scripts/spreads.ts'] },
  { name: 'literals spread in literals', args: ['scripts/literal-spreads.ts'] },
  { name: 'exports that nobody takes', args: ['scripts/exports.ts'] },
  { name: 'length of files', args: ['scripts/lengths.ts'] },
]

/** Runs a check quietly; its output is shown only when it fails. Resolves with whether it passed. */
export function runCheck(check: StaticCheck): Promise<boolean> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...check.args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`)
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })
}

if (import.meta.main) {
  const unit: StaticCheck = {
    name: 'unit tests',
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      'unit',
      '--reporter',
      'dot',
      // By itself it leaves one core alone.
      `--maxWorkers=${Math.min(4, os.availableParallelism())}`,
    ],
  }
  // Texts are of the same kind: what fails here is a missing key, a text without a translation, a word of the glossary.
  const texts: StaticCheck = {
    name: 'texts',
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      'house',
      '--reporter',
      'dot',
      'wording',
      'untranslated',
      'quoted',
    ],
  }
  const statics = await Promise.all(staticChecks.map(runCheck))
  const passed = [...statics, ...(await Promise.all([texts, unit].map(runCheck)))]
  process.exitCode = passed.every(Boolean) ? 0 : 1
}
