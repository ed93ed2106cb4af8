import type { Questionnaire } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageBody } from '../../../ui/Page.tsx'
import { PageTools } from '../../../ui/page-tools.tsx'
import { Segment, SegmentItem } from '../../../ui/Segment.tsx'
import { EmptyState, Skeleton } from '../../../ui/States.tsx'
import { questionnairesQuery } from '../queries.ts'
import { workTexts } from '../texts.ts'
import { AddQuestionnaire } from './AddQuestionnaire.tsx'
import { Extracts, OneExtract } from './Extracts.tsx'
import { KeptAnswers } from './KeptAnswers.tsx'
import { OneQuestionnaire } from './OneQuestionnaire.tsx'
import { StateBar } from './StateBar.tsx'

const views = ['questionnaires', 'answers', 'extracts'] as const

/** Page of the questionnaires of customers and banks, or of the one that the address names. */
export default function QuestionnairesPage() {
  const { search, change } = useAddressState()
  const t = useTexts(workTexts)
  const id = search.get('id')
  const extract = search.get('extract')
  const view = views.find((one) => one === search.get('view')) ?? 'questionnaires'
  return (
    <PageBody className="flex flex-col gap-4">
      {!id && !extract && (
        <Segment aria-label={t('questionnaires.view.label')} className="self-start">
          {views.map((one) => (
            <SegmentItem
              key={one}
              current={view === one}
              onClick={() => change({ view: one === 'questionnaires' ? null : one }, { isStep: true })}
            >
              {t(`questionnaires.view.${one}`)}
            </SegmentItem>
          ))}
        </Segment>
      )}
      {id ? (
        <OneQuestionnaire id={id} />
      ) : extract ? (
        <OneExtract id={extract} />
      ) : view === 'answers' ? (
        <KeptAnswers />
      ) : view === 'extracts' ? (
        <Extracts />
      ) : (
        <AllQuestionnaires onAdded={(added) => change({ id: added, view: null }, { isStep: true })} />
      )}
    </PageBody>
  )
}

function AllQuestionnaires({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(questionnairesQuery(useLanguage()))
  const { data } = query
  const add = mayReport && (
    <Button look="primary" onClick={() => setAdding(true)}>
      {t('questionnaires.add')}
    </Button>
  )
  return (
    <>
      <PageTools>{data && data.questionnaires.length > 0 && add}</PageTools>
      {data ? (
        data.questionnaires.length === 0 ? (
          <Card>
            <EmptyState
              icon={<ClipboardList aria-hidden />}
              title={t('questionnaires.empty')}
              action={add}
              className="py-16"
            >
              {t('questionnaires.emptyText')}
            </EmptyState>
          </Card>
        ) : (
          <ul className="flex flex-col gap-3">
            {data.questionnaires.map((one) => (
              <Row key={one.id} questionnaire={one} />
            ))}
          </ul>
        )
      ) : (
        <NotLoaded query={query}>
          <Skeleton className="h-24 rounded-xl" />
        </NotLoaded>
      )}
      {isAdding && <AddQuestionnaire onClose={() => setAdding(false)} onAdded={onAdded} />}
    </>
  )
}

function Row({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useTexts(workTexts)
  const { date } = useFormats()
  const { id, name, questions, counts, added_by: by, added_at: at } = questionnaire
  return (
    <li className="relative rounded-xl border border-line bg-surface p-4 hover:bg-hover">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-semibold text-base [overflow-wrap:anywhere]">
          <Link to={`?id=${id}`} className="text-ink no-underline after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <span className="text-muted text-sm">{t('questionnaires.count', { count: questions })}</span>
        <span className="text-muted text-xs">
          {by
            ? t('questionnaires.addedBy', { name: by, date: date(at) })
            : t('questionnaires.addedOn', { date: date(at) })}
        </span>
      </div>
      <StateBar counts={counts} />
    </li>
  )
}
