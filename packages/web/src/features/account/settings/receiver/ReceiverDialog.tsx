import type { TrailReceiver } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { checkedBy } from '../../../../ui/form-resolver.ts'
import { Input, Textarea } from '../../../../ui/Input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSetReceiver } from './queries.ts'
import { receiverTexts } from './texts.ts'

const Wish = z.object({
  url: z.string().check(z.trim(), z.regex(/^(https?|syslog\+tls):\/\/\S+$/)),
  token: z.string(),
  authority: z.string(),
})
type Wish = z.infer<typeof Wish>

/** Asks for address, token and authority; whether the address can be reached the server finds out before it keeps it. */
export function ReceiverDialog({ receiver, onClose }: { receiver: TrailReceiver | null; onClose: () => void }) {
  const t = useTexts(receiverTexts)
  const { register, handleSubmit, setError, watch, formState } = useForm<Wish>({
    resolver: checkedBy(Wish),
    defaultValues: { url: receiver?.url ?? '', token: '', authority: receiver?.authority ?? '' },
  })
  const { errors } = formState
  const isElsewhere = watch('url').trim() !== receiver?.url
  const set = useSetReceiver()
  const failure = useServerFields(set.error, setError, { url: 'url', token: 'token', authority: 'authority' })
  const submit = ({ url, token, authority }: Wish) =>
    set.mutate(
      { url, authority: authority.trim() || null, ...(token ? { token } : {}) },
      {
        onSuccess: () => {
          toast({ title: t('saved') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('dialog.title')}
      description={t('dialog.text')}
      submit={t(set.isPending ? 'dialog.trying' : 'dialog.submit')}
      busy={set.isPending}
      failure={failure}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <Field
        label={t('dialog.url')}
        hint={t('dialog.urlHint')}
        error={errors.url && (errors.url.type === 'server' ? errors.url.message : t('dialog.urlWrong'))}
      >
        {(field) => <Input {...field} {...register('url')} maxLength={500} autoComplete="off" required />}
      </Field>
      <Field
        label={t('dialog.token')}
        hint={t(!receiver?.has_token ? 'dialog.tokenHint' : isElsewhere ? 'dialog.tokenAgain' : 'dialog.tokenKept')}
        error={errors.token?.message}
      >
        {(field) => (
          <Input {...field} {...register('token')} type="password" maxLength={2000} autoComplete="new-password" />
        )}
      </Field>
      <Field label={t('dialog.authority')} hint={t('dialog.authorityHint')} error={errors.authority?.message}>
        {(field) => (
          <Textarea {...field} {...register('authority')} rows={4} spellCheck={false} className="font-mono text-xs!" />
        )}
      </Field>
    </FormDialog>
  )
}
