import { useRef } from 'react'

/** Where the focus was; for an item of a menu that closes, the button that opened the menu. */
function focusedBefore(): Element | null {
  const active = document.activeElement
  const menu = active?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active
}

/** Gives the focus back when a dialog closes, also when it was opened by something else than its own trigger. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = focusedBefore()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // A page that was opened from the dialog has the focus already.
      if (document.activeElement !== document.body) return
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
