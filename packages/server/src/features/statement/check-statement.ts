import type { Fact, Language, Statement } from '@esrs/contract'
import { computeFrom, formulas } from '@esrs/engine'
import { axesOf, breakdownOf, type Catalogue, isMemberOf, membersOf } from '@esrs/engine/esrs'
import { factInWords, hasBrokenWords, memberInWords } from '@esrs/reports/statement'
import knowledge from './checks.json' with { type: 'json' }
import { say } from './messages.ts'

/** Something in a statement that contradicts itself or cannot be, with the datapoint that it is about. */
export interface Check {
  key: string
  text: string
}

/** Rounding of published figures: parts may differ from their total by this share of it. */
const tolerance = 0.005
/** Digits that a number keeps; of a longer one the last are not those that somebody wrote. */
const keptDigits = 15
const dayMs = 86_400_000
/** Days that a financial year has at most, with some of grace for years that end on a weekday. */
const longestYear = 380

const { negated, mayBeNegative, mayExceed, negations, madeByProduct } = knowledge
const isNegated = new RegExp(`(?<![\\p{L}])(?:${negations.join('|')})(?![\\p{L}])`, 'iu')

interface Context {
  statement: Statement
  catalogue: Catalogue
  language: Language
  whole: ReadonlyMap<string, Fact>
}

/**
 * What does not fit in a statement at the moment of its issue: parts and totals, signs, shares, numbers that are too long to be kept,
 * a yes against its own passage, words in place of which a bare yes stands, what is said of a topic that is not material.
 */
export function checkStatement(statement: Statement, catalogue: Catalogue, language: Language): Check[] {
  const ofYear = statement.facts.filter(({ dimension, year }) => dimension === null && year === statement.year)
  const whole = new Map(ofYear.map((fact) => [fact.datapoint, fact]))
  const context = { statement, catalogue, language, whole }
  return [
    ...totals(context),
    ...derived(context),
    ...statement.facts.flatMap((fact) => breakdown(fact, context)),
    ...ofYear.flatMap((fact) => cells(fact, context)),
    ...targets(context),
    ...statement.facts.flatMap((fact) => figure(fact, context)),
    ...ofYear.flatMap((fact) => words(fact, context)),
    ...notMaterial(context),
    ...period(context),
  ]
}

const nameOf = ({ catalogue }: Context, id: string): string => catalogue.get(id)?.name ?? id
const shown = ({ language }: Context, fact: Fact): string => factInWords(fact, language)
const isMore = (a: number, b: number): boolean => a > b + Math.abs(b) * tolerance + 1e-9

function totals(context: Context): Check[] {
  const { whole, language } = context
  return formulas.flatMap(({ datapoint, kind, of }): Check[] => {
    const total = whole.get(datapoint)
    const parts = of.flatMap((id) => whole.get(id) ?? []).filter((part) => part.unit === total?.unit)
    if (kind !== 'sum' || total?.number == null || parts.length === 0) return []
    const sum = parts.reduce((all, { number }) => all + (number ?? 0), 0)
    const isWhole = parts.length === of.length
    const fits = isWhole ? !isMore(sum, total.number) && !isMore(total.number, sum) : !isMore(sum, total.number)
    if (fits) return []
    const named = parts.map((part) => `${nameOf(context, part.datapoint)} ${shown(context, part)}`).join(' + ')
    const values = { name: nameOf(context, datapoint), total: shown(context, total), parts: named }
    return [{ key: datapoint, text: say(isWhole ? 'check.sum' : 'check.parts', values)(language) }]
  })
}

/** Shares and differences are those of the figures that they are made of, within the rounding of what is stated. */
function derived(context: Context): Check[] {
  const { whole, language } = context
  return formulas.flatMap((formula): Check[] => {
    const stated = whole.get(formula.datapoint)
    if (stated?.number == null || (formula.kind !== 'share' && formula.kind !== 'difference')) return []
    const of = (id: string) => {
      const part = whole.get(id)
      return part?.number == null ? undefined : { number: part.number, unit: part.unit }
    }
    const computed = computeFrom(formula, stated.unit, of)
    if (computed === null || Math.abs(computed - stated.number) <= roundingOf(stated, computed)) return []
    const { name, total } = { name: nameOf(context, formula.datapoint), total: shown(context, stated) }
    const value = shown(context, { ...stated, number: computed, value: String(computed) })
    return [{ key: formula.datapoint, text: say('check.derived', { name, total, value })(language) }]
  })
}

/** By how much a stated figure may differ from a computed one: one of its last digit, or what rounded parts add up to. */
const roundingOf = ({ decimals }: Fact, computed: number): number =>
  Math.max(10 ** -(decimals ?? 0), Math.abs(computed) * tolerance)

/** A part of a breakdown is never more than its whole. */
function breakdown(fact: Fact, context: Context): Check[] {
  const total = context.whole.get(fact.datapoint)
  if (fact.dimension === null || fact.year !== context.statement.year) return []
  if (fact.number === null || total?.number == null || total.unit !== fact.unit || fact.unit === '%') return []
  if (isOfYears(fact)) return []
  if (!isMore(fact.number, total.number)) return []
  const values = { name: nameOf(context, fact.datapoint), total: shown(context, total), part: shown(context, fact) }
  return [{ key: fact.datapoint, text: say('check.breakdown', values)(context.language) }]
}

/** Whether a figure is that of a base or target year, which is no part of the figure of the year. */
function isOfYears({ datapoint, dimension }: Fact): boolean {
  const breakdown = breakdownOf(datapoint)
  const members = breakdown && dimension !== null ? membersOf(breakdown, dimension) : null
  const axes = (members && axesOf(breakdown!, members)) ?? []
  return axes.some(({ axis }) => axis === 'milestone' || axis === 'target_year')
}

