import type { LinkKind } from '@esrs/contract'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { forgetKey, keepKey, takeKey } from '../../../api/guest.ts'
import { currentLanguage } from '../../../i18n/language.ts'

export type Problem = 'dead' | 'offline' | 'failed' | 'limited'

export type Opened<T> =
  | { state: 'loading' }
  | { state: Problem }
  | { state: 'code'; kind: LinkKind; email: string; isSent: boolean; isWrong: boolean; isBusy: boolean }
  | { state: 'there'; data: T }

const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'not_found') return 'dead'
  if (error.code === 'network') return 'offline'
  return error.code === 'rate_limited' ? 'limited' : 'failed'
}

/**
 * Opens the link that a page was reached by and loads what it is for: with the key that this device has, else as the first
 * device, else with the code of a mail.
 */
export function useLink<T>(token: string, load: () => Promise<T>) {
  const [opened, setOpened] = useState<Opened<T>>({ state: 'loading' })

  const enter = useCallback(
    async (code?: string): Promise<void> => {
      try {
        if (code === undefined && takeKey(token)) {
          try {
            setOpened({ state: 'there', data: await load() })
            return
          } catch (error) {
            // Another link, or a device that made room: the link itself says whether it still works.
            if (!(error instanceof ApiError) || error.status !== 401) throw error
            forgetKey(token)
          }
        }
        const reply = await call(contract.links.open, { body: { token, ...(code !== undefined && { code }) } })
        if (reply.key === null) {
          const asked = {
            kind: reply.kind,
            email: reply.sent_to,
            isSent: code !== undefined,
            isWrong: reply.wrong_code,
            isBusy: false,
          }
          setOpened({ state: 'code', ...asked })
          return
        }
        keepKey(token, reply.key)
        setOpened({ state: 'there', data: await load() })
      } catch (error) {
        setOpened({ state: problemOf(error) })
      }
    },
    [token, load],
  )

  useEffect(() => {
    void enter()
  }, [enter])

  return {
    opened,
    setData: (data: T) => setOpened({ state: 'there', data }),
    enter,
    sendCode: async () => {
      const asked = opened.state === 'code' ? opened : null
      if (!asked) return
      setOpened({ ...asked, isBusy: true })
      try {
        await call(contract.links.sendCode, { body: { token, language: currentLanguage() } })
        setOpened({ ...asked, isSent: true, isWrong: false, isBusy: false })
      } catch (error) {
        setOpened({ state: problemOf(error) })
      }
    },
  }
}
