import { inTab } from '../ui/kept.ts'
import { type Load, lazyOr, MissingPart } from '../ui/lazy-part.tsx'

/** Milliseconds within which a page is not loaded anew by itself a second time: two versions may answer by turns for a while. */
const pause = 30_000
const key = 'loaded_anew_at'

/** Whether the server has another version than the one that this window began with; not where it cannot be asked. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!own) return false
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(own)
  } catch {
    return false
  }
}

/** Whether the window may be loaded anew by itself now; notes that it is. Where no note outlives the page it may not, or it would without end. */
function mayLoadAnew(): boolean {
  if (Date.now() - Number(inTab.get(key)) < pause) return false
  return inTab.set(key, String(Date.now()))
}

/**
 * A page whose code comes when it is opened. Where the product was updated since, its address is loaded anew, which loses nothing: the page
 * before has been left already.
 */
export const lazyPage = <Props extends object>(load: Load<Props>) =>
  lazyOr(load, async () => {
    if (!(await isOutdated()) || !mayLoadAnew()) return MissingPart
    location.reload()
    // The outline of the page stays until then.
    return new Promise(() => {})
  })
