import { cx } from '../ui/class-names.ts'
import { placed } from './marks.ts'
import type { Point } from './points.ts'

interface PagePointsProps {
  page: { width: number; height: number }
  points: readonly Point[]
}

/** Lies over the picture of a page: every figure that can be pointed at is a button where it stands. */
export function PagePoints({ page, points }: PagePointsProps) {
  return (
    <div className="absolute inset-0">
      {points.map(
        ({ key, box, label, isChosen, onChoose }) =>
          box && (
            <button
              key={key}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={isChosen}
              onClick={onChoose}
              className={cx(
                'absolute cursor-pointer rounded-sm outline-1 outline-mark-line outline-dashed hover:bg-mark hover:outline-2 hover:mix-blend-multiply focus-visible:outline-2 focus-visible:outline-solid',
                isChosen && 'bg-mark mix-blend-multiply outline-2! outline-solid!',
              )}
              style={placed(box, page, 1.5)}
            />
          ),
      )}
    </div>
  )
}
