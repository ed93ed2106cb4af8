import { type RefObject, useEffect, useState } from 'react'

/** How far beyond the window something counts as near: what is drawn then is there before it is seen. */
const margin = '400px'

/**
 * Whether an element has come near what is seen, which stays so: what stands far below is drawn, and asked for,
 * when somebody comes there: a chart takes as long as the rest of its page. Before something is printed everything is near.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const reach = () => setNear(true)
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && reach(), {
      rootMargin: margin,
    })
    watch.observe(element.current)
    window.addEventListener('beforeprint', reach)
    return () => {
      watch.disconnect()
      window.removeEventListener('beforeprint', reach)
    }
  }, [element, isNear])
  return isNear
}
