import type { Datapoint, Evidence } from '@esrs/contract'
import { useEffect, useRef, useState } from 'react'
import { openHelp } from '../../../help/open-help.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { ScrollFrame } from '../../../ui/ScrollFrame.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import { DocumentViewer } from '../../../viewer/DocumentViewer.tsx'
import { PassageView } from '../../../viewer/PassageView.tsx'
import { isPicture } from '../../../viewer/place.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { datapointTexts } from '../texts.ts'
import { useDecisions } from '../use-decisions.ts'
import { wholeOf } from '../value-status.ts'
import { useTypedValue } from '../value-text.ts'
import { About, Why } from './About.tsx'
import { Breakdowns } from './Breakdowns.tsx'
import { Candidates } from './Candidates.tsx'
import { Checks } from './Checks.tsx'
import { Conflict } from './Conflict.tsx'
import { CorrectForm } from './CorrectForm.tsx'
import { Decisions } from './Decisions.tsx'
import { HistoryDialog, HistorySection } from './History.tsx'
import { PlaceBar } from './PlaceBar.tsx'
import { ReviewHead, type Steps } from './ReviewHead.tsx'
import { Sources } from './Sources.tsx'
import { useKeys } from './use-keys.ts'
import { useWholeDocument } from './use-whole-document.ts'
import { ValueSection } from './ValueSection.tsx'

interface ReviewPanelProps {
  datapoint: Datapoint
  steps: Steps
  reportingYear: number | null
  onSearch: () => void
  onClose: () => void
}

