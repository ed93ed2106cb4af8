import type { Document } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropFinished } from '../../document/uploads/uploads.ts'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock

/** A company that has completed these steps, with these documents. */
function given(completed: number[], documents: Document[] = []) {
  const { metadata } = mock.state.company
  Object.assign(metadata, {
    industry: null,
    company_size: null,
    report_scope: null,
    onboarding: completed.length > 0 ? { completed_steps: completed } : null,
    onboarding_status: { processing_complete: false },
    skip_onboarding: false,
    stakeholders: [],
  })
  mock.state.documents = documents
}

const open = (path = '/onboarding', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { signedIn: true, ...options })
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
const goOn = () => screen.getByRole('button', { name: 'Continue' })
const file = (name: string) => new File(['some words'], name)
const picker = () => screen.getByLabelText('Upload files', { selector: 'input' })

function aDocument(changed: Partial<Document>): Document {
  const first = mock.state.documents[0]!
  return { ...first, id: crypto.randomUUID(), stage: 'processed', progress: null, ...changed }
}

let spare: Document
beforeEach(() => {
  sessionStorage.clear()
  dropFinished('onboarding')
  spare = aDocument({ title: 'Report 2024.pdf', pageCount: 12, aiStats: { success: 4, failure: 0 } })
})

async function choose(user: ReturnType<typeof openApp>['user'], label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the step indicator', () => {
  it('leads back to completed steps, marks the current one, and has later ones off', async () => {
    given([0, 1])
    const { user, address } = open()
    await heading('Your reports are being processed')
    const nav = within(screen.getByRole('navigation', { name: 'Onboarding steps' }))
    expect(nav.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
      null,
      null,
    ])
    expect(nav.getByRole('button', { name: 'Step 4, IRO Analysis, comes later' })).toBeDisabled()
    expect(nav.getByRole('button', { name: 'Step 7, Report Generation, comes later' })).toBeDisabled()
    await user.click(nav.getByRole('button', { name: 'Back to step 1, Company Information' }))
    await heading('Tell us about your company')
    expect(address()).toBe('/onboarding?step=1')
    await user.click(screen.getByRole('button', { name: 'Go to step 3' }))
    await heading('Your reports are being processed')
  })

  it('shows the step that the address holds after a reload, and never one that is not due', async () => {
    given([0, 1])
    const first = open('/onboarding?step=2')
    await heading('Upload previous reports')
    first.unmount()
    open('/onboarding?step=5')
    await heading('Your reports are being processed')
  })

  it('names all seven steps in German too', async () => {
    given([])
    open('/onboarding', { language: 'de' })
    await heading('Angaben zu Ihrem Unternehmen')
    const nav = screen.getByRole('navigation', { name: 'Schritte der Einrichtung' })
    for (const name of [
      'Unternehmensangaben',
      'Berichte hochladen',
      'Verarbeitung',
      'IRO-Analyse',
      'Einbeziehung der Interessenträger',
      'Wesentlichkeitsanalyse',
      'Berichtserstellung',
    ]) {
      expect(within(nav).getAllByText(name, { exact: false }).length).toBeGreaterThan(0)
    }
  })
})

describe('step 1, company information', () => {
  it('asks for industry, size and scope, saves them, and confirms', async () => {
    given([])
    const { user } = open()
    await heading('Tell us about your company')
    await user.click(goOn())
    expect(screen.getByText('Please choose an industry.')).toBeVisible()
    expect(screen.getByText('Please choose a company size.')).toBeVisible()
    expect(screen.getByText('Please choose a report scope.')).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Industry' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Technology',
      'Manufacturing',
      'Energy',
      'Finance',
      'Other',
    ])
    await user.click(screen.getByRole('option', { name: 'Energy' }))
    await choose(user, 'Company size', 'Medium (50–250 employees)')
    await choose(user, 'Report scope', 'Entire company group')
    await user.click(goOn())
    await heading('Upload previous reports')
    expect(screen.getByText('Success')).toBeVisible()
    expect(screen.getByText('Company information has been updated successfully.')).toBeVisible()
    expect(mock.state.company.metadata).toMatchObject({
      industry: 'energy',
      company_size: 'medium',
      report_scope: 'group',
      onboarding: { completed_steps: [0] },
    })
  })

  it('says that it could not be saved and keeps what was chosen, also over a reload', async () => {
    given([])
    server.use(http.post(`${api}/company/info/`, () => HttpResponse.json({ error: 'No.' }, { status: 500 })))
    const first = open()
    await heading('Tell us about your company')
    await choose(first.user, 'Industry', 'Finance')
    await choose(first.user, 'Company size', 'Large (over 250 employees)')
    await choose(first.user, 'Report scope', 'A specific company')
    await first.user.click(goOn())
    expect(await screen.findByText('Failed to update company information. Please try again.')).toBeVisible()
    expect(screen.getByText('Error')).toBeVisible()
    first.unmount()
    open()
    await heading('Tell us about your company')
    expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveTextContent('Finance')
    expect(screen.getByRole('combobox', { name: 'Report scope' })).toHaveTextContent('A specific company')
  })

  it('lets members pass without changing anything', async () => {
    given([])
    const [person] = mock.state.people
    if (person) person.user.user_type = 'company_member'
    const { user } = open()
    await heading('Tell us about your company')
    expect(screen.getByText('Only an administrator of your company can change this.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Industry' })).toBeDisabled()
    await user.click(goOn())
    await heading('Upload previous reports')
  })
})

