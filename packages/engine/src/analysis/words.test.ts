import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../knowledge.ts'

/** A string, a piece of a template or a pattern of a source. */
interface Literal {
  file: string
  kind: 'string' | 'template' | 'pattern'
  text: string
}

type Node = Readonly<Record<string, unknown>> & { type?: string }

/** Types and imports hold no text that the analysis could compare with a report. */
const PASSED_OVER = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TsLiteralType', 'TsInterfaceDeclaration'])

/** What a node holds as text; only patterns are written as templates with a tag. */
function literalOf({ type, value, raw, pattern }: Node, tagged: boolean): Omit<Literal, 'file'> | null {
  if (type === 'StringLiteral') return { kind: 'string', text: String(value) }
  if (type === 'TemplateElement') return { kind: tagged ? 'pattern' : 'template', text: String(raw) }
  return type === 'RegExpLiteral' ? { kind: 'pattern', text: String(pattern) } : null
}

function literalsIn(file: string, source: string): Literal[] {
  const found: Literal[] = []
  const look = (node: unknown, tagged = false): void => {
    if (Array.isArray(node)) for (const one of node) look(one, tagged)
    if (!node || typeof node !== 'object' || Array.isArray(node)) return
    const { type = '' } = node as Node
    if (PASSED_OVER.has(type)) return
    const literal = literalOf(node as Node, tagged)
    if (literal) found.push({ file, ...literal })
    const within = type === 'TaggedTemplateExpression' || (tagged && type === 'TemplateLiteral')
    for (const child of Object.values(node)) look(child, within)
  }
  look(parseSync(source, { syntax: 'typescript' }).body)
  return found
}

const source = `${import.meta.dirname}/..`
const literals = globSync('{analysis,text}/**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] })
  .sort()
  .flatMap((file) => literalsIn(file, readFileSync(`${source}/${file}`, 'utf8')))

const TABLES = [
  'assertions',
  'concepts',
  'ideas',
  'terms',
  'topics',
  'cues',
  'columns',
  'kinds',
  'languages',
  'members',
  'phrases',
  'units',
  'numbers',
]
const words = new Set(
  TABLES.flatMap((table) =>
    knowledge<'words'>(table).flatMap((row) => row.words.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
  ),
)

/** Columns whose cells name something for the code, and are no words of a report. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  assertions: ['gate', 'where'],
  concepts: ['concept', 'kind', 'group'],
  ideas: ['concept', 'kind', 'group'],
  cues: ['cue'],
  columns: ['says', 'where'],
  kinds: ['sign'],
  languages: ['kind'],
  members: ['breakdown', 'member'],
  hints: ['hint'],
  units: ['measures', 'follows'],
  implied: ['rule'],
  reasons: ['reason'],
  terms: ['concept', 'kind'],
  contradictions: ['code'],
  contract: ['basis'],
  evidence: ['evidence'],
}
const names = new Set(
  Object.entries(NAMING).flatMap(([table, columns]) =>
    knowledge<string>(table).flatMap((row) => columns.map((column) => row[column] ?? '')),
  ),
)

const allowed = Papa.parse<{ word: string; reason: string }>(
  readFileSync(`${import.meta.dirname}/allowed-words.csv`, 'utf8'),
  { header: true, skipEmptyLines: true },
).data

/** The words of a literal; names of phrases, and the letters of escapes such as `\p{L}`, are none. */
const wordsOf = ({ kind, text }: Literal): string[] => {
  if (kind === 'string' && names.has(text)) return []
  const bare = text.replace(/\\[pPu]\{?\w*\}?|\\./g, ' ').replace(/\{[a-z]+(?:_[a-z]+)*\}/g, ' ')
  return bare.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

describe('the code of the analysis', () => {
  it('holds no word of a language that a report could contain', () => {
    const known = new Set(allowed.map(({ word }) => word))
    const said = literals.flatMap((literal) =>
      wordsOf(literal)
        .filter((word) => words.has(word) && !known.has(word))
        .map((word) => `${literal.file}: ${word}`),
    )
    expect([...new Set(said)]).toEqual([])
  })

  it('holds no word at all in its patterns, be it in a table or not', () => {
    const spelled = literals
      .filter(({ kind }) => kind === 'pattern')
      .flatMap((literal) => wordsOf({ ...literal, text: literal.text.replace(/\[[^\]]*\]/g, ' ') }))
    expect(spelled).toEqual([])
  })

  it('asks for every phrase of the table', () => {
    const asked = new Set(literals.flatMap(({ text }) => text.match(/[a-z]+(?:_[a-z]+)*/g) ?? []))
    expect(knowledge<'phrase'>('phrases').filter(({ phrase }) => !asked.has(phrase))).toEqual([])
  })

  it('allows no word that it does not use', () => {
    const used = new Set(literals.flatMap(wordsOf))
    expect(allowed.filter(({ word, reason }) => !used.has(word) || !words.has(word) || !reason)).toEqual([])
  })

  it('names no datapoint', () => {
    expect(literals.filter(({ text }) => /(?:[ESG]\d|BP|GOV|SBM|IRO|MDR)[-.][\w.-]*_\d\d/.test(text))).toEqual([])
  })

  it('writes no pattern that is longer than a line of reading', () => {
    expect(literals.filter(({ kind, text }) => kind !== 'string' && text.length > 200)).toEqual([])
  })

  it('is taken apart: what is planted is found', () => {
    const planted = literalsIn(
      'a.ts',
      "const a = /abfälle|x/u\nconst b = { c: `of energy` }\nf('E1-6_07', shape`über`)",
    )
    expect(planted.map(({ text }) => text)).toEqual(['abfälle|x', 'of energy', 'E1-6_07', 'über'])
    expect(planted.flatMap(wordsOf)).toEqual(['abfälle', 'energy', 'über'])
    expect(planted.map(({ kind }) => kind)).toEqual(['pattern', 'template', 'string', 'pattern'])
  })
})
