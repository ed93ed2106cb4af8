import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const { server, api } = mock
const open = () => openApp('/report', { signedIn: true })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const written = () => mock.state.statement.texts.get('BP-1.text en')
const wordsOf = (index: number) => JSON.stringify(written()?.at(index)?.text)

beforeAll(() => {
  // Where letters stand is a matter of a browser that draws.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})
// The window is that of the files after it.
afterAll(() => {
  Reflect.deleteProperty(Range.prototype, 'getClientRects')
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
  Reflect.deleteProperty(document, 'elementFromPoint')
})

async function write(user: ReturnType<typeof open>['user'], words: string) {
  await user.click(await button('Edit: Text of BP-1 in English'))
  const field = await screen.findByRole('textbox', { name: 'Text of BP-1 in English' })
  await user.click(field)
  await user.type(field, words)
  return field
}

describe('the editor', () => {
  it('saves what is typed, and shows it afterwards', async () => {
    const { user } = open()
    await write(user, 'New words. ')
    await user.click(await button('Done'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text of BP-1 in English' })).toBeNull())
    expect(wordsOf(-1)).toContain('New words.')
    expect(await screen.findByText(/New words\./)).toBeVisible()
  })

  it('takes words of the language model for the paragraph, where one is set up', async () => {
    mock.state.consent = { at: '2026-02-01T08:00:00.000Z', by: 'Mara Lindner' }
    const { user } = open()
    await write(user, 'New words. ')
    await user.click(await button('Word with the language model'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Word with the language model' }))
    expect(dialog.getByText(/the paragraph below, and nothing else/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send and ask' }))
    const proposed = (await dialog.findByRole('heading', { name: /^Proposal by/ })).parentElement!
    const words = proposed.querySelector('p')!.textContent!
    await user.click(dialog.getByRole('button', { name: 'Put into the form' }))
    expect(screen.getByRole('textbox', { name: 'Text of BP-1 in English' })).toHaveTextContent(words.trim())
  })

  it('adds what documents say behind the paragraph, with the passage that proves each sentence, and saves it with the text', async () => {
    mock.state.consent = { at: '2026-02-01T08:00:00.000Z', by: 'Mara Lindner' }
    const asked: unknown[] = []
    const sentence = 'The statement covers the same companies as the accounts.'
    server.use(
      http.post(`${api}/wording/`, async ({ request }) => {
        asked.push(await request.json())
        const proven = {
          text: sentence,
          quote: 'The scope is that of the consolidated accounts.',
          place: { filename: 'report.pdf', page: 7 },
        }
        return HttpResponse.json({
          proposal: { text: sentence, sentences: [proven], notes: [] },
          refusal: null,
          model: 'example-large',
        })
      }),
    )
    const { user } = open()
    const field = await write(user, 'Own words stay. ')
    await user.click(await button('Write from the documents'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Write from the documents' }))
    expect(dialog.getByText(/up to twelve passages of your own documents/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send and ask' }))
    await user.click(await dialog.findByText('What each sentence rests on'))
    expect(dialog.getByText('“The scope is that of the consolidated accounts.”')).toBeVisible()
    expect(dialog.getByText('report.pdf, page 7')).toBeVisible()
    expect(asked).toEqual([{ kind: 'disclosure', id: 'BP-1.text', language: 'en' }])
    await user.click(dialog.getByRole('button', { name: 'Put into the form' }))
    const paragraphs = [...field.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(paragraphs.some((words) => words?.includes('Own words stay.'))).toBe(true)
    expect(paragraphs).toContain(sentence)
    await user.click(await button('Done'))
    await waitFor(() => expect(wordsOf(-1)).toContain(sentence))
    expect(wordsOf(-1)).toContain('Own words stay.')
  })

  it('keeps what cannot be saved in the browser, and goes on with it later', async () => {
    let isReached = false
    server.use(http.put(`${api}/report/texts/:id/`, () => (isReached ? undefined : HttpResponse.error())))
    const first = open()
    await write(first.user, 'Not lost. ')
    await first.user.click(await button('Done'))
    expect(await screen.findByText('Typed here and not saved')).toBeVisible()
    first.unmount()
    expect(written()).toHaveLength(2)

    const { user } = open()
    await user.click(await button('Go on writing'))
    expect(await screen.findByRole('textbox', { name: 'Text of BP-1 in English' })).toHaveTextContent('Not lost.')
    isReached = true
    await user.click(await button('Done'))
    await waitFor(() => expect(wordsOf(-1)).toContain('Not lost.'))
    await waitFor(() => expect(screen.queryByText('Typed here and not saved')).toBeNull())
  })

  it('lets a person choose where somebody else has written meanwhile', async () => {
    const { user } = open()
    await write(user, 'Mine. ')
    const theirs = structuredClone(written()?.at(-1))
    if (!theirs) throw new Error('There is no version')
    const text = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Theirs.' }] }]
    written()?.push({ ...theirs, id: 90, by: 'Jonas Wittmann', text })
    await user.click(await button('Done'))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Saved by Jonas Wittmann')).toBeVisible()
    expect(within(dialog).getByText('Theirs.')).toBeVisible()
    expect(within(dialog).getByText(/Mine\./)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(wordsOf(-1)).toContain('Mine.'))
    expect(written()).toHaveLength(4)
  })

  it('puts in a value that follows its fact', async () => {
    const { user } = openApp('/report?chapter=E1', { signedIn: true })
    await user.click(await button('Edit: Text of E1-5 in English'))
    await screen.findByRole('textbox', { name: 'Text of E1-5 in English' })
    await user.click(await button('Value'))
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: /E1-6_07 · Gross Scope 1/ }),
    )
    await user.click(await button('Done'))
    await waitFor(() =>
      expect(JSON.stringify(mock.state.statement.texts.get('E1-5.text en')?.at(-1)?.text)).toContain(
        '{"type":"value","fact":"E1-6_07","show":"value"}',
      ),
    )
  })

  it('begins a text of its own under a requirement', async () => {
    const { user } = openApp('/report?chapter=E1', { signedIn: true })
    await user.click(await button('Add a text: E1-2'))
    const field = await screen.findByRole('textbox', { name: 'Text of E1-2 in English' })
    await user.click(field)
    await user.type(field, 'Our policy')
    await user.click(await button('Done'))
    await waitFor(() => expect(mock.state.statement.texts.has('E1-2+1 en')).toBe(true))
    expect(await screen.findByText('Our policy')).toBeVisible()
  })
})
