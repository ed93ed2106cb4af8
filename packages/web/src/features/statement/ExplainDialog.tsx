import { type Explanation, limits } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { toast } from '../../ui/toast.ts'
import { useExplain } from './queries.ts'
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
  const { register, handleSubmit, setValue, watch, formState } = useForm({
    defaultValues: {
      kind: known?.kind ?? 'omitted',
      reason: known && known.kind !== 'reference' ? known.reason : '',
      document: known?.kind === 'reference' ? known.document : '',
      page: known?.kind === 'reference' ? String(known.page ?? '') : '',
    },
    // Fields of the other kind are not validated, but keep what was typed.
    shouldUnregister: false,
  })
  const kind = watch('kind')
  const { errors } = formState
  const explain = useExplain()
  const count = datapoints.length
  const failed = (error: unknown) =>
    toast({ title: t('explain.failed'), description: errorText(error), variant: 'destructive' })
  const takeBack = () =>
    call(contract.report.explainTogether, { body: { datapoints: [...datapoints], explanation: null } }).then(
      () => toast({ title: t('explain.removed', { code, count }) }),
      failed,
    )
  const save = (explanation: Explanation | null) =>
    explain.mutate(
      { datapoints: [...datapoints], explanation },
      {
        onSuccess: () => {
          // One by one it would take as many clicks as there are datapoints.
          const undo = explanation && count > 1 ? { label: t('explain.undo'), onClick: () => void takeBack() } : null
          toast({
            title: t(explanation ? 'explain.done' : 'explain.removed', { code, count }),
            ...(undo && { action: undo }),
          })
          onClose()
        },
      },
    )
  const send = handleSubmit(({ kind, reason, document, page }) => {
    const number = page.trim() === '' ? null : Number(page)
    save(kind === 'reference' ? { kind, document: document.trim(), page: number } : { kind, reason: reason.trim() })
  })
  return (
    <FormDialog
      title={t('explain.title', { code, count })}
      submit={t('explain.save')}
      busy={explain.isPending}
      failure={explain.error && `${t('explain.failed')}. ${errorText(explain.error)}`}
      aside={
        known && (
          <Button look="ghost" onClick={() => save(null)} busy={explain.isPending}>
            {t('explain.remove')}
          </Button>
        )
      }
      onSubmit={send}
      onClose={onClose}
    >
      <Segment aria-label={t('explain.kind')} className="self-start max-md:w-full">
        {(['omitted', 'not-material', 'reference'] as const).map((name) => (
          <SegmentItem
            key={name}
            current={kind === name}
            onClick={() => setValue('kind', name)}
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
          error={errors.reason && t('explain.reasonMissing')}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('reason', { validate: (text) => text.trim() !== '' })}
              rows={5}
              required
              maxLength={limits.longText}
            />
          )}
        </Field>
      ) : (
        <div className="grid grid-cols-[1fr_6rem] items-start gap-3">
          <Field
            label={t('explain.document')}
            hint={t('explain.documentHint')}
            error={errors.document && t('explain.documentMissing')}
          >
            {(control) => (
              <Input
                {...control}
                {...register('document', { validate: (text) => kind !== 'reference' || text.trim() !== '' })}
                required
                maxLength={limits.shortText}
              />
            )}
          </Field>
          <Field label={t('explain.page')} error={errors.page && t('explain.pageWrong')}>
            {(control) => (
              <Input
                {...control}
                {...register('page', {
                  validate: (text) => kind !== 'reference' || /^([1-9]\d{0,4})?$/.test(text.trim()),
                })}
                inputMode="numeric"
                maxLength={5}
              />
            )}
          </Field>
        </div>
      )}
    </FormDialog>
  )
}
