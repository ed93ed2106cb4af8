import { type ToastContent, toast } from '../../ui/toast.ts'
import { deciding, waitingFor } from './deciding.ts'

/** A decision: on what, whether it was made in the end, how it is taken back, and the one before it. */
interface Decision {
  about: About | null
  isMade: Promise<boolean>
  takeBack: () => Promise<void>
  before: Decision | null
}

/** The one datapoint that a decision was about, and how it is looked at again. */
export interface About {
  key: string
  look: () => void
}

/** The last decision of this person on this page, from the moment at which it was asked for. */
let last: Decision | null = null

/** Takes the last decision back; what is being taken back at this moment is no decision to take back. */
export async function undoLast() {
  if (last && !(last.about && waitingFor(last.about.key) === 'undoing')) await undo(last)
}

/** Takes a decision back. One that is under way is waited for, so that never the one before it goes instead; what it was about is looked at meanwhile. */
async function undo(decision: Decision) {
  if (last === decision) last = null
  const { about } = decision
  about?.look()
  const work = async () => {
    if (await decision.isMade) await decision.takeBack()
    else last ??= decision.before
  }
  await (about ? deciding(about.key, 'undoing', work) : work())
}

/** Milliseconds that a toast stays when something in it can be taken back: long enough to read it and to reach it. */
export const undoable = 10_000

/** How many decisions were asked for on this page, and which of them was the last that a toast told of. */
let asked = 0
let told = 0

/** What takes a decision back, and what tells how it ended: nothing where a later one is told already, because a late reply would hide its toast and the way back. */
interface Remembered {
  undo: () => Promise<void>
  tell: (content: ToastContent) => void
}

/** Keeps a decision that is being made as the last one. */
export function remember(about: About | null, work: Promise<unknown>, takeBack: () => Promise<void>): Remembered {
  asked += 1
  const order = asked
  const isMade = work.then(
    () => {
      decision.before = null
      return true
    },
    () => {
      if (last === decision) last = decision.before
      return false
    },
  )
  const decision: Decision = { about, isMade, takeBack, before: last }
  last = decision
  const tell = (content: ToastContent) => {
    if (order < told) return
    told = order
    toast({ ...content, duration: undoable })
  }
  return { undo: () => undo(decision), tell }
}
