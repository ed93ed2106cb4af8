import type { CompanyUser } from '@esrs/contract'
import { limits } from '@esrs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { userQuery } from './queries.ts'
import { companyTexts } from './texts.ts'

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
  const client = useQueryClient()
  const { register, errorOf, frame } = useSentForm({
    begins: { reason: '' },
    problems: ({ reason }) => ({ reason: reason.trim() === '' && t('factor.reasonMissing') }),
    send: ({ reason }) =>
      call(contract.users.resetSecondFactor, { params: { id: user.id }, body: { reason: reason.trim() } }),
    said: t('factor.done', { name: user.name }),
    onSent: (changed) => {
      client.setQueryData(userQuery(user.id).queryKey, changed)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('factor.askTitle', { name: user.name })}
      description={t('factor.ask')}
      submit={t('factor.reset')}
      look="danger"
      onClose={onClose}
      {...frame}
    >
      <Field label={t('factor.reason')} hint={t('factor.reasonHint')} error={errorOf('reason')}>
        {(control) => <Textarea {...control} {...register('reason')} rows={2} maxLength={limits.shortText} required />}
      </Field>
    </FormDialog>
  )
}
