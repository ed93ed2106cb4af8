import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Moves what a frame shows with the mouse, as one moves paper; fingers and pens scroll by themselves. */
export function useDragScroll(frame: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const [moving, setMoving] = useState(false)
  const end = () => {
    from.current = null
    setMoving(false)
  }
  return {
    moving,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const box = frame.current
        if (!box || event.pointerType !== 'mouse' || event.button !== 0) return
        from.current = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop }
        box.setPointerCapture(event.pointerId)
        setMoving(true)
      },
      onPointerMove: (event: PointerEvent) => {
        const start = from.current
        if (!start) return
        frame.current?.scrollTo({
          left: start.left - event.clientX + start.x,
          top: start.top - event.clientY + start.y,
        })
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
