import type { PublicSurvey } from '@esrs/contract'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'

export type Loaded = { state: 'loading' | 'missing' | 'failed' } | { state: 'there'; survey: PublicSurvey }

/** The survey at an address, and how to ask for it once more. */
export function useSurvey(sid: string): [Loaded, () => Promise<void>] {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const survey = await call(contract.surveys.getPublic, { params: { sid } }, { signal })
        if (!signal?.aborted) setLoaded({ state: 'there', survey })
      } catch (error) {
        if (signal?.aborted) return
        setLoaded({ state: error instanceof ApiError && error.code === 'not_found' ? 'missing' : 'failed' })
      }
    },
    [sid],
  )
  useEffect(() => {
    const end = new AbortController()
    void load(end.signal)
    return () => end.abort()
  }, [load])
  return [loaded, () => load()]
}
