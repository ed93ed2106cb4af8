import type { Language } from '@esrs/contract'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

/** What waits for the signed-in person and for others. */
export const waitingQuery = read(contract.work.waiting)

/** What the signed-in person has to deliver, decide, approve and answer, and whether a mail tells them of it every week. */
export const mineQuery = (language: Language) => read(contract.work.mine, {}, language)
