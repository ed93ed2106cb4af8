import { type CompanyUser, may, permissions, type UserRole, userRoles } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { Link } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { PageBody } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { usersQuery } from './queries.ts'
import { companyTexts } from './texts.ts'

/** Who may do what: the table that every call is checked by, and the people of each role. */
export default function RolesPage() {
  const t = useTexts(companyTexts)
  const { data, error, refetch, isFetching } = useQuery(usersQuery)
  if (!data) {
    return (
      <PageBody>
        <TableCard>
          {error ? (
            <LoadFailed title={t('roles.failed')} error={error} refetch={refetch} isFetching={isFetching} />
          ) : (
            <Loading className="flex flex-col gap-4 p-6">
              <Skeleton className="h-6 w-72" />
              <Skeleton className="h-60 rounded-md" />
            </Loading>
          )}
        </TableCard>
      </PageBody>
    )
  }
  const active = data.users.filter(({ state }) => state !== 'inactive')
  const peopleIn = (role: UserRole) => active.filter(({ user_type }) => user_type === role)
  return (
    <PageBody className="flex flex-col gap-4">
      <p className="text-secondary text-sm">{t('roles.text')}</p>
      <div className="flex flex-col gap-4 lg:hidden">
        {userRoles.map((role) => (
          <RoleCard key={role} role={role} people={peopleIn(role)} />
        ))}
      </div>
      <TableCard className="max-lg:hidden">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <th
                scope="col"
                className="border-line border-b bg-sunken px-4 py-2 text-left font-medium text-muted text-xs"
              >
                {t('roles.permission')}
              </th>
              {userRoles.map((role) => (
                <th
                  key={role}
                  scope="col"
                  className="w-32 border-line border-b bg-sunken px-2 py-2 text-center font-medium text-muted text-xs"
                >
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row" className="border-line border-b px-4 py-2.5 text-left font-normal">
                  {t(`roles.permissionName.${permission}`)}
                </th>
                {userRoles.map((role) => (
                  <td key={role} className="border-line border-b px-2 text-center">
                    <Mark isAllowed={may(role, permission)} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="px-4 py-3 text-left align-top font-medium">
                {t('roles.people')}
              </th>
              {userRoles.map((role) => (
                <td key={role} className="px-2 py-3 align-top">
                  <People people={peopleIn(role)} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </TableCard>
    </PageBody>
  )
}

function Mark({ isAllowed }: { isAllowed: boolean }) {
  const t = useTexts(companyTexts)
  return (
    <>
      {isAllowed ? (
        <Check aria-hidden className="mx-auto size-4 text-success-text" />
      ) : (
        <Minus aria-hidden className="mx-auto size-4 text-muted" />
      )}
      <span className="sr-only">{t(isAllowed ? 'roles.yes' : 'roles.no')}</span>
    </>
  )
}

function People({ people }: { people: readonly CompanyUser[] }) {
  const t = useTexts(companyTexts)
  if (people.length === 0) return <p className="text-center text-muted text-xs">{t('roles.nobody')}</p>
  return (
    <ul className="flex flex-col gap-1 text-center">
      {people.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/users/${id}/edit`} className="text-brand-text text-xs hover:underline">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** One role on a phone, where a table of six columns has no room. */
function RoleCard({ role, people }: { role: UserRole; people: readonly CompanyUser[] }) {
  const t = useTexts(companyTexts)
  return (
    <section className="rounded-xl border border-line bg-surface p-4">
      <h2 className="font-semibold">{t(`role.${role}`)}</h2>
      <p className="mt-1 text-muted text-sm">{t(`roleText.${role}`)}</p>
      <ul className="mt-3 flex flex-col gap-1.5 text-sm">
        {permissions
          .filter((permission) => may(role, permission))
          .map((permission) => (
            <li key={permission} className="flex gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />
              {t(`roles.permissionName.${permission}`)}
            </li>
          ))}
      </ul>
      <p className="mt-3 text-muted text-sm">
        {people.length === 0 ? t('roles.nobody') : people.map(({ name }) => name).join(', ')}
      </p>
    </section>
  )
}
