import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { knowsPasskeys } from '../../../../api/passkeys.ts'
import { setFactorMissing } from '../../../../api/proof.ts'
import { factorQuery } from '../../../../api/queries.ts'
import { askForAll } from '../../../../api/query-client.ts'
import { useSession } from '../../../../api/session.ts'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Loading, Skeleton } from '../../../../ui/States.tsx'
import { AccountFrame } from '../../AccountFrame.tsx'
import { AddPasskeyForm } from '../passkeys/AddPasskeyForm.tsx'
import { passkeyTexts } from '../passkeys/texts.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'
import { factorTexts } from './texts.ts'

/** Where everybody is led whose company requires a second factor and who has none: nothing else is open to them. */
export default function RequiredFactorPage() {
  const t = useTexts(factorTexts)
  const passkeyText = useTexts(passkeyTexts)
  const client = useQueryClient()
  const { signedIn } = useSession()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isDone, setDone] = useState(false)
  const [wantsPasskey, setWantsPasskey] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({ ...factorQuery, enabled: signedIn })
  if (!signedIn) return <Navigate to="/login" replace />
  // Whoever has one, or need not have one, is free to go, but not away from codes that are shown once.
  const hasOne = data !== undefined && (data.set_up_at !== null || data.passkeys.length > 0)
  if (isDone || (data && codes === null && (hasOne || !data.required))) return <Leave />
  const isKept = codes !== null
  return (
    <AccountFrame
      icon={<ShieldCheck aria-hidden />}
      title={t(isKept ? 'codes.title' : 'required.title')}
      lead={t(isKept ? 'codes.text' : 'required.text')}
    >
      <div className="mt-6">
        {codes ? (
          <RecoveryCodes
            codes={codes}
            onDone={() => {
              setDone(true)
              void askForAll(client)
            }}
          />
        ) : data && wantsPasskey ? (
          <>
            <p className="mb-4 text-pretty text-secondary text-sm">{passkeyText('dialog.text')}</p>
            <AddPasskeyForm isFirst onDone={() => setDone(true)} />
          </>
        ) : data ? (
          <SetUp onDone={setCodes} />
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading className="flex flex-col gap-4">
            <Skeleton className="size-44" />
            <Skeleton className="w-64" />
          </Loading>
        )}
      </div>
      {!isKept && (
        <p className="mt-6 flex flex-col items-start gap-2 text-sm">
          {knowsPasskeys() && (
            <Button look="link" onClick={() => setWantsPasskey(!wantsPasskey)}>
              {t(wantsPasskey ? 'required.codes' : 'required.passkey')}
            </Button>
          )}
          <Link to="/logout" className="text-brand-text underline underline-offset-2">
            {t('required.signOut')}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}

/** On to the product. */
function Leave() {
  setFactorMissing(false)
  return <Navigate to="/" replace />
}
