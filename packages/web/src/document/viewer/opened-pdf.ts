/** A page of an opened PDF. Sizes are points (1/72 inch) as the page is seen, its rotation applied. */
export interface PdfPage {
  width: number
  height: number
  /** Draws the page at `scale` pixels a point; rejects with the signal's reason when it is no longer wanted. */
  draw: (canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) => Promise<void>
  /** Adds the page's words as invisible text over the drawing, so that they can be selected and read out. */
  addText: (container: HTMLElement, signal: AbortSignal) => Promise<void>
  /** Gives back what drawing it has kept; it can be drawn again. */
  release: () => void
}

/** An opened PDF. */
export interface PdfFile {
  pages: number
  /** `number` counts from 1. */
  page: (number: number) => Promise<PdfPage>
  close: () => Promise<void>
}
