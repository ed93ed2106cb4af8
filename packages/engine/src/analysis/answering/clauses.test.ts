import { describe, expect, it } from 'vitest'
import { samplePage } from '../../../testing/sample-page.ts'
import { matchesOf, observationsOf } from './answer.ts'
import { observationsOfText } from './from-sentences.ts'

const pageOf = (texts: string[], decimal: ',' | '.' = '.') =>
  samplePage(
    texts.map((text) => ({ text })),
    { decimal },
  )
const observationsIn = (...texts: string[]) => observationsOfText(pageOf(texts)).filter(({ value }) => value !== null)
/** The figures that may answer a datapoint, as written, with the member of its breakdown. */
const answering = (datapoint: string, ...texts: string[]): string[] => {
  const page = pageOf(texts)
  return matchesOf(observationsOf([page], []), 2024)
    .ofYear.filter(({ frame }) => frame.datapoint === datapoint)
    .map(({ observation: { valueSpan }, dimension }) =>
      [page.text.slice(valueSpan?.start, valueSpan?.end), dimension].filter(Boolean).join(' '),
    )
}

describe('a change in a sentence', () => {
  it.each([
    ['Die Zahl der Beschäftigten stieg von 610 auf 655.', 'S1-6_02', '655'],
    ['Die Zahl der Beschäftigten sank um 12 % auf rund 655.', 'S1-6_02', '655'],
    ['Die Zahl der Beschäftigten ist von 610 im Jahr 2023 um 7 % auf 655 im Jahr 2024 gestiegen.', 'S1-6_02', '655'],
    ['Gross Scope 1 emissions fell by 300 tCO2e to 8,150 tCO2e in 2024.', 'E1-6_07', '8,150'],
    ['The number of employees grew from 2,180 (31 December 2023) to 2,304 (31 December 2024).', 'S1-6_02', '2,304'],
    ['Total energy consumption decreased from 5,100 MWh to 4,870 MWh.', 'E1-5_01', '4,870'],
  ])('has what it became as its value: %s', (text, datapoint, value) => {
    expect(answering(datapoint, text)).toEqual([value])
  })

  it('gives what it became the subject and its own year', () => {
    const last = observationsIn('The number of leavers fell from 48 in 2023 to 41 in 2024.').pop()
    expect(last?.texts.own[0]).toContain('number of leavers')
    expect(last?.year).toBe(2024)
  })

  it('is none where nothing moves', () => {
    const [, to] = observationsIn('From 12 plants we deliver to 40 countries.')
    expect(to?.traits.left_behind).toBeUndefined()
  })
})

describe('a part', () => {
  it.each([
    ['Insgesamt 190 Beschäftigte, davon 82 Frauen und 108 Männer.', ['190', '82 female', '108 male']],
    ['The company has 190 employees, of which 82 are women and 108 men.', ['190', '82 female', '108 male']],
    ['The company has 190 employees, 82 of whom are women.', ['190', '82 female']],
  ])('names only what follows, and the whole stands before it: %s', (text, found) => {
    expect(answering('S1-6_02', text)).toEqual(found)
  })

  it('leaves the whole alone', () => {
    const [whole] = observationsIn('Insgesamt 190 Beschäftigte, davon 40 % Frauen.')
    expect([...(whole?.texts.own ?? []), ...(whole?.texts.parent ?? [])].join(' ')).not.toContain('frauen')
  })

  it('takes the words behind a remark in brackets', () => {
    const [, part] = observationsIn('We generated 900 t of waste, of which 600 t (67 %) were recycled.')
    expect(part?.texts.own[1]).toContain('recycled')
  })
})

describe('a sentence that points back', () => {
  it.each([
    ['Der Wasserverbrauch ist gesunken.', 'Er wird täglich gemessen.', 'Diese Menge betrug 4.100 m³.'],
    ['Total water consumption fell because of new pumps.', 'It amounted to 4,100 m³ in 2024.'],
  ])('speaks of the subject of the sentence before: %s', (...texts) => {
    const last = observationsOfText(samplePage([{ text: texts.join(' ') }])).filter(({ value }) => value)
    expect(last[0]?.texts.parent.length).toBeGreaterThan(0)
    expect(last[0]?.texts.parent.join(' ')).not.toContain('pumps')
  })
})

