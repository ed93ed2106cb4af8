import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import type { Page } from '../reading/document.ts'
import { analyse } from './analyse.ts'
import { Stages } from './stages.ts'

const table = [
  ['Energy consumption and mix (MWh)', '2022', '2023'],
  ['Total energy consumption', '1,210', '1,300'],
  ['Total energy consumption – Fossil sources', '700', '800'],
  ['Total energy consumption – Renewable sources', '500', '480'],
]

describe('an error in the analysis', () => {
  it('costs the page in which it occurs and is told', () => {
    const [good, bad] = [samplePage([{ table }]), samplePage([{ table }])]
    const cells = bad.tables[0]!.cells.map((cell) =>
      Object.defineProperty({ ...cell }, 'text', {
        get: () => {
          throw new RangeError('Maximum call stack size exceeded')
        },
      }),
    )
    const broken: Page = { ...bad, number: 2, tables: [{ ...bad.tables[0]!, cells }] }
    const whole = analyse(sampleDocument([good]))
    const { findings, failed } = analyse(sampleDocument([good, broken]))
    expect(whole.failed).toBeUndefined()
    expect(findings.map(({ place }) => place.page)).toEqual(findings.map(() => 1))
    expect(findings.length).toBeGreaterThan(0)
    expect(failed?.pages).toEqual([2])
    expect(failed?.errors[0]).toContain('RangeError')
  })

  it('costs its stage only', () => {
    const stages = new Stages()
    const fails = (): string[] => {
      throw new TypeError('of the words “Total energy”')
    }
    expect(stages.run('passages', fails, [])).toEqual([])
    expect(stages.run('hints', () => ['a'], [])).toEqual(['a'])
    expect(stages.result).toMatchObject({ stages: ['passages'], pages: [] })
    // What a document says stays out of the log.
    expect(stages.result?.errors.join()).not.toContain('Total energy')
  })
})

it('a long analysis tells again and again that it goes on', () => {
  const stepsOf = (lines: number): number => {
    let steps = 0
    const onStep = () => {
      steps += 1
    }
    const page = samplePage([{ text: 'Our sustainability report of 2025' }, ...Array(lines).fill({ text: 'a' })])
    analyse(sampleDocument([page], { name: 'report.txt' }), { onStep })
    return steps
  }
  const [one, three] = [stepsOf(100), stepsOf(13_000)]
  expect(one).toBeGreaterThan(3)
  // Each part of a long page is a step of its own.
  expect(three).toBeGreaterThan(one + 3)
})
