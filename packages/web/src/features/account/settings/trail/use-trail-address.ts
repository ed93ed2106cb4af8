import { TrailFilter } from '@esrs/contract'
import { useSearchParams } from 'react-router'

export interface TrailSearch extends TrailFilter {
  page: number
}

const names = ['kind', 'person', 'outcome', 'object', 'from', 'until'] as const

/** The filters of the trail, as they stand in the address; what cannot be one is left out. */
export function useTrailAddress() {
  const [address, setAddress] = useSearchParams()
  const filter: Partial<TrailFilter> = {}
  for (const name of names) {
    const value = address.get(name)
    const { success } = TrailFilter.shape[name].safeParse(value)
    if (value && success) Object.assign(filter, { [name]: value })
  }
  const page = Math.min(100_000, Math.max(1, Math.floor(Number(address.get('page'))) || 1))
  const set = (changed: Partial<Record<(typeof names)[number] | 'page', string>>) => {
    const next = new URLSearchParams(address)
    if (!('page' in changed)) next.delete('page')
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setAddress(next, { replace: true })
  }
  return {
    search: { page, ...filter } as TrailSearch,
    isNarrowed: Object.keys(filter).length > 0,
    set,
    clear: () => setAddress({}),
  }
}
