import type { FigureDetail, FigureUnit } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, FileUp, Plus, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { Quantity } from '../../../values/Quantity.tsx'
import { figureQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { FigureCharts } from './FigureCharts.tsx'
import { FigureHead } from './FigureHead.tsx'
import { GroupCells } from './GroupCells.tsx'
import { ImportParts } from './ImportParts.tsx'
import { PartDialog } from './PartDialog.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import { UnitLines } from './UnitLines.tsx'
import { useMonthName } from './use-month-name.ts'

/** One figure of the group: its formula, what every unit brings, and what it was in other years. */
export function FigureView({ datapoint }: { datapoint: string }) {
  const t = useTexts(organisationTexts)
  const navigate = useNavigate()
  const mayReport = useMay('report')
  const { search, change } = useAddressState()
  const opened = search.get('unit')
  const [open, setOpen] = useState<'setup' | 'part' | 'import' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const query = useQuery(figureQuery(datapoint, useLanguage()))
  const { data } = query
  const params = { key: datapoint }
  const save = useSend(
    () => call(contract.figures.export, { params }),
    t('export.failed'),
    (file) => saveFile(file as Blob, t('figures.file', { code: datapoint })),
  )
  const remove = useSend(
    () => call(contract.figures.remove, { params }),
    t('figures.removeFailed'),
    () => void navigate('/documents/figures'),
  )
  const back = (
    <Button asChild look="ghost" className="self-start">
      <Link to="/documents/figures">
        <ArrowLeft aria-hidden className="size-4" />
        {t('figures.back')}
      </Link>
    </Button>
  )
  if (!data)
    return (
      <>
        {back}
        <NotLoaded query={query}>
          <Skeleton className="h-32 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
        </NotLoaded>
      </>
    )
  return (
    <>
      {back}
      <FigureHead detail={data} />
      <div className="flex flex-wrap gap-2">
        {mayReport && data.units.length > 0 && (
          <Button look="primary" onClick={() => setOpen('part')}>
            <Plus aria-hidden className="size-4" />
            {t('part.add')}
          </Button>
        )}
        {mayReport && (
          <Button onClick={() => setOpen('import')}>
            <FileUp aria-hidden className="size-4" />
            {t('import.action')}
          </Button>
        )}
        <Button busy={save.isPending} onClick={() => save.mutate(undefined)}>
          <Download aria-hidden className="size-4" />
          {t('export.action')}
        </Button>
        {mayReport && (
          <>
            <Button onClick={() => setOpen('setup')}>
              <Settings2 aria-hidden className="size-4" />
              {t('figures.change')}
            </Button>
            {data.figure.parts === 0 && (
              <Button look="ghost" onClick={() => setOpen('remove')}>
                <Trash2 aria-hidden className="size-4" />
                {t('figures.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      <Units detail={data} opened={opened} onOpen={(unit) => change({ unit })} />
      <GroupCells detail={data} />
      <FigureCharts detail={data} />
      {open === 'setup' && <SetUpDialog figure={data.figure} onClose={close} onDone={close} />}
      {open === 'part' && <PartDialog detail={data} part={null} unitId={opened} onClose={close} />}
      {open === 'import' && <ImportParts datapoint={datapoint} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('figures.remove')}
          question={t('figures.removeQuestion', { code: datapoint })}
          consequence={t('figures.removeText')}
          confirmLabel={t('figures.remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
        />
      )}
    </>
  )
}

interface UnitsProps {
  detail: FigureDetail
  opened: string | null
  onOpen: (id: string | null) => void
}

/** The tree of units with what each brings; one of them is open down to its parts. */
function Units({ detail, opened, onOpen }: UnitsProps) {
  const t = useTexts(organisationTexts)
  if (detail.units.length === 0)
    return (
      <Card className="p-4 text-sm">
        <p>{t('figures.noUnits')}</p>
        <Link to="/company/structure" className="text-brand-text underline underline-offset-2">
          {t('tabs.tree')}
        </Link>
      </Card>
    )
  const others = detail.units.filter((unit) => unit.own_years.length > 0).length
  return (
    <Card className="overflow-hidden">
      {others > 0 && (
        <p className="num border-line border-b px-4 py-3 text-secondary text-sm">
          {t('ownYear.note', { count: others })}
        </p>
      )}
      <ul aria-label={t('figures.units')}>
        {detail.units.map((unit) => (
          <li key={unit.id} className="border-line border-b last:border-b-0">
            <UnitButton
              unit={unit}
              detail={detail}
              isOpen={opened === unit.id}
              onOpen={() => onOpen(opened === unit.id ? null : unit.id)}
            />
            {opened === unit.id && <UnitLines detail={detail} unitId={unit.id} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface UnitButtonProps {
  unit: FigureUnit
  detail: FigureDetail
  isOpen: boolean
  onOpen: () => void
}

function UnitButton({ unit, detail: { figure }, isOpen, onOpen }: UnitButtonProps) {
  const t = useTexts(organisationTexts)
  const { number } = useFormats()
  const monthName = useMonthName()
  const { name, code, depth, counted, share, parts, estimates, gaps, own_years: ownYears } = unit
  const part = figure.value && figure.value > 0 && counted > 0 ? Math.min(1, counted / figure.value) : 0
  const isMean = figure.setup.rule === 'weighted_mean' || figure.setup.rule === 'ratio'
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left text-sm hover:bg-hover"
    >
      <span aria-hidden style={{ width: `${Math.min(depth, 6)}rem` }} className="shrink-0" />
      <span className="min-w-0 flex-1 basis-44">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>{' '}
        <span className="num text-muted text-xs">{code}</span>
        <span className="num block text-muted text-xs">
          {[
            t('figures.share', { share: number(100 * share) }),
            parts > 0 ? t('figures.parts', { count: parts }) : '',
            estimates > 0 ? t('figures.estimates', { count: estimates }) : '',
            gaps.length > 0 ? t('figures.gaps', { count: gaps.length }) : '',
            ownYears[0] ? t('ownYear.short', { month: monthName(ownYears[0].to) }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {!isMean && !figure.allowed.apart && (
        <span aria-hidden className="h-1.5 w-24 overflow-hidden rounded-full bg-pressed max-sm:hidden">
          <span className="block h-full bg-brand" style={{ width: `${100 * part}%` }} />
        </span>
      )}
      <span className="num ml-auto min-w-28 text-right font-medium">
        {figure.allowed.apart ? null : <Quantity value={counted} unit={figure.setup.unit || null} />}
      </span>
    </button>
  )
}
