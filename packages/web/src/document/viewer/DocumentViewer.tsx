import type { DocumentPage } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { FullScreen } from '../../ui/FullScreen.tsx'
import { type KeyMap, useKeyMap } from '../../ui/key-map.ts'
import { useStoredChoice } from '../../ui/stored-choice.ts'
import { DocumentBody, type Jump } from './DocumentBody.tsx'
import { preparePdf } from './pdf-file.ts'
import { isImage, isPdf, keyOfPlace, type Place } from './place.ts'
import type { Points } from './points.ts'
import { documentOutlineQuery, documentQuery } from './queries.ts'
import { usePdf } from './use-pdf.ts'
import { ViewerBar } from './ViewerBar.tsx'

/** How much larger than its frame a page may be shown. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

const usualZoom = zooms.indexOf(1)

/** Where keys belong to what is typed or chosen. */
const taken = 'input, textarea, select, [role=menu], [role=listbox], [role=tablist]'

/** The list of keys may lie above the document. */
const isElsewhere = (_: string, target: Element | null): boolean =>
  Boolean(target?.closest(taken) || target?.closest('[role=dialog]')?.querySelector('[data-help]'))

/** Listens for keys while a document is open. */
const useViewerKeys = (keys: KeyMap) => useKeyMap(keys, isElsewhere)

/** The passage that is shown among those that speak about the same. */
export interface Passages {
  /** From 0. */
  index: number
  count: number
  /** Leads to another one; its place arrives as `place`. */
  onStep: (index: number) => void
}

interface DocumentViewerProps {
  documentId: string
  filename: string
  /** The page that is shown first. */
  page: number
  onPage?: (page: number) => void
  /** A passage that is marked; another one is shown as soon as it is given. */
  place?: Place | null
  passages?: Passages | undefined
  /** What can be pointed at on a page. */
  points?: Points | undefined
  /** Stands beside the pages, on a phone below them. */
  side?: ReactNode
  onClose: () => void
}

/** A document to read: all its pages as they look, with a passage marked where one is given. */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <FullScreen label={props.filename} onClose={props.onClose}>
      <OpenFile key={props.documentId} {...props} />
    </FullScreen>
  )
}

type Kind = DocumentPage['kind']

/** What a document shows at once. */
function kindOf(filename: string, page: { kind: Kind } | undefined): Kind {
  if (isPdf(filename)) return 'page'
  return isImage(filename) ? 'image' : (page?.kind ?? 'text')
}

/** The way to the passage so many further; none where there is none. */
function stepOf(passages: Passages | undefined, by: number): (() => void) | undefined {
  const next = (passages?.index ?? 0) + by
  return passages && next >= 0 && next < passages.count ? () => passages.onStep(next) : undefined
}

/** The passages as the bar steps through them; one alone needs no steps. */
function stepsThrough(passages: Passages | undefined) {
  if (!passages || passages.count < 2) return undefined
  const { index, count } = passages
  return { number: index + 1, count, onPrevious: stepOf(passages, -1), onNext: stepOf(passages, 1) }
}

function OpenFile(props: DocumentViewerProps) {
  const { documentId, filename, page: first, onPage, place = null, passages, points, side, onClose } = props
  const [page, setPage] = useState(first)
  const [jump, setJump] = useState<Jump>({ page: first, toPassage: place?.page === first })
  const [size, setSize] = useStoredChoice('document', zooms.map(String), String(zooms[usualZoom]))
  const zoom = zooms.findIndex((known) => String(known) === size)
  const setZoom = (next: number) => setSize(String(zooms[next]))
  const [marked, setMarked] = useState(place)
  if (place && (!marked || keyOfPlace(place) !== keyOfPlace(marked))) {
    setMarked(place)
    setPage(place.page)
    setJump({ page: place.page, toPassage: true })
  }
  const { data: document } = useQuery(documentQuery(documentId))
  const pdf = usePdf(documentId, isPdf(filename))
  const { data: outline } = useQuery({ ...documentOutlineQuery(documentId), enabled: !isPdf(filename) })
  const kind = kindOf(filename, outline?.[page - 1])
  const counted = outline?.length ?? (isPdf(filename) ? document?.pageCount : null) ?? null
  const pages = pdf.state === 'ready' ? pdf.value.pages : counted
  const isDrawn = pdf.state === 'ready' || kind === 'image' || kind === 'slide'
  // The buttons of what will be drawn stand there from the beginning, so that nothing moves when it comes.
  const willBeDrawn = isPdf(filename) ? pdf.state === 'loading' : !outline && /\.pptx$/i.test(filename)

  useEffect(() => {
    if (isPdf(filename)) preparePdf()
  }, [filename])

  const show = (next: number) => {
    setPage(next)
    onPage?.(next)
  }
  const go = (next: number, toPassage = false) => {
    show(next)
    setJump({ page: next, toPassage })
  }
  const step = (by: number) => {
    const next = page + by
    return pages !== null && next >= 1 && next <= pages ? () => go(next) : undefined
  }
  const zoomBy = (by: number) => (isDrawn && zooms[zoom + by] ? () => setZoom(zoom + by) : undefined)
  const passageBy = (by: number) => stepOf(passages, by)
  const toPassage = place ? () => go(place.page, true) : undefined

  const turns = kind !== 'sheet' && kind !== 'text'
  useViewerKeys({
    PageDown: turns ? step(1) : undefined,
    PageUp: turns ? step(-1) : undefined,
    ArrowRight: kind === 'slide' ? step(1) : undefined,
    ArrowLeft: kind === 'slide' ? step(-1) : undefined,
    Home: turns && pages !== null ? () => go(1) : undefined,
    End: turns && pages !== null ? () => go(pages) : undefined,
    '+': zoomBy(1),
    '=': zoomBy(1),
    '-': zoomBy(-1),
    0: isDrawn ? () => setZoom(usualZoom) : undefined,
    n: passageBy(1),
    p: passageBy(-1),
    f: toPassage,
  })

  return (
    <>
      <ViewerBar
        documentId={documentId}
        filename={filename}
        page={page}
        pages={kind === 'sheet' ? null : pages}
        unit={kind}
        onPage={go}
        onPassage={toPassage}
        passages={stepsThrough(passages)}
        zoom={isDrawn || willBeDrawn ? { share: zooms[zoom] ?? 1, onIn: zoomBy(1), onOut: zoomBy(-1) } : undefined}
        onClose={onClose}
      />
      <Beside side={side}>
        <DocumentBody
          documentId={documentId}
          filename={filename}
          document={document}
          outline={outline}
          pdf={pdf}
          page={page}
          place={place}
          points={points}
          jump={jump}
          zoom={zooms[zoom] ?? 1}
          onPage={show}
          onSheet={go}
        />
      </Beside>
    </>
  )
}

/** The pages, with what stands beside them where there is something. */
function Beside({ side, children }: { side: ReactNode; children: ReactNode }) {
  if (!side) return children
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">{children}</div>
      <div className="flex min-h-0 w-88 shrink-0 flex-col border-line border-l max-md:h-[46dvh] max-md:w-full max-md:overflow-y-auto max-md:border-t max-md:border-l-0">
        {side}
      </div>
    </div>
  )
}
