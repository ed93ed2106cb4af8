import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Backgrounds } from './backgrounds.ts'
import { type Area, areaOf, holds, identity, intersect, type Matrix, multiply } from './geometry.ts'
import { outlinesOf, strokesOf } from './paths.ts'
import type { Word } from './word.ts'

/** What a page paints, as far as reading needs it. */
export interface Painting {
  width: number
  height: number
  words: Word[]
  /** Thin lines and thin filled boxes, which separate rows and columns of tables. */
  rules: Area[]
  /** Filled boxes of the height of a few lines, which shade rows or cells. */
  shades: Shade[]
  /** Share of the page under pictures. */
  pictured: number
}

/** A filled box and its colour. */
export interface Shade extends Area {
  colour: string
}

/** What the parser tells about a font. */
interface Font {
  name: string
  bold: boolean
  matrix: readonly number[]
  ascent: number
  descent: number
}

interface Glyph {
  unicode: string
  width: number
  isSpace: boolean
}

interface State {
  matrix: Matrix
  clip: Area
  fill: string
  alpha: number
  font: Font | null
  size: number
  charSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
  rise: number
  mode: number
}

/** Groups of optional content, as far as asked: whether a layer is shown. */
export interface Layers {
  isVisible(group: unknown): boolean
}

const boldName = /bold|black|heavy|demi|fett/i
const boldAbbreviation = /(?:Sm|Sem|Semi|Ex|X|U|[-_, ])B(?:l|ol)?d(?![a-z])|Blk|Hvy|-B$/
const noFont: Font = { name: '', bold: false, matrix: [0.001, 0, 0, 0.001, 0, 0], ascent: 0.75, descent: 0.22 }
const isMark = /^\p{M}+$/u

/** Text smaller than this many points cannot be read by a person and is not evidence. */
const smallest = 1.5

/** Pages with more drawn lines than this are charts or maps; what is beyond tells nothing about tables. */
const mostDrawings = 5_000
const longestPath = 8_000

/**
 * Walks what a page paints and gives its words with places, fonts and visibility.
 * Left out: text outside the page or its clip, text of the background's colour, text too small to see, hidden layers.
 */
export async function paint(page: PDFPageProxy, layers: Layers): Promise<Painting> {
  const operators = await page.getOperatorList()
  const viewport = page.getViewport({ scale: 1 })
  return new Painter(page, viewport.width, viewport.height, viewport.transform as unknown as Matrix, layers).run(
    operators.fnArray,
    operators.argsArray,
  )
}

class Painter {
  readonly page: PDFPageProxy
  readonly layers: Layers
  readonly area: Area
  readonly backgrounds = new Backgrounds()
  readonly words: Word[] = []
  readonly rules: Area[] = []
  readonly shades: Shade[] = []
  readonly fonts = new Map<string, Font>()
  readonly stack: State[] = []
  /** One entry for each open marked content: what it was before. */
  readonly marked: { artifact: boolean; hidden: boolean }[] = []
  state: State
  textMatrix: Matrix = identity
  x = 0
  y = 0
  lineX = 0
  lineY = 0
  clipNext = false
  /** A matrix was set and nothing painted since: what the parser left out there is a picture. */
  bare = false
  artifact = false
  hidden = false
  pictured = 0
  word: Word | null = null
  /** Where the last glyph ended, and the direction of its line, in page coordinates. */
  endX = 0
  endY = 0
  directionX = 1
  directionY = 0
  /** A blank was painted since the last glyph, and where it ended. */
  spaced = false
  blankX = 0
  blankY = 0

  constructor(page: PDFPageProxy, width: number, height: number, matrix: Matrix, layers: Layers) {
    this.page = page
    this.layers = layers
    this.area = { left: 0, top: 0, right: width, bottom: height }
    this.state = {
      matrix,
      clip: this.area,
      fill: '#000000',
      alpha: 1,
      font: null,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      stretch: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    }
  }

