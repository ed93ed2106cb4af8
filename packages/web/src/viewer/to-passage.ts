/** Scrolls a frame so that the marked passage stands in its middle; what is higher than the frame begins at its top. */
export function toPassage(frame: HTMLElement | null): void {
  const marked = frame?.querySelectorAll<HTMLElement>('[data-marked]') ?? []
  // The innermost of the first: in a table the cell, not the table.
  const first = [...marked].find((element) => element.querySelector('[data-marked]') === null)
  if (!frame || !first) return
  const top = first.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop
  const room = Math.max(16, (frame.clientHeight - first.offsetHeight) / 2)
  frame.scrollTop = Math.max(0, top - room)
}
