import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { accountTexts } from '../texts.ts'

interface OwnPasswordProps {
  label: string
  error: string | undefined
  /** What the form registers the field with. */
  field: UseFormRegisterReturn
}

/** The password of the person who is signed in, asked for again before something that nobody else may do. */
export function OwnPassword({ label, error, field }: OwnPasswordProps) {
  const t = useTexts(accountTexts)
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
