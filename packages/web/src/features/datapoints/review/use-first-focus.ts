import { type RefObject, useEffect } from 'react'

/** Gives the focus to what is shown first, in the frame that lays it out: given before, everything would be laid out for it alone. */
export function useFirstFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const wanted = requestAnimationFrame(() => element.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(wanted)
  }, [element])
}
