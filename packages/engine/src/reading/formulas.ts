import { columnName, columnOf } from './column-name.ts'

/**
 * Formulas of a sheet that were stored without their results, as programs write them that never open the file: sums, the four
 * operations and a few functions of figures are computed. Everything else stays without a result.
 */

/** What a cell holds; a text is no figure, and an error makes an error of what refers to it. */
export type Held = { figure: number } | { text: string } | { formula: string } | 'error' | null

/** A cell by the name of its sheet and its address, such as `B12`. */
export type Look = (sheet: string, address: string) => Held

/** More cells no formula of a table refers to. */
const mostCells = 20_000
/** Formulas refer to formulas no deeper. */
const deepest = 60

class NoResult extends Error {}

const token =
  /\s*(?:(\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+)|((?:'(?:[^']|'')+'|[\p{L}_][\p{L}\d_.]*)!)?\$?([A-Za-z]{1,3})\$?(\d{1,7})(?![\p{L}\d(])|([A-Za-z][A-Za-z.]*)\(|([-+*/^%(),:]))/uy

interface Token {
  kind: 'number' | 'cell' | 'function' | 'sign'
  text: string
  sheet: string | null
}

function tokensOf(formula: string): Token[] {
  const found: Token[] = []
  token.lastIndex = 0
  const end = formula.trimEnd().length
  while (token.lastIndex < end) {
    const match = token.exec(formula)
    if (!match) throw new NoResult()
    const [, number, sheet, column, row, name, sign] = match
    const named = sheet ? sheet.slice(0, -1).replace(/^'|'$/g, '').replaceAll("''", "'") : null
    if (number !== undefined) found.push({ kind: 'number', text: number, sheet: null })
    else if (column !== undefined) found.push({ kind: 'cell', text: `${column.toUpperCase()}${row}`, sheet: named })
    else if (name !== undefined) found.push({ kind: 'function', text: name.toUpperCase(), sheet: null })
    else found.push({ kind: 'sign', text: sign as string, sheet: null })
  }
  return found
}

const rowOf = (address: string): number => Number(address.replace(/\D/g, ''))
const functions: Record<string, (figures: number[]) => number> = {
  SUM: (figures) => figures.reduce((sum, one) => sum + one, 0),
  AVERAGE: (figures) => {
    if (figures.length === 0) throw new NoResult()
    return figures.reduce((sum, one) => sum + one, 0) / figures.length
  },
  MIN: (figures) => figures.reduce((least, one) => Math.min(least, one), figures[0] ?? 0),
  MAX: (figures) => figures.reduce((most, one) => Math.max(most, one), figures[0] ?? 0),
  COUNT: (figures) => figures.length,
  PRODUCT: (figures) => figures.reduce((product, one) => product * one, 1),
  ABS: ([figure]) => Math.abs(figure ?? fail()),
  ROUND: ([figure, digits = 0]) => {
    if (figure === undefined) throw new NoResult()
    const power = 10 ** digits
    return (Math.sign(figure) * Math.round(Math.abs(figure) * power + 1e-9)) / power
  },
}

function fail(): never {
  throw new NoResult()
}

/** Reads a formula from left to right; every step gives the figures that it stands for. */
class Formula {
  readonly tokens: Token[]
  readonly of: (sheet: string, address: string) => number | null
  readonly sheet: string
  at = 0

  constructor(formula: string, sheet: string, of: (sheet: string, address: string) => number | null) {
    this.tokens = tokensOf(formula)
    this.sheet = sheet
    this.of = of
  }

  result(): number {
    const figure = this.sum()
    if (this.at < this.tokens.length || !Number.isFinite(figure)) fail()
    return figure
  }

  takes(...signs: string[]): string | null {
    const next = this.tokens[this.at]
    if (next?.kind !== 'sign' || !signs.includes(next.text)) return null
    this.at++
    return next.text
  }

  sum(): number {
    let figure = this.product()
    for (let sign = this.takes('+', '-'); sign; sign = this.takes('+', '-'))
      figure += (sign === '+' ? 1 : -1) * this.product()
    return figure
  }

  product(): number {
    let figure = this.signed()
    for (let sign = this.takes('*', '/'); sign; sign = this.takes('*', '/')) {
      const other = this.signed()
      figure = sign === '*' ? figure * other : figure / other
    }
    return figure
  }

  signed(): number {
    const sign = this.takes('-', '+')
    if (sign) return (sign === '-' ? -1 : 1) * this.signed()
    let figure = this.single()
    while (this.takes('%')) figure /= 100
    return this.takes('^') ? figure ** this.signed() : figure
  }

  single(): number {
    const next = this.tokens[this.at++]
    if (next?.kind === 'number') return Number(next.text)
    if (next?.kind === 'cell') return this.of(next.sheet ?? this.sheet, next.text) ?? 0
    if (next?.kind === 'function') return (functions[next.text] ?? fail())(this.listed())
    if (next?.text !== '(') fail()
    const figure = this.sum()
    if (!this.takes(')')) fail()
    return figure
  }

  /** The figures between the brackets of a function; of a range those cells that hold one. */
  listed(): number[] {
    const figures: number[] = []
    do {
      const [first, colon, last] = this.tokens.slice(this.at, this.at + 3)
      if (first?.kind === 'cell' && colon?.text === ':' && last?.kind === 'cell') {
        this.at += 3
        for (const figure of this.range(first, last.text)) figures.push(figure)
      } else figures.push(this.sum())
    } while (this.takes(','))
    if (!this.takes(')')) fail()
    return figures
  }

  range(first: Token, last: string): number[] {
    const [left, right] = [columnOf(first.text), columnOf(last)].sort((one, other) => one - other) as [number, number]
    const [top, bottom] = [rowOf(first.text), rowOf(last)].sort((one, other) => one - other) as [number, number]
    if ((right - left + 1) * (bottom - top + 1) > mostCells) fail()
    const figures: number[] = []
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const figure = this.of(first.sheet ?? this.sheet, `${columnName(column)}${row}`)
        if (figure !== null) figures.push(figure)
      }
    return figures
  }
}

/** Computes formulas without results; each once, however many others refer to it. */
export class Formulas {
  readonly look: Look
  readonly known = new Map<string, number | null | 'open'>()
  /** Cells that may still be looked at: formulas that refer to each other's ranges would take for ever. */
  left = 2_000_000

  constructor(look: Look) {
    this.look = look
  }

  /** The result of a cell's formula; `null` where it cannot be computed. */
  resultOf(sheet: string, address: string): number | null {
    try {
      return this.figureAt(sheet, address, 0)
    } catch (error) {
      if (error instanceof NoResult) return null
      throw error
    }
  }

  /** The figure of a cell; `null` for an empty one or a text in a range. */
  figureAt(sheet: string, address: string, depth: number): number | null {
    if (depth > deepest || --this.left < 0) fail()
    const held = this.look(sheet, address)
    if (held === 'error') fail()
    if (held === null || 'text' in held) return null
    if ('figure' in held) return held.figure
    const key = `${sheet}!${address}`
    const known = this.known.get(key)
    if (known === 'open' || known === null) fail()
    if (known !== undefined) return known
    // A formula that refers to itself has no result.
    this.known.set(key, 'open')
    let result: number | null = null
    try {
      const formula = new Formula(held.formula, sheet, (other, at) => this.figureAt(other, at, depth + 1))
      result = Number(formula.result().toPrecision(15))
      return result
    } finally {
      this.known.set(key, result)
    }
  }
}
