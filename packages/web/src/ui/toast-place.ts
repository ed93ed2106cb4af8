import { type RefObject, useLayoutEffect, useState } from 'react'

/** What a person has just used: the focused control, and the button that sends its form. */
function usedControls(): Element[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const form = (focused as HTMLInputElement).form ?? focused.closest('form')
  const sends = form ? [...form.elements].filter((one) => one.matches('button[type=submit]')) : []
  return [focused, ...sends]
}

/**
 * Pixels by which a message at the bottom rises, so that it does not cover the button that it speaks of. Measured when the
 * message appears: `shown` is its number.
 */
export function useRoomForControls(region: RefObject<HTMLElement | null>, shown: number | undefined): number {
  const [rise, setRise] = useState(0)
  useLayoutEffect(() => {
    const box = region.current
    if (shown === undefined || !box) return setRise(0)
    const before = box.style.transform
    box.style.transform = ''
    const place = box.getBoundingClientRect()
    box.style.transform = before
    // On a phone it is at the top, away from the buttons.
    if (place.top <= 0) return setRise(0)
    const covered = usedControls()
      .filter((control) => !box.contains(control))
      .map((control) => control.getBoundingClientRect())
      .filter(({ left, right, top, bottom }) => {
        const beside = right <= place.left || left >= place.right
        return !beside && bottom > place.top && top < place.bottom
      })
    setRise(covered.reduce((most, { top }) => Math.max(most, place.bottom - top), 0))
  }, [region, shown])
  return rise
}
