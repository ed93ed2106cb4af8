import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '../testing/app.tsx'
import { mock } from '../testing/setup.ts'

const { server, api } = mock

const title = 'Greenhouse gas emissions of the bakery ovens'
const host = 'models.example.com'
const proposed = {
  proposal: {
    text: 'Die Öfen der Bäckerei verursachen Emissionen.',
    sentences: [
      { text: 'Die Öfen der Bäckerei verursachen Emissionen.', quote: 'The ovens cause emissions.', place: null },
    ],
    notes: ['Weggelassen (1): Zahlen, die nicht in den Quellen stehen: 99.'],
  },
  refusal: null,
  model: 'example-large',
}
const sent: unknown[] = []
const answer = (body: object, status = 200) =>
  server.use(
    http.post(`${api}/wording/`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
const agreed = (value: string | null = host) =>
  server.use(http.get(`${api}/wording/`, () => HttpResponse.json({ host: value })))

async function openForm() {
  sent.length = 0
  const { user } = openApp('/iro', { signedIn: true })
  const row = (await screen.findAllByText(title)).map((element) => element.closest('tr')).find(Boolean)!
  await user.click(within(row).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Edit/ }))
  await screen.findByLabelText('Description')
  return user
}

describe('words by the language model', () => {
  it('are offered to nobody without a model and agreement', async () => {
    agreed(null)
    await openForm()
    expect(screen.queryByRole('button', { name: 'Word with the language model' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull()
  })

  it('are asked for by a click that says what is sent, and stand beside the present text until they are taken', async () => {
    agreed()
    answer(proposed)
    const user = await openForm()
    const before = (screen.getByLabelText('Description') as HTMLTextAreaElement).value
    await user.click(await screen.findByRole('button', { name: 'Word with the language model' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Word with the language model' }))
    expect(dialog.getByText(/^Sent to models\.example\.com: the description/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'German' }))
    await user.click(dialog.getByRole('button', { name: 'Send and ask' }))
    expect(await dialog.findByRole('region', { name: 'Proposal by example-large' })).toHaveTextContent(
      proposed.proposal.text,
    )
    expect(sent).toEqual([{ kind: 'iro', id: expect.any(String), language: 'de' }])
    expect(dialog.getByRole('region', { name: 'As it stands' })).toHaveTextContent(before)
    expect(dialog.getByText(proposed.proposal.notes[0]!)).toBeVisible()
    await user.click(dialog.getByText('What each sentence rests on'))
    expect(dialog.getByText('“The ovens cause emissions.”')).toBeVisible()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Put into the form' }))
    expect(screen.getByLabelText('Description')).toHaveValue(proposed.proposal.text)
    // Nothing is saved before the person saves.
    expect(mock.state.iros.some(({ iro }) => iro.description === proposed.proposal.text)).toBe(false)
  })

  it('are discarded without a trace', async () => {
    agreed()
    answer(proposed)
    const user = await openForm()
    const before = (screen.getByLabelText('Description') as HTMLTextAreaElement).value
    await user.click((await screen.findAllByRole('button', { name: 'Translate' }))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Translate' }))
    expect(dialog.getByRole('button', { name: 'German' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(dialog.getByRole('button', { name: 'Send and ask' }))
    await user.click(await dialog.findByRole('button', { name: 'Discard' }))
    expect(sent).toEqual([{ kind: 'translation', text: before, language: 'de' }])
    expect(screen.getByLabelText('Description')).toHaveValue(before)
  })

  it('that failed a check are told and not shown', async () => {
    agreed()
    const message = 'Nothing is shown: the language model used numbers that do not stand in the sources (99).'
    answer({ proposal: null, refusal: { reason: 'number', message }, model: 'example-large' })
    const user = await openForm()
    await user.click(await screen.findByRole('button', { name: 'Word with the language model' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Word with the language model' }))
    await user.click(dialog.getByRole('button', { name: 'Send and ask' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    expect(dialog.queryByRole('button', { name: 'Put into the form' })).toBeNull()
    answer({ error: 'What your company may use this month is used up.', code: 'conflict' }, 409)
    await user.click(dialog.getByRole('button', { name: 'Ask again' }))
    expect(await dialog.findByText(/is used up/)).toBeVisible()
  })
})

it('a survey is translated line by line, and suggested questions are added to those that are there', async () => {
  agreed()
  const { user } = openApp('/create-survey', { signedIn: true })
  await user.type(await screen.findByLabelText('Title'), 'Energie')
  await user.type(screen.getByLabelText('Description'), 'Wie wir sparen.')
  await user.type(screen.getByLabelText('Question 1'), 'Was hilft?')
  const take = async (button: string, text: string) => {
    answer({ ...proposed, proposal: { ...proposed.proposal, text } })
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: button }))
    await user.click(dialog.getByRole('button', { name: 'Send and ask' }))
    await user.click(await dialog.findByRole('button', { name: 'Put into the form' }))
  }
  sent.length = 0
  await take('Translate', 'Energy\nHow we save.\nWhat helps?')
  expect(sent).toEqual([{ kind: 'translation', text: 'Energie\nWie wir sparen.\nWas hilft?', language: 'en' }])
  expect(screen.getByLabelText('Title')).toHaveValue('Energy')
  expect(screen.getByLabelText('Description')).toHaveValue('How we save.')
  await take('Suggest questions', 'What else?\nWhat is missing?')
  expect(sent[1]).toMatchObject({ kind: 'questions', title: 'Energy', questions: ['What helps?'] })
  expect([1, 2, 3].map((n) => (screen.getByLabelText(`Question ${n}`) as HTMLTextAreaElement).value)).toEqual([
    'What helps?',
    'What else?',
    'What is missing?',
  ])
})

it('words for a recommendation can only be copied', async () => {
  agreed()
  answer(proposed)
  const { user } = openApp('/overview', { signedIn: true })
  const region = await screen.findByRole('region', { name: 'AI recommendations' })
  await user.click((await within(region).findAllByRole('button', { name: /pay gap/ }))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Word with the language model' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Word with the language model' }))
  await user.click(dialog.getByRole('button', { name: 'Send and ask' }))
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(await dialog.findByRole('button', { name: 'Copy' }))
  expect(written).toHaveBeenCalledWith(proposed.proposal.text)
  expect(dialog.queryByRole('button', { name: 'Put into the form' })).toBeNull()
})
