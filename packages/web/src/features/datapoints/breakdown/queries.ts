import type { Language } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { read } from '../../../api/read.ts'
import { useSend } from '../../../kit/use-send.ts'

/** The newest changes of the cells of a breakdown. */
export const breakdownHistoryQuery = (key: string, language: Language) =>
  queryOptions(read(contract.breakdowns.history, { params: { key }, query: { page: 1, page_size: 50 } }, language))

export interface SentBreakdown {
  cells: { members: string[]; value: string; source: string; document: string | null }[]
  whole: 'follow' | 'keep'
  version: string
}

/** Saves a breakdown. */
export const useSaveBreakdown = (key: string) =>
  useSend(async (body: SentBreakdown) => (await call(contract.breakdowns.save, { params: { key }, body })).breakdown)
