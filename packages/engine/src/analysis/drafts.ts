import type { Box, Page, Span } from '../reading/document.ts'
import type { Draft } from './choose-within.ts'
import type { Compiled } from './compiled.ts'
import { type Decimal, numberOf, textOf } from './decimals.ts'
import { excerptSpan, type Fact } from './facts.ts'
import type { Candidate, Check, FoundValue, Place } from './finding.ts'
import { type Match, unitFits } from './match.ts'
import { originalOffset, type Sentence, type Statement, statementsIn } from './sentences.ts'
import { fold } from './text.ts'
import { convert, type Unit } from './units.ts'

function boxesOf(page: Page, span: Span): Box[] {
  return page.lines
    .filter((line) => line.start < span.end && line.end > span.start && line.box)
    .flatMap((line) => (line.box ? [line.box] : []))
}

/** A box as the file shows the page: one that was turned for reading is turned back, so that marks sit where people look. */
export function asShown({ turn, width, height }: Pick<Page, 'turn' | 'width' | 'height'>, box: Box): Box {
  if (!turn || width === null || height === null) return box
  const { x, y } = box
  if (turn === 180) return { ...box, x: width - x - box.width, y: height - y - box.height }
  const size = { width: box.height, height: box.width }
  return turn === 90 ? { x: y, y: width - x - box.width, ...size } : { x: height - y - box.height, y: x, ...size }
}

/** The place of a passage in the stored text, with the boxes of its lines. */
export function placeOf(page: Page, span: Span, value: Span | null, valueBox: Box | null, cell: string | null): Place {
  const paragraph = page.blocks.find((block) => block.start <= span.start && block.end >= span.start)?.paragraph ?? null
  return {
    page: page.number,
    sheet: page.kind === 'sheet' ? page.name : null,
    cell,
    paragraph,
    start: span.start,
    end: span.end,
    boxes: boxesOf(page, span).map((box) => asShown(page, box)),
    valueStart: value?.start ?? null,
    valueEnd: value?.end ?? null,
    valueBox: valueBox && asShown(page, valueBox),
  }
}

/** Canonical text, unit and conversion of a figure; ratios keep their unit as written, so that nothing is recomputed. */
export function canonicalValue(
  value: Decimal,
  unit: Unit | null,
  compiled: Compiled,
  written: string,
  givenUnit: string | null,
): FoundValue {
  const canonical = compiled.recipe.unit
  const ratio =
    unit !== null &&
    (unit.dimension === 'ratio' || unit.dimension === 'rate') &&
    canonical !== 'h' &&
    canonical !== 'days'
  // A rate says in its own words what it refers to; a bare figure is shown without a unit.
  const rate = compiled.recipe.measures.includes('rate')
  const unitText = rate && unit?.dimension !== 'rate' ? (unit?.dimension === 'percent' ? '%' : null) : givenUnit
  if (ratio || canonical === null || rate) {
    return {
      text: textOf(value),
      number: numberOf(value),
      unit: unitText ?? (rate ? null : canonical),
      written,
      writtenNumber: written,
      writtenUnit: unitText,
      conversion: null,
    }
  }
  // Some figures are stated as a share or as a number of people; the unit tells which.
  const counted = canonical === '%' && compiled.recipe.measures.includes('count') && unit?.dimension !== 'percent'
  if (counted)
    return {
      text: textOf(value),
      number: numberOf(value),
      unit: 'count',
      written,
      writtenNumber: written,
      writtenUnit: givenUnit,
      conversion: null,
    }
  // A unit of another currency is kept: money is never converted.
  const kept =
    unit && unit.dimension === 'money' ? unit.base : unit?.base === 'days' && canonical === 'h' ? 'days' : canonical
  const { value: converted, conversion } = convert(
    value,
    unit ? { ...unit, written: unitText ?? unit.written } : null,
    kept,
  )
  return {
    text: textOf(converted),
    number: numberOf(converted),
    unit: kept,
    written: unitText ? `${written} ${unitText}` : written,
    writtenNumber: written,
    writtenUnit: unitText,
    conversion,
  }
}

const foldedPages = new WeakMap<Page, string>()

