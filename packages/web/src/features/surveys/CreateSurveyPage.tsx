import { limits, type Survey, stakeholderTypes } from '@esrs/contract'
import { Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { PageBody } from '../../ui/Page.tsx'
import { Select } from '../../ui/Select.tsx'
import { Notice } from '../../ui/States.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { QuestionList } from './QuestionList.tsx'
import { useCreateSurvey } from './queries.ts'
import { SurveyPreview } from './SurveyPreview.tsx'
import { SurveyWording } from './SurveyWording.tsx'
import { flawsOf, surveyFrom, useSurveyDraft } from './survey-draft.ts'
import { surveyTexts } from './texts.ts'

/** Writes a new survey, or one that was passed along: a proposal to convert, or a survey to duplicate. */
export default function CreateSurveyPage() {
  const t = useTexts(surveyTexts)
  const { time } = useFormats()
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const passed = (state as { survey?: Survey } | null)?.survey ?? null
  const { draft, keptAt, change, forget } = useSurveyDraft(passed, key)
  const create = useCreateSurvey()
  const [isChecked, setChecked] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const flaws = isChecked ? flawsOf(draft, new Date()) : new Map()
  const errorOf = (field: string) => {
    const flaw = flaws.get(field)
    return flaw && t(`create.${flaw as 'required'}`, { min: limits.survey.options.min, max: limits.survey.options.max })
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    setChecked(true)
    if (flawsOf(draft, new Date()).size > 0) {
      toast({ title: t('create.invalid'), description: t('create.invalidText'), variant: 'destructive' })
      return
    }
    create.mutate(surveyFrom(draft), {
      onSuccess: (survey) => {
        forget()
        toast({ title: t(passed?.ai_generated ? 'create.converted' : 'create.saved') })
        navigate('/survey', { replace: true, state: { survey } })
      },
      onError: () => toast({ title: t('create.failed'), variant: 'destructive' }),
    })
  }
  const leave = () => navigate('/surveys')

  return (
    <form noValidate onSubmit={save}>
      <PageBody className="grid gap-8 pb-24! lg:grid-cols-[minmax(0,40rem)_minmax(0,22rem)] lg:justify-center">
        <div className="flex min-w-0 flex-col gap-5">
          {passed?.ai_generated && (
            <Notice tone="neutral">
              <Sparkles aria-hidden className="mr-2 inline size-4" />
              {t('create.prefilled')}
            </Notice>
          )}
          <Field label={t('create.title')} error={errorOf('title')}>
            {(control) => (
              <Input
                {...control}
                size="lg"
                required
                maxLength={200}
                value={draft.title}
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('create.description')} hint={t('create.descriptionHint')} error={errorOf('description')}>
            {(control) => (
              <Textarea
                {...control}
                required
                rows={3}
                maxLength={4000}
                value={draft.description}
                onChange={(event) => change({ description: event.target.value })}
              />
            )}
          </Field>
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={t('create.type')} error={errorOf('type')}>
              {(control) => (
                <Select
                  {...control}
                  value={draft.type}
                  placeholder={t('create.choose')}
                  onChange={(type) => change({ type })}
                  options={stakeholderTypes.map((value) => ({ value, label: t(`group.${value}`) }))}
                  size="lg"
                />
              )}
            </Field>
            {draft.type === 'Other' && (
              <Field label={t('create.other')} error={errorOf('other')}>
                {(control) => (
                  <Input
                    {...control}
                    size="lg"
                    required
                    maxLength={200}
                    value={draft.other}
                    onChange={(event) => change({ other: event.target.value })}
                  />
                )}
              </Field>
            )}
          </div>
          <SurveyWording draft={draft} onChange={change} />
          <QuestionList questions={draft.questions} errorOf={errorOf} onChange={(questions) => change({ questions })} />
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-2 font-semibold text-base">{t('create.settings')}</legend>
            <Checkbox
              label={t('create.anonymous')}
              checked={draft.anonymous}
              onChange={(anonymous) => change({ anonymous })}
              className="min-h-0! items-start! [&>button]:mt-0.5"
            />
            <div className="grid gap-4 md:grid-cols-2">
              <Field label={t('create.closes')} hint={t('create.closesHint')} error={errorOf('closes')}>
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    size="lg"
                    value={draft.closes}
                    onChange={(event) => change({ closes: event.target.value })}
                  />
                )}
              </Field>
              <Field label={t('create.retention')} hint={t('create.days')} error={errorOf('retention')}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="numeric"
                    size="lg"
                    value={draft.retention}
                    onChange={(event) => change({ retention: event.target.value.trim() })}
                  />
                )}
              </Field>
            </div>
          </fieldset>
        </div>
        <SurveyPreview draft={draft} />
      </PageBody>
      <div className="fixed inset-x-0 bottom-(--bar,0px) z-20 border-line border-t bg-surface">
        <div className="mx-auto flex max-w-[calc(64rem+2*var(--spacing-gutter))] flex-wrap items-center gap-3 px-gutter py-3">
          <Button look="ghost" className="-ml-3.5" onClick={keptAt === '' ? leave : () => setDiscarding(true)}>
            {t(keptAt === '' ? 'create.cancel' : 'create.discard')}
          </Button>
          <span className="flex-1" />
          {keptAt !== '' && (
            <span className="num text-muted text-sm max-md:hidden">{t('create.kept', { time: time(keptAt) })}</span>
          )}
          <Button type="submit" look="primary" busy={create.isPending}>
            {t(create.isPending ? 'create.saving' : 'create.save')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={t('create.discardTitle')}
        question={t('create.discardQuestion')}
        confirmLabel={t('create.discard')}
        onConfirm={() => {
          forget()
          leave()
        }}
      />
    </form>
  )
}
