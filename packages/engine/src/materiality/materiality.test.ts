import { describe, expect, test } from 'vitest'
import {
  combineResults,
  convertPoints,
  defaultMethod,
  defaultThresholds,
  type EntryResult,
  entryResult,
  type Method,
  materialitySurvey,
  materialityTextIn,
  methodFields,
  methodProblems,
  methodSources,
  type Points,
  partsOf,
  type Scored,
  scoreOf,
  stakeholderResult,
  topicResult,
  verdictOf,
} from './index.ts'

// Every expected figure was calculated by hand; the calculation stands beside it where it is not the formula itself.

const method = (changed: Partial<Method> = {}): Method => ({ ...defaultMethod(), ...changed })
const points = (given: Partial<Points>): Points => ({
  scale: null,
  scope: null,
  irremediable: null,
  magnitude: null,
  likelihood: null,
  ...given,
})
const actual: Scored = { type: 'Impact', isPositive: false, isPotential: false, humanRights: false }
const potential: Scored = { ...actual, isPotential: true }
const onRights: Scored = { ...potential, humanRights: true }
const risk: Scored = { type: 'Risk', isPositive: false, isPotential: true, humanRights: false }
const ten = (changed: Partial<Method> = {}) =>
  method({
    scale: 'ten',
    thresholds: { impact: defaultThresholds('ten'), financial: defaultThresholds('ten') },
    ...changed,
  })
const value = (scored: Scored, given: Partial<Points>, by: Method = method()) =>
  scoreOf(scored, points(given), by)?.value ?? null

describe('the parts that an entry is scored by', () => {
  test.each([
    ['an actual negative impact', actual, ['scale', 'scope', 'irremediable']],
    ['a potential negative impact', potential, ['scale', 'scope', 'irremediable', 'likelihood']],
    ['an actual positive impact', { ...actual, isPositive: true }, ['scale', 'scope']],
    ['a potential positive impact', { ...potential, isPositive: true }, ['scale', 'scope', 'likelihood']],
    ['a risk', risk, ['magnitude', 'likelihood']],
    ['an opportunity', { ...risk, type: 'Opportunity' as const, isPositive: true }, ['magnitude', 'likelihood']],
  ])('%s', (_, scored, parts) => expect(partsOf(scored)).toEqual(parts))

  test('a result needs every part', () => {
    expect(value(actual, { scale: 3, scope: 3 })).toBeNull()
    expect(value(potential, { scale: 3, scope: 3, irremediable: 3 })).toBeNull()
    expect(value(risk, { magnitude: 3 })).toBeNull()
  })
})

describe('severity', () => {
  test.each([
    // (4 + 3 + 2) / 3
    [actual, { scale: 4, scope: 3, irremediable: 2 }, 3],
    // (4 + 3 + 3) / 3 = 3.333…
    [actual, { scale: 4, scope: 3, irremediable: 3 }, 3.33],
    // A positive impact: (4 + 3) / 2, and what could not be remedied is not asked.
    [{ ...actual, isPositive: true }, { scale: 4, scope: 3, irremediable: 1 }, 3.5],
    // A trivial good deed that everybody may share in stays trivial: the peak is of negative impacts (AR 11).
    [{ ...actual, isPositive: true }, { scale: 1, scope: 5 }, 3],
    // One part at the top: 5, not (5 + 1 + 1) / 3 = 2.33 (AR 11).
    [actual, { scale: 5, scope: 1, irremediable: 1 }, 5],
    [actual, { scale: 1, scope: 1, irremediable: 5 }, 5],
    [actual, { scale: 1, scope: 1, irremediable: 1 }, 1],
  ])('%# by mean with the peak', (scored, given, expected) => expect(value(scored, given)).toBe(expected))

  test('without the peak the top is averaged as well', () => {
    expect(value(actual, { scale: 5, scope: 1, irremediable: 1 }, method({ peak: false }))).toBe(2.33)
  })

  test('the highest part alone', () => {
    expect(value(actual, { scale: 2, scope: 4, irremediable: 1 }, method({ severity: 'highest' }))).toBe(4)
  })

  test('points from 0 to 10: the top is 10, and 0 counts as a point', () => {
    expect(value(actual, { scale: 9, scope: 5, irremediable: 0 }, ten())).toBe(4.67)
    expect(value(actual, { scale: 10, scope: 0, irremediable: 0 }, ten())).toBe(10)
    expect(value(actual, { scale: 0, scope: 0, irremediable: 0 }, ten())).toBe(0)
  })
})

