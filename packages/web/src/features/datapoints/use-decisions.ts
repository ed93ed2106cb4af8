import type { Datapoint } from '@esrs/contract'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { type Changes, useDeleteDatapoint, useUpdateDatapoint } from './queries.ts'
import { datapointTexts } from './texts.ts'
import { useValueText } from './value-text.ts'

/** What a person decides about a value. Each tells how it ended in a toast, and to its caller. */
export function useDecisions() {
  const t = useTexts(datapointTexts)
  const errorText = useErrorText()
  const values = useValueText()
  const update = useUpdateDatapoint()
  const deletion = useDeleteDatapoint()

  const lineOf = (datapoint: Datapoint) => {
    const shown = values.ofDatapoint(datapoint)
    const line = shown ? [shown.text, shown.unit].filter(Boolean).join('\u00a0') : t('list.noValue')
    return line.length > 60 ? `${line.slice(0, 60).trimEnd()}…` : line
  }

  /** Rejects with what the server said, after the toast, so that a form can mark its fields. */
  const change = async (datapoint: Datapoint, changes: Changes): Promise<Datapoint> => {
    try {
      const updated = await update.mutateAsync({ datapoint, changes })
      const isAccepted = updated.status === 'accepted' && changes.value === datapoint.value
      toast({
        title: t('saved.updated'),
        ...(changes.value === undefined
          ? {}
          : {
              description: t(isAccepted ? 'saved.accepted' : 'saved.now', {
                code: updated.code,
                value: lineOf(updated),
              }),
            }),
      })
      return updated
    } catch (error) {
      // What is wrong with a field stands beside it.
      const isBeside = error instanceof ApiError && Object.keys(error.fields).length > 0
      toast({
        title: t('saved.updateFailed'),
        ...(isBeside ? {} : { description: errorText(error) }),
        variant: 'destructive',
      })
      throw error
    }
  }

  const accept = (datapoint: Datapoint) => change(datapoint, { value: datapoint.value }).catch(() => null)

  const remove = async (datapoint: Datapoint): Promise<boolean> => {
    try {
      await deletion.mutateAsync(datapoint)
      toast({ title: t('saved.deleted') })
      return true
    } catch (error) {
      toast({ title: t('saved.deleteFailed'), description: errorText(error), variant: 'destructive' })
      return false
    }
  }

  return { accept, change, remove, isChanging: update.isPending, isRemoving: deletion.isPending }
}
