import type { Document } from '@esrs/contract'
import { kindOf } from '../../document/uploads/kind.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { documentTexts } from './texts.ts'

/** Says type, date, words and size of a document as they are listed; `words` is `null` until they have been counted. */
export function useDocumentFacts() {
  const t = useTexts(documentTexts)
  const { number, date, bytes } = useFormats()
  return (document: Document) => {
    const { uploadDate, wordCount, size, sizeFormatted } = document
    return {
      type: t(`kind.${kindOf(document)}`),
      date: date(uploadDate),
      words: wordCount === null ? null : number(wordCount),
      /** The words with their noun, for lists without a column of them. */
      wordsNamed: wordCount === null ? null : t('list.words', { count: wordCount, number: number(wordCount) }),
      size: size === undefined ? sizeFormatted : bytes(size),
    }
  }
}

/** Facts in one line, where there is no room for columns. */
export const inOneLine = (facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null).join(' · ')
