import { type Fact, footnoteId, type StatementBlock, type StatementLanguage, type Words } from '@esrs/contract'
import { axesOf, breakdownOf, membersOf } from '@esrs/engine/esrs'
import { wordsOf } from '../layout/plain.ts'
import stored from '../layout/standard-tables.json' with { type: 'json' }
import { memberInWords, restatedInWords, shareInWords } from '../words/format.ts'
import { both, say } from '../words/messages.ts'
import { breakdownTable } from './breakdown-table.ts'
import type { FactIndex } from './fact-index.ts'
import type { Item, WrittenText } from './input.ts'
import { otherWords } from './one-language-words.ts'

/** A figure with its datapoint, as a row of a table begins. */
export interface Figured {
  item: Item
  fact: Fact
}

type Table = Extract<StatementBlock, { type: 'figures' }>
type BlockRow = Table['rows'][number]

const tables = new Map(stored.map((one) => [one.requirement, one]))

/** Axes whose members are years of a figure: they stand beside each other as columns (ESRS E1, AR 31 and AR 48). */
const yearAxes = new Set(['milestone', 'target_year'])
/** The one of them that lies behind. */
const base = 'base_year'

/** The member of years that a part of a figure is of; `null` for a part of another kind. */
function yearOf(item: Item, { dimension }: Fact): { member: string; name: Words; place: number } | null {
  const breakdown = breakdownOf(item.id)
  const members = breakdown && dimension !== null ? membersOf(breakdown, dimension) : null
  const [axis, ...others] = (members && axesOf(breakdown!, members)) ?? []
  if (!axis || others.length > 0 || !yearAxes.has(axis.axis)) return null
  const place = axis.members.findIndex(({ member }) => member === members![0])
  const found = axis.members[place]
  return found ? { member: found.member, name: found.name, place } : null
}

/** Columns of years that any of the figures has, the base year in front, then targets as they come. */
function columnsOf(figures: readonly Figured[], facts: FactIndex) {
  const all = new Map<string, { member: string; name: Words; place: number }>()
  for (const { item } of figures)
    for (const part of facts.parts(item.id)) {
      const year = yearOf(item, part)
      if (year) all.set(year.member, year)
    }
  return [...all.values()].sort((one, other) => one.place - other.place)
}

/**
 * The base year that a company decided on: of its targets (ESRS 2, MDR-T 80 d), else of its progress without any (81 b ii); `null` where none
 * stands there.
 */
function baseYearOf(facts: FactIndex): number | null {
  const written = ['MDR-T_06', 'MDR-T_19'].map((id) => facts.whole(id)?.value ?? '')
  return Number(written.find((value) => /^\d{4}$/.test(value))) || null
}

/** The year that a member names, such as 2030 of `milestone_2030`. */
const yearIn = (member: string): number | null => Number(/_(\d{4})$/.exec(member)?.[1] ?? 0) || null

/**
 * What a target asks for a year, in percent of the figure of the base year (ESRS E1, AR 48): the change from the base year to the last target, by the
 * years between them. `null` without both figures, or where it is not known which year the base year is.
 */
function yearlyOf(parts: ReadonlyMap<string | undefined, Fact>, baseYear: number | null): number | null {
  const from = parts.get(base)?.number ?? 0
  const targets = [...parts].flatMap(([member, { number }]) => {
    const year = member === undefined ? null : yearIn(member)
    return year !== null && number !== null ? [{ year, number }] : []
  })
  const last = targets.toSorted((one, other) => other.year - one.year)[0]
  if (baseYear === null || from === 0 || !last || last.year <= baseYear) return null
  return ((last.number - from) / from / (last.year - baseYear)) * 100
}

/** Figures in the order of the standard's own table where it has one, what it does not name behind. */
function inOrder(code: string, figures: readonly Figured[]): Figured[] {
  const order = tables.get(code)?.order ?? []
  const place = ({ item }: Figured) => {
    const found = order.indexOf(item.id)
    return found < 0 ? order.length : found
  }
  return figures.toSorted((one, other) => place(one) - place(other))
}

/** The footnote that people wrote to a figure, in plain words; `null` where there is none. */
function footnoteOf(fact: string, texts: readonly WrittenText[]) {
  const words = (language: StatementLanguage): string | null => {
    const text = texts.find((one) => one.block === footnoteId(fact) && one.language === language)?.text
    return (text && wordsOf(text, new Map(), language)) || null
  }
  const [en, de] = [words('en'), words('de')]
  return en === null && de === null ? null : { en, de }
}

/** The sentence on a figure of the year before that is restated, with the reason as somebody has said it in each language. */
function restatedOf(prior: Fact | undefined, texts: readonly WrittenText[]) {
  const restated = prior?.restated
  if (!restated) return
  const other = otherWords(texts)
  const saidIn = (at: StatementLanguage) => {
    const reason = other(restated.reason, at)
    return reason === null ? restated : { ...restated, reason, language: at }
  }
  return { restated: both((at) => restatedInWords(prior, saidIn(at), at)) }
}

/**
 * The figures of a requirement as one table: in the order of the standard's own, with base year, milestones and target years beside the year, so that
 * a target is one row. Where parts give no whole, each is a row that says of what it is a part.
 */
export function figureTable(
  code: string,
  figures: readonly Figured[],
  facts: FactIndex,
  texts: readonly WrittenText[],
): StatementBlock {
  const totals = tables.get(code)?.totals ?? []
  const ordered = inOrder(code, figures)
  const columns = columnsOf(ordered, facts)
  const baseYear = baseYearOf(facts)
  const rows = ordered.flatMap(({ item, fact }): BlockRow[] => {
    // Parts over several axes are read in a table of their own.
    const all = breakdownTable(item, fact, facts.parts(item.id)) === null ? facts.parts(item.id) : []
    const years = new Map(all.map((part) => [yearOf(item, part)?.member, part] as const))
    const more = columns.map(({ member }) => years.get(member)?.id ?? null)
    const yearly = yearlyOf(years, baseYear)
    const parts = all.filter((part) => yearOf(item, part) === null)
    const isWhole = fact.number !== null && fact.type !== 'year'
    const whole: BlockRow = {
      fact: fact.id,
      prior: facts.prior(item.id)?.id ?? null,
      label: item.name,
      part: false,
      footnote: footnoteOf(fact.id, texts),
      ...restatedOf(facts.prior(item.id), texts),
      ...(columns.length > 0 && { more }),
      ...(yearly !== null && { yearly: both((language) => shareInWords(yearly, language)) }),
      ...(totals.includes(item.id) && { total: true }),
    }
    return [
      ...(isWhole || more.some((one) => one !== null) ? [whole] : []),
      ...parts.map((part) => ({
        fact: part.id,
        prior: null,
        label: both((language) => {
          const name = memberInWords(part.dimension!, language, item.id)
          return isWhole ? name : `${item.name[language]}: ${name}`
        }),
        part: isWhole,
        footnote: footnoteOf(part.id, texts),
      })),
    ]
  })
  const headOf = ({ member, name }: (typeof columns)[number]): Words =>
    member === base && baseYear !== null ? both((language) => `${name[language]} (${baseYear})`) : name
  return {
    type: 'figures',
    id: `${code}.figures`,
    datapoints: ordered.map(({ item }) => item.id),
    caption: both((language) => say(language, 'figures.caption', { requirement: code })),
    ...(columns.length > 0 && {
      columns: columns.map((one) => ({ head: headOf(one), before: one.member === base })),
    }),
    ...(rows.some(({ yearly }) => yearly) && { yearly: both((language) => say(language, 'figures.yearly')) }),
    rows,
  }
}
