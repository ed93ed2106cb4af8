import type { Unit } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Building2, Download, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { companyQuery } from '../../api/queries.ts'
import { useMay } from '../../api/role.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { NotLoaded } from '../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../kit/use-send.ts'
import { lawQuery } from '../../report/law/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { PageTools } from '../../ui/page-tools.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { EmptyState, Skeleton } from '../../ui/States.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { ImportOrganisation } from './ImportOrganisation.tsx'
import { treeQuery } from './queries.ts'
import { organisationTexts } from './texts.ts'
import { UnitForm } from './UnitForm.tsx'
import { UnitRow } from './UnitRow.tsx'
import { depths, matching } from './unit-tree.ts'

/** Form that is open: of a unit, or of a new one below another. */
type Open = { unit: Unit } | { below: Unit | null } | null

/** Page of the entities and sites of the company as a tree. */
export default function OrganisationPage() {
  const t = useTexts(organisationTexts)
  const { date } = useFormats()
  const mayReport = useMay('report')
  const query = useQuery(treeQuery)
  const { data: company } = useQuery(companyQuery)
  const { data: law } = useQuery(lawQuery)
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>(null)
  const [removing, setRemoving] = useState<Unit | null>(null)
  const [isImporting, setImporting] = useState(false)
  const takeBack = useSend(
    (number: number) => call(contract.organisation.takeBack, { params: { number } }),
    t('undo.failed'),
    () => toast({ title: t('undo.done') }),
  )
  const remove = useSend(
    async ({ id }: Unit) => {
      await call(contract.organisation.remove, { params: { id } })
      const { changes } = await call(contract.organisation.changes, { query: {} })
      return changes.find(({ unit, action }) => unit.id === id && action === 'removed')
    },
    t('remove.failed'),
    (change) => {
      toast({
        title: t('remove.done', { name: removing?.name ?? '' }),
        ...(change && { action: { label: t('undo.action'), onClick: () => takeBack.mutate(change.id) } }),
      })
      setRemoving(null)
    },
  )
  const save = useSend(
    () => call(contract.organisation.export, {}),
    t('export.failed'),
    (file) => saveFile(file as Blob, t('export.name')),
  )
  const { data } = query
  const units = data?.units ?? []
  const shown = matching(units, search)
  const depth = depths(units)
  const add = (below: Unit | null) => setOpen({ below })
  return (
    <PageBody className="flex flex-col gap-4">
      <PageTools>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
          {units.length > 0 && (
            <Button busy={save.isPending} onClick={() => save.mutate(undefined)}>
              <Download aria-hidden className="size-4" />
              {t('export.action')}
            </Button>
          )}
          {mayReport && units.length > 0 && (
            <>
              <Button onClick={() => setImporting(true)}>
                <FileUp aria-hidden className="size-4" />
                {t('import.action')}
              </Button>
              <Button look="primary" onClick={() => add(units[0]!)}>
                <Plus aria-hidden className="size-4" />
                {t('add')}
              </Button>
            </>
          )}
        </div>
      </PageTools>
      {!data ? (
        <NotLoaded query={query}>
          <Skeleton className="h-10 rounded-md" />
          <Skeleton className="h-80 rounded-xl" />
        </NotLoaded>
      ) : units.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Building2 aria-hidden />}
            title={t('empty')}
            className="py-16"
            action={
              mayReport && (
                <span className="flex flex-wrap justify-center gap-2">
                  <Button look="primary" onClick={() => add(null)}>
                    {t('addFirst')}
                  </Button>
                  <Button onClick={() => setImporting(true)}>{t('import.action')}</Button>
                </span>
              )
            }
          >
            {t('emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <p className="max-w-prose text-pretty text-muted text-sm">{t('lead', { day: date(data.last_day) })}</p>
          <SearchInput value={search} onSearch={setSearch} aria-label={t('search')} placeholder={t('search')} />
          <Card className="overflow-hidden">
            {shown.length === 0 ? (
              <p className="p-4 text-muted text-sm">{t('nothingFound', { search })}</p>
            ) : (
              <ul aria-label={t('tabs.tree')}>
                {shown.map((unit) => (
                  <UnitRow
                    key={unit.id}
                    unit={unit}
                    isOwnYear={unit.year_end !== units.find(({ parent }) => parent === null)?.year_end}
                    depth={search ? 0 : (depth.get(unit.id) ?? 0)}
                    mayChange={mayReport}
                    onOpen={() => setOpen({ unit })}
                    onAdd={() => add(unit)}
                    onRemove={() => setRemoving(unit)}
                  />
                ))}
              </ul>
            )}
          </Card>
          <p className="num text-muted text-xs">
            {t('count', {
              entities: t('entities', { count: units.filter(({ kind }) => kind === 'entity').length }),
              sites: t('sites', { count: units.filter(({ kind }) => kind === 'site').length }),
            })}
          </p>
        </>
      )}
      {open && (
        <UnitForm
          unit={'unit' in open ? open.unit : null}
          below={'below' in open ? open.below : null}
          units={units}
          company={{ name: company?.name ?? '', country: law?.profile.country ?? '' }}
          onClose={() => setOpen(null)}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(null)}
          title={t('remove.title')}
          question={t('remove.question', { name: removing.name })}
          consequence={t('remove.consequence')}
          confirmLabel={t('remove.action')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing)}
        />
      )}
      {isImporting && <ImportOrganisation onClose={() => setImporting(false)} />}
    </PageBody>
  )
}
