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

type Typed = number | null | undefined

const isYear = (one: Typed) => one != null && Number.isInteger(one) && one >= 1990 && one <= 2100

interface TypedTarget {
  name: string
  from: Typed
  base: Typed
  to: Typed
  value: Typed
  divisor: Typed
}

/** What is wrong with a target before anything is sent, by field: the key of its sentence. */
function problemsIn({ name, from, base, to, value, divisor }: TypedTarget) {
  const isWrong = (one: Typed) => one == null || one < 0
  const isRising = !isWrong(value) && value! > (base ?? 0)
  return {
    name: name.trim() === '' ? ('problem.missing' as const) : null,
    base_year: isYear(from) ? null : ('base.problem.base_year' as const),
    base: isWrong(base) ? ('problem.number' as const) : null,
    year: !isYear(to) || to! <= (from ?? 0) ? ('target.problem.year' as const) : null,
    value: isWrong(value) ? ('problem.number' as const) : isRising ? ('target.problem.value' as const) : null,
    amount: divisor === undefined || (divisor !== null && divisor <= 0) ? ('target.problem.amount' as const) : null,
  }
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
  const [per, setPer] = useState(target?.per ?? '')
  const [amount, setAmount] = useState(written(target?.amounts.find((one) => one.year === year)?.amount))
  const divisor = typedNumber(amount)
  const isIntensity = per.trim() !== ''
  const [isSent, setSent] = useState(false)
  const [from, base, to, value] = numbers.map((field) => typedNumber(typed[field]))
  const problems = problemsIn({ name, from, base, to, value, divisor: isIntensity ? divisor : null })
  const errorOf = (field: keyof typeof problems) => (isSent && problems[field] ? t(problems[field]) : undefined)
  const labelOf = (field: (typeof numbers)[number]) =>
    isIntensity && (field === 'base' || field === 'value')
      ? t(`target.perField.${field}`, { per: per.trim() })
      : t(`target.field.${field}`)
  const send = (targets: InventoryTarget[]) => call(contract.inventory.savePolicy, { body: { ...policy, targets } })
  const save = useSend(send, null, onClose)
  const submit = () => {
    setSent(true)
    if (Object.values(problems).some(Boolean)) return
    const others = (target?.amounts ?? []).filter((known) => known.year !== year)
    const amounts = isIntensity ? [...others, ...(divisor == null ? [] : [{ year, amount: divisor }])] : []
    const one = {
      name: name.trim(),
      scopes: of,
      base_year: from!,
      base: base!,
      year: to!,
      value: value!,
      per: per.trim(),
      amounts,
    }
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
      <Field label={t('target.field.name')} error={errorOf('name')}>
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
      <Field label={t('target.field.per')} hint={t('target.perHint')}>
        {(props) => <Input {...props} maxLength={80} value={per} onChange={(event) => setPer(event.target.value)} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {numbers.map((field) => (
          <Field key={field} label={labelOf(field)} error={errorOf(field)}>
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
      {isIntensity && (
        <Field
          label={t('target.field.amount', { per: per.trim(), year: String(year) })}
          hint={t('target.amountHint')}
          error={errorOf('amount')}
        >
          {(props) => (
            <Input
              {...props}
              inputMode="decimal"
              maxLength={30}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
