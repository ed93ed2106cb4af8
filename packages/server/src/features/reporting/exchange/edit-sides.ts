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
    return {
      before: text === null ? null : { ...cut(text, typed), number, unit },
      after: value === null ? null : { ...cut(value.value, today.value ?? ''), number: value.number, unit: value.unit },
    }
  }
  const now = formsOf(today)[field]
  const side = (text: string, other: string) => (text === '' ? null : { ...cut(text, other), number: null, unit: null })
  return { before: side(now, typed), after: side(typed, now) }
}

function cut(text: string, other: string): { text: string } {
  if (text.length <= longest) return { text }
  let same = 0
  while (same < other.length && text[same] === other[same]) same += 1
  const from = Math.max(0, same - lead)
  const part = text.slice(from, from + longest)
  return { text: `${from > 0 ? '…' : ''}${part}${from + longest < text.length ? '…' : ''}` }
}
