import { useTexts } from '../../../i18n/texts.tsx'
import en from './en.json' with { type: 'json' }
import { taggingTexts } from './texts.ts'

/** Tells types of the taxonomy that have words from one that a later taxonomy brings. */
const isKnown = (type: string): type is keyof typeof en.types => type in en.types

/** Returns a function that says what an element takes: its type in words, and whether at a day or over the year. */
export function useTypeText(): (of: { type: string | null; period: string | null }) => string {
  const t = useTexts(taggingTexts)
  return ({ type, period }) =>
    t('type', {
      type: type !== null && isKnown(type) ? t(`types.${type}`) : (type ?? ''),
      period: t(period === 'instant' ? 'instant' : 'duration'),
    })
}
