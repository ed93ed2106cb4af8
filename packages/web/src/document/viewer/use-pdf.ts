import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { PdfFile, PdfPage } from './opened-pdf.ts'
import { openedPdf } from './pdf-file.ts'
import { documentFileQuery } from './queries.ts'

/** What is being loaded: there, not yet, or not to be had. */
export type Loaded<T> = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; value: T }

const loading = { state: 'loading' } as const

/** Follows a promise that is the same one in every render. */
function useSettled<T>(promise: Promise<T> | null): Loaded<T> {
  const [held, setHeld] = useState<{ of: Promise<T> | null; loaded: Loaded<T> }>({ of: null, loaded: loading })
  useEffect(() => {
    if (!promise) return
    let wanted = true
    const keep = (loaded: Loaded<T>) => {
      if (wanted) setHeld({ of: promise, loaded })
    }
    promise.then(
      (value) => keep({ state: 'ready', value }),
      (error: unknown) => keep({ state: 'failed', error }),
    )
    return () => {
      wanted = false
    }
  }, [promise])
  return held.of === promise ? held.loaded : loading
}

/** Fetches and opens the PDF of a document. `failed` may also mean that the browser cannot read the file. */
export function usePdf(documentId: string, enabled: boolean): Loaded<PdfFile> {
  const { data: file, error } = useQuery({ ...documentFileQuery(documentId), enabled })
  const promise = useMemo(() => (file ? openedPdf(documentId, file) : null), [documentId, file])
  const opened = useSettled(promise)
  return !file && error ? { state: 'failed', error } : opened
}

/** One page of an opened PDF; pages count from 1. */
export function usePdfPage(pdf: PdfFile | null, number: number): Loaded<PdfPage> {
  const promise = useMemo(() => (pdf ? pdf.page(number) : null), [pdf, number])
  return useSettled(promise)
}
