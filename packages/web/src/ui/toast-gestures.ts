import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds after which a pointer counts as left behind, not as looking. */
const looksFor = 10_000

/**
 * Calls `onEnd` after `duration` milliseconds of being looked at: the time stands still while the focus is on the element,
 * the window is in the background, or the pointer came to the element in the last ten seconds. Spread the result over the
 * element.
 */
export function usePausableTimer(duration: number, onEnd: () => void) {
  const left = useRef(duration)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(() => document.hidden)
  const paused = pointed || focused || away

  useEffect(() => {
    left.current = duration
  }, [duration])
  useEffect(() => {
    const look = () => setAway(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!pointed) return
    const timer = setTimeout(() => setPointed(false), looksFor)
    return () => clearTimeout(timer)
  }, [pointed])
  useEffect(() => {
    if (paused) return
    const start = Date.now()
    const timer = setTimeout(onEnd, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - start))
    }
  }, [paused, onEnd])

  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}

/** Pixels to the right after which a swipe dismisses, and after which a movement is a swipe at all. */
const threshold = 50
const slack = 6

/** Follows a finger to the right and calls `onSwipe` when it lets go past 50 pixels. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)
  const moved = (event: PointerEvent) => (start.current === null ? 0 : Math.max(0, event.clientX - start.current))
  const end = () => {
    start.current = null
    setOffset(0)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (moved(event) <= slack) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setOffset(moved(event))
    },
    onPointerUp: (event: PointerEvent) => {
      if (moved(event) > threshold) onSwipe()
      end()
    },
    onPointerCancel: end,
  }
  return { offset, handlers }
}
