import type { NumberFormat } from '../../reading/document.ts'
import { formatOfLanguage, voteNumberFormat } from '../../reading/number-format.ts'
import { objectives, taxonomyActivities } from '../activities.ts'
import { exact, plain } from '../decimal.ts'
import type { Kpi } from '../kpis.ts'
import { kpiIn, unitOf, yearOf } from './form-head.ts'
import { codedRow, figuresOf, type Printed, printed, sumOf } from './form-lines.ts'
import { formStretches, type Stretch } from './form-stretches.ts'
import { formWords } from './form-words.ts'

/** Where a figure stands: the line of the page as it is stored. */
export interface FormPlace {
  page: number
  excerpt: string
}

/** An activity of a form, with what its line proves. */
export interface FoundActivity extends FormPlace {
  /** Codes of the acts. */
  codes: readonly string[]
  name: string
  group: 'aligned' | 'eligible'
  /** In the currency, exact. */
  amount: string
  /** Share of the year before in percent, where the line says it beyond doubt. */
  prior: string | null
  kind: 'enabling' | 'transitional' | null
  /** The line says that it harms no objective and meets the safeguards; it does not prove it. */
  isHarmless: boolean
}

/** Why a line that looks like an activity gives none: its share is not that of its amount, or its section may be of several objectives. */
export type UnreadReason = 'share' | 'objective'

/** A form of Article 8 (Delegated Regulation (EU) 2021/2178, Annex II) as a report prints it. */
export interface FoundForm {
  kpi: Kpi
  /** The year that it is of; `null` where its pages name others than the document reports on. */
  year: number | null
  total: FormPlace & { amount: string }
  rows: readonly FoundActivity[]
  /** What is left out of it. */
  unread: readonly (FormPlace & { why: UnreadReason })[]
  /** Its activities do not add up to the sums that it prints. */
  differs: boolean
}

const letters = new Map<string, 'yes' | 'no' | 'enabling' | 'transitional'>(
  (['yes', 'no', 'enabling', 'transitional'] as const).flatMap((says) =>
    formWords(says).map((word) => [word, says] as const),
  ),
)
const letterOf = (cell: string) => letters.get(cell.toLowerCase())

/**
 * The forms of Article 8 of Regulation (EU) 2020/852 that a report prints. A figure is given only where its line proves it: the printed share is that
 * of the amount in the total of the form, within its rounding. Everything else is left out, and said to be.
 * @param pages stored texts of the pages in their order; others may be missing between them
 * @param document language (ISO 639-1), by which numbers are written where the pages do not tell, and the year that it reports on, where that is known
 */
export function readTaxonomyForms(
  pages: readonly { number: number; text: string }[],
  { language, year }: { language: string; year: number | null },
): FoundForm[] {
  const texts = new Map(pages.map(({ number, text }) => [number, text]))
  return formStretches(pages).flatMap((stretch) => {
    const text = [...stretch.pages].map((page) => texts.get(page)!).join('\n')
    const format = voteNumberFormat(withoutCodes(text), formatOfLanguage(language))
    const kpi = kpiOf(stretch)
    const total = stretch.sums.total && sumOf(stretch.sums.total, format)
    const times = total ? unitOf(text, Number(total[0].value)) : null
    if (times === null || kpi === null || !total || Number(total[1].value) !== 100) return []
    return formOf(stretch, { kpi, times, format, total: total[0], year: yearOf(text, year) })
  })
}

/** Codes look like numbers with a point, and say nothing of how numbers are written. */
const withoutCodes = (text: string): string => text.replaceAll(/(?<![\d.,])\d{1,2}\.\d{1,2}\.?(?![\d,])(?!\s?%)/g, ' ')

/** The KPI that the sums of a form name, all of them the same. */
function kpiOf({ heads }: Stretch): Kpi | null {
  const named = new Set(heads.flatMap((head) => kpiIn(head) ?? []))
  const [kpi] = named
  return named.size === 1 ? kpi! : null
}

interface Frame {
  kpi: Kpi
  times: bigint
  format: NumberFormat
  total: Printed
  year: number | null
}

