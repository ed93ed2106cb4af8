import type { Datapoint, Evidence, NearPlace } from '@esrs/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import { DocumentViewer } from '../../../document/viewer/DocumentViewer.tsx'
import { isPicture } from '../../../document/viewer/place.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { openHelp } from '../../../shell/help/open-help.ts'
import { AfterPaint } from '../../../ui/AfterPaint.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ScrollFrame } from '../../../ui/ScrollFrame.tsx'
import { usePainted } from '../../../ui/use-painted.ts'
import { useWaitingFor, waitingFor } from '../deciding.ts'
import { ComputedInstead } from '../nearest/ComputedValue.tsx'
import { Nearest } from '../nearest/Nearest.tsx'
import { PointViewer } from '../nearest/PointViewer.tsx'
import type { Corrected } from '../nearest/TakeForm.tsx'
import { datapointTexts } from '../texts.ts'
import { useDecisions } from '../use-decisions.ts'
import { wholeOf } from '../value-status.ts'
import { useTypedValue } from '../value-text.ts'
import { About, Why } from './About.tsx'
import { Breakdowns } from './Breakdowns.tsx'
import { Candidates } from './Candidates.tsx'
import { Checks } from './Checks.tsx'
import { Compared } from './Compared.tsx'
import { Conflict } from './Conflict.tsx'
import { HistoryDialog, HistorySection } from './History.tsx'
import { KeyBar } from './KeyBar.tsx'
import { OwnExcerpts } from './OwnExcerpts.tsx'
import { PagePane, Panes } from './Panes.tsx'
import { type Mode, ReviewFoot } from './ReviewFoot.tsx'
import { ReviewHead, type Steps } from './ReviewHead.tsx'
import { Sources } from './Sources.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { usePassageZoom } from './use-passage-zoom.ts'
import { useRejection } from './use-rejection.tsx'
import { useReviewKeys } from './use-review-keys.ts'
import { useWholeDocument } from './use-whole-document.ts'
import { ValueSection } from './ValueSection.tsx'

const BreakdownDialog = lazyPart(() => import('../breakdown/BreakdownDialog.tsx'))

interface ReviewPanelProps {
  datapoint: Datapoint
  steps: Steps
  reportingYear: number | null
  onSearch: () => void
  onClose: () => void
  /** There is room for the page beside what is decided on it. */
  beside: boolean
}

