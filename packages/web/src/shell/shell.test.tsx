import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { type ComponentType, lazy } from 'react'
import { Link } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { contract } from '../api/contract.ts'
import { keyOf } from '../api/read.ts'
import { openApp } from '../testing/app.tsx'
import { mock } from '../testing/setup.ts'
import { usePageTitle } from '../ui/Page.tsx'
import { tabsOf } from './house.ts'
import { type AppRoute, homeOf } from './routes.ts'

const { server, api } = mock
const page = (Page: ComponentType) => lazy(async () => ({ default: Page }))

let breaks = true
function Fragile() {
  if (breaks) throw new Error('A figure that cannot be drawn')
  return <p>Drawn</p>
}
function Named() {
  usePageTitle('Suppliers 2025')
  return <p>Named page</p>
}
const Overview = () => (
  <p>
    Overview page <Link to="/documents">on</Link>
  </p>
)

const routes: AppRoute[] = [
  { path: '/login', title: 'login', access: 'guest', page: page(() => <h1>Sign in</h1>) },
  { path: '/overview', title: 'overview', access: 'app', page: page(Overview) },
  { path: '/documents', title: 'documents', access: 'app', page: page(() => <p>Documents page</p>) },
  { path: '/extracted', title: 'extracted', access: 'app', page: page(Fragile) },
  { path: '/datapoints', title: 'datapoints', access: 'app', page: page(Named) },
  { path: '/profile', title: 'profile', access: 'app', page: page(() => <p>Profile page</p>) },
  { path: '/onboarding', title: 'onboarding', access: 'app', page: page(() => <p>Onboarding page</p>) },
  { path: '/report/review', title: 'review', access: 'app', page: page(() => <p>Review page</p>) },
  { path: '/report', title: 'statementPage', access: 'app', page: page(() => <p>Statement page</p>) },
  { path: '/report/versions', title: 'versions', access: 'app', page: page(() => <p>Versions page</p>) },
  { path: '/logout', title: 'logout', access: 'public', page: page(() => <h1>Bye</h1>) },
]
const open = (path: string, options = {}) => openApp(path, { signedIn: true, routes, ...options })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Waits until the button leads to where the report can be generated, or to what is missing. */
const generates = (href: string) =>
  waitFor(() => expect(screen.getByRole('link', { name: 'Generate Report' })).toHaveAttribute('href', href))

const confirmed = { by: 'Mara Lindner', at: '2026-02-17T08:00:00.000Z', reason: '', left_out: { en: '', de: '' } }

describe('the route table', () => {
  it('gives a tab only to what exists, in the order of the product', () => {
    expect(tabsOf(routes).map(({ title, to }) => `${title} ${to}`)).toEqual([
      'overview /overview',
      'documents /documents',
      'datapoints /datapoints',
      'report /report',
    ])
  })

  it('starts where the company wants it, or at the documents while a page does not exist', () => {
    expect(homeOf(routes, true)).toBe('/overview')
    expect(homeOf(routes, false)).toBe('/onboarding')
    const few = routes.filter(({ path }) => path === '/documents')
    expect([homeOf(few, true), homeOf(few, false)]).toEqual(['/documents', '/documents'])
  })
})

