import type { Fact, ReportChapter, StatementLanguage } from '@esrs/contract'
import { createContext, useContext } from 'react'

/** What every part of a chapter needs to know of it. */
export interface ChapterFacts {
  chapter: string
  /** Set and year. */
  report: string
  year: number
  /** The languages that are shown beside each other, the first one first. */
  shown: readonly StatementLanguage[]
  facts: ReadonlyMap<string, Fact>
  /** What the values are called. */
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
