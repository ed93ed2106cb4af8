import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { inRole, openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const id = '5d1c6f0e-8a40-4a43-9b0f-2f4ce1a00021'

describe('questionnaires of others', () => {
  it('are listed with how far they are, and opened', async () => {
    const { user, address } = openApp('/report/questionnaires', { signedIn: true })
    await user.click(await screen.findByRole('link', { name: 'Supplier assessment Havelmöbel' }))
    expect(address()).toBe(`/report/questionnaires?id=${id}`)
    expect(await screen.findByText('Do you source conflict minerals?')).toBeVisible()
  })

  it('say what is certain, what is missing and what goes beyond the voluntary standard, and let a person choose', async () => {
    const { user } = openApp(`/report/questionnaires?id=${id}`, { signedIn: true })
    const question = (await screen.findByText('Scope 3 emissions of purchased goods')).closest('li')!
    expect(within(question).getByText('Proposed')).toBeVisible()
    expect(screen.getByText(/financial years from 2027/)).toBeVisible()
    await user.click(within(question).getByRole('button', { name: /^Choose what is asked for/ }))
    const dialog = await screen.findByRole('dialog', { name: 'What is asked for?' })
    await user.click(within(dialog).getByRole('radio', { name: /E1-6_11/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(mock.state.questionnaires[0]!.questions[3]!.decided).toEqual({ as: 'datapoint', key: 'E1-6_11' }),
    )
    expect(await within(question).findByText(/Chosen by a person/)).toBeVisible()
  })

  it('find another datapoint by words of it where none of the offered ones is meant', async () => {
    const { user } = openApp(`/report/questionnaires?id=${id}`, { signedIn: true })
    const question = (await screen.findByText('Scope 3 emissions of purchased goods')).closest('li')!
    await user.click(within(question).getByRole('button', { name: /^Choose what is asked for/ }))
    const dialog = await screen.findByRole('dialog', { name: 'What is asked for?' })
    await user.click(within(dialog).getByRole('radio', { name: 'Another datapoint' }))
    expect(within(dialog).getByText(/^Search by words of the question/)).toBeVisible()
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search datapoints' }), 'water consumption')
    await user.click(await within(dialog).findByRole('radio', { name: /E3-4_01/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(mock.state.questionnaires[0]!.questions[3]!.decided).toEqual({ as: 'datapoint', key: 'E3-4_01' }),
    )
  })

  it('propose an answer that one key accepts, and nothing is decided before', async () => {
    const { user } = openApp(`/report/questionnaires?id=${id}`, { signedIn: true })
    const question = (await screen.findByText('Scope 3 emissions of purchased goods')).closest('li')!
    expect(mock.state.questionnaires[0]!.questions[3]!.decided).toBeUndefined()
    within(question)
      .getByRole('button', { name: /^Accept the proposed answer/ })
      .focus()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(mock.state.questionnaires[0]!.questions[3]!.decided).toEqual({
        as: 'datapoint',
        key: 'E1-6_11',
        also: [],
      }),
    )
    expect(await within(question).findByText('Answered')).toBeVisible()
  })

  it('show how their columns were understood and what was left out, before anything goes into a new column', async () => {
    const { user } = openApp(`/report/questionnaires?id=${id}`, { signedIn: true })
    expect(await screen.findByText(/It has no column for answers/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Download filled in' }))
    const dialog = await screen.findByRole('dialog', { name: 'How the form was understood' })
    expect(within(dialog).getByText('Added for the answers: Answer')).toBeVisible()
    await user.click(within(dialog).getByText('2 lines were left out'))
    expect(within(dialog).getByText(/has an answer already/)).toBeVisible()
    await user.click(within(dialog).getByRole('combobox', { name: 'What column D holds' }))
    await user.click(await screen.findByRole('option', { name: 'Answer' }))
    expect(within(dialog).getByRole('combobox', { name: 'What column E holds' })).toHaveTextContent('Nothing for us')
    await user.click(within(dialog).getByRole('button', { name: 'These columns are right' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [sheet] = mock.state.questionnaires[0]!.form!.sheets
    expect(sheet!.columns.map(({ role }) => role)).toEqual(['number', 'question', 'unit', 'answer', 'none'])
    await waitFor(() => expect(screen.queryByText(/It has no column for answers/)).toBeNull())
  })

  it('speak of parts where a form is no workbook', async () => {
    mock.state.questionnaires[0]!.kind = 'docx'
    const { user } = openApp(`/report/questionnaires?id=${id}`, { signedIn: true })
    expect(await screen.findByText(/^1 part was read\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Look at the form' }))
    const dialog = await screen.findByRole('dialog', { name: 'How the form was understood' })
    expect(within(dialog).queryByText('Sheet')).toBeNull()
  })

  it('are copied as text for a portal', async () => {
    const { user } = openApp(`/report/questionnaires?id=${id}`, { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Copy all as text' }))
    const text = await navigator.clipboard.readText()
    expect(text).toContain('Who signs for this?\nMara Lindner')
    expect(text).toContain('Do you source conflict minerals?\n(not answered)')
  })

  it('are answered from the documents by the language model where there is one, each sentence with its place', async () => {
    const text = 'We audited 42 suppliers in 2025.'
    const quote = 'In 2025 we audited 42 of our suppliers.'
    const place = { document_id: id, filename: 'report.pdf', page: 12 }
    const sent: unknown[] = []
    mock.server.use(
      http.get(`${mock.api}/wording/`, () => HttpResponse.json({ host: 'models.example.com' })),
      http.post(`${mock.api}/wording/`, async ({ request }) => {
        sent.push(await request.json())
        const proposal = { text, sentences: [{ text, quote, place }], notes: [] }
        return HttpResponse.json({ proposal, refusal: null, model: 'example-large' })
      }),
    )
    const { user } = openApp(`/work/questionnaires?id=${id}`, { signedIn: true })
    const question = (await screen.findByText('Do you source conflict minerals?')).closest('li')!
    await user.click(within(question).getByRole('button', { name: /^Choose what is asked for/ }))
    const dialog = await screen.findByRole('dialog', { name: 'What is asked for?' })
    await user.click(within(dialog).getByRole('radio', { name: 'Answer in words' }))
    await user.click(await within(dialog).findByRole('button', { name: 'Answer from the documents' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Answer from the documents' }))
    expect(asking.getByText(/^Sent to models\.example\.com: the question/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(asking.getByRole('button', { name: 'Send and ask' }))
    await user.click(await asking.findByText('What each sentence rests on'))
    expect(asking.getByText('report.pdf, page 12')).toBeVisible()
    expect(sent).toEqual([{ kind: 'answer', question: 'Do you source conflict minerals?', language: 'en' }])
    await user.click(asking.getByRole('button', { name: 'Put into the form' }))
    expect(within(dialog).getByLabelText('Answer')).toHaveValue(text)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(within(question).getByText(text)).toBeVisible())
  })

  it('take pasted questions under a name, and refuse other kinds of files with a sentence', async () => {
    const { user } = openApp('/report/questionnaires', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Add a questionnaire' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a questionnaire' })
    const input = dialog.querySelector('input[type=file]') as HTMLInputElement
    input.removeAttribute('accept')
    await user.upload(input, new File(['x'], 'questions.odt'))
    expect(within(dialog).getByText('questions.odt is neither XLSX, CSV, Word (.docx) nor PDF.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Or paste the questions'), 'How much water?')
    await user.click(within(dialog).getByRole('button', { name: 'Read the questions' }))
    expect(within(dialog).getByText('Give it a name.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Name'), 'Bank')
    await user.click(within(dialog).getByRole('button', { name: 'Read the questions' }))
    expect(await screen.findByRole('heading', { name: 'Bank' })).toBeVisible()
  })

  it('can be read by whoever may read, and changed by nobody else', async () => {
    inRole('reader')
    openApp(`/report/questionnaires?id=${id}`, { signedIn: true })
    expect(await screen.findByRole('button', { name: 'Download filled in' })).toBeVisible()
    for (const name of ['Remove', /^Choose what is asked for/, /^Ask for/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('show an answer that is kept beside a question that is near to it, and one click takes it', async () => {
    const { user } = openApp(`/report/questionnaires?id=${id}`, { signedIn: true })
    const question = (await screen.findByText('Do you source conflict minerals?')).closest('li')!
    expect(within(question).getByText('Kept answer')).toBeVisible()
    await user.click(within(question).getByRole('button', { name: 'Use this answer: Policy on conflict minerals' }))
    await waitFor(() =>
      expect(mock.state.questionnaires[0]!.questions[5]!.decided).toMatchObject({
        as: 'words',
        words: expect.stringContaining('We buy no minerals'),
      }),
    )
  })

  it('keep answers with kind, owner and last day, and say what has expired', async () => {
    const { user, address } = openApp('/report/questionnaires', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Kept answers' }))
    expect(address()).toBe('/report/questionnaires?view=answers')
    const old = (await screen.findByText('ISO 14001 of the Hamburg plant')).closest('li')!
    expect(within(old).getByText('Expired')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep an answer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Keep an answer' })
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }))
    expect(within(dialog).getAllByText('Enter something here.')).toHaveLength(2)
    await user.type(within(dialog).getByRole('textbox', { name: /Question/ }), 'Contact for sustainability')
    await user.type(within(dialog).getByRole('textbox', { name: 'Answer' }), 'Mara Lindner, mara@nordlicht.example')
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }))
    expect(await screen.findByText('Contact for sustainability')).toBeVisible()
    expect(mock.state.keptAnswers).toHaveLength(3)
  })

  it('have extracts for those who ask as a rule, each answer with its source and the act', async () => {
    const { user, address } = openApp('/report/questionnaires?view=extracts', { signedIn: true })
    await user.click(await screen.findByRole('link', { name: 'SFDR: principal adverse impacts' }))
    expect(address()).toBe('/report/questionnaires?view=extracts&extract=pai')
    const weapons = (await screen.findByText('Activity in controversial weapons')).closest('li')!
    expect(within(weapons).getByText('Not in this standard')).toBeVisible()
    expect(within(weapons).getByText(/Annex I, Table 1, indicator 14/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'All extracts' }))
    expect(await screen.findByText('What investors ask of a company.')).toBeVisible()
  })
})
