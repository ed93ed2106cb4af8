import type { BreakdownAxis } from '@esrs/contract'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { type Draft, grows, longestMember, type Member, memberNamed, withMember } from './grid-model.ts'
import { gridTexts } from './texts.ts'

interface AddMembersProps {
  axes: readonly BreakdownAxis[]
  draft: Draft
  onChange: (draft: Draft) => void
}

/** What gives a table more rows: countries and sites are chosen, members of the company's own are written. */
export function AddMembers({ axes, draft, onChange }: AddMembersProps) {
  const growing = axes.filter((axis) => draft.used.includes(axis.axis) && grows(axis))
  if (growing.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {growing.map((axis) => {
        const taken = new Set((draft.added[axis.axis] ?? []).map(({ member }) => member))
        const open = axis.members.filter(({ member, offered }) => (offered || axis.open) && !taken.has(member))
        const add = (member: Member) => onChange(withMember(draft, axis.axis, member))
        return axis.free ? (
          <WriteMember key={axis.axis} axis={axis} offered={open} onAdd={add} />
        ) : (
          <ChooseMember key={axis.axis} axis={axis} offered={open} onAdd={add} />
        )
      })}
    </div>
  )
}

interface AddProps {
  axis: BreakdownAxis
  offered: readonly Member[]
  onAdd: (member: Member) => void
}

function ChooseMember({ axis, offered, onAdd }: AddProps) {
  const t = useTexts(gridTexts)
  const label = axis.open ? t('addCountry') : t('add', { axis: axis.name })
  return (
    <Select
      aria-label={label}
      className="max-w-72"
      value=""
      placeholder={label}
      onChange={(member) => onAdd(offered.find((one) => one.member === member)!)}
      options={offered.map(({ member, name }) => ({ value: member, label: name }))}
    />
  )
}

function WriteMember({ axis, offered, onAdd }: AddProps) {
  const t = useTexts(gridTexts)
  const [text, setText] = useState('')
  const list = useId()
  const label = t('add', { axis: axis.name })
  const add = () => {
    const member = memberNamed(axis, text)
    if (!member) return
    onAdd(member)
    setText('')
  }
  return (
    <div className="flex w-full max-w-96 gap-2">
      <Input
        aria-label={label}
        placeholder={label}
        list={offered.length > 0 ? list : undefined}
        maxLength={longestMember}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          add()
        }}
      />
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map(({ member, name }) => (
            <option key={member} value={name} />
          ))}
        </datalist>
      )}
      <Button disabled={text.trim() === ''} onClick={add}>
        {t('addOwn')}
      </Button>
    </div>
  )
}
