import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { roomTexts } from './texts.ts'

interface PagePictureProps {
  /** Id of the fact, and index of its evidence. */
  id: string
  index: number
  /** Alternative text of the picture. */
  name: string
  /** Whether it is loaded without being asked for. */
  isOpen: boolean
}

/** Picture of the page of a piece of evidence, with the passage marked; it can be enlarged. */
export function PagePicture({ id, index, name, isOpen }: PagePictureProps) {
  const t = useTexts(roomTexts)
  const [picture, setPicture] = useState<string | null>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>(isOpen ? 'loading' : 'closed')
  const [isLarge, setLarge] = useState(false)
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture)
    },
    [picture],
  )
  const show = useCallback(async () => {
    setState('loading')
    try {
      setPicture(URL.createObjectURL(await call(contract.audit.picture, { params: { id, index } })))
    } catch {
      setState('failed')
    }
  }, [id, index])
  useEffect(() => {
    if (isOpen) void show()
  }, [isOpen, show])
  if (picture)
    return (
      <div className="flex flex-col items-start gap-2">
        <div
          className={cx('w-full rounded-md border border-line', isLarge && 'max-h-[80dvh] overflow-auto')}
          tabIndex={isLarge ? 0 : undefined}
        >
          <img src={picture} alt={name} className={isLarge ? 'max-w-none bg-white' : 'h-auto w-full bg-white'} />
        </div>
        <Button aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {t('pictureLarge')}
        </Button>
      </div>
    )
  if (state === 'loading')
    return (
      <p role="status" aria-busy="true" className="skeleton h-64 rounded-md">
        <span className="sr-only">{t('pictureLoading')}</span>
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => void show()}>{t('picture')}</Button>
      <span role="status" className="text-muted empty:hidden">
        {state === 'failed' ? t('pictureFailed') : ''}
      </span>
    </div>
  )
}
