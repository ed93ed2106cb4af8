import { datapointsFor, type Language, limits, type StandardSet } from '@esrs/contract'
import { breakdowns as allBreakdowns, choicesOf } from '@esrs/engine/esrs'
import {
  type ComputedFigure,
  type InventoryFigure,
  instrumentShares,
  inventoryCategories,
  inventoryCategory,
  inventoryFigures,
  numberOf,
  renewabilityOf,
  scope3Of,
  total,
} from '@esrs/engine/inventory'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { datapointEntry, type OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { exactly } from './activity-words.ts'
import { grouped } from './grouped.ts'
import { omissionsOf, policyOf } from './inventory-store.ts'
import { type OpenInventory, openInventory } from './open-inventory.ts'
import { countOf, inventoryRemarks } from './show-inventory.ts'
import { targetAnswers } from './take-targets.ts'

/** Characters that the note of a proposal may have. */
const noteLength = 2_000

const isFigure = (name: string): name is InventoryFigure => inventoryFigures.some((one) => one === name)

/** How a figure is made up: its categories with what each brings, how many activities these are, and what has to be known. */
function noteOf(opened: OpenInventory, computed: ComputedFigure, value: number, language: Language): string {
  const { emissions, energy, unit, figure } = computed
  const isBiogenic = figure.startsWith('biogenic')
  const parts =
    emissions.length > 0
      ? emissions.map(({ category, tonnes, biogenic }) => ({ category, amount: isBiogenic ? biogenic : tonnes }))
      : energy.map(({ category, megawattHours }) => ({ category, amount: megawattHours }))
  const sums = [...grouped(parts, ({ category }) => category)].map(([category, some]) => {
    const amount = numberOf(total(some.map((one) => one.amount)))
    return `${inventoryCategory(category)!.name[language]} ${exactly(amount, language)}`
  })
  const of = unit === '%' ? (emissions.length > 0 ? 'tCO2e' : 'MWh') : unit
  const sum = unit === '%' ? `${sums.join(' + ')} ${of}` : `${sums.join(' + ')} = ${exactly(value, language)} ${of}`
  return [
    say('inventory.note', { year: String(opened.group.report.year), count: countOf(computed) })(language),
    say(`inventoryFigure.${figure}`)(language),
    sum,
    ...inventoryRemarks(opened, language),
  ]
    .join('\n')
    .slice(0, noteLength)
}

/** The documents that the activities of a figure name, the largest first. */
function proofsOf({ rows, instrumentRows }: OpenInventory, { emissions, energy }: ComputedFigure): string[] {
  const weight = new Map<string, number>()
  for (const { activityId, tonnes } of emissions)
    weight.set(activityId, (weight.get(activityId) ?? 0) + numberOf(tonnes))
  for (const { activityId, megawattHours } of energy)
    weight.set(activityId, (weight.get(activityId) ?? 0) + numberOf(megawattHours))
  const used = new Set([...emissions, ...energy].flatMap(({ instrumentId }) => instrumentId ?? []))
  const ofActivities = rows
    .filter(({ id }) => weight.has(id))
    .sort((a, b) => weight.get(b.id)! - weight.get(a.id)!)
    .flatMap(({ document }) => document ?? [])
  const ofInstruments = instrumentRows.flatMap(({ id, document }) => (used.has(id) && document ? document : []))
  return [...new Set([...ofActivities, ...ofInstruments])].slice(0, limits.requests.proofs)
}

/** Energy by whether it is renewable, where a set asks for it so (voluntary standard, B3, paragraph 29). */
function bySource({ figures }: OpenInventory, set: StandardSet) {
  return (['energy_electricity', 'energy_own_renewable', 'energy_fuels'] as const).flatMap((name) => {
    const sums = renewabilityOf(figures.get(name)!)
    const cells = [...sums].map(([dimension, value]) => ({ dimension, number: numberOf(value) }))
    return datapointsFor(name, set).flatMap((key) =>
      allBreakdowns()
        .get(key)
        ?.axes.some(({ axis }) => axis === 'renewability')
        ? [{ key, cells }]
        : [],
    )
  })
}

/** Cells that an inventory gives, by the datapoint whose breakdown they are. */
function cellsOf(
  opened: OpenInventory,
  set: StandardSet,
): { key: string; cells: { dimension: string; number: number }[] }[] {
  const { entries, instruments } = opened
  const cellsIn = (sums: ReadonlyMap<string, Parameters<typeof numberOf>[0]>) =>
    [...sums].map(([dimension, value]) => ({ dimension, number: numberOf(value) }))
  const scope3 = cellsIn(scope3Of(entries.emissions))
  const shares = cellsIn(instrumentShares(entries, instruments))
  return [
    ...datapointsFor('scope3', set).map((key) => ({ key, cells: scope3 })),
    ...datapointsFor('instrument_kinds', set).map((key) => ({ key, cells: shares })),
    ...bySource(opened, set),
  ].filter(({ cells }) => cells.length > 0)
}

/** What an inventory says in words: which categories of Scope 3 it has, and why others are left out (ESRS E1, AR 46 i). */
async function wordsOf(
  tenant: Tenant,
  { report, catalogue }: OpenReport,
  { rows }: OpenInventory,
): Promise<{ key: string; value: string }[]> {
  const chain = inventoryCategories().filter(({ scope }) => scope === 'scope3')
  const omissions = await omissionsOf(tenant, report.year)
  const isComputed = ({ id }: { id: string }) => rows.some(({ fields }) => fields.category === id)
  const reasons = chain.flatMap((one) => {
    const reason = isComputed(one) ? undefined : omissions.get(one.id)
    return reason ? `${one.name[catalogue.language]}: ${reason}` : []
  })
  const included = (key: string) => {
    const options = choicesOf(key, catalogue.language)?.options ?? []
    // The list of the standard has the same fifteen in the same order.
    return chain.flatMap((one, index) => (isComputed(one) ? (options[index]?.value ?? []) : [])).join('; ')
  }
  return [
    ...datapointsFor('scope3_included', report.set).map((key) => ({ key, value: included(key) })),
    ...datapointsFor('scope3_left_out', report.set).map((key) => ({ key, value: reasons.join('\n') })),
  ].filter(({ value }) => value !== '')
}

type Takes = Pick<OrganisationOptions, 'reporting' | 'work' | 'clock'>

/**
 * Proposes figures as the values of the datapoints that they answer: deliveries like any other, with the make-up as their note and
 * the documents of their activities as proofs, on which a person decides.
 * @returns the datapoints for which a proposal waits now
 */
export async function takeInventory(
  options: Takes,
  tenant: Tenant,
  opened: OpenReport,
  { figures, breakdowns, targets }: { figures: readonly string[]; breakdowns: boolean; targets: boolean },
  userId: string,
): Promise<string[]> {
  const { reporting, work, clock } = options
  const { report, catalogue } = opened
  const { language } = catalogue
  const inventory = await openInventory(tenant, report)
  const proposed: string[] = []
  for (const name of new Set(figures)) {
    if (!isFigure(name)) throw new AppError('invalid_input', say('inventory.figure'))
    const computed = inventory.figures.get(name)!
    if (computed.value === null) continue
    const number = Number(numberOf(computed.value).toPrecision(12))
    for (const key of datapointsFor(name, report.set)) {
      const entry = datapointEntry(catalogue, key)
      const sent = {
        // The unit of the datapoint says by itself what a plain number is.
        value: entry.unit === null ? `${number} ${computed.unit}` : String(number),
        note: noteOf(inventory, computed, numberOf(computed.value), language),
        documents: proofsOf(inventory, computed),
        idempotencyKey: undefined,
      }
      await work.proposals.propose(tenant, key, sent, { userId, language: 'en' })
      proposed.push(key)
    }
  }
  for (const { key, value } of breakdowns ? await wordsOf(tenant, opened, inventory) : []) {
    const note = say('inventory.source', { year: String(report.year) })(language)
    await work.proposals.propose(
      tenant,
      key,
      { value, note, documents: [], idempotencyKey: undefined },
      { userId, language },
    )
    proposed.push(key)
  }
  if (breakdowns)
    for (const { key, cells } of cellsOf(inventory, report.set)) {
      const source = say('inventory.source', { year: String(report.year) })(language)
      const filled = cells.map((cell) => ({ ...cell, source }))
      await reporting.forWork.saveCells(tenant, opened, key, filled, { userId, language, at: clock() })
    }
  const isCells = targets && (await takeTargets(options, tenant, opened, userId, proposed))
  if (proposed.length === 0 && !isCells)
    throw new AppError('conflict', say(targets && figures.length === 0 ? 'inventory.noTarget' : 'inventory.nothing'))
  return proposed
}

/** Proposes what the targets answer, and saves their cells beside those that are there; returns whether there were any. */
async function takeTargets(
  { reporting, work, clock }: Takes,
  tenant: Tenant,
  opened: OpenReport,
  userId: string,
  proposed: string[],
): Promise<boolean> {
  const { language } = opened.catalogue
  const { cells, values } = targetAnswers((await policyOf(tenant)) ?? { targets: [] }, opened.report, language)
  const by = { userId, language, at: clock() }
  for (const [key, some] of cells)
    await reporting.forWork.saveCells(tenant, opened, key, some, by, { keepsOthers: true })
  for (const { key, value, note } of values) {
    const sent = { value, note, documents: [], idempotencyKey: undefined }
    await work.proposals.propose(tenant, key, sent, { userId, language: 'en' })
    proposed.push(key)
  }
  return cells.size > 0
}
