import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'

export interface SegmentProps {
  ref?: Ref<HTMLDivElement>
  'aria-label': string
  size?: 'md' | 'sm'
  children: ReactNode
  className?: string
}

/** Switches between views of one thing. */
export function Segment({ size = 'md', children, className, ...rest }: SegmentProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning to what is a row of views.
    <div
      {...rest}
      role="group"
      data-size={size}
      className={cx('group/segment inline-flex shrink-0 gap-0.5 rounded-md bg-pressed p-0.5', className)}
    >
      {children}
    </div>
  )
}

interface SegmentItemProps extends ComponentProps<'button'> {
  /** For a view that has its own address: the one child is a link. */
  asChild?: boolean
  current?: boolean
}

export function SegmentItem({ asChild, current, className, ...rest }: SegmentItemProps) {
  const classes = cx(
    'inline-flex h-segment items-center gap-2 whitespace-nowrap rounded-sm px-3 font-medium text-sm no-underline transition-colors group-data-[size=sm]/segment:h-segment-small group-data-[size=sm]/segment:px-2 group-data-[size=sm]/segment:text-xs aria-disabled:cursor-not-allowed aria-disabled:text-muted',
    current ? 'bg-segment text-ink shadow-xs' : 'text-secondary hover:text-ink',
    className,
  )
  if (asChild) return <Slot.Root {...rest} className={classes} aria-current={current ? 'page' : undefined} />
  return <button type="button" {...rest} className={classes} aria-pressed={current ?? false} />
}
