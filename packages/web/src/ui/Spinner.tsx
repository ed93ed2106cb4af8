import { LoaderCircle } from 'lucide-react'
import { cx } from './class-names.ts'

/** Says that something runs; the words beside it say what. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-4 shrink-0 animate-spin', className)} />
}
