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

test('what is kept of one standard is not near to a question about another', () => {
  const of = (question: string) => nearQuestions(question, known).map(({ index }) => index)
  expect(of('Is your environmental management system certified to ISO 14001:2015?')).toEqual([4])
  expect(of('Is your health and safety management system certified (ISO 45001)?')).toEqual([])
  expect(of('Ist Ihr Managementsystem nach ISO 50001 zertifiziert?')).toEqual([])
  expect(of('Is your management system of 2024 certified?')).toEqual([4])
})

test('the same words are as near as can be', () => {
  expect(nearQuestions('please describe your water management.', known)[0]).toEqual({ index: 2, likeness: 1 })
})
