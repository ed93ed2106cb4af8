import { expect, test } from 'vitest'
import { nearQuestions } from './near-questions.ts'

const known = [
  'Do you have an anti-corruption policy?',
  'Wie stellen Sie die Arbeitssicherheit sicher?',
  'Please describe your water management.',
  'Who is your contact person for sustainability?',
  'Is your environmental management system certified (ISO 14001)?',
]

test.each([
  ['Is there a policy against corruption?', 0],
  ['Haben Sie eine Richtlinie gegen Korruption?', 0],
  ['Please describe how you manage water.', 2],
  ['Name of the contact person for sustainability', 3],
  ['Do you have an environmental management system such as ISO 14001 or EMAS?', 4],
])('%s', (question, index) => {
  expect(nearQuestions(question, known)[0]?.index).toBe(index)
})

test('nothing is near to what nobody has answered', () => {
  for (const question of ['How many vehicles do you lease?', 'What is your revenue?', 'Do you trade in diamonds?'])
    expect(nearQuestions(question, known)).toEqual([])
})

test('the same words are as near as can be', () => {
  expect(nearQuestions('please describe your water management.', known)[0]).toEqual({ index: 2, likeness: 1 })
})
