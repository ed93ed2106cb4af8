import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useUiTexts } from './texts.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A control of a form that is filled in; a search in it is none. */
const isFilledIn = (target: EventTarget): target is Control =>
  target instanceof Element &&
  target.matches('form :is(input:not([type=search]), textarea, select)') &&
  target.closest('[role=search]') === null

const contentOf = (control: Control): string =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
    ? String(control.checked)
    : control.value

/** What a dialog or sheet with a form does when it is to be closed. */
interface Leaving {
  /** Listeners of the element that holds the form. */
  listeners: {
    onFocusCapture: (event: FocusEvent) => void
    onInputCapture: (event: FormEvent) => void
    onChangeCapture: (event: FormEvent) => void
  }
  onOpenChange: (open: boolean) => void
  /** The question, while it is asked. */
  question: ReactNode
}

/**
 * Asks once before a form with something typed in it is closed by Esc, by a click beside it or by its cross, so that one key loses
 * nothing. `Cancel` says what it does and asks nothing; what was taken back to how it stood is no change.
 */
export function useLeaving(open: boolean, onOpenChange: (open: boolean) => void, isKept: boolean): Leaving {
  const texts = useUiTexts()
  /** Every control that was in use, with what stood in it before. */
  const before = useRef(new Map<Control, string | null>())
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!open) return
    before.current.clear()
    setAsking(false)
  }, [open])

  const isTyped = () =>
    [...before.current].some(([control, content]) => control.isConnected && contentOf(control) !== content)
  /** Events of what was opened from the form reach it too, and are no typing in it. */
  const own = ({ currentTarget, target }: FormEvent | FocusEvent): Control | null =>
    currentTarget.contains(target as Node) && isFilledIn(target) ? target : null
  const changed = (event: FormEvent) => {
    const control = own(event)
    // A control that was never in the focus is one of a choice that stands in place of it: how it stood before is not known.
    if (control && !before.current.has(control)) before.current.set(control, null)
  }
  return {
    listeners: {
      onFocusCapture: (event) => {
        const control = own(event)
        if (control && !before.current.has(control)) before.current.set(control, contentOf(control))
      },
      onInputCapture: changed,
      onChangeCapture: changed,
    },
    onOpenChange: (next) => {
      if (!next && !isKept && isTyped()) setAsking(true)
      else onOpenChange(next)
    },
    question: isAsking && (
      <ConfirmDialog
        open
        onOpenChange={setAsking}
        title={texts.discardTitle}
        question={texts.discardQuestion}
        confirmLabel={texts.discard}
        onConfirm={() => {
          setAsking(false)
          onOpenChange(false)
        }}
      />
    ),
  }
}
