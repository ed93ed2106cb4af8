import type { AcceptedValue, Datapoint, HistoryChange, NearPlace } from '@esrs/contract'
import { isAboutFields } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useAddressState } from '../../kit/use-address-state.ts'
import { type ToastContent, toast } from '../../ui/toast.ts'
import { deciding, waitingFor } from './deciding.ts'
import type { Corrected } from './nearest/TakeForm.tsx'
import { nearestTexts } from './nearest/texts.ts'
import {
  type Changes,
  newestChange,
  useAcceptMany,
  useDeleteDatapoint,
  useRestoreDatapoint,
  useTakePlace,
  useUndoAccepting,
  useUpdateDatapoint,
} from './queries.ts'
import { reviewTexts } from './review/texts.ts'
import { datapointTexts } from './texts.ts'
import { useValueText } from './value-text.ts'

/** A decision: on what, whether it was made in the end, how it is taken back, and the one before it. */
interface Decision {
  about: About | null
  isMade: Promise<boolean>
  takeBack: () => Promise<void>
  before: Decision | null
}

/** The one datapoint that a decision was about, and how it is looked at again. */
interface About {
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
const undoable = 10_000

/** How many decisions were asked for on this page, and which of them was the last that a toast told of. */
let asked = 0
let told = 0

/** What takes a decision back, and what tells how it ended: nothing where a later one is told already, because a late reply would hide its toast and the way back. */
interface Remembered {
  undo: () => Promise<void>
  tell: (content: ToastContent) => void
}

/** Keeps a decision that is being made as the last one. */
function remember(about: About | null, work: Promise<unknown>, takeBack: () => Promise<void>): Remembered {
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

/** What a person decides about a value. Each tells how it ended in a toast, and to its caller. */
export function useDecisions() {
  const t = useTexts(datapointTexts)
  const r = useTexts(reviewTexts)
  const errorText = useErrorText()
  const values = useValueText()
  const update = useUpdateDatapoint()
  const deletion = useDeleteDatapoint()
  const restoring = useRestoreDatapoint()
  const taking = useTakePlace()
  const accepting = useAcceptMany()
  const undoing = useUndoAccepting()
  const n = useTexts(nearestTexts)
  const format = useFormats()

  const { search, change: changeAddress } = useAddressState()
  /** What is undone is looked at again. */
  const open = (datapoint: string) => changeAddress({ datapoint })
  const lineOf = (datapoint: Datapoint) => {
    const shown = values.ofDatapoint(datapoint)
    const line = shown ? [shown.text, shown.unit].filter(Boolean).join('\u00a0') : t('list.noValue')
    return line.length > 60 ? `${line.slice(0, 60).trimEnd()}…` : line
  }
  const refused = (error: unknown) =>
    toast({ title: t('saved.updateFailed'), description: errorText(error), variant: 'destructive' })

  const restore = async (
    key: string,
    asked: { change: number; side: 'before' | 'after'; newest?: number },
  ): Promise<Datapoint | null> => {
    try {
      const work = deciding(key, 'saving', () => restoring.mutateAsync({ key, ...asked }))
      const { undo, tell } = undoOf(key, work)
      const restored = await work
      const sentence = restored.value === null ? 'undo.emptied' : 'undo.done'
      tell({
        title: t('saved.updated'),
        description: r(sentence, { code: restored.code, value: lineOf(restored) }),
        action: { label: r('undo.action'), onClick: () => void undo() },
      })
      return restored
    } catch (error) {
      refused(error)
      return null
    }
  }

  /** Takes the newest change back, if it is still this person's: a colleague's decision in between is not undone unseen. */
  const undoOf = (key: string, work: Promise<unknown>) => {
    const wasOpen = search.has('datapoint')
    const look = () => {
      if (wasOpen) open(key)
    }
    return remember({ key, look }, work, async () => {
      try {
        const change = await newestChange(key)
        if (change?.by.is_you) await restore(key, { change: change.id, side: 'before', newest: change.id })
        else toast({ title: t('saved.updateFailed'), description: r('undo.changedSince'), variant: 'destructive' })
      } catch (error) {
        refused(error)
      }
    })
  }

  /** A sentence about several values, with their codes where a page names them. */
  const ofSome = (sentence: 'many.changed' | 'many.kept', keys: readonly string[], codeOf: (key: string) => string) =>
    keys.length === 0 ? [] : [r(sentence, { count: keys.length, codes: format.list(keys.map(codeOf)) })]

  /** Takes back values that were accepted together; what was changed since stays, and is named. */
  const undoMany = async (accepted: AcceptedValue[], codeOf: (key: string) => string) => {
    try {
      const { undone, changed } = await undoing.mutateAsync(accepted)
      const sentences = [r('many.undone', { count: undone.length }), ...ofSome('many.kept', changed, codeOf)]
      toast({ title: t('saved.updated'), description: sentences.join(' '), duration: undoable })
    } catch (error) {
      refused(error)
    }
  }

  /** Accepts values that were looked at together, and tells how many; what changed meanwhile stays as it is, and is named. */
  const acceptMany = async (datapoints: readonly Datapoint[]): Promise<boolean> => {
    const codes = new Map(datapoints.map(({ key, code }) => [key, code]))
    const codeOf = (key: string) => codes.get(key) ?? key
    try {
      const work = accepting.mutateAsync(datapoints)
      const { undo, tell } = remember(null, work, async () => undoMany((await work).accepted, codeOf))
      const { accepted, changed } = await work
      const sentences = [r('many.accepted', { count: accepted.length }), ...ofSome('many.changed', changed, codeOf)]
      tell({
        title: t('saved.updated'),
        description: sentences.join(' '),
        ...(accepted.length > 0 ? { action: { label: r('undo.action'), onClick: () => void undo() } } : {}),
      })
      return true
    } catch (error) {
      refused(error)
      return false
    }
  }

  /** Rejects with what the server said, after the toast, so that a form can mark its fields. */
  const change = async (datapoint: Datapoint, changes: Changes): Promise<Datapoint> => {
    try {
      const work = deciding(datapoint.key, 'saving', () => update.mutateAsync({ datapoint, changes }))
      const { undo, tell } = undoOf(datapoint.key, work)
      const updated = await work
      const isAccepted = updated.status === 'accepted' && changes.value === datapoint.value
      tell({
        title: t('saved.updated'),
        ...(changes.value === undefined
          ? {}
          : {
              description: t(isAccepted ? 'saved.accepted' : 'saved.now', {
                code: updated.code,
                value: lineOf(updated),
              }),
            }),
        action: { label: r('undo.action'), onClick: () => void undo() },
      })
      return updated
    } catch (error) {
      // What is wrong with a field stands beside it. Otherwise the review has gone on to another datapoint by now.
      const isBeside = isAboutFields(error)
      toast({
        title: t('saved.updateFailed'),
        ...(isBeside ? {} : { description: `${datapoint.code}: ${errorText(error)}` }),
        variant: 'destructive',
      })
      throw error
    }
  }

  /** Changes just what is shown; refused where it is something else by now. */
  const changeSeen = (datapoint: Datapoint, changes: Changes): Promise<Datapoint> =>
    change(datapoint, { ...changes, version: datapoint.version || undefined })

  /** Rejects with what the server said, after the toast. */
  const take = async (
    { key, version: seen }: Datapoint,
    place: NearPlace,
    corrected: Corrected,
  ): Promise<Datapoint> => {
    try {
      const { document_id: document, page, start, end } = place
      const version = seen || undefined
      const pointed = { key, document, page, start, end, version, ...corrected }
      const work = deciding(key, 'saving', () => taking.mutateAsync(pointed))
      const { undo, tell } = undoOf(key, work)
      const taken = await work
      tell({
        title: t('saved.updated'),
        description: n('take.done', { code: taken.code, value: lineOf(taken) }),
        action: { label: r('undo.action'), onClick: () => void undo() },
      })
      return taken
    } catch (error) {
      refused(error)
      throw error
    }
  }

  const accept = (datapoint: Datapoint) => changeSeen(datapoint, { value: datapoint.value }).catch(() => null)

  /** Rejecting a proposed value differs from deleting one in what is said of it: a reason may follow. */
  const remove = async (datapoint: Datapoint, onReason?: () => void): Promise<boolean> => {
    try {
      const work = deciding(datapoint.key, 'saving', () => deletion.mutateAsync(datapoint))
      const { undo, tell } = undoOf(datapoint.key, work)
      await work
      tell({
        title: onReason ? r('rejected.done', { code: datapoint.code }) : t('saved.deleted'),
        action: { label: r('undo.action'), onClick: () => void undo() },
        ...(onReason ? { further: { label: r('rejected.addReason'), onClick: onReason } } : {}),
      })
      return true
    } catch (error) {
      toast({
        title: t('saved.deleteFailed'),
        description: `${datapoint.code}: ${errorText(error)}`,
        variant: 'destructive',
      })
      return false
    }
  }

  return {
    accept,
    acceptMany,
    isAccepting: accepting.isPending,
    change,
    changeSeen,
    take,
    remove,
    restore: (key: string, { id }: HistoryChange, side: 'before' | 'after') => restore(key, { change: id, side }),
    undoLast: () => void undoLast(),
    isChanging: update.isPending || restoring.isPending,
    isRemoving: deletion.isPending,
  }
}
