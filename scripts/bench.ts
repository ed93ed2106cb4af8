import { runNode } from './processes.ts'

// Timed figures are reported, never asserted: machines are shared, so each measurement gives ratios within its own run.
// A word after `npm run bench --` chooses one of these, as its program has them as parts or is itself one; what follows is its own. Without
// such a word the engine and the way of a document are measured; files named then are what the engine reads.

/** Programs that measure, by their files, with their parts. */
const programs: Record<string, readonly string[]> = {
  engine: ['engine', 'first-file', 'catalogue', 'suggestions'],
  growth: [],
  'first-sight': [],
  documents: ['end-to-end', 'queue', 'viewer'],
  'missing-figures': ['nearest', 'pointing'],
  questions: [],
  newcomer: ['newcomer', 'first-use'],
  'api/companies': [],
  'api/one-company': [],
  materiality: ['materiality', 'matrix'],
  consolidation: [],
  reports: ['reports', 'reports-served', 'logos'],
  'at-once': ['trail', 'neighbours'],
  encryption: [],
}
/** Words of programs whose files are called otherwise. */
const words: Record<string, string> = { api: 'api/companies', 'api-one': 'api/one-company' }

function callOf([first = '', ...rest]: string[]): string[] | null {
  const file = words[first] ?? first
  if (programs[file]?.length === 0) return [`bench/${file}.ts`, ...rest]
  const found = Object.entries(programs).find(([, parts]) => parts.includes(first))
  return found ? [`bench/${found[0]}.ts`, first, ...rest] : null
}

const given = process.argv.slice(2)
const chosen = callOf(given)
const calls = chosen
  ? [chosen]
  : [
      ['bench/engine.ts', 'engine', ...given],
      ['bench/documents.ts', 'end-to-end'],
    ]
process.exitCode = 0
for (const call of calls) process.exitCode ||= await runNode(call)
