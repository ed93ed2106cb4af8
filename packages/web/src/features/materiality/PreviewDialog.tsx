import type { AssessmentMethod, MethodPreview } from '@esrs/contract'
import { ArrowRight } from 'lucide-react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { CodeChip } from '../../ui/Badge.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/States.tsx'
import { materialityTexts } from './texts.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

interface PreviewDialogProps {
  preview: MethodPreview
  /** The changed method, and the version that it changes. */
  method: AssessmentMethod
  basedOn: number
  onTaken: () => void
  onClose: () => void
}

/** Dialog with the preview of a changed method, which is saved with a reason. */
export function PreviewDialog({ preview, method, basedOn, onTaken, onClose }: PreviewDialogProps) {
  const t = useTexts(materialityTexts)
  const { sides, entries, decided, unchanged } = preview
  const { register, errorOf, frame } = useSentForm({
    begins: { reason: '' },
    problems: ({ reason }) => ({ reason: reason.trim() === '' && t('preview.reasonMissing') }),
    send: ({ reason }) =>
      call(contract.materiality.saveMethod, { body: { method, reason: reason.trim(), based_on: basedOn } }),
    said: ({ version }) => t('method.taken', { version }),
    onSent: onTaken,
  })
  return (
    <FormDialog
      size="lg"
      title={t('preview.title')}
      description={
        sides.length + entries.length === 0
          ? t('preview.nothing')
          : t('preview.text', { count: sides.length, entries: entries.length, same: unchanged })
      }
      submit={t('preview.take')}
      onClose={onClose}
      {...frame}
    >
      {decided.length > 0 && <Notice tone="warning">{t('preview.decided', { codes: decided.join(', ') })}</Notice>}
      {sides.length > 0 && (
        <ul aria-label={t('preview.topics')} className="flex flex-col gap-2">
          {sides.map(({ id, title, side, before, after }) => (
            <li key={`${id} ${side}`} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <CodeChip code={id} listed />
              <span className="min-w-0 flex-1 basis-40">
                {title} <span className="text-muted">({t(`side.${side}`)})</span>
              </span>
              <Change before={before} after={after} />
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-brand-text text-sm max-md:min-h-10">
            {t('preview.entries', { count: entries.length })}
          </summary>
          <ul className="mt-1 flex flex-col gap-2">
            {entries.map(({ id, title, before, after }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                <span className="min-w-0 flex-1 basis-40">{title}</span>
                <Change before={before} after={after} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Field label={t('preview.reason')} error={errorOf('reason')}>
        {(control) => <Textarea {...control} {...register('reason')} required rows={3} maxLength={4000} />}
      </Field>
    </FormDialog>
  )
}

type Side = MethodPreview['entries'][number]['before']

function Change({ before, after }: { before: Side; after: Side }) {
  const { result } = useFormats()
  const value = (side: Side) => (side.value === null ? '–' : result(side.value))
  return (
    <span className="num flex items-center gap-2">
      {value(before)} <VerdictBadge verdict={before.verdict} />
      <ArrowRight aria-hidden className="size-3.5 text-muted" />
      {value(after)} <VerdictBadge verdict={after.verdict} />
    </span>
  )
}
