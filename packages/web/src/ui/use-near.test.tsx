import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { useNear } from './use-near.ts'

// The one that all tests share.
let shared: typeof IntersectionObserver
beforeAll(() => {
  shared = IntersectionObserver
})
afterEach(() => void vi.stubGlobal('IntersectionObserver', shared))

function Place() {
  const place = useRef<HTMLDivElement>(null)
  return <div ref={place}>{useNear(place) ? 'drawn' : 'not yet'}</div>
}

/** What watches, as a browser would tell it. */
function watched() {
  const told: IntersectionObserverCallback[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class extends shared {
      constructor(tell: IntersectionObserverCallback) {
        super(tell)
        told.push(tell)
      }
      override observe() {}
    },
  )
  return (isIntersecting: boolean) =>
    act(() => {
      for (const tell of told) tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
    })
}

it('waits until something comes near, and remembers it', () => {
  const tell = watched()
  render(<Place />)
  expect(screen.getByText('not yet')).toBeDefined()
  tell(false)
  expect(screen.getByText('not yet')).toBeDefined()
  tell(true)
  expect(screen.getByText('drawn')).toBeDefined()
  tell(false)
  expect(screen.getByText('drawn')).toBeDefined()
})

it('has everything drawn before a page is printed', () => {
  watched()
  render(<Place />)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('drawn')).toBeDefined()
})
