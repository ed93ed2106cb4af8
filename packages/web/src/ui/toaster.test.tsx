import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { UiLanguage } from '../i18n/UiLanguage.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { wayPast } from './room-for-controls.ts'
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
  it('is above a main action of the page and the buttons beside it, also where they come after it', async () => {
    vi.useRealTimers()
    cleanup()
    const view = (panel: boolean) => (
      <UiLanguage>
        {panel && (
          <div>
            <Button>Send back</Button>
            <Button look="primary">Approve</Button>
          </div>
        )}
        <Toaster />
      </UiLanguage>
    )
    const { rerender } = render(view(false))
    at(region(), 800)
    show({ title: 'Saved' })
    expect(region().style.transform).toBe('')
    const boxes = new Map([
      ['Send back', new DOMRect(1000, 810, 100, 30)],
      ['Approve', new DOMRect(1000, 850, 100, 30)],
    ])
    const boxOf = vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect')
    onTestFinished(() => boxOf.mockRestore())
    boxOf.mockImplementation(function (this: HTMLElement) {
      return boxes.get(this.textContent ?? '') ?? new DOMRect()
    })
    rerender(view(true))
    await waitFor(() => expect(region()).toHaveStyle({ transform: 'translateY(-90px)' }))
  })

  const at = (element: Element, top: number, left = 1000) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 300, 100))
  const region = () => screen.getByRole('region', { name: 'Notifications' })

  it('is above the button that was pressed', async () => {
    const button = screen.getByRole('button', { name: 'Elsewhere' })
    act(() => button.focus())
    at(region(), 800)
    at(button, 840)
    show({ title: 'Error', variant: 'destructive' })
    await act(() => vi.dynamicImportSettled())
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

describe('the way past what must not be covered', () => {
  const box = (top: number, bottom: number, left = 1000, right = 1300) => ({ top, bottom, left, right })
  const place = box(800, 900)

  it.each([
    ['nothing', [], 0],
    ['what it touches only', [box(700, 800), box(900, 950)], 0],
    ['one button', [box(840, 880)], 60],
    ['one beside it', [box(840, 880, 0, 1000)], 0],
    ['a button, and the one that it would then cover', [box(890, 930), box(785, 795), box(650, 680)], 115],
    ['a wall of buttons', Array.from({ length: 10 }, (_, index) => box(index * 90, index * 90 + 40)), null],
  ])('of %s', (_, controls, way) => {
    expect(wayPast(place, controls, 'up', 900)).toBe(way)
  })

  it('is downwards at the top of a phone', () => {
    expect(wayPast(box(0, 80, 0, 390), [box(60, 100, 20, 370), box(150, 190, 20, 370)], 'down', 844)).toBe(190)
    expect(wayPast(box(0, 80, 0, 390), [box(60, 790, 20, 370)], 'down', 844)).toBeNull()
  })
})

describe('over an open dialog', () => {
  const open = () => {
    vi.useRealTimers()
    cleanup()
    const onOpenChange = vi.fn()
    render(
      <UiLanguage>
        <Dialog open onOpenChange={onOpenChange} title="Rename">
          <input aria-label="Name" />
        </Dialog>
        <Toaster />
      </UiLanguage>,
    )
    return { onOpenChange, user: userEvent.setup({ pointerEventsCheck: 0 }), field: screen.getByLabelText('Name') }
  }
  const region = () => screen.getByRole('region', { name: 'Notifications' })

  it('F8 goes to the messages and Escape back to the dialog, which stays', async () => {
    const { onOpenChange, user, field } = open()
    show({ title: 'Saved' })
    await user.click(field)
    await user.keyboard('{F8}')
    expect(region()).toHaveFocus()
    await user.tab()
    expect(within(region()).getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(field).toHaveFocus()
    expect(shown()).toBeNull()
    await user.keyboard('{F8}{Enter}{Escape}')
    expect(field).toHaveFocus()
    expect(onOpenChange).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('a press on a message does what it offers and leaves the dialog open', async () => {
    const { onOpenChange, user, field } = open()
    const undo = vi.fn()
    show({ title: 'Accepted', action: { label: 'Undo', onClick: undo } })
    await user.click(field)
    await user.click(screen.getByText('Accepted'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(field).toHaveFocus())
    expect(onOpenChange).not.toHaveBeenCalled()
    await user.click(document.body)
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('Tab goes from the messages back into the dialog', async () => {
    const { user, field } = open()
    await user.click(field)
    await user.keyboard('{F8}')
    await user.tab()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
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
