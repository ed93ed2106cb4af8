import { useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import type { Marks } from './marks.ts'
import { PictureMarks } from './PictureMarks.tsx'

interface ImagePictureProps {
  address: string
  /** The picture's size in the unit of its marks. */
  page: { width: number; height: number }
  /** CSS pixels a unit. */
  scale: number
  marks: Marks
  label: string
  onFail: () => void
  onDrawn?: () => void
}

/** A picture file as it looks, with the passage in yellow and the value boxed. */
export function ImagePicture({ address, page, scale, marks, label, onFail, onDrawn }: ImagePictureProps) {
  const [drawn, setDrawn] = useState<string | null>(null)
  return (
    <div
      className={cx('relative isolate shrink-0 bg-paper shadow-md', drawn !== address && 'skeleton')}
      style={{ width: page.width * scale, height: page.height * scale }}
    >
      <img
        src={address}
        alt={label}
        draggable={false}
        className="block size-full"
        onError={onFail}
        onLoad={() => {
          setDrawn(address)
          onDrawn?.()
        }}
      />
      <PictureMarks page={page} marks={marks} />
    </div>
  )
}
