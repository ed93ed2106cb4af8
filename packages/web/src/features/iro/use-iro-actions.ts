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

  const setStatus = ({ id, title, status: before }: Iro, status: Iro['status'], note?: string) =>
    change.mutate(
      { id, body: { status, ...(note === undefined ? {} : { note }) } },
      {
        onSuccess: () =>
          toast({
            title: t(`action.${status}`, { title }),
            action: {
              label: t('action.undo'),
              onClick: () => change.mutate({ id, body: { status: before } }, { onError }),
            },
          }),
        onError,
      },
    )
  const adopt = ({ id }: Iro) =>
    change.mutate({ id, body: { adopt: true } }, { onSuccess: () => toast({ title: t('entry.adopted') }), onError })
  return { setStatus, adopt, isBusy: change.isPending }
}
