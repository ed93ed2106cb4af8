import type { ReactNode } from 'react'
import type { TextKey } from '../i18n/texts.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { cx } from '../ui/class-names.ts'
import type en from './en.json'
import { galleryTexts } from './texts.ts'

export type SectionName = TextKey<(typeof en)['section']>

/** A family of components. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useTexts(galleryTexts)
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="flex scroll-mt-20 flex-col gap-6 pb-8">
      <h2 id={`${name}-title`} className="border-line border-b pb-2 text-xl">
        {t(`section.${name}`)}
      </h2>
      {children}
    </section>
  )
}

interface ExampleProps {
  title: string
  children: ReactNode
  className?: string
}

/** One component in its states. */
export function Example({ title, children, className }: ExampleProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-medium text-muted text-sm">{title}</h3>
      <div className={cx('min-w-0', className ?? 'flex flex-wrap items-center gap-3')}>{children}</div>
    </div>
  )
}

interface ShownProps {
  /** How the one thing inside looks although no pointer and no focus is on it. */
  as: 'hover' | 'focus'
  children: ReactNode
}

export function Shown({ as, children }: ShownProps) {
  return (
    <div data-shown={as} className="inline-flex min-w-0">
      {children}
    </div>
  )
}
