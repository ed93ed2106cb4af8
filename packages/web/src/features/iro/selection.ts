import type { Iro } from '@esrs/contract'
import { byPriority } from '../../iros/order.ts'

/** Columns that the list can be sorted by; a minus in front turns the order round. */
export const columns = ['title', 'type', 'category', 'priority'] as const
export type Column = (typeof columns)[number]
export type Sort = Column | `-${Column}`

/** Those of the highest priority first, the strongest among them first. */
export const usualSort: Sort = '-priority'

/** What the list is narrowed down by; empty means all. */
export interface Selection {
  type: Iro['type'] | ''
  category: string
  priority: Iro['priority'] | ''
  rejected: boolean
  sort: Sort
}

/** Whether an entry is of the list as it is narrowed down, whatever its type. */
export const isListed = (iro: Iro, { category, priority, rejected }: Selection): boolean =>
  (rejected || iro.status !== 'rejected') &&
  (category === '' || iro.category === category) &&
  (priority === '' || iro.priority === priority)

/** The entries to show, in order. Texts are compared whatever their case, in the order of the language. */
export function selected(
  iros: readonly Iro[],
  selection: Selection,
  language: string,
  typeName: (iro: Iro) => string,
): Iro[] {
  const { type, sort } = selection
  const column = sort.replace('-', '') as Column
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  const inOrder = (a: Iro, b: Iro) => {
    if (column === 'priority') return byPriority(a, b)
    if (column === 'type') return compare(typeName(a), typeName(b))
    return compare(a[column], b[column])
  }
  const direction = sort.startsWith('-') ? -1 : 1
  return iros
    .filter((iro) => isListed(iro, selection))
    .filter((iro) => type === '' || iro.type === type)
    .toSorted((a, b) => Number(a.status === 'rejected') - Number(b.status === 'rejected') || direction * inOrder(a, b))
}
