import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { read } from '../reading/read.ts'
import { analyse } from './analyse.ts'
import type { Analysis } from './finding.ts'

/** Blanks that group the digits of one number: a plain one, one that does not break, a narrow one, a thin one, one as wide as a digit. */
const blanks = [' ', '\u00a0', '\u202f', '\u2009', '\u2007']

const told = ({ findings }: Analysis): string[] =>
  findings.filter(({ role }) => role === 'actual').map(({ datapoint, value: { text } }) => `${datapoint} ${text}`)

async function note(title: string, text: string): Promise<string[]> {
  const result = await read(new TextEncoder().encode(`${title}\n\n${text}`), 'note.txt')
  if (!result.ok) throw new Error(result.reason)
  return told(analyse(result.document, { reportingYear: 2024 }))
}

describe.each(blanks)('digits in groups with %j between them', (blank) => {
  const number = `99${blank}999`

  it.each([
    `Our total energy consumption in 2024 was ${number} MWh.`,
    `In 2024, total energy consumption amounted to ${number}${blank}MWh (2023: 98${blank}765${blank}MWh).`,
  ])('are one number in an English sentence: %s', async (text) => {
    expect(await note('Sustainability report 2024', text)).toContain('E1-5_01 99999')
  })

  it.each([
    `Unser gesamter Energieverbrauch betrug im Jahr 2024 ${number} MWh.`,
    `Im Jahr 2024 lag der Gesamtenergieverbrauch bei ${number}${blank}MWh (2023: 98${blank}765${blank}MWh).`,
  ])('are one number in a German sentence: %s', async (text) => {
    expect(await note('Nachhaltigkeitsbericht 2024', text)).toContain('E1-5_01 99999')
  })

  it('are one number where they count people', async () => {
    const english = `As at 31 December 2024, the group had ${number} employees (headcount).`
    expect(await note('Sustainability report 2024', english)).toContain('S1-6_02 99999')
    const german = `Zum 31. Dezember 2024 beschäftigte der Konzern insgesamt ${number} Mitarbeitende (Kopfzahl).`
    expect(await note('Nachhaltigkeitsbericht 2024', german)).toContain('S1-6_02 99999')
  })
})

describe('numbers beside each other', () => {
  it('stay two in a row of a table that reading took for a line', () => {
    const page = samplePage([{ heading: 'Energy 2024' }, { text: 'Total energy consumption in MWh 2024 912 874' }])
    expect(told(analyse(sampleDocument([page], { name: 'report-2024.pdf' }))).join()).not.toContain('912874')
  })

  it('stay two in cells that stand beside each other', () => {
    const page = samplePage([
      { heading: 'Sustainability report 2024' },
      {
        table: [
          ['', 'Unit', '2024', '2023'],
          ['Total energy consumption', 'MWh', '912', '874'],
        ],
      },
    ])
    const found = told(analyse(sampleDocument([page], { name: 'report-2024.pdf' })))
    expect(found).toContain('E1-5_01 912')
    expect(found.join()).not.toContain('912874')
  })
})
