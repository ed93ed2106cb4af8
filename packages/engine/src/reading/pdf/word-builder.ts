import type { Backgrounds } from './backgrounds.ts'
import type { Font } from './fonts.ts'
import { type Area, holds } from './geometry.ts'
import type { Word } from './word.ts'

/** A glyph as painted, in page coordinates, y downwards. */
export interface Painted {
  text: string
  x: number
  y: number
  /** Its width along the direction of writing, without spacing. */
  length: number
  directionX: number
  directionY: number
  size: number
  /** Spacing that is set between all letters: it parts no words. */
  tracking: number
}

/** How text is painted at the moment. */
export interface Ink {
  clip: Area
  colour: string
  /** Rendering mode of the file: 3 paints nothing. */
  mode: number
  font: Font
  artifact: boolean
}

const invisible = 3
const fillAndStroke = 2
const combining = /^\p{M}+$/u

/** Joins glyphs to words while a page is painted, and drops what nobody can see. */
export class WordBuilder {
  readonly area: Area
  readonly backgrounds: Backgrounds
  readonly words: Word[] = []
  word: Word | null = null
  /** Where the last glyph ended, and the direction it was written in. */
  endX = 0
  endY = 0
  directionX = 1
  directionY = 0
  /** A blank was painted since the last glyph, and where it ended. */
  spaced = false
  blankX = 0
  blankY = 0

  constructor(area: Area, backgrounds: Backgrounds) {
    this.area = area
    this.backgrounds = backgrounds
  }

  blank(x: number, y: number): void {
    this.spaced = true
    this.blankX = x
    this.blankY = y
  }

  glyph(painted: Painted, ink: Ink): void {
    const { text, x, y, length, directionX, directionY, size, tracking } = painted
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
    const centreX = x + (length / 2) * directionX + size * 0.3 * directionY
    const centreY = y + (length / 2) * directionY - size * 0.3 * directionX
    if (!holds(ink.clip, centreX, centreY, size * 0.3) || !holds(this.area, centreX, centreY)) {
      this.drop()
      return
    }
    const continues =
      word !== null &&
      !this.spaced &&
      !turned &&
      drift < size * 0.06 &&
      Math.abs(word.size - size) < size * 0.04 &&
      word.font === ink.font.name &&
      gap - tracking < size * 0.15 &&
      gap > -size * 0.5
    if (continues || (word !== null && combining.test(text) && !turned && drift < size)) {
      word.text += text
      const end = this.endX * directionX + this.endY * directionY
      if (end > word.right) word.right = end
      return
    }
    const unseen = ink.mode === invisible
    if (!unseen && ink.colour !== 'pattern' && this.backgrounds.swallows(ink.colour, centreX, centreY)) {
      this.drop()
      return
    }
    const left = x * directionX + y * directionY
    const base = y * directionX - x * directionY
    const angle = Math.round((Math.atan2(directionY, directionX) * 180) / Math.PI)
    this.word = {
      text,
      left,
      right: left + length,
      top: base - size * ink.font.ascent,
      bottom: base + size * ink.font.descent,
      base,
      size,
      bold: ink.font.bold || ink.mode === fillAndStroke,
      font: ink.font.name,
      // A blank that ends a line or cell elsewhere says nothing about the distance to this word.
      spaced: this.spaced && Math.hypot(x - this.blankX, y - this.blankY) < size * 0.35,
      blank: this.spaced,
      mark: false,
      unseen,
      artifact: ink.artifact,
      angle: (angle + 360) % 360,
      colour: ink.colour,
    }
    this.spaced = false
    this.words.push(this.word)
  }

  drop(): void {
    this.word = null
    this.spaced = false
  }
}
