import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'

// Two folders side by side that import each other are one room with a wall through it: neither can be read, moved or tested without
// the other. No file need be in a circle for that, so the import rules, which look at files, say nothing. Files of a folder itself,
// such as its index, belong to neither side, and tests may look anywhere.

/** Where a file imports from, as paths from the project's folder. */
function importsOf(file: string, source: string): string[] {
  const relative = [...source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, target]) => target!)
  return relative.map((target) => path.posix.join(path.posix.dirname(file), target))
}

/** The two folders side by side through which an import leads, the one that imports first; `null` where it stays within one. */
function foldersOf(from: string, to: string): [string, string] | null {
  const [a, b] = [path.posix.dirname(from).split('/'), path.posix.dirname(to).split('/')]
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1
  if (shared === a.length || shared === b.length) return null
  return [a.slice(0, shared + 1).join('/'), b.slice(0, shared + 1).join('/')]
}

/** Pairs of folders that import each other, as `one ↔ other` in the order of the alphabet, with how many imports lead each way. */
export function mutualFolders(sources: ReadonlyMap<string, string>): Map<string, [number, number]> {
  const counts = new Map<string, number>()
  for (const [file, source] of sources)
    for (const target of importsOf(file, source)) {
      const pair = foldersOf(file, target)?.join(' → ')
      if (pair) counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  const found = new Map<string, [number, number]>()
  for (const [pair, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [one, other] = pair.split(' → ') as [string, string]
    const back = counts.get(`${other} → ${one}`)
    if (back && one < other) found.set(`${one} ↔ ${other}`, [count, back])
  }
  return found
}

/** The sources of the packages, without tests and what only tests use. */
export function sourcesOfPackages(): Map<string, string> {
  const files = fs
    .globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing(?:\/|\.ts)/.test(file))
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]))
}

if (import.meta.main) {
  const found = mutualFolders(sourcesOfPackages())
  for (const [pair, [there, back]] of found) console.error(`${pair}: imports lead both ways (${there} and ${back})`)
  console.log(`${found.size} pairs of folders import each other`)
  process.exitCode = found.size > 0 ? 1 : 0
}
