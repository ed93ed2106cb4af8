import { type RefObject, useLayoutEffect, useState } from 'react'

/** The inner size of an element in CSS pixels, 0 until it is measured. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () =>
      setSize((known) =>
        known.width === target.clientWidth && known.height === target.clientHeight
          ? known
          : { width: target.clientWidth, height: target.clientHeight },
      )
    // It tells of the first size as well; measured here, the page would be laid out in between.
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
