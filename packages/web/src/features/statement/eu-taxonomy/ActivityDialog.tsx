import {
  environmentalObjectives,
  type TaxonomyActActivity,
  type TaxonomyCompanyActivity,
  type TaxonomyDisclosure,
  type TaxonomyState,
} from '@esrs/contract'
import { type ReactNode, useState } from 'react'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Notice } from '../../../ui/States.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { AmountFields } from './AmountFields.tsx'
import {
  type ActivityForm,
  type AmountField,
  activityOf,
  formOf,
  isUnnamed,
  type TypedAmount,
} from './activity-form.ts'
import { CodeField } from './CodeField.tsx'
import { ProofFields } from './ProofFields.tsx'
import { useSaveTaxonomy } from './queries.ts'
import { taxonomyTexts } from './texts.ts'

interface ActivityDialogProps {
  /** `null` for a new one. */
  activity: TaxonomyCompanyActivity | null
  state: TaxonomyState
  disclosure: TaxonomyDisclosure
  onClose: () => void
}

const none = 'none'

/** Dialog for an activity: what it is, its amounts, and what makes it count as aligned. */
export function ActivityDialog({ activity, state, disclosure, onClose }: ActivityDialogProps) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  const errorText = useErrorText()
  // Saved on what was there when somebody began, whatever comes meanwhile.
  const [seen] = useState({ state, disclosure })
  const [id] = useState(() => activity?.id ?? crypto.randomUUID())
  const [isRemoving, setRemoving] = useState(false)
  const save = useSaveTaxonomy(seen.state)
  const remove = useSaveTaxonomy(seen.state, onClose)
  const others = seen.disclosure.activities.filter((one) => one.id !== id)
  const amountProblems = (wrong: ReadonlySet<AmountField> | null) =>
    Object.fromEntries(
      [...(wrong ?? [])].map((field) => [`amounts.${field}`, t(`wrong.${field.split('.')[1] as keyof TypedAmount}`)]),
    )
  const { register, errorOf, watch, setValue, formState, frame } = useSentForm({
    begins: formOf(activity, language),
    problems: (typed) => ({
      ...amountProblems(activityOf(id, typed, language).wrong),
      [`name.${language}` as const]: isUnnamed(typed) && t('form.unnamed'),
    }),
    send: (typed) => {
      const said = activityOf(id, typed, language).activity!
      const { activities } = seen.disclosure
      const next = activity ? activities.map((one) => (one.id === id ? said : one)) : [...others, said]
      return save.mutateAsync({ ...seen.disclosure, activities: next })
    },
    onSent: onClose,
  })
  const form = watch()
  const put = (changed: Partial<ActivityForm>) => {
    for (const [field, value] of Object.entries(changed))
      setValue(field as keyof ActivityForm, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const under = environmentalObjectives.filter((one) => form.codes.some((code) => code.startsWith(`${one} `)))
  const isOutside = form.codes.length === 0
  const addCode = (code: string, act: TaxonomyActActivity | null) =>
    put({
      codes: [...form.codes, code],
      kind: form.kind ?? act?.kind ?? null,
      main: form.main ?? environmentalObjectives.find((one) => code.startsWith(`${one} `)) ?? null,
    })
  const removeCode = (code: string) => {
    const codes = form.codes.filter((one) => one !== code)
    const isLeft = (objective: string) => codes.some((one) => one.startsWith(`${objective} `))
    put({ codes, main: form.main && isLeft(form.main) ? form.main : null, also: form.also.filter(isLeft) })
  }
  const wrong = formState.isSubmitted ? activityOf(id, form, language).wrong : null
  const failure =
    frame.failure ?? (remove.error ? errorText(remove.error) : wrong && t('form.wrong', { count: wrong.size }))
  return (
    <FormDialog
      size="lg"
      title={t(activity ? 'form.change' : 'form.new')}
      submit={t('form.save')}
      aside={
        activity && (
          <Button look="outline" disabled={frame.busy} onClick={() => setRemoving(true)}>
            {t('form.remove')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
      busy={frame.busy || remove.isPending}
      failure={failure}
    >
      <Group title={t('form.what')}>
        <CodeField codes={form.codes} onAdd={addCode} onRemove={removeCode} />
        <div className="grid gap-4 sm:grid-cols-2">
          {(['en', 'de'] as const).map((one) => (
            <Field key={one} label={t(`form.name.${one}`)} error={errorOf(`name.${one}`)}>
              {(control) => <Input {...control} {...register(`name.${one}`)} lang={one} maxLength={200} />}
            </Field>
          ))}
        </div>
        {isOutside && <Notice tone="neutral">{t('form.outside')}</Notice>}
      </Group>
      <Group title={t('form.amounts')}>
        <AmountFields currency={state.currency} register={register} errorOf={errorOf} isOutside={isOutside} />
      </Group>
      {!isOutside && (
        <>
          <Group title={t('form.contribution')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t('form.main')}>
                {(control) => (
                  <Select
                    {...control}
                    value={form.main ?? none}
                    onChange={(main) =>
                      put({ main: main === none ? null : main, also: form.also.filter((one) => one !== main) })
                    }
                    options={[
                      { value: none, label: t('form.noMain') },
                      ...under.map((one) => ({ value: one, label: t(`objective.${one}`) })),
                    ]}
                  />
                )}
              </Field>
              <Field label={t('form.kind')}>
                {(control) => (
                  <Select
                    {...control}
                    value={form.kind ?? none}
                    onChange={(kind) => put({ kind: kind === none ? null : kind })}
                    options={[
                      { value: none, label: t('form.noKind') },
                      { value: 'enabling', label: t('kind.enabling') },
                      { value: 'transitional', label: t('kind.transitional') },
                    ]}
                  />
                )}
              </Field>
            </div>
            {under.length > 1 && (
              <fieldset>
                <legend className="font-medium text-sm">{t('form.also')}</legend>
                <div className="flex flex-wrap gap-x-6">
                  {under
                    .filter((one) => one !== form.main)
                    .map((one) => (
                      <Checkbox
                        key={one}
                        label={t(`objective.${one}`)}
                        checked={form.also.includes(one)}
                        onChange={(isOn) =>
                          put({ also: isOn ? [...form.also, one] : form.also.filter((other) => other !== one) })
                        }
                      />
                    ))}
                </div>
              </fieldset>
            )}
          </Group>
          <Group title={t('form.harm')} hint={t('form.harmHint')}>
            {environmentalObjectives
              .filter((one) => one !== form.main)
              .map((one) => (
                <ProofFields
                  key={one}
                  name={t(`objective.${one}`)}
                  proof={form.harm[one]}
                  known={state.documents}
                  onChange={(proof) => put({ harm: { ...form.harm, [one]: proof } })}
                />
              ))}
          </Group>
          <Group title={t('form.safeguards')} hint={t('form.safeguardsHint')}>
            <ProofFields
              name={t('form.safeguardsMet')}
              proof={form.safeguards}
              known={state.documents}
              onChange={(safeguards) => put({ safeguards })}
            />
          </Group>
        </>
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('form.removeTitle')}
        question={t('form.removeText')}
        confirmLabel={t('form.remove')}
        busy={remove.isPending}
        onConfirm={() => {
          setRemoving(false)
          remove.mutate({ ...seen.disclosure, activities: others })
        }}
      />
    </FormDialog>
  )
}

const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3 border-line border-t pt-4 first:border-t-0 first:pt-0">
    <div>
      <h3 className="font-semibold text-base">{title}</h3>
      {hint && <p className="text-pretty text-muted text-sm">{hint}</p>}
    </div>
    {children}
  </section>
)
