import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { root } from './processes.ts'
import { allSources } from './sources.ts'
import { bare, inside, type Node } from './spreads.ts'

// `{ ...{ a, b, c }, d }` says no more than `{ a, b, c, d }`, nor `[...[a, b], c]` than `[a, b, c]`, nor `<Row {...{ a, b }} />` than
// `<Row a={a} b={b} />`. It was written to keep several fields on one line under a cap of lines, and hides what a file is as long as.
// With --fix the inner signs go.

export interface LiteralSpread {
  line: number
  /** Offsets of what goes: from `...` up to the closing sign of the literal, in an element with the braces around. */
  outer: [number, number]
  /** What stands there instead. */
  instead: string
}

/** What stands between the signs of a literal, without the comma behind the last of it. */
function between(source: string, [start, end]: [number, number], last: number): string {
  const fields = (source.slice(start, last) + source.slice(last, end).replace(/^\s*,/, '')).trim()
  return /\/\/[^\n]*$/.test(fields) ? `${fields}\n` : fields
}

/** Literals that are spread where they are written, in other literals and in elements. */
export function literalSpreadsIn(file: string, source: string): LiteralSpread[] {
  const found: LiteralSpread[] = []
  const bytes = Buffer.from(source)
  // The parser counts bytes on from the sources before; the statement put behind says where it is.
  const last = '\n;'
  const module = parseSync(source + last, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' })
  const shift = module.span.end - bytes.length - last.length
  const spanOf = ({ span }: Node): [number, number] => {
    const [start, end] = [span!.start, span!.end].map((at) => bytes.subarray(0, at - shift).toString().length)
    return [start!, end!]
  }
  const textOf = (node: Node): string => {
    const [start, end] = spanOf(node)
    return source.slice(start, end)
  }
  const add = (from: number, to: number, instead: string) =>
    found.push({ line: source.slice(0, from).split('\n').length, outer: [from, to], instead })

  const inObject = (given: Node): void => {
    const [start, end] = spanOf(bare(given))
    const fields = source.slice(start + 1, end - 1).trim()
    add(source.lastIndexOf('...', start), spanOf(given)[1], fields.replace(/,$/, ''))
  }
  const inList = (given: Node): void => {
    const literal = bare(given)
    const [start, end] = spanOf(literal)
    const elements = (literal.elements as ({ expression: Node } | null)[]).flatMap((one) => one?.expression ?? [])
    const ended = elements.length ? spanOf(elements.at(-1)!)[1] : end - 1
    add(source.lastIndexOf('...', start), spanOf(given)[1], between(source, [start + 1, end - 1], ended))
  }
  const inElement = (given: Node): void => {
    const literal = bare(given)
    const [start] = spanOf(literal)
    const [, end] = spanOf(given)
    const attributes = (literal.properties as Node[]).map((property) => attributeOf(property, textOf))
    if (attributes.every((one) => one !== null))
      add(source.lastIndexOf('{', source.lastIndexOf('...', start)), source.indexOf('}', end) + 1, attributes.join(' '))
  }
  const kinds: Record<string, [list: string, literal: string, add: (given: Node) => void]> = {
    ObjectExpression: ['properties', 'ObjectExpression', inObject],
    ArrayExpression: ['elements', 'ArrayExpression', inList],
    JSXOpeningElement: ['attributes', 'ObjectExpression', inElement],
  }
  const walk = (node: Node): void => {
    const [list = '', literal, put] = kinds[node.type] ?? []
    for (const one of (node[list] ?? []) as (Node | null)[]) {
      const given = spreadIn(one)
      if (given && bare(given).type === literal) put?.(given)
    }
    for (const one of inside({ ...node, type: null })) walk(one)
  }
  walk(module as unknown as Node)
  return found.sort((a, b) => a.outer[0] - b.outer[0])
}

/** What is spread there; `null` where nothing is. */
function spreadIn(one: Node | null): Node | null {
  if (one?.type === 'SpreadElement') return one.arguments as Node
  return one?.spread ? (one.expression as Node) : null
}

/** A property as an attribute of an element; `null` for what none can be, such as a method or a computed name. */
function attributeOf(property: Node, textOf: (node: Node) => string): string | null {
  const { type, key, value, arguments: given } = property as Node & { key?: Node; value?: Node; arguments?: Node }
  if (type === 'Identifier') return `${textOf(property)}={${textOf(property)}}`
  if (type === 'SpreadElement') return `{...${textOf(given!)}}`
  if (type !== 'KeyValueProperty' || !['Identifier', 'StringLiteral'].includes(key!.type)) return null
  return `${String(key!.value)}={${textOf(value!)}}`
}

/** The source without the signs of literals that are spread. */
export function withoutLiteralSpreads(file: string, source: string): string {
  // From the end, one at a time: one may stand inside another.
  const last = literalSpreadsIn(file, source).at(-1)
  if (!last) return source
  // Of an empty one the comma behind it goes too.
  const rest = source.slice(last.outer[1])
  return withoutLiteralSpreads(
    file,
    source.slice(0, last.outer[0]) + last.instead + (last.instead ? rest : rest.replace(/^\s*,/, '')),
  )
}

if (import.meta.main) {
  const files = allSources()
  const isFix = process.argv.includes('--fix')
  const chosen = process.argv.slice(2).filter((argument) => argument !== '--fix')
  let bad = 0
  for (const file of files) {
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    if (!/\.\.\.[({[]/.test(source)) continue
    const found = literalSpreadsIn(file, source)
    if (isFix && (!chosen.length || chosen.includes(file)))
      fs.writeFileSync(path.join(root, file), withoutLiteralSpreads(file, source))
    else
      for (const { line } of found) {
        bad += 1
        console.error(`${file}:${line}: fields stand in the literal or element itself, without ...{ } or ...[ ]`)
      }
  }
  console.log(`${files.length} files, ${bad} literals spread where they are written`)
  process.exitCode = bad > 0 ? 1 : 0
}
