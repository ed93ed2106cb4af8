import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonLook = 'primary' | 'outline' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'md' | 'lg' | 'xl' | 'icon' | 'icon-small'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap font-medium transition-colors no-underline select-none'

const looks: Record<ButtonLook, string> = {
  primary: 'border border-transparent bg-brand text-brand-fg shadow-xs hover:bg-brand-hover',
  outline: 'border border-line-strong bg-surface text-ink shadow-xs hover:bg-hover',
  ghost: 'border border-transparent text-secondary hover:bg-hover hover:text-ink',
  danger: 'border border-transparent bg-danger text-danger-fg hover:bg-danger-hover',
  link: 'rounded-sm text-brand-text underline-offset-2 hover:underline',
}

const sizes: Record<ButtonSize, string> = {
  md: 'h-control rounded-md px-3 text-sm',
  lg: 'h-10 rounded-md px-4 text-base',
  xl: 'h-12 rounded-lg px-5 text-lg',
  icon: 'size-control rounded-md p-0',
  'icon-small': 'size-7 rounded-md p-0 max-md:size-10',
}

const isTrue = (value: ButtonProps['aria-disabled']) => value === true || value === 'true'

const inactive = 'border border-line bg-sunken text-muted cursor-not-allowed'

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
  /** Fills the line that it stands in. */
  block?: boolean
  /** Shows that the click is being carried out and takes no second one. */
  busy?: boolean
  /** Renders the one child, a link for example, in the look of a button. */
  asChild?: boolean
}

export function Button(props: ButtonProps) {
  const { look = 'outline', size = 'md', block, busy, asChild, className, children, onClick, ...rest } = props
  // What messages must not cover.
  const main = look === 'primary' || look === 'danger' ? '' : undefined
  const off = (rest.disabled || isTrue(rest['aria-disabled'])) && look !== 'link'
  const classes = cx(base, look !== 'link' && sizes[size], off ? inactive : looks[look], block && 'w-full', className)
  if (asChild) {
    return (
      <Slot.Root data-main-action={main} className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  const blocked = busy || isTrue(rest['aria-disabled'])
  return (
    <button
      type="button"
      data-main-action={main}
      {...rest}
      className={classes}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (blocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner className="size-3.5" />}
      {children}
    </button>
  )
}
