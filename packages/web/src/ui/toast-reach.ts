import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Where the focus goes back to: what had it, or else the dialog that is open. */
function giveBack(before: Element | null) {
  const there = before?.isConnected && before !== document.body ? before : null
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  const back = there ?? dialog
  if (back instanceof HTMLElement) back.focus({ preventScroll: true })
}

/**
 * Makes messages usable over an open dialog as over a page: F8 goes to them, Escape closes the one that is shown and goes back.
 * A dialog closes at a press or a key outside of it and fetches the focus back by what it hears at the document, so it does not
 * hear of what happens among the messages.
 */
export function useReach(region: RefObject<HTMLElement | null>, isShown: boolean, dismiss: () => void) {
  /** What had the focus before it came here; `null` while it is elsewhere. */
  const before = useRef<Element | null>(null)
  const leave = useCallback(() => {
    const last = before.current
    before.current = null
    if (last) giveBack(last)
  }, [])

  // Whoever closes a message, or lets it go, goes on where they were.
  useEffect(() => {
    if (!isShown) leave()
  }, [isShown, leave])

  useEffect(() => {
    const isHere = (target: EventTarget | null) => target instanceof Node && region.current?.contains(target) === true
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        if (!isHere(document.activeElement)) before.current = document.activeElement
        region.current?.focus()
      } else if (event.key === 'Escape' && isHere(event.target)) {
        event.stopPropagation()
        dismiss()
        leave()
      }
    }
    const onPress = (event: Event) => {
      if (isHere(event.target)) event.stopPropagation()
    }
    const onFocus = (event: FocusEvent) => {
      if (isHere(event.target)) event.stopPropagation()
      else before.current = null
    }
    const onBlur = (event: FocusEvent) => {
      if (!isHere(event.relatedTarget)) return
      event.stopPropagation()
      if (!isHere(event.target) && event.target instanceof Element) before.current = event.target
    }
    // The keys before a dialog, which takes them on their way down; the rest below the document, above everything that is drawn.
    const { body } = document
    addEventListener('keydown', onKey, { capture: true })
    body.addEventListener('pointerdown', onPress)
    body.addEventListener('focusin', onFocus)
    body.addEventListener('focusout', onBlur)
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      body.removeEventListener('pointerdown', onPress)
      body.removeEventListener('focusin', onFocus)
      body.removeEventListener('focusout', onBlur)
    }
  }, [region, dismiss, leave])
}
