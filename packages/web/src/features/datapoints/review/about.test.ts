import type { Datapoint } from '@esrs/contract'
import { expect, it } from 'vitest'
import { withoutConversion } from './About.tsx'

const conversion = '4,683 TJ ÷ 0.0036 = 1,300,833.33 MWh'
const explained = (text: string): string =>
  withoutConversion({ why_is_this_the_answer: text, evidence: [{ conversion }] } as Datapoint)

it('leaves out the sentence on a conversion, and nothing else', () => {
  const first = 'The row “Gas” of a table on page 50 of report.2021.pdf states it.'
  const last = 'The passage does not name the year.'
  expect(explained(`${first} The unit was converted: ${conversion}. ${last}`)).toBe(`${first} ${last}`)
  expect(explained(`${first} The unit was converted: ${conversion}.`)).toBe(first)
  expect(explained(`${first} ${last}`)).toBe(`${first} ${last}`)
})
