import { CircleAlert, Info, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { useUiTexts } from './texts.tsx'

/** A grey stand-in of the size of what is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('skeleton block', className)} />
}

/** Around skeletons: says once that something loads. */
export function Loading({ children, label, className }: { children: ReactNode; label?: string; className?: string }) {
  const texts = useUiTexts()
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label ?? texts.loading}</span>
      {children}
    </div>
  )
}

interface EmptyStateProps {
  icon: ReactNode
  title: ReactNode
  /** One sentence that says why it is empty. */
  children?: ReactNode
  /** The one action that changes it. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-1 px-6 py-8 text-center', className)}>
      <span className="mb-2 grid size-10 place-items-center rounded-lg bg-sunken text-muted dark:bg-pressed [&>svg]:size-5">
        {icon}
      </span>
      <p className="text-balance font-medium">{title}</p>
      {children && <p className="max-w-md text-balance text-muted text-sm">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  /** The failed action. */
  title: ReactNode
  /** What to do. */
  children?: ReactNode
  onRetry?: () => void
  busy?: boolean
  className?: string
}

export function ErrorState({ title, children, onRetry, busy = false, className }: ErrorStateProps) {
  const texts = useUiTexts()
  return (
    <div role="alert" className={cx('flex flex-col items-center gap-1 px-6 py-8 text-center', className)}>
      <span className="mb-2 grid size-10 place-items-center rounded-lg bg-danger-soft text-danger-text">
        <TriangleAlert aria-hidden className="size-5" />
      </span>
      <p className="text-balance font-medium">{title}</p>
      {children && <p className="max-w-md text-balance text-muted text-sm">{children}</p>}
      {onRetry && (
        <Button className="mt-3" onClick={onRetry} busy={busy}>
          {!busy && <RotateCw aria-hidden className="size-3.5" />}
          {texts.tryAgain}
        </Button>
      )}
    </div>
  )
}

const notices = {
  neutral: 'bg-neutral-soft text-secondary',
  info: 'bg-info-soft text-info-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
}

interface NoticeProps {
  tone?: keyof typeof notices
  children: ReactNode
  /** The button that does what the notice asks for. */
  action?: ReactNode
  /** `alert` for what just went wrong; it is read out at once. */
  role?: 'alert' | 'status'
  className?: string
}

/** Why something was not done, where it was not. */
export const FailureNotice = ({ children, className }: Pick<NoticeProps, 'children' | 'className'>) =>
  children ? (
    <Notice tone="danger" role="alert" className={className}>
      {children}
    </Notice>
  ) : null

export function Notice({ tone = 'info', children, action, role, className }: NoticeProps) {
  const Icon = tone === 'warning' ? TriangleAlert : tone === 'danger' ? CircleAlert : Info
  return (
    <div
      role={role}
      className={cx('flex items-center gap-3 rounded-lg px-4 py-3 text-sm max-md:flex-wrap', notices[tone], className)}
    >
      <div className="flex min-w-0 flex-1 gap-3">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <div className="min-w-0 flex-1 text-pretty [&_a]:underline [&_a]:underline-offset-2">{children}</div>
      </div>
      {action && <div className="shrink-0 max-md:w-full">{action}</div>}
    </div>
  )
}
