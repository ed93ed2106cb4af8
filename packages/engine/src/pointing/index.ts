export type { IndexedPage, KeptUnit, PageFigure } from '../analysis/indexed-page.ts'
export { computeFrom, type Figure, type Formula, type FormulaKind, formulas } from './compute.ts'
export {
  type HitPage,
  isYearFigure,
  type NearFigure,
  type NearPassage,
  nearestFigures,
  nearestPassages,
  rankPages,
} from './nearest.ts'
export { type Question, questionFor, questionInWords, tokensOf } from './question.ts'
export { captionOf, type FigureRead, figureAt, labelOf, placeOn, readFigure } from './read-figure.ts'