describe('step 2, upload', () => {
  it('needs at least one file', async () => {
    given([0])
    const { user } = open()
    await heading('Upload previous reports')
    await screen.findByText(/^No files yet/)
    await user.click(goOn())
    expect(await screen.findByText('No files selected')).toBeVisible()
    expect(screen.getByText('Please select at least one file to upload')).toBeVisible()
  })

  it('uploads several files and goes on when all are there', async () => {
    given([0])
    const { user } = open()
    await heading('Upload previous reports')
    expect(picker()).toHaveAttribute(
      'accept',
      '.pdf,.docx,.doc,.txt,.md,.jpg,.jpeg,.png,.gif,.mp4,.mov,.avi,.xlsx,.pptx',
    )
    await user.upload(picker(), [file('a.pdf'), file('b.md')])
    await heading('Your reports are being processed')
    expect(screen.getByText('Upload successful')).toBeVisible()
    expect(screen.getByText('Successfully uploaded 2 file(s)')).toBeVisible()
    expect(mock.state.company.metadata.onboarding?.completed_steps).toEqual([0, 1])
  })

  it('goes on with the files that are there already', async () => {
    given([0], [spare])
    const { user } = open()
    await heading('Upload previous reports')
    expect(await screen.findByText('Report 2024.pdf')).toBeVisible()
    await user.click(goOn())
    await screen.findByText('The files that are there already are used.')
  })

  it('says that an upload failed, keeps the file, and tries again', async () => {
    given([0])
    server.use(http.post(`${api}/documents/upload/`, () => HttpResponse.error(), { once: true }))
    const { user } = open()
    await heading('Upload previous reports')
    await user.upload(picker(), file('a.pdf'))
    expect(await screen.findByText('Upload failed')).toBeVisible()
    expect(screen.getByText('There was an error uploading your files. Please try again.')).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Uploads' })).getByText('a.pdf')).toBeVisible()
    await user.click(goOn())
    await screen.findByText('Successfully uploaded 1 file(s)')
  })

  it('says that the existing files could not be loaded', async () => {
    given([0])
    server.use(http.get(`${api}/documents/`, () => HttpResponse.json({ error: 'No.' }, { status: 409 })))
    open()
    await heading('Upload previous reports')
    expect(await screen.findByText('Could not load existing files. Please try again later.')).toBeVisible()
    expect(screen.getAllByText('Error loading files').length).toBeGreaterThan(0)
  })

  it('waits for files on their way, and loses none on the way back', async () => {
    given([0], [spare])
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(http.post(`${api}/documents/upload/`, () => gate.then(() => undefined)))
    const { user } = open()
    await heading('Upload previous reports')
    await user.upload(picker(), file('a.pdf'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Tell us about your company')
    await user.click(screen.getByRole('button', { name: 'Go to step 2' }))
    expect(await screen.findByText('Uploading 1 file')).toBeVisible()
    await user.click(goOn())
    expect(screen.getByText('Continues by itself when all files are there.')).toBeVisible()
    release()
    await screen.findByText('Successfully uploaded 1 file(s)')
  })

  it('takes nothing while uploads are paused', async () => {
    given([0], [spare])
    mock.state.company.metadata.enable_document_upload = false
    open()
    await heading('Upload previous reports')
    expect(screen.getByText(/^Uploads are paused for your company/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Upload files' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('step 3, processing', () => {
  const reading = () =>
    aDocument({ title: 'Inventory.pdf', stage: 'reading', progress: { done: 120, total: 300, activity: 'reading' } })

  it('waits without a button, says what is being read, and notices by itself when it is done', async () => {
    const running = { ...reading(), uploadDate: new Date(Date.now() - 120_000).toISOString() }
    given([0, 1], [spare, running])
    server.use(
      http.get(`${api}/documents/`, () => {
        const { documents: results } = mock.state
        const unfinished = results.filter(({ stage }) => stage === 'reading').length
        return HttpResponse.json({ count: 2, next: null, previous: null, results, unfinished, outdated: 0 })
      }),
    )
    const { user } = open()
    await heading('Your reports are being processed')
    expect(
      await screen.findByText(/Processing takes about 24 hours. We will contact you by email at/),
    ).toHaveTextContent('mara.lindner@auental.example')
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(await screen.findByText('1 of 2 files analysed')).toBeVisible()
    expect(screen.getByText('132 of 312 pages')).toBeVisible()
    expect(screen.getByText('Inventory.pdf').closest('li')).toHaveTextContent('Reading · page 120 of 300')
    expect(screen.getByText('Report 2024.pdf').closest('li')).toHaveTextContent('4 places found')

    Object.assign(running, { stage: 'failed', progress: null, processingError: 'This file is damaged.' })
    mock.state.company.metadata.onboarding_status.processing_complete = true
    await heading('Processing complete')
    expect(screen.getByText(/2 files have been read and analysed/)).toHaveTextContent('1 of them could not be read')
    expect(await screen.findByText(/\d+ places? in your documents, \d+ values? to check/)).toBeVisible()
    expect(screen.getByText('This file is damaged.')).toBeVisible()
    await user.click(goOn())
    await heading('Impacts, risks and opportunities')
    expect(screen.getByText('Your reports have been read and analysed.')).toBeVisible()
  })

  it('leads to the first values and passes the steps on which nothing has to be done', async () => {
    given([0, 1], [spare])
    mock.state.company.metadata.onboarding_status.processing_complete = true
    const { user, address } = open()
    await heading('Processing complete')
    await user.click(await screen.findByRole('button', { name: 'Review the first values' }))
    await waitFor(() => expect(address()).toMatch(/^\/datapoints\?state=to_check/))
    expect(mock.state.company.metadata.skip_onboarding).toBe(true)
  })

  it('takes further documents where they are read', async () => {
    given([0, 1], [spare])
    open()
    expect(await screen.findByRole('region', { name: 'More documents' })).toBeVisible()
  })

  it('waits until the company knows that everything is done', async () => {
    given([0, 1], [spare])
    open()
    await heading('Your reports are being processed')
    await screen.findByText('1 of 1 file analysed')
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    mock.state.company.metadata.onboarding_status.processing_complete = true
    await heading('Processing complete')
  })

  it('says that there is nothing to process, and that the state could not be loaded', async () => {
    given([0, 1])
    const first = open()
    expect(await screen.findByText('There is no file to process')).toBeVisible()
    first.unmount()
    server.use(http.get(`${api}/documents/`, () => HttpResponse.json({ error: 'No.' }, { status: 409 })))
    open()
    expect(await screen.findByText('The state of your files could not be loaded')).toBeVisible()
  })
})

describe('step 4, IRO analysis', () => {
  it('says what there is, the most important first, and goes on', async () => {
    given([0, 1, 2], [spare])
    mock.state.iros = mock.state.iros.toReversed()
    const { user } = open()
    await heading('Impacts, risks and opportunities')
    const list = await screen.findByRole('list', { name: 'Impacts, risks and opportunities' })
    const [first, second] = within(list).getAllByRole('listitem')
    for (const text of ['Negative impact', 'High priority', 'Greenhouse gas emissions of the bakery ovens', '7.2'])
      expect(within(first!).getByText(text)).toBeVisible()
    expect(within(second!).getByText('Rising cost of carbon and energy')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Review them all on the IRO page' })).toHaveAttribute('href', '/iro')
    await user.click(goOn())
    await heading('Your stakeholders')
    expect(screen.getByText(/wait.* for your decision on the IRO page/)).toBeVisible()
    expect(screen.queryByText('IRO analysis complete')).toBeNull()
  })

  it('says word for word that there is none, and goes on', async () => {
    given([0, 1, 2], [spare])
    mock.state.iros = []
    const { user } = open()
    expect(await screen.findByText('No IRO Analysis Available')).toBeVisible()
    expect(screen.getByText('The company has already conducted a DMA. No IROs generated.')).toBeVisible()
    await user.click(goOn())
    await heading('Your stakeholders')
  })

  it('says that it could not be loaded, and lets one continue anyway', async () => {
    given([0, 1, 2], [spare])
    server.use(
      http.get(`${api}/company/iro-analysis/`, () => HttpResponse.json({ error: 'Not now.' }, { status: 409 })),
    )
    const { user } = open()
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(within(screen.getByRole('main')).getByText('Failed to load IRO analysis data')).toBeVisible()
    const toasts = within(screen.getByRole('region', { name: /Notifications/ }))
    expect(await toasts.findByText('Failed to load IRO analysis data')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue Anyway' }))
    await heading('Your stakeholders')
  })
})

describe('the frame', () => {
  it('leads a newcomer here after the sign-in', async () => {
    given([])
    const { address } = open('/')
    await heading('Tell us about your company')
    expect(address()).toBe('/onboarding')
  })

  it('says that a step could not be noted, and stays', async () => {
    given([0, 1, 2], [spare])
    server.use(http.post(`${api}/company/onboarding/`, () => HttpResponse.json({ error: 'Not now.' }, { status: 409 })))
    const { user } = open()
    await heading('Impacts, risks and opportunities')
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('This step could not be saved')).toBeVisible()
    expect(screen.getByText('Not now.')).toBeVisible()
  })

  it('says that the company could not be loaded', async () => {
    server.use(http.get(`${api}/company/`, () => HttpResponse.json({ error: 'Not now.' }, { status: 409 })))
    open()
    expect(await screen.findByText('Your company could not be loaded')).toBeVisible()
  })

  it('shows an outline while it is being loaded', async () => {
    server.use(http.get(`${api}/company/`, () => delay('infinite')))
    open()
    expect(await screen.findByRole('status', { busy: true })).toBeInTheDocument()
  })
})
