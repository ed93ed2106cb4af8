import type { Survey } from '@esrs/contract'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { useSurveyDraft } from './survey-draft.ts'

const passed: Survey = {
  sid: 's1-employees',
  id: 's1-employees',
  title: 'How you work',
  description: 'Tell us.',
  status: 'recommended',
  target_group: 'Employees',
  target_stakeholders: ['Employees'],
  ai_generated: true,
  questions: [{ id: '1', text: 'What would you change?' }],
  response_stats: { total: 0, by_type: {}, withheld: false },
  anonymous: true,
  closes_at: null,
  retention_days: null,
  proposal: null,
}
const titleIn = (visit: string) => {
  const { result, unmount } = renderHook(() => useSurveyDraft(passed, visit))
  unmount()
  return result.current.draft.title
}

it('goes on after a reload with what was changed in a survey that was passed along, and begins anew when it is passed again', () => {
  openApp('/login', { signedIn: true, routes: [] })
  const { result, unmount } = renderHook(() => useSurveyDraft(passed, 'one'))
  act(() => result.current.change({ title: 'Your shifts' }))
  unmount()
  expect(titleIn('one')).toBe('Your shifts')
  expect(titleIn('two')).toBe('How you work')
})
