import type { CompanyUser } from '@esrs/contract'
import { Link } from 'react-router'
import { roleWord } from '../../api/role.ts'
import { useSession } from '../../api/session.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Cell, HeadCell, Table, TableRow } from '../../ui/Table.tsx'
import { useLastActive } from './last-active.ts'
import { companyTexts } from './texts.ts'

interface UserListProps {
  users: readonly CompanyUser[]
  mayEdit: boolean
}

export function UserTable({ users, mayEdit }: UserListProps) {
  const t = useTexts(companyTexts)
  const lastActive = useLastActive()
  return (
    <Table>
      <colgroup>
        <col className="w-[33%]" />
        <col className="w-[31%]" />
        <col />
        <col />
        {mayEdit && <col className="w-28" />}
      </colgroup>
      <thead>
        <tr>
          <HeadCell>{t('users.name')}</HeadCell>
          <HeadCell>{t('users.email')}</HeadCell>
          <HeadCell>{t('users.role')}</HeadCell>
          <HeadCell>{t('users.lastActive')}</HeadCell>
          {mayEdit && (
            <HeadCell>
              <span className="sr-only">{t('users.actions')}</span>
            </HeadCell>
          )}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <Cell title={user.name}>
              <span className="flex items-center gap-2">
                <Initials name={user.name} />
                <span className="truncate font-medium">{user.name}</span>
                <AccessBadge user={user} />
              </span>
            </Cell>
            <Cell title={user.email} className="text-secondary">
              {user.email}
            </Cell>
            <Cell>{t(`role.${roleWord(user.user_type)}`)}</Cell>
            <Cell className="num text-secondary">{lastActive(user.last_active)}</Cell>
            {mayEdit && (
              <Cell className="text-right">
                <EditLink user={user} />
              </Cell>
            )}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

/** The same on a phone. */
export function UserCards({ users, mayEdit }: UserListProps) {
  const t = useTexts(companyTexts)
  const lastActive = useLastActive()
  return (
    <ul aria-label={t('users.title')}>
      {users.map((user) => (
        <li key={user.id} className="flex items-center gap-3 border-line border-b py-3 pr-4 pl-4 last:border-b-0">
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
        </li>
      ))}
    </ul>
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
