import type { Recommendation, RecommendationMark } from '@esrs/contract'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { datapointAt } from '../../../report/progress/standards.ts'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { Progress } from '../../../ui/Bar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { WordingButton } from '../../../wording/WordingButton.tsx'
import { StepLinks } from './StepLinks.tsx'
import { StepMark } from './StepMark.tsx'
import { adviceTexts } from './texts.ts'

const tones = { open: 'info', complete: 'success', not_relevant: 'neutral' } as const

/** Target datapoints that are listed at first. */
const shownFirst = 8

interface AdviceDialogProps {
  recommendation: Recommendation
  open: boolean
  onClose: () => void
  onMark: (mark: RecommendationMark | null) => void
  busy: boolean
}

/** Everything about a recommendation: why, what is missing, what to do, and what a person decides about it. */
export function AdviceDialog({ recommendation, open, onClose, onMark, busy }: AdviceDialogProps) {
  const t = useTexts(adviceTexts)
  const { number } = useFormats()
  const mayReport = useMay('report')
  const { title, status, mark, completionPercentage, description, targetNotes, actionSteps, owners } = recommendation
  const rate = `${number(completionPercentage)}\u00a0%`
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="lg"
      footer={
        !mayReport ? undefined : mark !== null ? (
          <Button busy={busy} onClick={() => onMark(null)}>
            {t('detail.restore')}
          </Button>
        ) : (
          <>
            <Button look="ghost" busy={busy} onClick={() => onMark('not_relevant')}>
              {t('detail.setAside')}
            </Button>
            {status === 'open' && (
              <Button busy={busy} onClick={() => onMark('done')}>
                {t('detail.markDone')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <span className="flex min-w-40 flex-1 items-center gap-3">
          <Progress value={completionPercentage} label={t('detail.bar', { rate })} className="flex-1" />
          <span aria-hidden className="num text-secondary text-sm">
            {rate}
          </span>
        </span>
      </div>
      <Part title={t('detail.description')}>
        <p className="text-secondary">{description}</p>
        <WordingButton about={{ kind: 'recommendation', id: recommendation.key }} present={description} />
      </Part>
      <Targets recommendation={recommendation} />
      <Part title={t('detail.notes')}>
        <ul className="flex flex-col gap-2 text-secondary text-sm">
          {targetNotes.split('\n').map((note) => (
            <li key={note}>
              <Note datapoints={recommendation.datapoints}>{note}</Note>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={recommendation.actionStepsTitle}>
        <ol className="flex flex-col gap-3">
          {actionSteps.map((step) => (
            <li key={step.title} className="flex gap-2.5">
              <StepMark done={step.done} />
              <div className="min-w-0">
                <p className="font-medium">{step.title}</p>
                <p className="mt-0.5 text-secondary text-sm">{step.details}</p>
                {!step.done && <StepLinks step={step} recommendation={recommendation} />}
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={recommendation.suggestedApproachTitle}>
        <p className="text-secondary">{recommendation.suggestedApproach}</p>
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {owners.map((owner) => (
            <li key={owner}>
              <Badge>{owner}</Badge>
            </li>
          ))}
        </ul>
      </Part>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="mb-1.5 font-semibold text-sm">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** A datapoint is named before a colon, and its name may hold others; other notes are plain sentences. */
function Note({ children, datapoints }: { children: string; datapoints: Recommendation['datapoints'] }) {
  const named = datapoints.map(({ key, name }) => `${key} ${name}`).find((one) => children.startsWith(`${one}: `))
  if (!named) return children
  return (
    <>
      <span className="font-medium text-ink">{named}</span>
      <br />
      {children.slice(named.length + 2)}
    </>
  )
}

/** The target datapoints, each leading to its value. */
function Targets({ recommendation: { datapoints } }: { recommendation: Recommendation }) {
  const t = useTexts(adviceTexts)
  const { number } = useFormats()
  const [all, setAll] = useState(false)
  const shown = all ? datapoints : datapoints.slice(0, shownFirst)
  return (
    <Part title={t('detail.datapoints')}>
      <ul className="grid gap-x-3 overflow-hidden rounded-lg sm:grid-cols-[max-content_1fr] border border-line bg-sunken py-1 text-sm">
        {shown.map(({ key, name, controlCode }) => (
          <li key={key} className="grid grid-cols-subgrid sm:col-span-2">
            <Link
              to={datapointAt(controlCode, key)}
              className="grid min-h-8 grid-cols-subgrid items-center px-3 py-1 hover:bg-hover focus-visible:-outline-offset-2 max-md:min-h-10 sm:col-span-2"
            >
              <span className="flex">
                <CodeChip code={key} />
              </span>
              <span className="min-w-0">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < datapoints.length && (
        <Button look="link" className="mt-2 min-h-8 text-sm" onClick={() => setAll(true)}>
          {t('detail.allDatapoints', { number: number(datapoints.length) })}
        </Button>
      )}
    </Part>
  )
}
