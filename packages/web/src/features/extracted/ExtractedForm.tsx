import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { FileField } from '../../values/FileField.tsx'
import { standardIn, standardQuery } from '../../values/queries.ts'
import { valueTexts } from '../../values/texts.ts'
import { isTemporary, rowName } from '../../values/unsaved-row.ts'
import { IdField } from './IdField.tsx'
import { codeOf, type ExtractedRow } from './rows.ts'
import { extractedTexts } from './texts.ts'
import { useForm } from './use-form.ts'
import type { Shown } from './use-row-texts.ts'

interface ExtractedFormProps {
  /** The row that is edited; `null` for a new one. */
  row: ExtractedRow | null
  /** Every row there is, to see whether an ID is taken. */
  rows: readonly ExtractedRow[]
  report: string
  shown: Shown
  onClose: () => void
}

const figures = new Set(['number', 'percent', 'money', 'year'])

/** Whether a row holds a figure; words may need several lines. */
const oneLine = (row: ExtractedRow | null) =>
  row !== null && (typeof row.datapoint?.number === 'number' || figures.has(row.addition?.dataType ?? ''))

/** Adds a datapoint or edits one, in this browser. Nothing is required, and nothing typed is lost. */
export function ExtractedForm({ row, rows, report, shown, onClose }: ExtractedFormProps) {
  const t = useTexts(extractedTexts)
  const ta = useTexts(valueTexts)
  const ui = useUiTexts()
  const { unit } = useFormats()
  const language = useLanguage()
  const { fields, edit, files, changeFiles, restored, leave, submit, discard } = useForm({ row, rows, report, onClose })
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After the dialog has noted where the focus was, so that it comes back there.
    const frame = requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  const isNew = row === null || row.addition?.key === null
  const code = codeOf(fields.prefix, fields.number)
  const mayBeStandard = isNew && /^\S+-\S*_\d+$/.test(code)
  const { data: found } = useQuery({ ...standardQuery(code, language), enabled: mayBeStandard })
  const standard = found ? standardIn(found, code) : null
  const taken = isNew ? (rows.find(({ id, datapoint }) => datapoint && id === code) ?? null) : null
  const twice =
    isNew &&
    code !== '' &&
    // By its key: the list is put together anew whenever something in it changes.
    rows.some((other) => other.addition?.key === null && other.id === code && other.key !== row?.key)
  const named = !isNew && !row.datapoint?.entity_specific
  const proposed = row ? shown.proposed(row) : null
  const unitName = unit(row?.datapoint?.unit ?? null)
  const isFigure = oneLine(row) && !fields.value.includes('\n')
  const hintOf = () => {
    if (taken) return t('form.taken', { id: code })
    return standard ? t('form.standard', { name: standard.name }) : t('form.numberHint')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!twice) submit(standard)
  }

  return (
    <Sheet
      open
      isKept
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(row ? 'form.editTitle' : 'form.addTitle')}
      description={
        row ? [isTemporary(row.id) ? ta('new') : row.id, row.label].filter(Boolean).join(' · ') : t('form.description')
      }
      footer={
        <>
          {row?.addition && (
            <Button look="ghost" className="mr-auto md:-ml-3.5" onClick={() => setAsking(true)}>
              {t('form.discard')}
            </Button>
          )}
          <Button onClick={leave}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form="extracted-form">
            {t(row ? 'form.submitEdit' : 'form.submitAdd')}
          </Button>
        </>
      }
    >
      <form ref={form} id="extracted-form" noValidate onSubmit={onSubmit} className="flex flex-col gap-4 pt-1">
        {restored && <Notice>{t('form.restored')}</Notice>}
        {isNew && (
          <IdField
            prefix={fields.prefix}
            number={fields.number}
            onChange={edit}
            error={twice ? t('form.addedAlready', { id: code }) : undefined}
            hint={hintOf()}
          />
        )}
        {!named && (
          <Field label={t('form.label')}>
            {(control) => (
              <Input
                {...control}
                maxLength={limits.shortText}
                value={fields.name}
                placeholder={taken?.label ?? standard?.name}
                onChange={(event) => edit({ name: event.target.value })}
              />
            )}
          </Field>
        )}
        {proposed && (
          <Notice
            className="px-3! py-2!"
            action={<Button onClick={() => edit({ value: shown.line(proposed) })}>{t('form.use')}</Button>}
          >
            {t('form.proposed', { value: shown.line(proposed) })}
          </Notice>
        )}
        <Field label={t('form.value')} hint={unitName === '' ? undefined : t('form.unitHint', { unit: unitName })}>
          {(control) => {
            const input = {
              ...control,
              maxLength: limits.longText,
              value: fields.value,
              onChange: (event: { target: { value: string } }) => edit({ value: event.target.value }),
            }
            return isFigure ? (
              <Input {...input} autoComplete="off" />
            ) : (
              <Textarea {...input} rows={fields.value.length > 60 ? 5 : 2} />
            )
          }}
        </Field>
        <Field label={t('form.source')} hint={t('form.sourceHint')}>
          {(control) => (
            <Input
              {...control}
              maxLength={limits.shortText}
              value={fields.source}
              onChange={(event) => edit({ source: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('form.note')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={limits.longText}
              value={fields.note}
              onChange={(event) => edit({ note: event.target.value })}
            />
          )}
        </Field>
        <FileField
          files={files}
          saved={row?.datapoint?.supporting_files.map(({ name }) => name) ?? []}
          onChange={changeFiles}
        />
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={ta('discard.oneTitle')}
        question={ta('discard.one', { name: row ? rowName(row.id, row.label) : '' })}
        consequence={ta('discard.consequence')}
        confirmLabel={ta('discard.confirm')}
        onConfirm={discard}
      />
    </Sheet>
  )
}
