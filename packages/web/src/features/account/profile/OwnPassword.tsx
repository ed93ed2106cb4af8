import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { factorQuery } from '../../../api/queries.ts'
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

/** Stands for the password of whoever has none; the server asks such a session for a fresh proof and looks at no password. */
const none = 'signed in with the company'

/**
 * The password of the person who is signed in, asked for again before something that nobody else may do. Whoever signed in with their
 * company is asked for nothing here: what they do asks for a fresh proof.
 */
export function OwnPassword({ label, error, field }: OwnPasswordProps) {
  const t = useTexts(accountTexts)
  const { data } = useQuery(factorQuery)
  const isByProvider = data?.signed_in_by === 'provider'
  const { name, onChange } = field
  useEffect(() => {
    if (isByProvider) void onChange({ target: { name, value: none }, type: 'change' })
  }, [isByProvider, name, onChange])
  if (isByProvider) return null
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
