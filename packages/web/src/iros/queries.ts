import type { Language } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

/** The topics with what was decided on each. */
export const materialityQuery = (language: Language) =>
  queryOptions({
    queryKey: ['materiality', 'list', language],
    queryFn: async ({ signal }) => (await call(contract.iro.materiality, {}, { signal })).topics,
  })

/** Impacts, risks and opportunities; the language is part of what is asked, because what is proposed comes in it. */
export const irosQuery = (language: Language) =>
  queryOptions({
    queryKey: ['iros', 'list', language],
    queryFn: async ({ signal }) => (await call(contract.iro.list, {}, { signal })).impacts,
  })
