import { limits } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { SecretDialog } from '../../profile/tokens/SecretDialog.tsx'
import { TokenDays, TokenName } from '../../profile/tokens/TokenFields.tsx'
import { tokenTexts } from '../../profile/tokens/texts.ts'
import { directoryTexts } from './texts.ts'

const durations = ['90', '180', '365', String(limits.directoryTokens.days)] as const

/** Asks for name and time of a token of the directory, and shows its secret once; it is kept nowhere else. */
export function NewDirectoryToken({ onClose }: { onClose: () => void }) {
  const t = useTexts(directoryTexts)
  const token = useTexts(tokenTexts)
  const [secret, setSecret] = useState<string | null>(null)
  const { register, errorOf, choice, frame } = useSentForm({
    begins: { name: '', days: '365' as (typeof durations)[number] },
    problems: ({ name }) => ({ name: name.trim() === '' && token('dialog.nameMissing') }),
    send: ({ name, days }) =>
      call(contract.provisioning.makeToken, { body: { name: name.trim(), days: Number(days) } }),
    onSent: (made) => setSecret(made.secret),
  })
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <FormDialog
      title={t('dialog.title')}
      description={t('dialog.text')}
      submit={t(frame.busy ? 'dialog.submitting' : 'dialog.submit')}
      {...frame}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TokenName hint={t('dialog.nameHint')} field={register('name')} error={errorOf('name')} />
        <TokenDays durations={durations} {...choice('days')} />
      </div>
    </FormDialog>
  )
}
