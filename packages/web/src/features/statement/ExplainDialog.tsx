import { type Explanation, limits } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { toast } from '../../ui/toast.ts'
import { statementTexts } from './texts.ts'

interface ExplainDialogProps {
  /** Code of the datapoint, or of the disclosure requirement that they are of. */
  code: string
  datapoints: readonly string[]
  /** The explanation so far. */
  known: Explanation | null
  onClose: () => void
}

/** Dialog that explains datapoints without a value: the reason for omitting them, why they are not material, or the document that discloses them. */
export function ExplainDialog({ code, datapoints, known, onClose }: ExplainDialogProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const count = datapoints.length
  const explain = (explanation: Explanation | null) =>
    call(contract.report.explainTogether, { body: { datapoints: [...datapoints], explanation } })
  const failed = (error: unknown) =>
    toast({ title: t('explain.failed'), description: errorText(error), variant: 'destructive' })
  const takeBack = () => explain(null).then(() => toast({ title: t('explain.removed', { code, count }) }), failed)
  const { register, errorOf, choice, frame } = useSentForm({
    begins: {
      kind: known?.kind ?? 'omitted',
      reason: known && known.kind !== 'reference' ? known.reason : '',
      document: known?.kind === 'reference' ? known.document : '',
      page: known?.kind === 'reference' ? String(known.page ?? '') : '',
    },
    // Fields of the other kind are not checked, but keep what was typed.
    problems: ({ kind, reason, document, page }) =>
      kind !== 'reference'
        ? { reason: reason.trim() === '' && t('explain.reasonMissing') }
        : {
            document: document.trim() === '' && t('explain.documentMissing'),
            page: !/^([1-9]\d{0,4})?$/.test(page.trim()) && t('explain.pageWrong'),
          },
    send: ({ kind, reason, document, page }) =>
      explain(
        kind !== 'reference'
          ? { kind, reason: reason.trim() }
          : { kind, document: document.trim(), page: page.trim() === '' ? null : Number(page) },
      ),
    failed: t('explain.failed'),
    said: () => ({
      title: t('explain.done', { code, count }),
      // One by one it would take as many clicks as there are datapoints.
      ...(count > 1 && { action: { label: t('explain.undo'), onClick: () => void takeBack() } }),
    }),
    onSent: onClose,
  })
  const remove = useSend(
    () => explain(null),
    t('explain.failed'),
    () => {
      toast({ title: t('explain.removed', { code, count }) })
      onClose()
    },
  )
  const { value: kind, onChange: setKind } = choice('kind')
  return (
    <FormDialog
      title={t('explain.title', { code, count })}
      submit={t('explain.save')}
      aside={
        known && (
          <Button look="ghost" onClick={() => remove.mutate(undefined)} busy={remove.isPending}>
            {t('explain.remove')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
    >
      <Segment aria-label={t('explain.kind')} className="self-start max-md:w-full">
        {(['omitted', 'not-material', 'reference'] as const).map((name) => (
          <SegmentItem
            key={name}
            current={kind === name}
            onClick={() => setKind(name)}
            className="max-md:flex-1 max-md:justify-center"
          >
            {t(`explain.${name}`)}
          </SegmentItem>
        ))}
      </Segment>
      {kind !== 'reference' ? (
        <Field
          label={t('explain.reason')}
          hint={t(kind === 'omitted' ? 'explain.reasonHint' : 'explain.notMaterialHint')}
          error={errorOf('reason')}
        >
          {(control) => <Textarea {...control} {...register('reason')} rows={5} required maxLength={limits.longText} />}
        </Field>
      ) : (
        <div className="grid grid-cols-[1fr_6rem] items-start gap-3">
          <Field label={t('explain.document')} hint={t('explain.documentHint')} error={errorOf('document')}>
            {(control) => <Input {...control} {...register('document')} required maxLength={limits.shortText} />}
          </Field>
          <Field label={t('explain.page')} error={errorOf('page')}>
            {(control) => <Input {...control} {...register('page')} inputMode="numeric" maxLength={5} />}
          </Field>
        </div>
      )}
    </FormDialog>
  )
}
