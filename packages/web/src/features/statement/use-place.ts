import type { StatementLanguage } from '@esrs/contract'
import { useLanguage } from '../../i18n/language.ts'
import { useAddressState } from '../../kit/use-address-state.ts'
import { useCompact } from '../../ui/use-media.ts'

/** The shown chapter, place and languages of the statement, kept in the address. */
export function useStatementPlace(languages: readonly StatementLanguage[]) {
  const { search, change } = useAddressState()
  const isCompact = useCompact()
  const own = useLanguage()
  const asked = search.get('language')
  const hasBoth = languages.length > 1 && !isCompact
  const first = languages.includes(own) ? own : (languages[0] ?? own)
  const chosen = languages.find((language) => language === asked)
  const isBoth = hasBoth && !chosen
  const shown: readonly StatementLanguage[] = isBoth
    ? [first, ...languages.filter((language) => language !== first)]
    : [chosen ?? first]
  const setLanguage = (language: StatementLanguage | null) => change({ language })
  return { chapter: search.get('chapter'), shown, isBoth, hasBoth, setLanguage, search }
}
