import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** The part of a dialog that scrolls. Where nothing in it takes the focus it does so itself: keys must reach its end. */
export function ScrollBody({ className, children }: { className: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  useEffect(() => {
    const [outer, inner] = [frame.current, content.current]
    if (!outer || !inner) return
    const look = () => setTakesFocus(outer.scrollHeight > outer.clientHeight && !inner.querySelector(focusable))
    const observer = new ResizeObserver(look)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={frame}
      tabIndex={takesFocus ? 0 : undefined}
      className={cx('min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2', className)}
    >
      <div ref={content}>{children}</div>
    </div>
  )
}
