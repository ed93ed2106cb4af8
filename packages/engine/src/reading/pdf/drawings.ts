import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Backgrounds } from './backgrounds.ts'
import { type Area, areaOf, intersect, type Matrix } from './geometry.ts'
import { outlinesOf, strokesOf } from './paths.ts'

/** A filled box and its colour. */
export interface Shade extends Area {
  colour: string
}

/** How shapes are painted at the moment. */
export interface Brush {
  matrix: Matrix
  clip: Area
  fill: string
  alpha: number
}

/** Pages with more drawn lines than this are charts or maps; what is beyond tells nothing about tables. */
const mostDrawings = 5_000
const longestPath = 8_000

/** Lines, boxes and backgrounds of a page. */
export class Drawings {
  readonly area: Area
  readonly backgrounds = new Backgrounds()
  readonly rules: Area[] = []
  readonly shades: Shade[] = []

  constructor(area: Area) {
    this.area = area
  }

  /** Takes a painted path: `bounds` is the rectangle around it on the page. */
  path(operator: number, data: ArrayLike<number>[], bounds: Area, brush: Brush): void {
    const { fill, eoFill, fillStroke, eoFillStroke, stroke, closeStroke } = OPS
    const filled = [fill, eoFill, fillStroke, eoFillStroke].includes(operator)
    const stroked = [stroke, closeStroke, fillStroke, eoFillStroke].includes(operator)
    const lines = data[0]
    if (lines && (filled || stroked) && lines.length <= longestPath)
      for (const [x0, y0, x1, y1] of stroked ? strokesOf(lines) : outlinesOf(lines))
        this.part(intersect(areaOf(brush.matrix, x0, y0, x1, y1), brush.clip), filled, brush.fill)
    if (!filled || brush.alpha <= 0.15) return
    // 13 numbers are one closed quadrilateral: anything else may leave parts of its bounds unpainted.
    const rectangle = data.length === 1 && (lines?.length ?? 0) <= 13
    this.backgrounds.fill(intersect(bounds, brush.clip), brush.fill, rectangle)
  }

  part(area: Area, filled: boolean, colour: string): void {
    const seen = intersect(area, this.area)
    const width = seen.right - seen.left
    const height = seen.bottom - seen.top
    if (width < 0 || height < 0 || this.rules.length + this.shades.length >= mostDrawings) return
    if ((height <= 2 && width >= 8) || (width <= 2 && height >= 8)) this.rules.push(seen)
    else if (filled && height >= 7 && height <= 120 && width >= 24) this.shades.push({ ...seen, colour })
  }
}
