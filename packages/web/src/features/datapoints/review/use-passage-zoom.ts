import { useStoredChoice } from '../../../ui/stored-choice.ts'
import { useMedia } from '../../../ui/use-media.ts'

/**
 * Whether the passage is shown larger than the page that fits, as the person chose it last on such a window. In a wide one a page can be
 * read as it fits, and no line of it is cut off.
 */
export function usePassageZoom(): [isZoomed: boolean, set: (isZoomed: boolean) => void] {
  const isWide = useMedia('(width >= 88rem)')
  const [size, setSize] = useStoredChoice(
    isWide ? 'wide_passage' : 'passage',
    ['page', 'reading'],
    isWide ? 'page' : 'reading',
  )
  return [size === 'reading', (isZoomed) => setSize(isZoomed ? 'reading' : 'page')]
}