/** The evidence of one datapoint: what, where, the page itself, the value, its checks, and what can be decided. */
export function ReviewPanel({ datapoint, steps, reportingYear, onSearch, onClose }: ReviewPanelProps) {
  const t = useTexts(datapointTexts)
  const typed = useTypedValue()
  const { accept, change, undoLast, isChanging } = useDecisions()
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Evidence | null>(null)
  const [zoomed, setZoomed] = useState(false)
  const [mode, setMode] = useState<'look' | 'correct' | 'reject' | 'history'>('look')
  const wholeDocument = useWholeDocument()
  const [shownKey, setShownKey] = useState(datapoint.key)
  if (shownKey !== datapoint.key) {
    setShownKey(datapoint.key)
    setChosen(null)
    setMode('look')
  }

  const sources = wholeOf(datapoint)
  // What was set aside is no evidence of the datapoint, and can be looked at all the same.
  const evidence = (chosen && datapoint.evidence.find((known) => isSame(known, chosen))) ?? chosen ?? sources[0] ?? null
  const canZoom = evidence !== null && isPicture(evidence.filename)
  const onAccept =
    datapoint.status === 'proposed'
      ? () => {
          void accept(datapoint)
          steps.onNext?.()
        }
      : undefined
  const onReject = datapoint.value === null ? undefined : () => setMode('reject')
  const onCorrect = () => setMode('correct')
  const back = () => {
    setMode('look')
    if (wholeDocument.isOpen) wholeDocument.close()
    heading.current?.focus({ preventScroll: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another datapoint is read from its beginning.
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0
  }, [datapoint.key])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])

  useKeys(
    mode === 'look' && !wholeDocument.isOpen
      ? {
          j: steps.onNext,
          ArrowDown: steps.onNext,
          k: steps.onPrevious,
          ArrowUp: steps.onPrevious,
          a: onAccept,
          c: onCorrect,
          r: onReject,
          u: undoLast,
          h: () => setMode('history'),
          z: canZoom ? () => setZoomed(!zoomed) : undefined,
          o: evidence ? wholeDocument.open : undefined,
          '/': onSearch,
          Escape: onClose,
          ...Object.fromEntries(sources.slice(0, 9).map((source, index) => [index + 1, () => setChosen(source)])),
        }
      : {},
  )

  return (
    <div data-review className="flex min-h-0 flex-1 flex-col">
      <ReviewHead code={datapoint.code} datapoint={datapoint} steps={steps} heading={heading} onClose={onClose} />
      {evidence && (
        <>
          <PlaceBar evidence={evidence} zoomed={zoomed} onZoom={() => setZoomed(!zoomed)} onOpen={wholeDocument.open} />
          <div className="h-[clamp(12rem,36dvh,32rem)] shrink-0 border-line border-b">
            <PassageView place={evidence} zoomed={zoomed} />
          </div>
        </>
      )}
      <ScrollFrame ref={body} aria-label={t('review.details')} className="h-auto! min-h-0 flex-1 px-5 max-md:px-4">
        <ValueSection datapoint={datapoint} evidence={evidence} reportingYear={reportingYear} />
        {!evidence && datapoint.value !== null && (
          <p className="pb-3 text-secondary text-sm">{t('review.noEvidence')}</p>
        )}
        <Conflict
          datapoint={datapoint}
          shown={evidence}
          onShow={setChosen}
          onUse={(other) => {
            const unit = other.unit === null || other.unit === datapoint.unit ? '' : ` ${other.unit}`
            void change(datapoint, { value: typed(other) + unit }).catch(() => null)
          }}
          isChanging={isChanging}
        />
        <Why datapoint={datapoint} />
        {evidence && <Checks evidence={evidence} reportingYear={reportingYear} />}
        <Sources datapoint={datapoint} shown={evidence} onShow={setChosen} />
        <Breakdowns datapoint={datapoint} shown={evidence} onShow={setChosen} />
        <Candidates key={datapoint.key} datapoint={datapoint} shown={evidence} onShow={setChosen} />
        <About datapoint={datapoint} />
        <HistorySection datapoint={datapoint} onOpen={() => setMode('history')} />
      </ScrollFrame>
      {mode === 'correct' ? (
        <div className="border-line border-t bg-surface">
          <CorrectForm
            datapoint={datapoint}
            isChanging={isChanging}
            onLeave={back}
            onSave={async (value) => {
              await change(datapoint, { value })
              back()
            }}
          />
        </div>
      ) : (
        <Decisions
          datapoint={datapoint}
          onAccept={onAccept}
          onCorrect={onCorrect}
          onReject={onReject}
          onNext={steps.onNext}
        />
      )}
      <KeyBar canZoom={canZoom} canOpen={evidence !== null} onSheet={() => openHelp('keys')} />
      {mode === 'history' && <HistoryDialog datapoint={datapoint} onClose={back} />}
      {mode === 'reject' && (
        <DeleteDialog datapoint={datapoint} reason="reject" onClose={back} onDeleted={steps.onNext} />
      )}
      {wholeDocument.isOpen && evidence && (
        <DocumentViewer
          documentId={evidence.document_id}
          filename={evidence.filename}
          page={evidence.page}
          place={evidence}
          passages={{
            index: sources.indexOf(evidence),
            count: sources.includes(evidence) ? sources.length : 0,
            onStep: (index) => setChosen(sources[index] ?? null),
          }}
          onClose={back}
        />
      )}
    </div>
  )
}

const isSame = (a: Evidence, b: Evidence) =>
  a.document_id === b.document_id &&
  a.page === b.page &&
  a.excerpt === b.excerpt &&
  a.dimension === b.dimension &&
  a.value === b.value

interface KeyBarProps {
  canZoom: boolean
  canOpen: boolean
  onSheet: () => void
}

/** The keys that are used most. */
function KeyBar({ canZoom, canOpen, onSheet }: KeyBarProps) {
  const t = useTexts(datapointTexts)
  const on = useSingleKeys()
  const item = 'flex items-center gap-1.5'
  return (
    <div className="flex h-8 shrink-0 items-center gap-4 border-line border-t bg-sunken px-5 text-muted text-xs max-md:hidden">
      {on && (
        <>
          <span className={item}>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {t('review.move')}
          </span>
          {canZoom && (
            <span className={item}>
              <Kbd>Z</Kbd> {t('review.zoomKey')}
            </span>
          )}
          {canOpen && (
            <span className={item}>
              <Kbd>O</Kbd> {t('review.documentKey')}
            </span>
          )}
        </>
      )}
      <button type="button" onClick={onSheet} className={`${item} ml-auto rounded-sm hover:text-ink`}>
        <Kbd>?</Kbd> {t('review.allKeys')}
      </button>
    </div>
  )
}
