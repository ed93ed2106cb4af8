import { type AssessmentEntry, contract } from '@esrs/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, startApp, type TestApp } from '../../../testing/index.ts'
import { calls, decide, give, points, read } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())

/** The points that are asked of an entry, all of one height. */
function pointsFor({ type, isPositive, isPotential }: AssessmentEntry, height: number) {
  const likelihood = isPotential || type !== 'Impact' ? height : null
  if (type !== 'Impact') return points({ magnitude: height, likelihood })
  return points({ scale: height, scope: height, irremediable: isPositive ? null : height, likelihood })
}

/** What such companies find material as a rule, with a word that one of the proposals has to contain. */
const companies = [
  { name: 'a machine builder', nace: '28', material: ['E1', 'E5', 'S1', 'S2', 'G1'], word: /machin|product/i },
  { name: 'a bank', nace: '64', material: ['E1', 'S1', 'S4', 'G1'], word: /financ|loan|customer/i },
  { name: 'a food retailer', nace: '47', material: ['E1', 'E5', 'S1', 'S2', 'S4'], word: /food|pack/i },
]

test.each(companies)(
  '$name goes from its proposals to a signature, and the log says why of each topic',
  async (one) => {
    const company = await aCompany(app)
    const { client } = company
    const { profile } = await client.call(contract.law.get, {})
    await client.call(contract.law.save, { body: { ...profile, country: 'DE', nace: one.nace, employees: 1800 } })
    const { entries } = await read(company)
    expect(entries.length).toBeGreaterThanOrEqual(15)
    expect(entries.some(({ title }) => one.word.test(title))).toBe(true)
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
    expect(entries.some(({ topic, type }) => topic === 'E1' && type === 'Impact')).toBe(true)
    for (const entry of entries) {
      const height = one.material.includes(entry.topic) ? 4 : 1
      const beyond = entry.type === 'Impact' && entry.isPositive ? { beyond: false } : {}
      await give(client, entry.id, pointsFor(entry, height), { reason: `Talked about: ${entry.title}.`, ...beyond })
    }
    const { topics } = await read(company)
    for (const { code, isSubTopic, answer } of topics.flatMap(({ matters }) => matters))
      if (isSubTopic && answer === 'open')
        await client.call(calls.consider, { params: { code }, body: { reason: `Nothing of ${code} was found.` } })
    for (const { code, verdict } of topics)
      await decide(company, code, verdict === 'material', { reason: `As calculated for ${code}.`, outlook: 'None.' })
    expect(await client.call(calls.sign, { body: { note: 'The board.' } })).toMatchObject({ number: 1, gaps: 0 })

    const assessed = await read(company)
    expect(assessed.topics.filter(({ decision }) => decision?.material).map(({ code }) => code)).toEqual(one.material)
    const log = (await client.call(calls.log, {})).entries
    expect(log[0]!.text).toMatch(/^Signed/)
    expect(log[0]!.text).not.toContain('in part')
    const titleOf = new Map(assessed.entries.map(({ id, title }) => [id, title]))
    for (const { code, impact, financial, matters } of assessed.topics) {
      const decision = log.find((entry) => entry.code === code && entry.text.startsWith('Decided'))!
      expect(decision.text).toContain(`As calculated for ${code}.`)
      for (const { leading, value } of [impact, financial])
        for (const id of value === null ? [] : leading) expect(decision.grounds).toContain(titleOf.get(id))
      for (const matter of matters.filter(({ answer }) => answer === 'nothing'))
        expect(decision.grounds).toContain(`Nothing of ${matter.code} was found`)
      expect(decision.grounds).not.toContain('Neither assessed nor considered')
    }
  },
  // Some sixty calls, one after the other.
  120_000,
)
