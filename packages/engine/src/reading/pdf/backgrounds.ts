import { type Area, holds } from './geometry.ts'

interface Fill {
  area: Area
  /** `null`: a picture or pattern, of no one colour. */
  colour: string | null
  rectangle: boolean
}

const most = 4_000

/** White, or so near that nobody sees the difference. */
export function isWhite(colour: string): boolean {
  return /^#f[a-f]f[a-f]f[a-f]$/i.test(colour)
}

/** What was painted below the text so far, to tell text that nobody can see. */
export class Backgrounds {
  readonly fills: Fill[] = []
  readonly colours = new Set<string>()

  fill(area: Area, colour: string, rectangle: boolean): void {
    if (area.right - area.left < 2 || area.bottom - area.top < 2 || colour === 'none') return
    this.add({ area, colour: colour === 'pattern' ? null : colour, rectangle })
    if (rectangle) this.colours.add(colour)
  }

  picture(area: Area): void {
    this.add({ area, colour: null, rectangle: true })
  }

  add(fill: Fill): void {
    if (this.fills.length < most) this.fills.push(fill)
  }

  /** Whether text of this colour cannot be seen at this place. Doubt counts as visible. */
  swallows(colour: string, x: number, y: number): boolean {
    if (colour === 'none') return true
    const white = isWhite(colour)
    if (!white && !this.colours.has(colour)) return false
    // A page with more shapes than are kept is a drawing; nothing is judged hidden there.
    if (this.fills.length >= most) return false
    for (let index = this.fills.length - 1; index >= 0; index--) {
      const fill = this.fills[index] as Fill
      if (!holds(fill.area, x, y, fill.rectangle ? 0 : 1)) continue
      if (fill.colour === null) return false
      const same = white ? isWhite(fill.colour) : fill.colour === colour
      if (same && fill.rectangle) return true
      if (!same) return false
    }
    return white
  }
}
