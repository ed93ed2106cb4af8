import type { Datapoint, Evidence, NearPlace } from '@esrs/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import { May } from '../../../api/May.tsx'
import { useMay } from '../../../api/role.ts'
import { DocumentViewer } from '../../../document/viewer/DocumentViewer.tsx'
import { isPicture } from '../../../document/viewer/place.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { openHelp } from '../../../shell/help/open-help.ts'
import { AfterPaint } from '../../../ui/AfterPaint.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ScrollFrame } from '../../../ui/ScrollFrame.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import { usePainted } from '../../../ui/use-painted.ts'
import { useWaitingFor, waitingFor } from '../deciding.ts'
import { ComputedInstead } from '../nearest/ComputedValue.tsx'
import { MissingActions } from '../nearest/MissingActions.tsx'
import { Nearest } from '../nearest/Nearest.tsx'
import { PointViewer } from '../nearest/PointViewer.tsx'
import { type Corrected, TakeForm } from '../nearest/TakeForm.tsx'
import type { Changes } from '../queries.ts'
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
import { CorrectForm } from './CorrectForm.tsx'
import { Decisions, type DecisionsProps } from './Decisions.tsx'
import { HistoryDialog, HistorySection } from './History.tsx'
import { PagePane, Panes } from './Panes.tsx'
import { ReviewHead, type Steps } from './ReviewHead.tsx'
import { Sources } from './Sources.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { useKeys } from './use-keys.ts'
import { usePassageZoom } from './use-passage-zoom.ts'
import { useRejection } from './use-rejection.tsx'
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
  const mayReport = useMay('report')
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
  /** A key that decides does so on what was seen when it was pressed. */
  const decides = (act: (() => void) | undefined) =>
    act && mayReport
      ? (event: KeyboardEvent) => {
          if (isSeen(event)) act()
        }
      : undefined
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

  useKeys(
    mode === 'look' && !wholeDocument.isOpen
      ? {
          j: steps.onNext,
          ArrowDown: steps.onNext,
          k: steps.onPrevious,
          ArrowUp: steps.onPrevious,
          a: decides(onAccept),
          c: decides(onCorrect),
          r: decides(onReject),
          w: rejection.askLast,
          u: mayReport ? undoLast : undefined,
          h: () => setMode('history'),
          z: canZoom ? () => setZoomed(!zoomed) : undefined,
          o: place ? wholeDocument.open : undefined,
          '/': onSearch,
          Escape: onClose,
          ...Object.fromEntries(sources.slice(0, 9).map((source, index) => [index + 1, () => setChosen(source)])),
        }
      : {},
  )

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
        {!evidence && <ByHand datapoint={datapoint} />}
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
      <Foot
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

/** Where a value stands that no document was read for: what a person said of it, or that nothing is known. */
function ByHand({ datapoint: { value, excerpts } }: { datapoint: Datapoint }) {
  const t = useTexts(datapointTexts)
  if (value === null) return null
  return (
    <p className="whitespace-pre-line pb-3 text-secondary text-sm [overflow-wrap:anywhere]">
      {excerpts.trim() || t('review.noEvidence')}
    </p>
  )
}

/** The steps through the sources of a value; none where something else is shown. */
function passagesOf(sources: readonly Evidence[], shown: Evidence | null, onShow: (evidence: Evidence | null) => void) {
  const index = shown ? sources.indexOf(shown) : -1
  return { index, count: index < 0 ? 0 : sources.length, onStep: (to: number) => onShow(sources[to] ?? null) }
}

type Mode = 'look' | 'correct' | 'history' | 'point' | 'breakdown'

interface FootProps {
  datapoint: Datapoint
  reportingYear: number | null
  mode: Mode
  near: NearPlace | null
  decisions: Omit<DecisionsProps, 'datapoint'>
  onSave: (changes: Changes) => Promise<unknown>
  onTake: (place: NearPlace, corrected: Corrected) => Promise<unknown>
  onPoint: (nearest: NearPlace | null) => void
  onLeave: () => void
}

/** What can be decided, or the form of the decision that is being made. */
function Foot({ datapoint, reportingYear, mode, near, decisions, onSave, onTake, onPoint, onLeave }: FootProps) {
  if (mode === 'look' && near)
    return (
      <div className="border-line border-t bg-surface">
        <TakeForm
          key={near.start}
          datapoint={datapoint}
          place={near}
          isPassing
          reportingYear={reportingYear}
          onTake={(corrected) => onTake(near, corrected)}
          onLeave={onLeave}
        />
      </div>
    )
  if (mode === 'correct')
    return (
      <div className="border-line border-t bg-surface">
        <CorrectForm datapoint={datapoint} onLeave={onLeave} onSave={onSave} />
      </div>
    )
  return (
    <May>
      {datapoint.value === null && (
        <div className="border-line border-t bg-surface px-5 pt-3 max-md:px-4">
          <MissingActions datapoint={datapoint} onPoint={onPoint} />
        </div>
      )}
      <Decisions datapoint={datapoint} {...decisions} />
    </May>
  )
}

const isSame = (a: Evidence, b: Evidence) =>
  a.document_id === b.document_id &&
  a.page === b.page &&
  a.excerpt === b.excerpt &&
  a.dimension === b.dimension &&
  a.value === b.value

interface KeyBarProps {
  hasRejected: boolean
  canZoom: boolean
  canOpen: boolean
  onSheet: () => void
}

/** The keys that are used most. */
function KeyBar({ hasRejected, canZoom, canOpen, onSheet }: KeyBarProps) {
  const t = useTexts(datapointTexts)
  const on = useSingleKeys()
  const item = 'flex items-center gap-1.5 whitespace-nowrap'
  return (
    <div className="flex h-8 shrink-0 items-center gap-3 border-line border-t bg-sunken px-5 text-muted text-xs max-md:hidden">
      {on && (
        // What there is no room for stands on the sheet of all keys.
        <div className="flex h-full min-w-0 flex-1 flex-wrap gap-x-3 overflow-hidden *:h-full">
          <span className={item}>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {t('review.move')}
          </span>
          {hasRejected && (
            <span className={item}>
              <Kbd>W</Kbd> {t('review.reasonKey')}
            </span>
          )}
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
        </div>
      )}
      <button type="button" onClick={onSheet} className={`${item} ml-auto rounded-sm hover:text-ink`}>
        <Kbd>?</Kbd> {t('review.allKeys')}
      </button>
    </div>
  )
}
