import type { TrailReceiver } from '@esrs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { Field } from '../../../../ui/Field.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../../../ui/Input.tsx'
import { receiverQuery } from './queries.ts'
import { receiverTexts } from './texts.ts'

/** Asks for address, token and authority; whether the address can be reached the server finds out before it keeps it. */
export function ReceiverDialog({ receiver, onClose }: { receiver: TrailReceiver | null; onClose: () => void }) {
  const t = useTexts(receiverTexts)
  const client = useQueryClient()
  const { register, errorOf, watch, frame } = useSentForm({
    begins: { url: receiver?.url ?? '', token: '', authority: receiver?.authority ?? '' },
    problems: ({ url }) => ({ url: !/^(https?|syslog\+tls):\/\/\S+$/.test(url.trim()) && t('dialog.urlWrong') }),
    send: ({ url, token, authority }) => {
      const body = { url: url.trim(), authority: authority.trim() || null, ...(token ? { token } : {}) }
      return call(contract.trail.setReceiver, { body })
    },
    said: t('saved'),
    onSent: (reply) => {
      client.setQueryData(receiverQuery.queryKey, reply)
      onClose()
    },
  })
  const isElsewhere = watch('url').trim() !== receiver?.url
  return (
    <FormDialog
      title={t('dialog.title')}
      description={t('dialog.text')}
      submit={t(frame.busy ? 'dialog.trying' : 'dialog.submit')}
      onClose={onClose}
      {...frame}
    >
      <Field label={t('dialog.url')} hint={t('dialog.urlHint')} error={errorOf('url')}>
        {(field) => <Input {...field} {...register('url')} maxLength={500} autoComplete="off" required />}
      </Field>
      <Field
        label={t('dialog.token')}
        hint={t(!receiver?.has_token ? 'dialog.tokenHint' : isElsewhere ? 'dialog.tokenAgain' : 'dialog.tokenKept')}
        error={errorOf('token')}
      >
        {(field) => (
          <Input {...field} {...register('token')} type="password" maxLength={2000} autoComplete="new-password" />
        )}
      </Field>
      <Field label={t('dialog.authority')} hint={t('dialog.authorityHint')} error={errorOf('authority')}>
        {(field) => (
          <Textarea {...field} {...register('authority')} rows={4} spellCheck={false} className="font-mono text-xs!" />
        )}
      </Field>
    </FormDialog>
  )
}
