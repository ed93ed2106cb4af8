import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { cx } from './class-names.ts'

/** The title in the header and of the tab, for a page with a title from its data. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => {})

export function usePageTitle(title: string | null) {
  const set = useContext(PageTitleContext)
  useEffect(() => {
    set(title)
    return () => set(null)
  }, [set, title])
}

/**
 * The column of a page: at most 1,200 px of content, 640 px for a form. Whatever its width, it begins where the views above it begin.
 */
export function PageBody({ children, width = 'page', className }: PageBodyProps) {
  return (
    <div className={cx('mx-auto w-full max-w-page p-gutter', width === 'page' && className)}>
      {width === 'page' ? children : <div className={cx('max-w-form', className)}>{children}</div>}
    </div>
  )
}
interface PageBodyProps {
  children: ReactNode
  width?: 'page' | 'form'
  className?: string
}

/** A heading over a part of a page, with what belongs to it at the end of the line. */
export function SectionHeader({ title, note, children, className }: SectionHeaderProps) {
  return (
    <div className={cx('flex min-h-control flex-wrap items-center gap-2', className)}>
      <h2 className="font-semibold text-base">{title}</h2>
      {note && <span className="num text-muted text-sm">{note}</span>}
      <span className="flex-1" />
      {children}
    </div>
  )
}
interface SectionHeaderProps {
  title: ReactNode
  note?: ReactNode
  children?: ReactNode
  className?: string
}

export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('min-w-0 rounded-xl border border-line bg-surface', className)}>{children}</div>
}
