import { ApiError } from '../../api/errors.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { viewerTexts } from './texts.ts'

/** Why the stored text of a page is shown and not the page: the file is lost, did not arrive, or cannot be drawn. */
export function useFallbackReason(): (error: unknown) => string {
  const t = useTexts(viewerTexts)
  return (error) => {
    if (!(error instanceof ApiError)) return t('notDrawn')
    return t(error.status === 404 ? 'fileGone' : 'fileNotLoaded')
  }
}
