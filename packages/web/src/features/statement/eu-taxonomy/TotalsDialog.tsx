import {
  type Language,
  type TaxonomyDisclosure,
  type TaxonomyKpi,
  type TaxonomyState,
  taxonomyKpis,
} from '@esrs/contract'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Switch } from '../../../ui/Toggles.tsx'
import { shownAmount, typedAmount, typedPercent } from './amounts.ts'
import { useSaveTaxonomy } from './queries.ts'
import { taxonomyTexts } from './texts.ts'

interface TotalsDialogProps {
  state: TaxonomyState
  disclosure: TaxonomyDisclosure
  onClose: () => void
}

const figures = ['amount', 'apart', 'prior_aligned', 'prior_not_aligned'] as const
type Figure = (typeof figures)[number]
type Words = { en: string; de: string }
interface Typed extends Record<Figure, string> {
  place: Words
  reason: Words
}
interface Form extends Record<TaxonomyKpi, Typed> {
  /** Why operating expenditure is left out; `null` where it is not. */
  opexOut: Words | null
}
const languages = ['en', 'de'] as const

function formOf({ totals, not_assessed: apart, opex_left_out: opexOut }: TaxonomyDisclosure, language: Language): Form {
  const of = (kpi: TaxonomyKpi): Typed => ({
    amount: shownAmount(totals[kpi].amount, language),
    apart: shownAmount(apart[kpi].amount, language),
    prior_aligned: shownAmount(totals[kpi].prior_aligned, language),
    prior_not_aligned: shownAmount(totals[kpi].prior_not_aligned, language),
    place: totals[kpi].place,
    reason: apart[kpi].reason,
  })
  return { turnover: of('turnover'), capex: of('capex'), opex: of('opex'), opexOut }
}

/** The part of the disclosures that a form says, and the fields in which no amount stands. */
function readForm(form: Form, language: Language) {
  const wrong = new Set<`${TaxonomyKpi}.${Figure}`>()
  const read = (kpi: TaxonomyKpi, figure: Figure) => {
    const how = figure.startsWith('prior') ? typedPercent : typedAmount
    const found = how(form[kpi][figure], language)
    if (found === undefined) wrong.add(`${kpi}.${figure}`)
    return found ?? null
  }
  const total = (kpi: TaxonomyKpi) => ({
    amount: read(kpi, 'amount'),
    place: form[kpi].place,
    prior_aligned: read(kpi, 'prior_aligned'),
    prior_not_aligned: read(kpi, 'prior_not_aligned'),
  })
  const apart = (kpi: TaxonomyKpi) => ({ amount: read(kpi, 'apart'), reason: form[kpi].reason })
  const said = {
    totals: { turnover: total('turnover'), capex: total('capex'), opex: total('opex') },
    not_assessed: { turnover: apart('turnover'), capex: apart('capex'), opex: apart('opex') },
    opex_left_out: form.opexOut,
  }
  return { said, wrong }
}

/** Dialog for the totals of the accounts, the year before, and what is not assessed. */
export function TotalsDialog({ state, disclosure, onClose }: TotalsDialogProps) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  const [seen] = useState({ state, disclosure })
  const save = useSaveTaxonomy(seen.state)
  const wrongWords = (figure: string) => t(figure.includes('.prior') ? 'wrong.prior_aligned' : 'wrong.amount')
  const { register, errorOf, choice, watch, formState, frame } = useSentForm({
    begins: formOf(disclosure, language),
    problems: (form) =>
      Object.fromEntries([...readForm(form, language).wrong].map((figure) => [figure, wrongWords(figure)])),
    send: (form) => save.mutateAsync({ ...seen.disclosure, ...readForm(form, language).said }),
    onSent: onClose,
  })
  const form = watch()
  const { value: opexOut, onChange: leaveOut } = choice('opexOut')
  const wrong = formState.isSubmitted ? readForm(form, language).wrong.size : 0
  const figureOf = (kpi: TaxonomyKpi, figure: Figure) => (
    <Field key={figure} label={t(`total.${figure}`, { currency: state.currency })} error={errorOf(`${kpi}.${figure}`)}>
      {(control) => (
        <Input
          {...control}
          {...register(`${kpi}.${figure}`)}
          inputMode="decimal"
          maxLength={30}
          autoComplete="off"
          className="num"
        />
      )}
    </Field>
  )
  const wordsOf = (
    key: 'total.place' | 'total.reason' | 'total.opex',
    field: `${TaxonomyKpi}.place` | `${TaxonomyKpi}.reason` | 'opexOut',
  ) => (
    <div className="grid gap-3 sm:grid-cols-2">
      {languages.map((one) => (
        <Field key={one} label={t(`${key}.${one}`)}>
          {(control) => <Input {...control} {...register(`${field}.${one}`)} lang={one} maxLength={1000} />}
        </Field>
      ))}
    </div>
  )
  return (
    <FormDialog
      size="lg"
      title={t('totals')}
      description={t('total.lead')}
      submit={t('form.save')}
      onClose={onClose}
      {...frame}
      failure={frame.failure ?? (wrong > 0 && t('form.wrong', { count: wrong }))}
    >
      {taxonomyKpis.map((kpi) => {
        const isOut = kpi === 'opex' && opexOut !== null
        return (
          <fieldset key={kpi} className="flex flex-col gap-3 rounded-md border border-line px-3 pt-1 pb-3">
            <legend className="px-1 font-medium text-sm">{t(`kpi.${kpi}`)}</legend>
            {kpi === 'opex' && (
              <Switch
                label={t('total.opexOut')}
                checked={opexOut !== null}
                onChange={(isOn) => leaveOut(isOn ? { en: '', de: '' } : null)}
              />
            )}
            <div className="grid gap-3 sm:grid-cols-2">
              {figureOf(kpi, 'amount')}
              {!isOut && figureOf(kpi, 'apart')}
            </div>
            {wordsOf('total.place', `${kpi}.place`)}
            {!isOut && form[kpi].apart.trim() !== '' && wordsOf('total.reason', `${kpi}.reason`)}
            {isOut && wordsOf('total.opex', 'opexOut')}
            {!isOut && (
              <div className="grid gap-3 sm:grid-cols-2">
                {figureOf(kpi, 'prior_aligned')}
                {figureOf(kpi, 'prior_not_aligned')}
              </div>
            )}
          </fieldset>
        )
      })}
    </FormDialog>
  )
}
