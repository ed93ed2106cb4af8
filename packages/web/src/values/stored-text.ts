import type { Choices, Language } from '@esrs/contract'
import { useMemo } from 'react'
import { type Formats, useFormats } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { answerInWords } from './choices.ts'

/** A value as it is stored, with what is known of its datapoint. */
export interface StoredValue {
  value: string | null
  unit?: string | null
  /** What the datapoint asks for, such as `number` or `yes-no`. */
  type?: string
  choices?: Choices | undefined
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/
const plainNumber = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i

/** A stored value as a person of a language reads it: numbers with their unit, dates, answers and choices in words. */
export function storedText(
  { value, unit = null, type = 'yes-no', choices }: StoredValue,
  formats: Pick<Formats, 'number' | 'date' | 'unit'>,
  language: Language,
): string {
  if (value === null || value === '') return ''
  const answer = answerInWords(language, value, type, choices)
  if (answer !== null) return answer
  if (isoDate.test(value)) return formats.date(value)
  if (type === 'year' || !plainNumber.test(value)) return value
  return [formats.number(Number(value)), formats.unit(unit)].filter(Boolean).join('\u00a0')
}

/** Gives stored values as a person of this language reads them; nothing of one that is not there. */
export function useStoredText(): (stored: StoredValue) => string {
  const language = useLanguage()
  const formats = useFormats()
  return useMemo(() => (stored: StoredValue) => storedText(stored, formats, language), [formats, language])
}
