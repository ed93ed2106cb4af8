import { expect, it } from 'vitest'
import { routes } from '../../routes.tsx'
import { frameTexts, type PageTitleKey } from '../frame/texts.ts'
import { placesOf } from '../house.ts'
import { hasRoute } from '../routes.ts'
import pageWords from './page-words.json' with { type: 'json' }
import { findPages, pagesOf } from './pages.ts'

const pages = pagesOf(placesOf(routes), (path) => hasRoute(routes, path))
const namesOf = (key: PageTitleKey) =>
  [frameTexts.en.title, frameTexts.de.title].map((titles) => (titles as Record<string, string>)[key] ?? '')
const found = (typed: string) => findPages(pages, typed, namesOf).map(({ to }) => to)

it.each([
  ['LEI', '/company/report'],
  ['Jahre', '/company/years'],
  ['next year', '/company/years'],
  ['Protokoll', '/company/trail'],
  ['audit log', '/company/trail'],
  ['hochladen', '/documents'],
  ['Passwort', '/profile'],
  ['PDF', '/report/versions'],
  ['Prüfer', '/report/rooms'],
  ['matrix', '/iro/matrix'],
  ['unterschr', '/iro/signature'],
  ['scope 1', '/documents/calculators'],
])('%s leads to %s', (typed, to) => expect(found(typed)).toContain(to))

it('a name that begins so comes first', () => expect(found('Docu')[0]).toBe('/documents'))

it('every page has everyday words in both languages', () => {
  const words: Partial<Record<string, { en: string; de: string }>> = pageWords
  for (const { title } of pages)
    expect(words[title], `${title} in page-words.json`).toEqual({
      en: expect.stringMatching(/\w/),
      de: expect.stringMatching(/\w/),
    })
})

it('words are kept for pages that exist, and for no other', () =>
  expect(Object.keys(pageWords).sort()).toEqual([...new Set(pages.map(({ title }) => title))].sort()))
