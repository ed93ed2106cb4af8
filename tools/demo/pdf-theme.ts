import { rgb } from 'pdf-lib'

/** A4 in points with its margins. */
export const paper = { width: 595.28, height: 841.89, left: 60, right: 60, top: 84, bottom: 66 }
export const textWidth = paper.width - paper.left - paper.right

export const colors = {
  ink: rgb(0.13, 0.16, 0.2),
  muted: rgb(0.4, 0.44, 0.5),
  brand: rgb(0.05, 0.32, 0.36),
  accent: rgb(0.86, 0.46, 0.14),
  tint: rgb(0.92, 0.955, 0.955),
  rule: rgb(0.8, 0.83, 0.86),
  white: rgb(1, 1, 1),
}
