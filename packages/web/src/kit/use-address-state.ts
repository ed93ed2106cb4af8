import { limits } from '@esrs/contract'
import { useSearchParams } from 'react-router'

/** What is written into the address; `null` and nothing take a name out. */
export type AddressChanges = Record<string, string | number | null>

/** An address with changes, as its part behind the question mark. */
export function withChanges(known: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(known)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

interface Way {
  /** Whether the way back undoes the change. */
  isStep?: boolean
  /** What the entry of the history holds beside the address. */
  state?: unknown
}

/** What a page keeps in its address, so that it can be shared, reloaded and left backwards; the page stays where it is scrolled to. */
export function useAddressState() {
  const [search, setSearch] = useSearchParams()
  const change = (changes: AddressChanges, { isStep = false, state }: Way = {}) =>
    setSearch((known) => withChanges(known, changes), {
      replace: !isStep,
      preventScrollReset: true,
      ...(state !== undefined && { state }),
    })
  return { search, change }
}

/** The number of a page that the address holds, as the server takes it: a whole one from 1; 1 where the address holds none. */
export const wholeNumber = (text: string | null): number =>
  Math.min(limits.lastPage, Math.max(1, Math.trunc(Number(text)) || 1))

/** Words to search for that the address holds, no longer than the server takes them. */
export const searchWords = (text: string | null): string => (text ?? '').slice(0, limits.shortText)
