import { useEffect } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { shellTexts } from './texts.ts'

/** Names the page in the browser's tab. */
export function useDocumentTitle(title: string) {
  const t = useTexts(shellTexts)
  const app = t('title.app')
  useEffect(() => {
    document.title = `${title} · ${app}`
  }, [title, app])
}
