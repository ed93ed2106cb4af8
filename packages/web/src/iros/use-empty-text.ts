import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { anyDocumentQuery } from '../report/progress/queries.ts'
import { materialityQuery } from './queries.ts'
import { irosTexts } from './texts.ts'

/** Why there are no IROs: the sentence of the specification only where an assessment has been made (section 2). */
export function useEmptyText(): string {
  const t = useTexts(irosTexts)
  const { data: documents } = useQuery(anyDocumentQuery)
  const { data: topics } = useQuery(materialityQuery(useLanguage()))
  if (documents?.count === 0) return t('emptyWithoutDocuments')
  const isAssessed = topics?.some(({ material, evidence }) => material !== null || evidence.length > 0) ?? true
  return t(isAssessed ? 'empty' : 'emptyWithoutReason')
}
