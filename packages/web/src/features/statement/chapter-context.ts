import type { Fact, ReportChapter, StatementLanguage } from '@esrs/contract'
import { createContext, useContext } from 'react'

/** Facts of a chapter that all its parts need. */
export interface ChapterFacts {
  chapter: string
  /** Set and year. */
  report: string
  year: number
  /** Languages shown side by side, in order. */
  shown: readonly StatementLanguage[]
  facts: ReadonlyMap<string, Fact>
  /** Labels of the facts, by id. */
  labels: ReadonlyMap<string, string>
  bases: ReportChapter['texts']
}

export const ChapterContext = createContext<ChapterFacts>({
  chapter: '',
  report: '',
  year: 0,
  shown: ['en'],
  facts: new Map(),
  labels: new Map(),
  bases: {},
})

export const useChapter = (): ChapterFacts => useContext(ChapterContext)