describe('none and all', () => {
  it.each([
    ['Es liegen keine Verurteilungen wegen Korruption vor.', 'G1-4_01'],
    ['Verurteilungen wegen Korruption liegen nicht vor.', 'G1-4_01'],
    ['Im Berichtsjahr gab es weder Verurteilungen noch Geldbußen wegen Korruption.', 'G1-4_01'],
    ['Bestätigte Fälle von Korruption wurden nicht festgestellt.', 'G1-4_04'],
    ['There were no convictions for corruption.', 'G1-4_01'],
    ['Fatal accidents did not occur in 2024.', 'S1-14_02'],
    ['We did not make any political contributions.', 'G1-5_03'],
  ])('finds that there was none: %s', (text, datapoint) => {
    expect(observationsIn(text).map(({ kind }) => kind)).toEqual(['none'])
    expect(answering(datapoint, text)).toHaveLength(1)
  })

  it.each([
    'Weitere Verurteilungen wegen Korruption liegen nicht vor.',
    'Es gab keine weiteren Verurteilungen wegen Korruption.',
    'There were no further convictions for corruption.',
    'Angaben zu Verurteilungen wegen Korruption liegen nicht vor.',
    'No data on convictions for corruption were collected.',
    'Our target is no fatal accidents.',
    'Wir dulden keine Korruption.',
    'The training was not completed by employees on leave.',
  ])('counts nothing by: %s', (text) => expect(observationsIn(text)).toEqual([]))

  it('keeps what was known in an earlier year in that year', () => {
    const [none] = observationsIn('No convictions for corruption were known to us in 2019, as reported in 2024.')
    expect(none?.year).not.toBe(2024)
  })

  it('ends with the clause', () => {
    const [none] = observationsIn('Es gab keine Verurteilungen, während die Zahl der Schulungen zu Korruption stieg.')
    expect(none?.texts.own[0]).not.toContain('schulungen')
  })

  it.each([
    ['Alle Beschäftigten sind durch Tarifverträge abgedeckt.', 1],
    ['All employees are covered by collective agreements.', 1],
    ['Nicht alle Beschäftigten sind durch Tarifverträge abgedeckt.', 0],
    ['Almost all employees are covered by collective agreements.', 0],
    ['All other employees are covered by collective agreements.', 0],
    ['All employees who work in Norway are covered by collective agreements.', 0],
    ['Alle Beschäftigten, die in Norwegen arbeiten, sind durch Tarifverträge abgedeckt.', 0],
  ])('takes all of a group only where it is: %s', (text, count) => {
    expect(answering('S1-8_01', text)).toHaveLength(count)
  })
})

describe('numbers of sentences', () => {
  it.each([
    ['Der Beirat besteht aus zwölf Mitgliedern.', 12n],
    ['Es gab vier schwere Unfälle.', 4n],
    ['Es gab siebenundvierzig meldepflichtige Arbeitsunfälle.', 47n],
    ['We recorded fourteen recordable injuries.', 14n],
  ])('are words where what they count follows: %s', (text, digits) => {
    expect(observationsIn(text).map(({ value }) => value?.digits)).toEqual([digits])
  })

  it.each([
    ['Der Energieverbrauch betrug 73 912 MWh.', [73912n]],
    ['Wir beschäftigten 1 204 Mitarbeitende.', [1204n]],
    ['Scope 2 emissions were 73\u202f912 tCO2e.', [73912n]],
    ['Wasser 73\u00a0912 m³', [73912n]],
    ['Mitarbeitende 410 455', [410n, 455n]],
    ['We report that emissions of Scope 3 120 t lower were found.', [120n]],
  ])('are one where blanks group them: %s', (text, digits) => {
    expect(
      observationsIn(text)
        .map(({ value }) => value?.digits)
        .filter((value) => value !== 3n),
    ).toEqual(digits)
  })
})
