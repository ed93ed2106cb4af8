import { useEffect, useRef } from 'react'
import { Segment, type SegmentProps } from './Segment.tsx'

// Words for those who listen are placed by the line, which cuts them off with what they belong to: else they would widen the page.
const onPhones =
  'relative max-md:w-full max-md:overflow-x-auto [scrollbar-width:none] [mask-image:linear-gradient(to_right,transparent,black_var(--before,0px),black_calc(100%_-_var(--after,0px)),transparent)] data-before:[--before:2rem] data-after:[--after:2rem] max-md:*:shrink-0 max-md:*:grow max-md:*:justify-center max-md:*:px-2 *:focus-visible:-outline-offset-2'

/**
 * Many views of one thing. On a phone they are one line that is moved sideways: the current view is in sight, and the line fades out on
 * the sides where there are more.
 */
export function SegmentLine(props: Omit<SegmentProps, 'ref' | 'className'>) {
  const line = useRef<HTMLDivElement>(null)
  const shown = useRef<Element>(null)
  const width = useRef(0)
  // Every time it is drawn: words of another language are as wide as they are.
  useEffect(() => {
    const row = line.current
    if (!row) return
    const look = () => {
      row.toggleAttribute('data-before', row.scrollLeft > 1)
      row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
    }
    const current = row.querySelector<HTMLElement>('[aria-pressed=true], [aria-current]')
    const bringIn = () => {
      if (current) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
    }
    // A window that was turned or made narrow is another line, whether it is drawn anew for that or not. The observer tells of the first
    // size as well, before it is painted: asked for here, the page would be laid out once more.
    const follow = () => {
      if (current !== shown.current || row.clientWidth !== width.current) bringIn()
      look()
      shown.current = current
      width.current = row.clientWidth
    }
    const observer = new ResizeObserver(follow)
    observer.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  })
  return <Segment {...props} ref={line} className={onPhones} />
}
