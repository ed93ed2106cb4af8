import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

/** Everything that can be typed into or chosen from looks alike; 16 px on phones keeps browsers from zooming in. */
export const controlLook =
  'w-full min-w-0 rounded-md border border-line-input bg-surface px-3 text-ink transition-colors focus-visible:border-ring focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring disabled:border-line-strong disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed aria-invalid:border-danger aria-invalid:focus-visible:border-danger aria-invalid:focus-visible:outline-danger'

interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'md' | 'lg'
}

export function Input({ size = 'md', className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      className={cx(controlLook, size === 'md' ? 'h-control' : 'h-10', 'text-sm max-md:text-lg', className)}
    />
  )
}

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={cx(controlLook, 'block py-2 text-sm max-md:text-lg', className)} />
}
