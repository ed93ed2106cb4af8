import { type ListedSite, siteColumns } from '../esrs/index.ts'
import type { FilledSheet } from '../reading/rows.ts'
import { type CellNames, placeOf } from './form/template-cells.ts'

type Column = keyof typeof siteColumns

/** Sites that a template lists, or is about to list: those with any word beside their number. */
export function sitesListed(
  names: CellNames,
  sheets: readonly FilledSheet[],
  textIn: (sheet: number, row: number, column: number) => string,
): ListedSite[] {
  const references = new Map(names)
  const at = (column: Column) => placeOf(references.get(siteColumns[column]) ?? '', sheets)
  const numbers = at('number')
  if (!numbers) return []
  const { from, to } = numbers.range
  return Array.from({ length: to.row - from.row + 1 }, (_, index) => from.row + index).flatMap((row): ListedSite[] => {
    const said = (column: Column) => {
      const place = at(column)
      return place ? textIn(place.sheet, row, place.range.from.column) : ''
    }
    const site = {
      number: said('number'),
      address: said('address'),
      code: said('code'),
      city: said('city'),
      country: said('country'),
    }
    return site.number !== '' && (site.address !== '' || site.city !== '') ? [site] : []
  })
}

/** Which boxes of a table over sites in or near an area are ticked, by what is answered of each; `null` where it does not say for which. */
export function boxesOfSites(
  said: { in: string | null; near: string | null },
  sites: number,
): { in: boolean; near: boolean } | null {
  const [isIn, isNear] = [said.in === 'yes', said.near === 'yes']
  // Each site of the table is one or the other; with both, nothing says which is which.
  if (isIn === isNear) return null
  const other = isIn ? said.near : said.in
  return other === 'no' || sites === 1 ? { in: isIn, near: isNear } : null
}
