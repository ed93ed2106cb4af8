import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UiLanguage } from '../i18n/UiLanguage.tsx'
import { Toaster } from './Toaster.tsx'
import { removeDelay, type ToastContent, toast, toastStore } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <UiLanguage>
      <button type="button">Elsewhere</button>
      <Toaster />
    </UiLanguage>,
  )
})
afterEach(() => {
  vi.useRealTimers()
})

function show(content: ToastContent) {
  let handle: ReturnType<typeof toast> | undefined
  act(() => {
    handle = toast(content)
  })
  if (!handle) throw new Error('No toast was made')
  return handle
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = () => screen.queryByRole('status')?.textContent ?? null

describe('a toast', () => {
  it('stays five seconds', () => {
    show({ title: 'Saved' })
    wait(4999)
    expect(shown()).toBe('Saved')
    wait(1)
    expect(shown()).toBeNull()
  })

  it('stays as long as it says', () => {
    show({ title: 'Saved', duration: 3000 })
    wait(3000)
    expect(shown()).toBeNull()
  })

  it('is the only one', () => {
    show({ title: 'First' })
    show({ title: 'Second' })
    expect(screen.getAllByRole('status')).toHaveLength(1)
    expect(shown()).toBe('Second')
  })

  it('can be changed, dismissed and removed', () => {
    const handle = show({ title: 'Uploading' })
    act(() => handle.update({ title: 'Uploaded', description: '3 files' }))
    expect(shown()).toBe('Uploaded3 files')
    act(() => handle.dismiss())
    expect(shown()).toBeNull()
    expect(toastStore.get()?.title).toBe('Uploaded')
    wait(removeDelay - 1)
    expect(toastStore.get()).not.toBeNull()
    wait(1)
    expect(toastStore.get()).toBeNull()
    const other = show({ title: 'Other' })
    act(() => other.remove())
    expect(toastStore.get()).toBeNull()
  })

  it('waits while it is being looked at', () => {
    show({ title: 'Saved' })
    wait(4000)
    fireEvent.pointerEnter(screen.getByRole('status'))
    wait(9000)
    expect(shown()).toBe('Saved')
    fireEvent.pointerLeave(screen.getByRole('status'))
    wait(999)
    expect(shown()).toBe('Saved')
    wait(1)
    expect(shown()).toBeNull()
  })

  it('goes though a pointer was left on it', () => {
    show({ title: 'Saved' })
    fireEvent.pointerEnter(screen.getByRole('status'))
    wait(10_000)
    wait(4999)
    expect(shown()).toBe('Saved')
    wait(1)
    expect(shown()).toBeNull()
  })

  it('waits while it has the focus', () => {
    show({ title: 'Saved' })
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    wait(60_000)
    expect(shown()).toBe('Saved')
  })

  it('does what it offers', () => {
    const undo = vi.fn()
    show({ title: 'Accepted', action: { label: 'Undo', onClick: undo } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(shown()).toBeNull()
  })

  it('interrupts when it is bad news', () => {
    show({ title: 'Error', variant: 'destructive', details: { message: 'Short' } })
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorShortSee more details')
  })
})

describe('the place of a toast', () => {
  const at = (element: Element, top: number, left = 1000) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 300, 100))
  const region = () => screen.getByRole('region', { name: 'Notifications' })

  it('is above the button that was pressed', () => {
    const button = screen.getByRole('button', { name: 'Elsewhere' })
    act(() => button.focus())
    at(region(), 800)
    at(button, 840)
    show({ title: 'Error', variant: 'destructive' })
    expect(region()).toHaveStyle({ transform: 'translateY(-60px)' })
  })

  it.each([
    [840, 600],
    [600, 1000],
  ])('stays where it covers nothing that was pressed: a button at %d, %d', (top, left) => {
    const button = screen.getByRole('button', { name: 'Elsewhere' })
    act(() => button.focus())
    at(region(), 800)
    at(button, top, left)
    show({ title: 'Error', variant: 'destructive' })
    expect(region().style.transform).toBe('')
  })
})

describe('a swipe to the right', () => {
  const swipe = (distance: number) => {
    const card = screen.getByRole('status')
    fireEvent.pointerDown(card, { clientX: 100, button: 0 })
    fireEvent.pointerMove(card, { clientX: 100 + distance })
    fireEvent.pointerUp(card, { clientX: 100 + distance })
  }

  it.each([
    [-200, true],
    [50, true],
    [51, false],
  ])('of %d pixels leaves it there: %s', (distance, stays) => {
    show({ title: 'Saved' })
    swipe(distance)
    expect(shown()).toBe(stays ? 'Saved' : null)
  })
})

describe('F8', () => {
  it('goes to the notifications, and Escape goes back', () => {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    show({ title: 'Saved' })
    act(() => elsewhere.focus())
    fireEvent.keyDown(elsewhere, { key: 'F8' })
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(region).toHaveFocus()
    fireEvent.keyDown(region, { key: 'Escape' })
    expect(elsewhere).toHaveFocus()
    expect(shown()).toBeNull()
  })
})
