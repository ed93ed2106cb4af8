import type { PageTitleKey } from '../frame/texts.ts'
import type { TabPlace } from '../house.ts'
import pageWords from './page-words.json' with { type: 'json' }

/** A page as the search finds it. */
export interface FoundPage {
  to: string
  title: PageTitleKey
  /** The place that it belongs to, where it is not the place itself. */
  within: PageTitleKey | null
}

const further: readonly FoundPage[] = [
  { to: '/my-work', title: 'myTasks', within: null },
  { to: '/csrd-progress', title: 'progress', within: 'overview' },
  { to: '/iro/method', title: 'method', within: 'iro' },
  { to: '/create-survey', title: 'createSurvey', within: 'surveys' },
  { to: '/extracted', title: 'extracted', within: 'datapoints' },
]

/** Every page of the house that leads somewhere. */
export function pagesOf(places: readonly TabPlace[], exists: (path: string) => boolean): FoundPage[] {
  const pages = places.flatMap(({ title, to, views }): FoundPage[] =>
    views.length > 0
      ? views.map((view) => ({ to: view.to, title: view.title, within: view.title === title ? null : title }))
      : [{ to, title, within: null }],
  )
  return [...pages, ...further.filter(({ to }) => exists(to))]
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const words: Partial<Record<string, { en: string; de: string }>> = pageWords

/** What people call a page besides its name, in either language; it is found by and never shown. */
const wordsOf = (title: PageTitleKey): string[] => Object.values(words[title] ?? {})

/**
 * The pages that a search means, those first whose name begins with it, then those with a word of the name, then those that people call
 * so. Every word that was typed has to fit.
 */
export function findPages(
  pages: readonly FoundPage[],
  typed: string,
  namesOf: (title: PageTitleKey) => readonly string[],
): FoundPage[] {
  const asked = fold(typed).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return []
  const begins = (texts: readonly string[], word: string) =>
    texts.some((text) => text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word)))
  const rankOf = ({ title, within }: FoundPage): number | null => {
    const names = namesOf(title).map(fold)
    const all = [...names, ...wordsOf(title).map(fold), ...(within ? namesOf(within).map(fold) : [])]
    if (!asked.every((word) => begins(all, word))) return null
    if (names.some((name) => name.startsWith(asked.join(' ')))) return 0
    return asked.every((word) => begins(names, word)) ? 1 : 2
  }
  return pages
    .flatMap((page) => {
      const rank = rankOf(page)
      return rank === null ? [] : [{ page, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
}
