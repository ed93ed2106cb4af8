import type { LegalProfile } from '@esrs/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { refreshed } from '../../api/follow-changes.ts'
import { read } from '../../api/read.ts'

/** Which law applies to the company by what is saved. */
export const lawQuery = read(contract.law.get)

/** Which law would apply by what somebody has typed so far. */
export const lawCheckQuery = (profile: LegalProfile) =>
  queryOptions({
    ...read(contract.law.check, { body: profile }),
    placeholderData: keepPreviousData,
  })

/** Divisions of NACE to choose from. */
export const activitiesQuery = queryOptions({
  ...read(contract.law.activities),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Saves the legal profile. What counts follows it. */
export function useSaveLaw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: LegalProfile) => call(contract.law.save, { body: profile }),
    onSuccess: async (answer) => {
      client.setQueryData(lawQuery.queryKey, answer)
      await refreshed()
    },
  })
}
