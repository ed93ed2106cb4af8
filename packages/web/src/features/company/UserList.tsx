import type { CompanyUser } from '@esrs/contract'
import { Link } from 'react-router'
import { roleWord } from '../../api/role.ts'
import { useSession } from '../../api/session.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { List, type ListColumn } from '../../kit/list/List.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import { useLastActive } from './last-active.ts'
import { companyTexts } from './texts.ts'

interface UserListProps {
  /** `null` while they are being loaded. */
  users: readonly CompanyUser[] | null
  mayEdit: boolean
}

/** The people of the company. */
export function UserList({ users, mayEdit }: UserListProps) {
  const t = useTexts(companyTexts)
  const lastActive = useLastActive()
  const columns: ListColumn<CompanyUser>[] = [
    {
      id: 'name',
      head: t('users.name'),
      width: 'w-[33%]',
      title: ({ name }) => name,
      cell: (user) => (
        <span className="flex items-center gap-2">
          <Initials name={user.name} />
          <span className="truncate font-medium">{user.name}</span>
          <AccessBadge user={user} />
        </span>
      ),
    },
    {
      id: 'email',
      head: t('users.email'),
      width: 'w-[31%]',
      look: 'text-secondary',
      title: ({ email }) => email,
      cell: ({ email }) => email,
    },
    { id: 'role', head: t('users.role'), cell: ({ user_type }) => t(`role.${roleWord(user_type)}`) },
    {
      id: 'active',
      head: t('users.lastActive'),
      look: 'num text-secondary',
      cell: ({ last_active }) => lastActive(last_active),
    },
    ...(mayEdit
      ? [
          {
            id: 'edit',
            head: t('users.actions'),
            isHeadSilent: true,
            width: 'w-28',
            look: 'text-right',
            cell: (user: CompanyUser) => <EditLink user={user} />,
          },
        ]
      : []),
  ]
  return (
    <List
      label={t('users.title')}
      loading={t('users.loading')}
      rows={users}
      keyOf={({ id }) => id}
      columns={columns}
      isNarrow={useNarrow()}
      cardLook="flex items-center gap-3 py-3"
      card={(user) => (
        <>
          <Initials name={user.name} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
              {user.name} <AccessBadge user={user} />
            </p>
            <p className="truncate text-secondary text-sm">{user.email}</p>
            <p className="num text-muted text-sm">
              {t(`role.${roleWord(user.user_type)}`)}
              {user.last_active && ` · ${t('person.lastActive', { time: lastActive(user.last_active) })}`}
            </p>
          </div>
          {mayEdit && <EditLink user={user} />}
        </>
      )}
    />
  )
}

function EditLink({ user: { id, name } }: { user: CompanyUser }) {
  const t = useTexts(companyTexts)
  return (
    <Link
      to={`/users/${id}/edit`}
      aria-label={t('users.editNamed', { name })}
      className="inline-flex min-h-8 items-center rounded-sm px-1 font-medium text-brand-text text-sm hover:underline max-md:min-h-11"
    >
      {t('users.edit')}
    </Link>
  )
}

function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-[10px] text-brand-text"
    >
      {letters.toUpperCase()}
    </span>
  )
}

/** Who looks, who was invited, who may not sign in. */
export function AccessBadge({ user: { id, state } }: { user: CompanyUser }) {
  const t = useTexts(companyTexts)
  const { user: me } = useSession()
  return (
    <>
      {me?.id === id && <Badge>{t('users.you')}</Badge>}
      {state === 'invited' && <Badge tone="info">{t('users.invited')}</Badge>}
      {state === 'inactive' && <Badge tone="warning">{t('users.inactive')}</Badge>}
    </>
  )
}
