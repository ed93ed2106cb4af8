import { runNode } from './processes.ts'

// Timed figures are reported, never asserted: machines are shared, so each bench gives ratios within its own run.
// `npm run bench -- growth`, `catalogue`, `suggestions`, `api`, `api-one`, `viewer`, `queue`, `reports`, `reports-served`, `nearest`,
// `pointing`, `first-use`, `materiality`, `matrix`, `consolidation`, `questions`, `trail`, `encryption`, `logos`, `neighbours` and
// `newcomer` run those alone; files named on the command line are what the engine reads.
const alone = [
  ...['growth', 'catalogue', 'suggestions', 'api', 'api-one', 'viewer', 'queue', 'reports', 'reports-served'],
  ...['nearest', 'pointing', 'first-use', 'materiality', 'matrix', 'consolidation', 'questions', 'trail', 'encryption'],
  ...['logos', 'neighbours', 'newcomer'],
]
const [first, ...rest] = process.argv.slice(2)
const benches =
  first !== undefined && alone.includes(first)
    ? [[`bench/${first}.ts`, ...rest]]
    : [['bench/engine.ts', ...process.argv.slice(2)], ['bench/end-to-end.ts']]
process.exitCode = 0
for (const bench of benches) process.exitCode ||= await runNode(bench)
