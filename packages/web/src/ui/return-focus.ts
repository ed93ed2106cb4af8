import { useRef } from 'react'

/** Where the focus was; for an item of a menu that closes, the button that opened the menu. */
function focusedBefore(): Element | null {
  const active = document.activeElement
  const menu = active?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active
}

/**
 * Gives the focus back when a dialog closes, also when it was opened by something else than its own trigger; to the page
 * where what opened it is gone.
 */
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
      const back = before.current?.isConnected ? before.current : document.querySelector('main')
      if (back instanceof HTMLElement) back.focus()
    },
  }
}
