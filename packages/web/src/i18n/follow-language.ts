import type { QueryClient } from '@tanstack/react-query'
import { setRequestLanguage } from '../api/language.ts'
import { askForAll } from '../api/query-client.ts'
import { currentLanguage, onLanguage } from './language.ts'

/**
 * Keeps the document and the calls in the person's language, and asks again for what the server said in another one.
 * Returns what stops it.
 */
export function followLanguage(client: QueryClient): () => void {
  const speak = () => {
    document.documentElement.lang = currentLanguage()
    setRequestLanguage(currentLanguage())
  }
  speak()
  return onLanguage(() => {
    speak()
    void askForAll(client)
  })
}
