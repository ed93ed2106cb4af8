// Tables of a person: read and filled. An entry of its own, so that a process that opens one table loads no analysis.
export { fillFile } from './questionnaire/fill-file.ts'
export { type FormKind, readFormFile } from './questionnaire/form/read-file.ts'
export { readForm } from './questionnaire/form/read-form.ts'
export { readRows } from './reading/rows.ts'
export type { TableLimits } from './reading/table-limits.ts'
