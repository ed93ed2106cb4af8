import {
  type Language,
  type TaxonomyDisclosure,
  type TaxonomyKpi,
  type TaxonomyState,
  taxonomyKpis,
} from '@esrs/contract'
import { useState } from 'react'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
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
type Form = Record<TaxonomyKpi, Typed>
const languages = ['en', 'de'] as const

function formOf({ totals, not_assessed: apart }: TaxonomyDisclosure, language: Language): Form {
  const of = (kpi: TaxonomyKpi): Typed => ({
    amount: shownAmount(totals[kpi].amount, language),
    apart: shownAmount(apart[kpi].amount, language),
    prior_aligned: shownAmount(totals[kpi].prior_aligned, language),
    prior_not_aligned: shownAmount(totals[kpi].prior_not_aligned, language),
    place: totals[kpi].place,
    reason: apart[kpi].reason,
  })
  return { turnover: of('turnover'), capex: of('capex'), opex: of('opex') }
}

/** The part of the disclosures that a form says, and the fields in which no amount stands. */
function readForm(form: Form, language: Language) {
  const wrong = new Set<string>()
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
  }
  return { said, wrong }
}

/** Dialog for the totals of the accounts, the year before, and what is not assessed. */
export function TotalsDialog({ state, disclosure, onClose }: TotalsDialogProps) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  const errorText = useErrorText()
  const [seen] = useState({ state, disclosure })
  const [form, setForm] = useState(() => formOf(disclosure, language))
  const [opex, setOpex] = useState(disclosure.opex_left_out)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const save = useSaveTaxonomy(seen.state, onClose)
  const put = (kpi: TaxonomyKpi, changed: Partial<Typed>) =>
    setForm((known) => ({ ...known, [kpi]: { ...known[kpi], ...changed } }))
  const submit = () => {
    const { said, wrong: found } = readForm(form, language)
    setWrong(found)
    if (found.size === 0) save.mutate({ ...seen.disclosure, ...said, opex_left_out: opex })
  }
  const figureOf = (kpi: TaxonomyKpi, figure: Figure) => (
    <Field
      key={figure}
      label={t(`total.${figure}`, { currency: state.currency })}
      error={
        wrong.has(`${kpi}.${figure}`)
          ? t(figure.startsWith('prior') ? 'wrong.prior_aligned' : 'wrong.amount')
          : undefined
      }
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          maxLength={30}
          autoComplete="off"
          className="num"
          value={form[kpi][figure]}
          onChange={(event) => put(kpi, { [figure]: event.target.value })}
        />
      )}
    </Field>
  )
  const wordsOf = (
    key: 'total.place' | 'total.reason' | 'total.opex',
    words: Words,
    onChange: (words: Words) => void,
  ) => (
    <div className="grid gap-3 sm:grid-cols-2">
      {languages.map((one) => (
        <Field key={one} label={t(`${key}.${one}`)}>
          {(control) => (
            <Input
              {...control}
              lang={one}
              maxLength={1000}
              value={words[one]}
              onChange={(event) => onChange({ ...words, [one]: event.target.value })}
            />
          )}
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
      busy={save.isPending}
      failure={save.error ? errorText(save.error) : wrong.size > 0 ? t('form.wrong', { count: wrong.size }) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {taxonomyKpis.map((kpi) => {
        const isOut = kpi === 'opex' && opex !== null
        return (
          <fieldset key={kpi} className="flex flex-col gap-3 rounded-md border border-line px-3 pt-1 pb-3">
            <legend className="px-1 font-medium text-sm">{t(`kpi.${kpi}`)}</legend>
            {kpi === 'opex' && (
              <Switch
                label={t('total.opexOut')}
                checked={opex !== null}
                onChange={(isOn) => setOpex(isOn ? { en: '', de: '' } : null)}
              />
            )}
            <div className="grid gap-3 sm:grid-cols-2">
              {figureOf(kpi, 'amount')}
              {!isOut && figureOf(kpi, 'apart')}
            </div>
            {wordsOf('total.place', form[kpi].place, (place) => put(kpi, { place }))}
            {!isOut &&
              form[kpi].apart.trim() !== '' &&
              wordsOf('total.reason', form[kpi].reason, (reason) => put(kpi, { reason }))}
            {isOut && wordsOf('total.opex', opex, setOpex)}
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
