import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { cx } from './class-names.ts'

interface ScrollFrameProps extends ComponentProps<'div'> {
  /** Takes the focus when it appears, so that the keys that scroll work at once; never from tabs, whose keys move on. */
  takesFocus?: boolean
}

/** A scrolling part of the page that the keyboard reaches. Arrow keys belong to it while it has the focus. */
export function ScrollFrame({ className, ref, takesFocus = false, ...rest }: ScrollFrameProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus && !document.activeElement?.closest('[role=tablist]')) own.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a frame around a page is no set of form fields.
    <div
      {...rest}
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      data-scrolls
      className={cx('h-full overflow-auto overscroll-contain focus-visible:-outline-offset-2', className)}
    />
  )
}
