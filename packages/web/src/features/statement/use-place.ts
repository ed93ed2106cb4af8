import type { StatementLanguage } from '@esrs/contract'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../i18n/language.ts'
import { useCompact } from '../../ui/use-media.ts'

/** The shown chapter, place and languages of the statement, kept in the address. */
export function useStatementPlace(languages: readonly StatementLanguage[]) {
  const [search, setSearch] = useSearchParams()
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
  const setLanguage = (language: StatementLanguage | null) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known)
        if (language) next.set('language', language)
        else next.delete('language')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { chapter: search.get('chapter'), shown, isBoth, hasBoth, setLanguage, search }
}
