import { memberOf, namesMember } from './dimensions.ts'
import type { Fact } from './facts.ts'
import { wholeUnit } from './units.ts'

const GENERIC =
  /^(?:the |in |as |overall )*(?:total|totals|sum|gesamt|summe|insgesamt|group|konzern|gruppe|absolute?|absolut|overall|value|wert|amount|all|result|relative|number(?! of| der)|anzahl(?! der| an)|in %|%|percentage|percent|prozent|of which|davon|thereof|gesamte emissionen|total emissions|emissions|emissionen|total consumption|gesamtverbrauch|head ?count(?: total)?|year|jahr|target|goal)(?:\b.{0,24})?$/

/** Labels that name nothing by themselves, whatever stands in brackets behind them. */
const TOTAL = /^(?:total|totals|sum|gesamt|summe|insgesamt|overall|total consumption|gesamtverbrauch|number|anzahl)$/

/** `Muster Group`, `Muster-Gruppe`: the company itself as the name of the last row. */
const COMPANY =
  /^(?!.*\b(?:that|who|which|left|leaving|joined|in|of|by|from|within|employees?|persons?|people|women|men|number|share|im|in der)\b)(?:[\p{L}\d&.'-]+ ){0,3}[\p{L}\d&.']+(?<!\b(?:age|employee|staff|product|peer|target|working|management|user|customer|pay|salary|steering|expert|minority))[- ](?:group|gruppe|konzern)(?:,? (?:total|gesamt|insgesamt))?$/u

/** One way in which a figure can be read. */
export interface Reading {
  label: string
  /** Texts that say whom or what the figure covers, beside the label. */
  qualifiers: string[]
  penalty: number
  /** The label is the head of the column; the row then has to say nothing of its own. */
  column?: boolean
  /** How much of the label is a title or parent put before it. */
  head?: number
  /** Header rows that make up the label; rows the name does not touch head a section and narrow nothing. */
  parts?: string[]
}

const bare = (text: string): string => text.replace(/ ?\([^)]*\)/g, '').trim()
const shortened = (text: string): string => (text.length > 200 ? text.slice(0, 200) : text)

/** `ghg intensity, t co2e/eur million`: the name in a title that ends with the unit of what stands below it. */
function withoutUnit(title: string): string {
  const written = /^(.{4,}?),? \(?(?:in )?(\S.{0,30}?)\)?$/.exec(title)
  return written?.[1] && written[2] && wholeUnit(written[2]) ? written[1].replace(/,$/, '') : title
}

const GENDERED = /(?<![\p{L}-])(female|male|women|weibliche[rn]?|männliche[rn]?)(?: (?!and|und|to|in |on |at |earn))/u
const PLACED = /^(.{4,60}?)(?: - |, | in (?:the )?| \()(\p{L}[\p{L} .]{2,24})\)?$/u

/** `female employees` are employees, `employees - France` too: the part stands inside the label. */
function partInLabel(label: string): { whole: string; part: string } | null {
  const gender = GENDERED.exec(label)
  if (gender?.[1]) return { whole: label.replace(gender[0], '').trim(), part: gender[1] }
  const placed = PLACED.exec(label)
  const country = placed?.[2] ? memberOf(placed[2].trim(), 'country') : null
  if (placed?.[1] && country && !country.rest) return { whole: placed[1], part: placed[2] ?? '' }
  return null
}

/** The ways in which a figure can be read: by its row, by its column, or by the table it stands in. */
export function readings(fact: Fact): Reading[] {
  const divided = /^(?:of which|davon|thereof|darunter|hiervon|whereof|o\/w)\b[: ]*/.exec(fact.label)
  const named = shortened(divided ? fact.label.slice(divided[0].length) : fact.label)
  const label = COMPANY.test(named) ? 'group' : named
  const parent = fact.parents[fact.parents.length - 1] ?? ''
  const column = fact.columns.join(' ')
  const found: Reading[] = []
  const generic =
    label === '' ||
    GENERIC.test(label) ||
    TOTAL.test(bare(label)) ||
    (fact.transposed && /^(?:absolut|relativ|in )/.test(label))
  if (label) found.push({ label, qualifiers: [column], penalty: 0 })
  if (divided) found.push({ label: shortened(fact.label), qualifiers: [column], penalty: 0 })
  if (divided && parent) {
    found.push({ label: shortened(`${parent} ${fact.label}`), qualifiers: [column], penalty: 0 })
    // `energy consumption` › `of which renewable` is renewable energy consumption.
    if (label.split(' ').length <= 4)
      found.push({ label: `${bare(label)} ${bare(parent)}`, qualifiers: [column], penalty: 0.04 })
  }
  const split = label ? partInLabel(label) : null
  if (split) found.push({ label: split.whole, qualifiers: [split.part, column], penalty: 0.02 })
  if ((generic && (label !== '' || fact.transposed)) || divided) {
    if (parent) found.push({ label: `${parent} ${label}`.trim(), qualifiers: [column], penalty: 0.05 })
    // Behind the section that a row stands in come the sections before it.
    const section = parent ? fact.titles.indexOf(parent) : -1
    for (const text of fact.titles.slice(0, section >= 0 ? section + 1 : fact.transposed ? 6 : 3)) {
      // A chart of an intensity often shows the absolute figure beside it.
      const title = /^absolut/.test(label) ? text.replace(/ ?\b(?:intensity|intensität)\b/, '') : text
      if (title && title.length < 90)
        found.push({ label: `${title} ${label}`.trim(), qualifiers: [column], penalty: 0.08 })
    }
  } else if (label) {
    // A row named after a part of a thing named above it: `Scope 1 GHG emissions` › `Gross`.
    if (parent && label.split(' ').length <= 9 && parent.length < 90)
      found.push({ label: `${parent} ${label}`, qualifiers: [column], penalty: 0.06, head: parent.length })
    const title = withoutUnit(fact.titles[0] ?? '')
    if (label.split(' ').length <= 4 && title && title.length < 70)
      found.push({ label: `${title} ${label}`, qualifiers: [column], penalty: 0.1, head: title.length })
  }
  if (
    column &&
    label &&
    !(TOTAL.test(label) && parent) &&
    !fact.transposed &&
    fact.columns.length &&
    (fact.columns[fact.columns.length - 1] ?? '').replace(/^(?:of which|thereof|davon) /, '').split(' ').length <= 3
  ) {
    // A matrix says half of it in the row and half in the column: `electricity` × `renewable`. Whose it is stands above that.
    const whose = fact.columns.slice(0, -1).filter((head) => namesMember(head, ['gender', 'country']) !== null)
    found.push({
      label: `${fact.columns[fact.columns.length - 1]} ${label}`,
      qualifiers: whose.length ? [whose.join(' ')] : [],
      penalty: 0.06,
    })
  }
  if (column && !fact.transposed && (label || !fact.loose)) {
    // `Number` says nothing of its own: the section it stands in does.
    const said = TOTAL.test(label) && parent ? `${parent} ${label}` : label
    found.push({ label: column, qualifiers: [said], penalty: 0.03, parts: fact.columns, column: true })
    const title = fact.titles[0]
    // A column of tonnes says nothing of its rows: `steel` in a table of materials is no total of it.
    const names = !generic && /\p{L}{3}/u.test(label) && wholeUnit(column) !== null
    if (title && title.length < 70 && column.split(' ').length <= 5 && !names)
      found.push({ label: `${title} ${column}`, qualifiers: [said], penalty: 0.1 })
  }
  return found
}
