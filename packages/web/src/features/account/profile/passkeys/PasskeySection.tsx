import type { FactorState, Passkey } from '@esrs/contract'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { knowsPasskeys } from '../../../../api/passkeys.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog, Dialog } from '../../../../ui/Dialog.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { FactorPart } from '../second-factor/FactorPart.tsx'
import { AddPasskeyForm } from './AddPasskeyForm.tsx'
import { useRemovePasskey } from './queries.ts'
import { passkeyTexts } from './texts.ts'

/** The person's passkeys: what each is called, when it was used last, and the end of it. */
export function PasskeySection() {
  const t = useTexts(passkeyTexts)
  return (
    <FactorPart title={t('title')} text={t('text')} failed={t('failed')}>
      {(state) => <PasskeyList state={state} />}
    </FactorPart>
  )
}

function PasskeyList({ state: { passkeys, set_up_at: hasCodes } }: { state: FactorState }) {
  const t = useTexts(passkeyTexts)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Card>
        {passkeys.length === 0 ? (
          <p className="px-4 py-4 text-muted text-sm">{t('none')}</p>
        ) : (
          <ul>
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </Card>
      {passkeys.length === 1 && !hasCodes && <p className="mt-2 text-pretty text-sm text-warning-text">{t('one')}</p>}
      {knowsPasskeys() ? (
        <Button className="mt-4 max-md:w-full" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      ) : (
        <p className="mt-2 text-pretty text-muted text-sm">{t('unknown')}</p>
      )}
      {isAdding && (
        <Dialog
          open
          onOpenChange={(open) => !open && setAdding(false)}
          title={t('dialog.title')}
          description={t('dialog.text')}
        >
          <AddPasskeyForm isFirst={passkeys.length === 0 && !hasCodes} onDone={() => setAdding(false)} />
        </Dialog>
      )}
    </>
  )
}

function PasskeyItem({ passkey: { id, name, created_at: added, last_used_at: used } }: { passkey: Passkey }) {
  const t = useTexts(passkeyTexts)
  const { date, dateTime } = useFormats()
  const remove = useRemovePasskey()
  const [asks, setAsks] = useState(false)
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium text-sm">{name}</p>
        <p className="text-muted text-xs">
          {t('added', { date: date(added) })} · {used ? t('used', { time: dateTime(used) }) : t('never')}
        </p>
      </div>
      <Button aria-label={t('removeNamed', { name })} busy={remove.isPending} onClick={() => setAsks(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('removeTitle')}
        question={t('removeQuestion', { name })}
        consequence={t('removeConsequence')}
        confirmLabel={t('remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setAsks(false) })}
      />
    </li>
  )
}