describe('what may happen', () => {
  test('severity counts twice and likelihood once: (2 × 3 + 1 × 2) / 3 = 2.67', () => {
    expect(value(potential, { scale: 4, scope: 3, irremediable: 2, likelihood: 2 })).toBe(2.67)
  })

  test('as a product brought back to the scale: 3 × 4 / 5 = 2.4', () => {
    const by = method({ impact: { by: 'product', first: 2, likelihood: 1 } })
    expect(value(potential, { scale: 4, scope: 3, irremediable: 2, likelihood: 4 }, by)).toBe(2.4)
    const of = ten({ impact: { by: 'product', first: 2, likelihood: 1 } })
    // 6 × 5 / 10
    expect(value(potential, { scale: 6, scope: 6, irremediable: 6, likelihood: 5 }, of)).toBe(3)
  })

  test('weights of likelihood 0 leave severity alone, weights of severity 0 likelihood alone', () => {
    const given = { scale: 4, scope: 4, irremediable: 4, likelihood: 1 }
    expect(value(potential, given, method({ impact: { by: 'weights', first: 1, likelihood: 0 } }))).toBe(4)
    expect(value(potential, given, method({ impact: { by: 'weights', first: 0, likelihood: 1 } }))).toBe(1)
  })

  test('an actual impact has no likelihood, even where somebody sent one', () => {
    expect(value(actual, { scale: 4, scope: 4, irremediable: 4, likelihood: 1 })).toBe(4)
  })
})

describe('human rights: severity takes precedence over likelihood', () => {
  const grave = { scale: 4, scope: 4, irremediable: 4, likelihood: 1 }

  test('likelihood does not lower the result: 4, where others have (2 × 4 + 1) / 3 = 3', () => {
    expect(value(potential, grave)).toBe(3)
    expect(value(onRights, grave)).toBe(4)
    expect(scoreOf(onRights, points(grave), method())!.workings.at(-1)).toEqual({
      step: 'result',
      formula: '4',
      result: 4,
      rule: 'human-rights',
    })
  })

  test('by product and from 0 to 10 as well', () => {
    const by = ten({ impact: { by: 'product', first: 1, likelihood: 1 } })
    expect(value(onRights, { scale: 8, scope: 7, irremediable: 9, likelihood: 1 }, by)).toBe(8)
    expect(value(onRights, { scale: 8, scope: 7, irremediable: 9, likelihood: 0 }, by)).toBe(8)
  })

  test('likelihood may raise it: (2 × 2 + 5) / 3 = 3', () => {
    expect(value(onRights, { scale: 2, scope: 2, irremediable: 2, likelihood: 5 })).toBe(3)
  })

  test('a positive impact has no such precedence', () => {
    expect(value({ ...onRights, isPositive: true }, { scale: 4, scope: 4, likelihood: 1 })).toBe(3)
  })
})

test('risks and opportunities: (2 × 4 + 1 × 1) / 3 = 3, as a product 4 × 1 / 5 = 0.8', () => {
  expect(value(risk, { magnitude: 4, likelihood: 1 })).toBe(3)
  expect(
    value(risk, { magnitude: 4, likelihood: 1 }, method({ financial: { by: 'product', first: 1, likelihood: 1 } })),
  ).toBe(0.8)
})

test('the calculation is shown with its numbers', () => {
  const { workings } = scoreOf(potential, points({ scale: 4, scope: 3, irremediable: 3, likelihood: 2 }), method())!
  expect(workings.map(({ formula, result }) => `${formula} = ${result}`)).toEqual([
    '(4 + 3 + 3) / 3 = 3.33',
    '(2 × 3.33 + 1 × 2) / 3 = 2.89',
  ])
})

describe('bands', () => {
  const thresholds = { material: 3.5, undecided: 2.5 }
  test.each([
    [5, 'material'],
    [3.5, 'material'],
    [3.49, 'undecided'],
    [2.5, 'undecided'],
    [2.49, 'not'],
    [1, 'not'],
    [null, 'open'],
  ])('%s is %s', (result, verdict) => expect(verdictOf(result, thresholds)).toBe(verdict))

  test('without a band nothing is undecided', () => {
    expect(verdictOf(3.49, { material: 3.5, undecided: 3.5 })).toBe('not')
    expect(verdictOf(3.5, { material: 3.5, undecided: 3.5 })).toBe('material')
  })

  test('a mean that is a hair below the threshold as a binary fraction is not below it: (3.3 + 3.6 + 3.6) / 3 = 3.5', () => {
    expect(verdictOf(value(actual, { scale: 3.3, scope: 3.6, irremediable: 3.6 }), thresholds)).toBe('material')
  })
})

describe('several people', () => {
  test.each([
    ['median', [4, 2, 5], 4],
    ['median', [4, 2], 3],
    ['median', [3], 3],
    ['mean', [4, 2, 5], 3.67],
    ['highest', [4, 2, 5], 5],
  ] as const)('%s of %j is %s', (by, results, expected) => {
    expect(combineResults(results, by)).toMatchObject({
      value: expected,
      low: Math.min(...results),
      high: Math.max(...results),
      count: results.length,
    })
  })
  test('nobody', () => expect(combineResults([], 'median')).toBeNull())
})

