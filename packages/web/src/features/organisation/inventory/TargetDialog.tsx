import type { InventoryPolicy, InventoryTarget } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { typedNumber } from '../unit-values.ts'
import { inventoryTexts } from './texts.ts'

const scopes = [
  'scope1',
  'scope2_location',
  'scope2_market',
  'scope12_location',
  'scope12_market',
  'scope3',
  'total_location',
  'total_market',
] as const
const numbers = ['base_year', 'base', 'year', 'value'] as const

interface TargetDialogProps {
  policy: InventoryPolicy
  /** Of the target; one more than there are for a new one. */
  index: number
  year: number
  onClose: () => void
}

/** Dialog of one target: of which emissions, from what, to what. */
export function TargetDialog({ policy, index, year, onClose }: TargetDialogProps) {
  const t = useTexts(inventoryTexts)
  const errorText = useErrorText()
  const language = useLanguage()
  const target = policy.targets[index]
  const written = (value: number | undefined) =>
    value === undefined ? '' : String(value).replace('.', language === 'de' ? ',' : '.')
  const [name, setName] = useState(target?.name ?? '')
  const [of, setOf] = useState<InventoryTarget['scopes']>(target?.scopes ?? 'scope12_market')
  const [typed, setTyped] = useState({
    base_year: written(target?.base_year ?? policy.base_year ?? year),
    base: written(target?.base),
    year: written(target?.year),
    value: written(target?.value),
  })
  const [isSent, setSent] = useState(false)
  const [from, base, to, value] = numbers.map((field) => typedNumber(typed[field]))
  const isYear = (one: number | null | undefined) => one != null && Number.isInteger(one) && one >= 1990 && one <= 2100
  const problems = {
    name: name.trim() === '' ? t('problem.missing') : undefined,
    base_year: isYear(from) ? undefined : t('base.problem.base_year'),
    base: base == null || base < 0 ? t('problem.number') : undefined,
    year: !isYear(to) || to! <= (from ?? 0) ? t('target.problem.year') : undefined,
    value:
      value == null || value < 0 ? t('problem.number') : value > (base ?? 0) ? t('target.problem.value') : undefined,
  }
  const send = (targets: InventoryTarget[]) => call(contract.inventory.savePolicy, { body: { ...policy, targets } })
  const save = useSend(send, null, onClose)
  const submit = () => {
    setSent(true)
    if (Object.values(problems).some(Boolean)) return
    const one = { name: name.trim(), scopes: of, base_year: from!, base: base!, year: to!, value: value! }
    save.mutate([...policy.targets.slice(0, index), one, ...policy.targets.slice(index + 1)])
  }
  return (
    <FormDialog
      title={t(target ? 'target.change' : 'target.add')}
      submit={t('save')}
      busy={save.isPending}
      failure={save.error ? errorText(save.error) : undefined}
      aside={
        target && (
          <Button look="ghost" onClick={() => save.mutate(policy.targets.filter((_, at) => at !== index))}>
            {t('target.remove')}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('target.field.name')} error={isSent ? problems.name : undefined}>
        {(props) => <Input {...props} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Field label={t('target.field.scopes')}>
        {(props) => (
          <Select
            {...props}
            value={of}
            onChange={(chosen) => setOf(chosen as InventoryTarget['scopes'])}
            options={scopes.map((one) => ({ value: one, label: t(`figure.${one}`) }))}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {numbers.map((field) => (
          <Field key={field} label={t(`target.field.${field}`)} error={isSent ? problems[field] : undefined}>
            {(props) => (
              <Input
                {...props}
                inputMode="decimal"
                maxLength={30}
                value={typed[field]}
                onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </FormDialog>
  )
}
