import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading } from '../../ui/States.tsx'
import { notLoadedTexts } from './texts.ts'

interface NotLoadedProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  className?: string
  /** Skeletons in the shape of what is coming. */
  children: ReactNode
}

/** Stands in the place of data that is loading, or could not be loaded: then with the reason and another try. */
export function NotLoaded({ query, className = 'flex flex-col gap-3', children }: NotLoadedProps) {
  const t = useTexts(notLoadedTexts)
  const { error, refetch, isFetching } = query
  if (!error) return <Loading className={className}>{children}</Loading>
  return (
    <Card>
      <LoadFailed title={t('title')} error={error} refetch={refetch} isFetching={isFetching} />
    </Card>
  )
}
