import { type CheckedAnswer, type CheckedCells, supportingExtensions, type TypedCell } from '@esrs/contract'
import { Paperclip, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
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
import { Checkbox } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { DeliverTable } from './DeliverTable.tsx'
import type { Detail } from './queries.ts'
import { workTexts } from './texts.ts'

const short = new Set(['number', 'percent', 'money', 'date', 'year', 'yes-no'])
const accept = supportingExtensions.map((extension) => `.${extension}`).join(',')

type Checked = CheckedAnswer & { cells: CheckedCells }

/** An answer while it is typed: in one line, or cell by cell. */
function useTyped({ task, table }: Detail) {
  const language = useLanguage()
  const [value, setValue] = useState('')
  // A table that the report has, or that is all that is asked for, is answered as one.
  const [isTable, setTable] = useState(Boolean(table && (table.cells.length > 0 || table.asked)))
  const [used, setUsed] = useState<readonly string[]>(table?.used ?? [])
  const [cells, setCells] = useState<TypedCell[]>(table?.cells ?? [])
  const [checked, setChecked] = useState<Checked | null>(null)
  const body = { value, ...(isTable && { cells }) }
  const sent = JSON.stringify(body)
  const isEmpty = isTable ? cells.length === 0 : value.trim() === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the sentences are others.
  useEffect(() => {
    setChecked(null)
    if (isEmpty) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const asked = { params: { key: task.key }, body: JSON.parse(sent) }
      const reply = await call(contract.work.check, asked).catch(() => null)
      if (isCurrent) setChecked(reply)
    }, 400)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [sent, isEmpty, task.key, language])
  return {
    value,
    setValue,
    isTable,
    setTable,
    used,
    cells,
    setCells,
    checked,
    body,
    isEmpty,
    setUsed: (next: readonly string[]) => {
      setUsed(next)
      setCells([])
    },
  }
}

/** Form for a delivery by a person with an account: answer, note and proofs. */
export function DeliverForm({ detail }: { detail: Detail }) {
  const { task, asked, table } = detail
  const t = useTexts(workTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const paused = usePaused()
  const id = useId()
  const params = { key: task.key }
  const typed = useTyped(detail)
  const { value, setValue, isTable, checked } = typed
  const [note, setNote] = useState('')
  const [proofs, setProofs] = useState<{ document_id: string; name: string }[]>([])
  const [once, setOnce] = useState(() => crypto.randomUUID())
  const upload = useSend(
    (file: File) => call(contract.work.proof, { params, file }),
    t('task.failed'),
    (proof) => setProofs((known) => [...known, proof]),
  )
  const deliver = useSend(
    () =>
      call(contract.work.deliver, {
        params,
        body: { ...typed.body, note, documents: proofs.map((proof) => proof.document_id), idempotency_key: once },
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
  const problem = checked && !checked.ok ? (checked.message ?? undefined) : undefined
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-sunken p-3">
      {table && <Checkbox label={t('task.deliverTable')} checked={isTable} onChange={typed.setTable} />}
      {isTable && table && (
        <>
          <DeliverTable
            id={`${id}-table`}
            table={table}
            used={typed.used}
            cells={typed.cells}
            checked={checked}
            onUsed={typed.setUsed}
            onChange={typed.setCells}
          />
          {table.rule !== 'between' && (readAs || problem) && (
            <p role="status" className={problem ? 'text-danger-text text-xs' : 'text-muted text-xs'}>
              {problem ?? t('task.readAs', { value: readAs ?? '' })}
            </p>
          )}
        </>
      )}
      {/* A mean is not in its cells. */}
      {(!isTable || table?.rule === 'between') && (
        <Field
          label={t(isTable ? 'task.deliverWhole' : 'task.deliverTitle')}
          hint={readAs ? t('task.readAs', { value: readAs }) : unitText(asked.unit, language)}
          error={problem}
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
      )}
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
          disabled={typed.isEmpty || checked?.ok === false}
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
