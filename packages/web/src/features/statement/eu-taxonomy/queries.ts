import type { Language, TaxonomyDisclosure, TaxonomyState } from '@esrs/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { read } from '../../../api/read.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useSend } from '../../../kit/use-send.ts'

/** The disclosures; what does not fit is said in the language that is asked for. */
export const taxonomyQuery = (language: Language) => read(contract.euTaxonomy.get, {}, language)

/** What documents state in forms of Article 8. */
export const foundQuery = read(contract.euTaxonomy.found)

/** The activities of the delegated acts. */
export const actsQuery = queryOptions({
  ...read(contract.euTaxonomy.activities),
  select: ({ activities }) => activities,
})

/** Saves the disclosures as a whole, on the version that somebody began with. */
export function useSaveTaxonomy({ version }: Pick<TaxonomyState, 'version'>, onDone?: () => void) {
  const client = useQueryClient()
  const language = useLanguage()
  return useSend(
    (disclosure: TaxonomyDisclosure | null) =>
      call(contract.euTaxonomy.save, { body: { disclosure, base: version } }, { language }),
    null,
    (state) => {
      client.setQueryData(taxonomyQuery(language).queryKey, state)
      onDone?.()
    },
  )
}
