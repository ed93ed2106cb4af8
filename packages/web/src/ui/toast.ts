import type { ReactNode } from 'react'

/** Content of a toast. `details` turns it into an error with a dialog for its whole message. */
export interface ToastContent {
  title: ReactNode
  description?: ReactNode
  action?: { label: string; onClick: () => void }
  /** Beside the action. */
  further?: { label: string; onClick: () => void }
  variant?: 'default' | 'destructive'
  /** Milliseconds until it goes by itself. */
  duration?: number
  details?: { message: string; stack?: string | undefined }
}

export interface ToastEntry extends ToastContent {
  id: number
  open: boolean
}

/** Milliseconds after which a dismissed toast is forgotten. */
export const removeDelay = 1_000_000

let shown: ToastEntry | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: ToastEntry | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast; the one before goes, because at most one is visible. */
export function toast(content: ToastContent) {
  clearTimeout(removal)
  lastId += 1
  const id = lastId
  show({ ...content, id, open: true })
  return {
    id,
    update: (changed: Partial<ToastContent>) => {
      if (shown?.id === id) show({ ...shown, ...changed })
    },
    dismiss: () => dismissToast(id),
    remove: () => removeToast(id),
  }
}

/** Closes a toast; it is removed later, so that it can be updated while it leaves. */
export function dismissToast(id: number) {
  if (shown?.id !== id || !shown.open) return
  show({ ...shown, open: false })
  removal = setTimeout(() => removeToast(id), removeDelay)
}

export function removeToast(id: number) {
  if (shown?.id === id) show(null)
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  get: () => shown,
}
