import fs from 'node:fs'
import path from 'node:path'
import type { Language } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import { outdatedWordings } from '../packages/engine/src/esrs/index.ts'
import { foreignWords } from '../packages/engine/src/esrs/languages.ts'
import { root } from './processes.ts'

// What users read beside the catalogue: texts of pages, messages of the server, mails.
const folders = ['packages/web/src', 'packages/server/src', 'packages/reports/src']
const languageFiles = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[/\\.])(en|de)\.json$/.test(name))
    .map((name) => path.join(folder, name)),
)

/** Every text of a language file with its key. */
function textsOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([part, inner]) => textsOf(inner, key ? `${key}.${part}` : part))
}

/** Running texts of the interface say “Beschäftigte”, which the glossary keeps out of the catalogue (decision 62). */
const inRunningTexts = /^Beschäftigte/

/** What is wrong with a text: terms that the glossary avoids, words of the other language. Placeholders are no words. */
function faults(text: string, language: Language): string[] {
  const words = text.replaceAll(/\{\w+\}|<\/?\w+>/g, ' ')
  const outdated = language === 'de' ? outdatedWordings(words).filter(({ found }) => !inRunningTexts.test(found)) : []
  return [
    ...outdated.map(({ found, use }) => `“${found}” instead of “${use}”`),
    ...foreignWords(words, language, new Set()).map((word) => `in the other language: ${word}`),
  ]
}

describe('texts of the interface, the server and the mails', () => {
  it('are found', () => {
    expect(languageFiles).toContain(path.join('packages/web/src/features/datapoints/de.json'))
    expect(languageFiles).toContain(path.join('packages/server/src/features/accounts/mails/letters.de.json'))
  })

  it.each(languageFiles)('%s uses the words of the glossary, in one language', (file) => {
    const language = /en\.json$/.test(file) ? 'en' : 'de'
    const texts = textsOf(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')))
    expect(texts.flatMap(({ key, text }) => faults(text, language).map((fault) => `${key}: ${fault}`))).toEqual([])
  })

  it('say “Arbeitnehmer” in names of the regulation only', () => {
    const german = languageFiles.filter((file) => /de\.json$/.test(file))
    const saying = german.flatMap((file) =>
      textsOf(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')))
        .filter(({ text }) => /(?<!\p{L})Arbeitnehmer(?:n|in|innen)?(?!\p{L})/u.test(text))
        .map(({ key }) => key.replace(/^.*\./, '')),
    )
    expect([...new Set(saying)].sort()).toEqual(['cat7', 'employee_non_manager'])
  })

  it.each([
    ['Befragen Sie Ihre Stakeholder.', 'de', '“Stakeholder” instead of “Interessenträger”'],
    ['Offenlegungen der {company}', 'de', '“Offenlegungen” instead of “Angabe”'],
    ['The file was not saved', 'de', 'in the other language: The'],
    ['Your file wird gelesen', 'en', 'in the other language: wird'],
  ] as const)('a fault in “%s” is found', (text, language, fault) => {
    expect(faults(text, language)).toContain(fault)
  })

  it('words that only look like a fault are not', () => {
    expect(faults('Zahl der {the} <of>Arbeitnehmer</of>, nach der Offenlegungsverordnung', 'de')).toEqual([])
  })
})

/** What a text needs beside its words: `{name}` for values, `<name>` for elements. */
const slots = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort()

const read = (file: string) =>
  new Map(textsOf(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))).map(({ key, text }) => [key, text]))

describe('both languages', () => {
  const english = languageFiles.filter((file) => /en\.json$/.test(file))

  it.each(english)('of %s have the same keys, values and elements', (file) => {
    const [en, de] = [read(file), read(file.replace(/en\.json$/, 'de.json'))]
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort())
    const different = [...en].filter(([key, text]) => String(slots(text)) !== String(slots(de.get(key) ?? '')))
    expect(different.map(([key]) => key)).toEqual([])
    expect(
      [...en, ...de].filter(([, text]) => text.trimStart() !== text || /[ \t]$/.test(text) || text === ''),
    ).toEqual([])
  })

  it.each(english)('of %s have one and many where they count', (file) => {
    const keys = new Set(read(file).keys())
    const alone = [...keys].filter((key) => key.endsWith('_one') && !keys.has(key.replace(/one$/, 'other')))
    expect(alone).toEqual([])
  })
})
