import type { Choices, Language } from '@esrs/contract'
import { useMemo } from 'react'
import { type Formats, useFormats } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { answerInWords } from './choices.ts'
import { tableOf } from './table-text.ts'

/** A value as it is stored, with what is known of its datapoint. */
export interface StoredValue {
  value: string | null
  /** The figure in it, or `null` where it is none; without it a value that is written as a figure is one. */
  number?: number | null
  unit?: string | null
  /** What the datapoint asks for, such as `number` or `yes-no`. */
  type?: string
  choices?: Choices | undefined
}

/** A value as a person reads it: the figure or the words, and the unit beside it. */
export interface ShownValue {
  text: string
  unit: string
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/
const plainNumber = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i

/** A stored value as a person of a language reads it: every page that shows one gets it here, so that none shows what is stored. */
export function shownValue(
  { value, number, unit = null, type = 'yes-no', choices }: StoredValue,
  formats: Pick<Formats, 'quantity' | 'date' | 'unit'>,
  language: Language,
): ShownValue {
  if (value === null || value === '') return { text: '', unit: '' }
  const answer = answerInWords(language, value, type, choices)
  if (answer !== null) return { text: answer, unit: '' }
  const table = type === 'table' ? tableOf(value) : null
  if (table) return { text: table.map((row) => row.filter(Boolean).join(' · ')).join('\n'), unit: '' }
  if (type === 'year') return { text: value, unit: '' }
  if (isoDate.test(value)) return { text: formats.date(value), unit: '' }
  const figure = number === undefined && plainNumber.test(value) ? Number(value) : number
  if (figure == null) return { text: value, unit: '' }
  return { text: formats.quantity(figure, null), unit: formats.unit(unit) }
}

/** Figure and unit in one string, which no line breaks. */
export const lineOf = ({ text, unit }: ShownValue): string => (unit === '' ? text : `${text}\u00a0${unit}`)

/** Gives stored values as a person of this language reads them; nothing of one that is not there. */
export function useShownValue(): (stored: StoredValue) => ShownValue {
  const language = useLanguage()
  const formats = useFormats()
  return useMemo(() => (stored: StoredValue) => shownValue(stored, formats, language), [formats, language])
}

/** The same in one string. */
export function useStoredText(): (stored: StoredValue) => string {
  const shown = useShownValue()
  return useMemo(() => (stored: StoredValue) => lineOf(shown(stored)), [shown])
}

/** What somebody typed: an answer that was chosen in words, anything else as it was written. */
export function useTypedText(): (written: string, of: Pick<StoredValue, 'type' | 'choices'>) => string {
  const language = useLanguage()
  return useMemo(
    () => (written: string, of: Pick<StoredValue, 'type' | 'choices'>) =>
      answerInWords(language, written, of.type ?? 'yes-no', of.choices) ?? written,
    [language],
  )
}
