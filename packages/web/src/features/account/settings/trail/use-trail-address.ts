import { type TrailFilter, trailKinds, trailOutcomes } from '@esrs/contract'
import { useAddressState, wholeNumber } from '../../../../kit/use-address-state.ts'

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
  const { search, change } = useAddressState()
  const filter: Partial<TrailFilter> = {}
  for (const name of names) {
    const value = search.get(name)
    if (value && mayBe[name](value)) Object.assign(filter, { [name]: value })
  }
  const page = wholeNumber(search.get('page'))
  const set = (changed: Partial<Record<(typeof names)[number] | 'page', string>>) => change({ page: null, ...changed })
  return {
    search: { page, ...filter } as TrailSearch,
    isNarrowed: Object.keys(filter).length > 0,
    set,
    clear: () => change(Object.fromEntries([...names, 'page'].map((name) => [name, null]))),
  }
}
