import { expect, it } from 'vitest'
import { routes } from '../../routes.tsx'
import { frameTexts, type PageTitleKey } from '../frame/texts.ts'
import { placesOf } from '../house.ts'
import { hasRoute } from '../routes.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
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
  for (const { title } of pages)
    for (const words of [en.words, de.words] as Partial<Record<string, string>>[])
      expect(words[title], title).toMatch(/\w/)
})
