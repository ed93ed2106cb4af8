import type { Evidence } from '@esrs/contract'
import { useCallback } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { isImage, isPdf } from './place.ts'
import { viewerTexts } from './texts.ts'

/** What a place is named by: one passage of one file. */
export type NamedPlace = Pick<Evidence, 'filename' | 'page' | 'sheet' | 'cell' | 'paragraph'>

/** Files of sheets, where a page is a sheet. */
const isBook = (filename: string) => /\.(xlsx?|csv)$/i.test(filename)

/** Files that are one running text: a passage has the number of its paragraph, unless it stands in a table. */
export const isRunningText = (filename: string) => /\.(docx?|txt|md)$/i.test(filename)

/** Where a passage stands, in a few words: `page 14 of 300`, `Energy, C10`, `slide 4`, `paragraph 7`, `table`. */
export function usePlaceText() {
  const t = useTexts(viewerTexts)
  const { number } = useFormats()
  return useCallback(
    ({ sheet, cell, paragraph, page, filename }: NamedPlace, pages: number | null, short = false): string => {
      if (sheet !== null) return cell === null ? t('place.sheet', { sheet }) : t('place.sheetCell', { sheet, cell })
      if (/\.pptx$/i.test(filename)) return t('place.slide', { slide: number(page) })
      if (isImage(filename)) return t('place.image')
      if (paragraph !== null && !isPdf(filename)) return t('place.paragraph', { paragraph: number(paragraph) })
      if (isBook(filename)) return t('sheetAlone', { sheet: number(page) })
      if (isRunningText(filename)) return t('place.table')
      if (short) return t('place.pageShort', { page: number(page) })
      return pages === null
        ? t('place.pageAlone', { page: number(page) })
        : t('place.page', { page: number(page), pages: number(pages) })
    },
    [t, number],
  )
}
