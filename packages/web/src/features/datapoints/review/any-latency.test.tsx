import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { openApp, painted } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const { server, api } = mock
// There is no canvas here: pages of a PDF fall back to their text, and pdf.js says that it misses some parts.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

/** Numbers from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Replies that are kept back; each is let go in its turn or out of it. */
function heldReplies() {
  const held: (() => void)[] = []
  let isOpen = false
  const hold = () => (isOpen ? Promise.resolve() : new Promise<void>((release) => held.push(release)))
  server.use(
    http.all(`${api}/csrd/datapoints/*`, async () => {
      await hold()
      return undefined
    }),
  )
  return {
    some: (random: () => number) => held.splice(Math.floor(random() * held.length), 1)[0]?.(),
    all: () => {
      isOpen = true
      for (const release of held.splice(0)) release()
    },
  }
}

/** What the foot of the panel says while nothing can be decided. */
const waits = /^(Saving|Undoing|Loading the next page)…$/

/** What somebody sees who looks at the panel: a value that is not decided and can be, or none such. */
function undecidedOnScreen(): string | null {
  const panel = document.querySelector<HTMLElement>('aside[aria-label^="Evidence for"]')
  if (!panel?.querySelector('[data-painted]')) return null
  const shown = within(panel)
  if (!shown.queryByText('Proposed value') || shown.queryByText(waits)) return null
  return panel.getAttribute('aria-label')?.replace('Evidence for ', '') ?? null
}

const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())))

/** Decisions in the order in which they were sent. */
function sentDecisions(): string[] {
  const sent: string[] = []
  server.events.on('request:start', ({ request }) => {
    const key = /\/csrd\/datapoints\/([^/]+)\/$/.exec(new URL(request.url).pathname)?.[1]
    if (request.method === 'PUT') sent.push(`accept ${key}`)
    if (request.method === 'DELETE') sent.push(`reject ${key}`)
  })
  return sent
}

it.each([1, 2, 3, 4])(
  'what is sent is what was on screen at each press, whenever replies come (seed %i)',
  async (seed) => {
    for (const datapoint of mock.state.datapoints) if (datapoint.value) datapoint.status = 'proposed'
    const before = new Map(mock.state.datapoints.map(({ key, value }) => [key, value]))
    const random = chance(seed)
    const sent = sentDecisions()
    const { client } = openApp('/datapoints?datapoint=E1-5_01', { signedIn: true })
    await screen.findByRole('complementary', { name: 'Evidence for E1-5_01' })
    await painted()
    // What stands further below comes after that, and asks as well; only replies about decisions are kept back.
    await screen.findByText('What is asked for')
    await waitFor(() => expect(client.isFetching()).toBe(0))
    const replies = heldReplies()
    const meant: string[] = []
    const pressed = ['a', 'a', 'a', 'r', 'r', 'r', 'j', 'j', 'k', 'u']
    // A busy machine shows less of it between two presses.
    for (let step = 0; step < 40 || meant.length < 5; step += 1) {
      const key = pressed[Math.floor(random() * pressed.length)]!
      const seen = undecidedOnScreen()
      if (seen && (key === 'a' || key === 'r')) meant.push(`${key === 'a' ? 'accept' : 'reject'} ${seen}`)
      act(() => void fireEvent.keyDown(document.body, { key }))
      const frames = Math.floor(random() * 4)
      for (let drawn = 0; drawn < frames; drawn += 1) await frame()
      const answered = Math.floor(random() * 3)
      for (let reply = 0; reply < answered; reply += 1) replies.some(random)
    }
    replies.all()
    await waitFor(() => expect(screen.queryByText(waits)).toBeNull())
    await waitFor(() => expect(sent.toSorted()).toEqual(meant.toSorted()))
    // Each value is as it was, or as the decision on it says; nothing was entered by hand.
    for (const { key, value, status } of mock.state.datapoints) {
      if (status === 'missing' && before.get(key)) expect(meant).toContain(`reject ${key}`)
      else expect([key, value]).toEqual([key, before.get(key)])
      if (status === 'accepted') expect(meant).toContain(`accept ${key}`)
      expect(status).not.toBe('corrected')
    }
  },
)

it('leaves what somebody else has decided since, and shows it', async () => {
  const { user } = openApp('/datapoints?datapoint=E1-5_01', { signedIn: true })
  await screen.findByRole('complementary', { name: 'Evidence for E1-5_01' })
  await painted()
  const theirs = mock.state.datapoints.find(({ key }) => key === 'E1-5_01')!
  Object.assign(theirs, { value: '36000', number: 36_000, status: 'corrected' })
  await user.keyboard('r')
  expect(await screen.findByText(/^E1-5_01: It has changed since you saw it\./)).toBeVisible()
  expect(theirs.value).toBe('36000')
  const row = screen.getByText('E1-5_01', { selector: 'td *' }).closest('tr') as HTMLElement
  expect(await within(row).findByText(/36,000/)).toBeVisible()
})

