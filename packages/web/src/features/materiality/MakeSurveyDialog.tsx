import { stakeholderTypes } from '@esrs/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Notice } from '../../ui/States.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { useMakeSurvey } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Dialog that makes a survey of stakeholders on the undecided topics. */
export function MakeSurveyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const make = useMakeSurvey()
  const [group, setGroup] = useState<(typeof stakeholderTypes)[number]>('Employees')
  const [side, setSide] = useState<'impact' | 'positive' | 'financial'>('impact')
  const [anonymous, setAnonymous] = useState(true)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('survey.title')}
      description={t('survey.text')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            look="primary"
            busy={make.isPending}
            onClick={() =>
              make.mutate(
                { side, group, anonymous },
                { onSuccess: (survey) => void navigate('/survey', { state: { survey } }) },
              )
            }
          >
            {t('survey.make')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {make.error && (
          <Notice tone="danger" role="alert">
            {errorText(make.error)}
          </Notice>
        )}
        <Field label={t('survey.group')}>
          {(control) => (
            <Select
              {...control}
              value={group}
              onChange={(chosen) => {
                setGroup(chosen)
                setSide(chosen === 'Investors' ? 'financial' : 'impact')
              }}
              options={stakeholderTypes.map((value) => ({ value, label: t(`stakeholder.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('survey.side')}>
          {(control) => (
            <Select
              {...control}
              value={side}
              onChange={setSide}
              options={(['impact', 'positive', 'financial'] as const).map((value) => ({
                value,
                label: t(`survey.sides.${value}`),
              }))}
            />
          )}
        </Field>
        <Switch checked={anonymous} onChange={setAnonymous} label={t('survey.anonymous')} />
      </div>
    </Dialog>
  )
}
