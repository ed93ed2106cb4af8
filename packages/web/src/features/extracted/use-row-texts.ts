import type { Choices } from '@esrs/contract'
import { useMemo } from 'react'
import { usePlaceText } from '../../document/viewer/place-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { lineOf, type ShownValue, useShownValue } from '../../values/stored-text.ts'
import { changesOf } from '../../values/unsaved-row.ts'
import type { ExtractedRow } from './rows.ts'
import { extractedTexts } from './texts.ts'

interface Valued {
  value: string | null
  number: number | null
  unit: string | null
  dataType: string
  choices?: Choices | undefined
}

export interface ShownSource {
  text: string
  /** Where in the file, in short. */
  place: string
  files: readonly string[]
}

const bareFigure = /^[-−]?[\d.,'’\s]*\d$/

/** Names of the files that prove a value, of those that are saved and of others. */
const filesOf = ({ datapoint, addition }: ExtractedRow): string[] =>
  [...(datapoint?.supporting_files ?? []), ...(addition?.files ?? [])].map(({ name }) => name)

/** What is named as the source of a value: a value that somebody typed over the one that was found does not come from that file any more. */
function sourceOf({ datapoint, addition }: ExtractedRow): string {
  if (!addition) return datapoint?.source ?? ''
  const isOfFile = datapoint?.place && addition.source === datapoint.source
  return isOfFile && changesOf(addition).value !== undefined ? '' : addition.source
}

/** Who typed a value. */
const typedBy = ({ datapoint, addition }: ExtractedRow) =>
  addition && addition.value !== '' ? addition.by : datapoint?.typed_by

/** Gives what the columns of a row say in the person's language. */
export function useRowTexts() {
  const t = useTexts(extractedTexts)
  const words = useShownValue()
  const formats = useFormats()
  const placeText = usePlaceText()
  return useMemo(() => {
    const stored = ({ dataType, ...valued }: Valued): ShownValue => words({ ...valued, type: dataType })
    const value = ({ datapoint, addition }: ExtractedRow): ShownValue => {
      if (!addition) return datapoint ? stored(datapoint) : { text: '', unit: '' }
      // Where only a note or a source was typed, the value is still the company's, and is shown as such.
      const isUntouched = addition.base !== null && changesOf(addition).value === undefined
      if (isUntouched && datapoint && datapoint.value === addition.base?.value) return stored(datapoint)
      const unit = addition.unit || addition.base?.unit || null
      return { text: addition.value, unit: bareFigure.test(addition.value.trim()) ? formats.unit(unit) : '' }
    }
    const proposed = ({ datapoint }: ExtractedRow): ShownValue | null =>
      datapoint?.proposed_value
        ? stored({
            value: datapoint.proposed_value,
            number: datapoint.proposed_number,
            unit: datapoint.proposed_unit,
            dataType: datapoint.dataType,
            choices: datapoint.choices,
          })
        : null
    const source = (row: ExtractedRow): ShownSource => {
      const { datapoint } = row
      const files = filesOf(row)
      const named = sourceOf(row)
      const typed = typedBy(row)
      const text = named || (typed ? t('row.typedBy', { name: typed }) : '')
      const place = named !== '' && named === datapoint?.source ? datapoint.place : null
      if (!place) return { text, place: '', files }
      return { text, place: placeText({ ...place, filename: text }, null, true), files }
    }
    return { value, proposed, source, line: lineOf }
  }, [t, words, formats, placeText])
}

export type Shown = ReturnType<typeof useRowTexts>
