import { type TaxonomyCompanyActivity, type TaxonomyDisclosure, type TaxonomyState, taxonomyKpis } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { ActivityDialog } from './ActivityDialog.tsx'
import { shownAmount, shownMoney } from './amounts.ts'
import { actsQuery } from './queries.ts'
import { SourceLinks } from './SourceLinks.tsx'
import { taxonomyTexts } from './texts.ts'

interface ActivityListProps {
  state: TaxonomyState
  disclosure: TaxonomyDisclosure
}

/** The activities of the company, each with its amounts and what keeps it from counting. */
export function ActivityList({ state, disclosure }: ActivityListProps) {
  const t = useTexts(taxonomyTexts)
  const mayReport = useMay('report')
  const [editing, setEditing] = useState<TaxonomyCompanyActivity | 'new' | null>(null)
  const { activities } = disclosure
  return (
    <section aria-labelledby="taxonomy-activities">
      <div className="mb-2 flex items-center gap-3">
        <h2 id="taxonomy-activities" className="flex-1 font-semibold text-base">
          {t('activities')}
        </h2>
        {mayReport && (
          <Button onClick={() => setEditing('new')}>
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Button>
        )}
      </div>
      {activities.length === 0 ? (
        <p className="text-muted text-sm">{t('noActivities')}</p>
      ) : (
        <Card className="overflow-hidden">
          <ul>
            {activities.map((activity) => (
              <Row
                key={activity.id}
                activity={activity}
                state={state}
                onOpen={mayReport ? () => setEditing(activity) : null}
              />
            ))}
          </ul>
        </Card>
      )}
      {editing && (
        <ActivityDialog
          activity={editing === 'new' ? null : editing}
          state={state}
          disclosure={disclosure}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}

interface RowProps {
  activity: TaxonomyCompanyActivity
  state: TaxonomyState
  onOpen: (() => void) | null
}

function Row({ activity, state, onOpen }: RowProps) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  const { data: acts = [] } = useQuery(actsQuery)
  const { id, codes, name, kind } = activity
  const act = acts.find(({ code }) => codes.includes(code))
  const title = name[language] || act?.name[language] || name.en || name.de || codes.join(' / ')
  const figures = taxonomyKpis.flatMap((kpi) => {
    const { amount } = activity[kpi]
    const row = state.result?.[kpi].rows.find((one) => one.activity === id)
    if (amount === null) return []
    const aligned =
      row && Number(row.aligned.amount) > 0 ? t('alignedShare', { share: share(row.aligned.share) }) : null
    return [{ kpi, text: [`${shownMoney(amount, language)} ${state.currency}`, aligned].filter(Boolean).join(', ') }]
  })
  function share(value: string | null) {
    return value === null ? '–' : `${shownAmount(value, language)} %`
  }
  return (
    <li className="border-line border-b px-4 py-3 text-sm last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {codes.map((code) => (
          <CodeChip key={code} code={code} />
        ))}
        <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere] max-md:basis-full">
          {onOpen ? (
            <button
              type="button"
              onClick={onOpen}
              className="rounded-sm text-left text-brand-text underline-offset-2 hover:underline max-md:min-h-11"
            >
              {title}
            </button>
          ) : (
            title
          )}
        </span>
        {kind && <Badge tone="neutral">{t(`kind.${kind}`)}</Badge>}
        {codes.length === 0 && <Badge tone="neutral">{t('notDescribed')}</Badge>}
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-secondary">
        {figures.map(({ kpi, text }) => (
          <div key={kpi} className="flex gap-1.5">
            <dt className="text-muted">{t(`kpi.${kpi}`)}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      <SourceLinks
        sources={state.disclosure?.sources?.filter(({ activity: of }) => of === id) ?? []}
        documents={state.documents}
      />
      {state.remarks
        .filter((remark) => remark.activity === id)
        .map(({ text }) => (
          <p key={text} className="mt-1 flex gap-1.5 text-warning-text text-xs">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {text}
          </p>
        ))}
    </li>
  )
}
