import { type UserRole, userRoles } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { companyTexts } from './texts.ts'

/** A role, with what it may do. */
export function RoleField({ value, onChange }: { value: UserRole; onChange: (role: UserRole) => void }) {
  const t = useTexts(companyTexts)
  return (
    <Field label={t('users.role')} hint={t(`roleText.${value}`)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(role) => onChange(role as UserRole)}
          options={userRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      )}
    </Field>
  )
}
