import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AfterPaint } from './AfterPaint.tsx'

it('draws what stands below once what stands above has been painted, and then stays', async () => {
  const page = (text: string) => (
    <>
      <p>Above</p>
      <AfterPaint>
        <p>{text}</p>
      </AfterPaint>
    </>
  )
  const { rerender } = render(page('Below'))
  expect(screen.getByText('Above')).toBeVisible()
  expect(screen.queryByText('Below')).toBeNull()
  expect(await screen.findByText('Below')).toBeVisible()
  rerender(page('Still below'))
  expect(screen.getByText('Still below')).toBeVisible()
})
