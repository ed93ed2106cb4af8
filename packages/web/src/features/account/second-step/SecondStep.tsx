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
  /** Back to the password. */
  onBack: () => void
}

/** The second step of a sign-in: a passkey where the person has one and the browser knows it, else a code. */
export default function SecondStep({ challenge, methods, onBack }: SecondStepProps) {
  const hasCodes = methods.includes('code')
  const canUsePasskey = methods.includes('passkey') && knowsPasskeys()
  const [wantsCode, setWantsCode] = useState(!canUsePasskey)
  if (hasCodes && wantsCode) {
    const onPasskey = canUsePasskey ? () => setWantsCode(false) : undefined
    return <CodeStep challenge={challenge} onBack={onBack} onPasskey={onPasskey} />
  }
  return <PasskeyStep challenge={challenge} onBack={onBack} onCode={hasCodes ? () => setWantsCode(true) : undefined} />
}

interface PasskeyStepProps {
  challenge: string
  onBack: () => void
  onCode: (() => void) | undefined
}

function PasskeyStep({ challenge, onBack, onCode }: PasskeyStepProps) {
  const t = useTexts(secondStepTexts)
  const account = useTexts(accountTexts)
  const passkey = usePasskeyLogin(onBack)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <AccountFrame icon={<KeyRound aria-hidden />} title={t('passkey.title')} lead={t('passkey.lead')}>
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
          {t('back')}
        </Button>
      </div>
      <p className="mt-6 text-pretty text-muted text-sm">{t('passkey.lost')}</p>
    </AccountFrame>
  )
}
