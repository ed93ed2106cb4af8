import type { FactorState } from '@esrs/contract'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { toast } from '../../../../ui/toast.ts'
import { FactorPart } from '../FactorPart.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { removeFactor, renewCodes } from './queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUp } from './SetUp.tsx'
import { factorTexts } from './texts.ts'

/** Recovery codes of which it is time to make new ones. */
const few = 3

/** The person's second factor: whether there is one, and what can be done about it. */
export function FactorSection() {
  const t = useTexts(factorTexts)
  return (
    <FactorPart title={t('title')} text={t('text')} failed={t('failed')}>
      {(state) => <Standing state={state} />}
    </FactorPart>
  )
}

type Doing = 'setUp' | 'renew' | 'remove' | null

function Standing({ state: { set_up_at: since, recovery_codes_left: left } }: { state: FactorState }) {
  const t = useTexts(factorTexts)
  const { date } = useFormats()
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const close = () => {
    setDoing(null)
    setCodes(null)
  }
  return (
    <>
      <Card className="flex items-start gap-3 px-4 py-4">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
            {since ? t('since', { date: date(since) }) : t('off')}
            {since && <Badge tone="success">{t('on')}</Badge>}
          </p>
          <p className="mt-0.5 text-muted text-sm">{since ? t('left', { count: left }) : t('offText')}</p>
          {since && left <= few && <p className="mt-0.5 text-sm text-warning-text">{t('few')}</p>}
        </div>
      </Card>
      <div className="mt-4 flex flex-wrap gap-2">
        {since ? (
          <>
            <Button className="max-md:w-full" onClick={() => setDoing('renew')}>
              {t('renew')}
            </Button>
            <Button className="max-md:w-full" onClick={() => setDoing('remove')}>
              {t('remove')}
            </Button>
          </>
        ) : (
          <Button className="max-md:w-full" onClick={() => setDoing('setUp')}>
            {t('setUp')}
          </Button>
        )}
      </div>
      {codes ? (
        <Dialog
          isOnce
          open
          onOpenChange={(open) => !open && close()}
          title={t('codes.title')}
          description={t('codes.text')}
        >
          <RecoveryCodes codes={codes} onDone={close} />
        </Dialog>
      ) : doing === 'setUp' ? (
        <Dialog open onOpenChange={(open) => !open && close()} title={t('dialog.title')}>
          <SetUp
            onDeclined={close}
            onDone={(made) => {
              setCodes(made)
              toast({ title: t('dialog.done') })
            }}
          />
        </Dialog>
      ) : null}
      {doing === 'renew' && !codes && (
        <ProofDialog
          about="renewDialog"
          change={renewCodes}
          onDone={({ recovery_codes: made }) => setCodes(made)}
          onClose={close}
        />
      )}
      {doing === 'remove' && (
        <ProofDialog
          about="removeDialog"
          change={removeFactor}
          onDone={() => {
            close()
            toast({ title: t('removeDialog.done') })
          }}
          onClose={close}
        />
      )}
    </>
  )
}
