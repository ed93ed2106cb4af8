import type { Choices, Datapoint } from '@esrs/contract'
import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { typedValue } from '../../values/choices.ts'
import { lineOf, type ShownValue, useShownValue } from '../../values/stored-text.ts'

interface Valued {
  value: string
  number: number | null
  unit: string | null
}

/** What a datapoint asks for and offers; without it an answer that is stored cannot be told in words. */
type Asking = Pick<Datapoint, 'dataType'> & { choices?: Choices | undefined }

/** Gives values of a datapoint as a person of this language reads them, whatever stored them: itself, a place, the year before. */
export function useValueText() {
  const shown = useShownValue()
  return useMemo(() => {
    const text = ({ value, number, unit }: Valued, { dataType, choices }: Asking) =>
      shown({ value, number, unit, type: dataType, choices })
    /** Figure and unit in one string. */
    const line = (valued: Valued, of: Asking) => lineOf(text(valued, of))
    const ofDatapoint = (datapoint: Datapoint): ShownValue | null =>
      datapoint.value === null || datapoint.value === ''
        ? null
        : text({ ...datapoint, value: datapoint.value }, datapoint)
    return { text, line, ofDatapoint }
  }, [shown])
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
