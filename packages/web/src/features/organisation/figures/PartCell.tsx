import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { longestMember } from '../../../values/breakdown/grid-model.ts'
import { breakdownQuery } from '../../../values/queries.ts'
import { organisationTexts } from '../texts.ts'
import { noneChosen as none } from './part-values.ts'

interface PartCellProps {
  datapoint: string
  /** Whether there is no whole, only parts of members. */
  isApart: boolean
  /** Of the cell; empty for the whole. */
  dimension: string
  error: string | undefined
  onChange: (dimension: string) => void
}

/** Of which cell of the breakdown a part is: one member of each axis, or the whole. Nothing where the figure is not broken down. */
export function PartCell({ datapoint, isApart, dimension, error, onChange }: PartCellProps) {
  const t = useTexts(organisationTexts)
  const { data } = useQuery(breakdownQuery(datapoint, useLanguage()))
  const [writing, setWriting] = useState<readonly string[]>([])
  if (!data || data.key !== datapoint || (data.whole.rule !== 'sum' && !isApart)) return null
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
      {data.axes.map((one, index) => {
        const { axis, name, members } = one
        const member = chosen.get(axis) ?? none
        const isWritten = member.startsWith('~') && members.every((known) => known.member !== member)
        return (
          <Field key={axis} label={name} error={index === 0 ? error : undefined}>
            {(control) =>
              one.free && (isWritten || writing.includes(axis)) ? (
                <Input
                  {...control}
                  autoFocus={writing.includes(axis)}
                  maxLength={longestMember}
                  placeholder={t('part.ownMemberHint')}
                  value={isWritten ? member.slice(1) : ''}
                  onChange={(event) =>
                    choose(axis, event.target.value === '' ? none : `~${event.target.value.replaceAll('_', ' ')}`)
                  }
                />
              ) : (
                <Select
                  {...control}
                  value={member}
                  onChange={(next) => (next === own ? setWriting([...writing, axis]) : choose(axis, next))}
                  options={[
                    { value: none, label: t(isApart && index === 0 ? 'part.chooseMember' : 'part.allMembers') },
                    ...members.map((known) => ({ value: known.member, label: known.name })),
                    ...(one.free ? [{ value: own, label: t('part.ownMember') }] : []),
                  ]}
                />
              )
            }
          </Field>
        )
      })}
    </div>
  )
}

/** What is chosen to write a member that the list has not. */
const own = '+'

/** The members of a dimension by axis, as far as they follow the order of the axes. */
function membersByAxis(
  axes: readonly { axis: string; free: boolean; members: readonly { member: string }[] }[],
  dimension: string,
): Map<string, string> {
  const found = new Map<string, string>()
  let rest = dimension
  for (const { axis, free, members } of axes) {
    const known = members.find((one) => rest === one.member || rest.startsWith(`${one.member}_`))?.member
    const member = known ?? (free ? /^~[^_]*/.exec(rest)?.[0] : undefined)
    if (member === undefined) continue
    found.set(axis, member)
    rest = rest.slice(member.length + 1)
  }
  return found
}
