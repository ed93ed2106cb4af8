import { contract } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { routes } from '../routes.tsx'
import { inRole, matchMedia, openApp } from '../testing/app.tsx'
import { mock } from '../testing/setup.ts'
import { placesOf, tabsOf } from './house.ts'
import { moved, placeNow } from './moved.ts'
import { hasRoute } from './routes.ts'

describe('the plan of the house', () => {
  it('has the five tabs of the specification in its order, and the report', () => {
    expect(tabsOf(routes).map(({ to }) => to)).toEqual([
      '/overview',
      '/documents',
      '/surveys',
      '/datapoints',
      '/iro',
      '/report',
    ])
  })

  it('leads to pages that exist, and to each page once', () => {
    const addresses = placesOf(routes).flatMap(({ to, views }) =>
      views.length > 0 ? views.map((view) => view.to) : [to],
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(hasRoute(routes, address.replace(/#.*/, '')), address).toBe(true)
  })

  it.each(Object.entries(moved))('%s leads on to %s', async (old, now) => {
    expect(hasRoute(routes, now)).toBe(true)
    expect(placeNow(old, '?search=ab', '#part')).toBe(`${now}?search=ab#part`)
    const { address } = openApp(old, { signedIn: true })
    await waitFor(() => expect(address()).toBe(now))
  })

  it.each(['method', 'assessment', 'stakeholders', 'matrix', 'decisions'])(
    '/materiality?tab=%s leads to that step',
    (tab) => {
      expect(placeNow('/materiality', `?tab=${tab}&topic=E1`, '')).toBe(`/iro/${tab}?topic=E1`)
    },
  )

  it('what never was anywhere leads nowhere', () => {
    expect(placeNow('/nowhere', '', '')).toBeNull()
    expect(placeNow('/constructor', '', '')).toBeNull()
    expect(placeNow('/materiality', '?tab=nothing', '')).toBe('/iro/assessment')
  })

  it('who is not signed in comes to the page after the sign-in', async () => {
    const { address } = openApp('/work/requests?task=E1-5_01')
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(address()).toBe('/login')
  })
})

describe('within a place', () => {
  it('the views stand above the page, the open one is marked, and those of a path are steps', async () => {
    const { user, address } = openApp('/iro', { signedIn: true })
    const steps = await screen.findByRole('navigation', { name: 'IRO' })
    const names = () =>
      within(steps)
        .getAllByRole('link')
        .map((link) => link.textContent?.replace(/^.*: |^\d/, ''))
    expect(names()).toEqual(['Entries', 'Assessment', 'Stakeholders', 'Matrix', 'Decisions', 'Signature'])
    expect(within(steps).getByRole('link', { current: 'page' })).toHaveTextContent('Entries')
    await user.click(screen.getByRole('link', { name: 'Next: Assessment' }))
    await waitFor(() => expect(address()).toBe('/iro/assessment'))
    expect(within(steps).getByRole('link', { current: 'page' })).toHaveTextContent('Assessment')
  })

  it('each step of the path says in words how far it is', async () => {
    openApp('/iro', { signedIn: true, language: 'de' })
    const steps = await screen.findByRole('navigation', { name: 'IRO' })
    await within(steps).findByRole('link', { name: /^\d+ von \d+ Einträgen angesehen: ?Einträge$/ })
    expect(within(steps).getByRole('link', { name: /^\d+ von \d+ Themen entschieden: ?Entscheidungen$/ })).toBeVisible()
    expect(
      within(steps).getByRole('link', { name: /^Fassung 1 in Teilen unterzeichnet: ?Unterzeichnung$/ }),
    ).toBeVisible()
  })

  it('the page of a person is one of those of people', async () => {
    openApp(`/users/${mock.state.people[0]!.user.id}/edit`, { signedIn: true })
    const company = await screen.findByRole('navigation', { name: 'Company Profile' })
    expect(within(company).getByRole('link', { current: 'page' })).toHaveTextContent('People')
  })

  it('only what the role opens is offered', async () => {
    inRole('company_member')
    openApp('/company-profile', { signedIn: true })
    const company = await screen.findByRole('navigation', { name: 'Company Profile' })
    expect(within(company).getByRole('link', { name: 'Years' })).toBeVisible()
    expect(within(company).queryByRole('link', { name: 'Trail' })).toBeNull()
  })

  it('an unknown step leads to the first one', async () => {
    const { address } = openApp('/iro/nothing', { signedIn: true })
    await waitFor(() => expect(address()).toBe('/iro'))
  })
})

describe('on a phone', () => {
  it('five places stand at the bottom, and the menu leads to the others', async () => {
    matchMedia('(width < 48rem)')
    const { user } = openApp('/documents', { signedIn: true })
    const bar = await screen.findByRole('navigation', { name: 'Main' })
    const places = within(bar).getAllByRole('link')
    expect(places.map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))).toEqual([
      '/overview',
      '/documents',
      '/datapoints',
      '/iro',
      '/report',
    ])
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Documents')
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await screen.findByRole('link', { name: 'Surveys' })).toHaveAttribute('href', '/surveys')
  })

  it('the menu says which company it is, and changes the language', async () => {
    matchMedia('(width < 48rem)')
    const { user } = openApp('/overview', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const menu = await screen.findByRole('dialog')
    expect(within(menu).getByText(mock.state.company.name)).toBeVisible()
    await user.click(within(menu).getByRole('button', { name: 'DE, Deutsch' }))
    expect(await screen.findByRole('navigation', { name: 'Menü' })).toBeVisible()
  })

  it('two taps lead to the trail, for whoever may see it', async () => {
    matchMedia('(width < 48rem)')
    const { user, address } = openApp('/overview', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('link', { name: 'Trail' }))
    await waitFor(() => expect(address()).toBe('/company/trail'))
  })
})

describe('from the overview two clicks lead to', () => {
  /** What is clicked one after the other, by role and name, and the page that it leads to. */
  const ways: Record<string, { clicks: [role: string, name: RegExp][]; to: string }> = {
    'the report': { clicks: [['link', /^Report$/]], to: '/report' },
    'the years': {
      clicks: [
        ['button', /^Year and set/],
        ['menuitem', /^All years/],
      ],
      to: '/company/years',
    },
    'the answer of a colleague': { clicks: [['link', /^My tasks/]], to: '/my-work' },
    'the trail': {
      clicks: [
        ['button', /^Account/],
        ['menuitem', /^Trail/],
      ],
      to: '/company/trail',
    },
  }

  it.each(Object.entries(ways))('%s', async (_, { clicks, to }) => {
    expect(clicks.length).toBeLessThanOrEqual(2)
    const { user, address } = openApp('/overview', { signedIn: true })
    for (const [role, name] of clicks) {
      const [first] = await screen.findAllByRole(role, { name })
      await user.click(first!)
    }
    await waitFor(() => expect(address()).toMatch(new RegExp(`^${to}($|\\?)`)))
  })
})

describe('year and set', () => {
  it('are changed in the header after the numbers that follow were shown', async () => {
    const { user } = openApp('/documents', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: /^Year and set: ?2025 · Set 1/ }))
    const current = await screen.findByRole('menuitem', { current: true })
    expect(current).toHaveTextContent('2025')
    expect(current).toHaveTextContent('Version 1 issued')
    await user.click(screen.getByRole('menuitem', { name: 'All years' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Years' })).toBeVisible()
  })
})

describe('the search', () => {
  it('opens by a key, finds datapoints, pages, documents and people, and opens the one that is chosen', async () => {
    const { user, address } = openApp('/documents', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Documents' })
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Search datapoints, documents, people and pages' })
    expect(field).toHaveFocus()
    await user.type(field, 'LEI')
    const option = await screen.findByRole('option', { name: /^LEI and layout/ })
    expect(option).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/company/report'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('finds people by name, and a datapoint by its code', async () => {
    const person = mock.state.people[0]!.user
    const { user } = openApp('/documents', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: /^Search/ }))
    const field = await screen.findByRole('combobox')
    await user.type(field, person.name.split(' ')[0]!)
    const people = await screen.findByRole('group', { name: 'People' })
    expect(within(people).getByRole('option', { name: new RegExp(person.name) })).toBeVisible()
    await user.clear(field)
    await user.type(field, 'E1-6_07')
    const found = await screen.findByRole('group', { name: 'Datapoints' })
    await waitFor(() => expect(within(found).getAllByRole('option')[0]).toHaveTextContent('E1-6_07'))
  })

  it('says so where nothing is found', async () => {
    const { user } = openApp('/documents', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: /^Search/ }))
    await user.type(await screen.findByRole('combobox'), 'qqqqq')
    expect(await screen.findByText('Nothing is called “qqqqq”')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('is not offered to who may not read', async () => {
    inRole('contributor')
    const { user } = openApp('/my-work', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'My tasks' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull()
  })
})

describe('the views of the report', () => {
  const views = async () => {
    const nav = within(await screen.findByRole('navigation', { name: 'Report' }))
    await nav.findByRole('link', { name: 'Lists and gaps' })
    return nav
  }
  const outline = (codes: readonly string[]) =>
    http.get(`${mock.api}/report/outline/`, () =>
      HttpResponse.json({
        chapters: codes.map((code) => ({
          code,
          title: { en: code, de: code },
          material: true,
          requirements: [],
          gaps: 0,
          texts: 0,
        })),
      }),
    )
  it('hold the EU taxonomy where the report has such a chapter', async () => {
    mock.server.use(outline(['ESRS 2', 'ART8']))
    openApp('/report/versions', { signedIn: true })
    expect(await (await views()).findByRole('link', { name: 'EU taxonomy' })).toBeVisible()
  })
  it('do not hold it where the company need not disclose it, unless it is open', async () => {
    mock.server.use(outline(['ESRS 2']))
    const { user } = openApp('/report/eu-taxonomy', { signedIn: true })
    expect(await (await views()).findByRole('link', { name: 'EU taxonomy' })).toBeVisible()
    await user.click((await views()).getByRole('link', { name: 'Versions' }))
    await waitFor(async () => expect((await views()).queryByRole('link', { name: 'EU taxonomy' })).toBeNull())
  })
})

describe('the year in the header', () => {
  it('says that a version is issued while nothing has changed since', async () => {
    const by = 'Mara Lindner'
    const texts = { reason: '', left_out: { en: '', de: '' } }
    mock.state.statement.confirmation = { by, at: '2026-02-17T08:00:00.000Z', ...texts }
    const files = { note: '', sha256: 'ab', facts: 3, languages: ['en' as const] }
    mock.reply(contract.report.versions, { versions: [{ number: 2, at: '2026-02-17T08:00:01.000Z', by, ...files }] })
    openApp('/documents', { signedIn: true })
    expect(await screen.findByRole('button', { name: /^Year and set: ?2025 · Set 1 ?Version 2 issued/ })).toBeVisible()
  })
})
