import { expect, it } from 'vitest'
import { departures, facts } from './specification.ts'

it('every route, tab, text, call and limit that the specification fixes stands in the product', () => {
  expect(facts().length).toBeGreaterThan(200)
  expect(departures()).toEqual([])
})

it.each([
  { kind: 'text', what: 'Survey saved', where: 'features/surveys create.saved' },
  { kind: 'mention', what: 'about a week', where: 'features/onboarding processing.wait' },
  { kind: 'list', what: 'Martians', where: 'stakeholderTypes' },
  { kind: 'limit', what: '16', where: 'survey.questions.max' },
  { kind: 'kept', what: 'session', where: 'api/tokens.ts' },
  { kind: 'call', what: 'PUT /csrf/', where: 'session.csrf' },
  { kind: 'tab', what: 'documents', where: '/files' },
  { kind: 'route', what: '/overview', where: 'features/documents/DocumentsPage.tsx' },
  { kind: 'rule', what: 'something', where: 'somewhere' },
])('$kind: what departs is found', (fact) => {
  expect(departures([fact])).toHaveLength(1)
})
