import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'

/** The changes that follow from the company of a document. */
const changed = ['documents', 'document', 'datapoints', 'datapoint', 'progress', 'stats']

/** Says whether a document is of the company itself, or takes it back; it holds of all that name the same company. */
export function useDecideCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isOwn }: { id: string; isOwn: boolean | null }) =>
      call(contract.documents.decideCompany, { params: { id }, body: { is_own: isOwn } }),
    onSuccess: () => Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
}
