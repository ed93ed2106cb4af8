/** Scrolls a frame so that the marked passage stands in its middle; what is higher than the frame begins at its top. */
export function toPassage(frame: HTMLElement | null): void {
  bringIntoSight(frame)
  // What was out of sight is laid out only now, and may be higher than it was thought to be.
  requestAnimationFrame(() => requestAnimationFrame(() => bringIntoSight(frame)))
}

function bringIntoSight(frame: HTMLElement | null): void {
  const marked = frame?.querySelectorAll<HTMLElement>('[data-marked]') ?? []
  // The innermost of the first: in a table the cell, not the table.
  const first = [...marked].find((element) => element.querySelector('[data-marked]') === null)
  if (!frame || !first) return
  // A paragraph may be much longer than the passage in it.
  const words = [...first.querySelectorAll('mark')]
  const { top } = (words[0] ?? first).getBoundingClientRect()
  const { bottom } = (words.at(-1) ?? first).getBoundingClientRect()
  const room = Math.max(16, (frame.clientHeight - (bottom - top)) / 2)
  frame.scrollTop = Math.max(0, top - frame.getBoundingClientRect().top + frame.scrollTop - room)
}
