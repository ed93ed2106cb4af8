import type { UnitChange } from '@esrs/contract'
import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useMay } from '../../api/role.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { NotLoaded } from '../../kit/not-loaded/NotLoaded.tsx'
import { useAddressState, wholeNumber } from '../../kit/use-address-state.ts'
import { useLastPage } from '../../kit/use-last-page.ts'
import { useSend } from '../../kit/use-send.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { EmptyState, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { FieldLines } from './FieldLines.tsx'
import { changesQuery } from './queries.ts'
import { organisationTexts } from './texts.ts'

const tones = {
  added: 'success',
  imported: 'success',
  changed: 'info',
  removed: 'danger',
  taken_back: 'warning',
} as const

/** Page of the register: who changed what of the organisation, when, from what to what. */
export default function ChangesPage() {
  const t = useTexts(organisationTexts)
  const { dateTime } = useFormats()
  const mayReport = useMay('report')
  const { search, change: changeAddress } = useAddressState()
  const page = wholeNumber(search.get('page'))
  const query = useQuery(changesQuery(page, useLanguage()))
  const [asked, setAsked] = useState<UnitChange | null>(null)
  const takeBack = useSend(
    (number: number) => call(contract.organisation.takeBack, { params: { number } }),
    t('undo.failed'),
    () => {
      toast({ title: t('undo.done') })
      setAsked(null)
    },
  )
  const { data, isPlaceholderData } = query
  useLastPage(page, isPlaceholderData || !data ? null : data.total_pages, (last) =>
    changeAddress({ page: last > 1 ? last : null }),
  )
  return (
    <PageBody className="flex flex-col gap-4">
      {!data ? (
        <NotLoaded query={query}>
          <Skeleton className="h-80 rounded-xl" />
        </NotLoaded>
      ) : (
        <Card className="overflow-hidden">
          {data.count === 0 ? (
            <EmptyState icon={<History aria-hidden />} title={t('changes.empty')} className="py-16">
              {t('changes.emptyText')}
            </EmptyState>
          ) : (
            <ol aria-label={t('tabs.changes')}>
              {data.changes.map((change) => {
                const { id, at, by, action, unit, fields, last } = change
                return (
                  <li
                    key={id}
                    className="flex flex-wrap items-start gap-3 border-line border-b px-4 py-3 last:border-b-0"
                  >
                    <div className="min-w-0 flex-1 basis-72">
                      <p className="num text-muted text-xs">
                        {dateTime(at)} · {by || t('somebody')}
                      </p>
                      <p className="flex flex-wrap items-center gap-2 text-sm">
                        <Badge tone={tones[action]}>{t(`action.${action}`)}</Badge>
                        <span className="font-medium [overflow-wrap:anywhere]">{unit.name}</span>
                        <span className="num text-muted text-xs">{unit.code}</span>
                      </p>
                      {action !== 'removed' && (
                        <FieldLines fields={fields} isNew={fields.every(({ before }) => before === '')} />
                      )}
                    </div>
                    {mayReport && last && (
                      <Button
                        look="ghost"
                        aria-label={t('undo.label', { name: unit.name })}
                        onClick={() => setAsked(change)}
                      >
                        {t('undo.action')}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ol>
          )}
          <Pagination
            page={page}
            pages={data.total_pages}
            count={data.count}
            pageSize={limits.organisation.changesPage}
            onPage={(next) => changeAddress({ page: next > 1 ? next : null }, { isStep: true })}
          />
        </Card>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t('undo.title')}
          question={t('undo.question', { name: asked.unit.name })}
          consequence={t('undo.consequence')}
          confirmLabel={t('undo.action')}
          look="primary"
          busy={takeBack.isPending}
          onConfirm={() => takeBack.mutate(asked.id)}
        />
      )}
    </PageBody>
  )
}
