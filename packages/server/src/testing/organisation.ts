import { contract } from '@esrs/contract'
import type { TestCompany } from './app.ts'
import { partFields, unitFields } from './unit-fields.ts'

// Something of the organisation of a company, for tests that look for it from outside: units, figures, parts, factors.

type Make = (company: TestCompany) => Promise<Record<string, string>>

const anEntityBody = (parent: string | null) =>
  unitFields({ code: crypto.randomUUID().slice(0, 8), name: 'Unmistakably Ours GmbH', parent })

const aSetup = {
  rule: 'sum' as const,
  level: 'entity' as const,
  equity: 'outside' as const,
  estimate: 'none' as const,
  scale: 1,
  unit: 'MWh',
}
const aPartBody = (unit_id: string, month: string) => partFields({ unit_id, from: month, to: month })

async function aNumber({ client }: TestCompany) {
  return (await client.call(contract.additions.create, { body: { data_type: 'number' } })).key
}

async function anOwnFigure(company: TestCompany) {
  const key = await aNumber(company)
  await company.client.call(contract.figures.setUp, { params: { key }, body: aSetup })
  return { key }
}

async function aPart(company: TestCompany) {
  const { key } = await anOwnFigure(company)
  const { id } = await anEntity(company)
  const { months } = await company.client.call(contract.figures.get, { params: { key } })
  const body = aPartBody(id, months[0]!)
  return { key, id: (await company.client.call(contract.figures.addPart, { params: { key }, body })).id }
}

async function anEntity({ client }: TestCompany) {
  const { units } = await client.call(contract.organisation.tree, {})
  const root = units.find(({ parent }) => parent === null)
  return { id: (await client.call(contract.organisation.add, { body: anEntityBody(root?.id ?? null) })).id }
}

const anActivityBody = (unit_id: string, year: string) => ({
  unit_id,
  category: 'process',
  label: '',
  from: `${year}-01`,
  to: `${year}-12`,
  number: 12,
  unit: 't CO2e',
})

const anInstrumentBody = (year: string) => ({
  unit_id: null,
  category: 'electricity' as const,
  kind: 'ppa' as const,
  name: 'Unmistakably our wind',
  from: `${year}-01`,
  to: `${year}-12`,
  number: 1,
  unit: 'MWh',
  kilograms: 0,
  renewable: 100,
  nuclear: 0,
})

async function anActivity(company: TestCompany) {
  const { id } = await anEntity(company)
  const { year } = await company.client.call(contract.inventory.get, {})
  const body = anActivityBody(id, String(year))
  return { id: (await company.client.call(contract.inventory.addActivity, { body })).id }
}

async function anInstrument(company: TestCompany) {
  await anEntity(company)
  const { year } = await company.client.call(contract.inventory.get, {})
  const body = anInstrumentBody(String(year))
  return { id: (await company.client.call(contract.inventory.addInstrument, { body })).id }
}

/** For each call of the organisation with a parameter: something that belongs to the company, as the parameters that name it. */
export const ownedOrganisation: Record<string, Make> = {
  'factors.remove': async ({ client }) => {
    const body = { name: 'A factor', scope: 'scope1' as const, unit: 'l', kilograms: 1, year: 2025, source: 'Invoice' }
    return { id: (await client.call(contract.factors.add, { body })).id }
  },
  'inventory.changeActivity': anActivity,
  'inventory.removeActivity': anActivity,
  'inventory.changeInstrument': anInstrument,
  'inventory.removeInstrument': anInstrument,
  'years.restate': async (company) => ({ key: await aNumber(company) }),
  'years.withdraw': async (company) => ({ key: await aNumber(company) }),
  'figures.compared': anOwnFigure,
  'figures.get': anOwnFigure,
  'figures.setUp': async (company) => ({ key: await aNumber(company) }),
  'figures.remove': anOwnFigure,
  'figures.take': anOwnFigure,
  'figures.takeCells': anOwnFigure,
  'figures.export': anOwnFigure,
  'figures.addPart': anOwnFigure,
  'figures.previewImport': anOwnFigure,
  'figures.confirmImport': anOwnFigure,
  'figures.unit': async (company) => ({ ...(await anOwnFigure(company)), ...(await anEntity(company)) }),
  'figures.changePart': aPart,
  'figures.removePart': aPart,
  'organisation.change': anEntity,
  'organisation.remove': anEntity,
  'organisation.takeBack': async (company) => {
    await anEntity(company)
    const { changes } = await company.client.call(contract.organisation.changes, { query: {} })
    return { number: String(changes[0]!.id) }
  },
}

/** Bodies of calls of the organisation that need one. */
export const organisationBodies: Record<string, object> = {
  'years.restate': { value: '1', reason: 'Measured anew.' },
  'figures.setUp': aSetup,
  'figures.confirmImport': { plan: 'p-1' },
  'figures.addPart': aPartBody(crypto.randomUUID(), '2025-01'),
  'figures.changePart': aPartBody(crypto.randomUUID(), '2025-01'),
  'inventory.changeActivity': anActivityBody(crypto.randomUUID(), '2025'),
  'inventory.changeInstrument': anInstrumentBody('2025'),
  'inventory.confirmImport': { plan: 'p-1' },
  'inventory.savePolicy': {
    base_year: null,
    threshold: 5,
    note: '',
    targets: [],
    recorded: { scope1: null, scope2_location: null, scope2_market: null, scope3: null },
  },
  'inventory.take': { figures: ['scope1'] },
  'inventory.leaveOut': { reason: 'There is none.' },
  'organisation.change': { ...anEntityBody(null), version: 1 },
}
