import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading } from '../../ui/States.tsx'
import { workTexts } from './texts.ts'

interface NotLoadedProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  className?: string
  /** Skeletons in the shape of what is coming. */
  children: ReactNode
}

/** Stands in the place of data that is loading, or could not be loaded: then with the reason and another try. */
export function NotLoaded({ query: { error, refetch, isFetching }, className, children }: NotLoadedProps) {
  const t = useTexts(workTexts)
  if (!error)
    return (
      <Loading label={t('loading')} className={className}>
        {children}
      </Loading>
    )
  return (
    <Card>
      <LoadFailed title={t('notLoaded')} error={error} refetch={refetch} isFetching={isFetching} />
    </Card>
  )
}
