import type { Datapoint } from '@esrs/contract'
import { useMemo } from 'react'
import { type Formats, useFormats } from '../../i18n/format.ts'
import { type Language, useLanguage } from '../../i18n/language.ts'
import { type Translate, useTexts } from '../../i18n/texts.tsx'
import type en from './en.json'
import { datapointTexts } from './texts.ts'

type Texts = Translate<typeof en>

/** A value as a person reads it: the figure or the words, and the unit beside it. */
export interface ValueText {
  text: string
  unit: string
}

interface Valued {
  value: string
  number: number | null
  unit: string | null
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Answers that the analysis gives where a standard offers a choice; any other answer is a person's own words. */
const knownChoices = [
  'consolidated',
  'individual',
  'head count',
  'full-time equivalent',
  'end of reporting period',
  'average',
] as const
const isKnownChoice = (value: string): value is (typeof knownChoices)[number] =>
  (knownChoices as readonly string[]).includes(value)

function textOf({ value, number, unit }: Valued, dataType: string, formats: Formats, t: Texts): ValueText {
  if (dataType === 'yes-no' && (value === 'yes' || value === 'no')) return { text: t(`answer.${value}`), unit: '' }
  if (dataType === 'choice' && isKnownChoice(value)) return { text: t(`choice.${value}`), unit: '' }
  if (dataType === 'year') return { text: value, unit: '' }
  if (isoDate.test(value)) return { text: formats.date(value), unit: '' }
  if (number === null) return { text: value, unit: '' }
  return { text: formats.quantity(number, null), unit: formats.unit(unit) }
}

/** Gives values as a person of this language reads them. */
export function useValueText() {
  const t = useTexts(datapointTexts)
  const formats = useFormats()
  return useMemo(() => {
    const text = (valued: Valued, dataType: string) => textOf(valued, dataType, formats, t)
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
  }, [t, formats])
}

const numeric = new Set(['number', 'percent', 'money'])

/** Whether a datapoint asks for a figure. */
export const isNumeric = ({ dataType, number }: Pick<Datapoint, 'dataType' | 'number'>): boolean =>
  numeric.has(dataType) || number !== null

/** A stored figure as it is typed in a language: no digit is lost, no mark between thousands can be misread. */
export function typedText(valued: { value: string; number: number | null }, language: Language): string {
  return valued.number !== null && language === 'de' ? valued.value.replace('.', ',') : valued.value
}

export function useTypedText() {
  const language = useLanguage()
  return (valued: { value: string; number: number | null }) => typedText(valued, language)
}
