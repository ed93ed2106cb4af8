import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { documentFileQuery, documentPageQuery } from './queries.ts'
import type { Loaded } from './use-pdf.ts'

/** A picture file: where it can be loaded from and its size in the unit of the marks on it. */
export interface ImageFile {
  address: string
  page: { width: number; height: number }
}

/** The size of a picture in pixels as a browser shows it. */
async function measure(address: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = address
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/**
 * Fetches a picture. Marks are in the unit of its stored page; a picture that was not read has none, so its own pixels do.
 */
export function useImage(documentId: string, enabled: boolean): Loaded<ImageFile> {
  const { data: file, error } = useQuery({ ...documentFileQuery(documentId), enabled })
  const stored = useQuery({ ...documentPageQuery(documentId, 1), enabled, retry: false })
  const address = useFileAddress(file)
  const [measured, setMeasured] = useState<{ address: string; outcome: ImageFile['page'] | Error } | null>(null)
  useEffect(() => {
    if (!address) return
    let wanted = true
    measure(address).then(
      (size) => wanted && setMeasured({ address, outcome: size }),
      (reason: unknown) => wanted && setMeasured({ address, outcome: new Error('No picture', { cause: reason }) }),
    )
    return () => {
      wanted = false
    }
  }, [address])

  if (!file && error) return { state: 'failed', error }
  if (!address || measured?.address !== address || stored.isPending) return { state: 'loading' }
  const { outcome } = measured
  if (outcome instanceof Error) return { state: 'failed', error: outcome }
  const { width, height } = stored.data ?? {}
  return { state: 'ready', value: { address, page: width && height ? { width, height } : outcome } }
}

/** An address of a file in memory that pictures can be loaded from; revoked when it is not shown any more. */
function useFileAddress(file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const next = URL.createObjectURL(file)
    setAddress(next)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(next)
    }
  }, [file])
  return address
}
