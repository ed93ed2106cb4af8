import { contract } from '@esrs/contract'
import { type FigureRules, figureRules, loadCatalogue, type StandardSet, standardSets } from '@esrs/engine/esrs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiClient, ApiFailure } from '../testing/client.ts'
import { aCompany, mailedToken, startApp, type TestApp, type TestCompany } from '../testing/index.ts'
import { partFields, unitFields } from '../testing/unit-fields.ts'

// Every datapoint with a number and every bound of it, where many figures come at once; where one figure comes, every kind of datapoint, bound
// and way. And the wrong figures that were once taken, as a table.

const { csrd, exchange, work, requests, links, answer, review, figures, organisation } = contract

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())

const useSet = (standard_set: StandardSet) =>
  company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025, standard_set } } })

interface Probe {
  key: string
  /** As a person writes it, in the unit that figures of the datapoint have anyway. */
  value: string
}

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 12 })
/** Beyond a bound by more than it is rounded. */
const beyond = (bound: number, sign: 1 | -1) => bound + sign * Math.max(1, Math.abs(bound) / 100)

/** Figures that each datapoint of a set cannot have, one for each of its bounds. */
const impossible = ({ low, high, isInteger }: FigureRules): number[] => [
  ...(low === null ? [] : [beyond(low, -1)]),
  ...(high === null ? [] : [beyond(high, 1)]),
  ...(isInteger ? [(low ?? 0) + 2.5] : []),
]
/** Figures that it can have and that are asked about. */
const unusual = ({ askBelow, askAbove, askSmall, low, high, isInteger }: FigureRules): number[] =>
  [
    ...(askBelow === null ? [] : [isInteger ? askBelow - 1 : askBelow - Math.max(0.01, Math.abs(askBelow) / 100)]),
    ...(askAbove === null ? [] : [isInteger ? askAbove + 1 : askAbove + Math.max(0.01, Math.abs(askAbove) / 100)]),
    ...(askSmall === null ? [] : [askSmall / 10]),
  ].filter((one) => one >= (low ?? -Infinity) && one <= (high ?? Infinity))

const probesOf = (set: StandardSet, probes: (rules: FigureRules) => number[]): Probe[] =>
  loadCatalogue(set).datapoints.flatMap(({ id }) => {
    const rules = figureRules().get(id)
    return rules ? probes(rules).map((number) => ({ key: id, value: plain.format(number) })) : []
  })

/** One probe of each kind, for what takes one figure at a time: alike are datapoints of one type and unit with the same rules. */
function oneOfEach(set: StandardSet, probes: readonly Probe[]): Probe[] {
  const kinds = new Map<string, Probe>()
  const catalogue = loadCatalogue(set)
  for (const probe of probes) {
    const { type, unit } = catalogue.get(probe.key)!
    const kind = JSON.stringify([type, unit, figureRules().get(probe.key), probe.value])
    if (!kinds.has(kind)) kinds.set(kind, probe)
  }
  return [...kinds.values()]
}

/** Probes in lists that have each datapoint once, as a file and a request have it. */
function rounds(probes: readonly Probe[], size: number): Probe[][] {
  const lists: Probe[][] = []
  for (const probe of probes) {
    const list = lists.find((one) => one.length < size && one.every(({ key }) => key !== probe.key))
    if (list) list.push(probe)
    else lists.push([probe])
  }
  return lists
}

const sheetOf = (probes: readonly Probe[]) =>
  new File([['Code;Value', ...probes.map(({ key, value }) => `${key};${value}`)].join('\n')], 'figures.csv')

const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (one: unknown) => one,
  )
  return error instanceof ApiFailure ? { status: error.status, ...error.body } : null
}

/** Somebody without an account who was asked for some datapoints and has opened the link. */
async function guest(datapoints: readonly string[]): Promise<ApiClient> {
  const email = `plant-${crypto.randomUUID()}@werk.example`
  await company.client.call(requests.ask, {
    body: { people: [{ email, name: 'Paul Werk' }], datapoints: [...new Set(datapoints)], due: '2099-01-01' },
  })
  await expect.poll(() => mailedToken(app, email)).toBeTruthy()
  const client = app.client()
  client.access = (await client.call(links.open, { body: { token: mailedToken(app, email)! } })).key
  return client
}

