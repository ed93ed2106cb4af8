import { useMay } from '../../../api/role.ts'
import type { Steps } from './ReviewHead.tsx'
import { useKeys } from './use-keys.ts'

type Act = (() => void) | undefined

interface ReviewActs {
  steps: Pick<Steps, 'onNext' | 'onPrevious'>
  onAccept: Act
  onCorrect: Act
  onReject: Act
  /** Says why the last value was rejected. */
  onReason: Act
  onUndo: () => void
  onHistory: () => void
  onZoom: Act
  onOpen: Act
  onSearch: () => void
  onClose: () => void
  /** Shows a source of the value; the first nine have a key. */
  onSource: readonly (() => void)[]
}

/** The keys of the review, while nothing else has them. One that decides does so on what was seen when it was pressed. */
export function useReviewKeys(isOn: boolean, isSeen: (event: KeyboardEvent) => boolean, acts: ReviewActs) {
  const mayReport = useMay('report')
  const decides = (act: Act) =>
    act && mayReport
      ? (event: KeyboardEvent) => {
          if (isSeen(event)) act()
        }
      : undefined
  const { steps, onSource } = acts
  useKeys(
    isOn
      ? {
          j: steps.onNext,
          ArrowDown: steps.onNext,
          k: steps.onPrevious,
          ArrowUp: steps.onPrevious,
          a: decides(acts.onAccept),
          c: decides(acts.onCorrect),
          r: decides(acts.onReject),
          w: acts.onReason,
          u: mayReport ? acts.onUndo : undefined,
          h: acts.onHistory,
          z: acts.onZoom,
          o: acts.onOpen,
          '/': acts.onSearch,
          Escape: acts.onClose,
          ...Object.fromEntries(onSource.slice(0, 9).map((show, index) => [index + 1, show])),
        }
      : {},
  )
}
