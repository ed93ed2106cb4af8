import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

export type TableFormat = 'xlsx' | 'csv'

/** What the list of datapoints is narrowed down by, as its address has it. */
export interface DatapointFilters {
  withValues: boolean
  controlCode: string
  disclosure: string
  dataType: string
  search: string
}

export const exportDatapoints = (format: TableFormat, filters: DatapointFilters) =>
  call(contract.exchange.exportDatapoints, {
    query: {
      format,
      with_values: filters.withValues ? 'true' : 'false',
      control_code: filters.controlCode || undefined,
      disclosure: filters.disclosure || undefined,
      data_type: filters.dataType || undefined,
      search: filters.search || undefined,
    },
  })

export const exportProgress = (format: TableFormat) => call(contract.exchange.exportProgress, { query: { format } })

export const exportIros = (format: TableFormat) => call(contract.exchange.exportIros, { query: { format } })

export const exportDocuments = (format: TableFormat, search: string) =>
  call(contract.exchange.exportDocuments, { query: { format, search: search || undefined } })

export const usePreviewImport = () =>
  useMutation({ mutationFn: (file: File) => call(contract.exchange.previewImport, { file }) })

/** Values, and everything that is counted from them. */
const changed = [['datapoints'], ['extracted'], ['progress'], ['stats'], ['history']]

export function useConfirmImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, plan }: { file: File; plan: string }) =>
      call(contract.exchange.confirmImport, { file, body: { plan } }),
    onSuccess: () => {
      for (const queryKey of changed) void client.invalidateQueries({ queryKey })
    },
  })
}
