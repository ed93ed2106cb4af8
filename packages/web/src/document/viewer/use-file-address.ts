import { useEffect, useState } from 'react'

/** An address of a file in memory that pictures can be loaded from; revoked when it is not shown any more. */
export function useFileAddress(file: Blob | undefined): string | null {
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
