import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { root } from './processes.ts'
import { allSources } from './sources.ts'

// A call takes some ten thousands of arguments and breaks with more, and what a stranger sends has more: `Math.max(...rows)` was
// answered with a 500. So no call spreads a list unless its length is known where it stands: a list written down there, or the
// parameters that a function was given one by one and passes on.

/** Calls that take one argument for each of a list, whose length is the product's own. */
const excused: Record<string, string> = {
  'packages/web/src/mock/browser.ts ...mockHandlers(apiUrl(), () => state)': 'one for each call of the contract',
}

export interface Spread {
  file: string
  line: number
  written: string
}

export interface Node {
  type: string
  span?: { start: number; end: number }
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && typeof (value as Node).type === 'string'

/** Nodes directly inside another, in whatever depth of lists and plain objects. */
export function* inside(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* isNode(one) ? [one] : inside(one)
  else if (value !== null && typeof value === 'object')
    for (const one of Object.values(value)) yield* isNode(one) ? [one] : inside(one)
}

/** The expression without parentheses and without what is said of its type. */
export function bare(node: Node): Node {
  const wrapped = /^(?:ParenthesisExpression|Ts\w+Expression|TsNonNullExpression|TsAsExpression|TsConstAssertion)$/
  return wrapped.test(node.type) && isNode(node.expression) ? bare(node.expression) : node
}

/** Whether the length of what is spread stands in the source: a list written down, or one of two. */
function isWrittenDown(node: Node): boolean {
  const { type, elements, consequent, alternate } = node
  if (type === 'ArrayExpression')
    return (elements as ({ spread: unknown; expression: Node } | null)[]).every(
      (element) => !element?.spread || isWrittenDown(bare(element.expression)),
    )
  // What is made of each of a list is as long as the list.
  if (type === 'CallExpression') {
    const { object, property } = bare(node.callee as Node) as unknown as { object?: Node; property?: Node }
    return object !== undefined && property?.value === 'map' && isWrittenDown(bare(object))
  }
  if (type === 'ConditionalExpression') return [consequent, alternate].every((one) => isWrittenDown(bare(one as Node)))
  return false
}

/** Names of the constants of a source that are a list written down; an empty one is there to be filled. */
function listsIn(node: Node, names = new Set<string>()): Set<string> {
  if (node.type === 'VariableDeclaration' && node.kind === 'const')
    for (const { id, init } of node.declarations as { id: Node; init: Node | null }[]) {
      const list = init && bare(init)
      if (list?.type === 'ArrayExpression' && (list.elements as unknown[]).length > 0 && isWrittenDown(list))
        names.add(String(id.value))
    }
  for (const one of inside({ ...node, type: null })) listsIn(one, names)
  return names
}

/** Names of the rest parameters of a function: what a call was given one by one. */
function restOf(node: Node): string[] {
  const parameters = (node.params ?? []) as (Node & { pat?: Node })[]
  return parameters.flatMap((parameter) => {
    const pattern = parameter.pat ?? parameter
    return pattern.type === 'RestElement' ? [String((pattern.argument as Node).value)] : []
  })
}

/** The calls of a source that spread a list whose length does not stand there. */
export function spreadsIn(file: string, source: string): Spread[] {
  const found: Spread[] = []
  const bytes = Buffer.from(source)
  // The parser counts bytes on from the sources before; the statement put behind says where it is.
  const last = '\n;'
  const module = parseSync(source + last, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' })
  const shift = module.span.end - bytes.length - last.length
  const walk = (node: Node, passedOn: readonly string[]): void => {
    const known = [...passedOn, ...restOf(node)]
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      for (const { spread, expression } of (node.arguments ?? []) as { spread: unknown; expression: Node }[]) {
        const given = bare(expression)
        if (!spread || isWrittenDown(given)) continue
        if (given.type === 'Identifier' && known.includes(String(given.value))) continue
        const { start, end } = expression.span!
        const line = bytes
          .subarray(0, start - shift)
          .toString()
          .split('\n').length
        found.push({
          file,
          line,
          written: `...${bytes
            .subarray(start - shift, end - shift)
            .toString()
            .replace(/\s+/g, ' ')}`,
        })
      }
    for (const one of inside({ ...node, type: null })) walk(one, known)
  }
  walk(module as unknown as Node, [...listsIn(module as unknown as Node)])
  return found
}

if (import.meta.main) {
  const files = allSources().filter((file) => !/\.test\.tsx?$|\/(?:testing|fixtures)\//.test(file))
  const found = files
    .flatMap((file) => spreadsIn(file, fs.readFileSync(path.join(root, file), 'utf8')))
    .filter(({ file, written }) => !excused[`${file} ${written}`])
  for (const { file, line, written } of found) console.error(`${file}:${line}: ${written}`)
  console.log(`${files.length} files, ${found.length} calls spread a list of unknown length`)
  process.exitCode = found.length > 0 ? 1 : 0
}
