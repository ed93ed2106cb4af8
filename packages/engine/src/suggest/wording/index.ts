export { type CheckedWording, checkWording, type ProvenSentence, type WordingFault } from './check.ts'
export {
  translationRequest,
  type WordingRequest,
  wordingRequest,
} from './request.ts'
export type { WordingSource, WordingTask } from './sources.ts'
