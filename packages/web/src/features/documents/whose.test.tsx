import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inRole, openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const report = 'Sustainability report 2025.pdf'
const name = 'Hansen Stahl GmbH'
const documentOf = () => mock.state.documents.find(({ title }) => title === report)!
const aboutOf = () => screen.findByText(new RegExp(`${name} · English · Report for 2025`))

it('shows the company that a document names beside language and year', async () => {
  documentOf().company = name
  openApp('/documents', { signedIn: true })
  expect(await aboutOf()).toBeVisible()
  expect(screen.queryByText(/Is that your company/)).toBeNull()
})

it('asks about another company, and takes the answer back from the menu', async () => {
  Object.assign(documentOf(), { company: name, standing: 'asked' })
  const { user } = openApp('/documents', { signedIn: true })
  expect(await screen.findByText(`“${report}” names ${name}. Is that your company?`, { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No, somebody else' }))
  expect(await screen.findByText(/^Of somebody else/)).toBeVisible()
  expect(screen.queryByText(/Is that your company/)).toBeNull()
  await user.click(screen.getByRole('button', { name: `Actions for ${report}` }))
  await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'It is of our company' }))
  expect(await screen.findByText(`${report} counts as your own.`)).toBeVisible()
  expect(documentOf().standing).toBe('own')
})

it('asks nobody who does no reporting work, and offers them nothing for a file that failed', async () => {
  Object.assign(documentOf(), { company: name, standing: 'asked' })
  inRole('reader')
  openApp('/documents', { signedIn: true })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText(/Is that your company/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Replace file' })).toBeNull()
})
