import { onTestFinished } from 'vitest'
import { inBrowser, inTab } from '../ui/kept.ts'

/** Once a test has ended, the next one knows nothing of what only the page held. */
const afterwards = (restore: () => void) =>
  onTestFinished(() => {
    restore()
    for (const keeper of [inBrowser, inTab]) keeper.release()
  })

/** The browser keeps nothing and throws whenever its stores are asked for, as with cookies blocked, until the test has ended. */
export function blockStore() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    if (!before) throw new Error(`The window has no ${name}`)
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(globalThis, name, { configurable: true, get })
    afterwards(() => Object.defineProperty(globalThis, name, before))
  }
}

/** The browser takes nothing more, until the test has ended or what is returned was called. */
export function fillStore(): () => void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const restore = () => {
    Storage.prototype.setItem = setItem
  }
  afterwards(restore)
  return restore
}
