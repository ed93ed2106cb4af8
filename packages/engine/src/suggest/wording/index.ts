export { type CheckedWording, checkWording, type ProvenSentence, type WordingFault } from './check.ts'
export {
  longestTranslation,
  translationRequest,
  type WordingRequest,
  type WordingSource,
  type WordingTask,
  wordingRequest,
} from './request.ts'
