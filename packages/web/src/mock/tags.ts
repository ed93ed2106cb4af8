import type { TagRow } from '@esrs/contract'

const fact = (id: string, said: string, more: Partial<TagRow['facts'][number]> = {}) => ({
  id,
  said,
  year: 2025,
  members: [],
  language: null,
  reason: null,
  ...more,
})

const row = (one: Partial<TagRow> & Pick<TagRow, 'datapoint' | 'name' | 'facts'>): TagRow => ({
  element: null,
  type: null,
  period: null,
  chosen: false,
  may_change: true,
  fact_count: one.facts.length,
  reviewed: null,
  ...one,
})

/** Tags of the sample statement: reviewed, to be reviewed, in parts, together with others, and none. */
export const sampleTags = (): TagRow[] => [
  row({
    datapoint: 'E1-5_01',
    name: 'Total energy consumption related to own operations',
    element: 'EnergyConsumptionRelatedToOwnOperations',
    type: 'energy',
    period: 'duration',
    facts: [fact('E1-5_01', '12,480 MWh'), fact('E1-5_01@2024', '12,900 MWh', { year: 2024 })],
    reviewed: { by: 'Ada Sommer', at: '2026-03-02T10:00:00.000Z' },
  }),
  row({
    datapoint: 'E1-6_07',
    name: 'Gross Scope 1 greenhouse gas emissions',
    element: 'GrossScope1GreenhouseGasEmissions',
    type: 'ghgEmissions',
    period: 'duration',
    facts: [fact('E1-6_07', '3,884 t CO₂e')],
  }),
  row({
    datapoint: 'S1-6_09',
    name: 'Number of employees by contract type and gender',
    element: 'NumberOfEmployeesHeadCountAtEndOfPeriod',
    type: 'integer',
    period: 'instant',
    facts: [
      fact('S1-6_09.permanent_female', '320', { members: ['PermanentEmployeesMember', 'FemaleMember'] }),
      fact('S1-6_09.temporary_female', '12', { members: ['TemporaryEmployeesMember', 'FemaleMember'] }),
      fact('S1-6_09.other', '3', { reason: 'dimension' }),
    ],
  }),
  row({
    datapoint: 'S1-11_01',
    name: 'Employees are covered by social protection against sickness',
    element: 'SocialProtectionEvents',
    type: 'enumerationSet',
    period: 'duration',
    may_change: false,
    facts: [fact('S1-11_01', 'yes')],
  }),
  row({
    datapoint: 'E5-5_13',
    name: 'Composition of waste',
    facts: [fact('E5-5_13', 'Metal, cardboard and oils', { reason: 'no-text' })],
  }),
]
