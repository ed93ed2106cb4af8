import { dependencies, type Iro, timeHorizons, valueChainPlaces } from '@esrs/contract'
import { useTexts } from '../i18n/texts.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { Checkbox } from '../ui/Toggles.tsx'
import { irosTexts } from './texts.ts'

/** What kind of thing an entry is, where it arises and when: what an assessment and a statement tell of it. */
export type Nature = Pick<Iro, 'isPositive' | 'isPotential' | 'humanRights' | 'valueChain' | 'horizon' | 'dependencies'>

interface NatureFieldsProps {
  type: Iro['type']
  values: Nature
  onChange: (changed: Partial<Nature>) => void
}

/** The fields that say what kind of thing an entry is; those that do not go with its type are left out. */
export function NatureFields({ type, values, onChange }: NatureFieldsProps) {
  const t = useTexts(irosTexts)
  const isImpact = type === 'Impact'
  const { isPositive, isPotential, humanRights, valueChain, horizon, dependencies: chosen } = values
  return (
    <div className="flex flex-col gap-4">
      {isImpact && (
        <div className="flex flex-col">
          <Checkbox
            checked={isPositive}
            onChange={(positive) =>
              onChange({ isPositive: positive, ...(positive && humanRights ? { humanRights: false } : {}) })
            }
            label={t('nature.positive')}
          />
          <Checkbox
            checked={isPotential}
            onChange={(potential) => onChange({ isPotential: potential })}
            label={t('nature.potential')}
          />
          {!isPositive && (
            <Checkbox
              checked={humanRights}
              onChange={(rights) => onChange({ humanRights: rights })}
              label={t('nature.humanRights')}
            />
          )}
        </div>
      )}
      <div className="grid grid-cols-2 items-end gap-4 max-md:grid-cols-1">
        <Field label={t('nature.chain')}>
          {(control) => (
            <Select
              {...control}
              value={valueChain ?? 'none'}
              onChange={(place) => onChange({ valueChain: place === 'none' ? null : place })}
              options={[
                { value: 'none' as const, label: t('nature.unsaid') },
                ...valueChainPlaces.map((value) => ({ value, label: t(`nature.chains.${value}`) })),
              ]}
            />
          )}
        </Field>
        <Field label={t('nature.horizon')}>
          {(control) => (
            <Select
              {...control}
              value={horizon ?? 'none'}
              onChange={(term) => onChange({ horizon: term === 'none' ? null : term })}
              options={[
                { value: 'none' as const, label: t('nature.unsaid') },
                ...timeHorizons.map((value) => ({ value, label: t(`nature.horizons.${value}`) })),
              ]}
            />
          )}
        </Field>
      </div>
      <fieldset className="flex flex-col">
        <legend className="font-medium text-sm">{t('nature.dependsOn')}</legend>
        {dependencies.map((dependency) => (
          <Checkbox
            key={dependency}
            checked={chosen.includes(dependency)}
            onChange={(depends) =>
              onChange({
                dependencies: dependencies.filter((one) => (one === dependency ? depends : chosen.includes(one))),
              })
            }
            label={t(`nature.dependencies.${dependency}`)}
          />
        ))}
      </fieldset>
    </div>
  )
}
