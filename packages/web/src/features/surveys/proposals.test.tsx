import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const open = (path: string, options = {}) => openApp(path, { signedIn: true, ...options })
const section = (name = 'Recommended surveys') => screen.findByRole('region', { name })
const title = 'Working in the harvest and at the mill'

describe('recommended surveys', () => {
  it('show why, for whom, how many questions and which datapoints', async () => {
    open('/surveys')
    const card = (await within(await section()).findByRole('link', { name: title })).closest('li')!
    for (const text of ['AI', '4 questions', 'Value chain workers', 'S2-2_01', /No document says what people/])
      expect(within(card).getByText(text)).toBeVisible()
    expect(screen.getByText(/They collect no responses until you convert them/)).toBeVisible()
  })

  it('lead to the proposal, and converted into a draft of one’s own they are recommended no more', async () => {
    const { user, address } = open('/surveys')
    await user.click(await within(await section()).findByRole('link', { name: title }))
    expect(address()).toBe('/survey')
    expect(await screen.findByText('Why it is recommended')).toBeVisible()
    expect(screen.getByText('Recommended')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Convert to survey' }))
    expect(await screen.findByLabelText('Title')).toHaveValue(title)
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    expect(await screen.findByText('AI Survey successfully converted to a real survey')).toBeVisible()
    expect(mock.state.surveys[0]).toMatchObject({
      title,
      status: 'draft',
      anonymous: true,
      madeFrom: 's2-value-chain-workers',
    })
    expect(await screen.findByText('Why it was recommended')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Surveys' }))
    expect(await within(await section()).findByRole('link', { name: 'How reliably we pay' })).toBeVisible()
    expect(within(await section()).queryByRole('link', { name: title })).toBeNull()
  })

  it('fail apart from the surveys, and can be asked for again', async () => {
    mock.server.use(
      http.get(
        '*/survey-recommendations/',
        () => HttpResponse.json({ error: 'No', code: 'forbidden' }, { status: 403 }),
        { once: true },
      ),
    )
    const { user } = open('/surveys')
    expect(await screen.findByText('The recommendations could not be loaded.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Working with our grain suppliers' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: title })).toBeVisible()
  })

  it('say when there is nothing to recommend', async () => {
    mock.server.use(http.get('*/survey-recommendations/', () => HttpResponse.json([])))
    open('/surveys')
    expect(await screen.findByText('Nothing to recommend')).toBeVisible()
  })

  it('speak German', async () => {
    open('/surveys', { language: 'de' })
    const card = (
      await within(await section('Empfohlene Umfragen')).findByRole('link', {
        name: 'Arbeiten bei der Ernte und in der Mühle',
      })
    ).closest('li')!
    expect(within(card).getByText('Arbeitskräfte in der Wertschöpfungskette')).toBeVisible()
  })
})

describe('an answer as evidence', () => {
  const openDialog = async (options = {}) => {
    const app = open('/survey/mock-survey-suppliers/response/r-1', options)
    await app.user.click(await screen.findByRole('button', { name: 'Use as evidence: answer to question 1' }))
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'Use as evidence' }) }
  }

  it('is added to the excerpts of a datapoint that is searched for', async () => {
    const { user, dialog, address } = await openDialog()
    expect(within(dialog).getByText('Mostly, except in autumn.')).toBeVisible()
    const add = within(dialog).getByRole('button', { name: 'Add to excerpts' })
    expect(add).toBeDisabled()
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search datapoints' }), 'G1-6_05{Enter}')
    await user.click(await within(dialog).findByRole('radio', { name: /G1-6_05/ }))
    await user.click(add)
    expect(await screen.findByText('Added to the excerpts of G1-6_05')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const { excerpts } = mock.state.datapoints.find(({ key }) => key === 'G1-6_05')!
    expect(excerpts).toContain('“Mostly, except in autumn.” (Working with our grain suppliers)')
    await user.click(screen.getByRole('button', { name: 'Open datapoint' }))
    expect(address()).toBe('/datapoints?with_values=false&search=G1-6_05')
  })

  it('offers the datapoints first that the survey was made for', async () => {
    mock.state.surveys.find(({ sid }) => sid === 'mock-survey-suppliers')!.madeFrom = 'g1-suppliers'
    const { user, dialog } = await openDialog()
    await user.click(within(dialog).getByRole('radio', { name: /G1-6_05/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Add to excerpts' }))
    expect(await screen.findByText('Added to the excerpts of G1-6_05')).toBeVisible()
  })

  it('keeps the dialog open when it fails', async () => {
    mock.server.use(
      http.post('*/attach/', () =>
        HttpResponse.json({ error: 'There is no room.', code: 'conflict' }, { status: 409 }),
      ),
    )
    const { user, dialog } = await openDialog()
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search datapoints' }), 'G1-6_05{Enter}')
    await user.click(await within(dialog).findByRole('radio', { name: /G1-6_05/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Add to excerpts' }))
    expect(await within(dialog).findByText('There is no room.')).toBeVisible()
    expect(within(dialog).getByRole('radio', { name: /G1-6_05/ })).toBeChecked()
  })

  it('says when no datapoint is found', async () => {
    const { user, dialog } = await openDialog()
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search datapoints' }), 'zzzz{Enter}')
    expect(await within(dialog).findByText('0 datapoints found')).toBeVisible()
  })
})
