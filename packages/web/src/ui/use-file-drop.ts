import { useEffect, useRef, useState } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped anywhere on the page; says whether some are held over it now. */
export function useFileDrop(onDrop: (files: File[]) => void, enabled: boolean): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onDrop)
  useEffect(() => {
    take.current = onDrop
  })

  useEffect(() => {
    // The browser reports entering a child before leaving its parent, so both are counted.
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth += 1
      setOver(enabled)
    }
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    // Without this a browser would leave the page and open the file.
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = enabled ? 'copy' : 'none'
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (enabled && files.length > 0) take.current(files)
    }
    const listeners = { dragenter: enter, dragleave: leave, dragover: hold, drop }
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name as 'drop', listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name as 'drop', listener)
    }
  }, [enabled])

  return over
}
