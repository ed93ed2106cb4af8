import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { settings } from '../packages/server/src/config.ts'
import { root } from './processes.ts'

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
/** Settings of the product, and one of Node that the page names. */
const known = new Set<string>([...settings.map(({ name }) => name), 'NODE_EXTRA_CA_CERTS'])
/** What a page says in examples and in the middle of sentences. */
const code = (page: string): string => [...page.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([text]) => text).join('\n')

it.each<[file: string, one: string, names: (text: string) => Iterable<RegExpMatchArray>]>([
  // Those of the database and of the object store are theirs.
  [
    'compose.yaml',
    'DATABASE_URL',
    (text) => text.matchAll(/^[ #]+((?!POSTGRES_|MINIO_)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): /gm),
  ],
  ['Dockerfile', 'HOST', (text) => (/^ENV .*$/m.exec(text)?.[0] ?? '').matchAll(/([A-Z0-9_]+)=/g)],
  [
    'docs/operating.md',
    'DATABASE_POOL',
    (text) => code(text).matchAll(/(?<![\w$.{-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w.-])/g),
  ],
])('%s names settings such as %s, and only those that exist', (file, one, names) => {
  const found = [...names(read(file))].map(([, name]) => name!)
  expect(found).toContain(one)
  expect(found.filter((name) => !known.has(name))).toEqual([])
})

it('commands that the page on operating names exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const page = code(read('docs/operating.md'))
  const commands = [...page.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!)
  expect(commands).toContain('restore')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  for (const [, file] of page.matchAll(/node (scripts\/[\w-]+\.\w+)/g))
    expect(fs.existsSync(path.join(root, file!)), file).toBe(true)
})
