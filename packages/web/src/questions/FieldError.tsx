import { TriangleAlert } from 'lucide-react'

/** Error message below a field. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-base text-danger-text">
      <TriangleAlert aria-hidden className="mt-1 size-3.5 shrink-0" strokeWidth={2.25} />
      {children}
    </p>
  )
}
