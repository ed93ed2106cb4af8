import type { FactorMethod } from '@esrs/contract'
import { KeyRound } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { knowsPasskeys } from '../../../api/passkeys.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/States.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { usePasskeyLogin } from '../queries.ts'
import { accountTexts } from '../texts.ts'
import { CodeStep } from './CodeStep.tsx'
import { secondStepTexts } from './texts.ts'

interface SecondStepProps {
  challenge: string
  methods: readonly FactorMethod[]
  /** The company has signed the person in; otherwise it was the password. */
  byCompany?: boolean
  /** Back to where the sign-in began. */
  onBack: () => void
}

/** The second step of a sign-in: a passkey where the person has one and the browser knows it, else a code. */
export default function SecondStep({ challenge, methods, byCompany = false, onBack }: SecondStepProps) {
  const hasCodes = methods.includes('code')
  const canUsePasskey = methods.includes('passkey') && knowsPasskeys()
  const [wantsCode, setWantsCode] = useState(!canUsePasskey)
  if (hasCodes && wantsCode) {
    const onPasskey = canUsePasskey ? () => setWantsCode(false) : undefined
    return <CodeStep challenge={challenge} byCompany={byCompany} onBack={onBack} onPasskey={onPasskey} />
  }
  const onCode = hasCodes ? () => setWantsCode(true) : undefined
  return <PasskeyStep challenge={challenge} byCompany={byCompany} onBack={onBack} onCode={onCode} />
}

interface PasskeyStepProps {
  challenge: string
  byCompany: boolean
  onBack: () => void
  onCode: (() => void) | undefined
}

function PasskeyStep({ challenge, byCompany, onBack, onCode }: PasskeyStepProps) {
  const t = useTexts(secondStepTexts)
  const account = useTexts(accountTexts)
  const passkey = usePasskeyLogin(onBack)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <AccountFrame
      icon={<KeyRound aria-hidden />}
      title={t('passkey.title')}
      lead={t('passkey.lead', { said: t(byCompany ? 'company' : 'password') })}
    >
      <div className="mt-6">
        {knowsPasskeys() ? (
          <Button
            ref={button}
            look="primary"
            size="lg"
            block
            busy={passkey.isPending}
            onClick={() => passkey.mutate({ challenge })}
          >
            {passkey.isPending ? account('login.passkeyWaiting') : t('passkey.submit')}
          </Button>
        ) : (
          <Notice tone="danger" role="alert">
            {t('passkey.unknown')}
          </Notice>
        )}
      </div>
      <div className="mt-6 flex flex-col items-start gap-2">
        {onCode && (
          <Button look="link" onClick={onCode}>
            {t('passkey.other')}
          </Button>
        )}
        <Button look="link" onClick={onBack}>
          {t(byCompany ? 'backToSignIn' : 'back')}
        </Button>
      </div>
      <p className="mt-6 text-pretty text-muted text-sm">{t('passkey.lost')}</p>
    </AccountFrame>
  )
}
