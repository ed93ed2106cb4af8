import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useSend } from '../../kit/use-send.ts'

/** Says whether a document is of the company itself, or takes it back; it holds of all that name the same company. */
export const useDecideCompany = () =>
  useSend(({ id, isOwn }: { id: string; isOwn: boolean | null }) =>
    call(contract.documents.decideCompany, { params: { id }, body: { is_own: isOwn } }),
  )