/** The ways in which an unusual figure is taken without a question; it is removed again. */
async function silentWays({ key, value }: Probe, client: ApiClient): Promise<string[]> {
  const params = { key }
  const [form, colleague, outside] = await Promise.all([
    company.client.call(review.read, { params, body: { value } }),
    company.client.call(work.check, { params, body: { value } }),
    client.call(answer.check, { body: { key, value } }),
  ])
  const saved = await company.client.call(csrd.updateDatapoint, { params, body: { value } })
  await company.client.call(csrd.deleteDatapoint, { params, query: {} })
  const asks = {
    form: form.ok && form.asked !== null,
    delivery: colleague.warnings.length > 0,
    request: outside.warnings.length > 0,
    API: saved.hints.some(({ code }) => code === 'bounds'),
  }
  return Object.entries(asks).flatMap(([way, isAsked]) => (isAsked ? [] : [`${way} ${key} ${value}`]))
}

describe.each(standardSets)('of every datapoint of %s', (set) => {
  const wrong = probesOf(set, impossible)
  const odd = probesOf(set, unusual)
  beforeAll(async () => {
    company = await aCompany(app)
    await useSet(set)
  })

  test('there is something to probe', () => {
    expect(wrong.length).toBeGreaterThan(60)
    expect(odd.length).toBeGreaterThan(50)
  })

  test('what cannot be is refused where it is typed, by the API and where colleagues deliver it', {
    timeout: 300_000,
  }, async () => {
    const taken: string[] = []
    for (const { key, value } of oneOfEach(set, wrong)) {
      const params = { key }
      const [form, saved, delivered] = await Promise.all([
        company.client.call(review.read, { params, body: { value } }),
        failureOf(company.client.call(csrd.updateDatapoint, { params, body: { value } })),
        failureOf(company.client.call(work.deliver, { params, body: { value } })),
      ])
      if (form.ok || !form.message) taken.push(`form ${key} ${value}`)
      if (saved?.status !== 400 || saved.error !== form.message) taken.push(`API ${key} ${value}`)
      if (delivered?.status !== 400 || delivered.error !== form.message) taken.push(`delivery ${key} ${value}`)
    }
    expect(taken).toEqual([])
  })

  test('what cannot be is refused in a file', async () => {
    for (const list of rounds(wrong, 1_000)) {
      const plan = await company.client.call(exchange.previewImport, { file: sheetOf(list), body: {} })
      expect(plan.changes.map(({ key }) => key)).toEqual([])
      expect(plan.refused.map(({ code }) => code).sort()).toEqual(list.map(({ key }) => key).sort())
    }
  })

  test('what cannot be is refused where somebody is asked for it', { timeout: 300_000 }, async () => {
    for (const list of rounds(wrong, 200)) {
      const client = await guest(list.map(({ key }) => key))
      const answers = list.map(({ key, value }) => ({ key, value }))
      const sent = await failureOf(client.call(answer.send, { body: { answers } }))
      expect(sent?.status).toBe(400)
      expect(Object.keys(sent?.fields ?? {}).sort()).toEqual(list.map(({ key }) => key).sort())
    }
  })

  test('what is unusual is asked about in each of these ways', { timeout: 300_000 }, async () => {
    const silent: string[] = []
    const alone = new Set(oneOfEach(set, odd))
    for (const list of rounds(odd, 200)) {
      const client = await guest(list.map(({ key }) => key))
      const plan = await company.client.call(exchange.previewImport, { file: sheetOf(list), body: {} })
      const asked = new Map(plan.changes.map((change) => [change.key, change.asked]))
      for (const probe of list) {
        if (!asked.get(probe.key)) silent.push(`import ${probe.key} ${probe.value}`)
        if (alone.has(probe)) silent.push(...(await silentWays(probe, client)))
      }
    }
    expect(silent).toEqual([])
  })
})

/** What became of a wrong figure: refused with a sentence, asked about, or taken without a word. */
type Met = 'refused' | 'asked' | 'taken'
type Way = (probe: Probe) => Promise<Met>

