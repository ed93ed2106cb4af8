import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { useSend } from '../use-send.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { importTexts } from './texts.ts'

/** A file that was chosen, and what a person has answered about how it is written. */
export interface Chosen<Answer> {
  file: File
  answer?: Answer | undefined
}

/** What a look at a file says of it; `plan` is what is confirmed, so that nothing is taken that was not on screen. */
interface AnyPlan {
  plan: string
}

interface ImportDialogProps<Plan extends AnyPlan, Answer> {
  title: string
  /** What such a file is, shown while one is chosen. */
  description: string
  /** How the file is read. */
  hint: string
  /** Rows of the table that are taken, where not as many as usual. */
  rows?: number
  look: (chosen: Chosen<Answer>) => Promise<Plan>
  take: (chosen: Chosen<Answer>, plan: string) => Promise<Plan>
  /** How many changes of a plan can be taken over now. */
  countOf: (plan: Plan) => number
  /** A plan as it is looked at. */
  children: (plan: Plan, chosen: Chosen<Answer>, onAnswer: (answer: Answer) => void) => ReactNode
  /** What is shown of a plan that was taken over; without it the dialog closes with a message. */
  taken?: (plan: Plan, chosen: Chosen<Answer>) => ReactNode
  onClose: () => void
}

/** Where an import is: a file is chosen, read, looked at, and taken over. */
type Step<Plan, Answer> =
  | { at: 'choose'; problem: string | null }
  | { at: 'reading'; chosen: Chosen<Answer> }
  | { at: 'look'; chosen: Chosen<Answer>; plan: Plan; note: string | null }
  | { at: 'taken'; chosen: Chosen<Answer>; plan: Plan }

/** Dialog that takes something from a file after a look at what it would change: as a whole, or not at all. */
export function ImportDialog<Plan extends AnyPlan, Answer = never>(props: ImportDialogProps<Plan, Answer>) {
  const { title, description, hint, rows, countOf, children, taken, onClose } = props
  const t = useTexts(importTexts)
  const errorText = useErrorText()
  const [step, setStep] = useState<Step<Plan, Answer>>({ at: 'choose', problem: null })
  const sending = useSend(({ chosen, plan }: { chosen: Chosen<Answer>; plan: string }) => props.take(chosen, plan))

  const read = async (chosen: Chosen<Answer>, note: string | null = null) => {
    setStep({ at: 'reading', chosen })
    try {
      setStep({ at: 'look', chosen, plan: await props.look(chosen), note })
    } catch (error) {
      setStep({ at: 'choose', problem: errorText(error) })
    }
  }
  const take = async (chosen: Chosen<Answer>, plan: Plan) => {
    try {
      const done = await sending.mutateAsync({ chosen, plan: plan.plan })
      if (taken) return setStep({ at: 'taken', chosen, plan: done })
      toast({ title: t('done', { count: countOf(plan) }) })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        await read(chosen, `${errorText(error)} ${t('again')}`)
      else setStep({ at: 'look', chosen, plan, note: `${t('notTaken')}. ${errorText(error)}` })
    }
  }
  const count = step.at === 'look' ? countOf(step.plan) : 0
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        // What is being written cannot be taken back by looking away.
        if (!open && !sending.isPending) onClose()
      }}
      title={title}
      description={step.at === 'choose' ? description : undefined}
      footer={
        step.at === 'look' ? (
          <>
            <Button className="max-md:w-full" onClick={() => setStep({ at: 'choose', problem: null })}>
              {t('other')}
            </Button>
            {count > 0 && (
              <Button
                look="primary"
                className="max-md:w-full"
                busy={sending.isPending}
                onClick={() => void take(step.chosen, step.plan)}
              >
                {t('take', { count })}
              </Button>
            )}
          </>
        ) : step.at === 'taken' ? (
          <Button look="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : undefined
      }
    >
      {step.at === 'choose' && (
        <ChooseFile
          problem={step.problem}
          hint={hint}
          {...(rows === undefined ? {} : { rows })}
          onChoose={(file) => void read({ file })}
        />
      )}
      {step.at === 'reading' && (
        <p role="status" className="flex items-center gap-3 py-10 text-secondary">
          <Spinner />
          {t('reading', { name: step.chosen.file.name })}
        </p>
      )}
      {step.at === 'look' && (
        <div key={step.plan.plan} className="flex flex-col gap-4">
          {step.note && (
            <Notice tone="warning" role="alert">
              {step.note}
            </Notice>
          )}
          {children(step.plan, step.chosen, (answer) => void read({ file: step.chosen.file, answer }))}
        </div>
      )}
      {step.at === 'taken' && taken?.(step.plan, step.chosen)}
    </Dialog>
  )
}
