import { ScatterChart } from 'lucide-react'
import { useState } from 'react'
import type { Bounds, MatrixDot } from '../../charts/chart.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { MatrixPicture, type PictureHandle } from './MatrixPicture.tsx'
import { MatrixTable, type MatrixTableProps } from './MatrixTable.tsx'
import { isPlaced, isWithin } from './matrix-dots.ts'
import { moved, Thresholds } from './Thresholds.tsx'
import { materialityTexts } from './texts.ts'

interface MatrixBoardProps extends Omit<MatrixTableProps, 'bounds'> {
  dots: readonly MatrixDot[]
  onReady: (handle: PictureHandle | null) => void
  onOpen: (dot: MatrixDot) => void
  /** Leads to the entries, where there is nothing to draw yet. */
  onScore: () => void
  /** Opens the method with the tried thresholds; `null` without the right to change it. */
  onTake: ((bounds: Bounds) => void) | null
}

/** Picture, thresholds and table of the matrix: all that is drawn again while a threshold is dragged. */
export function MatrixBoard({ dots, onReady, onOpen, onScore, onTake, ...shown }: MatrixBoardProps) {
  const t = useTexts(materialityTexts)
  const { assessment } = shown
  const { method } = assessment.method
  const { list } = useFormats()
  const unplaced = assessment.topics
    .filter((topic) => isWithin(topic.code, shown.pillar) && !isPlaced(topic))
    .map(({ code }) => code)
  const [bounds, setBounds] = useState<Bounds>(method.thresholds)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]">
      <Card className="p-4">
        {assessment.topics.some(isPlaced) ? (
          <>
            <MatrixPicture
              dots={dots}
              bounds={bounds}
              scale={method.scale}
              onReady={onReady}
              onDrag={(side, value) => setBounds((known) => moved(known, method, side, value))}
              onOpen={onOpen}
            />
            {unplaced.length > 0 && (
              <p className="mb-3 text-muted text-sm">{t('matrix.unplaced', { codes: list(unplaced) })}</p>
            )}
            <Thresholds
              assessment={assessment}
              bounds={bounds}
              onChange={setBounds}
              onTake={onTake && (() => onTake(bounds))}
            />
          </>
        ) : (
          <EmptyState
            icon={<ScatterChart aria-hidden strokeWidth={1.75} />}
            title={t('matrix.none')}
            action={assessment.may.score && <Button onClick={onScore}>{t('matrix.score')}</Button>}
          >
            {t('matrix.noneText')}
          </EmptyState>
        )}
      </Card>
      <MatrixTable {...shown} bounds={bounds} />
    </div>
  )
}
