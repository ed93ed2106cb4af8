import { CircleAlert, CircleCheck } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { ApiError } from '../../../api/errors.ts'
import { useSession } from '../../../api/session.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { secondStepOf } from '../queries.ts'
import { type Returned, useProviderProof, useProviderSignIn } from './queries.ts'
import { providerTexts } from './texts.ts'
import { wantedPage } from './wanted-page.ts'

const SecondStep = lazyPart(() => import('../second-step/SecondStep.tsx'))

/** Where the provider of a company returns to: its answer is handed over once, and out of the address at once. */
export default function ProviderPage() {
  const { company = '' } = useParams()
  const { search } = useAddressState()
  const returned = useRef<Returned>({
    provider: company,
    state: search.get('state') ?? '',
    code: search.get('code') ?? undefined,
    iss: search.get('iss') ?? undefined,
    error: search.get('error') ?? undefined,
  }).current
  useEffect(() => {
    // Neither the history nor whoever looks over a shoulder needs the code.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return returned.state.startsWith('proof.') ? <Proof returned={returned} /> : <SignIn returned={returned} />
}

/** Hands the answer over once, however often the page is drawn. */
function useOnce(isComplete: boolean, hand: () => void) {
  const isHanded = useRef(false)
  useEffect(() => {
    if (isHanded.current || !isComplete) return
    isHanded.current = true
    hand()
  })
}

/** The sentence for a refusal in the language of now: the answer cannot be handed over once more to be refused in another one. */
function useRefusalText() {
  const errorText = useErrorText()
  const language = useLanguage()
  return (error: Error) => (error instanceof ApiError && error.sentences?.[language]) || errorText(error)
}

const isComplete = ({ state, code, error }: Returned) => state !== '' && (code !== undefined || error !== undefined)

function SignIn({ returned }: { returned: Returned }) {
  const t = useTexts(providerTexts)
  const refusalText = useRefusalText()
  const { signedIn } = useSession()
  const signIn = useProviderSignIn()
  const secondStep = secondStepOf(signIn.error)
  useOnce(isComplete(returned), () => signIn.mutate(returned))
  if (signedIn && (signIn.isSuccess || secondStep)) return <Navigate to={wantedPage()} replace />
  if (secondStep) {
    return (
      <Suspense fallback={<AccountFrame title={t('running')}>{null}</AccountFrame>}>
        <SecondStep {...secondStep} byCompany onBack={() => window.location.assign('/login')} />
      </Suspense>
    )
  }
  if (isComplete(returned) && !signIn.error) return <Waiting title={t('running')} />
  return (
    <AccountFrame
      title={t('failed')}
      lead={signIn.error ? refusalText(signIn.error) : t('incomplete')}
      icon={<CircleAlert aria-hidden />}
    >
      <Button asChild look="primary" size="lg" block className="mt-6">
        <Link to="/login" replace state={{ from: wantedPage() }}>
          {t('back')}
        </Link>
      </Button>
    </AccountFrame>
  )
}

function Proof({ returned }: { returned: Returned }) {
  const t = useTexts(providerTexts)
  const refusalText = useRefusalText()
  const prove = useProviderProof()
  useOnce(isComplete(returned), () => prove.mutate(returned))
  if (isComplete(returned) && prove.isPending) return <Waiting title={t('proving')} />
  const failure = prove.error ? refusalText(prove.error) : isComplete(returned) ? null : t('incomplete')
  return (
    <AccountFrame
      title={failure === null ? t('done') : t('unproved')}
      {...(failure === null ? {} : { lead: failure })}
      icon={failure === null ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
    >
      <Button size="lg" block className="mt-6" onClick={() => window.close()}>
        {t('close')}
      </Button>
    </AccountFrame>
  )
}

function Waiting({ title }: { title: string }) {
  const t = useTexts(providerTexts)
  return (
    <AccountFrame title={title} lead={t('lead')}>
      <p role="status" className="mt-6">
        <Spinner />
      </p>
    </AccountFrame>
  )
}
