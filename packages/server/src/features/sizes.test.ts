import { contract, type Endpoint, reportingYears } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiFailure, aCompany, startApp, type TestApp, type TestCompany } from '../testing/index.ts'

// Whatever figures a company has, every page that computes with them answers, and its reply is one of the contract. A figure is seen in
// every size beside other figures of every size: what follows from two of them (a share of revenue, an intensity) has to be bounded as well.

/** Figures as people enter them: nought, losses, thousands and millions in place of units, percent above a hundred, slips of the hand. */
const sizes = ['0', '18500', '-1', '3884', '0.00000000000001', '1000000000000000', '250', '-1000000000000000']

const figures = loadCatalogue('esrs-2023', 'en')
  .datapoints.filter(({ type }) => type === 'number' || type === 'percent' || type === 'money')
  .map(({ id }) => id)

/** Calls that read and need no more than a company; those with a parameter are asked for what stands here. */
const parameters: Record<string, Record<string, string>[]> = {
  'csrd.datapoint': [{ key: 'E1-6_07' }, { key: 'E1-6_33' }],
  'report.chapter': ['ESRS 2', 'E1', 'S1', 'G1'].map((code) => ({ code })),
  'figures.get': [{ key: 'E1-5_01' }],
  'work.task': [{ key: 'E1-6_07' }],
  'iro.materialityHistory': [{ code: 'E1' }],
}
/** Calls whose pages compute with the points of the assessment. */
const byPoints = /^(?:iro|materiality|report|csrd)\./
const reading = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .filter(([, { method, auth, stepUp }]) => method === 'GET' && (auth === 'user' || auth === 'admin') && !stepUp)
    .map(([name, call]) => ({ name: `${group}.${name}`, call })),
)

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  const metadata = { industry: 'manufacturing', company_size: 'large' } as const
  await company.client.call(contract.company.update, { body: { metadata } })
})
afterAll(() => app.stop())

/** Decides all figures at once, each of another size in every round. */
async function decide(round: number): Promise<void> {
  const lines = figures.map((id, index) => `${id},${sizes[(index * (2 * round + 1) + round) % sizes.length]}`)
  const file = () => new File([['Code,Value', ...lines].join('\r\n')], 'figures.csv')
  const plan = await company.client.call(contract.exchange.previewImport, { file: file(), body: { decimal: 'point' } })
  expect(plan.changes.length).toBeGreaterThan(figures.length / 2)
  const body = { plan: plan.plan, decimal: 'point' as const }
  await company.client.call(contract.exchange.confirmImport, { file: file(), body })
}

async function put(values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values))
    await company.client.call(contract.csrd.updateDatapoint, { params: { key }, body: { value } })
}

/** What is wrong with the answer of a call; a refusal says why, and is none of the server’s making. */
async function fault(name: string, call: Endpoint, sent: object): Promise<string | null> {
  try {
    await company.client.call(call, sent as never)
    return null
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null
    return `${name} ${JSON.stringify(sent)}: ${String(error).slice(0, 500)}`
  }
}

async function faults(pages = reading): Promise<(string | null)[]> {
  const found: (string | null)[] = []
  for (const { name, call } of pages)
    for (const params of parameters[name] ?? [{}])
      for (const query of call.download ? [{ format: 'csv' }] : [{}])
        found.push(await fault(name, call, { params, query }))
  found.push(await fault('iro.refresh', contract.iro.refresh, {}))
  return found.filter(Boolean)
}

describe('every page answers', () => {
  test('where nothing is known', async () => {
    expect(await faults()).toEqual([])
  })

  test('where net revenue was entered in thousands, with a word on it', async () => {
    await put({ 'E1-6_07': '3884', 'E1-6_33': '18500' })
    expect(await faults()).toEqual([])
    const { impacts } = await company.client.call(contract.iro.list, {})
    const reasons = impacts.map(({ scoreReason }) => scoreReason).filter((text) => text.includes('18,500'))
    expect(reasons.join('\n')).toContain('that is more than the net revenue')
    expect(impacts.every(({ score }) => !score || !('bands' in score) || Math.abs(score.bands!.opex.high) <= 100)).toBe(
      true,
    )
  })

  test('where texts are as long and as broken as they may be', async () => {
    const words = loadCatalogue('esrs-2023', 'en').datapoints.filter(({ type }) => type === 'narrative')
    const texts = [
      'x'.repeat(20_000),
      'a\n'.repeat(9999),
      'a\n\n'.repeat(6666),
      '| a | b |\n'.repeat(1900),
      '- a\n'.repeat(4900),
    ]
    const long = texts.map((text, index) => [words[index]!.id, text] as const)
    await put(Object.fromEntries(long))
    expect(await faults()).toEqual([])
    // Pages of all other tests would be as long.
    for (const [key] of long) await company.client.call(contract.csrd.deleteDatapoint, { params: { key } })
  })

  test('of a survey on as many topics as it may have questions', async () => {
    const { client } = company
    const { questions, ...words } = await client.call(contract.materiality.surveyDraft, { query: {} })
    const topics = Array.from({ length: 15 }, (_, index) => `S1.${index}`)
    const asked = topics.map((topic) => ({ ...questions[0]!, topic }))
    const body = {
      ...words,
      questions: asked,
      target_stakeholders: ['x'.repeat(200)],
      status: 'active' as const,
      anonymous: true,
    }
    await client.call(contract.surveys.create, { body })
    expect(await faults()).toEqual([])
  })

  test.each(sizes.map((size, round) => [size, round] as const))(
    'where the first figure is %s',
    async (_, round) => {
      await decide(round)
      expect(await faults()).toEqual([])
    },
    60_000,
  )
})