/** Units are recognised in folded text; here they get back the letters that the page writes. */
function asWritten(page: Page, folded: string): string {
  if (!folded || folded !== folded.toLowerCase()) return folded
  const text = foldedPages.get(page) ?? fold(page.text)
  foldedPages.set(page, text)
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + folded.length] ?? ' '}`
    if (!/\p{L}/u.test(around)) return page.text.slice(at, at + folded.length).replace(/\s+/g, ' ')
  }
  return folded
}

function inRange(value: FoundValue, compiled: Compiled): boolean {
  const { range, integer } = compiled.recipe
  if (value.number === null) return true
  if (value.unit !== null && compiled.recipe.measures.includes('ratio') && value.unit !== compiled.recipe.unit)
    return value.number >= 0
  return value.number >= range[0] && value.number <= range[1] && (!integer || Number.isInteger(value.number))
}

const check = (name: Check['check'], passed: boolean, detail: string | null): Check => ({ check: name, passed, detail })

const UNIT_WORD: Record<string, string> = { count: '' }

/** A candidate from a figure in a table or sheet; `null` when it is out of the possible range. */
export function draftFromFact(fact: Fact, match: Match, compiled: Compiled, reporting: number | null): Draft | null {
  const { recipe } = compiled
  if (recipe.partsOnly && match.dimension === null) return null
  const found = fact.cell.number
  if (!found || found.upTo) return null
  // Heads are counted whole: three digits behind a mark are thousands, whatever the page's format is.
  const grouped = recipe.unit === 'count' && /^\d{1,3}[.,]\d{3}$/.test(found.written)
  const size = recipe.target && found.value.digits < 0n ? { ...found.value, digits: -found.value.digits } : found.value
  const read: Decimal = grouped ? { digits: BigInt(found.written.replace(/[.,]/, '')), scale: 0 } : size
  const typed =
    fact.source === 'sheet' && typeof fact.cell.raw === 'number' && recipe.unit === '%' && !fact.cell.text.includes('%')
  const unitText = match.unit ? asWritten(fact.page, match.unit.written) : null
  const value = canonicalValue(read, match.unit, compiled, found.written, unitText === '' ? null : unitText)
  // Sheets often show a share as a fraction of one.
  if (typed && value.number !== null && Math.abs(value.number) <= 1 && value.number !== 0 && !match.unitStated) {
    value.text = textOf({ digits: found.value.digits * 100n, scale: found.value.scale })
    value.number = Number(value.text)
    value.conversion = `${found.written} × 100 = ${value.text} %`
  }
  if (
    !inRange(value, compiled) ||
    (recipe.least !== undefined && match.dimension === null && (value.number ?? 0) < recipe.least)
  )
    return null
  const target = recipe.target === true
  const role: Candidate['role'] =
    fact.role === 'target' || fact.role === 'reduction'
      ? 'target'
      : fact.role === 'base'
        ? 'base'
        : fact.year !== null && reporting !== null && fact.year < reporting
          ? 'prior'
          : 'actual'
  if (target && role !== 'target' && fact.role !== 'actual') return null
  if (!target && fact.role === 'reduction') return null
  if (
    target &&
    role !== 'target' &&
    !/target|ziel|reduction|reduktion/.test(`${fact.label} ${fact.columns.join(' ')} ${fact.titles.join(' ')}`)
  )
    return null
  if (!target && fact.year !== null && reporting !== null && fact.year > reporting) return null
  const yearKnown = fact.yearFrom !== null
  const span = excerptSpan(fact.page, fact.labelCells, fact.cell, fact.loose || fact.page.kind === 'sheet')
  const valueSpan = { start: found.start, end: found.end }
  const unitSure = match.unitStated || recipe.unit === 'count'
  const boundarySure = match.boundary !== 'part'
  const score = Math.min(
    1,
    match.strength * 0.62 +
      (yearKnown ? 0.13 : 0.03) +
      (unitSure ? 0.1 : 0) +
      (match.boundary === 'group' ? 0.1 : match.boundary === 'unknown' ? 0.06 : 0) +
      (found.approximate ? 0 : 0.04),
  )
  const missing = [
    ...(yearKnown ? [] : ['year']),
    ...(unitSure ? [] : ['unit']),
    ...(match.boundary === 'group' ? [] : ['boundary']),
  ]
  const candidate: Candidate = {
    datapoint: recipe.id,
    dimension: match.dimension,
    value,
    year: fact.year ?? (target ? fact.targetYear : reporting),
    role: target ? 'target' : role,
    tier: 'review',
    score,
    place: placeOf(fact.page, span, valueSpan, fact.cell.box, fact.cell.address),
    excerpt: fact.page.text.slice(span.start, span.end),
    checks: [
      check('quote', true, null),
      check('value', true, found.written),
      check('unit', unitSure, unitText ?? UNIT_WORD[recipe.unit ?? ''] ?? null),
      check('year', yearKnown, fact.yearFrom),
      check('boundary', boundarySure, match.boundary),
      check('range', true, null),
    ],
    reason: { source: fact.source, matched: match.matched, missing },
  }
  return {
    candidate,
    strength: match.strength,
    settled: yearKnown && unitSure && boundarySure && !found.approximate,
    boundary: match.boundary,
    value: found.value,
  }
}

function yearOfStatement(sentence: Sentence, statement: Statement): number | null {
  const figure = statement.figure
  if (!sentence.years.length) return null
  if (sentence.years.length === 1) return sentence.years[0] ?? null
  if (!figure) return null
  // With several years the one that follows the figure directly, or stands closest, is its own.
  const after =
    /^(?:,? \(?in (?:the (?:financial|fiscal|reporting) year )?|,? \(?(?:im (?:geschäfts|berichts)?jahr )?)((?:19|20)\d{2})/.exec(
      sentence.folded.slice(figure.end),
    )
  if (after?.[1]) return Number(after[1])
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const match of sentence.folded.matchAll(/(?<!\d)((?:19|20)\d{2})(?!\d)/g)) {
    const distance = match.index < figure.start ? figure.start - match.index : match.index - figure.end + 10
    if (distance < least) {
      least = distance
      best = Number(match[1])
    }
  }
  return best
}

/** Candidates from what a sentence states; sentences are never the surest evidence, so they stay for review. */
export function draftsFromSentence(sentence: Sentence, compiled: Compiled, reporting: number | null): Draft[] {
  const drafts: Draft[] = []
  const { recipe } = compiled
  for (const statement of statementsIn(sentence, compiled)) {
    const { figure } = statement
    if (figure?.found.upTo) continue
    const fits = figure ? unitFits(figure.unit, compiled, sentence.folded, '') : 'assumed'
    if (!fits) continue
    const zero: Decimal = { digits: 0n, scale: 0 }
    const word = statement.zeroWord
    const valueSpan = figure
      ? sentence.stored(figure.found.start, figure.found.end)
      : word
        ? sentence.stored(word.start, word.end)
        : null
    if (!valueSpan) continue
    const written = sentence.page.text.slice(valueSpan.start, valueSpan.end)
    const unit = figure?.unit ?? null
    const value = canonicalValue(figure?.found.value ?? zero, unit, compiled, written, unit?.written || null)
    if (!inRange(value, compiled)) continue
    const year = yearOfStatement(sentence, statement)
    if (year !== null && reporting !== null && year > reporting && !recipe.target) continue
    const role: Candidate['role'] = recipe.target
      ? 'target'
      : year !== null && reporting !== null && year < reporting
        ? 'prior'
        : 'actual'
    const approximate = figure?.found.approximate ?? null
    const score =
      0.42 +
      (year !== null && year === reporting ? 0.14 : year === null ? 0.05 : 0) +
      (fits === 'stated' || statement.zeroWord ? 0.1 : 0) +
      (approximate ? 0 : 0.06)
    drafts.push({
      candidate: {
        datapoint: recipe.id,
        dimension: null,
        value,
        year: year ?? (recipe.target ? null : reporting),
        role,
        tier: 'review',
        score,
        place: placeOf(sentence.page, sentence.span, valueSpan, null, null),
        excerpt: sentence.page.text.slice(sentence.span.start, sentence.span.end),
        checks: [
          check('quote', true, null),
          check('value', true, written),
          check('unit', fits === 'stated' || recipe.unit === 'count', unit?.written ?? null),
          check('year', year !== null, year === null ? null : 'sentence'),
          check('boundary', true, 'unknown'),
          check('range', true, null),
        ],
        reason: {
          source: 'sentence',
          matched: statement.matched,
          missing: [...(year === null ? ['year'] : []), 'boundary'],
        },
      },
      strength: 0.7,
      settled: false,
      boundary: 'unknown',
      value: figure?.found.value ?? zero,
    })
  }
  if (recipe.kind === 'yes_no' || recipe.kind === 'choice') drafts.push(...statedAnswers(sentence, compiled, reporting))
  return drafts
}

function statedAnswers(sentence: Sentence, compiled: Compiled, reporting: number | null): Draft[] {
  const answers: [string, RegExp[]][] =
    compiled.recipe.kind === 'choice'
      ? compiled.options.map(([value, pattern]) => [value, [pattern]])
      : [
          ['no', compiled.no],
          ['yes', compiled.yes],
        ]
  for (const [answer, patterns] of answers) {
    for (const pattern of patterns) {
      pattern.lastIndex = 0
      const hit = pattern.exec(sentence.masked)
      if (!hit) continue
      if (
        answer === 'yes' &&
        /(?:\bnot\b|\bno\b|\bnever\b|\bnicht\b|\bkeine?\b|planned|plans to|geplant|intends? to)[^,;]{0,30}$/.test(
          sentence.masked.slice(Math.max(0, hit.index - 40), hit.index),
        )
      )
        continue
      const at = originalOffset(sentence, hit.index)
      const value: FoundValue = {
        text: answer,
        number: null,
        unit: null,
        written: sentence.text.slice(at, at + hit[0].length),
        writtenNumber: null,
        writtenUnit: null,
        conversion: null,
      }
      const score = 0.5 + Math.min(0.2, hit[0].length / 300)
      return [
        {
          candidate: {
            datapoint: compiled.recipe.id,
            dimension: null,
            value,
            year: reporting,
            role: 'actual',
            tier: 'review',
            score,
            place: placeOf(sentence.page, sentence.span, null, null, null),
            excerpt: sentence.page.text.slice(sentence.span.start, sentence.span.end),
            checks: [check('quote', true, null), check('year', false, null)],
            reason: { source: 'sentence', matched: hit[0], missing: ['year'] },
          },
          strength: 0.7,
          settled: false,
          boundary: 'unknown',
          value: null,
        },
      ]
    }
  }
  return []
}
