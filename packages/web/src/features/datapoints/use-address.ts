import { type AnswerKind, type DatapointOrder, limits, type MissingWay, type ReviewState } from '@esrs/contract'
import { useLocation, useNavigate } from 'react-router'
import { type AddressChanges, searchWords, useAddressState, wholeNumber } from '../../kit/use-address-state.ts'

/** In the order in which a person meets them. */
export const states = ['to_check', 'question', 'decided', 'missing'] as const satisfies readonly ReviewState[]

/** The orders of the list. */
export const orders = ['standard', 'importance', 'confidence', 'page'] as const satisfies readonly DatapointOrder[]

/** How what is missing is answered, as the address names it; the list of the contract would bring its schemas along. */
export const ways = ['calculate', 'ask', 'upload', 'explain'] as const satisfies readonly MissingWay[]

/** Piles of the list, in the order in which they are gone through. */
export const kinds = ['figures', 'answers', 'passages'] as const satisfies readonly AnswerKind[]

/** What the list is narrowed down by, as the address holds it. Empty means all. */
export interface Filters {
  page: number
  pageSize: (typeof limits.pageSizes)[number]
  controlCode: string
  disclosure: string
  dataType: string
  state: ReviewState | ''
  /** Only undecided values that are as sure as this. */
  tier: (typeof tiers)[number] | ''
  /** Only what this person decided. */
  mine: boolean
  kind: AnswerKind | ''
  /** Only missing ones that count and are answered like this. */
  way: MissingWay | ''
  /** Only what counts towards the report. */
  counting: boolean
  order: DatapointOrder
  search: string
  withValues: boolean
}

const tiers = ['high', 'review'] as const

type Changed = Partial<Omit<Filters, 'page'>>

const names = {
  pageSize: 'page_size',
  controlCode: 'control_code',
  disclosure: 'disclosure',
  dataType: 'data_type',
  state: 'state',
  tier: 'tier',
  kind: 'kind',
  way: 'way',
  order: 'order',
  search: 'search',
} as const

const read = (search: URLSearchParams): Filters => {
  const size = Number(search.get('page_size'))
  // No choice may be written out (product specification, section 7).
  const chosen = (name: string) => search.get(name)?.replace(/^_all$/, '') ?? ''
  const controlCode = chosen('control_code')
  return {
    page: wholeNumber(search.get('page')),
    pageSize: limits.pageSizes.find((known) => known === size) ?? limits.defaultPageSize,
    controlCode,
    disclosure: controlCode === '' ? '' : chosen('disclosure'),
    dataType: chosen('data_type'),
    state: states.find((state) => state === chosen('state')) ?? '',
    tier: tiers.find((tier) => tier === chosen('tier')) ?? '',
    mine: search.get('mine') === 'true',
    kind: kinds.find((kind) => kind === chosen('kind')) ?? '',
    way: ways.find((way) => way === chosen('way')) ?? '',
    counting: search.get('counting') === 'true',
    order: orders.find((order) => order === chosen('order')) ?? 'standard',
    search: searchWords(search.get('search')),
    withValues: search.get('with_values') !== 'false',
  }
}

/** What changed choices write into the address; what is the usual choice stays out of it. */
function written(changed: Changed): AddressChanges {
  const changes: AddressChanges = {}
  for (const [key, name] of Object.entries(names)) {
    const value = changed[key as keyof typeof names]
    if (value !== undefined) changes[name] = value === limits.defaultPageSize || value === 'standard' ? null : value
  }
  for (const name of ['mine', 'counting'] as const)
    if (changed[name] !== undefined) changes[name] = changed[name] ? 'true' : null
  if (changed.withValues !== undefined) changes.with_values = changed.withValues ? null : 'false'
  return changes
}

const pageOf = (page: number): AddressChanges => ({ page: page === 1 ? null : page })

/** All that `clear` takes back. */
const cleared = [...Object.values(names), 'mine', 'counting', 'page'].filter(
  (name) => name !== names.pageSize && name !== names.order,
)

/** Marks the step of the history that opening a datapoint made. */
const opened = { opened: true }

/** The state of the page that its address holds: filters, page and the datapoint whose evidence is open. */
export function useAddress() {
  const { search, change } = useAddressState()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    filters: read(search),
    datapoint: search.get('datapoint'),
    hasPage: search.has('page'),
    /** Whoever came to begin the work wants the first of the list, whichever that is. */
    wantsFirst: search.get('open') === 'first',
    openFirst: (datapoint: string | null) => change({ open: null, ...(datapoint !== null && { datapoint }) }),
    /** Any change of a filter leads back to the first page; another control code also forgets disclosure and data type. */
    setFilters: (changed: Changed) =>
      change({
        ...(changed.controlCode !== undefined && { disclosure: null, data_type: null }),
        ...written(changed),
        page: null,
      }),
    clear: () => change(Object.fromEntries(cleared.map((name) => [name, null]))),
    setPage: (page: number, datapoint?: string) =>
      change({ ...pageOf(page), ...(datapoint !== undefined && { datapoint }) }, { isStep: datapoint === undefined }),
    /** Leaves a page that is not there, or not any more, without a step in the history. */
    turnBack: (page: number) => change(pageOf(page)),
    /** Opening adds a step to the history, so that the way back closes the panel; moving on inside it does not. */
    open: (datapoint: string) => {
      const isOpen = search.has('datapoint')
      change({ datapoint }, { isStep: !isOpen, state: isOpen ? state : opened })
    },
    /** Takes the step of the opening back where it is the last one, so that the way back leads on from there. */
    close: () => {
      if ((state as typeof opened | null)?.opened) void navigate(-1)
      else change({ datapoint: null })
    },
  }
}
