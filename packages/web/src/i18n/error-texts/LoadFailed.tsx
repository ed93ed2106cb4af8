import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/States.tsx'
import { useErrorText } from './error-text.ts'

interface LoadFailedProps extends Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'> {
  /** What could not be loaded. */
  title: ReactNode
}

/** Stands in the place of data that could not be loaded, with the reason and another try. */
export function LoadFailed({ title, error, refetch, isFetching }: LoadFailedProps) {
  const errorText = useErrorText()
  return (
    <ErrorState title={title} onRetry={() => void refetch()} busy={isFetching}>
      {errorText(error)}
    </ErrorState>
  )
}
