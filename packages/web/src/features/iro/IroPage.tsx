import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { OpenDocument } from '../../document/viewer/OpenDocument.tsx'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { irosQuery } from '../../iros/queries.ts'
import { irosTexts } from '../../iros/texts.ts'
import { PageBody } from '../../ui/Page.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { IroList } from './IroList.tsx'
import { MaterialityPanel } from './MaterialityPanel.tsx'
import { iroTexts } from './texts.ts'
import { useIroAddress } from './use-iro-address.ts'

/** Impacts, risks and opportunities, the first step of the path to what is material; and what is known of each topic. */
export default function IroPage() {
  const t = useTexts(iroTexts)
  const address = useIroAddress()
  const { view, document } = address
  return (
    <PageBody className="pt-4!">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segment aria-label={t('view.label')} className="max-md:w-full">
          {(['iros', 'materiality'] as const).map((name) => (
            <SegmentItem
              key={name}
              current={view === name}
              onClick={() => address.setView(name)}
              className="max-md:min-w-0 max-md:flex-1 max-md:justify-center max-md:px-1.5"
            >
              <span className="truncate">{t(`view.${name}`)}</span>
            </SegmentItem>
          ))}
        </Segment>
      </div>
      {view === 'materiality' ? <MaterialityPanel onQuote={address.openQuote} /> : <Analysis address={address} />}
      {document && (
        <OpenDocument
          id={document.id}
          page={document.page}
          place={address.place}
          passages={address.passages ?? undefined}
          onPage={address.turnTo}
          onClose={address.closeDocument}
        />
      )}
    </PageBody>
  )
}

function Analysis({ address }: { address: ReturnType<typeof useIroAddress> }) {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(irosQuery(language))
  const hasFailed = error !== null && !data
  useEffect(() => {
    if (hasFailed) toast({ title: names('failed'), variant: 'destructive' })
  }, [hasFailed, names])
  if (data) return <IroList iros={data} address={address} />
  if (error) {
    return (
      <TableCard>
        <LoadFailed title={names('failed')} error={error} refetch={refetch} isFetching={isFetching} />
      </TableCard>
    )
  }
  return (
    <TableCard>
      <Loading label={t('list.loading')}>
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex items-start gap-6 border-line border-b p-4 last:border-b-0">
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3 w-4/5" />
              <Skeleton className="h-5 w-1/3" />
            </div>
            <Skeleton className="h-16 w-40 max-md:hidden" />
          </div>
        ))}
      </Loading>
    </TableCard>
  )
}
