import { estimateMethods, type Figure, type FigureSetup, unitKinds } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/toast.ts'
import { DatapointField, type OfferedDatapoint } from '../DatapointField.tsx'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'
import { TargetFields, targetOf, typedTarget } from './TargetFields.tsx'

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

/** A setup by a rule that the datapoint has: the chosen one where it is among them, else the usual one. */
function allowedSetup(setup: FigureSetup, { allowed: { rules } }: Pick<Figure, 'allowed'>): FigureSetup {
  const [usualRule] = rules
  return rules.includes(setup.rule) || !usualRule ? setup : { ...setup, rule: usualRule }
}

/** Dialog that says how a value is collected, and by which rule its parts become the figure of the group. */
export function SetUpDialog({ figure, onClose, onDone }: SetUpDialogProps) {
  const t = useTexts(organisationTexts)
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<OfferedDatapoint | null>(
    figure && { key: figure.key, name: figure.name, unit: figure.setup.unit || null, allowed: figure.allowed },
  )
  const [setup, setSetup] = useState<FigureSetup>(figure ? allowedSetup(figure.setup, figure) : usual)
  const [target, setTarget] = useState(() => typedTarget(figure?.setup.target ?? null))
  const [scale, setScale] = useState(String(figure?.setup.scale ?? 100))
  const save = useSend(
    (key: string) =>
      call(contract.figures.setUp, {
        params: { key },
        body: { ...setup, target: targetOf(target), scale: setup.rule === 'ratio' ? (typedNumber(scale) ?? 1) : 1 },
      }),
    null,
    ({ key }) => {
      toast({ title: t('setup.saved') })
      onDone(key)
    },
  )
  const isOwnRatio = setup.rule === 'ratio' && chosen?.allowed.scale === null
  const change = (some: Partial<FigureSetup>) => setSetup((known) => ({ ...known, ...some }))
  const number = typedNumber(scale)
  const scaleError = isOwnRatio && (number == null || number <= 0) ? t('setup.scaleWrong') : undefined
  const pick = <Name extends 'rule' | 'level' | 'equity' | 'estimate'>(
    name: Name,
    options: readonly FigureSetup[Name][],
  ) => (
    <Field label={t(`setup.${name}`)} hint={t(`setup.text.${name}.${setup[name]}` as 'setup.text.rule.sum')}>
      {(props) => (
        <Select
          {...props}
          value={setup[name] as string}
          onChange={(value) => change({ [name]: value } as Partial<FigureSetup>)}
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
      disabled={!chosen || scaleError !== undefined || targetOf(target) === undefined}
      busy={save.isPending}
      failure={save.error && errorText(save.error)}
      onSubmit={() => chosen && save.mutate(chosen.key)}
      onClose={onClose}
    >
      <DatapointField
        chosen={chosen}
        onChange={
          figure
            ? undefined
            : (datapoint) => {
                setChosen(datapoint)
                if (datapoint) setSetup((known) => allowedSetup(known, datapoint))
              }
        }
      />
      {chosen && pick('rule', chosen.allowed.rules)}
      <div className="grid gap-4 sm:grid-cols-2">
        {isOwnRatio && (
          <Field label={t('setup.scale')} hint={t('setup.scaleHint')} error={scaleError}>
            {(props) => (
              <Input {...props} inputMode="decimal" value={scale} onChange={(event) => setScale(event.target.value)} />
            )}
          </Field>
        )}
        {pick('level', unitKinds)}
        {pick('estimate', estimateMethods)}
        {pick('equity', ['outside', 'share'])}
        {chosen && chosen.unit === null && (
          <Field label={t('setup.unit')} hint={t('setup.unitHint')}>
            {(props) => (
              <Input
                {...props}
                maxLength={60}
                value={setup.unit}
                onChange={(event) => change({ unit: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <TargetFields target={target} onChange={setTarget} />
    </FormDialog>
  )
}
