import { contract } from '../api/contract.ts'
import { read } from '../api/read.ts'

/** What waits for the signed-in person and for others. */
export const waitingQuery = read(contract.work.waiting)
