import type { CompanyUser } from '@esrs/contract'
import { limits } from '@esrs/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { useResetFactor } from './queries.ts'
import { companyTexts } from './texts.ts'

const Reason = z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.shortText)) })
type Reason = z.infer<typeof Reason>

/** Whether somebody has a second factor, and the way back for whoever has lost it. */
export function FactorSection({ user, isMe }: { user: CompanyUser; isMe: boolean }) {
  const t = useTexts(companyTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <ProfileSection isLast title={t('factor.title')} text={<p>{t(user.second_factor ? 'factor.on' : 'factor.off')}</p>}>
      {user.second_factor && (
        <>
          <Button disabled={isMe} onClick={() => setAsking(true)} className="max-md:w-full">
            {t('factor.reset')}
          </Button>
          <p className="mt-1 text-muted text-xs">{t(isMe ? 'factor.own' : 'factor.hint')}</p>
        </>
      )}
      {isAsking && <ResetDialog user={user} onClose={() => setAsking(false)} />}
    </ProfileSection>
  )
}

function ResetDialog({ user, onClose }: { user: CompanyUser; onClose: () => void }) {
  const t = useTexts(companyTexts)
  const { cancel } = useUiTexts()
  const errorText = useErrorText()
  const { register, handleSubmit, formState } = useForm<Reason>({
    resolver: checkedBy(Reason),
    defaultValues: { reason: '' },
  })
  const reset = useResetFactor(user)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('factor.askTitle', { name: user.name })}
      description={t('factor.ask')}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form="reset-factor" look="danger" busy={reset.isPending}>
            {t('factor.reset')}
          </Button>
        </>
      }
    >
      {reset.error && (
        <Notice tone="danger" role="alert" className="mb-4">
          {errorText(reset.error)}
        </Notice>
      )}
      <form
        id="reset-factor"
        noValidate
        onSubmit={handleSubmit(({ reason }) => reset.mutate(reason, { onSuccess: onClose }))}
      >
        <Field
          label={t('factor.reason')}
          hint={t('factor.reasonHint')}
          error={formState.errors.reason && t('factor.reasonMissing')}
        >
          {(control) => (
            <Textarea {...control} {...register('reason')} rows={2} maxLength={limits.shortText} required />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
