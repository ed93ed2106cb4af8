import type { TrailReceiver } from '@esrs/contract'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useErrorText } from '../../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { checkedBy } from '../../../../ui/form-resolver.ts'
import { Input, Textarea } from '../../../../ui/Input.tsx'
import { Notice } from '../../../../ui/States.tsx'
import { useUiTexts } from '../../../../ui/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { isAboutFields, useServerFields } from '../../failure.ts'
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
  const { cancel } = useUiTexts()
  const errorText = useErrorText()
  const id = useId()
  const { register, handleSubmit, setError, formState } = useForm<Wish>({
    resolver: checkedBy(Wish),
    defaultValues: { url: receiver?.url ?? '', token: '', authority: receiver?.authority ?? '' },
  })
  const { errors } = formState
  const set = useSetReceiver()
  useServerFields(set.error, setError, { url: 'url', token: 'token', authority: 'authority' })
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
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('dialog.title')}
      description={t('dialog.text')}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={id} look="primary" busy={set.isPending}>
            {set.isPending ? t('dialog.trying') : t('dialog.submit')}
          </Button>
        </>
      }
    >
      {set.error && !isAboutFields(set.error) && (
        <Notice tone="danger" role="alert" className="mb-4">
          {errorText(set.error)}
        </Notice>
      )}
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit(submit)}>
        <Field
          label={t('dialog.url')}
          hint={t('dialog.urlHint')}
          error={errors.url && (errors.url.type === 'server' ? errors.url.message : t('dialog.urlWrong'))}
        >
          {(field) => <Input {...field} {...register('url')} maxLength={500} autoComplete="off" required />}
        </Field>
        <Field
          label={t('dialog.token')}
          hint={t(receiver?.has_token ? 'dialog.tokenKept' : 'dialog.tokenHint')}
          error={errors.token?.message}
        >
          {(field) => (
            <Input {...field} {...register('token')} type="password" maxLength={2000} autoComplete="new-password" />
          )}
        </Field>
        <Field label={t('dialog.authority')} hint={t('dialog.authorityHint')} error={errors.authority?.message}>
          {(field) => (
            <Textarea
              {...field}
              {...register('authority')}
              rows={4}
              spellCheck={false}
              className="font-mono text-xs!"
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
