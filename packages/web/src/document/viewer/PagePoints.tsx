import { cx } from '../../ui/class-names.ts'
import { placed } from './marks.ts'
import type { Point } from './points.ts'

interface PagePointsProps {
  page: { width: number; height: number }
  points: readonly Point[]
}

/**
 * Lies over the picture of a page: every figure that can be pointed at is a button where it stands, for the mouse and the finger.
 * Keyboard and screen reader have the same figures as a list beside the page.
 */
export function PagePoints({ page, points }: PagePointsProps) {
  return (
    <div aria-hidden className="absolute inset-0">
      {points.map(
        ({ key, box, label, isChosen, onChoose }) =>
          box && (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              title={label}
              onClick={onChoose}
              className={cx(
                'absolute cursor-pointer rounded-sm outline-1 outline-mark-line outline-dashed hover:bg-mark hover:outline-2 hover:mix-blend-multiply focus-visible:outline-2 focus-visible:outline-solid',
                isChosen && 'bg-mark mix-blend-multiply outline-2! outline-solid!',
              )}
              style={placed(box, page, 2)}
            />
          ),
      )}
    </div>
  )
}