describe('another scale', () => {
  const all = (one: number) => points({ scale: one, scope: one, irremediable: one, magnitude: one, likelihood: one })
  test.each([
    [1, 0],
    [2, 2.5],
    [3, 5],
    [4, 7.5],
    [5, 10],
  ])('%s of 5 is %s of 10 and back', (five, asTen) => {
    expect(convertPoints(all(five), 'five', 'ten')).toEqual(all(asTen))
    expect(convertPoints(all(asTen), 'ten', 'five')).toEqual(all(five))
  })
  test('what is not scored stays so, and a part at the top stays at the top', () => {
    expect(convertPoints(points({ scale: 5 }), 'five', 'ten')).toEqual(points({ scale: 10 }))
    expect(convertPoints(points({ scale: 5 }), 'five', 'five')).toEqual(points({ scale: 5 }))
  })
  test('points that were given from 1 to 5 count in a method from 0 to 10: (7.5 + 5 + 2.5) / 3', () => {
    const entry = {
      ...actual,
      key: 'a',
      scores: [{ by: 'x', given: 'five' as const, points: points({ scale: 4, scope: 3, irremediable: 2 }) }],
    }
    expect(entryResult(entry, ten()).assessed!.value).toBe(5)
  })
})

describe('stakeholders', () => {
  test('groups count by weight and not by size: 1–5 (2 × 4 + 1 × 3) / 3 = 3.67', () => {
    const groups = [
      { group: 'Employee', count: 40, mean: 0.75 },
      { group: 'Investor', count: 5, mean: 0.5 },
    ]
    expect(stakeholderResult(groups, method())).toMatchObject({ result: 3.67, formula: '(2 × 4 + 1 × 3) / 3' })
    // (2 × 7.5 + 1 × 5) / 3 = 6.666…
    expect(stakeholderResult(groups, ten())!.result).toBe(6.67)
  })
  test('a group without weight does not count, and groups without any weight give nothing', () => {
    expect(stakeholderResult([{ group: 'Media', count: 9, mean: 1 }], method())).toBeNull()
  })
  test('a group that is not named counts once', () => {
    expect(stakeholderResult([{ group: 'Neighbours', count: 9, mean: 1 }], method())!.formula).toBe('(1 × 5) / 1')
  })
})

describe('from entries to a topic', () => {
  const entry = (key: string, result: number | null, changed: Partial<EntryResult> = {}): EntryResult => ({
    key,
    side: 'impact',
    humanRights: false,
    people: [],
    assessed: result === null ? null : combineResults([result], 'median'),
    decidedBy: [],
    after: null,
    verdict: 'open',
    ...changed,
  })
  const financial = { side: 'financial' } as const

  test('one material entry is enough', () => {
    const result = topicResult([entry('a', 1), entry('b', 3.6), entry('c', 2)], {}, method())
    expect(result.impact).toMatchObject({ value: 3.6, verdict: 'material', leading: ['b'], count: 3 })
    expect(result.financial).toMatchObject({ value: null, verdict: 'open', leading: [], count: 0 })
    expect(result.verdict).toBe('material')
  })

  test('mean of the highest three: (4 + 3 + 2) / 3 = 3, of two (4 + 3) / 2', () => {
    const by = method({ topic: 'mean-of-three' })
    expect(topicResult([entry('a', 1), entry('b', 4), entry('c', 2), entry('d', 3)], {}, by).impact.value).toBe(3)
    expect(topicResult([entry('b', 4), entry('d', 3)], {}, by).impact.value).toBe(3.5)
  })

  test.each([
    [3.5, 1, 'material'],
    [1, 3.5, 'material'],
    [2.5, 1, 'undecided'],
    [1, 2.5, 'undecided'],
    [3.5, 2.5, 'material'],
    [1, 1, 'not'],
    [null, 1, 'not'],
    [1, null, 'not'],
    [null, null, 'open'],
  ])('impact %s and financial %s: %s', (impact, money, verdict) => {
    expect(topicResult([entry('a', impact), entry('b', money, financial)], {}, method()).verdict).toBe(verdict)
  })

  test('a poll moves no result: five who see no harm leave 3.67 material, and the side is marked', () => {
    const answers = { impact: [{ group: 'Customer', count: 5, mean: 0 }] }
    const wetland = entry('a', 3.67, { verdict: 'material' })
    for (const by of [method(), method({ stakeholders: { share: 20, weights: { Customer: 2 } } })]) {
      const { impact } = topicResult([wetland], answers, by)
      expect(impact).toMatchObject({ value: 3.67, stakeholders: 1, verdict: 'material', differs: true })
      expect(impact.workings.map(({ formula }) => formula)).toEqual(['max(3.67)', '(2 × 1) / 2'])
    }
  })

  test('what stakeholders alone find material is marked, and so is nothing that both find', () => {
    const high = { impact: [{ group: 'Employee', count: 12, mean: 1 }] }
    expect(topicResult([entry('a', 2, { verdict: 'not' })], high, method()).impact).toMatchObject({
      value: 2,
      verdict: 'not',
      differs: true,
    })
    expect(topicResult([entry('a', 4, { verdict: 'material' })], high, method()).impact.differs).toBe(false)
    expect(topicResult([entry('a', 4, { verdict: 'material' })], {}, method()).impact.differs).toBe(false)
  })

  test('a topic is material as soon as one entry is, also by the mean of three', () => {
    const by = method({ topic: 'mean-of-three' })
    const { impact } = topicResult([entry('a', 4, { verdict: 'material' }), entry('b', 1), entry('c', 1)], {}, by)
    expect(impact).toMatchObject({ value: 2, verdict: 'material' })
  })

  test('stakeholders alone are no assessment', () => {
    const answers = { impact: [{ group: 'Employee', count: 12, mean: 1 }] }
    expect(topicResult([], answers, method()).impact).toMatchObject({ value: null, verdict: 'open', stakeholders: 5 })
  })
})

