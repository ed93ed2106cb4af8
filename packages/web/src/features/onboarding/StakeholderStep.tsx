import type { Stakeholder } from '@esrs/contract'
import { Pencil, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, Count } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { EmptyState, Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { categoryText } from './categories.ts'
import { FirstValues } from './FirstValues.tsx'
import { ProposedSurveys } from './ProposedSurveys.tsx'
import { useChangeStakeholders } from './queries.ts'
import { type StakeholderDraft, StakeholderForm } from './StakeholderForm.tsx'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './step-props.ts'
import { onboardingTexts } from './texts.ts'
import { useDraft } from './use-draft.ts'

const emptyStakeholder: Stakeholder = { name: '', description: '', category: '' }

/** Step 5: the company's stakeholders, each saved at once. */
export function StakeholderStep({ company, onPass, onBack, busy }: StepProps) {
  const t = useTexts(onboardingTexts)
  const errorText = useErrorText()
  const { user } = useSession()
  const mayChange = user?.user_type === 'company_admin'
  const { stakeholders } = company.metadata
  const [draft, keepDraft] = useDraft<StakeholderDraft>('stakeholder')
  const [failure, setFailure] = useState<unknown>(null)
  const change = useChangeStakeholders()

  const save = (values: Stakeholder) => {
    setFailure(null)
    const of = draft?.of ?? null
    change.mutate(
      (known) =>
        known.some(({ name }) => name === of)
          ? known.map((stakeholder) => (stakeholder.name === of ? values : stakeholder))
          : [...known, values],
      {
        onSuccess: () => {
          keepDraft(null)
          toast({ title: t('stakeholders.saved', { name: values.name }) })
        },
        onError: (error) => setFailure(error),
      },
    )
  }
  const failed = (error: unknown) =>
    toast({ title: t('stakeholders.failed'), description: errorText(error), variant: 'destructive' })
  const remove = (removed: Stakeholder) => {
    const place = stakeholders.indexOf(removed)
    const undo = () => change.mutate((known) => known.toSpliced(place, 0, removed), { onError: failed })
    change.mutate((known) => known.filter(({ name }) => name !== removed.name), {
      onSuccess: () =>
        toast({
          title: t('stakeholders.removed', { name: removed.name }),
          action: { label: t('stakeholders.undo'), onClick: undo },
        }),
      onError: failed,
    })
  }
  const add = (
    <Button onClick={() => keepDraft({ of: null, values: emptyStakeholder })}>
      <Plus aria-hidden className="size-4" />
      {t('stakeholders.add')}
    </Button>
  )

  return (
    <>
      <StepBody title={t('stakeholders.title')} lead={t('stakeholders.lead')}>
        {!mayChange && (
          <Notice tone="neutral" className="mt-4">
            {t('stakeholders.adminOnly')}
          </Notice>
        )}
        <FirstValues company={company} note={t('first.optional')} />
        {stakeholders.length > 0 && (
          <div className="mt-6 flex min-h-control flex-wrap items-center gap-2">
            <h3 className="font-semibold text-base">{t('stakeholders.list')}</h3>
            <Count>{stakeholders.length}</Count>
            <span className="flex-1" />
            {mayChange && add}
          </div>
        )}
        <Card className="mt-3">
          {stakeholders.length === 0 ? (
            <EmptyState
              icon={<Users aria-hidden strokeWidth={1.75} />}
              title={t('stakeholders.emptyTitle')}
              action={mayChange && add}
            >
              {t('stakeholders.empty')}
            </EmptyState>
          ) : (
            <ul aria-label={t('stakeholders.list')}>
              {stakeholders.map((stakeholder) => (
                <StakeholderRow
                  key={stakeholder.name}
                  stakeholder={stakeholder}
                  onEdit={mayChange ? () => keepDraft({ of: stakeholder.name, values: stakeholder }) : undefined}
                  onRemove={mayChange ? () => remove(stakeholder) : undefined}
                />
              ))}
            </ul>
          )}
        </Card>
        <ProposedSurveys />
      </StepBody>
      <StepFooter
        onBack={onBack}
        onContinue={() => {
          const said = stakeholders.length > 0 ? 'done' : 'left'
          onPass({ title: t(`stakeholders.${said}`), description: t(`stakeholders.${said}Text`) })
        }}
        busy={busy}
      />
      {draft && (
        <StakeholderForm
          draft={draft}
          taken={stakeholders.map(({ name }) => name).filter((name) => name !== draft.of)}
          failure={failure}
          busy={change.isPending}
          onChange={(values) => keepDraft({ ...draft, values })}
          onSave={save}
          onClose={() => {
            setFailure(null)
            keepDraft(null)
          }}
        />
      )}
    </>
  )
}

interface StakeholderRowProps {
  stakeholder: Stakeholder
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function StakeholderRow({ stakeholder, onEdit, onRemove }: StakeholderRowProps) {
  const t = useTexts(onboardingTexts)
  const { name, description, category } = stakeholder
  return (
    <li className="flex items-start gap-3 border-line border-b py-3 pr-2 pl-4 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {category !== '' && <Badge>{categoryText(t, category)}</Badge>}
        </p>
        {description !== '' && (
          <p className="mt-0.5 whitespace-pre-wrap break-words text-secondary text-sm">{description}</p>
        )}
      </div>
      {onEdit && (
        <Button look="ghost" size="icon-small" aria-label={t('stakeholders.edit', { name })} onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
        </Button>
      )}
      {onRemove && (
        <Button look="ghost" size="icon-small" aria-label={t('stakeholders.remove', { name })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      )}
    </li>
  )
}
