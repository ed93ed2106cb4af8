import { useState } from 'react'
import { matcherOf } from '../../i18n/search-words.ts'
import type { UnsavedRow } from '../../values/unsaved-row.ts'
import { useUnsavedRows } from '../../values/unsaved-store.ts'
import type { Filters } from './use-address.ts'

/** The rows that stand in this browser only, as far as the filters let them through, on the first page of the list. */
export function useAdded(report: string | null, filters: Filters) {
  const { rows } = useUnsavedRows(report)
  const [adding, setAdding] = useState<UnsavedRow | 'new' | null>(null)
  const matches = matcherOf(filters.search)
  const added = rows
    .filter(({ key }) => key === null)
    .filter(({ id, code, name, label = '', value, controlCode, dataType }) => {
      return (
        (!matches || matches([id, code, name, label, value].join('\n'))) &&
        (filters.controlCode === '' || filters.controlCode === controlCode) &&
        filters.disclosure === '' &&
        filters.state === '' &&
        (filters.dataType === '' || filters.dataType === dataType)
      )
    })
    .toReversed()
  return {
    added: filters.page === 1 ? added : [],
    adding,
    edit: setAdding,
    close: () => setAdding(null),
  }
}