  run(operators: number[], all: unknown[][]): Painting {
    for (let index = 0; index < operators.length; index++) this.step(operators[index] as number, all[index] ?? [])
    const { right: width, bottom: height } = this.area
    return {
      width,
      height,
      words: this.words,
      rules: this.rules,
      shades: this.shades,
      pictured: Math.min(1, this.pictured),
    }
  }

  step(operator: number, args: unknown[]): void {
    const state = this.state
    switch (operator) {
      case OPS.showText:
        this.show(args[0] as (Glyph | number | null)[])
        break
      case OPS.setTextMatrix:
        this.textMatrix = args[0] as unknown as Matrix
        this.x = this.lineX = 0
        this.y = this.lineY = 0
        break
      case OPS.moveText:
        this.move(args[0] as number, args[1] as number)
        break
      case OPS.setLeadingMoveText:
        state.leading = args[1] as number
        this.move(args[0] as number, args[1] as number)
        break
      case OPS.setLeading:
        state.leading = -(args[0] as number)
        break
      case OPS.nextLine:
        this.move(0, state.leading)
        break
      case OPS.beginText:
        this.textMatrix = identity
        this.x = this.lineX = 0
        this.y = this.lineY = 0
        break
      case OPS.setFont:
        this.setFont(args[0] as string, args[1] as number)
        break
      case OPS.setCharSpacing:
        state.charSpacing = args[0] as number
        break
      case OPS.setWordSpacing:
        state.wordSpacing = args[0] as number
        break
      case OPS.setHScale:
        state.stretch = (args[0] as number) / 100
        break
      case OPS.setTextRise:
        state.rise = args[0] as number
        break
      case OPS.setTextRenderingMode:
        state.mode = args[0] as number
        break
      case OPS.setFillRGBColor:
        state.fill = String(args[0])
        break
      case OPS.setFillColorN:
        state.fill = 'pattern'
        break
      case OPS.setFillTransparent:
        state.fill = 'none'
        break
      case OPS.setGState:
        this.setState(args[0] as [string, unknown][])
        break
      case OPS.save:
        this.stack.push({ ...state })
        break
      case OPS.restore:
        this.restore()
        break
      case OPS.transform:
        state.matrix = multiply(state.matrix, args as unknown as Matrix)
        this.bare = true
        break
      case OPS.clip:
      case OPS.eoClip:
        this.clipNext = true
        break
      case OPS.constructPath:
        this.path(args[0] as number, args[1] as ArrayLike<number>[], args[2] as ArrayLike<number> | null)
        break
      case OPS.shadingFill:
        this.bare = false
        this.backgrounds.picture(state.clip)
        break
      case OPS.paintFormXObjectBegin:
        this.openForm(args[0] as Matrix | null, args[1] as ArrayLike<number> | null)
        break
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
      case OPS.endGroup:
        this.restore()
        break
      case OPS.beginGroup:
        // A group's matrix is applied by the form inside it; only the nesting counts here.
        this.openForm(null, null)
        break
      case OPS.beginAnnotation:
        this.openForm(null, null)
        for (const matrix of [args[2], args[3]])
          if (matrix) this.state.matrix = multiply(this.state.matrix, matrix as Matrix)
        break
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        this.open(args[0], args[1])
        break
      case OPS.endMarkedContent:
        this.close()
        break
    }
  }

  move(x: number, y: number): void {
    this.lineX += x
    this.lineY += y
    this.x = this.lineX
    this.y = this.lineY
  }

  restore(): void {
    if (this.bare) this.picture()
    const before = this.stack.pop()
    if (before) this.state = before
  }

  picture(): void {
    this.bare = false
    const area = intersect(areaOf(this.state.matrix, 0, 0, 1, 1), this.state.clip)
    if (area.right <= area.left || area.bottom <= area.top) return
    this.backgrounds.picture(area)
    const page = this.area.right * this.area.bottom
    this.pictured += ((area.right - area.left) * (area.bottom - area.top)) / page
  }

