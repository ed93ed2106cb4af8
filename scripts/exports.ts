import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'
import { allSources } from './sources.ts'

// An export is a promise to others. One that nobody takes hides what is dead, and what a file keeps to itself.

export interface Export {
  file: string
  line: number
  name: string
}

const declared =
  /^export (?:async )?(function\*?|const|let|(?:abstract )?class|type|interface) ([\p{L}_$][\p{L}\d_$]*)/gmu
/** What only hands on is no use of it. */
const handedOn = /^export (?:type )?(?:\*|\{[^{}]*\})(?: as \w+)? from '[^']+'/gm
const identifier = /[\p{L}_$][\p{L}\d_$]*/gu
/** All of what a file exports is taken at once. */
const allOf = /(?:import \* as \w+ from|import\() ?'(\.[^']+)'/g

/**
 * Functions, constants and classes that are exported and named in no other file, and types that nobody names at all: one that only its
 * own file names says what an exported function takes or gives. Whoever names one, be it in a comment, uses it: better one too few than
 * a false alarm.
 * @param sources all files by their path
 */
export function unusedExports(sources: ReadonlyMap<string, string>): Export[] {
  const users = new Map<string, number>()
  const takenWhole = new Set<string>()
  for (const [file, source] of sources) {
    for (const name of new Set(source.replace(handedOn, '').match(identifier)))
      users.set(name, (users.get(name) ?? 0) + 1)
    for (const [, target = ''] of source.matchAll(allOf))
      takenWhole.add(path.posix.join(path.posix.dirname(file), target))
  }
  return [...sources].flatMap(([file, source]) => {
    if (takenWhole.has(file) || /\.test\.tsx?$/.test(file)) return []
    const times = (name: string): number => source.match(identifier)!.filter((one) => one === name).length
    return [...source.matchAll(declared)].flatMap(({ 1: kind = '', 2: name = '', index }) => {
      const isUsed = users.get(name)! > 1 || (/^[ti]/.test(kind) && times(name) > 1)
      return isUsed ? [] : [{ file, line: source.slice(0, index).split('\n').length, name }]
    })
  })
}

if (import.meta.main) {
  const files = allSources()
  const found = unusedExports(new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')])))
  for (const { file, line, name } of found)
    console.error(`${file}:${line}: ${name} is exported, and no other file names it`)
  console.log(`${files.length} files, ${found.length} exports that nobody takes`)
  process.exitCode = found.length > 0 ? 1 : 0
}
