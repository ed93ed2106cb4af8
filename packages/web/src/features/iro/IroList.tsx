import type { Iro } from '@esrs/contract'
import { Plus, RefreshCw, SearchX } from 'lucide-react'
import { useState } from 'react'
import { May } from '../../api/May.tsx'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { cx } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { ExportMenu } from '../../values/exchange/ExportMenu.tsx'
import { exportIros } from '../../values/exchange/queries.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { IroFilters } from './IroFilters.tsx'
import { IroForm } from './IroForm.tsx'
import type { IroActions } from './IroMenu.tsx'
import { IroRows } from './IroRows.tsx'
import { NoIros } from './NoIros.tsx'
import { useRefreshIros, useRemoveIro } from './queries.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { selected } from './selection.ts'
import { iroTexts } from './texts.ts'
import { useIroActions } from './use-iro-actions.ts'
import type { IroAddress } from './use-iro-address.ts'

const pageSize = 20

type OpenDialog = { what: 'edit' | 'reject' | 'history' | 'delete'; iro: Iro } | { what: 'add' }

/** The entries with their filters, and what is asked about one of them. */
export function IroList({ iros, address }: { iros: readonly Iro[]; address: IroAddress }) {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  const language = useLanguage()
  const errorText = useErrorText()
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const { setStatus, adopt, isBusy } = useIroActions()
  const remove = useRemoveIro()
  const refresh = useRefreshIros(language)
  const { selection, opened } = address
  const typeName = ({ type, isPositive }: Iro) =>
    type === 'Impact' ? names(isPositive ? 'positiveImpact' : 'negativeImpact') : names(`type.${type}`)
  const found = selected(iros, selection, language, typeName)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(address.page, pages)
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const close = () => setAsked(null)

  const actions: IroActions = {
    confirm: (iro) => setStatus(iro, 'confirmed'),
    review: (iro) => setStatus(iro, 'in_review'),
    reject: (iro) => setAsked({ what: 'reject', iro }),
    reopen: (iro) => setStatus(iro, 'proposed'),
    edit: (iro) => setAsked({ what: 'edit', iro }),
    history: (iro) => setAsked({ what: 'history', iro }),
    remove: (iro) => setAsked({ what: 'delete', iro }),
    adopt,
    openQuote: address.openQuote,
  }
  const again = () =>
    refresh.mutate(undefined, {
      onSuccess: () => toast({ title: t('list.refreshed'), description: t('list.refreshedText') }),
      onError: (error) =>
        toast({ title: t('list.refreshFailed'), description: errorText(error), variant: 'destructive' }),
    })

  return (
    <>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 max-w-prose text-pretty text-muted text-sm">{t('lead')}</p>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <May>
            <Button onClick={again} busy={refresh.isPending} className="max-md:flex-1">
              {!refresh.isPending && <RefreshCw aria-hidden className="size-3.5" />}
              {t(iros.length > 0 ? 'list.refresh' : 'list.analyse')}
            </Button>
          </May>
          <ExportMenu compact table="iros" fetch={exportIros} />
          <May>
            <Button
              look="primary"
              onClick={() => setAsked({ what: 'add' })}
              className={cx(iros.length > 0 && 'max-md:w-control max-md:px-0')}
            >
              <Plus aria-hidden className="size-4" />
              <span className={cx(iros.length > 0 && 'max-md:sr-only')}>{t('list.add')}</span>
            </Button>
          </May>
        </div>
      </div>
      {iros.length > 0 && <IroFilters iros={iros} selection={selection} onSelect={address.select} />}
      <TableCard>
        {iros.length === 0 ? (
          <NoIros />
        ) : shown.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden strokeWidth={1.75} />}
            title={t('filter.none')}
            action={<Button onClick={address.clear}>{t('filter.clear')}</Button>}
          >
            {t('filter.noneText')}
          </EmptyState>
        ) : (
          <IroRows
            iros={shown}
            opened={opened}
            onOpen={address.open}
            actions={actions}
            busy={isBusy}
            sort={selection.sort}
            onSort={(sort) => address.select({ sort })}
          />
        )}
        {pages > 1 && (
          <Pagination
            page={page}
            pages={pages}
            count={found.length}
            pageSize={pageSize}
            onPage={(next) => {
              address.setPage(next)
              window.scrollTo(0, 0)
            }}
          />
        )}
      </TableCard>
      {(asked?.what === 'add' || asked?.what === 'edit') && (
        <IroForm
          iro={asked.what === 'edit' ? asked.iro : null}
          categories={[...new Set(iros.map(({ category }) => category))]}
          onClose={close}
        />
      )}
      {asked?.what === 'reject' && (
        <RejectDialog
          iro={asked.iro}
          onClose={close}
          onReject={(note) => {
            close()
            setStatus(asked.iro, 'rejected', note)
          }}
        />
      )}
      {asked?.what === 'history' && (
        <HistoryDialog of={{ iro: asked.iro.id }} title={asked.iro.title} onClose={close} />
      )}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('delete.title')}
          question={t('delete.question', { title: asked.iro.title })}
          consequence={t('delete.consequence')}
          confirmLabel={t('action.delete')}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(asked.iro.id, {
              onSuccess: () => {
                close()
                toast({ title: t('delete.done') })
              },
              onError: (error) =>
                toast({ title: t('action.failed'), description: errorText(error), variant: 'destructive' }),
            })
          }
        />
      )}
    </>
  )
}
