import type { FactorState, Passkey } from '@esrs/contract'
import { useState } from 'react'
import { knowsPasskeys } from '../../../../api/passkeys.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { FactorPart } from '../FactorPart.tsx'
import { useAsksPassword } from '../own-password.ts'
import { RevocableRow } from '../RevocableRow.tsx'
import { AddPasskeyForm } from './AddPasskeyForm.tsx'
import { useRemovePasskey } from './queries.ts'
import { RenamePasskey } from './RenamePasskey.tsx'
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
  const asksPassword = useAsksPassword()
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
          description={t(asksPassword ? 'dialog.text' : 'dialog.textByProvider')}
        >
          <AddPasskeyForm isFirst={passkeys.length === 0 && !hasCodes} onDone={() => setAdding(false)} />
        </Dialog>
      )}
    </>
  )
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { id, name, created_at: added, last_used_at: used } = passkey
  const [isNaming, setNaming] = useState(false)
  const t = useTexts(passkeyTexts)
  const { date, dateTime } = useFormats()
  const remove = useRemovePasskey()
  return (
    <RevocableRow
      id={id}
      name={name}
      words={{
        revoke: t('remove'),
        revokeNamed: t('removeNamed', { name }),
        title: t('removeTitle'),
        question: t('removeQuestion', { name }),
        consequence: t('removeConsequence'),
      }}
      revoke={remove}
      more={
        <Button aria-label={t('rename.named', { name })} onClick={() => setNaming(true)}>
          {t('rename.action')}
        </Button>
      }
    >
      <p className="text-muted text-xs">
        {t('added', { date: date(added) })} · {used ? t('used', { time: dateTime(used) }) : t('never')}
      </p>
      {isNaming && <RenamePasskey passkey={passkey} onClose={() => setNaming(false)} />}
    </RevocableRow>
  )
}
