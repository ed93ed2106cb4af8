import { type Fact, factChange, type StatementLanguage, shownDecimals } from '@esrs/contract'
import {
  axesOf,
  breakdownAxes,
  breakdownOf,
  choiceInWords,
  freeMemberName,
  isMemberOf,
  memberName,
  membersIn,
  membersOf,
} from '@esrs/engine/esrs'
import { intensityOf } from './intensity.ts'
import { isMessage, say } from './messages.ts'
import { isForeign } from './reasons.ts'

/** No-break space between a figure and its unit. */
const together = '\u00a0'

const formats = new Map<string, Intl.NumberFormat>()

/** A number in the format of the language, with a fixed number of decimals. */
export function numberInWords(value: number, decimals: number, language: StatementLanguage): string {
  const key = `${language} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    format = new Intl.NumberFormat(language, digits)
    formats.set(key, format)
  }
  return format.format(value)
}

/** A canonical unit in common notation; empty for counts and ratios. */
export function unitInWords(unit: string | null, language: StatementLanguage): string {
  if (unit === null || unit === 'count' || unit === 'ratio') return ''
  const key = `unit.${unit}`
  if (isMessage(key)) return say(language, key)
  // An intensity is shown by the currency, or by a million of it, whatever its document writes.
  const intensity = intensityOf(unit)
  if (!intensity || (intensity.size !== 0 && intensity.size !== 6)) return unit
  const values = { unit: unitInWords(intensity.above, language), currency: intensity.currency }
  return say(language, intensity.size === 6 ? 'unit.perMillion' : 'unit.perCurrency', values)
}

/** Name of a dimension of a datapoint, of all its members: countries and members of the texts by name, unknown ones unchanged. */
export function memberInWords(dimension: string, language: StatementLanguage, datapoint: string): string {
  const breakdown = breakdownOf(datapoint)
  const members = breakdown && membersOf(breakdown, dimension)
  const axes = breakdown && members && axesOf(breakdown, members)
  if (members && axes)
    return members
      .map((member, index) =>
        !axes[index]!.isOpen && isMessage(`member.${member}`)
          ? oneMemberInWords(member, language)
          : memberName(axes[index]!, member, language),
      )
      .join(', ')
  return membersIn(dimension, (member) => isMessage(`member.${member}`))
    .map((member) => oneMemberInWords(member, language))
    .join(', ')
}

function oneMemberInWords(member: string, language: StatementLanguage): string {
  const key = `member.${member}`
  if (isMessage(key)) return say(language, key)
  if (/^[A-Z]{2}$/.test(member) && !elements.has(member)) {
    return new Intl.DisplayNames([language], { type: 'region' }).of(member) ?? member
  }
  for (const axis of breakdownAxes().values())
    if (!axis.isOpen && isMemberOf(axis, member)) return memberName(axis, member, language)
  return freeMemberName(member) ?? member
}

/** Pollutants with symbols that look like country codes. */
const elements = new Set(['As', 'Cd', 'Cr', 'Cu', 'Hg', 'Ni', 'Pb', 'Zn', 'CO'])

/** A day as people of the language write it. */
export function dayInWords(iso: string, language: StatementLanguage): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return iso
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

/** The figure of a fact without unit, with the digits that are stated or as many as are wanted; its words where it is no figure. */
export function factNumber(fact: Fact, language: StatementLanguage, decimals?: number): string {
  if (fact.number !== null) {
    if (fact.type === 'year') return String(fact.number)
    return numberInWords(fact.number, decimals ?? shownDecimals(fact.number, fact.decimals ?? 0), language)
  }
  if (fact.value === 'yes' || fact.value === 'no') return say(language, fact.value)
  if (fact.type === 'date') return dayInWords(fact.value, language)
  const choice = `choice.${fact.value}`
  if (fact.type !== 'choice') return fact.value
  return isMessage(choice) ? say(language, choice) : (choiceInWords(fact.datapoint, fact.value, language) ?? fact.value)
}

/** The value of a fact with its unit. */
export function factInWords(fact: Fact, language: StatementLanguage): string {
  const unit = fact.number === null ? '' : unitInWords(fact.unit, language)
  return unit === '' ? factNumber(fact, language) : `${factNumber(fact, language)}${together}${unit}`
}

/** How a figure of an earlier year is restated: its new value beside the old one, with the reason. */
export function restatedInWords(
  fact: Fact,
  restated: NonNullable<Fact['restated']>,
  language: StatementLanguage,
): string {
  const old = factInWords({ ...fact, ...restated }, language)
  const said = { year: String(fact.year), value: factInWords(fact, language), old }
  if (isForeign(language, restated.language)) return say(language, 'restated.only', said)
  const reason = restated.reason.trim()
  const ended = /[.!?…]["”“»)]?$/u.test(reason) ? reason : `${reason}.`
  return say(language, 'restated', { ...said, reason: ended })
}

/** Change of a figure from the year before; `null` where it cannot be calculated. */
export function changeInWords(fact: Fact, prior: Fact | undefined, language: StatementLanguage): string | null {
  const change = factChange(fact, prior)
  if (!change) return null
  const figure = numberInWords(change.size, 1, language)
  return `${change.sign}${figure}${together}${change.of === 'points' ? say(language, 'unit.points') : '%'}`
}

/** A change in percent with its sign and a digit after the point, such as `−4.2 %`. */
export function shareInWords(percent: number, language: StatementLanguage): string {
  const size = numberInWords(Math.abs(percent), 1, language)
  const isNone = /^[0.,]+$/.test(size)
  return `${isNone ? '' : percent < 0 ? '−' : '+'}${size}${together}%`
}
