import { expect, it } from 'vitest'
import { firstParagraph } from './first-paragraph.ts'

it.each([
  ['weekly', 1, 0, 'One datapoint waits for you.', 'Ein Datenpunkt wartet auf Sie.'],
  ['weekly', 1, 1, 'One datapoint waits for you. It is overdue.', 'Ein Datenpunkt wartet auf Sie. Er ist überfällig.'],
  ['weekly', 3, 0, '3 datapoints wait for you.', '3 Datenpunkte warten auf Sie.'],
  [
    'weekly',
    3,
    1,
    '3 datapoints wait for you. One of them is overdue.',
    '3 Datenpunkte warten auf Sie. Davon ist einer überfällig.',
  ],
  [
    'weekly',
    3,
    2,
    '3 datapoints wait for you. 2 of them are overdue.',
    '3 Datenpunkte warten auf Sie. Davon sind 2 überfällig.',
  ],
] as const)('a %s mail on %i with %i overdue agrees in number', (kind, count, more, en, de) => {
  expect(firstParagraph(kind, { count, more }, 'en')).toBe(en)
  expect(firstParagraph(kind, { count, more }, 'de')).toBe(de)
})

it.each([
  ['request', /needs an answer from you .* with the question\.$/, /needs 2 answers from you .* with the questions\.$/],
  ['answered', /has sent an answer\. It waits/, /has sent 2 answers\. They wait/],
  ['assigned', /for a datapoint of/, /for 2 datapoints of/],
] as const)('a mail of kind %s tells one thing as one', (kind, one, two) => {
  const told = { by: 'Ada', company: 'Mill', due: '1 May 2026' }
  expect(firstParagraph(kind, { ...told, count: 1 }, 'en')).toMatch(one)
  expect(firstParagraph(kind, { ...told, count: 2 }, 'en')).toMatch(two)
})
