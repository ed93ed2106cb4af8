import type { AnswerKind, DecimalSign, MissingWay, ReviewState } from '@esrs/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'

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

/** A file that comes back, and how its figures are written where somebody has said it. */
export interface ReturnedFile {
  file: File
  decimal?: DecimalSign | undefined
}

const statedDecimal = ({ decimal }: ReturnedFile) => (decimal ? { decimal } : {})

export const usePreviewImport = () =>
  useMutation({
    mutationFn: (returned: ReturnedFile) =>
      call(contract.exchange.previewImport, { file: returned.file, body: statedDecimal(returned) }),
  })

/** The rows of a file that are not imported, with the reasons. */
export const useRefusedRows = () =>
  useMutation({
    mutationFn: (returned: ReturnedFile) =>
      call(contract.exchange.refusedRows, { file: returned.file, body: statedDecimal(returned) }),
  })

export const useConfirmImport = () =>
  useMutation({
    mutationFn: ({ plan, ...returned }: ReturnedFile & { plan: string }) =>
      call(contract.exchange.confirmImport, { file: returned.file, body: { plan, ...statedDecimal(returned) } }),
  })
