import type { InventoryPolicy, InventoryTarget } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { inWords, useSentForm } from '../../../kit/form/use-sent-form.ts'
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

/** The form as it is typed. */
interface TypedTarget {
  name: string
  scopes: InventoryTarget['scopes']
  per: string
  base_year: string
  base: string
  year: string
  value: string
  amount: string
}

const isIntensity = ({ per }: Pick<TypedTarget, 'per'>) => per.trim() !== ''

/** What is wrong with a target before anything is sent, by field: the key of its sentence. */
function problemsIn(typed: TypedTarget) {
  const [from, base, to, value] = numbers.map((field) => typedNumber(typed[field]))
  const divisor = isIntensity(typed) ? typedNumber(typed.amount) : null
  const isWrong = (one: Typed) => one == null || one < 0
  const isRising = !isWrong(value) && value! > (base ?? 0)
  return {
    name: typed.name.trim() === '' ? ('problem.missing' as const) : null,
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
  const begins: TypedTarget = {
    name: target?.name ?? '',
    scopes: target?.scopes ?? 'scope12_market',
    per: target?.per ?? '',
    base_year: written(target?.base_year ?? policy.base_year ?? year),
    base: written(target?.base),
    year: written(target?.year),
    value: written(target?.value),
    amount: written(target?.amounts.find((one) => one.year === year)?.amount),
  }
  const send = (targets: InventoryTarget[]) => call(contract.inventory.savePolicy, { body: { ...policy, targets } })
  const { register, errorOf, choice, watch, frame } = useSentForm({
    begins,
    problems: (typed) => inWords(problemsIn(typed), (problem) => t(problem)),
    send: (typed) => {
      const number = (field: (typeof numbers)[number]) => typedNumber(typed[field])!
      const others = (target?.amounts ?? []).filter((known) => known.year !== year)
      const divisor = typedNumber(typed.amount)
      const one = {
        name: typed.name.trim(),
        scopes: typed.scopes,
        base_year: number('base_year'),
        base: number('base'),
        year: number('year'),
        value: number('value'),
        per: typed.per.trim(),
        amounts: isIntensity(typed) ? [...others, ...(divisor == null ? [] : [{ year, amount: divisor }])] : [],
      }
      return send([...policy.targets.slice(0, index), one, ...policy.targets.slice(index + 1)])
    },
    onSent: onClose,
  })
  const remove = useSend(() => send(policy.targets.filter((_, at) => at !== index)), null, onClose)
  const per = watch('per')
  const labelOf = (field: (typeof numbers)[number]) =>
    isIntensity({ per }) && (field === 'base' || field === 'value')
      ? t(`target.perField.${field}`, { per: per.trim() })
      : t(`target.field.${field}`)
  return (
    <FormDialog
      title={t(target ? 'target.change' : 'target.add')}
      submit={t('save')}
      aside={
        target && (
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {t('target.remove')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
      failure={frame.failure ?? (remove.error && errorText(remove.error))}
    >
      <Field label={t('target.field.name')} error={errorOf('name')}>
        {(props) => <Input {...props} {...register('name')} maxLength={200} />}
      </Field>
      <Field label={t('target.field.scopes')}>
        {(props) => (
          <Select
            {...props}
            {...choice('scopes')}
            options={scopes.map((one) => ({ value: one, label: t(`figure.${one}`) }))}
          />
        )}
      </Field>
      <Field label={t('target.field.per')} hint={t('target.perHint')}>
        {(props) => <Input {...props} {...register('per')} maxLength={80} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {numbers.map((field) => (
          <Field key={field} label={labelOf(field)} error={errorOf(field)}>
            {(props) => <Input {...props} {...register(field)} inputMode="decimal" maxLength={30} />}
          </Field>
        ))}
      </div>
      {isIntensity({ per }) && (
        <Field
          label={t('target.field.amount', { per: per.trim(), year: String(year) })}
          hint={t('target.amountHint')}
          error={errorOf('amount')}
        >
          {(props) => <Input {...props} {...register('amount')} inputMode="decimal" maxLength={30} />}
        </Field>
      )}
    </FormDialog>
  )
}
