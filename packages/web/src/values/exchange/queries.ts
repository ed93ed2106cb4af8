import type { AnswerKind, DecimalSign, MissingWay, ReviewState } from '@esrs/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import type { Chosen } from '../../kit/import/ImportDialog.tsx'

export type TableFormat = 'xlsx' | 'csv'

/** What the list of datapoints is narrowed down by, as its address has it. */
export interface DatapointFilters {
  withValues: boolean
  controlCode: string
  disclosure: string
  dataType: string
  state: ReviewState | ''
  tier: 'high' | 'review' | ''
  mine: boolean
  kind: AnswerKind | ''
  way: MissingWay | ''
  counting: boolean
  search: string
}

/** Those filters as the calls take them that list and export datapoints. */
export const filterQuery = (filters: DatapointFilters) => ({
  with_values: filters.withValues ? ('true' as const) : ('false' as const),
  control_code: filters.controlCode || undefined,
  disclosure: filters.disclosure || undefined,
  data_type: filters.dataType || undefined,
  state: filters.state || undefined,
  tier: filters.tier || undefined,
  mine: filters.mine ? ('true' as const) : undefined,
  kind: filters.kind || undefined,
  way: filters.way || undefined,
  counting: filters.counting ? ('true' as const) : undefined,
  search: filters.search || undefined,
})

export const exportDatapoints = (format: TableFormat, filters: DatapointFilters) =>
  call(contract.exchange.exportDatapoints, { query: { format, ...filterQuery(filters) } })

export const exportProgress = (format: TableFormat) => call(contract.exchange.exportProgress, { query: { format } })

export const exportIros = (format: TableFormat) => call(contract.exchange.exportIros, { query: { format } })

export const exportDocuments = (format: TableFormat, search: string) =>
  call(contract.exchange.exportDocuments, { query: { format, search: search || undefined } })

/** A table that comes back, and how its figures are written where somebody has said it. */
const stated = ({ file, answer }: Chosen<DecimalSign>) => ({ file, body: answer ? { decimal: answer } : {} })

export const previewImport = (chosen: Chosen<DecimalSign>) => call(contract.exchange.previewImport, stated(chosen))

export const takeImport = (chosen: Chosen<DecimalSign>, plan: string) => {
  const { file, body } = stated(chosen)
  return call(contract.exchange.confirmImport, { file, body: { plan, ...body } })
}

/** The rows of a file that are not imported, with the reasons. */
export const useRefusedRows = () =>
  useMutation({
    mutationFn: (chosen: Chosen<DecimalSign>) => call(contract.exchange.refusedRows, stated(chosen)),
  })
