import { limits, ownDataTypes } from '@esrs/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { valueTexts } from '../../values/texts.ts'
import { isTemporary, rowName, type UnsavedRow } from '../../values/unsaved-row.ts'
import { discardRow, draftOf, keepDraft, keepRow } from '../../values/unsaved-store.ts'
import { dotted, type FilterOptions, useStandardOptions } from './FilterBar.tsx'
import { datapointTexts } from './texts.ts'

interface Option {
  value: string
  label: string
}

interface AddFormProps {
  /** The row that is edited; `null` for a new one. */
  row: UnsavedRow | null
  report: string
  /** Standards and data types that can be chosen. */
  standards: FilterOptions['control_codes']
  types: readonly Option[]
  onClose: () => void
}

const names = ['code', 'name', 'label', 'controlCode', 'dataType', 'unit', 'value', 'explanation', 'note'] as const
type Fields = Record<(typeof names)[number], string>

const fieldsOf = (row: UnsavedRow | null): Fields => {
  const of = (name: (typeof names)[number]) => row?.[name] ?? ''
  return {
    ...(Object.fromEntries(names.map((name) => [name, of(name)])) as Fields),
    dataType: of('dataType') || 'narrative',
  }
}

/** Types with a unit of their own, and types with a value on one line. */
const numeric = new Set(['number', 'money'])
const oneLine = new Set([...numeric, 'percent', 'year'])

/** Adds a datapoint of the company's own beside those of the standards, in this browser. Nothing is required. */
export default function AddForm({ row, report, standards, types, onClose }: AddFormProps) {
  const options = useStandardOptions(standards)
  const t = useTexts(datapointTexts)
  const ta = useTexts(valueTexts)
  const ui = useUiTexts()
  const language = useLanguage()
  const form = `datapoint ${report} ${row?.id ?? 'new'}`
  const [draft] = useState(() => draftOf(form))
  const [fields, setFields] = useState<Fields>({ ...fieldsOf(row), ...draft })
  const [asking, setAsking] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After the dialog has noted where the focus was, so that it comes back there.
    const frame = requestAnimationFrame(() => element.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  const put = (name: keyof Fields) => (value: string) => {
    const next = { ...fields, [name]: value }
    setFields(next)
    keepDraft(form, next)
  }
  const edit = (name: keyof Fields) => (event: { target: { value: string } }) => put(name)(event.target.value)
  const leave = () => {
    keepDraft(form, null)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = Object.fromEntries(names.map((name) => [name, fields[name].trim()])) as Fields
    keepRow({
      ...typed,
      key: null,
      report,
      base: null,
      source: row?.source ?? '',
      files: row?.files ?? [],
      language,
      ...(row && { id: row.id }),
    })
    leave()
    toast({ title: t(row ? 'saved.updated' : 'add.added') })
  }

  const text = (name: keyof Fields, hint?: string) => (
    <Field label={t(`add.${name}`)} hint={hint}>
      {(control) => (
        <Input
          {...control}
          maxLength={limits.shortText}
          autoComplete="off"
          value={fields[name]}
          onChange={edit(name)}
        />
      )}
    </Field>
  )
  const area = (name: keyof Fields) => (
    <Field label={t(`add.${name}`)}>
      {(control) => (
        <Textarea {...control} rows={2} maxLength={limits.longText} value={fields[name]} onChange={edit(name)} />
      )}
    </Field>
  )
  return (
    <Sheet
      open
      isKept
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(row ? 'edit.title' : 'add.title')}
      description={
        row
          ? [isTemporary(row.code || row.id) ? ta('new') : row.code, row.name].filter(Boolean).join(' · ')
          : t('add.description')
      }
      footer={
        <>
          {row && (
            <Button look="ghost" className="mr-auto md:-ml-3.5" onClick={() => setAsking(true)}>
              {t('add.discard')}
            </Button>
          )}
          <Button onClick={leave}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form="add-datapoint">
            {t(row ? 'add.apply' : 'add.title')}
          </Button>
        </>
      }
    >
      <form ref={element} id="add-datapoint" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        {draft && <Notice>{t('edit.restored')}</Notice>}
        {row?.problem && <Notice tone="danger">{row.problem}</Notice>}
        {text('name')}
        {text('label', t('add.labelHint'))}
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <Field label={t('add.controlCode')}>
            {(control) => (
              <Select
                {...control}
                value={fields.controlCode}
                placeholder={t('add.choose')}
                options={options.map((option) => ({ value: option.value, label: dotted(option) }))}
                onChange={put('controlCode')}
              />
            )}
          </Field>
          {text('code', t('add.codeHint'))}
        </div>
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <Field label={t('add.dataType')}>
            {(control) => (
              <Select
                {...control}
                value={fields.dataType}
                options={types.filter(({ value }) => ownDataTypes.some((type) => type === value))}
                onChange={put('dataType')}
              />
            )}
          </Field>
          {numeric.has(fields.dataType) && text('unit', t('add.unitHint'))}
        </div>
        {(oneLine.has(fields.dataType) && !fields.value.includes('\n') ? text : area)('value')}
        {area('explanation')}
        {area('note')}
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={ta('discard.oneTitle')}
        question={ta('discard.one', { name: row ? rowName(row.code || row.id, row.name) : '' })}
        consequence={ta('discard.consequence')}
        confirmLabel={ta('discard.confirm')}
        onConfirm={() => {
          if (row) discardRow(row)
          leave()
        }}
      />
    </Sheet>
  )
}
