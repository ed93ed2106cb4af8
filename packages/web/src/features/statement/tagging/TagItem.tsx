import type { TagRow } from '@esrs/contract'
import { Check, Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { May } from '../../../api/May.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { datapointPlace } from '../places.ts'
import { ElementDialog } from './ElementDialog.tsx'
import { useSaveTag } from './queries.ts'
import { taggingTexts } from './texts.ts'
import { useTypeText } from './use-type-text.ts'

/** Figures of a datapoint that are shown at once. */
const fewFacts = 4

/** A datapoint with its element, the figures and texts that it tags, and its review. */
export function TagItem({ row, isDraft }: { row: TagRow; isDraft: boolean }) {
  const t = useTexts(taggingTexts)
  const typeText = useTypeText()
  const { datapoint, name, element, type, period, facts, fact_count: count } = row
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-b px-5 py-4 last:border-b-0 max-md:px-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link className="flex items-start gap-2 hover:underline" to={datapointPlace(datapoint)}>
          <CodeChip code={datapoint} listed />
          <span className="min-w-0 text-pretty font-medium [overflow-wrap:anywhere]">{name}</span>
        </Link>
        {element === null ? (
          <p className="mt-1">
            <Badge tone="warning">{t('notTagged')}</Badge>
          </p>
        ) : (
          <p className="mt-1 text-sm">
            <span className="font-mono [overflow-wrap:anywhere]">{element}</span>
            <span className="block text-muted">
              {typeText({ type, period })}
              {row.chosen && ` · ${t('chosen')}`}
              {!row.may_change && ` · ${t('together')}`}
            </span>
          </p>
        )}
      </div>
      <ul aria-label={t('facts')} className="min-w-0 text-sm">
        {facts.slice(0, fewFacts).map((fact) => (
          <li key={fact.id} className="num [overflow-wrap:anywhere]">
            <span className="flex flex-wrap gap-x-2">
              <span className="text-muted">
                {[fact.year, ...fact.members, fact.language && t('language', { language: fact.language })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="line-clamp-2 min-w-0">{fact.said}</span>
            </span>
            {fact.reason && <span className="block text-warning-text">{t(`reason.${fact.reason}`)}</span>}
          </li>
        ))}
        {count > fewFacts && <li className="text-muted">{t('more', { count: count - fewFacts })}</li>}
      </ul>
      {isDraft && <Work row={row} />}
    </li>
  )
}

function Work({ row }: { row: TagRow }) {
  const t = useTexts(taggingTexts)
  const { date } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { datapoint, name, element, chosen, reviewed } = row
  const change = element === null ? 'choose' : 'change'
  const save = useSaveTag(datapoint, t('saveFailed'))
  const review = (now: boolean) => save.mutate({ element: chosen ? element : null, reviewed: now })
  return (
    <div className="flex flex-wrap items-start gap-2 md:w-52 md:flex-col">
      {reviewed && (
        <p className="flex items-start gap-1 text-sm text-success-text">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
          {reviewed.by
            ? t('reviewed', { name: reviewed.by, date: date(reviewed.at) })
            : t('reviewedGone', { date: date(reviewed.at) })}
        </p>
      )}
      <May>
        {element !== null &&
          (reviewed ? (
            <Button
              look="ghost"
              disabled={save.isPending}
              aria-label={t('about', { what: t('takeBack'), name })}
              onClick={() => review(false)}
            >
              <Undo2 aria-hidden className="size-4" />
              {t('takeBack')}
            </Button>
          ) : (
            <Button
              disabled={save.isPending}
              aria-label={t('about', { what: t('review'), name })}
              onClick={() => review(true)}
            >
              <Check aria-hidden className="size-4" />
              {t('review')}
            </Button>
          ))}
        {row.may_change && (
          <Button look="ghost" aria-label={t('about', { what: t(change), name })} onClick={() => setOpen(true)}>
            <Pencil aria-hidden className="size-4" />
            {t(change)}
          </Button>
        )}
      </May>
      {isOpen && <ElementDialog row={row} onClose={() => setOpen(false)} />}
    </div>
  )
}
