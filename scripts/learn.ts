import { runNode } from './processes.ts'

// Learns the weights of the analysis from folders of reports with hand-read answers.
process.exitCode = await runNode(['packages/engine/learn/learn.ts', ...process.argv.slice(2)])
