import { createHash } from 'node:crypto'
import type { Datapoint, ImportField } from '@esrs/contract'

/** The editable fields of a datapoint, each as one text that is the same before and after it was in a spreadsheet. */
export type Forms = Record<ImportField, string>

export const fields = ['value', 'explanation', 'notes', 'excerpts'] as const satisfies readonly ImportField[]

/** Below what a cell of a workbook holds, so that nothing is cut without our knowing. */
const longestText = 32_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are lost on the way through a spreadsheet.
const lost = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text as a cell holds it. */
export const cellText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(lost, '').trim().slice(0, longestText).trimEnd()

/** Spreadsheets compute with fifteen digits. */
export const rounded = (number: number): number => Number(number.toPrecision(15))

// Making a format takes a hundred times as long as using one.
const allDigits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 })

/** Every digit, without separators and without an exponent. */
export const digits = (number: number): string => allDigits.format(number)

export const figureTypes: readonly string[] = ['number', 'percent', 'money', 'year']

/** A value as one text: a figure by its number and unit, however it is written. */
export function valueForm(type: string, value: { value: string | null; number: number | null; unit: string | null }) {
  if (value.value === null) return ''
  if (figureTypes.includes(type) && value.number !== null) return `${rounded(value.number)} ${value.unit ?? ''}`
  return cellText(value.value)
}

/** The current datapoint. Its explanation may be in the words of a language. */
export const formsOf = (datapoint: Datapoint): Forms => ({
  value: valueForm(datapoint.dataType, datapoint),
  explanation: cellText(datapoint.why_is_this_the_answer),
  notes: cellText(datapoint.notes),
  excerpts: cellText(datapoint.excerpts),
})

/** A sign for a form: the same form has the same, and another one has another. */
export const markOf = (form: string): string => createHash('sha256').update(form).digest('base64url').slice(0, 9)

const versionPattern = /^1((?:\.[\w-]{9}){4})$/

/** The marks of all fields as one text. */
export const versionOf = (forms: Forms): string => ['1', ...fields.map((field) => markOf(forms[field]))].join('.')

/** The marks by field; `null` where the text is none of `versionOf`. */
export function marksIn(version: string): Forms | null {
  const marks = versionPattern.exec(version.trim())?.[1]?.split('.').slice(1)
  return marks ? (Object.fromEntries(fields.map((field, index) => [field, marks[index]])) as Forms) : null
}
