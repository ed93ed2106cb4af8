import type { Survey } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { SearchX, Wand2 } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { May } from '../../api/May.tsx'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Card, PageBody, usePageTitle } from '../../ui/Page.tsx'
import { EmptyState, Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { EditSurveyForm } from './EditSurveyForm.tsx'
import { isMissing, surveyQuery, useRemoveSurvey, useUpdateSurvey } from './queries.ts'
import { ResponsesSection } from './ResponsesSection.tsx'
import { ShareCard } from './ShareCard.tsx'
import { SurveyActions } from './SurveyActions.tsx'
import { SurveyFacts } from './SurveyFacts.tsx'
import { detailTones, mayEdit, statusOf } from './status.ts'
import { surveyTexts } from './texts.ts'

/** What a list passes along when it opens a survey. */
const passedAlong = (state: unknown): Survey | null => (state as { survey?: Survey } | null)?.survey ?? null

/** One survey, reached from a list that passes it along. */
export default function SurveyPage() {
  const survey = passedAlong(useLocation().state)
  if (!survey) return <Navigate to="/documents" replace />
  return survey.ai_generated ? <Proposal survey={survey} /> : <OwnSurvey passed={survey} />
}

function Proposal({ survey }: { survey: Survey }) {
  const t = useTexts(surveyTexts)
  const navigate = useNavigate()
  usePageTitle(survey.title)
  return (
    <PageBody>
      <Badge className="mb-4">{t('status.recommended')}</Badge>
      <Notice
        tone="info"
        action={
          <May>
            <Button look="primary" onClick={() => navigate('/create-survey', { state: { survey } })}>
              <Wand2 aria-hidden className="size-4" />
              {t('detail.convert')}
            </Button>
          </May>
        }
      >
        {t('detail.recommended')}
      </Notice>
      <div className="mt-4">
        <SurveyFacts survey={survey} />
      </div>
    </PageBody>
  )
}

/** What was passed along may be older than what the company has. */
function Missing() {
  const t = useTexts(surveyTexts)
  return (
    <PageBody>
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden strokeWidth={1.75} />}
          title={t('detail.missing')}
          action={
            <Button asChild>
              <Link to="/surveys">{t('detail.all')}</Link>
            </Button>
          }
        >
          {t('detail.missingText')}
        </EmptyState>
      </Card>
    </PageBody>
  )
}

function OwnSurvey({ passed }: { passed: Survey }) {
  const t = useTexts(surveyTexts)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { data: survey = passed, error } = useQuery({ ...surveyQuery(passed.sid), placeholderData: passed })
  const update = useUpdateSurvey(passed.sid)
  const remove = useRemoveSurvey()
  const [asking, setAsking] = useState<'close' | 'delete' | null>(null)
  const [isEditing, setEditing] = useState(false)
  usePageTitle(survey.title)
  const status = statusOf(survey.status)
  const isEditable = mayEdit(survey)

  const change = (next: 'active' | 'closed') =>
    update.mutate(
      { status: next },
      {
        onSuccess: () => {
          setAsking(null)
          toast({ title: t('detail.updated'), description: t('detail.updatedText') })
        },
        onError: () =>
          toast({
            title: t('detail.updateFailed'),
            description: t('detail.updateFailedText'),
            variant: 'destructive',
          }),
      },
    )
  const duplicate = () => {
    const copy = { ...survey, title: t('detail.copyOf', { title: survey.title }), ai_generated: false, proposal: null }
    navigate('/create-survey', { state: { survey: copy } })
  }

  if (isMissing(error)) return <Missing />
  return (
    <PageBody>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Badge tone={detailTones[status]}>{t(`status.${status}`)}</Badge>
        <SurveyActions
          status={status}
          isEditable={isEditable}
          isEditing={isEditing}
          busy={update.isPending}
          onActivate={() => change('active')}
          onClose={() => setAsking('close')}
          onEdit={() => setEditing(true)}
          onDuplicate={duplicate}
          onDelete={() => setAsking('delete')}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {isEditing && isEditable ? (
            <EditSurveyForm survey={survey} onClose={() => setEditing(false)} />
          ) : (
            <SurveyFacts survey={survey} />
          )}
          <ResponsesSection survey={survey} />
        </div>
        <ShareCard survey={survey} isMain={status === 'active' && !isEditing} />
      </div>
      <ConfirmDialog
        open={asking === 'close'}
        onOpenChange={() => setAsking(null)}
        title={t('detail.closeTitle')}
        question={t('detail.closeQuestion')}
        confirmLabel={t('detail.close')}
        look="primary"
        busy={update.isPending}
        onConfirm={() => change('closed')}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={() => setAsking(null)}
        title={t('detail.deleteTitle')}
        question={t('detail.deleteQuestion')}
        confirmLabel={t('detail.delete')}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(survey.sid, {
            onSuccess: () => {
              toast({ title: t('detail.deleted') })
              navigate('/surveys', { replace: true })
            },
            onError: (error) =>
              toast({ title: t('detail.deleteFailed'), description: errorText(error), variant: 'destructive' }),
          })
        }
      />
    </PageBody>
  )
}
