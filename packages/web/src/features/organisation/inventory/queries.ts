import type { Language } from '@esrs/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { contract } from '../../../api/contract.ts'
import { read } from '../../../api/read.ts'

export const inventoryQuery = (language: Language) => read(contract.inventory.get, {}, language)

/** Editions of factors that the year means and no activity uses yet. */
export const editionsQuery = (language: Language) => read(contract.inventory.editions, {}, language)

/** Figures of the inventory beside those of parts and documents. */
export const comparedQuery = (language: Language) => read(contract.inventory.compared, {}, language)

/** Which activities are listed. */
export interface ActivitiesAsked {
  category?: string
  figure?: string
  search: string
  page: number
}

export const activitiesQuery = (asked: ActivitiesAsked, language: Language) =>
  queryOptions({
    ...read(contract.inventory.activities, { query: asked }, language),
    placeholderData: keepPreviousData,
  })
