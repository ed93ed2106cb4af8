import { type RefObject, useLayoutEffect, useState } from 'react'

/** Milliseconds without scrolling after which a message looks again where it covers nothing. */
const afterScrolling = 150

/**
 * Pixels by which a message moves so that it covers neither what was used nor a main action of the page or of a panel. It looks
 * when it appears, and again when the page changes below it. `shown` is its number.
 */
export function useRoomForControls(region: RefObject<HTMLElement | null>, shown: number | undefined): number {
  const [move, setMove] = useState(0)
  useLayoutEffect(() => {
    if (shown === undefined) return setMove(0)
    let isGone = false
    // Most pages are left without a message: what measures one is loaded with the first.
    const look = () =>
      void import('./room-for-controls.ts').then(({ moveOf }) => {
        if (!isGone && region.current) setMove(moveOf(region.current))
      })
    look()
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(look, afterScrolling)
    }
    const changes = new MutationObserver(soon)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', soon)
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      isGone = true
      changes.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      removeEventListener('resize', soon)
      removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [region, shown])
  return move
}
