import { runNode } from './processes.ts'

// Timed figures are reported, never asserted: machines are shared, so each bench gives ratios within its own run.
const [engine, endToEnd] = [
  await runNode(['bench/engine.ts', ...process.argv.slice(2)]),
  await runNode(['bench/end-to-end.ts']),
]
process.exitCode = engine || endToEnd
