import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { say } from './say.ts'

const words = JSON.parse(readFileSync(`${import.meta.dirname}/words.json`, 'utf8')) as Record<string, unknown>
const slotsIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

it.each(Object.entries(words))('%s has words in both languages that name the same values', (key, entry) => {
  expect(key).toMatch(/^[a-z]+(?:\.[\w-]+)*$/i)
  const both = entry as Record<'en' | 'de', string>
  expect(Object.keys(both)).toEqual(['en', 'de'])
  expect(both.en.trim() && both.de.trim()).not.toBe('')
  expect(slotsIn(both.de)).toEqual(slotsIn(both.en))
})

it('every form for one has one for several, and the other way round', () => {
  const forms = Object.keys(words).filter((key) => /_(?:one|other)$/.test(key))
  for (const key of forms)
    expect(words, key).toHaveProperty([key.replace(/one$|other$/, (form) => (form === 'one' ? 'other' : 'one'))])
})

it('a count chooses the form, values stand where they are named, and a text that is not there does not compile', () => {
  expect(say('advice.further', 'en', { count: 1 })).toBe('And one more datapoint.')
  expect(say('advice.further', 'de', { count: 3 })).toBe('Und 3 weitere Datenpunkte.')
  // @ts-expect-error no such text
  expect(say('advice.farther', 'en')).toBe('advice.farther')
})
