import { limits } from '@esrs/contract'
import * as z from 'zod/mini'
import { useTexts } from '../../../../i18n/texts.tsx'
import type { SentForm } from '../../../../kit/form/use-sent-form.ts'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { useFieldMessage } from '../../field-message.ts'
import { factorCode } from '../../forms.ts'
import { OwnPassword } from '../OwnPassword.tsx'
import { ownPassword } from '../own-password.ts'
import { factorTexts } from './texts.ts'

export const Proof = z.object({ code: factorCode, password: ownPassword })
export type Proof = z.infer<typeof Proof>

interface ProofFieldsProps {
  form: SentForm<Proof>
  /** A recovery code does as well. */
  takesRecovery?: boolean
}

/** Code and password, with which the second factor is changed; the code alone where no password is asked for. */
export function ProofFields({ form: { register, errorOf }, takesRecovery = false }: ProofFieldsProps) {
  const t = useTexts(factorTexts)
  const message = useFieldMessage()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        label={t(takesRecovery ? 'codeOrRecovery' : 'code')}
        hint={takesRecovery ? undefined : t('codeHint')}
        error={message(errorOf('code'))}
      >
        {(control) => (
          <Input
            {...control}
            {...register('code')}
            className="num"
            inputMode={takesRecovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={limits.factorCode}
            required
          />
        )}
      </Field>
      <OwnPassword label={t('password')} error={message(errorOf('password'))} field={register('password')} />
    </div>
  )
}
