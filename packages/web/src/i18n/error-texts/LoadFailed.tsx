import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/States.tsx'
import { useTexts } from '../texts.tsx'
import { errorTexts, useErrorText } from './error-text.ts'

interface LoadFailedProps extends Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'> {
  /** What could not be loaded, where the page does not say it already. */
  title?: ReactNode
}

/** Stands in the place of data that could not be loaded, with the reason and another try. */
export function LoadFailed({ title, error, refetch, isFetching }: LoadFailedProps) {
  const errorText = useErrorText()
  const t = useTexts(errorTexts)
  return (
    <ErrorState title={title ?? t('notLoaded')} onRetry={() => void refetch()} busy={isFetching}>
      {errorText(error)}
    </ErrorState>
  )
}
