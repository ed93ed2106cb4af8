import { contract } from '@esrs/contract'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'
import { until } from '../../../testing/until.ts'
import { wantedPage } from './wanted-page.ts'

const { server, api } = mock

it('asks for the address first, and says where no company sign-in is set up', async () => {
  const { user } = openApp('/login')
  await user.click(await screen.findByRole('button', { name: 'Sign in with your company' }))
  expect(await screen.findByText('Enter your email address.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'kim@unknown.example')
  await user.click(screen.getByRole('button', { name: 'Sign in with your company' }))
  expect(await screen.findByRole('status')).toHaveTextContent('unknown.example')
})

it('keeps on the page why the provider cannot be asked', async () => {
  const error =
    'The sign-in of your company at login.unknown.example could not be reached. Please try again in a while.'
  server.use(
    http.post(`${api}/login/provider/begin/`, () => HttpResponse.json({ code: 'conflict', error }, { status: 409 })),
  )
  const { user } = openApp('/login')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'kim@unknown.example')
  await user.click(screen.getByRole('button', { name: 'Sign in with your company' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
})

it('hands the answer of the provider over once, out of the address, and says why nobody was signed in', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(`${api}/login/provider/`, async ({ request }) => {
      bodies.push(await request.json())
      const error = 'None of your groups has a role here.'
      const inBoth = { en: error, de: 'Keine Ihrer Gruppen hat hier eine Rolle.' }
      return HttpResponse.json({ code: 'forbidden', error, error_in: inBoth }, { status: 403 })
    }),
  )
  const { user } = openApp('/login/provider/c-1?code=secret&state=sign_in.x&iss=https%3A%2F%2Flogin.example.com')
  expect(await screen.findByRole('heading', { name: 'You were not signed in' })).toBeVisible()
  expect(screen.getByText('None of your groups has a role here.')).toBeVisible()
  expect(bodies).toEqual([{ provider: 'c-1', code: 'secret', state: 'sign_in.x', iss: 'https://login.example.com' }])
  expect(screen.getByRole('link', { name: 'Back to the sign-in' })).toBeVisible()
  // It cannot be handed over again to be refused in another language.
  await user.click(screen.getByRole('button', { name: 'DE, Deutsch' }))
  expect(await screen.findByText('Keine Ihrer Gruppen hat hier eine Rolle.')).toBeVisible()
  expect(bodies).toHaveLength(1)
})

it('asks for the own second factor where the provider asked for none', async () => {
  const needed = { code: 'second_factor_required', error: 'Use your own.', challenge: 'c', methods: ['code'] }
  server.use(http.post(`${api}/login/provider/`, () => HttpResponse.json(needed, { status: 401 })))
  openApp('/login/provider/c-1?code=secret&state=sign_in.x')
  expect(await screen.findByRole('textbox', { name: /code/i })).toBeVisible()
  expect(screen.getByText(/^Your company has signed you in without a second factor/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back to the sign-in' })).toBeVisible()
})

it('leads to the company where a password opens nothing, until another address is typed', async () => {
  const refusal = { code: 'single_sign_on_required', error: 'People of your company sign in with their company.' }
  server.use(http.post(`${api}/login/`, () => HttpResponse.json(refusal, { status: 401 })))
  const { user } = openApp('/login')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'kim@auental.example')
  await user.type(screen.getByLabelText('Password'), 'some password')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^People of your company sign in with their company: go on/,
  )
  expect(screen.getByRole('button', { name: 'Sign in with your company' })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('opens the page that was wanted before the sign-in', async () => {
  mock.reply(contract.singleSignOn.begin, { url: '#provider' })
  const { user } = openApp('/iro/assessment')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'mara@auental.example')
  await user.click(await screen.findByRole('button', { name: 'Sign in with your company' }))
  await until(() => expect(wantedPage()).toBe('/iro/assessment'))
})

it('says that something is missing where it is, and calls nobody', async () => {
  const called = vi.fn()
  server.use(http.post(`${api}/login/provider/`, called))
  openApp('/login/provider/c-1')
  expect(await screen.findByText(/Something is missing/)).toBeVisible()
  expect(called).not.toHaveBeenCalled()
})

it('is set up by an administrator, who is asked before it is required', async () => {
  const { user } = openApp('/company/sign-in', { signedIn: true })
  await user.type(await screen.findByRole('textbox', { name: /Domain, as it stands/ }), 'example.com')
  await user.click(screen.getByRole('button', { name: 'Add domain' }))
  await user.click(await screen.findByRole('button', { name: 'Look up the record' }))
  expect(await screen.findByText('Proved')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Issuer' }), 'https://login.example.com')
  await user.type(screen.getByRole('textbox', { name: 'Client ID' }), 'reporting')
  await user.click(screen.getByRole('button', { name: 'Test the provider' }))
  expect(await screen.findByText(/The provider answers as it should/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add group' }))
  await user.type(screen.getByRole('textbox', { name: /Group, as the provider/ }), 'reporters')
  await user.click(screen.getByRole('combobox', { name: 'Who signs in with it' }))
  await user.click(await screen.findByRole('option', { name: 'Required: everybody' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('alertdialog', { name: /Require single sign-on/ })
  expect(dialog).toHaveTextContent('Could not sign in, because their address is at no proved domain: 1.')
  await user.click(within(dialog).getByRole('button', { name: 'Require it' }))
  expect(await screen.findByText('Single sign-on is saved')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Remove the provider' })).toBeVisible()
})

it('says where it stands what the server has against the provider, and keeps what was typed', async () => {
  const { user } = openApp('/company/sign-in', { signedIn: true })
  const { save } = contract.singleSignOn
  await user.type(await screen.findByRole('textbox', { name: 'Issuer' }), 'https://login.example.com')
  await user.click(screen.getByRole('button', { name: 'Add group' }))
  mock.refuse(save, 'invalid_input', 'Not like this.', {
    issuer: 'Nobody answers there.',
    'groups.0.name': 'Its name?',
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nobody answers there.')).toBeVisible()
  expect(screen.getByText('Its name?')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Issuer' })).toHaveFocus()
  mock.refuse(save, 'conflict', 'Somebody has changed it meanwhile.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Somebody has changed it meanwhile/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Issuer' })).toHaveValue('https://login.example.com')
})
