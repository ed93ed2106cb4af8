import { describe, expect, it } from 'vitest'

type Tree = { [key: string]: string | Tree }

const files = import.meta.glob<{ default: Tree }>('../**/{en,de}.json', { eager: true })
const places = [...new Set(Object.keys(files).map((file) => file.replace(/(en|de)\.json$/, '')))]

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
const read = (file: string) => new Map(flat(files[file]?.default ?? {}))
const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
const elements = (text: string) => [...text.matchAll(/<\/?\w+>/g)].map((match) => match[0]).sort()

it('finds the texts of every part', () => {
  expect(places.length).toBeGreaterThanOrEqual(5)
})

describe.each(places.map((place) => [place]))('%s', (place) => {
  const en = read(`${place}en.json`)
  const de = read(`${place}de.json`)

  it('says the same things in both languages', () => {
    expect(en.size).toBeGreaterThan(0)
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort())
  })

  it('leaves nothing empty', () => {
    expect([...en, ...de].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('marks a value as {name}, as the texts of the server do', () => {
    expect([...en, ...de].filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })

  it('fills in the same values and elements in both languages', () => {
    const differing = [...en].filter(([key, text]) => {
      const other = de.get(key) ?? ''
      return String(slots(text)) !== String(slots(other)) || String(elements(text)) !== String(elements(other))
    })
    expect(differing).toEqual([])
  })

  it('has every plural form', () => {
    const forms = [...en.keys()].filter((key) => /_(one|other)$/.test(key))
    expect(forms.filter((key) => !en.has(key.replace(/_one$/, '_other').replace(/_other$/, '_one')))).toEqual([])
  })

  it('writes units as people write them', () => {
    expect([...en, ...de].filter(([, text]) => /CO2|\bm[23]\b/.test(text))).toEqual([])
  })

  it('writes apostrophes as ’', () => {
    expect([...en, ...de].filter(([, text]) => /\p{L}'/u.test(text))).toEqual([])
  })

  it('counts things in plural forms', () => {
    const counted = /(?<!(?:[Hh]öchstens|[Mm]indestens|von) )\{count\} \p{Lu}/u
    const plain = [...de].filter(([key, text]) => counted.test(text) && !/_(one|other|zero)$/.test(key))
    expect(plain).toEqual([])
  })

  it('addresses people as Sie', () => {
    const informal = /\b(du|dein\w*|dich|dir|euch|euer)\b/i
    expect([...de].filter(([, text]) => informal.test(text))).toEqual([])
  })
})
