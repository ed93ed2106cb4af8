// Entry for showing and choosing the tags of a statement, without the writers of the formats.
export { memberInWords } from './words/format.ts'
export { type ElementRefusal, elementRefusal, elementsFor, isInAnswerSet, tagsOf } from './xbrl/elements.ts'
