import { contract, type Endpoint } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiFailure, aCompany, startApp, type TestApp, type TestCompany } from '../testing/index.ts'

// Whatever figures a company has, every page that computes with them answers, and its reply is one of the contract. A figure is seen in
// every size beside other figures of every size: what follows from two of them (a share of revenue, an intensity) has to be bounded as well.

/** Figures as people enter them: nought, losses, thousands and millions in place of units, percent above a hundred, slips of the hand. */
const sizes = [
  ...['0', '18500', '-1', '3884', '0.00000000000001', '1000000000000000', '250', '-1000000000000000'],
]

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
  const lines = figures.map((id, index) => `${id},${sizes[(index + round) % sizes.length]}`)
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

async function faults(): Promise<(string | null)[]> {
  const found: (string | null)[] = []
  for (const { name, call } of reading)
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
    expect(impacts.every(({ score }) => !score || !('bands' in score) || Math.abs(score.bands!.opex.high) <= 100)).toBe(true)
  })

  test('where texts are as long and as broken as they may be', async () => {
    const words = loadCatalogue('esrs-2023', 'en').datapoints.filter(({ type }) => type === 'narrative')
    const texts = ['x'.repeat(20_000), 'a\n'.repeat(9999), 'a\n\n'.repeat(6666), '| a | b |\n'.repeat(1900), '- a\n'.repeat(4900)]
    await put(Object.fromEntries(texts.map((text, index) => [words[index]!.id, text])))
    expect(await faults()).toEqual([])
  })

  test('of a survey on as many topics as it may have questions', async () => {
    const { client } = company
    const { questions, ...words } = await client.call(contract.materiality.surveyDraft, { query: {} })
    const topics = Array.from({ length: 50 }, (_, index) => `S1.${index}`)
    const asked = topics.map((topic) => ({ ...questions[0]!, topic }))
    const body = { ...words, questions: asked, target_stakeholders: ['x'.repeat(200)], status: 'active' as const }
    await client.call(contract.surveys.create, { body })
    expect(await faults()).toEqual([])
  })

  test.each(sizes.map((size, round) => [size, round] as const))('where the first figure is %s', async (_, round) => {
    await decide(round)
    expect(await faults()).toEqual([])
  }, 60_000)
})