const ways: Record<'form' | 'import' | 'request' | 'API' | 'delivery', Way> = {
  form: async ({ key, value }) => {
    const { ok, asked } = await company.client.call(review.read, { params: { key }, body: { value } })
    return ok ? (asked ? 'asked' : 'taken') : 'refused'
  },
  import: async (probe) => {
    const plan = await company.client.call(exchange.previewImport, { file: sheetOf([probe]), body: {} })
    if (plan.refused.length > 0) return 'refused'
    return plan.changes[0]?.asked || plan.questions.length > 0 ? 'asked' : 'taken'
  },
  request: async ({ key, value }) => {
    const client = await guest([key])
    const checked = await client.call(answer.check, { body: { key, value } })
    if (checked.ok) return checked.warnings.length > 0 ? 'asked' : 'taken'
    const sent = await failureOf(client.call(answer.send, { body: { answers: [{ key, value }] } }))
    return sent?.status === 400 ? 'refused' : 'taken'
  },
  API: async ({ key, value }) => {
    const sent = await company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } }).then(
      (datapoint) => (datapoint.hints.length > 0 ? ('asked' as const) : ('taken' as const)),
      () => 'refused' as const,
    )
    return sent
  },
  delivery: async ({ key, value }) => {
    const checked = await company.client.call(work.check, { params: { key }, body: { value } })
    return checked.ok ? (checked.warnings.length > 0 ? 'asked' : 'taken') : 'refused'
  },
}

describe('figures that were once taken without a word', () => {
  beforeEach(async () => {
    company = await aCompany(app)
    await useSet('esrs-2023')
    for (const [key, value] of [
      ['E1-6_12', '9999'],
      ['E1-6_33', '10000000'],
      ['S1-6_03', '600'],
    ] as const)
      await company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
  })

  test.each([
    ['a pay gap of 107.5 %, the sum of four', 'S1-16_01', '107.5 %', 'refused'],
    ['7,200 employees, twelve months of 600', 'S1-6_02', '7200', 'asked'],
    ['a rate of 0.0012, divided by the wrong hours', 'S1-14_05', '0.0012', 'asked'],
    ['-5 employees', 'S1-6_02', '-5', 'refused'],
    ['5 t for a euro', 'E1-6_30', '5', 'refused'],
    ['a pay gap of 250 %', 'S1-16_01', '250 %', 'refused'],
    ['130 % of payments on time', 'G1-6_03', '130 %', 'refused'],
  ] as const)('%s', async (_, key, value, met) => {
    const found: Record<string, Met> = {}
    // The API last, because it keeps what it takes.
    for (const way of ['form', 'import', 'request', 'delivery', 'API'] as const)
      found[way] = await ways[way]({ key, value })
    expect(found).toEqual({ form: met, import: met, request: met, delivery: met, API: met })
  })

  test('nor do they follow from parts, whichever rule is asked for', async () => {
    const usual = { level: 'entity', equity: 'outside', estimate: 'none', scale: 100, unit: '', target: null } as const
    for (const key of ['S1-16_01', 'S1-6_02', 'S1-14_05', 'E1-6_30', 'G1-6_03']) {
      const setUp = company.client.call(figures.setUp, { params: { key }, body: { ...usual, rule: 'sum' } })
      expect([key, (await failureOf(setUp))?.status]).toEqual([key, 400])
    }
    const { id: unit_id } = await company.client.call(organisation.add, { body: unitFields({}) })
    for (const [key, rule, number, base] of [
      ['S1-16_01', 'weighted_mean', 250, 10],
      ['S1-6_02', 'head_count', -5, null],
      ['E1-6_30', 'ratio', 50, 10],
      ['G1-6_03', 'ratio', 13, 10],
    ] as const) {
      await company.client.call(figures.setUp, { params: { key }, body: { ...usual, rule } })
      const add = company.client.call(figures.addPart, {
        params: { key },
        body: partFields({ unit_id, from: '2025-12', number, base }),
      })
      expect([key, (await failureOf(add))?.status]).toEqual([key, 400])
    }
  })
})
