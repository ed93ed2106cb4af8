import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading } from '../../ui/States.tsx'
import { organisationTexts } from './texts.ts'

interface NotLoadedProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  /** Skeletons in the shape of what is coming. */
  children: ReactNode
}

/** Stands in the place of data that is loading, or could not be loaded: then with the reason and another try. */
export function NotLoaded({ query: { error, refetch, isFetching }, children }: NotLoadedProps) {
  const t = useTexts(organisationTexts)
  if (!error) return <Loading className="flex flex-col gap-3">{children}</Loading>
  return (
    <Card>
      <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
    </Card>
  )
}
