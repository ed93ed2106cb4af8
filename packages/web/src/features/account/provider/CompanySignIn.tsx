import { useMutation } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/States.tsx'
import { providerTexts } from './texts.ts'
import { keepWantedPage } from './wanted-page.ts'

interface CompanySignInProps {
  email: string
  /** Why something else has not signed the person in. */
  refusal: Error | null
  disabled: boolean
  /** Checks the address, which says which company it is, and says what is wrong with it. */
  check: (field: 'email', options: { shouldFocus: boolean }) => Promise<boolean>
}

/** Leads to the provider of the company whose domain the address is at. */
export default function CompanySignIn({ email, refusal, disabled, check }: CompanySignInProps) {
  const t = useTexts(providerTexts)
  const errorText = useErrorText()
  const { state } = useLocation()
  const begin = useMutation({
    mutationFn: async (address: string) => {
      const { url } = await call(contract.singleSignOn.begin, { body: { email: address } })
      return { url, address }
    },
    onSuccess: ({ url }) => {
      if (url === null) return
      keepWantedPage((state as { from?: string } | null)?.from)
      window.location.assign(url)
    },
  })
  const isUnknown = begin.data?.url === null && begin.data.address === email.trim()
  // The browser is on its way to the provider.
  const isLeaving = begin.isPending || typeof begin.data?.url === 'string'
  const [refused, setRefused] = useState({ refusal, email })
  if (refused.refusal !== refusal) setRefused({ refusal, email })
  const isNeeded = refusal instanceof ApiError && refusal.code === 'single_sign_on_required' && refused.email === email
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNeeded) button.current?.focus()
  }, [isNeeded])
  return (
    <>
      {isNeeded && (
        <Notice tone="danger" role="alert" className="mt-3">
          {t('needed')}
        </Notice>
      )}
      <Button
        ref={button}
        look={isNeeded ? 'primary' : undefined}
        size="lg"
        block
        className="mt-3"
        busy={isLeaving}
        disabled={disabled}
        onClick={() =>
          /^\S+@\S+\.\S+$/.test(email.trim()) ? begin.mutate(email.trim()) : void check('email', { shouldFocus: true })
        }
      >
        {!isLeaving && <Building2 aria-hidden className="size-4" />}
        {t('begin')}
      </Button>
      {begin.error && begin.variables === email.trim() && (
        <Notice tone="danger" role="alert" className="mt-3">
          {errorText(begin.error)}
        </Notice>
      )}
      {isUnknown && (
        <Notice tone="neutral" role="status" className="mt-3">
          {t('unknown', { domain: email.trim().split('@').at(-1) ?? '' })}
        </Notice>
      )}
    </>
  )
}
