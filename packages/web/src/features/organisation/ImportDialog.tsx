import { type ReactNode, useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { ChooseFile } from '../../values/exchange/ChooseFile.tsx'
import { organisationTexts } from './texts.ts'

/** What a look at any table says. */
interface AnyPlan {
  refused: readonly { row: number; written: string; reason: string }[]
  plan: string
}

interface ImportDialogProps<Plan extends AnyPlan> {
  title: string
  description: string
  /** How columns are found. */
  hint: string
  /** Rows of the table that are taken, where not as many as usual. */
  rows?: number
  look: (file: File) => Promise<Plan>
  take: (file: File, plan: string) => Promise<Plan>
  /** How many changes a plan has. */
  countOf: (plan: Plan) => number
  /** How many rows were read, and what becomes of them. */
  summaryOf: (plan: Plan) => string
  /** The changes of a plan as they are listed. */
  children: (plan: Plan) => ReactNode
  onClose: () => void
}

/** Dialog that takes something from a table, after a look at what it would change and what cannot be taken. */
export function ImportDialog<Plan extends AnyPlan>(props: ImportDialogProps<Plan>) {
  const { title, description, hint, rows, look, countOf, summaryOf, children, onClose } = props
  const t = useTexts(organisationTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const preview = useSend(look, null)
  const take = useSend(
    (plan: string) => props.take(file!, plan),
    null,
    (taken) => {
      toast({ title: t('import.done', { count: countOf(taken) }) })
      onClose()
    },
  )
  const choose = (chosen: File) => {
    setFile(chosen)
    take.reset()
    preview.mutate(chosen)
  }
  const plan = preview.data
  const count = plan ? countOf(plan) : 0
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        plan && (
          <>
            <Button onClick={() => preview.reset()}>{t('import.other')}</Button>
            <Button onClick={onClose}>{ui.cancel}</Button>
            <Button
              look="primary"
              aria-disabled={count === 0}
              busy={take.isPending}
              onClick={() => take.mutate(plan.plan)}
            >
              {t('import.take', { count })}
            </Button>
          </>
        )
      }
    >
      {plan ? (
        <div className="flex flex-col gap-4 text-sm">
          {take.error && (
            <Notice
              tone="danger"
              role="alert"
              action={<Button onClick={() => file && choose(file)}>{t('import.again')}</Button>}
            >
              {errorText(take.error)}
            </Notice>
          )}
          <p className="num">{summaryOf(plan)}</p>
          <Refused rows={plan.refused} />
          {count > 0 && (
            <section>
              <h3 className="font-semibold">{t('import.changes', { count })}</h3>
              {children(plan)}
            </section>
          )}
        </div>
      ) : preview.isPending ? (
        <Loading className="flex flex-col gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      ) : (
        <ChooseFile
          problem={preview.error ? errorText(preview.error) : null}
          hint={hint}
          {...(rows === undefined ? {} : { rows })}
          onChoose={choose}
        />
      )}
    </Dialog>
  )
}

/** Rows that cannot be taken, each with its reason. */
function Refused({ rows }: { rows: AnyPlan['refused'] }) {
  const t = useTexts(organisationTexts)
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{t('import.refused', { count: rows.length })}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {rows.map(({ row, written, reason }) => (
          <li key={`${row} ${reason}`} className="[overflow-wrap:anywhere]">
            <span className="num text-muted">{t('import.row', { row })}</span> {written}: {reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
