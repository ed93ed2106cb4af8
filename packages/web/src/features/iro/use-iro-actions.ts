import type { Iro } from '@esrs/contract'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { useChangeIro } from './queries.ts'
import { iroTexts } from './texts.ts'

/** Decisions about entries, each said and, as long as it is, taken back with one click. */
export function useIroActions() {
  const t = useTexts(iroTexts)
  const errorText = useErrorText()
  const change = useChangeIro()
  const onError = (error: unknown) =>
    toast({ title: t('action.failed'), description: errorText(error), variant: 'destructive' })

  /** Decides on what is shown; undone is this decision and no later one. */
  const setStatus = ({ id, title, status: before, version }: Iro, status: Iro['status'], note?: string) =>
    change.mutate(
      { id, body: { version, status, ...(note === undefined ? {} : { note }) } },
      {
        onSuccess: (changed) =>
          toast({
            title: t(`action.${status}`, { title }),
            action: {
              label: t('action.undo'),
              onClick: () => change.mutate({ id, body: { version: changed.version, status: before } }, { onError }),
            },
          }),
        onError,
      },
    )
  const adopt = ({ id, version }: Iro) =>
    change.mutate(
      { id, body: { version, adopt: true } },
      { onSuccess: () => toast({ title: t('entry.adopted') }), onError },
    )
  return { setStatus, adopt, isBusy: change.isPending }
}
