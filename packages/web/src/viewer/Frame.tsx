import type { ComponentProps } from 'react'
import { cx } from '../ui/class-names.ts'

/** What a page scrolls in. Arrow keys belong to it while it has the focus. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a frame around a page is no set of form fields.
    <div
      {...rest}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      data-scrolls
      className={cx('h-full overflow-auto overscroll-contain focus-visible:-outline-offset-2', className)}
    />
  )
}
