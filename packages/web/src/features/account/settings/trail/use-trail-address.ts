import { type TrailFilter, trailKinds, trailOutcomes } from '@esrs/contract'
import { useSearchParams } from 'react-router'

export interface TrailSearch extends TrailFilter {
  page: number
}

const names = ['kind', 'person', 'outcome', 'object', 'from', 'until'] as const

const isOneOf = (all: readonly string[]) => (value: string) => all.includes(value)
const isShort = (most: number) => (value: string) => value.length <= most
/** Whether it is a day of the calendar: the thirtieth of February is read as a day of March. */
const isDay = (value: string) => {
  const day = new Date(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** What the filters may be, as the contract says it. */
const mayBe: Record<(typeof names)[number], (value: string) => boolean> = {
  kind: isOneOf(trailKinds),
  person: isShort(64),
  outcome: isOneOf(trailOutcomes),
  object: isShort(100),
  from: isDay,
  until: isDay,
}

/** The filters of the trail, as they stand in the address; what cannot be one is left out. */
export function useTrailAddress() {
  const [address, setAddress] = useSearchParams()
  const filter: Partial<TrailFilter> = {}
  for (const name of names) {
    const value = address.get(name)
    if (value && mayBe[name](value)) Object.assign(filter, { [name]: value })
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
