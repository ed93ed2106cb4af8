import { stakeholderTypes } from '@esrs/contract'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { materialityTexts } from './texts.ts'

interface Wish {
  group: (typeof stakeholderTypes)[number]
  side: 'impact' | 'positive' | 'financial'
  anonymous: boolean
}

const usual: Wish = { group: 'Employees', side: 'impact', anonymous: true }

/** Dialog that makes a survey of stakeholders on the undecided topics. */
export function MakeSurveyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const navigate = useNavigate()
  const { choice, setValue, frame } = useSentForm({
    begins: usual,
    send: async ({ side, group, anonymous }) => {
      const draft = await call(contract.materiality.surveyDraft, { query: { side } })
      const body = { ...draft, target_stakeholders: [group], status: 'active' as const, anonymous }
      return call(contract.surveys.create, { body })
    },
    onSent: (survey) => void navigate('/survey', { state: { survey } }),
  })
  const { value: group, onChange: ask } = choice('group')
  const { value: anonymous, onChange: setAnonymous } = choice('anonymous')
  return (
    <FormDialog
      title={t('survey.title')}
      description={t('survey.text')}
      submit={t('survey.make')}
      onClose={onClose}
      {...frame}
    >
      <Field label={t('survey.group')}>
        {(control) => (
          <Select
            {...control}
            value={group}
            onChange={(chosen) => {
              ask(chosen)
              setValue('side', chosen === 'Investors' ? 'financial' : 'impact')
            }}
            options={stakeholderTypes.map((value) => ({ value, label: t(`stakeholder.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('survey.side')}>
        {(control) => (
          <Select
            {...control}
            {...choice('side')}
            options={(['impact', 'positive', 'financial'] as const).map((value) => ({
              value,
              label: t(`survey.sides.${value}`),
            }))}
          />
        )}
      </Field>
      <Switch checked={anonymous} onChange={setAnonymous} label={t('survey.anonymous')} />
    </FormDialog>
  )
}