  openForm(matrix: Matrix | null, box: ArrayLike<number> | null): void {
    this.bare = false
    this.stack.push({ ...this.state })
    if (matrix) this.state.matrix = multiply(this.state.matrix, matrix)
    if (box) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box)
      this.state.clip = intersect(this.state.clip, areaOf(this.state.matrix, x0, y0, x1, y1))
    }
  }

  open(tag: unknown, properties: unknown): void {
    this.marked.push({ artifact: this.artifact, hidden: this.hidden })
    if (tag === 'Artifact') this.artifact = true
    if (tag === 'OC' && properties && typeof properties === 'object' && !this.layers.isVisible(properties))
      this.hidden = true
  }

  close(): void {
    const before = this.marked.pop()
    if (!before) return
    this.artifact = before.artifact
    this.hidden = before.hidden
  }

  setState(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'Font') this.setFont((value as [string, number])[0], (value as [string, number])[1])
      else if (key === 'ca') this.state.alpha = value as number
    }
  }

  setFont(id: string, size: number): void {
    this.state.size = size
    let font = this.fonts.get(id)
    if (!font) {
      font = this.fontOf(id)
      this.fonts.set(id, font)
    }
    this.state.font = font
  }

  fontOf(id: string): Font {
    // The parser's font object has no public type; only these plain facts of it are used.
    const store = this.page.commonObjs as { has(id: string): boolean; get(id: string): unknown }
    if (!store.has(id)) return noFont
    const found = store.get(id) as {
      name?: string
      bold?: boolean
      black?: boolean
      fontMatrix?: number[]
      ascent?: number
      descent?: number
    } | null
    if (!found) return noFont
    const name = String(found.name ?? '')
    return {
      name,
      bold: found.bold === true || found.black === true || boldName.test(name) || boldAbbreviation.test(name),
      matrix: found.fontMatrix ?? noFont.matrix,
      ascent: Math.min(0.95, Math.max(0.7, found.ascent || 0.75)),
      descent: Math.min(0.3, Math.max(0.18, -(found.descent || -0.22))),
    }
  }

  path(operator: number, data: ArrayLike<number>[], bounds: ArrayLike<number> | null): void {
    this.bare = false
    const state = this.state
    const clips = this.clipNext
    this.clipNext = false
    if (!bounds) return
    const area = areaOf(state.matrix, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0)
    const filled =
      operator === OPS.fill || operator === OPS.eoFill || operator === OPS.fillStroke || operator === OPS.eoFillStroke
    const stroked =
      operator === OPS.stroke ||
      operator === OPS.closeStroke ||
      operator === OPS.fillStroke ||
      operator === OPS.eoFillStroke
    const lines = data[0]
    if (lines && (filled || stroked) && lines.length <= longestPath)
      for (const part of stroked ? strokesOf(lines) : outlinesOf(lines))
        this.drawing(intersect(areaOf(state.matrix, ...part), state.clip), filled)
    if (filled && state.alpha > 0.15) {
      // 13 numbers are one closed quadrilateral: anything else may leave parts of its bounds unpainted.
      const rectangle = data.length === 1 && (data[0]?.length ?? 0) <= 13
      this.backgrounds.fill(intersect(area, state.clip), state.fill, rectangle)
    }
    if (clips) state.clip = intersect(state.clip, area)
  }

  drawing(area: Area, filled: boolean): void {
    const seen = intersect(area, this.area)
    const width = seen.right - seen.left
    const height = seen.bottom - seen.top
    if (width < 0 || height < 0 || this.rules.length + this.shades.length >= mostDrawings) return
    if ((height <= 2 && width >= 8) || (width <= 2 && height >= 8)) this.rules.push(seen)
    else if (filled && height >= 7 && height <= 120 && width >= 24)
      this.shades.push({ ...seen, colour: this.state.fill })
  }

  show(glyphs: (Glyph | number | null)[]): void {
    this.bare = false
    const state = this.state
    const font = state.font ?? noFont
    const { size, stretch } = state
    const outer = multiply(state.matrix, this.textMatrix)
    const advanceX = outer[0]
    const advanceY = outer[1]
    const along = Math.hypot(advanceX, advanceY)
    const unit = size * stretch * (font.matrix[0] ?? 0.001)
    const height = Math.hypot(outer[2], outer[3]) * Math.abs(size) * Math.abs(font.matrix[3] ?? 0.001) * 1000
    const sign = Math.sign(unit) || 1
    const directionX = (sign * advanceX) / (along || 1)
    const directionY = (sign * advanceY) / (along || 1)
    const visible = along > 0 && height >= smallest && !this.hidden && state.mode !== 7 && state.alpha > 0.03
    const tracking = Math.max(0, state.charSpacing * stretch * sign) * along
    for (const glyph of glyphs) {
      if (glyph === null) continue
      if (typeof glyph === 'number') {
        this.x -= (glyph / 1000) * size * stretch
        continue
      }
      const width = glyph.width * unit
      let blank = false
      if (visible) {
        if (glyph.isSpace || glyph.unicode === ' ' || glyph.unicode === '\u00a0') blank = true
        else {
          const y = this.y + state.rise
          const startX = outer[0] * this.x + outer[2] * y + outer[4]
          const startY = outer[1] * this.x + outer[3] * y + outer[5]
          const length = Math.abs(width) * along
          this.glyph(glyph.unicode, startX, startY, length, directionX, directionY, height, tracking, font)
        }
      }
      this.x += width + (state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * stretch
      if (blank) {
        const y = this.y + state.rise
        this.spaced = true
        this.blankX = outer[0] * this.x + outer[2] * y + outer[4]
        this.blankY = outer[1] * this.x + outer[3] * y + outer[5]
      }
    }
  }

  glyph(
    unicode: string,
    x: number,
    y: number,
    length: number,
    directionX: number,
    directionY: number,
    size: number,
    tracking: number,
    font: Font,
  ): void {
    const state = this.state
    const word = this.word
    const gapX = x - this.endX
    const gapY = y - this.endY
    const gap = gapX * directionX + gapY * directionY
    const drift = Math.abs(gapX * directionY - gapY * directionX)
    const turned = Math.abs(directionX - this.directionX) + Math.abs(directionY - this.directionY) > 0.02
    this.endX = x + length * directionX
    this.endY = y + length * directionY
    this.directionX = directionX
    this.directionY = directionY
    const continues =
      word !== null &&
      !this.spaced &&
      !turned &&
      drift < size * 0.06 &&
      Math.abs(word.size - size) < size * 0.04 &&
      word.font === font.name &&
      gap - tracking < size * 0.15 &&
      gap > -size * 0.5
    const centreX = x + (length / 2) * directionX + size * 0.3 * directionY
    const centreY = y + (length / 2) * directionY - size * 0.3 * directionX
    if (!holds(state.clip, centreX, centreY, size * 0.3) || !holds(this.area, centreX, centreY)) {
      this.word = null
      this.spaced = false
      return
    }
    if (continues || (word !== null && isMark.test(unicode) && !turned && drift < size)) {
      word.text += unicode
      const end = this.endX * directionX + this.endY * directionY
      if (end > word.right) word.right = end
      return
    }
    const unseen = state.mode === 3
    if (!unseen && state.fill !== 'pattern' && this.backgrounds.swallows(state.fill, centreX, centreY)) {
      this.word = null
      this.spaced = false
      return
    }
    const left = x * directionX + y * directionY
    const base = y * directionX - x * directionY
    const angle = Math.round((Math.atan2(directionY, directionX) * 180) / Math.PI)
    this.word = {
      text: unicode,
      left,
      right: left + length,
      top: base - size * font.ascent,
      bottom: base + size * font.descent,
      base,
      size,
      bold: font.bold || state.mode === 2,
      font: font.name,
      // A blank that ends a line or cell elsewhere says nothing about the distance to this word.
      spaced: this.spaced && Math.hypot(x - this.blankX, y - this.blankY) < size * 0.35,
      mark: false,
      unseen,
      artifact: this.artifact,
      angle: (angle + 360) % 360,
      colour: state.fill,
    }
    this.spaced = false
    this.words.push(this.word)
  }
}
