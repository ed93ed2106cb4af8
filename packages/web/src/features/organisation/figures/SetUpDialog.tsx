import { estimateMethods, type Figure, type FigureSetup, unitKinds } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DatapointField, type OfferedDatapoint } from '../DatapointField.tsx'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { TargetFields, type TypedTarget, targetOf, typedTarget } from './TargetFields.tsx'

interface SetUpDialogProps {
  /** `null`: a value is chosen that is not collected in parts yet. */
  figure: Figure | null
  onClose: () => void
  onDone: (key: string) => void
}

const usual: FigureSetup = {
  rule: 'sum',
  level: 'site',
  equity: 'outside',
  estimate: 'none',
  scale: 1,
  unit: '',
  target: null,
}

/** The form as it is typed. */
interface TypedSetup {
  chosen: OfferedDatapoint | null
  setup: FigureSetup
  target: TypedTarget
  scale: string
}

/** Whether a ratio has no scale of its datapoint's own. */
const asksScale = ({ chosen, setup }: Pick<TypedSetup, 'chosen' | 'setup'>) =>
  setup.rule === 'ratio' && chosen?.allowed.scale === null

/** A setup by a rule that the datapoint has: the chosen one where it is among them, else the usual one. */
function allowedSetup(setup: FigureSetup, { allowed: { rules } }: Pick<Figure, 'allowed'>): FigureSetup {
  const [usualRule] = rules
  return rules.includes(setup.rule) || !usualRule ? setup : { ...setup, rule: usualRule }
}

/** Dialog that says how a value is collected, and by which rule its parts become the figure of the group. */
export function SetUpDialog({ figure, onClose, onDone }: SetUpDialogProps) {
  const t = useTexts(organisationTexts)
  const begins: TypedSetup = {
    chosen: figure && { key: figure.key, name: figure.name, unit: figure.setup.unit || null, allowed: figure.allowed },
    setup: figure ? allowedSetup(figure.setup, figure) : usual,
    target: typedTarget(figure?.setup.target ?? null),
    scale: String(figure?.setup.scale ?? 100),
  }
  const { register, errorOf, choice, setValue, frame } = useSentForm({
    begins,
    problems: (typed) => ({
      scale: asksScale(typed) && !((typedNumber(typed.scale) ?? 0) > 0) && t('setup.scaleWrong'),
      target: targetOf(typed.target) === undefined && t('target.wrong'),
    }),
    send: ({ chosen, setup, target, scale }) =>
      call(contract.figures.setUp, {
        params: { key: chosen!.key },
        body: { ...setup, target: targetOf(target), scale: setup.rule === 'ratio' ? (typedNumber(scale) ?? 1) : 1 },
      }),
    said: t('setup.saved'),
    onSent: ({ key }) => onDone(key),
  })
  const { value: chosen, onChange: choose } = choice('chosen')
  const { value: setup } = choice('setup')
  const { value: target, onChange: setTarget } = choice('target')
  const isOwnRatio = asksScale({ chosen, setup })
  const pick = <Name extends 'rule' | 'level' | 'equity' | 'estimate'>(
    name: Name,
    options: readonly FigureSetup[Name][],
  ) => (
    <Field label={t(`setup.${name}`)} hint={t(`setup.text.${name}.${setup[name]}` as 'setup.text.rule.sum')}>
      {(props) => (
        <Select
          {...props}
          value={setup[name] as string}
          onChange={(value) => setValue('setup', { ...setup, [name]: value })}
          options={options.map((value) => ({
            value: value as string,
            label: t(`setup.${name}s.${value}` as 'setup.rules.sum'),
          }))}
        />
      )}
    </Field>
  )
  return (
    <FormDialog
      size="lg"
      title={figure ? t('figures.change') : t('figures.add')}
      description={t('setup.text.all')}
      submit={t('form.save')}
      disabled={!chosen}
      onClose={onClose}
      {...frame}
    >
      <DatapointField
        chosen={chosen}
        onChange={
          figure
            ? undefined
            : (datapoint) => {
                choose(datapoint)
                if (datapoint) setValue('setup', allowedSetup(setup, datapoint))
              }
        }
      />
      {chosen && pick('rule', chosen.allowed.rules)}
      <div className="grid gap-4 sm:grid-cols-2">
        {isOwnRatio && (
          <Field label={t('setup.scale')} hint={t('setup.scaleHint')} error={errorOf('scale')}>
            {(props) => <Input {...props} {...register('scale')} inputMode="decimal" />}
          </Field>
        )}
        {pick('level', unitKinds)}
        {pick('estimate', estimateMethods)}
        {pick('equity', ['outside', 'share'])}
        {chosen && chosen.unit === null && (
          <Field label={t('setup.unit')} hint={t('setup.unitHint')}>
            {(props) => <Input {...props} {...register('setup.unit')} maxLength={60} />}
          </Field>
        )}
      </div>
      <TargetFields target={target} onChange={setTarget} />
    </FormDialog>
  )
}
