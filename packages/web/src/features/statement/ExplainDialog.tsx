import { limits } from '@esrs/contract'
import { useForm } from 'react-hook-form'
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

type Known = { kind: 'omitted'; reason: string } | { kind: 'reference'; document: string; page: number | null }

interface ExplainDialogProps {
  datapoint: string
  /** The explanation so far. */
  known: Known | null
  onClose: () => void
}

/** Dialog that explains a datapoint without a value: the reason for omitting it, or the document that discloses it. */
export function ExplainDialog({ datapoint, known, onClose }: ExplainDialogProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { register, handleSubmit, setValue, watch, formState } = useForm({
    defaultValues: {
      kind: known?.kind ?? 'omitted',
      reason: known?.kind === 'omitted' ? known.reason : '',
      document: known?.kind === 'reference' ? known.document : '',
      page: known?.kind === 'reference' ? String(known.page ?? '') : '',
    },
    // Fields of the other kind are not validated, but keep what was typed.
    shouldUnregister: false,
  })
  const kind = watch('kind')
  const { errors } = formState
  const explain = useExplain()
  const save = (explanation: Known | null) =>
    explain.mutate(
      { datapoint, explanation },
      {
        onSuccess: () => {
          toast({ title: t(explanation ? 'explain.done' : 'explain.removed', { code: datapoint }) })
          onClose()
        },
      },
    )
  const send = handleSubmit(({ kind, reason, document, page }) => {
    const number = page.trim() === '' ? null : Number(page)
    save(kind === 'omitted' ? { kind, reason: reason.trim() } : { kind, document: document.trim(), page: number })
  })
  return (
    <FormDialog
      title={t('explain.title', { code: datapoint })}
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
        {(['omitted', 'reference'] as const).map((name) => (
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
      {kind === 'omitted' ? (
        <Field
          label={t('explain.reason')}
          hint={t('explain.reasonHint')}
          error={errors.reason && t('explain.reasonMissing')}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('reason', { validate: (text) => kind !== 'omitted' || text.trim() !== '' })}
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
