import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { breakdownQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { noneChosen as none } from './part-values.ts'

interface PartCellProps {
  datapoint: string
  /** Of the cell; empty for the whole. */
  dimension: string
  error: string | undefined
  onChange: (dimension: string) => void
}

/** Of which cell of the breakdown a part is: one member of each axis, or the whole. Nothing where the figure is not broken down. */
export function PartCell({ datapoint, dimension, error, onChange }: PartCellProps) {
  const t = useTexts(organisationTexts)
  const { data } = useQuery(breakdownQuery(datapoint, useLanguage()))
  if (!data || data.key !== datapoint || data.whole.rule !== 'sum') return null
  const chosen = membersByAxis(data.axes, dimension)
  const choose = (axis: string, member: string) => {
    const next = new Map(chosen).set(axis, member)
    onChange(
      data.axes
        .flatMap((one) => next.get(one.axis) ?? [])
        .filter((one) => one !== none)
        .join('_'),
    )
  }
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {data.axes.map(({ axis, name, members }, index) => (
        <Field key={axis} label={name} error={index === 0 ? error : undefined}>
          {(control) => (
            <Select
              {...control}
              value={chosen.get(axis) ?? none}
              onChange={(member) => choose(axis, member)}
              options={[
                { value: none, label: t('part.allMembers') },
                ...members.map((one) => ({ value: one.member, label: one.name })),
              ]}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

/** The members of a dimension by axis, as far as they follow the order of the axes. */
function membersByAxis(
  axes: readonly { axis: string; members: readonly { member: string }[] }[],
  dimension: string,
): Map<string, string> {
  const found = new Map<string, string>()
  let rest = dimension
  for (const { axis, members } of axes) {
    const member = members.find((one) => rest === one.member || rest.startsWith(`${one.member}_`))?.member
    if (member === undefined) continue
    found.set(axis, member)
    rest = rest.slice(member.length + 1)
  }
  return found
}
