import fs from 'node:fs'
import path from 'node:path'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { root } from './processes.ts'

const { data: rules, meta } = Papa.parse<Record<string, string>>(
  fs.readFileSync(path.join(import.meta.dirname, 'german-words.csv'), 'utf8'),
  { header: true, skipEmptyLines: true },
)

/** Folders of words that the product quotes, and of texts that nobody using it reads. */
const others = ['esrs/sets/', 'fixtures/', 'taxonomy/', 'gallery/', 'shell/search/page-words.json']

/** The German strings of a JSON value: all of a German file, else those under `de`. */
function german(value: unknown, isGerman: boolean): string[] {
  if (typeof value === 'string') return isGerman ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => german(below, isGerman || key === 'de'))
}

const files = fs
  .globSync('packages/*/src/**/*.json', { cwd: root })
  .filter((file) => !others.some((other) => file.includes(other)))

test('the rules are whole: a pattern, what to write in its place, and why', () => {
  expect(meta.fields).toEqual(['pattern', 'instead', 'why'])
  for (const rule of rules) expect(Object.values(rule).filter(Boolean)).toHaveLength(3)
})

test('German texts call a thing by one name and are written as German is', () => {
  const texts = files.flatMap((file) => {
    const isGerman = /(?:^|[./])de\.json$/.test(file)
    return german(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')), isGerman).map((text) => ({ file, text }))
  })
  expect(texts.length).toBeGreaterThan(5000)
  const wrong = rules.flatMap(({ pattern, instead }) => {
    const found = new RegExp(pattern!)
    return texts.filter(({ text }) => found.test(text)).map(({ file, text }) => `${file}: ${text} (${instead})`)
  })
  expect(wrong).toEqual([])
})
