import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainId } from '../../shell/navigation.ts'
import { StepBody } from './StepBody.tsx'

const frame = (step: boolean) => (
  <>
    <section aria-label="Notifications" tabIndex={-1} />
    <main id={mainId} tabIndex={-1}>
      {step && <StepBody title="Upload" />}
    </main>
  </>
)

test('the heading of a step takes the focus from the page', () => {
  const { rerender } = render(frame(false))
  screen.getByRole('main').focus()
  rerender(frame(true))
  expect(screen.getByRole('heading', { name: 'Upload' })).toHaveFocus()
})

test('a step that appears late leaves the focus where a person has gone meanwhile', () => {
  const { rerender } = render(frame(false))
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  notifications.focus()
  rerender(frame(true))
  expect(notifications).toHaveFocus()
})
