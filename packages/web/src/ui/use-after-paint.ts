import { startTransition, useEffect, useState } from 'react'

/**
 * False while a part is drawn for the first time, true once that has been painted: for what stands below what is seen first. What is drawn
 * then is drawn in pieces, between which the browser answers whoever taps or types.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => startTransition(() => setPainted(true))
    // A frame is painted after its callbacks and before the next task.
    const wanted = requestAnimationFrame(() => channel.port2.postMessage(null))
    return () => {
      cancelAnimationFrame(wanted)
      channel.port1.close()
    }
  }, [])
  return isPainted
}
