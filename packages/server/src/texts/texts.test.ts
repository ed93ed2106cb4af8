import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languageOf, texts } from './texts.ts'

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr, de;q=0.5', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['*', 'en'],
  [';;q=x,,', 'en'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

test('values are put in, numbers in the format of the language', () => {
  const say = texts({ sum: '{n} files of {who}' }, { sum: '{n} Dateien von {who}' })
  expect(say('sum', { n: 1234.5, who: 'Ada' })('en')).toBe('1,234.5 files of Ada')
  expect(say('sum', { n: 1234.5, who: 'Ada' })('de')).toBe('1.234,5 Dateien von Ada')
})

const source = path.join(import.meta.dirname, '..')
const english = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\ben\.json$/.test(file))

test.each(english)('%s says the same things in German, with the same values', (file) => {
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(source, name), 'utf8')) as Record<string, string>
  const [en, de] = [read(file), read(file.replace(/en\.json$/, 'de.json'))]
  expect(Object.keys(de)).toEqual(Object.keys(en))
  const values = (sentence: string | undefined) => (sentence?.match(/\{\w+\}/g) ?? []).sort()
  for (const key of Object.keys(en)) expect(values(de[key]), key).toEqual(values(en[key]))
})
