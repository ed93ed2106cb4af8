import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import company from '../../demo/company.json' with { type: 'json' }
import { documents } from './documents.ts'
import {
  accidentRate,
  emissions,
  energy,
  energyBySite,
  company as invented,
  people,
  revenue,
  revenueByDivision,
  safety,
  share,
  sum,
  waste,
} from './figures.ts'

const folder = path.join(import.meta.dirname, '..', '..', 'demo')

// For other systems an older version of Typst is published, which sets the same words to other bytes.
const isSetAlike = process.platform === 'linux' && process.arch === 'x64'
const comparable = Object.keys(documents).filter((name) => isSetAlike || !name.endsWith('.pdf'))

describe('the documents of the demo company', () => {
  it.each(comparable)('%s is what the script writes', async (name) => {
    const written = Buffer.from(await documents[name]!())
    const committed = await readFile(path.join(folder, name))
    // Not toEqual: a difference of 50 KB of bytes is no message that anybody reads.
    expect(written.equals(committed), 'run node tools/demo/documents.ts and commit the result').toBe(true)
  })

  it('are small and all there is', async () => {
    const files = await readdir(folder)
    expect(files.toSorted()).toEqual(
      [
        ...Object.keys(documents),
        'README.md',
        'company.json',
        'materiality.json',
        'organisation.json',
        'together.json',
        'work.json',
      ].toSorted(),
    )
    const sizes = await Promise.all(files.map(async (name) => (await readFile(path.join(folder, name))).length))
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(1_000_000)
  })

  it('belong to the company of the master data', () => {
    expect(company.documents.map(({ file }) => file)).toEqual(Object.keys(documents))
    expect(company.name).toBe(invented.name)
    expect(company.registration_number).toBe(invented.register)
    expect(company.address).toContain(invented.address)
    expect(company.user.email).toMatch(/\.example$/)
  })
})

describe('the invented figures', () => {
  it('add up for people', () => {
    expect(sum(...Object.values(people.countries))).toEqual(people.total)
    expect(sum(people.underThirty, people.middle, people.overFifty)).toEqual(people.total)
    for (const [one, other] of [
      [people.permanent, people.temporary],
      [people.fullTime, people.partTime],
    ] as const) {
      expect(one.women + other.women).toBe(people.women[0])
      expect(one.men + other.men).toBe(people.men[0])
      expect(one.other + other.other).toBe(people.other[0])
    }
  })

  it('add up for energy, by source and by site', () => {
    const bySite = (key: 'green' | 'nuclear' | 'fossil' | 'heat' | 'pellets' | 'solar' | 'gas' | 'oil') =>
      energyBySite.reduce((total, site) => total + site[key], 0)
    expect(bySite('gas') / 3.6).toBeCloseTo(energy.gas[0], 6)
    expect(bySite('oil') / 3.6).toBeCloseTo(energy.oil[0], 6)
    expect(bySite('green')).toBe(energy.renewablePower[0])
    expect(bySite('nuclear')).toBe(energy.nuclear[0])
    expect(bySite('fossil') + bySite('heat')).toBe(energy.purchasedFossil[0])
    expect(bySite('pellets')).toBe(energy.pellets[0])
    expect(bySite('solar')).toBe(energy.solar[0])
    expect(energy.total).toEqual([37042, 38026])
  })

  it('add up for emissions, waste and revenue', () => {
    expect(emissions.scope3).toEqual([154237, 159155])
    expect(emissions.totalMarket[0]).toBe(3884 + 1126 + 154237)
    expect(sum(waste.hazardous, waste.nonHazardous)).toEqual(waste.total)
    expect(waste.total).toEqual([4286, 4512])
    const divisions = sum(...Object.values(revenueByDivision))
    expect(divisions[0]).toBeCloseTo(revenue[0], 6)
    expect(divisions[1]).toBeCloseTo(revenue[1], 6)
  })

  it('give rates as the text states them', () => {
    expect(accidentRate[0].toFixed(1)).toBe('9.4')
    expect(share(people.leavers, people.average)[0].toFixed(1)).toBe('8.5')
  })

  it('contradict each other in one place', () => {
    expect(safety.accidentsInHrReport[0]).not.toBe(safety.accidents[0])
    expect(safety.accidentsInHrReport[1]).toBe(safety.accidents[1])
  })
})