it('says that it waits on the last value of the list, and does nothing with A and R meanwhile and afterwards', async () => {
  const held = Promise.withResolvers<void>()
  const sent = sentDecisions()
  server.use(http.put(`${api}/csrd/datapoints/E1-5_01/`, () => held.promise.then(() => undefined), { once: true }))
  const { user } = openApp('/datapoints?search=E1-5_01&datapoint=E1-5_01', { signedIn: true })
  const panel = within(await screen.findByRole('complementary', { name: 'Evidence for E1-5_01' }))
  await painted()
  await user.keyboard('a')
  expect(await panel.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true')
  await user.keyboard('ar')
  held.resolve()
  expect(await panel.findByText('Accepted value')).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Reject' })).toBeNull()
  await painted()
  await user.keyboard('ar')
  expect(sent).toEqual(['accept E1-5_01'])
})

it('does nothing with R as soon as a value can be decided on again, before that was painted', async () => {
  Object.assign(mock.state.datapoints.find(({ key }) => key === 'E1-5_01')!, { status: 'proposed' })
  const sent = sentDecisions()
  const held = Promise.withResolvers<void>()
  const failing = async () => {
    await held.promise
    return HttpResponse.json({ error: 'Not now', code: 'unavailable' }, { status: 503 })
  }
  server.use(http.put(`${api}/csrd/datapoints/E1-5_01/`, failing, { once: true }))
  const { user } = openApp('/datapoints?search=E1-5_01&datapoint=E1-5_01', { signedIn: true })
  const panel = within(await screen.findByRole('complementary', { name: 'Evidence for E1-5_01' }))
  await painted()
  await user.keyboard('a')
  await panel.findByRole('button', { name: 'Saving…' })
  await frame()
  const isBack = Promise.withResolvers<void>()
  const watching = new MutationObserver(() => {
    if (panel.queryByText(waits)) return
    watching.disconnect()
    // After the page has its keys, and before the next frame.
    setTimeout(() => {
      act(() => void fireEvent.keyDown(document.body, { key: 'r' }))
      isBack.resolve()
    })
  })
  watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  held.resolve()
  await isBack.promise
  await painted()
  expect(panel.getByText('Proposed value')).toBeVisible()
  expect(sent).toEqual(['accept E1-5_01'])
  await user.keyboard('r')
  await waitFor(() => expect(sent).toEqual(['accept E1-5_01', 'reject E1-5_01']))
})

it('leaves nothing out where a filtered list is turned and the decision arrives before the next page', async () => {
  for (const datapoint of mock.state.datapoints) if (datapoint.value) datapoint.status = 'proposed'
  openApp('/datapoints?state=to_check&page_size=10', { signedIn: true })
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row)
  await waitFor(() => expect(rows()).toHaveLength(10))
  const listed = mock.state.datapoints.filter(({ status }) => status === 'proposed')
  const [tenth, eleventh] = [listed[9]!, listed[10]!]
  server.use(
    http.get(`${api}/csrd/datapoints/`, async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') === '2')
        await waitFor(() => expect(tenth.status).toBe('accepted'))
      return undefined
    }),
  )
  act(() => void fireEvent.click(document.querySelectorAll('[data-row]')[9]!))
  await waitFor(() => expect(undecidedOnScreen()).toBe(tenth.key))
  act(() => void fireEvent.keyDown(document.body, { key: 'a' }))
  await waitFor(() => expect(undecidedOnScreen()).toBe(eleventh.key))
})

it('says that it waits for the next page of the list, and stays where somebody has gone meanwhile', async () => {
  const { user, client } = openApp('/datapoints?page_size=10', { signedIn: true })
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(10))
  document.querySelectorAll<HTMLElement>('[data-row]')[9]?.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('complementary', { name: /^Evidence for/ })
  await painted()
  const held = Promise.withResolvers<void>()
  server.use(
    http.get(`${api}/csrd/datapoints/`, async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') === '2') await held.promise
      return undefined
    }),
  )
  await user.keyboard('j')
  expect(await screen.findByRole('button', { name: 'Loading the next page…' })).toBeVisible()
  await user.keyboard('k')
  expect(screen.queryByRole('button', { name: 'Loading the next page…' })).toBeNull()
  const label = screen.getByRole('complementary', { name: /^Evidence for/ }).getAttribute('aria-label')
  held.resolve()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByRole('complementary', { name: /^Evidence for/ })).toHaveAttribute('aria-label', label)
})
