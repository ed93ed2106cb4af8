import type { Datapoint, ImportChange } from '@esrs/contract'
import { formsOf } from './cell-forms.ts'
import type { Edit } from './table-edits.ts'

type Sides = Pick<ImportChange['fields'][number], 'before' | 'after'>

/** Most characters of a text that are shown of each side. */
const longest = 400
/** Characters before the first difference, to know where one is. */
const lead = 60

/** The sides of an edit, before and after; of long texts the part in which they differ. */
export function sidesOf({ field, typed, value }: Edit, today: Datapoint): Sides {
  if (field === 'value') {
    const { value: text, number, unit } = today
    const before = text === null ? null : wordsOf(today, text)
    return {
      before: before === null ? null : { ...cut(before, typed), number, unit },
      after:
        value === null
          ? null
          : { ...cut(wordsOf(today, value.value), before ?? ''), number: value.number, unit: value.unit },
    }
  }
  const now = formsOf(today)[field]
  const side = (text: string, other: string) => (text === '' ? null : { ...cut(text, other), number: null, unit: null })
  return { before: side(now, typed), after: side(typed, now) }
}

/** A kept answer to a choice as the reader's language says it; anything else as it is kept. */
function wordsOf({ choices }: Datapoint, text: string): string {
  const labels = text.split('; ').map((value) => choices?.options.find((option) => option.value === value)?.label)
  return labels.every((label) => label !== undefined) ? labels.join('; ') : text
}

function cut(text: string, other: string): { text: string } {
  if (text.length <= longest) return { text }
  let same = 0
  while (same < other.length && text[same] === other[same]) same += 1
  const from = Math.max(0, same - lead)
  const part = text.slice(from, from + longest)
  return { text: `${from > 0 ? '…' : ''}${part}${from + longest < text.length ? '…' : ''}` }
}
