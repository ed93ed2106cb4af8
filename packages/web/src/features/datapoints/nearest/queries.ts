import type { Language } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { read } from '../../../api/read.ts'
import { useSend } from '../../../kit/use-send.ts'

/** What was looked through for a datapoint, and the places that are nearest to it. */
export const nearestQuery = (key: string, language: Language) =>
  queryOptions({
    ...read(contract.pointing.nearest, { params: { key } }, language),
    select: ({ data }) => data,
  })

/** The figures of a page, each read as the value of a datapoint. */
export const figuresQuery = (key: string, document: string, page: number, language: Language) =>
  queryOptions({
    ...read(contract.pointing.figures, { params: { key }, query: { document, page } }, language),
    select: ({ data }) => data.figures,
  })

/** Says that the documents do not state a datapoint, or takes it back. */
export const useAbsence = (key: string) =>
  useSend((isAbsent: boolean) =>
    call(isAbsent ? contract.pointing.setAbsent : contract.pointing.removeAbsent, { params: { key } }),
  )
