import { afterEach, expect, it } from 'vitest'
import { returnFocus } from './return-focus.ts'

afterEach(() => document.body.replaceChildren())

it('gives the focus back, and to the page where what had it is gone or nothing had it', () => {
  document.body.innerHTML = '<main tabindex="-1"><button>One</button></main>'
  const [main, button] = [document.querySelector('main')!, document.querySelector('button')!]
  const after = (before: Element | null) => {
    ;(document.activeElement as HTMLElement).blur()
    returnFocus(new Event('close', { cancelable: true }), before)
    return document.activeElement
  }
  expect(after(button)).toBe(button)
  expect(after(null)).toBe(main)
  expect(after(document.createElement('button'))).toBe(main)
  // A dialog that an address has opened: the page had nothing with the focus yet.
  expect(after(document.body)).toBe(main)
})