describe('addresses', () => {
  it('/ leads to the sign-in', async () => {
    const { address } = open('/', { signedIn: false })
    await heading('Sign in')
    expect(address()).toBe('/login')
  })

  it('/ leads a signed-in person to the start page', async () => {
    const { address } = open('/')
    await heading('Overview')
    expect(address()).toBe('/overview')
    mock.state.company.metadata.skip_onboarding = false
  })

  it('a protected page leads to the sign-in first', async () => {
    const { address } = open('/documents', { signedIn: false })
    await heading('Sign in')
    expect(address()).toBe('/login')
  })

  it('an unknown one says so, with a way home', async () => {
    open('/nowhere/at/all', { signedIn: false })
    await heading('Oops! Page not found')
    await waitFor(() => expect(document.title).toBe('Page not found · CSRD Reporting'))
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  })

  it('an unknown one leaves a signed-in person the frame and its ways', async () => {
    const { user, address } = open('/nowhere/at/all')
    await screen.findByRole('heading', { level: 2, name: 'Oops! Page not found' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    const tabs = screen.getByRole('navigation', { name: 'Main' })
    expect(within(tabs).queryByRole('link', { current: 'page' })).toBeNull()
    await user.click(within(tabs).getByRole('link', { name: 'Documents' }))
    await waitFor(() => expect(address()).toBe('/documents'))
  })
})

describe('the frame', () => {
  it('names the page, the company and the year', async () => {
    open('/documents')
    await heading('Documents')
    expect(await screen.findByText('Auental Backwaren GmbH')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Year and set: ?2025 · Set 1/ })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Documents · CSRD Reporting'))
    const tabs = screen.getByRole('navigation', { name: 'Main' })
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Documents')
  })

  it('takes a title from the page', async () => {
    open('/datapoints')
    await heading('Suppliers 2025')
    await waitFor(() => expect(document.title).toBe('Suppliers 2025 · CSRD Reporting'))
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Datapoints')
  })

  it('puts the focus on the page after a navigation, not on arrival', async () => {
    const { user } = open('/overview')
    await heading('Overview')
    expect(document.body).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Documents' }))
    await heading('Documents')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('goes one step back', async () => {
    const { user, address } = open('/overview')
    await user.click(await screen.findByRole('link', { name: 'on' }))
    await heading('Documents')
    await user.click(screen.getByRole('button', { name: 'Back one step' }))
    await heading('Overview')
    expect(address()).toBe('/overview')
  })

  it('says why no report can be generated yet, and leads to the review that is missing', async () => {
    const { user, address } = open('/documents')
    const link = await screen.findByRole('link', { name: 'Generate Report' })
    await user.tab()
    while (document.activeElement !== link) await user.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Enabled after a final review of all collected data')
    await user.click(link)
    expect(address()).toBe('/report/review')
  })

  it('leads to where a version is issued once somebody has confirmed the final review', async () => {
    mock.state.statement.confirmation = { ...confirmed }
    const { user, address } = open('/documents')
    await generates('/report/versions')
    await user.click(screen.getByRole('link', { name: 'Generate Report' }))
    expect(address()).toBe('/report/versions')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('is locked again on the next page after a change has taken the confirmation back', async () => {
    mock.state.statement.confirmation = { ...confirmed }
    const { user, client } = open('/documents')
    await generates('/report/versions')
    mock.state.statement.confirmation = null
    await client.invalidateQueries({ queryKey: keyOf(contract.report.review), refetchType: 'none' })
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    await generates('/report/review')
  })

  it('offers to continue the onboarding where there is one, but not on its page', async () => {
    mock.state.company.metadata.onboarding = { completed_steps: [0] }
    const { user } = open('/documents')
    await user.click(await screen.findByRole('link', { name: 'Continue Onboarding' }))
    await screen.findByText('Onboarding page')
    expect(screen.queryByRole('link', { name: 'Continue Onboarding' })).toBeNull()
  })

  it('leaves the way back to whoever left the onboarding before its first step was saved', async () => {
    Object.assign(mock.state.company.metadata, { onboarding: null, skip_onboarding: false })
    open('/documents')
    expect(await screen.findByRole('link', { name: 'Continue Onboarding' })).toHaveAttribute('href', '/onboarding')
  })

  it('shows the header text of the company', async () => {
    mock.state.company.metadata.app_header_text = 'Pilot group'
    open('/documents')
    expect(await screen.findByText(/Pilot group/)).toBeVisible()
  })
})

describe('the side menu', () => {
  it('leads to the pages that exist, by keyboard, and gives the focus back', async () => {
    const { user } = open('/documents')
    const opener = await screen.findByRole('button', { name: 'Open menu' })
    opener.focus()
    await user.keyboard('{Enter}')
    const menu = await screen.findByRole('dialog', { name: 'Mara Lindner' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Dashboard',
      'User Profile',
      'Generate ReportEnabled after a final review of all collected data',
      'Logout',
    ])
    expect(within(menu).queryByRole('button', { name: /Invite Team/ })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await user.click(opener)
    await user.click(await screen.findByRole('link', { name: 'User Profile' }))
    await screen.findByText('Profile page')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('lets administrators invite, and offers it to nobody else', async () => {
    const company: AppRoute = {
      path: '/company-profile',
      title: 'company',
      access: 'app',
      page: page(() => <p>Page of the company</p>),
    }
    const { user, address, unmount } = open('/documents', { routes: [...routes, company] })
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('link', { name: 'Invite Team' }))
    await screen.findByText('Page of the company')
    expect(address()).toBe('/company-profile?invite=true')
    unmount()

    const [first] = mock.state.people
    if (first) first.user.user_type = 'company_member'
    const member = open('/documents', { routes: [...routes, company] })
    await member.user.click(await screen.findByRole('button', { name: 'Open menu' }))
    await screen.findByRole('link', { name: 'Company Profile' })
    expect(screen.queryByRole('link', { name: 'Invite Team' })).toBeNull()
  })

  it('shows a test account what it cannot do', async () => {
    mock.state.company.metadata.test_account = true
    const { user } = open('/documents')
    await screen.findByText('Auental Backwaren GmbH')
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const invite = await screen.findByRole('button', { name: /Invite Team/ })
    expect(invite).toHaveAttribute('aria-disabled', 'true')
    expect(invite).toHaveTextContent('Disabled for Test Account')
    await user.hover(invite)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Disabled for Test Account')
  })
})

describe('German', () => {
  it('is spoken by the whole frame', async () => {
    open('/documents', { language: 'de' })
    await heading('Dokumente')
    expect(screen.getByRole('link', { name: 'Herausgeben' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Datenpunkte' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Benachrichtigungen' })).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('de')
  })

  it('is not available for test accounts', async () => {
    mock.state.company.metadata.test_account = true
    const { user } = open('/documents', { language: 'de' })
    await heading('Documents')
    const german = screen.getByRole('button', { name: 'DE, Deutsch' })
    expect(german).toHaveAttribute('aria-disabled', 'true')
    await user.click(german)
    expect(document.documentElement.lang).toBe('en')
    await user.unhover(german)
    await user.hover(german)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Not available for Test accounts')
  })

  it('asks the server again in the new language', async () => {
    const asked: (string | null)[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/company/')) asked.push(request.headers.get('accept-language'))
    })
    const { user } = open('/documents')
    await screen.findByText('Auental Backwaren GmbH')
    await user.click(screen.getByRole('button', { name: 'DE, Deutsch' }))
    await waitFor(() => expect(asked).toEqual(['en', 'de']))
  })
})

describe('failures', () => {
  it('of a page become a sentence, and the rest of the app stays', async () => {
    breaks = true
    vi.mocked(console.error).mockImplementation(() => {})
    const { user } = open('/extracted')
    expect(await screen.findByText('Something went wrong on this page')).toBeVisible()
    expect(console.error).toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
    breaks = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Drawn')).toBeVisible()
  })

  it('of a page are gone on the next one', async () => {
    breaks = true
    vi.mocked(console.error).mockImplementation(() => {})
    const { user } = open('/extracted')
    await screen.findByText('Something went wrong on this page')
    vi.mocked(console.error).mockClear()
    await user.click(screen.getByRole('link', { name: 'Documents' }))
    expect(await screen.findByText('Documents page')).toBeVisible()
  })

  it('to load the company can be tried again', async () => {
    const refusal = { error: 'This company is being moved.', code: 'conflict' }
    server.use(http.get(`${api}/company/`, () => HttpResponse.json(refusal, { status: 409 }), { once: true }))
    const { user } = open('/')
    expect(await screen.findByText('This company is being moved.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Overview')
  })
})
