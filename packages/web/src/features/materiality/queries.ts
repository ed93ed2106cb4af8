import type { contract as Calls, Language, Sent } from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'
import { together } from '../../api/stale.ts'

const calls = contract.materiality
type Body<Name extends keyof (typeof Calls)['materiality']> =
  Sent<(typeof Calls)['materiality'][Name]> extends {
    body: infer B
  }
    ? B
    : never

export const assessmentQuery = (language: Language) => read(calls.assessment, {}, language)

export const entryQuery = (id: string, language: Language) => read(calls.entry, { params: { id } }, language)

export const methodQuery = (language: Language) => read(calls.method, {}, language)

export const stakeholdersQuery = (language: Language) => read(calls.stakeholders, {}, language)

export const logQuery = (language: Language) => read(calls.log, {}, language)

export const versionsQuery = queryOptions({
  ...read(calls.versions),
  select: ({ versions }) => versions,
})

const useChange = <Input, Output>(send: (input: Input) => Promise<Output>) => useMutation({ mutationFn: send })

export const useDecide = () =>
  useChange(({ code, ...body }: Body<'decide'> & { code: string }) => call(calls.decide, { params: { code }, body }))

/** What could not be done of many things, each with why. */
export interface Refused {
  code: string
  failure: unknown
}

/**
 * Sends one call after the other and asks anew once, at the end. Each stands in the log by itself, as if it had been sent alone; what is
 * refused stops none of the others.
 */
const useEach = <Input extends { code: string }, Output>(send: (input: Input) => Promise<Output>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (all: readonly Input[]) =>
      together(client, async () => {
        const refused: Refused[] = []
        for (const one of all)
          await send(one).catch((failure: unknown) => {
            refused.push({ code: one.code, failure })
          })
        return refused
      }),
  })
}

export const useDecideEach = () =>
  useEach(({ code, ...body }: Body<'decide'> & { code: string }) => call(calls.decide, { params: { code }, body }))
export const useConsiderEach = () =>
  useEach(({ code, reason }: { code: string; reason: string }) =>
    call(calls.consider, { params: { code }, body: { reason } }),
  )

export const useWithdrawDissent = () => useChange((id: string) => call(calls.withdrawDissent, { params: { id } }))
export const useCarryOver = () => useChange(() => call(calls.carryOver))

export const exportAssessment = () => call(calls.export)
export const fetchVersion = (number: number) => call(calls.version, { params: { number } })

/** Results of the topics in the latest signed version of every year and set. */
export const resultsQuery = queryOptions({
  ...read(calls.results),
  select: ({ reports }) => reports,
})
