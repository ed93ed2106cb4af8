import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

it('stays where a file was refused, until the person goes on', async () => {
  Object.assign(mock.state.company.metadata, { onboarding: { completed_steps: [0] }, skip_onboarding: false })
  mock.state.documents = []
  const { user } = openApp('/onboarding', { signedIn: true })
  await screen.findByRole('heading', { name: 'Upload previous reports', level: 2 })
  const picker = screen.getByLabelText('Upload files', { selector: 'input' })
  picker.removeAttribute('accept')
  await user.upload(
    picker,
    ['a.pdf', 'b.exe'].map((name) => new File(['some words'], name)),
  )
  const list = await screen.findByRole('list', { name: 'Uploads' })
  expect(await within(list).findByText('Uploaded')).toBeVisible()
  await screen.findByRole('heading', { name: 'Upload previous reports', level: 2 })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Successfully uploaded 1 file(s)')
})
