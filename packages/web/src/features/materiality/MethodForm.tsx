import {
  type Anchors,
  type AssessmentMethod,
  type MethodPreview,
  respondentTypes,
  type StoredMethod,
  scoreEnds,
} from '@esrs/contract'
import { type ReactNode, useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Card, SectionHeader } from '../../ui/Page.tsx'
import { Select } from '../../ui/Select.tsx'
import { FailureNotice } from '../../ui/States.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { AnchorFields } from './AnchorFields.tsx'
import { NumberField } from './NumberField.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { StepFields } from './StepFields.tsx'
import { materialityTexts } from './texts.ts'

interface MethodFormProps {
  /** Words in force for the steps of the scales. */
  anchors: Anchors
  current: StoredMethod
  defaults: AssessmentMethod
  /** Settings changed on another tab, such as a threshold dragged in the matrix. */
  begun?: AssessmentMethod
  onClose: () => void
}

/** Form for changing the method: a preview first, then saving with a reason. */
export function MethodForm({ current, defaults, anchors, begun, onClose }: MethodFormProps) {
  const t = useTexts(materialityTexts)
  const ui = useUiTexts()
  const [shown, setShown] = useState<MethodPreview | null>(null)
  const { errorOf, choice, frame } = useSentForm({
    begins: { method: begun ?? current.method },
    send: (body) => call(contract.materiality.previewMethod, { body }),
    onSent: setShown,
  })
  const { value: method, onChange: setMethod } = choice('method')
  const set = (changed: Partial<AssessmentMethod>) => setMethod({ ...method, ...changed })
  const { low, top } = scoreEnds[method.scale]
  const problem = (path: string) => errorOf(`method.${path}` as 'method')
  const rescale = (scale: AssessmentMethod['scale']) => {
    if (scale === method.scale) return
    const usual = scale === 'five' ? { material: 3.5, undecided: 2.5 } : { material: 6, undecided: 4 }
    set({ scale, thresholds: { impact: usual, financial: usual } })
  }
  return (
    <form noValidate className="max-w-form" onSubmit={frame.onSubmit}>
      <SectionHeader title={t('method.change')} />
      <p className="mb-3 text-pretty text-muted text-sm">{t('method.changeLead')}</p>
      <Card className="flex flex-col gap-5 p-4">
        <Row>
          <Choice
            label={t('method.field.scale')}
            value={method.scale}
            onChange={rescale}
            options={['five', 'ten'] as const}
            name={(value) => t(`setting.scale.${value}`)}
          />
          <Choice
            label={t('method.field.severity')}
            value={method.severity}
            onChange={(severity) => set({ severity })}
            options={['mean', 'highest'] as const}
            name={(value) => t(`setting.severity.${value}`)}
          />
        </Row>
        <Switch checked={method.peak} onChange={(peak) => set({ peak })} label={t('setting.peakOn')} />
        {(['impact', 'financial'] as const).map((side) => (
          <Row key={side}>
            <Choice
              label={t(`method.field.${side}`)}
              value={method[side].by}
              onChange={(by) => set({ [side]: { ...method[side], by } })}
              options={['weights', 'product'] as const}
              name={(value) => t(`setting.by.${value}`)}
            />
            {method[side].by === 'weights' && (
              <div className="grid grid-cols-2 items-end gap-3">
                <NumberField
                  label={t(side === 'impact' ? 'setting.severityWeight' : 'setting.magnitudeWeight')}
                  value={method[side].first}
                  max={10}
                  error={problem(`${side}.first`)}
                  onChange={(first) => set({ [side]: { ...method[side], first } })}
                />
                <NumberField
                  label={t('setting.likelihoodWeight')}
                  value={method[side].likelihood}
                  max={10}
                  onChange={(likelihood) => set({ [side]: { ...method[side], likelihood } })}
                />
              </div>
            )}
          </Row>
        ))}
        <Row>
          <Choice
            label={t('method.field.assessors')}
            value={method.assessors}
            onChange={(assessors) => set({ assessors })}
            options={['median', 'mean', 'highest'] as const}
            name={(value) => t(`setting.assessors.${value}`)}
          />
          <Choice
            label={t('method.field.topic')}
            value={method.topic}
            onChange={(topic) => set({ topic })}
            options={['highest', 'mean-of-three'] as const}
            name={(value) => t(`setting.topic.${value}`)}
          />
        </Row>
        {(['impact', 'financial'] as const).map((side) => (
          <Row key={side}>
            {(['material', 'undecided'] as const).map((bound) => (
              <NumberField
                key={bound}
                label={t(`setting.bound.${side}.${bound}`)}
                value={method.thresholds[side][bound]}
                min={low}
                max={top}
                error={problem(`thresholds.${side}.${bound}`)}
                onChange={(value) =>
                  set({ thresholds: { ...method.thresholds, [side]: { ...method.thresholds[side], [bound]: value } } })
                }
              />
            ))}
          </Row>
        ))}
        <StepFields method={method} problem={problem} onChange={set} />
        <AnchorFields
          anchors={anchors}
          own={method.anchors}
          problem={problem}
          onChange={(own) => set({ anchors: own })}
        />
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{t('setting.weightsOf')}</legend>
          <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3">
            {respondentTypes.map((group) => (
              <NumberField
                key={group}
                label={t(`group.${group}`)}
                value={method.stakeholders.weights[group] ?? 1}
                max={10}
                onChange={(weight) =>
                  set({
                    stakeholders: {
                      ...method.stakeholders,
                      weights: { ...method.stakeholders.weights, [group]: weight },
                    },
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <FailureNotice>{frame.failure}</FailureNotice>
      </Card>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" type="submit" busy={frame.busy}>
          {t('method.preview')}
        </Button>
        <Button onClick={() => setMethod(defaults)}>{t('method.toDefaults')}</Button>
        <Button look="ghost" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
      {shown && (
        <PreviewDialog
          preview={shown}
          method={method}
          basedOn={current.version}
          onTaken={onClose}
          onClose={() => setShown(null)}
        />
      )}
    </form>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-3 max-md:grid-cols-1 md:grid-cols-2">{children}</div>
)

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Value[]
  name: (value: Value) => string
}

function Choice<Value extends string>({ label, value, onChange, options, name }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          options={options.map((option) => ({ value: option, label: name(option) }))}
        />
      )}
    </Field>
  )
}
