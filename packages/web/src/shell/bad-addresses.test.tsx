import { contract, type Endpoint, limits } from '@esrs/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../testing/app.tsx'
import { mock } from '../testing/setup.ts'

// Addresses are shared, kept and typed: whatever one holds, a page asks the server for what it takes and shows something.

/** What is no page; the hook says in its own test what becomes of each. */
const pages = (path: string) => ['1.5', '1e30'].map((number) => `${path}?page=${number}`)
const tooLong = 'x'.repeat(limits.shortText + 1)

/** Pages that ask for what their address holds, with the call that they ask. */
const asking: { call: Endpoint; addresses: string[] }[] = [
  { call: contract.organisation.changes, addresses: pages('/company/changes') },
  { call: contract.figures.list, addresses: pages('/documents/figures') },
  {
    call: contract.inventory.activities,
    addresses: [
      ...pages('/documents/inventory'),
      `/documents/inventory?category=${tooLong}&figure=${tooLong}&q=${tooLong}`,
      '/documents/inventory?show=nothing&category=nothing&figure=nothing',
    ],
  },
  { call: contract.documents.list, addresses: [...pages('/documents'), `/documents?search=${tooLong}&sort=nothing`] },
  {
    call: contract.csrd.listDatapoints,
    addresses: [...pages('/datapoints'), `/datapoints?search=${tooLong}&page_size=7&state=nothing`],
  },
  { call: contract.trail.list, addresses: pages('/company/trail') },
]

/** What was asked for while a test ran, with the status of each answer. */
function answers() {
  const got: string[] = []
  const note = ({ request, response }: { request: Request; response: Response }) =>
    void got.push(`${response.status} ${new URL(request.url).pathname}`)
  mock.server.events.on('response:mocked', note)
  onTestFinished(() => mock.server.events.removeListener('response:mocked', note))
  return got
}

it.each(asking)('pages ask $call.path for what it takes', async ({ call: { path }, addresses }) => {
  const got = answers()
  for (const address of addresses) {
    got.length = 0
    const { unmount } = openApp(address, { signedIn: true })
    await waitFor(() =>
      expect(
        got.some((one) => one.endsWith(` ${path}`)),
        address,
      ).toBe(true),
    )
    expect({ address, refused: got.filter((one) => !one.startsWith('200')) }).toEqual({ address, refused: [] })
    unmount()
  }
})

it.each([
  ['/documents/calculators?show=nothing', 'button', 'Another activity'],
  ['/onboarding?step=1.5', 'heading', /./],
  ['/onboarding?step=-3', 'heading', /./],
  ['/company-profile?invite=perhaps', 'heading', 'Users'],
  ['/report/questionnaires?view=nothing', 'group', /./],
] as const)('%s shows what is shown without', async (address, role, name) => {
  const got = answers()
  openApp(address, { signedIn: true })
  expect((await screen.findAllByRole(role, { name }))[0]).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(got.filter((one) => !one.startsWith('200'))).toEqual([])
})

it('a step to another view takes the filters of the last one out of the address, and turning a page leaves them', async () => {
  const { user, address } = openApp('/documents/inventory?category=nothing&page=2', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Previous' }))
  expect(address()).toBe('/documents/inventory?category=nothing')
  await user.click(await screen.findByRole('button', { name: 'Value chain' }))
  expect(address()).toBe('/documents/inventory?show=scope3')
})
