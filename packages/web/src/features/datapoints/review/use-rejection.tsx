import type { Datapoint } from '@esrs/contract'
import { type ReactNode, useState } from 'react'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Rejection {
  /** Notes which value was rejected last. */
  note: (datapoint: Datapoint) => void
  /** Asks why a value was rejected. */
  ask: (datapoint: Datapoint) => void
  /** Asks for the one that was rejected last; `undefined` where none was. */
  askLast: (() => void) | undefined
  dialog: ReactNode
}

/** Why a value was rejected: asked for afterwards, if somebody wants to say it, so that nobody is held up. */
export function useRejection(save: (datapoint: Datapoint, reason: string) => Promise<unknown>): Rejection {
  const [last, setLast] = useState<Datapoint | null>(null)
  const [asked, setAsked] = useState<Datapoint | null>(null)
  return {
    note: setLast,
    ask: setAsked,
    askLast: last ? () => setAsked(last) : undefined,
    dialog: asked && (
      <ReasonDialog datapoint={asked} onSave={(reason) => save(asked, reason)} onClose={() => setAsked(null)} />
    ),
  }
}
