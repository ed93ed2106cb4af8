import { type contract, limits, type TagElement, type TagRow, type TagState } from '@esrs/contract'
import { found, MockFailure, type MockGroup } from './call.ts'

/** Free elements of a type, as the taxonomy of the real server has many. */
const elements: TagElement[] = [
  { name: 'EnergyConsumptionRelatedToOwnOperations', type: 'energy', period: 'duration' },
  { name: 'TotalEnergyConsumptionFromFossilSources', type: 'energy', period: 'duration' },
  { name: 'NonrenewableEnergyProduction', type: 'energy', period: 'duration' },
  { name: 'GrossScope1GreenhouseGasEmissions', type: 'ghgEmissions', period: 'duration' },
  {
    name: 'BiogenicEmissionsOfCo2FromCombustionOrBiodegradationOfBiomassNotIncludedInScope1GreenhouseGasEmissions',
    type: 'ghgEmissions',
    period: 'duration',
  },
  { name: 'NumberOfEmployeesHeadCountAtEndOfPeriod', type: 'integer', period: 'instant' },
]

const isIn = (state: TagState, { element, reviewed, facts }: TagRow): boolean => {
  if (state === 'all') return true
  if (state === 'untagged') return facts.some(({ reason }) => reason !== null)
  return element !== null && (reviewed !== null) === (state === 'reviewed')
}

export const taggingCalls: MockGroup<typeof contract.tagging> = {
  list: ({ query: { state, search, page, page_size: size } }, { state: { tags, statement } }) => {
    const words = search.toLowerCase()
    const rows = tags.filter(
      (row) => isIn(state, row) && `${row.datapoint} ${row.name} ${row.element ?? ''}`.toLowerCase().includes(words),
    )
    const facts = tags.flatMap((row) => row.facts)
    return {
      has_taxonomy: true,
      has_lei: statement.settings.lei !== null,
      counts: {
        facts: facts.length,
        tagged: facts.filter(({ reason }) => reason === null).length,
        datapoints: tags.filter(({ element }) => element !== null).length,
        reviewed: tags.filter(({ reviewed }) => reviewed !== null).length,
        untagged: tags.filter((row) => isIn('untagged', row)).length,
      },
      rows: rows.slice((page - 1) * size, page * size),
      total: rows.length,
      page,
      pages: Math.max(1, Math.ceil(rows.length / size)),
    }
  },
  elements: ({ params: { datapoint }, query: { search } }, { state: { tags } }) => {
    const { type } = found(tags.find((row) => row.datapoint === datapoint))
    const fitting = elements.filter(
      (one) => (type === null || one.type === type) && one.name.toLowerCase().includes(search.toLowerCase()),
    )
    return { elements: fitting.slice(0, limits.tags.elements), total: fitting.length }
  },
  save: ({ params: { datapoint }, body: { element, reviewed } }, { state, user }) => {
    const row = found(state.tags.find((one) => one.datapoint === datapoint))
    const chosen = elements.find(({ name }) => name === element)
    if (element !== null && !chosen) throw new MockFailure('not_found')
    const now: TagRow = {
      ...row,
      ...(chosen && { element: chosen.name, type: chosen.type, period: chosen.period }),
      chosen: element !== null,
      reviewed: reviewed ? { by: user?.name ?? null, at: '2026-03-02T10:00:00.000Z' } : null,
    }
    state.tags = state.tags.map((one) => (one === row ? now : one))
    return now
  },
}
