import { trailKinds, trailOutcomes } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { SearchInput } from '../../../../ui/SearchInput.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { peopleQuery } from './queries.ts'
import { trailTexts } from './texts.ts'
import type { TrailSearch, useTrailAddress } from './use-trail-address.ts'

interface TrailFiltersProps {
  search: TrailSearch
  isNarrowed: boolean
  onChange: ReturnType<typeof useTrailAddress>['set']
  onClear: () => void
}

/** Stands for no choice; the control of the platform knows no empty one. */
const all = '_all'

/** Search and filters of the trail. */
export function TrailFilters({ search, isNarrowed, onChange, onClear }: TrailFiltersProps) {
  const t = useTexts(trailTexts)
  const { data: people } = useQuery(peopleQuery)
  const chosen = (value: string) => (value === all ? '' : value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element yet.
    <div
      role="search"
      aria-label={t('page.filters')}
      className="grid grid-cols-2 items-end gap-2 md:grid-cols-[1fr_1fr_1fr_9rem_9rem]"
    >
      <SearchInput
        className="col-span-full"
        aria-label={t('page.object')}
        placeholder={t('page.object')}
        value={search.object ?? ''}
        onSearch={(object) => onChange({ object: object.trim().slice(0, 100) })}
      />
      <Field label={t('page.kind')}>
        {({ id }) => (
          <Select
            id={id}
            value={search.kind ?? all}
            options={[
              { value: all, label: t('page.kinds.all') },
              ...trailKinds.map((kind) => ({ value: kind, label: t(`page.kinds.${kind}`) })),
            ]}
            onChange={(kind) => onChange({ kind: chosen(kind) })}
          />
        )}
      </Field>
      <Field label={t('page.person')}>
        {({ id }) => (
          <Select
            id={id}
            value={search.person ?? all}
            options={[
              { value: all, label: t('page.everybody') },
              ...(people?.users ?? []).map((one) => ({ value: one.id, label: one.name })),
            ]}
            onChange={(person) => onChange({ person: chosen(person) })}
          />
        )}
      </Field>
      <Field label={t('page.outcome')}>
        {({ id }) => (
          <Select
            id={id}
            value={search.outcome ?? all}
            options={[
              { value: all, label: t('page.outcomes.all') },
              ...trailOutcomes.map((outcome) => ({ value: outcome, label: t(`page.outcomes.${outcome}`) })),
            ]}
            onChange={(outcome) => onChange({ outcome: chosen(outcome) })}
          />
        )}
      </Field>
      <Field label={t('page.from')}>
        {(props) => (
          <Input
            {...props}
            type="date"
            value={search.from ?? ''}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        )}
      </Field>
      <Field label={t('page.until')}>
        {(props) => (
          <Input
            {...props}
            type="date"
            value={search.until ?? ''}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        )}
      </Field>
      {isNarrowed && (
        <Button look="ghost" className="col-span-full justify-self-start" onClick={onClear}>
          {t('page.reset')}
        </Button>
      )}
    </div>
  )
}
