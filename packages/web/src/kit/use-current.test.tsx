import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { useCurrent } from './use-current.ts'

const queryKey = ['/what/is/open/']

function opened(isOutdated: boolean) {
  const client = createQueryClient()
  let answer = (_: string) => {}
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve))
  client.setQueryData(queryKey, 'not signed')
  if (isOutdated) void client.invalidateQueries({ queryKey })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useCurrent({ queryKey, queryFn, refetchOnMount: 'always' }), { wrapper })
  return { client, result, answer: (told: string) => answer(told) }
}

it('tells nothing that is known to be true no longer when a page opens, and then what is', async () => {
  const { result, answer, client } = opened(true)
  expect(result.current.data).toBeUndefined()
  answer('signed')
  await waitFor(() => expect(result.current.data).toBe('signed'))
  // What changes while it is shown leaves no gap.
  const again = client.invalidateQueries({ queryKey })
  expect(result.current.data).toBe('signed')
  answer('confirmed')
  await again
  await waitFor(() => expect(result.current.data).toBe('confirmed'))
})

it('tells what it has while it is asked for anew without a known change', async () => {
  const { result, answer } = opened(false)
  expect(result.current.data).toBe('not signed')
  answer('not signed')
  await waitFor(() => expect(result.current.isFetching).toBe(false))
})
