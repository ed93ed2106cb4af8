import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Drawings, type Shade } from './drawings.ts'
import { type Font, type FontStore, fontOf, noFont } from './fonts.ts'
import { type Area, areaOf, identity, intersect, type Matrix, multiply } from './geometry.ts'
import { turnOf, type Word } from './word.ts'
import { WordBuilder } from './word-builder.ts'

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
  /** Where the pictures stand, in the order in which they are painted. */
  pictures: PaintedPicture[]
  /** How many shapes are painted: letters may have been turned into them. */
  drawn: number
  /** How many of its letters are of fonts that do not say which letters they are. */
  unmapped?: number
  /** Degrees clockwise by which the page was turned for its text to stand upright. */
  turn: 0 | 90 | 180 | 270
}

/** Where a picture stands, with what was recognised in it on a page that has text of its own. */
export interface PaintedPicture extends Area {
  words?: Word[]
}

interface Glyph {
  unicode: string
  originalCharCode: number
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

/** What a page paints, step by step. */
export type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

/** Groups of optional content, as far as asked: whether a layer is shown. */
export interface Layers {
  isVisible(group: unknown): boolean
}

/** Text smaller than this many points cannot be read by a person and is not evidence. */
const smallest = 1.5
/** Pages with more pictures than this are made of their splinters. */
const mostPictures = 400

/**
 * Walks what a page paints and gives its words with places, fonts and visibility.
 * Left out: text outside the page or its clip, text of the background's colour, text too small to see, hidden layers.
 */
export function paint(page: PDFPageProxy, operators: Operators, layers: Layers): Painting {
  const painted = (turn: number): Painting => {
    const viewport = page.getViewport({ scale: 1, rotation: (page.rotate + turn) % 360 })
    const matrix = viewport.transform as unknown as Matrix
    const painter = new Painter(page, viewport.width, viewport.height, matrix, layers)
    return { ...painter.run(operators.fnArray, operators.argsArray), turn: turn as Painting['turn'] }
  }
  const painting = painted(0)
  const turn = turnOf(painting.words)
  return turn === 0 ? painting : painted(turn)
}

class Painter {
  readonly page: PDFPageProxy
  readonly layers: Layers
  readonly area: Area
  readonly drawings: Drawings
  readonly builder: WordBuilder
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
  readonly pictures: PaintedPicture[] = []
  drawn = 0
  unmapped = 0

  constructor(page: PDFPageProxy, width: number, height: number, matrix: Matrix, layers: Layers) {
    this.page = page
    this.layers = layers
    this.area = { left: 0, top: 0, right: width, bottom: height }
    this.drawings = new Drawings(this.area)
    this.builder = new WordBuilder(this.area, this.drawings.backgrounds)
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
      words: this.builder.words,
      rules: this.drawings.rules,
      shades: this.drawings.shades,
      pictured: Math.min(1, this.pictured),
      pictures: this.pictures,
      drawn: this.drawn,
      ...(this.unmapped > 0 ? { unmapped: this.unmapped } : {}),
      turn: 0,
    }
  }

  step(operator: number, args: unknown[]): void {
    const state = this.state
    switch (operator) {
      case OPS.showText:
        this.show(args[0] as (Glyph | number | null)[])
        break
      case OPS.setTextMatrix:
        this.begin(args[0] as unknown as Matrix)
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
        this.begin(identity)
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
        this.drawings.backgrounds.picture(state.clip)
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

  /** Text stands at the origin of a matrix. */
  begin(matrix: Matrix): void {
    this.textMatrix = matrix
    this.x = this.lineX = 0
    this.y = this.lineY = 0
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
    this.drawings.backgrounds.picture(area)
    if (this.pictures.length < mostPictures) this.pictures.push(area)
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
      font = fontOf(this.page.commonObjs as FontStore, id)
      this.fonts.set(id, font)
    }
    this.state.font = font
  }

  path(operator: number, data: ArrayLike<number>[], bounds: ArrayLike<number> | null): void {
    this.bare = false
    this.drawn++
    const state = this.state
    const clips = this.clipNext
    this.clipNext = false
    if (!bounds) return
    const area = areaOf(state.matrix, bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0)
    this.drawings.path(operator, data, area, state)
    if (clips) state.clip = intersect(state.clip, area)
  }

  show(glyphs: (Glyph | number | null)[]): void {
    this.bare = false
    const state = this.state
    const font = state.font ?? noFont
    if (font.unmapped) this.unmapped += glyphs.filter((glyph) => typeof glyph === 'object').length
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
    const visible = along > 0 && height >= smallest && !this.hidden && state.alpha > 0.03
    const tracking = Math.max(0, state.charSpacing * stretch * sign) * along
    const ink = { clip: state.clip, colour: state.fill, mode: state.mode, font, artifact: this.artifact }
    for (const glyph of glyphs) {
      if (glyph === null) continue
      if (typeof glyph === 'number') {
        this.x -= (glyph / 1000) * size * stretch
        continue
      }
      const width = glyph.width * unit
      let blank = false
      if (visible) {
        const text = font.letters.get(glyph.originalCharCode) ?? glyph.unicode
        if (glyph.isSpace || text === ' ' || text === '\u00a0') blank = true
        else {
          const y = this.y + state.rise
          const painted = {
            text,
            x: outer[0] * this.x + outer[2] * y + outer[4],
            y: outer[1] * this.x + outer[3] * y + outer[5],
            length: Math.abs(width) * along,
            directionX,
            directionY,
            size: height,
            tracking,
          }
          this.builder.glyph(painted, ink)
        }
      }
      this.x += width + (state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * stretch
      if (blank) {
        const y = this.y + state.rise
        this.builder.blank(outer[0] * this.x + outer[2] * y + outer[4], outer[1] * this.x + outer[3] * y + outer[5])
      }
    }
  }
}

/** What a page paints by its number; `null` for one that the parser cannot read. */
export type Painted = [number: number, painting: Painting | null]
