// Entry for showing a statement: the draft and its texts, without the large writers of the formats.
export { type CitedDocument, citedDocuments } from './annex/cited.ts'
export { draftStatement } from './draft/draft.ts'
export type { DecidedValue, DraftInput, OwnDatapoint, SourcedValue, WrittenText } from './draft/input.ts'
export { stateOf } from './draft/lists.ts'
export type { ReportedAssessment, ReportedEntry } from './draft/reported-assessment.ts'
export { fileNameOf } from './file-name.ts'
export { factInWords, memberInWords, unitInWords } from './words/format.ts'
export { wordsOf } from './words/plain.ts'
