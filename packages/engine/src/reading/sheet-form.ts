import { parseXml, type XmlElement } from './xml.ts'
import { unescaped } from './xml-text.ts'
import type { Archive } from './zip.ts'

/** What a sheet of a workbook says beside its cells; rows count from 1, columns from 0. */
export interface SheetForm {
  isHidden: boolean
  hiddenRows: number[]
  hiddenColumns: number[]
  /** Cells that take one of a list, with the list as it is written: `"yes,no"`, or a range or name that holds it. */
  lists: { ranges: string; source: string }[]
  /** Addresses of cells that hold a formula. */
  formulas: string[]
  /** Cells whose formula puts a day together from a cell for each of its parts. */
  days: { cell: string; year: string; month: string; day: string }[]
}

const local = (name: string): string => name.replace(/^.*:/, '')
const children = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && local(child.name) === name,
  )

/** Most ranges, rows and columns that are kept of one sheet. */
const most = 2_000
const rowTag = /<(?:\w+:)?row\s[^<>]{0,400}?\bhidden="(?:1|true)"[^<>]{0,400}>/g
const columnTag = /<(?:\w+:)?col\s[^<>]{0,400}?\bhidden="(?:1|true)"[^<>]{0,400}>/g
// One without contents closes itself, and is no beginning of the next.
const listTag = /<(?:\w+:)?dataValidation\s([^<>]{0,2000})(?<!\/)>([\s\S]{0,6000}?)<\/(?:\w+:)?dataValidation>/g
/** Most formulas that are kept of one sheet. */
const mostFormulas = 20_000
const computedTag = /<(?:\w+:)?c\s[^<>]{0,200}?\br="([A-Z]{1,3}\d{1,7})"[^<>]{0,200}>\s{0,20}<(?:\w+:)?f[\s/>]/g
/** `=IF(…, "-", D6 & "-" & TEXT(D7, "00") & "-" & TEXT(D8, "00"))`. */
const dayTag =
  /<(?:\w+:)?c\s[^<>]{0,200}?\br="([A-Z]{1,3}\d{1,7})"[^<>]{0,200}>\s{0,20}<(?:\w+:)?f(?:\s[^<>]{0,200})?>([^<>]{0,400}?)<\/(?:\w+:)?f>/g
const partsOfDay =
  /(?<![\w$!.])([A-Z]{1,3}\d{1,7})\s*&\s*"-"\s*&\s*TEXT\(([A-Z]{1,3}\d{1,7}),\s*"00"\)\s*&\s*"-"\s*&\s*TEXT\(([A-Z]{1,3}\d{1,7}),\s*"00"\)/
const formulaTag = /<(?:\w+:)?formula1>([\s\S]{0,4000}?)<\/(?:\w+:)?formula1>/
const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]{0,1900})"`).exec(tag)?.[1] ?? ''
const rangesTag = /<(?:\w+:)?sqref>([^<>]{0,1900})<\/(?:\w+:)?sqref>/
const plain = (text: string): string => unescaped(text.replace(/<[^<>]{0,200}>/g, '')).trim()

/** Paths of the sheets of a workbook with their states, in its order. */
export function sheetParts(archive: Archive): { name: string; part: string; isHidden: boolean }[] {
  const xmlOf = (name: string) => {
    const bytes = archive.part(name)
    return bytes ? parseXml(new TextDecoder().decode(bytes)) : undefined
  }
  const targets = new Map(
    children(xmlOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes.Id,
      attributes.Target,
    ]),
  )
  return children(children(xmlOf('xl/workbook.xml'), 'sheets')[0], 'sheet').map(({ attributes }) => {
    const id = Object.entries(attributes).find(([name]) => /^\w+:id$/.test(name))?.[1]
    const target = targets.get(id) ?? ''
    return {
      name: attributes.name ?? '',
      part: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      isHidden: /hidden/i.test(attributes.state ?? ''),
    }
  })
}

/** The cells of a sheet in which a formula puts a day together. */
function daysIn(xml: string): SheetForm['days'] {
  if (!xml.includes('TEXT(')) return []
  return Array.from(xml.matchAll(dayTag)).flatMap(([, cell = '', formula = '']) => {
    const [, year, month, day] = partsOfDay.exec(plain(formula).replaceAll('$', '')) ?? []
    return year && month && day ? [{ cell, year, month, day }] : []
  })
}

/** What the sheets of a workbook say beside their cells: what is hidden, and which cells take one of a list. */
export function sheetForms(archive: Archive): SheetForm[] {
  return sheetParts(archive).map(({ part, isHidden }) => {
    const bytes = archive.part(part)
    const xml = bytes ? new TextDecoder().decode(bytes) : ''
    const hiddenColumns = Array.from(xml.matchAll(columnTag))
      .slice(0, 200)
      .flatMap(([tag]) => {
        const [from, to] = [Number(attributeOf(tag, 'min')), Number(attributeOf(tag, 'max'))]
        return Array.from({ length: Math.max(0, Math.min(to, most) - from + 1) }, (_, index) => from - 1 + index)
      })
    const lists = Array.from(xml.matchAll(listTag)).flatMap(([, tag = '', inside = '']) => {
      if (attributeOf(tag, 'type') !== 'list') return []
      // A list on another sheet stands in an extension, which says its cells in an element of its own.
      const ranges = attributeOf(tag, 'sqref') || (rangesTag.exec(inside)?.[1] ?? '')
      return [{ ranges, source: plain(formulaTag.exec(inside)?.[1] ?? '') }]
    })
    return {
      isHidden,
      hiddenRows: Array.from(xml.matchAll(rowTag), ([tag]) => Number(attributeOf(tag, 'r'))).slice(0, most),
      hiddenColumns: hiddenColumns.slice(0, most),
      lists: lists.slice(0, most),
      formulas: Array.from(xml.matchAll(computedTag), ([, address = '']) => address).slice(0, mostFormulas),
      days: daysIn(xml),
    }
  })
}

/** Most names of cells that are looked at. */
const mostNames = 5_000

/** Names that a workbook has for cells, with the cells as they are written: `'Sheet 1'!$D$22`. */
export function definedNames(archive: Archive): [name: string, reference: string][] {
  const bytes = archive.part('xl/workbook.xml')
  const names = bytes ? children(parseXml(new TextDecoder().decode(bytes)), 'definedNames')[0] : undefined
  return children(names, 'definedName')
    .filter(({ attributes }) => attributes.localSheetId === undefined)
    .slice(0, mostNames)
    .map((one): [string, string] => [
      one.attributes.name ?? '',
      one.children.filter((child) => typeof child === 'string').join(''),
    ])
}
