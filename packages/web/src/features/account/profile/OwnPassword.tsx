import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { accountTexts } from '../texts.ts'
import { useAsksPassword } from './own-password.ts'

interface OwnPasswordProps {
  label: string
  error: string | undefined
  /** What the form registers the field with. */
  field: UseFormRegisterReturn
}

/** The password of the person who is signed in, asked for again before something that nobody else may do; nothing where none is asked for. */
export function OwnPassword({ label, error, field }: OwnPasswordProps) {
  const t = useTexts(accountTexts)
  if (!useAsksPassword()) return null
  return (
    <Field label={label} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          autoComplete="current-password"
          required
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
        />
      )}
    </Field>
  )
}
