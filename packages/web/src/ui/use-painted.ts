import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** Milliseconds on the clock of events, which is not the same one everywhere. */
const now = (): number => new Event('now').timeStamp

/**
 * Answers whether a key was pressed once by somebody who saw what is shown now. A key that was pressed before that was painted was meant
 * for what stood there, however late it arrives; one that is held down repeats what was meant for that.
 * @param shown names what is shown
 * @param frame carries `data-painted` while what is shown has been painted
 */
export function usePainted(shown: string, frame: RefObject<HTMLElement | null>): (event: KeyboardEvent) => boolean {
  const paintedAt = useRef(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew has to be painted anew.
  useLayoutEffect(() => {
    const element = frame.current
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      paintedAt.current = now()
      element?.setAttribute('data-painted', '')
    }
    // A frame is painted after its callbacks and before the next task.
    const wanted = requestAnimationFrame(() => channel.port2.postMessage(null))
    return () => {
      cancelAnimationFrame(wanted)
      channel.port1.close()
      paintedAt.current = Number.POSITIVE_INFINITY
      element?.removeAttribute('data-painted')
    }
  }, [shown, frame])
  return useCallback((event) => !event.repeat && event.timeStamp >= paintedAt.current, [])
}
