import { limits } from '@esrs/contract'
import { useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError, isAboutFields } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { useFieldMessage } from '../field-message.ts'
import { factorCode } from '../forms.ts'
import { useSignIn, whole } from '../queries.ts'
import { accountTexts } from '../texts.ts'
import { secondStepTexts } from './texts.ts'

const Step = z.object({ code: factorCode })

interface CodeStepProps {
  challenge: string
  byCompany: boolean
  /** Back to where the sign-in began. */
  onBack: () => void
  /** To the passkey, where there is one. */
  onPasskey: (() => void) | undefined
}

/** The second step of a sign-in: a code of the app, or a recovery code where the app is out of reach. */
export function CodeStep({ challenge, byCompany, onBack, onPasskey }: CodeStepProps) {
  const t = useTexts(secondStepTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const [isRecovery, setRecovery] = useState(false)
  const { onSuccess, showFailure } = useSignIn()
  const { register, errorOf, setFocus, reset, refusal, frame } = useSentForm({
    begins: { code: '' },
    resolver: checkedBy(Step),
    send: async ({ code }) => whole(await call(contract.session.secondStep, { body: { challenge, code } })),
    onSent: onSuccess,
    onRefused: (error) => {
      // A wrong code is said at its field.
      if (isAboutFields(error)) return
      showFailure(error)
      if (error instanceof ApiError && error.code === 'authentication_required') onBack()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another field.
  useLayoutEffect(() => setFocus('code'), [setFocus, isRecovery])
  useLayoutEffect(() => {
    if (refusal) setFocus('code', { shouldSelect: true })
  }, [refusal, setFocus])

  const kind = isRecovery ? 'recovery' : 'app'
  return (
    <AccountFrame title={t('title')} lead={t(`${kind}.lead`, { said: t(byCompany ? 'company' : 'password') })}>
      <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={frame.onSubmit}>
        <Field label={t(`${kind}.label`)} error={message(errorOf('code'))}>
          {(control) => (
            <Input
              key={kind}
              {...control}
              {...register('code')}
              size="lg"
              className="num tracking-widest"
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={limits.factorCode}
              required
              disabled={frame.busy}
            />
          )}
        </Field>
        <Button type="submit" look="primary" size="lg" block busy={frame.busy} className="mt-2">
          {frame.busy ? account('login.submitting') : account('login.submit')}
        </Button>
      </form>
      <div className="mt-6 flex flex-col items-start gap-2">
        <Button
          look="link"
          onClick={() => {
            reset()
            setRecovery(!isRecovery)
          }}
        >
          {t(`${kind}.other`)}
        </Button>
        {onPasskey && (
          <Button look="link" onClick={onPasskey}>
            {t('withPasskey')}
          </Button>
        )}
        <Button look="link" onClick={onBack}>
          {t(byCompany ? 'backToSignIn' : 'back')}
        </Button>
      </div>
      <p className="mt-6 text-pretty text-muted text-sm">{t('lost')}</p>
    </AccountFrame>
  )
}