function formOf(stretch: Stretch, frame: Frame): FoundForm[] {
  const { kpi, times, format, total, year } = frame
  const rows: FoundActivity[] = []
  const unread: (FormPlace & { why: UnreadReason })[] = []
  const worth = ({ value }: Printed) => plain(exact(value) * times)
  let proofs = 0
  for (const { line, group } of stretch.rows) {
    const { codes: named, section, name, behind, excerpt } = codedRow(line)!
    const place = { page: line.page, excerpt }
    const figures = figuresOf(behind, format)
    if (!figures || !isShare(figures, total)) {
      // A line of words with a code in it is no row.
      if (behind.some((cell) => /\d/.test(cell))) unread.push({ ...place, why: 'share' })
      continue
    }
    const [amount, share] = figures
    if (Number(amount.value) === 0) continue
    const codes = section === null ? named : codesOfSection(section, behind.slice(2), format)
    if (codes.length === 0) {
      unread.push({ ...place, why: 'objective' })
      continue
    }
    proofs += Number(share.value) > 0 ? 1 : 0
    rows.push({ ...place, codes, name, group, amount: worth(amount), ...restOf(behind.slice(2), share, format) })
  }
  const sums = (['aligned', 'eligible'] as const).map((group) => {
    const line = stretch.sums[group]
    return { group, sum: line ? sumOf(line, format) : null }
  })
  const isProved = proofs > 0 || sums.every(({ sum }) => sum && isShare(sum, total))
  if (!isProved) return []
  const differs = sums.some(({ group, sum }) => {
    if (!sum) return false
    const own = rows.filter((row) => row.group === group)
    const added = own.reduce((all, { amount }) => all + exact(amount), 0n)
    const apart = added - exact(sum[0].value) * times
    return Math.abs(Number(plain(apart < 0n ? -apart : apart))) > rounding(sum[0]) * (own.length + 1) * Number(times)
  })
  const at = stretch.sums.total!
  return [{ kpi, year, total: { page: at.page, excerpt: at.text, amount: worth(total) }, rows, unread, differs }]
}

/** Half of the last printed digit. */
const rounding = ({ decimals }: Printed): number => 0.5 / 10 ** decimals

/** Whether a printed share is that of its amount, as far as the printed digits can say. */
function isShare([amount, share]: [Printed, Printed], total: Printed): boolean {
  const whole = Number(total.value)
  if (whole === 0) return false
  const part = Number(amount.value) / whole
  const doubt = rounding(share) + (100 * (rounding(amount) + part * rounding(total))) / whole
  return part <= 1 && Math.abs(part * 100 - Number(share.value)) <= doubt + 1e-9
}

/** Codes of a section whose line says by its shares under the climate objectives which of both it is. */
function codesOfSection(section: string, behind: readonly string[], format: NumberFormat): string[] {
  const shares = behind.slice(0, 2).map((cell) => printed(cell, format))
  const at = shares.findIndex((share) => Number(share?.value) === 100)
  const isOne = at >= 0 && shares.every((share, index) => index === at || Number(share?.value) === 0)
  const code = `${objectives[at]} ${section}`
  return isOne && taxonomyActivities().some((one) => one.code === code) ? [code] : []
}

/** How many columns the form has for substantial contribution, and for harm with the safeguards. */
const contribution = objectives.length
const conditions = contribution + 1

/** What a line says behind its share: conditions by letter, the share of the year before, and the category. */
function restOf(cells: readonly string[], share: Printed, format: NumberFormat) {
  const told = cells.map(letterOf)
  const answers = told.filter((one) => one === 'yes' || one === 'no')
  const behind = told.findLastIndex((one) => one === 'yes' || one === 'no')
  const after = cells.slice(behind + 1).flatMap((cell) => (/\d/.test(cell) ? (printed(cell, format) ?? []) : []))
  const [prior] = after
  const isPrior = behind >= 0 && after.length === 1 && prior!.decimals === share.decimals && Number(prior!.value) <= 100
  return {
    prior: isPrior ? prior!.value : null,
    kind: told.find((one) => one === 'enabling' || one === 'transitional') ?? null,
    isHarmless:
      answers.length === contribution + conditions && answers.slice(contribution).every((answer) => answer === 'yes'),
  }
}
