import type { Evidence } from '@esrs/contract'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { isImage, isPdf } from '../../../viewer/place.ts'
import { datapointTexts } from '../texts.ts'

/** Where a passage stands, in a few words: `page 14 of 300`, `Energy, C10`, `slide 4`, `paragraph 7`. */
export function usePlaceText() {
  const t = useTexts(datapointTexts)
  const { number } = useFormats()
  return ({ sheet, cell, paragraph, page, filename }: Evidence, pages: number | null, short = false): string => {
    if (sheet !== null) return cell === null ? t('place.sheet', { sheet }) : t('place.sheetCell', { sheet, cell })
    if (/\.pptx$/i.test(filename)) return t('place.slide', { slide: number(page) })
    if (isImage(filename)) return t('place.image')
    if (paragraph !== null && !isPdf(filename)) return t('place.paragraph', { paragraph: number(paragraph) })
    if (short) return t('place.pageShort', { page: number(page) })
    return pages === null
      ? t('place.pageAlone', { page: number(page) })
      : t('place.page', { page: number(page), pages: number(pages) })
  }
}
