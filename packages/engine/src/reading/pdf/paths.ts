type Corners = [number, number, number, number]

const moveTo = 0
const lineTo = 1
const curveTo = 2
const quadraticTo = 3

/** Straight lines of a stroked path, each by its two ends. Paths are numbers: a drawing command, then its coordinates. */
export function strokesOf(path: ArrayLike<number>): Corners[] {
  const lines: Corners[] = []
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  for (let index = 0; index < path.length; ) {
    const command = path[index] as number
    const count = coordinatesOf(command)
    const nextX = count === 0 ? startX : (path[index + count - 1] as number)
    const nextY = count === 0 ? startY : (path[index + count] as number)
    if (command === moveTo) {
      startX = nextX
      startY = nextY
    } else if (command === lineTo || count === 0) lines.push([x, y, nextX, nextY])
    x = nextX
    y = nextY
    index += count + 1
  }
  return lines
}

/** Bounds of each part of a filled path. */
export function outlinesOf(path: ArrayLike<number>): Corners[] {
  const parts: Corners[] = []
  let current: Corners | null = null
  for (let index = 0; index < path.length; ) {
    const command = path[index] as number
    const count = coordinatesOf(command)
    if (command === moveTo) {
      current = [
        path[index + 1] as number,
        path[index + 2] as number,
        path[index + 1] as number,
        path[index + 2] as number,
      ]
      parts.push(current)
    } else if (current)
      for (let at = index + 1; at <= index + count; at += 2) {
        current[0] = Math.min(current[0], path[at] as number)
        current[1] = Math.min(current[1], path[at + 1] as number)
        current[2] = Math.max(current[2], path[at] as number)
        current[3] = Math.max(current[3], path[at + 1] as number)
      }
    index += count + 1
  }
  return parts
}

function coordinatesOf(command: number): number {
  if (command === moveTo || command === lineTo) return 2
  if (command === curveTo) return 6
  if (command === quadraticTo) return 4
  return 0
}
