import { type ReactNode, useEffect, useRef } from 'react'
import { mayTakeFocus } from '../../shell/navigation.ts'
import { cx } from '../../ui/class-names.ts'

interface StepBodyProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
  centred?: boolean
}

/** The content of a step in the width of a form. Its heading takes the focus, as that of a new page would. */
export function StepBody({ title, lead, children, centred = false }: StepBodyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (mayTakeFocus()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-form)+2*var(--gutter))] flex-1 px-gutter py-8">
      <div className={cx(centred && 'text-center')}>
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
          {title}
        </h2>
        {lead && (
          <p className={cx('mt-1 text-secondary', centred ? 'mx-auto max-w-[30rem] text-balance' : 'text-pretty')}>
            {lead}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
