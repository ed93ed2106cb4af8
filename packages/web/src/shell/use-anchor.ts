import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { mainId } from './navigation.ts'

/** Brings the part of a page that the address names into view, as soon as it is there; until another address is called or something is pressed. */
export function useAnchor() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor called again is a wish to see it again.
  useEffect(() => {
    const main = document.getElementById(mainId)
    if (hash.length < 2 || !main) return
    const show = () => {
      const part = main.querySelector(`[data-anchor="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`)
      part?.scrollIntoView({ block: 'start' })
      return part !== null
    }
    if (show()) return
    const observer = new MutationObserver(() => show() && observer.disconnect())
    const stop = () => observer.disconnect()
    observer.observe(main, { childList: true, subtree: true })
    addEventListener('pointerdown', stop, { once: true })
    addEventListener('keydown', stop, { once: true })
    return () => {
      stop()
      removeEventListener('pointerdown', stop)
      removeEventListener('keydown', stop)
    }
  }, [hash, key])
}