/**
 * Parts by the same axes add up to their whole where the table of the standard says that they do: men and women to all employees, recovery
 * operations to what is recovered. Countries and members of a company's own may be some of many, so only too much is told of them.
 */
function cells(total: Fact, context: Context): Check[] {
  const { statement, language } = context
  const breakdown = breakdownOf(total.datapoint)
  if (total.number === null || breakdown?.datapoint !== total.datapoint || breakdown.of !== total.datapoint) return []
  if (breakdown.rule !== 'sum') return []
  const groups = new Map<string, { isOpen: boolean; parts: Fact[] }>()
  for (const part of statement.facts) {
    if (part.datapoint !== total.datapoint || part.dimension === null || part.year !== statement.year) continue
    const members = membersOf(breakdown, part.dimension) ?? [part.dimension]
    // A document may name parts by an axis that the table has beside others, such as hazardous waste without its treatment.
    const alone = breakdown.axes.filter((axis) => isMemberOf(axis, part.dimension!))
    const axes = axesOf(breakdown, members) ?? (alone.length === 1 ? alone : null)
    if (!axes || part.number === null || part.unit !== total.unit) continue
    // What is counted among the others adds nothing.
    if (axes.some((axis, at) => axis.members.some(({ member, isBeside }) => isBeside && member === members[at])))
      continue
    const key = axes.map(({ axis }) => axis).join(' ')
    const isOpen = axes.some(({ isOpen, isFree }) => isOpen || isFree)
    groups.set(key, { isOpen, parts: [...(groups.get(key)?.parts ?? []), part] })
  }
  return [...groups.values()].flatMap(({ isOpen, parts }): Check[] => {
    const sum = parts.reduce((all, { number }) => all + number!, 0)
    // A part that is more than the whole is told by itself.
    const isTold = parts.some(({ number }) => isMore(number!, total.number!))
    if (isTold || !(isMore(sum, total.number!) || (!isOpen && isMore(total.number!, sum)))) return []
    const named = parts.map(
      (part) => `${memberInWords(part.dimension!, language, part.datapoint)} ${shown(context, part)}`,
    )
    const values = { name: nameOf(context, total.datapoint), total: shown(context, total), parts: named.join(' + ') }
    return [{ key: total.datapoint, text: say('check.cells', values)(language) }]
  })
}

/** A target for emissions says from which year and until when (ESRS E1, paragraph 34; ESRS 2, paragraph 80). */
function targets(context: Context): Check[] {
  const { statement, language, whole } = context
  return [...whole.values()].flatMap(({ datapoint, number }): Check[] => {
    if (number === null || !/^E1-4_/.test(datapoint)) return []
    const axes = breakdownOf(datapoint)?.axes ?? []
    const isDated = statement.facts.some((fact) => fact.datapoint === datapoint && fact.dimension !== null)
    if (isDated || !axes.some(({ axis }) => axis === 'milestone')) return []
    return [{ key: datapoint, text: say('check.target', { name: nameOf(context, datapoint) })(language) }]
  })
}

function figure(fact: Fact, context: Context): Check[] {
  const { datapoint, number, value } = fact
  if (number === null) return []
  const values = { name: nameOf(context, datapoint), value: fact.value }
  const found = (key: 'check.negative' | 'check.share' | 'check.digits'): Check[] => [
    { key: datapoint, text: say(key, values)(context.language) },
  ]
  if (value.replace(/\.0*$/, '').replace(/\D/g, '').replace(/^0+/, '').length > keptDigits) return found('check.digits')
  if (number < 0 && !mayBeNegative.includes(datapoint)) return found('check.negative')
  if (fact.unit === '%' && number > 100 && !mayExceed.includes(datapoint)) return found('check.share')
  return []
}

/** Words of a passage that begin or end within a sentence. */
const isCut = /^\p{Ll}|[,:;–—-]$/u
const isPassage = ({ type, value }: Fact): boolean =>
  (type === 'narrative' || type === 'semi-narrative') && value.trim().includes(' ')

function words(fact: Fact, context: Context): Check[] {
  const { datapoint, type, value, evidence } = fact
  const values = { name: nameOf(context, datapoint) }
  const found = (key: 'check.kind' | 'check.broken' | 'check.own' | 'check.denied' | 'check.cut'): Check[] => [
    { key: datapoint, text: say(key, values)(context.language) },
  ]
  const isBare = value === 'yes' || value === 'no'
  if (madeByProduct.includes(datapoint)) return found('check.own')
  if (isBare && type !== 'yes-no') return found('check.kind')
  if (!isBare && fact.number === null && hasBrokenWords(value)) return found('check.broken')
  if (isPassage(fact) && isCut.test(value.trim())) return found('check.cut')
  const denies = evidence.some(({ excerpt }) => isNegated.test(excerpt))
  return value === 'yes' && denies && !negated.includes(datapoint) ? found('check.denied') : []
}

/** What is said of a topic that is not material, beyond the process of its assessment. */
function notMaterial({ statement, language }: Context): Check[] {
  return statement.chapters.flatMap((chapter): Check[] => {
    if (chapter.state !== 'not-material') return []
    const said = chapter.requirements.filter(
      ({ code, blocks }) =>
        !code.includes('.IRO-1') && blocks.some(({ type }) => type === 'text' || type === 'figures'),
    )
    const values = { topic: `${chapter.code} ${chapter.title[language]}` }
    return said.map(({ code }) => ({ key: code, text: say('check.notMaterial', { ...values, code })(language) }))
  })
}

function period({ statement: { period, year }, language }: Context): Check[] {
  const days = (Date.parse(period.end) - Date.parse(period.start)) / dayMs
  return days > longestYear ? [{ key: 'period', text: say('check.period', { year: String(year) })(language) }] : []
}
