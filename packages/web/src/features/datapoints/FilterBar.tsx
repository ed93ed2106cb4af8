import { ListFilter } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select, type SelectOption } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import { datapointTexts } from './texts.ts'
import type { Filters } from './use-address.ts'

interface Option {
  value: string
  label: string
}

export interface FilterOptions {
  control_codes: (Option & { not_material: boolean })[]
  disclosures: Option[]
  data_types: Option[]
}

interface FilterBarProps {
  filters: Filters
  /** `undefined` until the first answer. */
  options: FilterOptions | undefined
  onChange: (changed: Partial<Omit<Filters, 'page'>>) => void
  searchBox: RefObject<HTMLDivElement | null>
  /** On a phone the list itself must be in sight: all but the search waits behind a button. */
  isFolded: boolean
  onFold: (folded: boolean) => void
}

/** Stands for no choice; the control of the platform knows no empty one. */
const all = '_all'

/** `E1 Climate change` as `E1 · Climate change`. */
export const dotted = ({ value, label }: Option) =>
  label.startsWith(`${value} `) ? `${value} · ${label.slice(value.length + 1)}` : label

/** The standards as choices; of a topic that is not material it says so. */
export function useStandardOptions(standards: FilterOptions['control_codes'] = []): Option[] {
  const t = useTexts(datapointTexts)
  return standards.map(({ value, label, not_material: isNotMaterial }) => ({
    value,
    label: isNotMaterial ? t('filter.notMaterial', { standard: label }) : label,
  }))
}

function choices(none: string, chosen: string, options: readonly Option[] = [], short = false): SelectOption[] {
  const choices = options.map((option) => ({
    value: option.value,
    label: dotted(option),
    ...(short ? { short: option.value } : {}),
  }))
  const missing = chosen !== '' && !options.some(({ value }) => value === chosen)
  return [{ value: all, label: none }, ...(missing ? [{ value: chosen, label: chosen }] : []), ...choices]
}

type Stand = Pick<Filters, 'state' | 'tier' | 'mine' | 'way'>
const noStand: Stand = { state: '', tier: '', mine: false, way: '' }

/** What is to be done about a value, how sure it is and whose decision it was, as one choice, in the order in which a person meets them. */
const stands = [
  { name: 'to_check', sets: { ...noStand, state: 'to_check' } },
  { name: 'sure', sets: { ...noStand, state: 'to_check', tier: 'high' } },
  { name: 'unsure', sets: { ...noStand, state: 'to_check', tier: 'review' } },
  { name: 'question', sets: { ...noStand, state: 'question' } },
  { name: 'decided', sets: { ...noStand, state: 'decided' } },
  { name: 'mine', sets: { ...noStand, state: 'decided', mine: true } },
  { name: 'missing', sets: { ...noStand, state: 'missing' } },
  { name: 'calculate', sets: { ...noStand, state: 'missing', way: 'calculate' } },
  { name: 'ask', sets: { ...noStand, state: 'missing', way: 'ask' } },
  { name: 'upload', sets: { ...noStand, state: 'missing', way: 'upload' } },
  { name: 'explain', sets: { ...noStand, state: 'missing', way: 'explain' } },
] as const satisfies readonly { name: string; sets: Stand }[]

const standOf = ({ state, tier, mine, way }: Filters): string =>
  stands.find(
    ({ sets }) =>
      (sets.way === '' ? sets.state === state && way === '' : sets.way === way) &&
      sets.tier === tier &&
      sets.mine === mine,
  )?.name ?? all

/** What is to be done about the values that are listed. */
export function StateFilter({ filters, onChange }: Pick<FilterBarProps, 'filters' | 'onChange'>) {
  const t = useTexts(datapointTexts)
  return (
    <Select
      aria-label={t('filter.state')}
      value={standOf(filters)}
      options={[
        { value: all, label: t('filter.allStates') },
        ...stands.map(({ name }) => ({ value: name, label: t(`filter.states.${name}`) })),
      ]}
      onChange={(value) => onChange(stands.find(({ name }) => name === value)?.sets ?? noStand)}
    />
  )
}

/** Search and filters; they stay in sight while the list scrolls. */
export function FilterBar({ filters, options, onChange, searchBox, isFolded, onFold }: FilterBarProps) {
  const t = useTexts(datapointTexts)
  const standards = useStandardOptions(options?.control_codes)
  const narrow = useNarrow()
  const { controlCode, disclosure, dataType, kind } = filters
  const isOwnView = [all, 'to_check', 'missing'].includes(standOf(filters))
  const set = [controlCode, disclosure, dataType, kind, !isOwnView].filter(Boolean).length
  const folded = isFolded ? 'hidden' : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element yet.
    <div
      role="search"
      aria-label={t('filter.label')}
      className="z-20 grid grid-cols-2 items-center gap-2 bg-bg py-3 max-md:pb-2 md:sticky md:top-24 md:grid-cols-[1fr_1fr_1fr_1fr_auto] @5xl:md:grid-cols-[minmax(9rem,1fr)_minmax(0,auto)_minmax(0,auto)_minmax(0,auto)_minmax(0,auto)_auto]"
    >
      <div className="col-span-full flex gap-2 max-md:-order-2 @5xl:md:col-span-1">
        <div ref={searchBox} className="min-w-0 flex-1">
          <SearchInput
            aria-label={t('filter.search')}
            placeholder={t('filter.search')}
            value={filters.search}
            onSearch={(search) => onChange({ search: search.trim() })}
          />
        </div>
        {narrow && (
          <Button aria-expanded={!isFolded} className="h-auto px-3" onClick={() => onFold(!isFolded)}>
            <ListFilter aria-hidden className="size-4" />
            <span className="sr-only">{t('filter.further')}</span>
            {set > 0 && <span className="num">{set}</span>}
          </Button>
        )}
      </div>
      <Filter className={folded}>
        <Select
          aria-label={t('filter.controlCode')}
          value={filters.controlCode || all}
          options={choices(t('filter.allControlCodes'), filters.controlCode, standards)}
          onChange={(value) => onChange({ controlCode: value === all ? '' : value })}
        />
      </Filter>
      <Filter className={cx('max-md:order-2 max-md:col-span-2', folded)}>
        <Select
          aria-label={t('filter.disclosure')}
          value={filters.disclosure || all}
          disabled={filters.controlCode === ''}
          options={choices(t('filter.allDisclosures'), filters.disclosure, options?.disclosures, true)}
          onChange={(value) => onChange({ disclosure: value === all ? '' : value })}
        />
      </Filter>
      <Filter className={cx('max-md:order-1', folded)}>
        <Select
          aria-label={t('filter.dataType')}
          value={filters.dataType || all}
          options={choices(t('filter.allDataTypes'), filters.dataType, options?.data_types)}
          onChange={(value) => onChange({ dataType: value === all ? '' : value })}
        />
      </Filter>
      <Filter className={cx('max-md:-order-1', folded)}>
        <StateFilter filters={filters} onChange={onChange} />
      </Filter>
      {/* The switch has a display of its own, so it is its frame that folds. */}
      <div className={cx('max-md:order-2 max-md:col-span-2', folded)}>
        <Switch
          checked={filters.withValues && filters.state === ''}
          disabled={filters.state !== ''}
          onChange={(withValues) => onChange({ withValues })}
          label={t('filter.withValues')}
          className="whitespace-nowrap pl-1"
        />
      </div>
    </div>
  )
}

const Filter = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('min-w-0 @5xl:md:max-w-52', className)}>{children}</div>
)
