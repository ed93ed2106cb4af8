import { knowledge, listed } from '../knowledge.ts'
import { fold } from '../text/text.ts'
import { type Axis, breakdownOf } from './breakdowns.ts'
import { loadCatalogue } from './catalogue.ts'
import { choiceFromWords, choicesOf, otherWordings } from './choices.ts'
import type { Datapoint } from './datapoint.ts'
import { conceptsOf, memberTags, placedAt } from './tags.ts'
import { siteColumns, wordsIn } from './template-sites.ts'

/** Datapoints of the voluntary standard by the name that its official template has for their cells: that of their concept. */
export function datapointsOfTemplate(): ReadonlyMap<string, Datapoint> {
  byName ??= new Map(
    loadCatalogue('vs-2026', 'en')
      .datapoints.filter(({ id }) => !placedAt(id))
      .flatMap((datapoint) => conceptsOf(datapoint).map((concept) => [concept, datapoint] as const)),
  )
  return byName
}
let byName: ReadonlyMap<string, Datapoint> | null = null

/** Members that stand for the whole. */
const wholes: ReadonlySet<string> = new Set(['CurrentlyStatedMember', 'TotalRenewableAndNonRenewableEnergyMember'])

/** What a cell is named by: a concept, and the cell of its breakdown, or `null` for the whole. */
export interface CellName {
  concept: string
  part: string | null
}

/** Reads the name of a cell, such as `GrossScope1GreenhouseGasEmissions_TargetYearMember`; `null` where its member is no part of a breakdown. */
export function cellNamed(name: string): CellName | null {
  const [concept = '', member] = name.split('_')
  if (member === undefined || wholes.has(member)) return { concept, part: null }
  const part = Object.entries(memberTags['vs-2026'].members).find(([, tag]) => tag.member === member)?.[0]
  return part === undefined ? null : { concept, part }
}

/** A unit as a template writes it: `kilograms (kg)`. */
export const unitOfTemplate = (text: string): string => /\(([^()]{1,20})\)\s*$/.exec(text)?.[1] ?? text

/** The one option of a list that a text of a template says with all its words, the longest of several; `null` where none is. */
export function optionIn(id: string, text: string): string | null {
  const exact = choiceFromWords(id, text)
  if (exact !== null) return exact
  const said = new Set(wordsIn(text))
  const fitting = (['en', 'de'] as const)
    .flatMap((language) => choicesOf(id, language)?.options ?? [])
    .map(({ value, label }) => ({ value, words: wordsIn(label) }))
    .concat(otherWordings(id).map(({ value, words }) => ({ value, words: wordsIn(words) })))
    .map(({ value, words }) => ({ value, count: words.every((word) => said.has(word)) ? words.length : 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const [first] = fitting
  const next = fitting.find(({ value }) => value !== first?.value)
  return first && first.count > (next?.count ?? 0) ? first.value : null
}

/** Names of the columns that say what the rows of a table are of, by an axis whose members the company names. */
const namingColumns: Readonly<Record<string, string>> = {
  material: 'NameOfMaterialUsed',
  waste_type: 'TypeOfWasteAxis',
  site: siteColumns.chosen,
}

/** Whether the members of an axis are called by codes of a list: kinds of waste. */
export const isByCode = ({ axis }: Axis): boolean => axis === 'waste_type'

/** The axis of the table that a datapoint has in a template, with the name of its column where that is none of an axis; `null` without one. */
export function tableAxisOf(id: string): { axis: Axis; column: string | null } | null {
  const [axis, ...more] = (breakdownOf(id)?.axes ?? []).filter(({ isOptional }) => !isOptional)
  if (!axis || more.length > 0) return null
  const column = namingColumns[axis.axis] ?? null
  const isNamed = axis.isOpen || axis.members.length > 0
  return column !== null || isNamed ? { axis, column } : null
}

/** Whether the members of an axis are sites, which a template lists by numbers. */
export const isOfSites = ({ axis }: Axis): boolean => axis === 'site'

/** Names that a template has for who reports, for the currency of its amounts and for its period. */
export const templateNames = {
  company: 'template_reporting_entity_name',
  scheme: 'template_reporting_entity_identifier_scheme',
  identifier: 'template_reporting_entity_identifier',
  currency: 'template_currency',
  start: 'template_reporting_period_startdate',
  end: 'template_reporting_period_enddate',
}

/** What a cell of a form says in one word, yes or no; `null` for anything else. */
export function yesOrNo(text: string): 'yes' | 'no' | null {
  const said = fold(text).trim()
  const says = (kind: string) =>
    knowledge<'kind' | 'words'>('questionnaire').some(
      (row) => row.kind === kind && listed(row.words, '|').includes(said),
    )
  return says('yes_words') ? 'yes' : says('no_words') ? 'no' : null
}
