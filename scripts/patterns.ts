import fs from 'node:fs'
import path from 'node:path'
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { parseSync } from '@swc/core'
import { isDisjointWith, JS, NFA } from 'refa'
import { analyse as weigh } from 'scslre'
import { root } from './processes.ts'

// Patterns that can backtrack without end are refused: a text of a stranger may be made to meet them. What the readers look
// through is as long as a file, so there even a pattern that starts over at each letter is refused, unless it is given short
// texts only; elsewhere, where texts are sentences, labels and cells, what doubles its work with each letter. Patterns that are
// put together while the engine runs are gathered from a run of it.

const readers = /^packages\/engine\/src\/reading\//
const whileRunning = 'put together while the engine runs'

/** Patterns that look worse than they are, and why. */
const excused: Record<string, string> = {
  '^(.*?)((?:(?:^|\\s+)(?:fy ?)?(?:19|20)\\d{2}){2,})$': 'lines of 400 letters at most',
  '\\s+(?=(?:fy ?)?\\d{4}\\b)': 'the same lines',
  "([\\p{L}][\\p{L}’'-]*)[-‐]$": 'the last 60 letters of a line',
}

export type Verdict = 'safe' | 'polynomial' | 'exponential'
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

/** Loops of fewer rounds double their work too seldom to matter. */
const manyRounds = 10

/**
 * Whether two ways through a loop may read the same text, as in `(?:a|aa)*`: where the text goes on differently, each further
 * round doubles the ways that are tried.
 */
function isAmbiguous(literal: AST.RegExpLiteral): boolean {
  const parser = JS.Parser.fromAst(literal)
  const options = { assertions: 'ignore', backreferences: 'disable' } as const
  let found = false
  visitRegExpAST(literal, {
    onQuantifierEnter({ element, max }) {
      if (found || max < manyRounds || !('alternatives' in element) || element.alternatives.length < 2) return
      const { maxCharacter } = parser.parseElement(element, options)
      const ways = element.alternatives.map((way) => parser.parseElement(way, options).expression.alternatives)
      const rounds = { type: 'Quantifier', min: 0, max: Infinity, lazy: false, alternatives: ways.flat() } as const
      const texts = ways.map((way) => {
        const alternatives = way.map(({ elements }) => ({
          type: 'Concatenation' as const,
          elements: [...elements, rounds],
        }))
        return NFA.fromRegex({ type: 'Expression', alternatives }, { maxCharacter })
      })
      found = texts.some((one, at) => texts.slice(0, at).some((other) => !isDisjointWith(one, other)))
    },
  })
  return found
}

/** How the work of a pattern grows with its text. */
export function verdictOn(pattern: string, flags: string): Verdict {
  const literal = new RegExpParser().parseLiteral(`/${pattern}/${flags}`)
  const { reports } = weigh(literal)
  if (reports.some(({ exponential }) => exponential) || isAmbiguous(literal)) return 'exponential'
  return reports.length > 0 ? 'polynomial' : 'safe'
}

/** Whether a verdict is refused in a file. */
export function isRefused(file: string, verdict: Verdict): boolean {
  return verdict === 'exponential' || (verdict === 'polynomial' && readers.test(file))
}

/** Every pattern written in the product. */
function written(): Found[] {
  return fs
    .globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/mock\/|\/gallery\//.test(file))
    .sort()
    .flatMap((file) => patternsIn(file, fs.readFileSync(path.join(root, file), 'utf8')))
}

/** The patterns that the engine puts together when it starts and for its first document. */
async function madeWhileRunning(): Promise<Found[]> {
  const Native = globalThis.RegExp
  const made: Found[] = []
  const note = (one: RegExp): RegExp => {
    made.push({ file: whileRunning, pattern: one.source, flags: one.flags })
    return one
  }
  globalThis.RegExp = new Proxy(Native, {
    construct: (_, [pattern, flags]) => note(new Native(pattern, flags)),
    apply: (_, __, [pattern, flags]) => note(new Native(pattern, flags)),
  })
  try {
    const { analyse, read } = await import('../packages/engine/src/index.ts')
    const text = 'Sustainability report 2025\n\nTotal energy consumption of our company was 12.5 MWh in 2025.\n'
    const result = await read(new TextEncoder().encode(text), 'report.txt')
    if (result.ok) analyse(result.document)
  } finally {
    globalThis.RegExp = Native
  }
  return made
}

if (import.meta.main) {
  const seen = new Set<string>()
  let refused = 0
  for (const { file, pattern, flags } of [...written(), ...(await madeWhileRunning())]) {
    const key = `${readers.test(file)}${flags}/${pattern}`
    if (seen.has(key)) continue
    seen.add(key)
    const verdict = verdictOn(pattern, flags)
    if (!isRefused(file, verdict) || excused[pattern]) continue
    refused += 1
    console.error(`${file}: ${verdict}: /${pattern}/${flags}`)
  }
  console.log(`${seen.size} patterns, ${refused} refused`)
  process.exitCode = refused > 0 ? 1 : 0
}
