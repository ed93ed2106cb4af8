import { createContext, type ReactNode, useContext } from 'react'

/** The words that components say by themselves. The app supplies them in the person's language. */
export interface UiTexts {
  cancel: string
  clearSearch: string
  close: string
  discard: string
  discardQuestion: string
  discardTitle: string
  errorDetails: string
  loading: string
  next: string
  notifications: string
  failed: string
  failedText: string
  pageOf: (page: string, pages: string) => string
  perPage: (size: string) => string
  previous: string
  range: (from: string, to: string, count: string) => string
  reload: string
  rowsPerPage: string
  seeMoreDetails: string
  tryAgain: string
  formatNumber: (value: number) => string
}

const Context = createContext<UiTexts | null>(null)

export function UiTextsProvider({ value, children }: { value: UiTexts; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

export function useUiTexts(): UiTexts {
  const texts = useContext(Context)
  if (!texts) throw new Error('UiTextsProvider is missing')
  return texts
}
