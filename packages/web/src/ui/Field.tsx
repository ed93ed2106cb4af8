import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** Properties that a field hands to the control inside it. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The id of the label of a field's control. */
export const labelIdOf = (control: string) => `${control}-label`

interface FieldProps {
  label: ReactNode
  /** Stands at the end of the label's line, such as a link. */
  aside?: ReactNode
  hint?: ReactNode
  /** The hint stays when something is wrong, because it says what would be right. */
  keepsHint?: boolean
  error?: string | undefined
  children: (control: FieldControl) => ReactNode
  className?: string
}

/** A label, a control, and below it the hint or what is wrong. */
export function Field({ label, aside, hint, keepsHint, error, children, className = '' }: FieldProps) {
  const id = useId()
  const isHinted = hint && (keepsHint || !error)
  const described = [error && `${id}-error`, isHinted && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <div className="flex items-baseline justify-between gap-3">
        <label
          id={labelIdOf(id)}
          htmlFor={id}
          className="min-w-0 hyphens-auto font-medium text-sm [overflow-wrap:anywhere]"
        >
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isHinted && (
        <p id={`${id}-hint`} className="text-pretty text-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  )
}

interface FieldErrorProps {
  children: ReactNode
  id?: string
  /** Of several fields at once: it is read out, and takes the focus where the form gives it to what is wrong. */
  ofSeveral?: boolean
}

/** What is wrong with a field, or with several that belong together. */
export function FieldError({ children, id, ofSeveral = false }: FieldErrorProps) {
  return (
    <p
      id={id}
      {...(ofSeveral && { role: 'alert', tabIndex: -1 })}
      className="flex items-start gap-1 text-danger-text text-xs"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" strokeWidth={2.25} />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  )
}
