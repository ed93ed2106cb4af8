import type { FactorState } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { factorQuery } from '../../../api/queries.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { ProfileSection } from './ProfileSection.tsx'

interface FactorPartProps {
  title: string
  text: string
  /** Said where the state could not be loaded. */
  failed: string
  children: (state: FactorState) => ReactNode
}

/** A section of the profile that rests on how the person proves who they are: codes, or passkeys. */
export function FactorPart({ title, text, failed, children }: FactorPartProps) {
  const { data, error, refetch, isFetching } = useQuery(factorQuery)
  return (
    <ProfileSection title={title} text={text}>
      {data ? (
        children(data)
      ) : (
        <Card className="px-4 py-4">
          {error ? (
            <LoadFailed title={failed} error={error} refetch={refetch} isFetching={isFetching} />
          ) : (
            <Loading className="flex flex-col gap-4">
              <Skeleton className="w-48" />
              <Skeleton className="w-64" />
            </Loading>
          )}
        </Card>
      )}
    </ProfileSection>
  )
}
