import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { root } from './processes.ts'
import { inside, type Node } from './spreads.ts'

// `{ ...{ a, b, c }, d }` says no more than `{ a, b, c, d }`. It was written to keep several fields on one line under a cap of lines,
// and hides what a file is as long as. With --fix the braces go.

export interface LiteralSpread {
  line: number
  /** Offsets of `...{` up to `}` in the source, and of what stands between the braces. */
  outer: [number, number]
  inner: [number, number]
}

/** Literals that are spread where they are written, in other literals. */
export function literalSpreadsIn(file: string, source: string): LiteralSpread[] {
  const found: LiteralSpread[] = []
  const bytes = Buffer.from(source)
  // The parser counts bytes on from the sources before; the statement put behind says where it is.
  const last = '\n;'
  const module = parseSync(source + last, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' })
  const shift = module.span.end - bytes.length - last.length
  const textTo = (at: number): string => bytes.subarray(0, at - shift).toString()
  const walk = (node: Node): void => {
    if (node.type === 'ObjectExpression')
      for (const property of node.properties as Node[]) {
        const literal = property.arguments as Node | undefined
        if (property.type !== 'SpreadElement' || literal?.type !== 'ObjectExpression') continue
        const [start, end] = [textTo(literal.span!.start).length, textTo(literal.span!.end).length]
        const outer = source.lastIndexOf('...', start)
        found.push({
          line: source.slice(0, outer).split('\n').length,
          outer: [outer, end],
          inner: [start + 1, end - 1],
        })
      }
    for (const one of inside({ ...node, type: null })) walk(one)
  }
  walk(module as unknown as Node)
  return found.sort((a, b) => a.outer[0] - b.outer[0])
}

/** The source without the braces of literals that are spread. */
export function withoutLiteralSpreads(file: string, source: string): string {
  // From the end, one at a time: one may stand inside another.
  const last = literalSpreadsIn(file, source).at(-1)
  if (!last) return source
  const fields = source.slice(last.inner[0], last.inner[1]).trim().replace(/,$/, '')
  // Of an empty one the comma behind it goes too.
  const rest = source.slice(last.outer[1])
  return withoutLiteralSpreads(
    file,
    source.slice(0, last.outer[0]) + fields + (fields ? rest : rest.replace(/^\s*,/, '')),
  )
}

if (import.meta.main) {
  const files = fs
    .globSync('{packages,scripts,tools,bench,e2e}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const isFix = process.argv.includes('--fix')
  const chosen = process.argv.slice(2).filter((argument) => argument !== '--fix')
  let bad = 0
  for (const file of files) {
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    if (!source.includes('...{')) continue
    const found = literalSpreadsIn(file, source)
    if (isFix && (!chosen.length || chosen.includes(file)))
      fs.writeFileSync(path.join(root, file), withoutLiteralSpreads(file, source))
    else
      for (const { line } of found) {
        bad += 1
        console.error(`${file}:${line}: fields stand in the literal itself, without ...{ }`)
      }
  }
  console.log(`${files.length} files, ${bad} literals spread in literals`)
  process.exitCode = bad > 0 ? 1 : 0
}
