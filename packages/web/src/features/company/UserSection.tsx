import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { useAddressState } from '../../kit/use-address-state.ts'
import { Count } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { usersQuery } from './queries.ts'
import { companyTexts } from './texts.ts'
import { UserList } from './UserList.tsx'

interface UserSectionProps {
  isAdmin: boolean
  /** `null` while it is loading. */
  mayInvite: boolean | null
}

/** The people of the company. The form for a new one has an address of its own, because the side menu leads there. */
export function UserSection({ isAdmin, mayInvite }: UserSectionProps) {
  const t = useTexts(companyTexts)
  const { search, change } = useAddressState()
  const { data, error, refetch, isFetching } = useQuery(usersQuery)
  const setInviting = (inviting: boolean) => change({ invite: inviting ? 'true' : null })
  return (
    <section data-anchor="people" className="scroll-mt-24 pt-6">
      <div className="mb-3 flex min-h-control flex-wrap items-center gap-2">
        <h2 className="font-semibold text-base">{t('users.title')}</h2>
        {data && <Count>{data.users.length}</Count>}
        <span className="flex-1" />
        {isAdmin && mayInvite === false && (
          <DisabledButton reason={t('users.inviteOff')}>
            <Plus aria-hidden className="size-4" />
            {t('users.invite')}
          </DisabledButton>
        )}
        {isAdmin && mayInvite && (
          <Button onClick={() => setInviting(true)}>
            <Plus aria-hidden className="size-4" />
            {t('users.invite')}
          </Button>
        )}
      </div>
      <TableCard>
        {error && !data ? (
          <LoadFailed title={t('users.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <UserList users={data?.users ?? null} mayEdit={isAdmin} />
        )}
      </TableCard>
      {data?.users.length === 1 && isAdmin && mayInvite && (
        <p className="mt-3 text-muted text-sm">{t('users.alone')}</p>
      )}
      {isAdmin && mayInvite && search.get('invite') === 'true' && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  )
}
