import type { Choices } from '@esrs/contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openApp, painted } from './testing/app.tsx'
import { mock } from './testing/setup.ts'

/** Values as they are stored, which are words of no language that a person reads. */
const raw = /(?<![\w“„"-])(yes|consolidated_whole|individual_only|count|ratio|FTE)(?![\w-])/

const choices: Choices = {
  several: false,
  options: [
    { value: 'consolidated_whole', label: 'Konsolidiert' },
    { value: 'individual_only', label: 'Einzelabschluss' },
  ],
}

/** Gives a datapoint every place in which a page may find a value: its own, the year before, a restated one, places that agree, places that differ. */
function fill(key: string, value: string, other: string, part: { unit?: string; choices?: Choices } = {}) {
  const { unit = null, choices } = part
  const datapoint = mock.state.datapoints.find((one) => one.key === key)!
  const number = /^\d+$/.test(value) ? Number(value) : null
  const [first] = datapoint.evidence
  const place = { ...first!, value, number, unit, written: value, excerpt: 'Beleg eins.', year: 2025 }
  const otherNumber = number === null ? null : Number(other)
  datapoint.value = value
  datapoint.number = number
  datapoint.unit = unit
  datapoint.filename = 'Bericht.pdf'
  datapoint.excerpts = 'Beleg eins.'
  datapoint.why_is_this_the_answer = ''
  if (choices) datapoint.choices = choices
  datapoint.evidence = [
    place,
    { ...place, page: 2, excerpt: 'Beleg zwei.' },
    { ...place, page: 3, value: other, number: otherNumber, written: other, excerpt: 'Beleg drei.' },
  ]
  datapoint.prior = {
    value: other,
    number: otherNumber,
    unit,
    year: 2024,
    restated: { value, unit, reason: 'Neu abgegrenzt.' },
  }
}

beforeEach(() => {
  fill('BP-1_01', 'consolidated_whole', 'individual_only', { choices })
  fill('S1-10_01', 'yes', 'no')
  fill('S1-6_02', '612', '598', { unit: 'count' })
})

/** Everything that a person reads or hears of a page. */
const spoken = (): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '')
    const said = ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
    const typed = element instanceof HTMLInputElement && element.type !== 'radio' ? element.value : ''
    return [...own, ...said, typed].filter((text) => text.trim() !== '')
  })

it.each([
  '/overview',
  '/datapoints',
  '/datapoints?datapoint=BP-1_01',
  '/datapoints?datapoint=S1-10_01',
  '/datapoints?datapoint=S1-6_02',
  '/extracted',
  '/my-work',
  '/documents/tasks',
  '/documents/tasks?task=BP-1_01',
  '/documents/figures',
  '/company/years',
  '/report',
  '/report/lists',
  '/report/review',
  '/report/questionnaires',
])('the German page at %s shows no value as it is stored', async (path) => {
  openApp(path, { signedIn: true, language: 'de' })
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull())
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
  await waitFor(() => expect(document.querySelector('main')!.textContent!.length).toBeGreaterThan(40))
  if (path.includes('datapoint=')) await painted()
  expect(spoken().filter((text) => raw.test(text))).toEqual([])
})
