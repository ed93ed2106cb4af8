import type { PublicSurvey } from '@esrs/contract'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'

export type Loaded = { state: 'loading' | 'missing' | 'offline' | 'failed' } | { state: 'there'; survey: PublicSurvey }

/** Loads the survey of an address; returns it with a function that loads it again. */
export function useSurvey(sid: string): [Loaded, () => Promise<void>] {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const survey = await call(contract.surveys.getPublic, { params: { sid } }, { signal })
        if (!signal?.aborted) setLoaded({ state: 'there', survey })
      } catch (error) {
        if (signal?.aborted) return
        const code = error instanceof ApiError ? error.code : null
        setLoaded({ state: code === 'not_found' ? 'missing' : code === 'network' ? 'offline' : 'failed' })
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
