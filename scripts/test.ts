import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { build } from './build.ts'
import { runCheck, staticChecks } from './check.ts'
import { bin, endWithParent, root, runNode } from './processes.ts'

// Everything that must hold, in one run: static checks, tests of every layer, journeys in a real browser.
// The last line is the sum, alone and plain, because machines read it.
interface Sum {
  passed: number
  failed: number
  skipped: number
}

endWithParent()
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'))
const sum: Sum = { passed: 0, failed: 0, skipped: 0 }
const add = (part: Sum) => {
  sum.passed += part.passed
  sum.failed += part.failed
  sum.skipped += part.skipped
}

/** Reads a runner's JSON report; a runner that left none, or failed without a failed test, counts as one failure. */
function fromReport(file: string, code: number, read: (report: never) => Sum): Sum {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const result = read(JSON.parse(fs.readFileSync(file, 'utf8')) as never)
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

async function step(name: string, run: () => Promise<Sum>): Promise<void> {
  console.log(`\n── ${name}`)
  try {
    add(await run())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    add({ passed: 0, failed: 1, skipped: 0 })
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

/** Where the time of a run goes: the files whose tests took longest, and how much of all that is. */
function printSlowest({ testResults }: VitestReport, most = 20): void {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  const seconds = (some: typeof files) => some.reduce((total, one) => total + one.seconds, 0).toFixed(0)
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, most)
  console.log(
    `\nThe slowest ${slowest.length} of ${files.length} files: ${seconds(slowest)} of ${seconds(files)} s of tests`,
  )
  for (const one of slowest) console.log(`${one.seconds.toFixed(1).padStart(7)} s  ${one.name}`)
}

// What tests and journeys start is built beside the static checks, the longest of which keeps one core at work.
await step('static checks', async () => {
  const [passed] = await Promise.all([Promise.all(staticChecks.map(runCheck)), build()])
  return { passed: passed.filter(Boolean).length, failed: passed.filter((ok) => !ok).length, skipped: 0 }
})

await step('tests of every layer', async () => {
  const file = path.join(reports, 'vitest.json')
  const code = await runNode([
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    // By itself it leaves one core alone, which is half of a machine with two. Tests of the server wait for other processes and for
    // time-outs, so that there is work for one more; with two more they took no less time.
    `--maxWorkers=${Math.min(4, os.availableParallelism() + 1)}`,
  ])
  return fromReport(file, code, (report: VitestReport) => {
    printSlowest(report)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  })
})

await step('journeys in a browser', async () => {
  const chromium = ensureBrowser()
  const file = path.join(reports, 'playwright.json')
  const code = await runNode([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  return fromReport(
    file,
    code,
    (report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
    }),
  )
})

fs.rmSync(reports, { recursive: true, force: true })
console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
