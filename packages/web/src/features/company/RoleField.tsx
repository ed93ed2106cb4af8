import type { User } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { companyTexts } from './texts.ts'

type Role = User['user_type']
const roles: readonly Role[] = ['company_member', 'company_admin']

/** A role, with what it may do. */
export function RoleField({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const t = useTexts(companyTexts)
  return (
    <Field label={t('users.role')} hint={t(`roleText.${value}`)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(role) => onChange(role as Role)}
          options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      )}
    </Field>
  )
}
