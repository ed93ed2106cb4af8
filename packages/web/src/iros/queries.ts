import type { Language } from '@esrs/contract'
import { queryOptions } from '@tanstack/react-query'
import { contract } from '../api/contract.ts'
import { read } from '../api/read.ts'

/** The topics with what was decided on each. */
export const materialityQuery = (language: Language) =>
  queryOptions({
    ...read(contract.iro.materiality, {}, language),
    select: ({ topics }) => topics,
  })

/** Impacts, risks and opportunities; the language is part of what is asked, because what is proposed comes in it. */
export const irosQuery = (language: Language) =>
  queryOptions({
    ...read(contract.iro.list, {}, language),
    select: ({ impacts }) => impacts,
  })
