import { type UserRole, userRoles } from '@esrs/contract'
import { roleWord } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { companyTexts } from './texts.ts'

/** A role, with what it may do. */
export function RoleField({ value, onChange }: { value: UserRole; onChange: (role: UserRole) => void }) {
  const t = useTexts(companyTexts)
  // A role that only a newer server knows stays what it is until another one is chosen.
  const options = roleWord(value) === 'other' ? [...userRoles, 'other' as const] : userRoles
  return (
    <Field label={t('users.role')} hint={t(`roleText.${roleWord(value)}`)}>
      {(control) => (
        <Select
          {...control}
          value={roleWord(value)}
          onChange={(role) => role !== 'other' && onChange(role)}
          options={options.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      )}
    </Field>
  )
}
