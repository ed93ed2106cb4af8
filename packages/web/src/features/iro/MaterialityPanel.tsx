import type { MaterialTopic } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import type { IroActions } from './IroMenu.tsx'
import { useDecideTopic } from './queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { TopicRow } from './TopicRow.tsx'
import { iroTexts } from './texts.ts'

type Asked = { what: 'reason' | 'history'; topic: MaterialTopic }

/** Which topics are material, decided one by one. */
export function MaterialityPanel({ onQuote }: { onQuote: IroActions['openQuote'] }) {
  const t = useTexts(iroTexts)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(materialityQuery(useLanguage()))
  const [asked, setAsked] = useState<Asked | null>(null)
  const decide = useDecideTopic()
  const close = () => setAsked(null)

  if (error && !data) {
    return (
      <TableCard>
        <LoadFailed title={t('topic.failed')} {...{ error, refetch, isFetching }} />
      </TableCard>
    )
  }
  if (!data) {
    return (
      <TableCard>
        <Loading className="flex flex-col gap-5 p-4">
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-10 w-full" />
          ))}
        </Loading>
      </TableCard>
    )
  }
  if (data.length === 0) {
    return (
      <TableCard>
        <EmptyState icon={<Scale aria-hidden strokeWidth={1.75} />} title={t('topic.none')}>
          {t('topic.noneText')}
        </EmptyState>
      </TableCard>
    )
  }

  const onError = (failure: unknown) =>
    toast({ title: t('topic.decideFailed'), description: errorText(failure), variant: 'destructive' })
  const settle = (
    { code, material: before, reason: was, revision }: MaterialTopic,
    material: boolean | null,
    reason: string,
  ) => {
    const word = material === null ? 'open' : material ? 'material' : 'not'
    decide.mutate(
      { code, material, reason, based_on: revision },
      {
        onSuccess: (decided) =>
          toast({
            title: t(`topic.done.${word}`, { code }),
            action: {
              label: t('action.undo'),
              onClick: () =>
                decide.mutate({ code, material: before, reason: was, based_on: decided.revision }, { onError }),
            },
          }),
        onError,
      },
    )
  }
  const decided = data.filter(({ material }) => material !== null).length
  const out = data.filter(({ material }) => material === false).length

  return (
    <>
      <p className="max-w-prose text-pretty text-muted text-sm">{t('topic.lead')}</p>
      <p className="num mt-2 mb-3 font-medium text-sm" aria-live="polite">
        {t('topic.summary', { count: data.length, decided, out })}
      </p>
      <TableCard>
        <ul aria-label={t('topic.caption')}>
          {data.map((topic) => (
            <TopicRow
              key={topic.code}
              topic={topic}
              busy={decide.isPending && decide.variables.code === topic.code}
              onQuote={onQuote}
              onHistory={() => setAsked({ what: 'history', topic })}
              onDecide={(material) =>
                material === false ? setAsked({ what: 'reason', topic }) : settle(topic, material, '')
              }
            />
          ))}
        </ul>
      </TableCard>
      {asked?.what === 'reason' && (
        <ReasonDialog
          topic={asked.topic}
          onClose={close}
          onSave={(reason) => {
            close()
            settle(asked.topic, false, reason)
          }}
        />
      )}
      {asked?.what === 'history' && (
        <HistoryDialog
          of={{ topic: asked.topic.code }}
          title={`${asked.topic.code} ${asked.topic.title}`}
          onClose={close}
        />
      )}
    </>
  )
}
