import { type Iro, iroPriorities, iroTypes, limits } from '@esrs/contract'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { NatureFields } from '../../iros/NatureFields.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { checkedWith } from '../../ui/form-resolver.ts'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { WordingButton } from '../../wording/WordingButton.tsx'
import { bodyOf, type FormValues, type Problem, problemsIn, valuesOf } from './form-values.ts'
import { useAddIro, useChangeIro } from './queries.ts'
import { ScoreFields } from './ScoreFields.tsx'
import { iroTexts } from './texts.ts'

interface IroFormProps {
  /** `null` for a new one. */
  iro: Iro | null
  /** Categories that there are, offered while one types. */
  categories: readonly string[]
  onClose: () => void
}

/** Adds an entry, or changes what one says. */
export function IroForm({ iro, categories, onClose }: IroFormProps) {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  const ui = useUiTexts()
  const language = useLanguage()
  const errorText = useErrorText()
  const list = useId()
  const [initial] = useState(() => valuesOf(iro, language))
  const { handleSubmit, setValue, watch, formState } = useForm<FormValues>({
    defaultValues: initial,
    resolver: checkedWith(problemsIn),
  })
  const values = watch()
  const add = useAddIro()
  const change = useChangeIro()
  const busy = add.isPending || change.isPending
  const failure = add.error ?? change.error
  const set = (changed: Partial<FormValues>) => {
    for (const [field, value] of Object.entries(changed))
      setValue(field as keyof FormValues, value, { shouldValidate: formState.isSubmitted })
  }
  const problem = (field: keyof FormValues) => {
    const found = formState.errors[field]?.message as Problem | undefined
    return found && t(`form.${found}`)
  }

  const save = handleSubmit(() => {
    if (busy) return
    const done = (title: string) => () => {
      toast({ title })
      onClose()
    }
    const body = bodyOf(values, iro?.metrics ?? [])
    if (!iro) {
      add.mutate(body, { onSuccess: done(t('form.added')) })
      return
    }
    // What stays as it is proposed stays the analysis' own.
    const before: Record<string, unknown> = bodyOf(initial, iro.metrics)
    const changed = Object.entries(body).filter(([field, value]) => !isSame(value, before[field]))
    const note = values.note === initial.note ? {} : { note: values.note }
    change.mutate(
      { id: iro.id, body: { ...Object.fromEntries(changed), ...note } },
      { onSuccess: done(t('form.saved')) },
    )
  })
  const text = (field: 'title' | 'category' | 'topics' | 'metricName' | 'metricCurrent' | 'metricTarget') => ({
    value: values[field],
    maxLength: limits.shortText,
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  })

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(iro ? 'form.editTitle' : 'form.addTitle')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={`${list}-form`} busy={busy}>
            {t(iro ? 'form.save' : 'form.add')}
          </Button>
        </>
      }
    >
      <form id={`${list}-form`} noValidate onSubmit={save} className="flex flex-col gap-4">
        {failure && (
          <Notice tone="danger" role="alert">
            {t('form.failed')}. {errorText(failure)}
          </Notice>
        )}
        <Field label={t('form.title')} error={problem('title')}>
          {(control) => <Input {...control} {...text('title')} required />}
        </Field>
        <Field
          label={t('form.description')}
          aside={
            <WordingButtons id={iro?.id} present={values.description} onTake={(description) => set({ description })} />
          }
        >
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={4000}
              value={values.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('form.type')}>
            {(control) => (
              <Select
                {...control}
                value={values.type}
                onChange={(type) => set({ type })}
                options={iroTypes.map((value) => ({ value, label: names(`type.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('form.priority')}>
            {(control) => (
              <Select
                {...control}
                value={values.priority}
                onChange={(priority) => set({ priority })}
                options={iroPriorities.map((value) => ({ value, label: names(`priority.${value}`) }))}
              />
            )}
          </Field>
        </div>
        <NatureFields type={values.type} values={values} onChange={set} />
        <Field label={t('form.category')} hint={t('form.categoryHint')} error={problem('category')}>
          {(control) => <Input {...control} {...text('category')} list={list} required />}
        </Field>
        <datalist id={list}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <Field label={t('form.topics')} hint={t('form.topicsHint')}>
          {(control) => <Input {...control} {...text('topics')} />}
        </Field>
        <ScoreFields values={values} set={set} problem={problem} />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium text-sm">{t('form.metrics')}</legend>
          <Field label={t('form.metricName')} error={problem('metricName')}>
            {(control) => <Input {...control} {...text('metricName')} />}
          </Field>
          <div className="grid grid-cols-3 items-end gap-3">
            <Field label={t('form.metricCurrent')}>
              {(control) => <Input {...control} {...text('metricCurrent')} />}
            </Field>
            <Field label={t('form.metricTarget')}>
              {(control) => <Input {...control} {...text('metricTarget')} />}
            </Field>
            <Field label={t('form.metricProgress')} error={problem('metricProgress')}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  value={values.metricProgress}
                  onChange={(event) => set({ metricProgress: event.target.value })}
                />
              )}
            </Field>
          </div>
        </fieldset>
        {iro && (
          <Field label={t('form.note')} hint={t('form.noteHint')}>
            {(control) => (
              <Textarea
                {...control}
                maxLength={4000}
                value={values.note}
                onChange={(event) => set({ note: event.target.value })}
              />
            )}
          </Field>
        )}
      </form>
    </Sheet>
  )
}

interface WordingButtonsProps {
  /** What is not saved yet has no text or quotes of its own. */
  id: string | undefined
  present: string
  onTake: (text: string) => void
}

const WordingButtons = ({ id, present, onTake }: WordingButtonsProps) => (
  <span className="flex flex-wrap justify-end gap-x-4">
    {id && <WordingButton about={{ kind: 'iro', id }} present={present} onTake={onTake} />}
    <WordingButton about={{ kind: 'translation' }} present={present} onTake={onTake} />
  </span>
)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
