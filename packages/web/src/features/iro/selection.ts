import type { Iro } from '@esrs/contract'

/** Columns that the list can be sorted by; a minus in front turns the order round. */
export const columns = ['title', 'type', 'category', 'priority'] as const
export type Column = (typeof columns)[number]
export type Sort = Column | `-${Column}`

/** Those of the highest priority first. */
export const usualSort: Sort = '-priority'

/** What the list is narrowed down by; empty means all. */
export interface Selection {
  type: Iro['type'] | ''
  category: string
  priority: Iro['priority'] | ''
  rejected: boolean
  sort: Sort
}

const ranks: Record<Iro['priority'], number> = { low: 1, medium: 2, high: 3 }

/** The entries to show, in order. Texts are compared whatever their case, in the order of the language. */
export function selected(
  iros: readonly Iro[],
  { type, category, priority, rejected, sort }: Selection,
  language: string,
  typeName: (iro: Iro) => string,
): Iro[] {
  const column = sort.replace('-', '') as Column
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  const inOrder = (a: Iro, b: Iro) => {
    if (column === 'priority') return ranks[a.priority] - ranks[b.priority]
    if (column === 'type') return compare(typeName(a), typeName(b))
    return compare(a[column], b[column])
  }
  const direction = sort.startsWith('-') ? -1 : 1
  return iros
    .filter((iro) => rejected || iro.status !== 'rejected')
    .filter((iro) => type === '' || iro.type === type)
    .filter((iro) => category === '' || iro.category === category)
    .filter((iro) => priority === '' || iro.priority === priority)
    .toSorted((a, b) => Number(a.status === 'rejected') - Number(b.status === 'rejected') || direction * inOrder(a, b))
}

/** The sort after a click on a column: first ascending, then the other way round. */
export const nextSort = (sort: Sort, column: Column): Sort => (sort === column ? `-${column}` : column)
