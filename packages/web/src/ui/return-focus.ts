import { useState } from 'react'

/** The element that had the focus; for an item of a closing menu, the button that opened the menu. */
export function focusedBefore(): Element | null {
  const active = document.activeElement
  const menu = active?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active
}

const firstField =
  'form :is(input:not([type=hidden], [type=file], [aria-hidden], :disabled), textarea, [role=combobox], [role=checkbox])'

/** What had the focus before a dialog, for what opened another one and is gone with it. */
const openers = new WeakMap<Element, Element | null>()

/** What the focus goes back to: `before`, else what opened the dialog that it was in. */
function stillThere(before: Element | null): Element | null {
  let wanted = before
  while (wanted && !wanted.isConnected) {
    const dialog: Element | null = wanted.closest('[role=dialog], [role=alertdialog]')
    wanted = dialog && (openers.get(dialog) ?? null)
  }
  return wanted
}

/**
 * Gives the focus back when a dialog closes, also when it was opened by something else than its own trigger; to the page
 * where what opened it is gone.
 */
export function useReturnFocus(open: boolean) {
  // Found before anything in the dialog takes the focus by itself.
  const [wasOpen, setWasOpen] = useState(open)
  const [before, setBefore] = useState(() => (open ? focusedBefore() : null))
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setBefore(focusedBefore())
  }
  return {
    /** The initial focus of a form: its first field, or the button that sends it where nothing is typed, not the one that closes it. */
    onOpenAutoFocus: (event: Event) => {
      const opened = event.currentTarget
      if (!(opened instanceof HTMLElement)) return
      openers.set(opened, before)
      if (opened.contains(document.activeElement)) return
      const field = opened.querySelector<HTMLElement>(`[data-first], ${firstField}`)
      if (!field) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus: (event: Event) => returnFocus(event, before),
  }
}

/** Gives the focus to what had it before; to the page where that is gone. */
export function returnFocus(event: Event, before: Element | null) {
  event.preventDefault()
  // A page that was opened from the dialog has the focus already.
  if (document.activeElement !== document.body) return
  const wanted = stillThere(before)
  const back = wanted && wanted !== document.body ? wanted : document.querySelector('main')
  if (back instanceof HTMLElement) back.focus()
}
