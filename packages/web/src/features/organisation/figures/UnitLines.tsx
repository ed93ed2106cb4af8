import type { FigureDetail, FigureLine } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { FileText, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../../api/role.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { notLoadedTexts } from '../../../kit/not-loaded/texts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { figureUnitQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { PartDialog } from './PartDialog.tsx'
import { useMonthName } from './use-month-name.ts'

interface UnitLinesProps {
  detail: FigureDetail
  unitId: string
}

/** Parts and estimates of a unit, each with its formula and where it comes from. */
export function UnitLines({ detail, unitId }: UnitLinesProps) {
  const t = useTexts(organisationTexts)
  const notLoaded = useTexts(notLoadedTexts)
  const mayReport = useMay('report')
  const monthName = useMonthName()
  const { key } = detail.figure
  const { data, error, refetch, isFetching } = useQuery(figureUnitQuery(key, unitId, useLanguage()))
  const [open, setOpen] = useState<FigureLine['part'] | 'new'>(null)
  const unit = detail.units.find(({ id }) => id === unitId)!
  if (error) return <LoadFailed title={notLoaded('title')} error={error} refetch={refetch} isFetching={isFetching} />
  if (!data)
    return (
      <Loading className="px-4 pb-4">
        <Skeleton className="h-24 rounded-md" />
      </Loading>
    )
  return (
    <div className="border-line border-t bg-sunken/50 px-4 py-2">
      {data.length === 0 && <p className="py-2 text-muted text-sm">{t('lines.none')}</p>}
      <ul aria-label={t('lines.label', { name: unit.name })}>
        {data.map((line) => (
          <Line
            key={`${line.part?.id ?? line.kind} ${line.from}`}
            line={line}
            onChange={mayReport ? setOpen : undefined}
          />
        ))}
      </ul>
      {unit.gaps.length > 0 && (
        <p className="py-2 text-sm text-warning-text">
          {t('lines.gaps', {
            months: unit.gaps
              .map(({ from, to }) => (from === to ? monthName(from) : `${monthName(from)} – ${monthName(to)}`))
              .join(', '),
          })}
        </p>
      )}
      {mayReport && (
        <Button className="my-2" onClick={() => setOpen('new')}>
          <Plus aria-hidden className="size-4" />
          {t('part.add')}
        </Button>
      )}
      {open && (
        <PartDialog detail={detail} part={open === 'new' ? null : open} unitId={unitId} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

interface LineProps {
  line: FigureLine
  onChange: ((part: FigureLine['part']) => void) | undefined
}

function Line({ line, onChange }: LineProps) {
  const { kind, from, to, formula, is_estimated: isEstimated, part, earlier } = line
  const t = useTexts(organisationTexts)
  const { date } = useFormats()
  const monthName = useMonthName()
  const months = from === to ? monthName(from) : `${monthName(from)} – ${monthName(to)}`
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-line border-b py-2 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="num font-medium">{months}</p>
        <p className="text-muted text-xs [overflow-wrap:anywhere]">
          {[part?.label, part?.note, part ? `${part.by ? `${part.by}, ` : ''}${date(part.at)}` : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
        {part?.document && (
          <Link to={`/documents?document=${part.document}`} className="inline-flex min-h-6 items-center gap-1 text-xs">
            <FileText aria-hidden className="size-3.5 shrink-0" />
            <span className="[overflow-wrap:anywhere]">{part.document_name}</span>
          </Link>
        )}
      </div>
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-2">
        <span className="num [overflow-wrap:anywhere]">{formula}</span>
        {kind === 'internal' && <Badge>{t('lines.internal')}</Badge>}
        {isEstimated && <Badge tone="info">{t('lines.estimate')}</Badge>}
        {earlier && <Badge>{t('lines.earlier')}</Badge>}
      </div>
      {part && onChange && !earlier && (
        <Button look="ghost" size="icon-small" aria-label={t('part.change', { months })} onClick={() => onChange(part)}>
          <Pencil aria-hidden className="size-4" />
        </Button>
      )}
    </li>
  )
}
