import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { checkSync } from 'recheck'
import { root } from './processes.ts'

// Patterns that can backtrack without end are refused: a text of a stranger may be made to meet them. What the readers look
// through is as long as a file, so there even a pattern that starts over at each letter is refused, unless it is given short texts only; elsewhere, where texts are
// sentences, labels and cells, what doubles with each letter. To tell takes a second a pattern, so what was told is written down
// in patterns.json: `node scripts/patterns.ts --write` after a new one. Patterns put together while the program runs are not seen.

const record = path.join(root, 'scripts', 'patterns.json')
const readers = /^packages\/engine\/src\/reading\//
const patience = 4_000

/** Patterns of the readers that start over at each letter and are given short texts only. */
const bounded: Record<string, string> = {
  '^(.*?)((?:(?:^|\\s+)(?:fy ?)?(?:19|20)\\d{2}){2,})$': 'lines of 400 letters at most',
  '\\s+(?=(?:fy ?)?\\d{4}\\b)': 'the same lines',
  "([\\p{L}][\\p{L}’'-]*)[-‐]$": 'the last 200 letters of a line',
}

export type Verdict = 'safe' | 'polynomial' | 'exponential' | 'unknown'
export interface Found {
  file: string
  pattern: string
  flags: string
}

/** The patterns written in a source file. */
export function patternsIn(file: string, source: string): Found[] {
  const found: Found[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one)
    else if (node !== null && typeof node === 'object') {
      const { type, pattern, flags } = node as Record<string, unknown>
      if (type === 'RegExpLiteral') found.push({ file, pattern: String(pattern), flags: String(flags) })
      else for (const one of Object.values(node)) walk(one)
    }
  }
  walk(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }))
  return found
}

/** How a pattern grows with its text. */
export function verdictOn(pattern: string, flags: string): Verdict {
  const told = checkSync(pattern, flags, { timeout: patience })
  if (told.status !== 'vulnerable') return told.status
  return told.complexity.type === 'exponential' ? 'exponential' : 'polynomial'
}

/** Whether a verdict is refused in a file. */
export function isRefused(file: string, verdict: Verdict): boolean {
  return verdict === 'exponential' || (verdict === 'polynomial' && readers.test(file))
}

const keyOf = ({ pattern, flags }: Found): string =>
  createHash('sha256').update(`${flags}/${pattern}`).digest('base64url').slice(0, 12)

/** Every pattern of the product. */
function patterns(): Found[] {
  const sources = fs.globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).sort()
  sources.sort((a, b) => Number(readers.test(b)) - Number(readers.test(a)))
  return sources
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/mock\/|\/gallery\//.test(file))
    .flatMap((file) => patternsIn(file, fs.readFileSync(path.join(root, file), 'utf8')))
}

if (import.meta.main) {
  const known = JSON.parse(fs.existsSync(record) ? fs.readFileSync(record, 'utf8') : '{}') as Record<string, Verdict>
  const told: Record<string, Verdict> = {}
  const write = process.argv.includes('--write')
  const save = (verdicts: Record<string, Verdict>): void => {
    const sorted = Object.entries(verdicts).sort(([a], [b]) => (a < b ? -1 : 1))
    fs.writeFileSync(record, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  }
  let refused = 0
  let news = 0
  for (const found of patterns()) {
    const key = keyOf(found)
    if (!known[key] && !told[key]) {
      news += 1
      told[key] = verdictOn(found.pattern, found.flags)
      // It takes minutes from nothing: what was told is kept where it is broken off.
      if (write) save({ ...known, ...told })
    } else told[key] ??= known[key] as Verdict
    const verdict = told[key]
    if (!isRefused(found.file, verdict) || bounded[found.pattern]) continue
    refused += 1
    console.error(`${found.file}: ${verdict}: /${found.pattern}/${found.flags}`)
  }
  if (write) save(told)
  else if (news > 0) console.error(`${news} new patterns: node scripts/patterns.ts --write`)
  process.exitCode = refused > 0 || (news > 0 && !write) ? 1 : 0
}