describe('the method', () => {
  test('the defaults are usable, and each names its paragraph and reason in every set and language', () => {
    expect(methodProblems(defaultMethod())).toEqual([])
    expect(methodProblems(ten())).toEqual([])
    for (const set of ['esrs-2023', 'esrs-2026', 'vs-2026'] as const)
      for (const language of ['en', 'de'] as const) {
        const sources = methodSources(set, language)
        expect(sources.map(({ field }) => field)).toEqual([...methodFields])
        for (const { paragraph, reason } of sources) {
          expect(paragraph).toMatch(/ESRS [12]/)
          expect(reason).toMatch(/\.$/)
        }
      }
  })

  test('settings that contradict each other are named', () => {
    const thresholds = { impact: { material: 2, undecided: 3 }, financial: { material: 6, undecided: 0 } }
    expect(methodProblems(method({ thresholds }))).toEqual([
      'thresholds.impact.undecided',
      'thresholds.financial.material',
      'thresholds.financial.undecided',
    ])
    expect(methodProblems(method({ impact: { by: 'weights', first: 0, likelihood: 0 } }))).toEqual(['impact.first'])
    expect(methodProblems(method({ impact: { by: 'product', first: 0, likelihood: 0 } }))).toEqual([])
  })

  test('who changes the defaults changes a copy', () => {
    defaultMethod().thresholds.impact.material = 1
    expect(defaultMethod().thresholds.impact.material).toBe(3.5)
  })
})

describe('the survey', () => {
  test.each(['impact', 'positive', 'financial'] as const)(
    'every text of it is there in both languages (%s)',
    (side) => {
      const en = materialitySurvey([{ code: 'E1', title: 'Climate change' }], side, 'en')
      const de = materialitySurvey([{ code: 'E1', title: 'Klimawandel' }], side, 'de')
      const texts = ({ title, description, questions }: typeof en) => [title, description, questions[0]!.text]
      expect(texts(en).map((text) => materialityTextIn(text, 'de'))).toEqual(texts(de))
      expect(texts(de).map((text) => materialityTextIn(text, 'en'))).toEqual(texts(en))
      expect(texts(de).map((text) => materialityTextIn(text, 'de'))).toEqual(texts(de))
      const asked = side === 'financial' ? 'Klimawandel' : side === 'impact' ? 'dem Klima' : 'Kohle, Öl und Gas'
      expect(de.questions).toEqual([{ text: expect.stringContaining(asked), topic: 'E1', side }])
    },
  )
  test('a topic is translated by the title of its standard and by the shorter name of the list', () => {
    for (const [title, german] of [
      ['Resource use and circular economy', 'Ressourcennutzung und Kreislaufwirtschaft'],
      ['Circular economy', 'Kreislaufwirtschaft'],
    ] as const) {
      const { questions } = materialitySurvey([{ code: 'E5', title }], 'financial', 'en')
      expect(materialityTextIn(questions[0]!.text, 'de')).toContain(`: ${german}?`)
    }
  })
  test('a topic of the company stays in its words, and other words are not its own', () => {
    const { questions } = materialitySurvey([{ code: 'X1', title: 'Light of the works' }], 'impact', 'en')
    expect(materialityTextIn(questions[0]!.text, 'de')).toMatch(/: Light of the works\?$/)
    expect(materialityTextIn('How is it?', 'de')).toBeNull()
  })
})
