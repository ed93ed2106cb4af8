import type { Permission } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useFactorMissing } from '../api/proof.ts'
import { companyQuery } from '../api/queries.ts'
import { roleOf, useMay } from '../api/role.ts'
import { useSession } from '../api/session.ts'
import { LoadFailed } from '../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { EmptyState, Loading, Skeleton } from '../ui/States.tsx'
import { useRouteTable } from './RouteContext.tsx'
import { homeOf, routesFor } from './routes.ts'
import { shellTexts } from './texts.ts'

interface CameFrom {
  from?: string
}

/** Lets in who is signed in; others sign in first and then come back to where they wanted to go. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  const isFactorMissing = useFactorMissing()
  if (signedIn) return isFactorMissing ? <Navigate to="/second-factor" replace /> : children
  return <Navigate to="/login" replace state={{ from: pathname + search + hash } satisfies CameFrom} />
}

/** Shows a page to whoever's role opens it, and says so to everybody else; nothing of it is asked for meanwhile. */
export function RequireRole({ needs = 'read', children }: { needs?: Permission | undefined; children: ReactNode }) {
  const t = useTexts(shellTexts)
  if (useMay(needs)) return children
  return (
    <EmptyState icon={<Lock aria-hidden />} title={t('role.closed')} className="py-16">
      {t('role.closedText')}
    </EmptyState>
  )
}

/** For pages that make no sense when one is signed in already. */
export function RequireGuest({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { state } = useLocation()
  return signedIn ? <Navigate to={(state as CameFrom | null)?.from ?? '/'} replace /> : children
}

/** The address `/`: to the sign-in, or to where a signed-in person starts. */
export function Home() {
  const { signedIn } = useSession()
  return signedIn ? <SignedInHome /> : <Navigate to="/login" replace />
}

function SignedInHome() {
  const t = useTexts(shellTexts)
  const { user } = useSession()
  const routes = routesFor(useRouteTable(), roleOf(user))
  const { data, error, refetch, isFetching } = useQuery(companyQuery)
  if (useFactorMissing()) return <Navigate to="/second-factor" replace />
  if (data) return <Navigate to={homeOf(routes, data.metadata.skip_onboarding)} replace />
  if (error) {
    return <LoadFailed title={t('failure.companyTitle')} error={error} refetch={refetch} isFetching={isFetching} />
  }
  return <PageSkeleton />
}

/** The outline of a page while its code or its first data is on the way. */
export function PageSkeleton() {
  return (
    <Loading className="mx-auto flex w-full max-w-page flex-col gap-6 p-gutter">
      <Skeleton className="h-20 rounded-xl" />
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-80 rounded-xl" />
    </Loading>
  )
}

/** The outline of the whole app while its frame is on the way. */
export function FrameSkeleton() {
  return (
    <div className="min-h-dvh">
      <div aria-hidden className="flex h-24 flex-col justify-between border-line border-b bg-surface px-gutter py-3">
        <Skeleton className="ml-20 w-40 max-md:ml-10" />
        <Skeleton className="w-64" />
      </div>
      <PageSkeleton />
    </div>
  )
}
