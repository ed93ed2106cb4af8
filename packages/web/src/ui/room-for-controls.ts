type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/**
 * How far a message moves so that it covers none of the controls: up from the bottom of the window, or down from its top. `null`
 * where it would leave the window.
 */
export function wayPast(place: Box, controls: readonly Box[], to: 'up' | 'down', height: number): number | null {
  const beside = controls.filter(({ left, right }) => right > place.left && left < place.right)
  // Each control pushes it past itself at most once.
  for (let way = 0; ; ) {
    const moved = to === 'up' ? -way : way
    const top = place.top + moved
    const bottom = place.bottom + moved
    if (way > 0 && (to === 'up' ? top < 0 : bottom > height)) return null
    const covered = beside.filter((control) => control.bottom > top && control.top < bottom)
    if (covered.length === 0) return way
    for (const control of covered)
      way = Math.max(way, to === 'up' ? place.bottom - control.top : control.bottom - place.top)
  }
}

/** What a person has just used: the focused control, and the button that sends its form. */
function usedControls(): Element[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const form = (focused as HTMLInputElement).form ?? focused.closest('form')
  const sends = form ? [...form.elements].filter((one) => one.matches('button[type=submit]')) : []
  return [focused, ...sends]
}

/** Whether a person sees a control: it is not scrolled away, and nothing but the message lies over it. */
function isSeen(control: Element, region: Element): boolean {
  // Pictures of pages are not made everywhere: without them every control counts.
  if (!('elementsFromPoint' in document && 'elementFromPoint' in document)) return true
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const seen = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
  const upper = seen.find((one) => !region.contains(one))
  return upper !== undefined && (control.contains(upper) || upper.contains(control))
}

/** What must not be covered, the most important last: what was used, buttons beside the main ones, the main ones. */
function controlsOf(region: Element): Element[][] {
  const main = [...document.querySelectorAll('[data-main-action]')]
  const beside = main.flatMap(({ parentElement }) => [...(parentElement?.children ?? [])])
  const buttons = [...new Set([...usedControls(), ...main, ...beside.filter((one) => one.matches('button, a'))])]
  return [buttons, main].map((group) => group.filter((one) => !region.contains(one) && isSeen(one, region)))
}

/** Pixels by which a message moves, up where negative. */
export function moveOf(region: HTMLElement): number {
  const before = region.style.transform
  region.style.transform = ''
  const place = region.getBoundingClientRect()
  region.style.transform = before
  // On a phone it is at the top, because decisions are made at the bottom.
  const to = place.top < innerHeight - place.bottom ? 'down' : 'up'
  for (const controls of controlsOf(region)) {
    const boxes = controls.map((control) => control.getBoundingClientRect())
    const way = wayPast(place, boxes, to, innerHeight)
    if (way !== null) return to === 'up' ? -way : way
  }
  return 0
}
