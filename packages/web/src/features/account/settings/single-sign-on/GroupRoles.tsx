import { type UserRole, userRoles } from '@esrs/contract'
import { X } from 'lucide-react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Field, FieldError } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { profileTexts as roleTexts } from '../../profile/texts.ts'
import { signOnTexts } from './texts.ts'

/** A group with its role, while it is edited. */
export interface DraftGroup {
  key: string
  name: string
  role: UserRole
}

interface GroupRolesProps {
  groups: readonly DraftGroup[]
  onGroups: (groups: DraftGroup[]) => void
  defaultRole: UserRole | null
  onDefaultRole: (role: UserRole | null) => void
  error: string | undefined
}

/** Which role a group of the provider brings. */
export function GroupRoles({ groups, onGroups, defaultRole, onDefaultRole, error }: GroupRolesProps) {
  const t = useTexts(signOnTexts)
  const role = useTexts(roleTexts)
  const options = userRoles.map((value) => ({ value, label: role(`role.${value}`) }))
  const change = (key: string, changed: Partial<DraftGroup>) =>
    onGroups(groups.map((group) => (group.key === key ? { ...group, ...changed } : group)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold text-sm">{t('roles.title')}</legend>
      <p className="text-pretty text-muted text-sm">{t('roles.text')}</p>
      {groups.map(({ key, name, role: chosen }) => (
        <div key={key} className="flex flex-wrap items-end gap-2 max-md:not-first-of-type:mt-2">
          <Field label={t('roles.group')} className="flex-1 max-md:basis-full">
            {(control) => (
              <Input
                {...control}
                value={name}
                spellCheck={false}
                onChange={(event) => change(key, { name: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('roles.role')} className="w-44 max-md:w-auto max-md:flex-1">
            {(control) => (
              <Select {...control} value={chosen} options={options} onChange={(next) => change(key, { role: next })} />
            )}
          </Field>
          <Button
            aria-label={t('roles.remove', { name })}
            onClick={() => onGroups(groups.filter((group) => group.key !== key))}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      ))}
      {error && <FieldError ofSeveral>{error}</FieldError>}
      <Button
        className="self-start"
        onClick={() => onGroups([...groups, { key: crypto.randomUUID(), name: '', role: 'company_member' }])}
      >
        {t('roles.add')}
      </Button>
      <Field label={t('roles.default')}>
        {(control) => (
          <Select
            {...control}
            value={defaultRole ?? 'none'}
            options={[{ value: 'none' as const, label: t('roles.none') }, ...options]}
            onChange={(next) => onDefaultRole(next === 'none' ? null : next)}
          />
        )}
      </Field>
    </fieldset>
  )
}
