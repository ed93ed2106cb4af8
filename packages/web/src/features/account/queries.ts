import type { FactorMethod, SignedCredential } from '@esrs/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { knowsPasskeys, offersAutofill, signByPasskey, stopAsking } from '../../api/passkeys.ts'
import { companyQuery } from '../../api/queries.ts'
import { keepSession } from '../../api/session.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { useFailureToast } from './failure.ts'
import type { LoginForm } from './forms.ts'
import { accountTexts } from './texts.ts'

/** Milliseconds that the greeting after a sign-in stays. */
const greetingDuration = 3000

/** A reply without a token or without a person, which a proxy in between can produce. */
class InvalidReply extends Error {}

type SignedIn = Awaited<ReturnType<typeof call<typeof contract.session.login>>>

export function whole(reply: SignedIn): SignedIn {
  if (!reply?.access || !reply.user) throw new InvalidReply()
  return reply
}

/** What both steps of a sign-in do at their end. The page that was wanted opens by itself, because the session has begun. */
export function useSignIn() {
  const t = useTexts(accountTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return {
    onSuccess: (reply: SignedIn) => {
      keepSession(reply)
      if (reply.company) client.setQueryData(companyQuery.queryKey, reply.company)
      toast({
        title: t('login.success'),
        description: t('login.welcome', { name: reply.user.name }),
        duration: greetingDuration,
      })
    },
    showFailure: (error: Error) =>
      showFailure(error, t(error instanceof InvalidReply ? 'login.invalidResponse' : 'login.failed')),
  }
}

/** What the second step of a sign-in needs; `null` where there is none. Nothing else is refused with a challenge. */
export function secondStepOf(error: Error | null): { challenge: string; methods: readonly FactorMethod[] } | null {
  if (!(error instanceof ApiError) || error.challenge === null) return null
  return { challenge: error.challenge, methods: error.methods }
}

/** Whether a sign-in ends with its failure: there is neither a second step nor the sign-in of the company to go on with. */
export const isOver = (error: Error | null): boolean =>
  error !== null && !secondStepOf(error) && (error as Partial<ApiError>).code !== 'single_sign_on_required'

export const signInByPassword = async (body: LoginForm) => whole(await call(contract.session.login, { body }))

interface PasskeySignIn {
  /** What the right password was answered with; without one the passkey signs in alone. */
  challenge?: string
  /** What a passkey has signed already, where the browser offered it among what it fills in. */
  signed?: SignedCredential
}

const stepOf = (challenge: string | undefined) => (challenge === undefined ? {} : { challenge })

/** What the browser is asked to use a passkey with. */
export const beginPasskey = async (challenge?: string) =>
  (await call(contract.session.beginPasskey, { body: stepOf(challenge) })).options

/** Signs in with a passkey. `onOver` follows where the sign-in has to begin again with the password. */
export function usePasskeyLogin(onOver: () => void = () => {}) {
  const { onSuccess, showFailure } = useSignIn()
  return useMutation({
    mutationFn: async ({ challenge, signed }: PasskeySignIn) => {
      const credential = signed ?? (await signByPasskey(await beginPasskey(challenge)))
      return whole(await call(contract.session.passkey, { body: { ...stepOf(challenge), credential } }))
    },
    onSuccess,
    onError: (error) => {
      showFailure(error)
      if (error instanceof ApiError && error.code === 'authentication_required') onOver()
    },
  })
}

/** Milliseconds after which the browser is asked anew: what it signs is good for five minutes. */
const autofillLasts = 240_000

/** Lets the browser offer passkeys among what it fills into the address, while nothing else is under way. */
export function usePasskeyAutofill(isBusy: boolean, onSigned: (signed: SignedCredential) => void) {
  const take = useEffectEvent(onSigned)
  useEffect(() => {
    if (isBusy) return
    let isOver = false
    const offer = async () => {
      if (!(await offersAutofill())) return
      const options = await beginPasskey()
      if (isOver) return
      const signed = await signByPasskey(options, { autofill: true })
      if (!isOver) take(signed)
    }
    // Nobody has asked for it: where it does not work there is the button.
    const quietly = () => void offer().catch(() => undefined)
    quietly()
    const timer = setInterval(quietly, autofillLasts)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [isBusy])
  useEffect(() => () => void (knowsPasskeys() && stopAsking()), [])
}
