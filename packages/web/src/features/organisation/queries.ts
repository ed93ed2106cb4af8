import type { Language } from '@esrs/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

export const treeQuery = read(contract.organisation.tree)

export const changesQuery = (page: number, language: Language) =>
  queryOptions({
    ...read(contract.organisation.changes, { query: { page } }, language),
    placeholderData: keepPreviousData,
  })

export const figuresQuery = (page: number, language: Language) =>
  queryOptions({
    ...read(contract.figures.list, { query: { page } }, language),
    placeholderData: keepPreviousData,
  })

export const figureQuery = (key: string, language: Language) =>
  read(contract.figures.get, { params: { key } }, language)

export const figureUnitQuery = (key: string, id: string, language: Language) =>
  queryOptions({
    ...read(contract.figures.unit, { params: { key, id } }, language),
    select: ({ lines }) => lines,
  })

export const offeredQuery = (search: string, language: Language) =>
  queryOptions({
    ...read(contract.figures.offered, { query: { search } }, language),
    select: ({ datapoints }) => datapoints,
    placeholderData: keepPreviousData,
  })

export const factorsQuery = (language: Language) => read(contract.factors.list, {}, language)
