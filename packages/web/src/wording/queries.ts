import type { contract as Calls, Sent } from '@esrs/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'
import { read } from '../api/read.ts'

export type WordingBody = Sent<(typeof Calls)['wording']['ask']>['body']

const minute = 60_000

/** The host that words can be asked of; `null` without a language model or without agreement. */
export const wordingQuery = queryOptions({
  ...read(contract.wording.standing),
  select: ({ host }) => host,
  staleTime: minute,
  retry: false,
})

export const useAskForWords = () =>
  useMutation({ mutationFn: (body: WordingBody) => call(contract.wording.ask, { body }) })
