import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { roomTexts } from './texts.ts'

interface PagePictureProps {
  /** Id of the fact, and index of its evidence. */
  id: string
  index: number
  /** Alternative text of the picture. */
  name: string
}

/** Picture of the page of a piece of evidence, loaded on request. */
export function PagePicture({ id, index, name }: PagePictureProps) {
  const t = useTexts(roomTexts)
  const [picture, setPicture] = useState<string | null>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed')
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture)
    },
    [picture],
  )
  const show = async () => {
    setState('loading')
    try {
      const params = { id, index }
      setPicture(URL.createObjectURL(await call(contract.audit.picture, { params })))
    } catch {
      setState('failed')
    }
  }
  if (picture)
    return <img src={picture} alt={name} className="mt-2 h-auto w-full rounded-md border border-line bg-white" />
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button busy={state === 'loading'} onClick={() => void show()}>
        {t('picture')}
      </Button>
      <span role="status" className="text-muted empty:hidden">
        {state === 'loading' ? t('pictureLoading') : state === 'failed' ? t('pictureFailed') : ''}
      </span>
    </div>
  )
}
