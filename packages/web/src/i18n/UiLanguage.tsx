import { type ReactNode, useMemo } from 'react'
import de from '../ui/de.json' with { type: 'json' }
import en from '../ui/en.json' with { type: 'json' }
import { type UiTexts, UiTextsProvider } from '../ui/texts.tsx'
import { useFormats } from './format.ts'
import { addTexts, useTexts } from './texts.tsx'

const uiTexts = addTexts('ui', en, de)

/** Gives the components their words in the person's language. */
export function UiLanguage({ children }: { children: ReactNode }) {
  const t = useTexts(uiTexts)
  const { number } = useFormats()
  const value = useMemo<UiTexts>(
    () => ({
      cancel: t('cancel'),
      clearSearch: t('clearSearch'),
      close: t('close'),
      discard: t('discard'),
      discardQuestion: t('discardQuestion'),
      discardTitle: t('discardTitle'),
      errorDetails: t('errorDetails'),
      formatNumber: number,
      loading: t('loading'),
      next: t('next'),
      notifications: t('notifications'),
      failed: t('failed'),
      failedText: t('failedText'),
      pageOf: (page, pages) => t('pageOf', { page, pages }),
      perPage: (size) => t('perPage', { size }),
      previous: t('previous'),
      range: (from, to, count) => t('range', { from, to, count }),
      reload: t('reload'),
      rowsPerPage: t('rowsPerPage'),
      seeMoreDetails: t('seeMoreDetails'),
      tryAgain: t('tryAgain'),
    }),
    [t, number],
  )
  return <UiTextsProvider value={value}>{children}</UiTextsProvider>
}
