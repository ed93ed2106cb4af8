import { expect } from 'vitest'
import type { Page, ReadDocument } from '../document.ts'
import { read } from '../read.ts'
import { makePdf, type Pen } from './make-pdf.ts'
import { faultsOf } from './soundness.ts'

/** Five lines of running text for a left column. */
export const leftColumn = [
  'The company measures its energy use at all of its sites',
  'every month and compares the results with those of the',
  'year before. Results are checked by the site managers',
  'and reported to the board twice a year as described in',
  'the environmental handbook of the whole group of firms.',
]
/** And for a right column, of the same height. */
export const rightColumn = [
  'Water is taken from municipal supplies at most places',
  'and from own wells at two of them. Waste water is led',
  'to public treatment plants after it has been cleaned in',
  'our own installations. Limits set by the authorities are',
  'kept at all sites and checked by independent laboratories.',
]

/** Draws pages and reads them; what comes back is sound. */
export async function pagesOf(...drawings: ((pen: Pen) => void)[]): Promise<Page[]> {
  return (await documentOf(await makePdf(drawings))).pages
}

/** Reads a PDF that can be read. */
export async function documentOf(bytes: Uint8Array): Promise<ReadDocument> {
  const result = await read(bytes, 'report.pdf')
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`)
  expect(faultsOf(result.document)).toEqual([])
  return result.document
}

/** The lines of a page in reading order. */
export const linesOf = (page: Page | undefined): string[] => page?.lines.map((line) => line.text) ?? []
/** The cells of a table by rows. */
export const rowsOf = (page: Page | undefined, table = 0): string[][] => {
  const found = page?.tables[table]
  if (!found) return []
  return Array.from({ length: found.rows }, (_, row) =>
    found.cells.filter((cell) => cell.row === row).map((cell) => cell.text),
  )
}
