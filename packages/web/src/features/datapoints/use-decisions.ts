import type { AcceptedValue, Datapoint, HistoryChange, NearPlace } from '@esrs/contract'
import { isAboutFields } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useAddressState } from '../../kit/use-address-state.ts'
import { type ToastContent, toast } from '../../ui/toast.ts'
import { deciding } from './deciding.ts'
import { type About, remember, undoable, undoLast } from './last-decision.ts'
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

/** What is decided, how it is taken back, and what is said of its end. */
interface Decided<Made> {
  work: () => Promise<Made>
  /** The one datapoint that it is about; `null` where it is about several. */
  about: About | null
  takeBack: (made: Made) => Promise<void>
  /** Whether there is anything to take back. */
  isSomething?: (made: Made) => boolean
  said: (made: Made) => Partial<ToastContent>
  failed?: (error: unknown) => Partial<ToastContent>
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
  const refused = (error: unknown, content: Partial<ToastContent> = { description: errorText(error) }) =>
    toast({ title: t('saved.updateFailed'), variant: 'destructive', ...content })

  /** Makes a decision, and tells how it ended; rejects with what the server said, after the toast. */
  const decide = async <Made>({
    work: run,
    about,
    takeBack,
    isSomething = () => true,
    said,
    failed,
  }: Decided<Made>) => {
    const work = about ? deciding(about.key, 'saving', run) : run()
    const { undo, tell } = remember(about, work, async () => takeBack(await work))
    try {
      const made = await work
      const action = { label: r('undo.action'), onClick: () => void undo() }
      tell({ title: t('saved.updated'), ...said(made), ...(isSomething(made) && { action }) })
      return made
    } catch (error) {
      refused(error, failed?.(error))
      throw error
    }
  }

  /** A decision on one datapoint: its newest change is taken back, if it is still this person's. One of a colleague in between is not undone unseen. */
  const onOne = (key: string) => {
    const wasOpen = search.has('datapoint')
    const look = () => {
      if (wasOpen) open(key)
    }
    const takeBack = async () => {
      try {
        const change = await newestChange(key)
        if (change?.by.is_you) await restore(key, { change: change.id, side: 'before', newest: change.id })
        else refused(null, { description: r('undo.changedSince') })
      } catch (error) {
        refused(error)
      }
    }
    return { about: { key, look }, takeBack }
  }

  const restore = (
    key: string,
    asked: { change: number; side: 'before' | 'after'; newest?: number },
  ): Promise<Datapoint | null> =>
    decide({
      ...onOne(key),
      work: () => restoring.mutateAsync({ key, ...asked }),
      said: (restored) => ({
        description: r(restored.value === null ? 'undo.emptied' : 'undo.done', {
          code: restored.code,
          value: lineOf(restored),
        }),
      }),
    }).catch(() => null)

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
  const acceptMany = (datapoints: readonly Datapoint[]): Promise<boolean> => {
    const codes = new Map(datapoints.map(({ key, code }) => [key, code]))
    const codeOf = (key: string) => codes.get(key) ?? key
    return decide({
      about: null,
      work: () => accepting.mutateAsync(datapoints),
      takeBack: ({ accepted }) => undoMany(accepted, codeOf),
      isSomething: ({ accepted }) => accepted.length > 0,
      said: ({ accepted, changed }) => ({
        description: [r('many.accepted', { count: accepted.length }), ...ofSome('many.changed', changed, codeOf)].join(
          ' ',
        ),
      }),
    }).then(
      () => true,
      () => false,
    )
  }

  /** Rejects with what the server said, after the toast, so that a form can mark its fields. */
  const change = (datapoint: Datapoint, changes: Changes): Promise<Datapoint> => {
    const nowOf = (updated: Datapoint) => {
      const isAccepted = updated.status === 'accepted' && changes.value === datapoint.value
      return t(isAccepted ? 'saved.accepted' : 'saved.now', { code: updated.code, value: lineOf(updated) })
    }
    return decide({
      ...onOne(datapoint.key),
      work: () => update.mutateAsync({ datapoint, changes }),
      said: (updated) => (changes.value === undefined ? {} : { description: nowOf(updated) }),
      // What is wrong with a field stands beside it. Otherwise the review has gone on to another datapoint by now.
      failed: (error) => (isAboutFields(error) ? {} : { description: `${datapoint.code}: ${errorText(error)}` }),
    })
  }

  /** Changes just what is shown; refused where it is something else by now. */
  const changeSeen = (datapoint: Datapoint, changes: Changes): Promise<Datapoint> =>
    change(datapoint, { ...changes, version: datapoint.version || undefined })

  /** Rejects with what the server said, after the toast. */
  const take = ({ key, version: seen }: Datapoint, place: NearPlace, corrected: Corrected): Promise<Datapoint> => {
    const { document_id: document, page, start, end } = place
    const pointed = { key, document, page, start, end, version: seen || undefined, ...corrected }
    return decide({
      ...onOne(key),
      work: () => taking.mutateAsync(pointed),
      said: (taken) => ({ description: n('take.done', { code: taken.code, value: lineOf(taken) }) }),
    })
  }

  const accept = (datapoint: Datapoint) => changeSeen(datapoint, { value: datapoint.value }).catch(() => null)

  /** Rejecting a proposed value differs from deleting one in what is said of it: a reason may follow. */
  const remove = (datapoint: Datapoint, onReason?: () => void): Promise<boolean> =>
    decide({
      ...onOne(datapoint.key),
      work: () => deletion.mutateAsync(datapoint),
      said: () => ({
        title: onReason ? r('rejected.done', { code: datapoint.code }) : t('saved.deleted'),
        ...(onReason && { further: { label: r('rejected.addReason'), onClick: onReason } }),
      }),
      failed: (error) => ({
        title: t('saved.deleteFailed'),
        description: `${datapoint.code}: ${errorText(error)}`,
      }),
    }).then(
      () => true,
      () => false,
    )

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
