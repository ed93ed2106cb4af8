import type { CompanyUser } from '@esrs/contract'
import { useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { useInviteAgain, useWithdraw } from './queries.ts'
import { companyTexts } from './texts.ts'

/** What can be done while an invitation waits. */
export function InvitationSection({ user, onWithdrawn }: { user: CompanyUser; onWithdrawn: () => void }) {
  const t = useTexts(companyTexts)
  const { dateTime } = useFormats()
  const [asking, setAsking] = useState(false)
  const again = useInviteAgain(user.id)
  const withdraw = useWithdraw(user.id)
  return (
    <ProfileSection
      isLast
      title={t('person.invitation')}
      text={<p>{t('person.invitationText', { date: user.invited_at ? dateTime(user.invited_at) : '' })}</p>}
    >
      <div className="flex flex-wrap gap-2">
        <Button busy={again.isPending} onClick={() => again.mutate()}>
          {t('person.again')}
        </Button>
        <Button look="ghost" onClick={() => setAsking(true)}>
          {t('person.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('person.withdraw')}
        question={t('person.withdrawQuestion', { name: user.name })}
        consequence={t('person.withdrawText')}
        confirmLabel={t('person.withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: onWithdrawn, onError: () => setAsking(false) })}
      />
    </ProfileSection>
  )
}
