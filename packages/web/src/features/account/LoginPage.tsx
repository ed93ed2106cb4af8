import { KeyRound } from 'lucide-react'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { exampleSignIn } from '../../api/config.ts'
import { knowsPasskeys } from '../../api/passkeys.ts'
import { useSession } from '../../api/session.ts'
import { fetchCsrfToken } from '../../api/transport.ts'
import { Rich, useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Input } from '../../ui/Input.tsx'
import { lazyDecoration, lazyPart } from '../../ui/lazy-part.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { Notice } from '../../ui/States.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { chosenPassword, keepChosen } from './chosen-password.ts'
import { useFieldMessage } from './field-message.ts'
import { LoginForm } from './forms.ts'
import { isOver, secondStepOf, signInByPassword, usePasskeyAutofill, usePasskeyLogin, useSignIn } from './queries.ts'
import { accountTexts } from './texts.ts'

/** Most people have no second factor, so its form comes when it is asked for. */
const SecondStep = lazyPart(() => import('./second-step/SecondStep.tsx'))

/** The form does not wait for it, nor moves when it comes: the page is centred, and a click would miss. */
const CompanySignIn = lazyPart(() => import('./provider/CompanySignIn.tsx'))

const ExampleNotice = lazyDecoration(() => import('./example/ExampleNotice.tsx'))

/** What the sign-up or the link of a mail hands over. */
interface Arrival {
  email?: string
}

export default function LoginPage() {
  const t = useTexts(accountTexts)
  const message = useFieldMessage()
  const arrival = useLocation().state as Arrival | null
  const { lapsed } = useSession()
  const { onSuccess, showFailure } = useSignIn()
  const [secondStep, setSecondStep] = useState<ReturnType<typeof secondStepOf>>(null)
  const { register, errorOf, setFocus, setValue, trigger, watch, refusal, frame } = useSentForm({
    begins: { email: arrival?.email ?? '', password: chosenPassword(arrival?.email) },
    resolver: checkedBy(LoginForm),
    send: signInByPassword,
    onSent: onSuccess,
    // Where a second factor or the company is asked for, the page goes on with it.
    onRefused: (error) => {
      setSecondStep(secondStepOf(error))
      if (isOver(error)) showFailure(error)
    },
  })
  const passkey = usePasskeyLogin()
  const busy = frame.busy || passkey.isPending
  const isRefused = isOver(refusal)
  usePasskeyAutofill(busy || secondStep !== null, (signed) => passkey.mutate({ signed }))
  const example = exampleSignIn()

  useEffect(() => {
    keepChosen(null)
    // A failure shows when the form is sent; until then it is of no interest.
    fetchCsrfToken().catch((error: unknown) => console.warn('No anti-forgery token yet', error))
  }, [])
  useLayoutEffect(() => {
    setFocus(arrival?.email ? 'password' : 'email')
  }, [setFocus, arrival?.email])
  useLayoutEffect(() => {
    if (isRefused) setFocus('password', { shouldSelect: true })
  }, [isRefused, setFocus])

  if (secondStep !== null) {
    return (
      <Suspense fallback={<AccountFrame title={t('login.title')}>{null}</AccountFrame>}>
        <SecondStep {...secondStep} onBack={() => setSecondStep(null)} />
      </Suspense>
    )
  }

  return (
    <AccountFrame title={t('login.title')} lead={t('login.lead')}>
      {lapsed && (
        <Notice tone="neutral" role="status" className="mt-6">
          {t('login.lapsed')}
        </Notice>
      )}
      {example && (
        <Suspense>
          <ExampleNotice
            example={example}
            onFill={() => {
              setValue('email', example.email)
              setValue('password', example.password)
            }}
          />
        </Suspense>
      )}
      <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={frame.onSubmit}>
        <Field label={t('email')} error={message(errorOf('email'))}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              type="email"
              size="lg"
              autoComplete="username webauthn"
              autoCapitalize="none"
              required
              disabled={busy}
            />
          )}
        </Field>
        <div className="relative">
          <Field label={t('password')} error={message(errorOf('password'))}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('password')}
                size="lg"
                autoComplete="current-password"
                required
                disabled={busy}
                showLabel={t('showPassword')}
                hideLabel={t('hidePassword')}
              />
            )}
          </Field>
          {/* Beside the label, but after the field for those who go on with the Tab key. */}
          <Link
            to="/forgot-password"
            state={{ email: watch('email') }}
            className="absolute top-0 right-0 rounded-sm text-brand-text text-sm underline-offset-2 hover:underline"
          >
            {t('login.forgot')}
          </Link>
        </div>
        <Button
          type="submit"
          look="primary"
          size="lg"
          block
          busy={frame.busy}
          disabled={passkey.isPending}
          className="mt-2"
        >
          {frame.busy ? t('login.submitting') : t('login.submit')}
        </Button>
      </form>
      <p className="my-3 flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.or')}
      </p>
      {knowsPasskeys() && (
        <Button size="lg" block busy={passkey.isPending} disabled={frame.busy} onClick={() => passkey.mutate({})}>
          {!passkey.isPending && <KeyRound aria-hidden className="size-4" />}
          {passkey.isPending ? t('login.passkeyWaiting') : t('login.passkey')}
        </Button>
      )}
      <Suspense fallback={<p className="mt-3 h-10" />}>
        <CompanySignIn email={watch('email')} refusal={refusal} disabled={busy} check={trigger} />
      </Suspense>
      <p className="mt-6 text-secondary text-sm">
        <Rich
          texts={accountTexts}
          text="login.signup"
          components={{ to: <Link to="/signup" className="text-brand-text underline underline-offset-2" /> }}
        />
      </p>
    </AccountFrame>
  )
}
