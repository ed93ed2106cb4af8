import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { matchMedia, openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

/** A figure whose passage is one line of a PDF, such as the row of a table. */
const inOneLine = () =>
  mock.state.datapoints.find(({ status, evidence: [first] }) => {
    if (status !== 'proposed' || !first) return false
    return first.boxes.length === 1 && first.value_at !== null && first.filename.endsWith('.pdf')
  })!

it('tells the row of a figure in words on a phone, where its head is out of sight', async () => {
  matchMedia('(width < 48rem)', '(width < 64rem)')
  const { key, evidence } = inOneLine()
  const { excerpt, value_at: at } = evidence[0]!
  openApp(`/datapoints?datapoint=${key}`, { signedIn: true })
  const review = within(await screen.findByRole('dialog', { name: /^Evidence for/ }))
  const value = await review.findByText(excerpt.slice(at!.start, at!.end), { selector: 'p > mark' })
  expect(value.parentElement).toHaveTextContent(excerpt.replaceAll(/\s+/g, ' ').trim())
})

it('leaves it to the page where there is room for the whole row', async () => {
  const { key, evidence } = inOneLine()
  openApp(`/datapoints?datapoint=${key}`, { signedIn: true })
  await screen.findByRole('complementary', { name: /^Evidence for/ })
  await screen.findByText(evidence[0]!.filename)
  expect(document.querySelector('[data-review] p > mark')).toBeNull()
})
