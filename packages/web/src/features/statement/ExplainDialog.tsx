import { limits } from '@esrs/contract'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
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
  const ui = useUiTexts()
  const errorText = useErrorText()
  const id = useId()
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
    if (explain.isPending) return
    const number = page.trim() === '' ? null : Number(page)
    save(kind === 'omitted' ? { kind, reason: reason.trim() } : { kind, document: document.trim(), page: number })
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('explain.title', { code: datapoint })}
      footer={
        <>
          {known && (
            <Button look="ghost" className="mr-auto" onClick={() => save(null)} busy={explain.isPending}>
              {t('explain.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={id} busy={explain.isPending}>
            {t('explain.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="flex flex-col gap-4">
        {explain.error && (
          <Notice tone="danger" role="alert">
            {t('explain.failed')}. {errorText(explain.error)}
          </Notice>
        )}
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
      </form>
    </Dialog>
  )
}