test.each(['vs-2026', 'esrs-2026'] as const)(
  'every page of the set %s answers in the last year that there is',
  async (set) => {
    const metadata = { standard_set: set, reporting_year: reportingYears.max } as const
    await company.client.call(contract.company.update, { body: { metadata } })
    expect(await faults()).toEqual([])
    await company.client.call(contract.company.update, {
      body: { metadata: { standard_set: 'esrs-2023', reporting_year: 2025 } },
    })
  },
)

describe('figures of the group', () => {
  const amounts = [0, -1, 1e-9, 1e15, -1e15, 18_500]
  const factors = [1, 0, -1, 1e-9, 1e9]

  test.each(['sum', 'elimination', 'weighted_mean', 'ratio', 'head_count'] as const)(
    'by the rule %s',
    async (rule) => {
      const { client } = company
      const { key } = await client.call(contract.additions.create, { body: { data_type: 'number' } })
      const { units } = await client.call(contract.organisation.tree, {})
      const add = async (parent: string | null, share: number) => {
        const holdings = [{ from: null, share, method: parent ? ('proportional' as const) : ('full' as const) }]
        const fields = { name: 'Works', kind: 'entity' as const, currency: '', year_end: 12, heads: 0, area: 0 }
        const more = { code: crypto.randomUUID().slice(0, 8), parent, holdings, until: null, country: '' }
        return (await client.call(contract.organisation.add, { body: { ...fields, ...more } })).id
      }
      const parent = units.find((one) => one.parent === null)?.id ?? (await add(null, 100))
      const unit_id = await add(parent, 0.01)
      for (const scale of [0.000001, 1_000_000_000]) {
        const setup = {
          rule,
          level: 'entity',
          equity: 'share',
          estimate: 'per_head',
          scale,
          unit: '',
          target: null,
        } as const
        await client.call(contract.figures.setUp, { params: { key }, body: setup })
        for (const [index, number] of amounts.entries())
          for (const factor of factors) {
            const label = `${scale} ${number} ${factor}`
            const base = amounts[(index + factors.indexOf(factor)) % amounts.length]!
            const months = { from: '2025-01', to: index % 2 === 0 ? '2025-01' : '2025-12' }
            const part = { unit_id, label, ...months, number, unit: 'piece', factor, base, counterpart: null, note: '' }
            const body = { ...part, estimated: index % 3 === 0, document: null }
            const added = await fault('figures.addPart', contract.figures.addPart, { params: { key }, body })
            expect(added).toBeNull()
            const figure = await fault('figures.get', contract.figures.get, { params: { key } })
            expect(figure, label).toBeNull()
          }
        // These two show every part of before as well.
        const pages = [
          await fault('figures.unit', contract.figures.unit, { params: { key, id: unit_id } }),
          await fault('figures.list', contract.figures.list, { query: {} }),
        ]
        expect(pages.filter(Boolean), `${rule} ${scale}`).toEqual([])
      }
    },
    60_000,
  )
})

describe('the assessment', () => {
  test('with every method and the least and the most points', async () => {
    const { client } = company
    const { method: first } = (await client.call(contract.materiality.assessment, {})).method
    const body = {
      title: 'Dust',
      type: 'Impact',
      category: 'E2',
      priority: 'low',
      isPotential: true,
      isPositive: false,
    } as const
    const { id } = await client.call(contract.iro.create, { body: { ...body, esrsTopics: ['E2'] } })
    const nothing = { by: 'weights' as const, first: 0, likelihood: 0 }
    const methods = [
      first,
      { ...first, impact: nothing, financial: nothing },
      { ...first, scale: '0-10' as const, impact: { ...nothing, by: 'product' as const, likelihood: 10 } },
      { ...first, stakeholders: { share: 50, weights: { Employee: 0 } } },
      { ...first, thresholds: { ...first.thresholds, impact: { material: 0, undecided: 0 } } },
    ]
    const found: (string | null)[] = []
    for (const [index, method] of methods.entries()) {
      const { version } = (await client.call(contract.materiality.assessment, {})).method
      const sent = { body: { method, reason: `Round ${index}.`, based_on: version } }
      found.push(await fault('materiality.saveMethod', contract.materiality.saveMethod, sent))
      for (const points of [0, 1, 5, 10]) {
        const all = { scale: points, scope: points, irremediable: points, magnitude: null, likelihood: points }
        const score = { params: { id }, body: { points: all, reason: 'As seen.' } }
        found.push(await fault('materiality.score', contract.materiality.score, score))
        found.push(await fault('materiality.entry', contract.materiality.entry, { params: { id } }))
      }
      found.push(...(await faults(reading.filter(({ name }) => byPoints.test(name)))))
    }
    expect(found.filter(Boolean)).toEqual([])
  })
})
