import { type ComparedDatapoint, type ComparedSource, datapointsFor, type Datapoint as Wire } from '@esrs/contract'
import type { Datapoint } from '@esrs/engine/esrs'
import { inventoryFigures, numberOf } from '@esrs/engine/inventory'
import type { Tenant } from '../../database/tenant.ts'
import type { OpenReport } from '../reporting/index.ts'
import { ruleRefusal } from './figures/allowed-rules.ts'
import { computeFigures, openGroup } from './figures/compute-figure.ts'
import { setupsOf } from './figures/figure-store.ts'
import { wholeOf } from './figures/show-figure.ts'
import { multiplierOf } from './figures/unit-factor.ts'
import { openInventory } from './inventory/open-inventory.ts'
import type { OrganisationOptions } from './options.ts'

/** A figure of a datapoint, with where it is from. */
type Found = Pick<ComparedSource, 'kind' | 'number' | 'document'> & { unit: string | null; decimals: number }

/** Documents that are compared of one datapoint, at most. */
const mostDocuments = 5

const decimalsOf = (text: string): number => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0

/** What people decided, and what documents say of the year of the report: the first figure of each. */
function statedIn({ value, number, unit, status, evidence }: Wire, year: number): Found[] {
  const isDecided = status === 'accepted' || status === 'corrected'
  const own: Found[] =
    isDecided && value !== null && number !== null
      ? [{ kind: 'value', number, unit, document: null, decimals: decimalsOf(value) }]
      : []
  const seen = new Set<string>()
  const documents = evidence.flatMap((one): Found[] => {
    if (one.dimension !== null || one.number === null || (one.year !== null && one.year !== year)) return []
    if (seen.has(one.document_id)) return []
    seen.add(one.document_id)
    const document = { id: one.document_id, name: one.filename, page: one.page }
    return [{ kind: 'document', number: one.number, unit: one.unit, document, decimals: decimalsOf(one.value) }]
  })
  return [...own, ...documents.slice(0, mostDocuments)]
}

/** What parts of units come to, for datapoints that are collected so. */
async function fromParts(tenant: Tenant, { report }: OpenReport, entries: readonly Datapoint[]) {
  const setups = await setupsOf(tenant, report)
  const collected = entries.filter(({ id }) => setups.has(id))
  if (collected.length === 0) return new Map<string, Found>()
  const wanted = collected.map(({ id }) => ({ key: id, year: report.year, setup: setups.get(id)! }))
  const computed = await computeFigures(tenant, await openGroup(tenant, report), wanted)
  return new Map(
    collected.flatMap((entry, index): [string, Found][] => {
      const setup = setups.get(entry.id)!
      const { value } = computed[index]!.figure
      if (value === null || ruleRefusal(entry, setup)) return []
      return [
        [
          entry.id,
          {
            kind: 'parts',
            number: wholeOf(entry, value),
            unit: setup.unit || entry.unit,
            document: null,
            decimals: 12,
          },
        ],
      ]
    }),
  )
}

/** What the inventory comes to, for datapoints that it answers. */
async function fromInventory(tenant: Tenant, { report }: OpenReport, entries: readonly Datapoint[]) {
  const answered = new Map(
    entries.flatMap(({ id }) =>
      inventoryFigures.flatMap((figure) =>
        datapointsFor(figure, report.set).includes(id) ? [[id, figure] as const] : [],
      ),
    ),
  )
  if (answered.size === 0) return new Map<string, Found>()
  const { figures } = await openInventory(tenant, report)
  return new Map(
    [...answered].flatMap(([id, name]): [string, Found][] => {
      const { value, unit } = figures.get(name)!
      if (value === null) return []
      return [
        [
          id,
          { kind: 'inventory', number: Number(numberOf(value).toPrecision(12)), unit, document: null, decimals: 12 },
        ],
      ]
    }),
  )
}

/** Figures of one datapoint beside the first of them, in the unit of the datapoint; what does not turn into that is left out. */
function beside(entry: Datapoint, found: readonly Found[]): ComparedSource[] {
  const unit = entry.unit ?? found[0]?.unit ?? ''
  const alike = found.flatMap((one) => {
    const factor = multiplierOf(one.unit ?? unit, unit)
    return factor === null ? [] : [{ ...one, number: Number((one.number * factor).toPrecision(12)) }]
  })
  const [first, ...others] = alike
  if (!first) return []
  return [
    { kind: first.kind, number: first.number, document: first.document, difference: null, percent: null, agrees: null },
    ...others.map(({ kind, number, document, decimals }): ComparedSource => {
      const difference = Number((number - first.number).toPrecision(12))
      // A figure that was rounded may be off by half of its last digit.
      const slack = 0.5 * 10 ** -Math.min(decimals, first.decimals) * (1 + 1e-9)
      return {
        kind,
        number,
        document,
        difference,
        percent: first.number === 0 ? null : Number(((difference / Math.abs(first.number)) * 100).toPrecision(6)),
        agrees: Math.abs(difference) <= slack,
      }
    }),
  ]
}

/**
 * Figures of datapoints by where they are from: what people decided, what the inventory and the parts of units come to, what documents
 * say. Each is compared with the first that is there, in this order; only datapoints with more than one are told.
 */
export async function comparedSources(
  { reporting }: Pick<OrganisationOptions, 'reporting'>,
  tenant: Tenant,
  opened: OpenReport,
  entries: readonly Datapoint[],
): Promise<ComparedDatapoint[]> {
  const figures = entries.filter(({ type }) => type === 'number' || type === 'percent' || type === 'money')
  if (figures.length === 0) return []
  const [inventory, parts] = [await fromInventory(tenant, opened, figures), await fromParts(tenant, opened, figures)]
  // Documents that agree among themselves are compared where they are chosen between.
  const some = figures.filter(({ id }) => inventory.has(id) || parts.has(id))
  const wires = new Map((await reporting.forWork.show(tenant, opened, some)).map((wire) => [wire.key, wire]))
  return some.flatMap((entry) => {
    const stated = statedIn(wires.get(entry.id)!, opened.report.year)
    const computed = [inventory.get(entry.id), parts.get(entry.id)].flatMap((one) => one ?? [])
    const isValue = ({ kind }: Found) => kind === 'value'
    const all = [...stated.filter(isValue), ...computed, ...stated.filter((one) => !isValue(one))]
    const sources = beside(entry, all)
    return sources.length < 2 ? [] : [{ key: entry.id, name: entry.name, unit: entry.unit ?? all[0]!.unit, sources }]
  })
}