/** The evidence of one datapoint: what, where, the page itself, the value, its checks, and what can be decided. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { datapoint, steps, reportingYear, onSearch, onClose, beside } = props
  const t = useTexts(datapointTexts)
  const typed = useTypedValue()
  const { accept, change, changeSeen, take, remove, undoLast } = useDecisions()
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const saving = useWaitingFor(datapoint.key)
  const waiting = steps.isTurning ? 'turning' : saving
  // What could not be decided on is seen anew once it can be.
  const isSeen = usePainted(`${datapoint.key} ${datapoint.version} ${waiting}`, frame)
  const [chosen, setChosen] = useState<Evidence | null>(null)
  const [near, setNear] = useState<NearPlace | null>(null)
  const [zoomed, setZoomed] = usePassageZoom()
  const rejection = useRejection((rejected, notes) => change(rejected, { notes }))
  const [mode, setMode] = useState<Mode>('look')
  const wholeDocument = useWholeDocument()
  const [shownKey, setShownKey] = useState(datapoint.key)
  if (shownKey !== datapoint.key) {
    setShownKey(datapoint.key)
    setChosen(null)
    setNear(null)
    setMode('look')
  }

  const sources = wholeOf(datapoint)
  // What was set aside is no evidence of the datapoint, and can be looked at all the same.
  const evidence = (chosen && datapoint.evidence.find((known) => isSame(known, chosen))) ?? chosen ?? sources[0] ?? null
  const isMissing = !datapoint.value
  const place = evidence ?? (isMissing ? near : null)
  const canZoom = place !== null && isPicture(place.filename)
  // Only what nobody has decided is accepted or rejected; the way back is to undo.
  const decideWith = (decide: () => void) => {
    if (datapoint.status !== 'proposed') return undefined
    return () => {
      if (waiting !== null || waitingFor(datapoint.key) !== null) return
      decide()
      steps.onNext?.()
    }
  }
  const onAccept = decideWith(() => void accept(datapoint))
  const onReject = decideWith(() => {
    rejection.note(datapoint)
    void remove(datapoint, () => rejection.ask(datapoint))
  })
  const onCorrect = () => {
    if (waiting === null) setMode('correct')
  }
  const back = () => {
    setMode('look')
    if (wholeDocument.isOpen) wholeDocument.close()
    heading.current?.focus({ preventScroll: true })
  }

  const takePlace = async (pointed: NearPlace, corrected: Corrected) => {
    await take(datapoint, pointed, corrected)
    setNear(null)
    back()
  }

  const takeComputed = (value: string, explanation: string) => {
    void changeSeen(datapoint, { value, explanation }).catch(() => null)
  }

  const read = useRef(datapoint.key)
  // Another datapoint is read from its beginning; the first one stands there, and scrolling would lay it out before its time.
  useEffect(() => {
    if (read.current === datapoint.key) return
    read.current = datapoint.key
    if (body.current) body.current.scrollTop = 0
  })
  useFirstFocus(heading)

  useReviewKeys(mode === 'look' && !wholeDocument.isOpen, isSeen, {
    steps,
    onAccept,
    onCorrect,
    onReject,
    onReason: rejection.askLast,
    onUndo: undoLast,
    onHistory: () => setMode('history'),
    onZoom: canZoom ? () => setZoomed(!zoomed) : undefined,
    onOpen: place ? wholeDocument.open : undefined,
    onSearch,
    onClose,
    onSource: sources.map((source) => () => setChosen(source)),
  })

  return (
    <Panes
      frame={frame}
      beside={beside}
      head={
        <ReviewHead datapoint={datapoint} steps={steps} heading={heading} onClose={onClose} code={datapoint.code} />
      }
      page={
        place && (
          <PagePane
            place={place}
            zoomed={zoomed}
            beside={beside}
            onZoom={() => setZoomed(!zoomed)}
            onOpen={wholeDocument.open}
          />
        )
      }
    >
      <ScrollFrame ref={body} aria-label={t('review.details')} className="h-auto! min-h-0 flex-1 px-5 max-md:px-4">
        <ValueSection datapoint={datapoint} evidence={evidence} reportingYear={reportingYear} />
        <Conflict
          datapoint={datapoint}
          shown={evidence}
          onShow={setChosen}
          onUse={(other) => {
            const unit = other.unit === null || other.unit === datapoint.unit ? '' : ` ${other.unit}`
            void changeSeen(datapoint, { value: typed(other) + unit }).catch(() => null)
          }}
          isChanging={saving !== null}
        />
        {datapoint.question && (
          <ComputedInstead datapoint={datapoint} onTake={takeComputed} isTaking={saving !== null} />
        )}
        <Why datapoint={datapoint} />
        <OwnExcerpts datapoint={datapoint} />
        {evidence && <Checks evidence={evidence} reportingYear={reportingYear} />}
        <Sources datapoint={datapoint} shown={evidence} onShow={setChosen} />
        <AfterPaint>
          <Compared datapoint={datapoint} />
          <Breakdowns datapoint={datapoint} shown={evidence} onShow={setChosen} onEdit={() => setMode('breakdown')} />
        </AfterPaint>
        {isMissing && (
          <Nearest
            key={`nearest ${datapoint.key}`}
            datapoint={datapoint}
            shown={near}
            onShow={(next) => {
              setChosen(null)
              setNear(next)
            }}
            onTakeComputed={takeComputed}
            isTaking={saving !== null}
          />
        )}
        <AfterPaint>
          <Candidates
            key={datapoint.key}
            datapoint={datapoint}
            shown={evidence}
            onShow={setChosen}
            onPoint={() => setMode('point')}
          />
          <About datapoint={datapoint} />
          <HistorySection datapoint={datapoint} onOpen={() => setMode('history')} />
        </AfterPaint>
      </ScrollFrame>
      <ReviewFoot
        datapoint={datapoint}
        reportingYear={reportingYear}
        mode={mode}
        near={isMissing ? near : null}
        decisions={{ waiting, onAccept, onCorrect, onReject, onNext: steps.onNext, onClose }}
        onSave={async (changes) => {
          await changeSeen(datapoint, changes)
          back()
        }}
        onTake={takePlace}
        onPoint={(nearest) => {
          setNear(nearest)
          setMode('point')
        }}
        onLeave={() => {
          setNear(null)
          back()
        }}
      />
      <KeyBar
        hasRejected={rejection.askLast !== undefined}
        canZoom={canZoom}
        canOpen={place !== null}
        onSheet={() => openHelp('keys')}
      />
      {mode === 'history' && <HistoryDialog datapoint={datapoint} onClose={back} />}
      {mode === 'breakdown' && (
        <Suspense>
          <BreakdownDialog datapoint={datapoint} onClose={back} />
        </Suspense>
      )}
      {rejection.dialog}
      {mode === 'point' && (
        <PointViewer
          datapoint={datapoint}
          first={place}
          reportingYear={reportingYear}
          onTake={takePlace}
          onClose={back}
        />
      )}
      {wholeDocument.isOpen && place && (
        <DocumentViewer
          documentId={place.document_id}
          filename={place.filename}
          page={place.page}
          place={place}
          passages={passagesOf(sources, evidence, setChosen)}
          onClose={back}
        />
      )}
    </Panes>
  )
}

/** The steps through the sources of a value; none where something else is shown. */
function passagesOf(sources: readonly Evidence[], shown: Evidence | null, onShow: (evidence: Evidence | null) => void) {
  const index = shown ? sources.indexOf(shown) : -1
  return { index, count: index < 0 ? 0 : sources.length, onStep: (to: number) => onShow(sources[to] ?? null) }
}

const isSame = (a: Evidence, b: Evidence) =>
  a.document_id === b.document_id &&
  a.page === b.page &&
  a.excerpt === b.excerpt &&
  a.dimension === b.dimension &&
  a.value === b.value
