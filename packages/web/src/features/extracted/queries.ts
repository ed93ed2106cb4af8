import type { Language } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'

/** The topics of the double materiality assessment with what was decided about them. */
export const materialityQuery = (language: Language) =>
  queryOptions({
    queryKey: ['materiality', language],
    queryFn: ({ signal }) => call(contract.iro.materiality, {}, { signal }),
  })
