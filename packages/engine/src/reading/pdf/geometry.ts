import { maxOf, minOf } from '../min-max.ts'
/** A 2×3 matrix as in PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** A rectangle by its edges, y downwards. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ]
}

/** The rectangle around a transformed rectangle given by two corners. */
export function areaOf(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Area {
  const [a, b, c, d, e, f] = matrix
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1]
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1]
  return {
    left: minOf(xs) + e,
    right: maxOf(xs) + e,
    top: minOf(ys) + f,
    bottom: maxOf(ys) + f,
  }
}

export function intersect(one: Area, other: Area): Area {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

export function holds(area: Area, x: number, y: number, slack = 0): boolean {
  return x >= area.left - slack && x <= area.right + slack && y >= area.top - slack && y <= area.bottom + slack
}
