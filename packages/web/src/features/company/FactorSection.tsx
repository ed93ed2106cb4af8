import type { CompanyUser } from '@esrs/contract'
import { limits } from '@esrs/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Textarea } from '../../ui/Input.tsx'
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
  const errorText = useErrorText()
  const { register, handleSubmit, formState } = useForm<Reason>({
    resolver: checkedBy(Reason),
    defaultValues: { reason: '' },
  })
  const reset = useResetFactor(user)
  return (
    <FormDialog
      title={t('factor.askTitle', { name: user.name })}
      description={t('factor.ask')}
      submit={t('factor.reset')}
      look="danger"
      busy={reset.isPending}
      failure={reset.error && errorText(reset.error)}
      onSubmit={handleSubmit(({ reason }) => reset.mutate(reason, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <Field
        label={t('factor.reason')}
        hint={t('factor.reasonHint')}
        error={formState.errors.reason && t('factor.reasonMissing')}
      >
        {(control) => <Textarea {...control} {...register('reason')} rows={2} maxLength={limits.shortText} required />}
      </Field>
    </FormDialog>
  )
}
