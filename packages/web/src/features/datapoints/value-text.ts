import type { Choices, Datapoint, Language } from '@esrs/contract'
import { useMemo } from 'react'
import { type Formats, useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { answerInWords, typedValue } from '../../values/choices.ts'
import { tableOf } from '../../values/table-text.ts'

/** A value as a person reads it: the figure or the words, and the unit beside it. */
export interface ValueText {
  text: string
  unit: string
}

interface Valued {
  value: string
  number: number | null
  unit: string | null
  choices?: Choices | undefined
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/

function textOf(
  { value, number, unit, choices }: Valued,
  dataType: string,
  formats: Formats,
  language: Language,
): ValueText {
  const answer = answerInWords(language, value, dataType, choices)
  if (answer !== null) return { text: answer, unit: '' }
  const table = dataType === 'table' ? tableOf(value) : null
  if (table) return { text: table.map((row) => row.filter(Boolean).join(' · ')).join('\n'), unit: '' }
  if (dataType === 'year') return { text: value, unit: '' }
  if (isoDate.test(value)) return { text: formats.date(value), unit: '' }
  if (number === null) return { text: value, unit: '' }
  return { text: formats.quantity(number, null), unit: formats.unit(unit) }
}

/** Gives values as a person of this language reads them. */
export function useValueText() {
  const language = useLanguage()
  const formats = useFormats()
  return useMemo(() => {
    const text = (valued: Valued, dataType: string) => textOf(valued, dataType, formats, language)
    /** Figure and unit in one string. */
    const line = (valued: Valued, dataType: string) => {
      const { text: figure, unit } = text(valued, dataType)
      return unit === '' ? figure : `${figure}\u00a0${unit}`
    }
    const ofDatapoint = (datapoint: Datapoint): ValueText | null =>
      datapoint.value === null || datapoint.value === ''
        ? null
        : text({ ...datapoint, value: datapoint.value }, datapoint.dataType)
    return { text, line, ofDatapoint }
  }, [language, formats])
}

const numeric = new Set(['number', 'percent', 'money'])

const inWords: ReadonlySet<string> = new Set(['narrative', 'semi-narrative'])

/** Whether a passage answers by itself. */
export const isInWords = ({ dataType }: Pick<Datapoint, 'dataType'>): boolean => inWords.has(dataType)

/** Whether a datapoint asks for a figure. */
export const isNumeric = ({ dataType, number }: Pick<Datapoint, 'dataType' | 'number'>): boolean =>
  numeric.has(dataType) || number !== null

/** Gives stored values as a person of this language types them; answers are chosen and stay as they are stored. */
export function useTypedValue() {
  const language = useLanguage()
  return ({ value, number }: Pick<Datapoint, 'value' | 'number'>) => typedValue({ value, number }, language)
}
