import { type CheckedAnswer, supportingExtensions } from '@esrs/contract'
import { Paperclip, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { usePaused } from '../../document/uploads/use-paused.ts'
import { unitText, useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'
import type { Detail } from './queries.ts'
import { workTexts } from './texts.ts'

const short = new Set(['number', 'percent', 'money', 'date', 'year', 'yes-no'])
const accept = supportingExtensions.map((extension) => `.${extension}`).join(',')

/** Form for a delivery by a person with an account: answer, note and proofs. */
export function DeliverForm({ detail: { task, asked } }: { detail: Detail }) {
  const t = useTexts(workTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const paused = usePaused()
  const params = { key: task.key }
  const [value, setValue] = useState('')
  const [note, setNote] = useState('')
  const [proofs, setProofs] = useState<{ document_id: string; name: string }[]>([])
  const [checked, setChecked] = useState<CheckedAnswer | null>(null)
  const [once, setOnce] = useState(() => crypto.randomUUID())
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the sentences are others.
  useEffect(() => {
    setChecked(null)
    if (value.trim() === '') return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const reply = await call(contract.work.check, { params: { key: task.key }, body: { value } }).catch(() => null)
      if (isCurrent) setChecked(reply)
    }, 400)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [value, task.key, language])
  const upload = useSend(
    (file: File) => call(contract.work.proof, { params, file }),
    t('task.failed'),
    (proof) => setProofs((known) => [...known, proof]),
  )
  const deliver = useSend(
    () =>
      call(contract.work.deliver, {
        params,
        body: { value, note, documents: proofs.map((proof) => proof.document_id), idempotency_key: once },
      }),
    t('task.failed'),
    () => {
      setValue('')
      setNote('')
      setProofs([])
      setOnce(crypto.randomUUID())
      toast({ title: t('task.deliverDone') })
    },
  )
  const read = checked?.ok && checked.value !== null && short.has(asked.type) ? checked : null
  const plain = Number(read?.value)
  const readAs =
    read &&
    [Number.isFinite(plain) ? number(plain) : read.value, unitText(read.unit, language)].filter(Boolean).join('\u00a0')
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-sunken p-3">
      <Field
        label={t('task.deliverTitle')}
        hint={readAs ? t('task.readAs', { value: readAs }) : unitText(asked.unit, language)}
        error={checked && !checked.ok ? (checked.message ?? undefined) : undefined}
      >
        {(control) =>
          short.has(asked.type) ? (
            <Input {...control} maxLength={200} value={value} onChange={(event) => setValue(event.target.value)} />
          ) : (
            <Textarea
              {...control}
              maxLength={20_000}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )
        }
      </Field>
      {checked?.warnings.map((warning) => (
        <p key={warning} role="status" className="flex items-start gap-1.5 text-warning-text text-xs">
          <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
          {warning}
        </p>
      ))}
      <Field label={t('task.deliverNote')}>
        {(control) => (
          <Input {...control} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      {proofs.map(({ document_id, name }) => (
        <p key={document_id} className="flex items-center gap-2 text-xs">
          <Paperclip aria-hidden className="size-3.5 text-muted" />
          {name}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          disabled={value.trim() === '' || checked?.ok === false}
          busy={deliver.isPending}
          onClick={() => deliver.mutate(undefined)}
        >
          {t('task.deliver')}
        </Button>
        {paused === null ? (
          <Button asChild look="ghost" busy={upload.isPending}>
            <label className="cursor-pointer focus-within:outline-2 focus-within:outline-ring">
              <Paperclip aria-hidden className="size-4" />
              {t('task.proof')}
              <input
                type="file"
                accept={accept}
                className="sr-only"
                onChange={(event) => {
                  const [file] = event.target.files ?? []
                  event.target.value = ''
                  if (file) upload.mutate(file)
                }}
              />
            </label>
          </Button>
        ) : (
          <DisabledButton look="ghost" reason={paused}>
            <Paperclip aria-hidden className="size-4" />
            {t('task.proof')}
          </DisabledButton>
        )}
      </div>
    </section>
  )
}
