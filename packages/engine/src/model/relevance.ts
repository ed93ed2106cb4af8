import type { Analysis } from '../analysis/finding.ts'
import { indexPages } from '../analysis/index-pages.ts'
import { loadCatalogue } from '../esrs/index.ts'
import type { ReadDocument } from '../reading/document.ts'
import { maxOf } from '../reading/min-max.ts'
import { Ranking, stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { type Section, sectionsOf } from './sections.ts'

const [MOST_SECTIONS, MOST_CHARACTERS] = [5, 14_000]
/** What it is worth, in the score of the words, that something else points to a section. */
const [FOUND, INDEXED, CODED] = [0.6, 0.35, 0.35]
/** Of its telling words a section must use so many to be worth sending, where nothing else points to it. */
const TELLING_WORDS = 5

const queries = new Map<string, Map<string, Map<string, number>>>()

/** For each disclosure requirement the stems of its names and definitions, rare ones weighing more. */
function queriesIn(language: 'en' | 'de'): Map<string, Map<string, number>> {
  const known = queries.get(language)
  if (known) return known
  const catalogue = loadCatalogue('esrs-2023', language)
  const texts = new Map(
    catalogue.disclosureRequirements.map(({ code, title }) => {
      const points = catalogue.ofDisclosureRequirement(code)
      const words = [title, title, ...points.flatMap(({ name, definition }) => [name, name, definition])]
      return [code, stems(fold(words.join(' ')))]
    }),
  )
  const spread = new Map<string, number>()
  for (const words of texts.values()) for (const word of new Set(words)) spread.set(word, (spread.get(word) ?? 0) + 1)
  const built = new Map<string, Map<string, number>>()
  for (const [code, words] of texts) {
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    const weighed = [...counts].map(([word, count]): [string, number] => [
      word,
      Math.log(1 + count) * Math.log(texts.size / (spread.get(word) ?? 1) + 0.2),
    ])
    built.set(code, new Map(weighed.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 30)))
  }
  queries.set(language, built)
  return built
}

/** The sections that speak most of each disclosure requirement, in the order of the document; those without any are left out. */
export function sectionsFor(
  document: ReadDocument,
  analysis: Pick<Analysis, 'findings' | 'others'> & Partial<Pick<Analysis, 'leads'>>,
): Map<string, Section[]> {
  const language = document.language === 'de' ? 'de' : 'en'
  const catalogue = loadCatalogue('esrs-2023', language)
  const sections = sectionsOf(document)
  const texts = sections.map(({ blocks, page }) =>
    fold(blocks.map(({ start, end, headings }) => `${headings[0] ?? ''} ${page.text.slice(start, end)}`).join(' ')),
  )
  const words = texts.map(stems)
  const ranking = new Ranking(words)
  const vocabulary = words.map((list) => new Set(list))
  const indexed = indexPages(document.pages)
  const found = new Map<string, { page: number; start: number }[]>()
  for (const { datapoint, place } of [...analysis.findings, ...(analysis.leads ?? []), ...analysis.others]) {
    const dr = catalogue.get(datapoint)?.dr
    if (dr) found.set(dr, [...(found.get(dr) ?? []), place])
  }
  const chosen = new Map<string, Section[]>()
  for (const [dr, query] of queriesIn(language)) {
    const scores = ranking.scores(query)
    const best = Math.max(1, maxOf(scores.values()))
    const telling = [...query.keys()].slice(0, 12)
    const code = new RegExp(
      `(?<![\\p{L}\\d])${dr.toLowerCase().replace('.', '[. ]').replace('-', ' ?- ?')}(?!\\d)`,
      'u',
    )
    const ranked = sections.flatMap((section, i) => {
      const holds = (found.get(dr) ?? []).some(
        ({ page, start }) =>
          page === section.page.number && section.blocks.some((block) => start >= block.start && start < block.end),
      )
      const isIndexed = indexed.get(dr)?.has(section.page.number) ?? false
      const isCoded = code.test(texts[i] ?? '')
      const shared = telling.filter((word) => vocabulary[i]?.has(word)).length
      if (!holds && !isIndexed && !isCoded && shared < TELLING_WORDS) return []
      const score =
        (scores.get(i) ?? 0) / best + (holds ? FOUND : 0) + (isIndexed ? INDEXED : 0) + (isCoded ? CODED : 0)
      return [{ section, score, i }]
    })
    let characters = 0
    const taken = ranked
      .sort((a, b) => b.score - a.score || a.i - b.i)
      .slice(0, MOST_SECTIONS)
      .filter(({ section }, rank) => {
        characters += section.characters
        return rank === 0 || characters <= MOST_CHARACTERS
      })
    if (taken.length > 0)
      chosen.set(
        dr,
        taken.sort((a, b) => a.i - b.i).map(({ section }) => section),
      )
  }
  return chosen
}
