import { contract } from '@esrs/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setConfig } from '../../api/config.ts'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock
const report = 'Sustainability report 2025.pdf'
const open = (path = '/documents', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { signedIn: true, ...options })
const rowOf = (title: string) =>
  waitFor(() => {
    const row = screen
      .queryAllByText(title)
      .map((element) => element.closest('tr'))
      .find(Boolean)
    if (!row) throw new Error(`${title} stands in no row`)
    return within(row)
  })
/** Listens to what is asked of the server until the test ends. */
function listen(listener: (request: Request) => void) {
  server.events.on('request:start', ({ request }) => listener(request))
  onTestFinished(() => server.events.removeAllListeners())
}

describe('uploading', () => {
  const file = (name: string, content = 'some words') => new File([content], name, { type: 'application/pdf' })
  const picker = () => screen.getByLabelText('Upload files', { selector: 'input' })
  const uploads = () => screen.findByRole('list', { name: 'Uploads' })

  it('sends several files, refuses what is not accepted, and the others go on', async () => {
    const { user } = open()
    await rowOf(report)
    await userWithoutFilter(user, picker(), [file('a.pdf'), file('holiday.png'), file('empty.csv', ''), file('b.docx')])
    await rowOf('a.pdf')
    await rowOf('b.docx')
    const list = within(await uploads())
    const refused = list.getByText('holiday.png').closest('li')
    expect(refused).toHaveTextContent('This type of file is not accepted here. Accepted are .pdf, .doc, .docx')
    expect(list.getByText('empty.csv').closest('li')).toHaveTextContent('This file is empty.')
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }))
    expect(screen.queryByText('holiday.png')).toBeNull()
  })

  it('sends what the specification asks for', async () => {
    const sent: string[] = []
    listen(async (request) => {
      if (request.url.endsWith('/documents/upload/')) sent.push(await request.clone().text())
    })
    const { user } = open()
    await rowOf(report)
    await user.upload(picker(), file('a.pdf'))
    await rowOf('a.pdf')
    const fields = sent[0]?.matchAll(/name="(\w+)"(?:; filename="([^"]+)")?[\s\S]*?\r\n\r\n(.*)\r\n/g) ?? []
    expect([...fields].map(([, ...parts]) => parts)).toEqual([
      ['document_type', undefined, 'Other'],
      ['purpose', undefined, 'other'],
      ['place', undefined, 'documents'],
      ['file', 'a.pdf', 'some words'],
    ])
  })

  it('says that a file could not be uploaded and tries again', async () => {
    server.use(http.post(`${api}/documents/upload/`, () => HttpResponse.error(), { once: true }))
    const { user } = open()
    await rowOf(report)
    await user.upload(picker(), file('a.pdf'))
    const row = (await screen.findByText('Failed to upload file. Please try again.')).closest('li')
    await user.click(within(row as HTMLElement).getByRole('button', { name: 'Try again' }))
    await rowOf('a.pdf')
    await waitFor(() => expect(screen.queryByText('Failed to upload file. Please try again.')).toBeNull())
  })

  it('names what is accepted and how large a file may be, and refuses larger ones at once', async () => {
    setConfig({ apiUrl: api, maxUploadMb: 1 })
    onTestFinished(() => setConfig({ apiUrl: api }))
    const { user } = open()
    await rowOf(report)
    expect(
      screen.getByText(
        '.pdf, .doc, .docx, .txt, .xls, .xlsx, .csv, .tsv, .ods, .odt, .rtf, .eml, .zip, .xbri, .json, .html, .htm, .xhtml',
      ),
    ).toBeVisible()
    expect(screen.getByText('Up to 1 MB each')).toBeVisible()
    await user.upload(picker(), file('large.pdf', 'x'.repeat(1_048_577)))
    expect(await screen.findByText(/^This file is larger than 1 MB/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }))
  })

  it('sends again by itself what a lost network has stopped', async () => {
    server.use(http.post(`${api}/documents/upload/`, () => HttpResponse.error(), { once: true }))
    const { user } = open()
    await rowOf(report)
    await user.upload(picker(), file('a.pdf'))
    await screen.findByText('Failed to upload file. Please try again.')
    fireEvent(window, new Event('online'))
    await rowOf('a.pdf')
  })

  it('takes fifty files at once, each with its own progress and its own error', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    // An answer that is none leaves it to the mock.
    server.use(http.post(`${api}/documents/upload/`, () => gate.then(() => undefined)))
    const { user } = open()
    await rowOf(report)
    const files = Array.from({ length: 50 }, (_, index) => file(index % 10 === 9 ? `${index}.exe` : `${index}.pdf`))
    await userWithoutFilter(user, picker(), files)
    expect(within(await uploads()).getAllByRole('listitem')).toHaveLength(50)
    expect(within(await uploads()).getAllByRole('progressbar')).toHaveLength(45)
    expect(screen.getByText('0 of 45 files', { exact: false })).toBeVisible()
    release()
    expect(await screen.findByText('5 files were not uploaded')).toBeVisible()
    expect(within(await uploads()).getAllByText(/not accepted here/)).toHaveLength(5)
    expect(mock.state.documents.filter(({ title }) => /^\d+\.pdf$/.test(title))).toHaveLength(45)
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }))
  })

  it('stops all files that are on their way', async () => {
    server.use(http.post(`${api}/documents/upload/`, () => delay('infinite')))
    const { user } = open()
    await rowOf(report)
    await user.upload(picker(), [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf')])
    expect(await screen.findByText('0 of 4 files', { exact: false })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel all' }))
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
  })

  it('shows the sentence of the server when it refuses a file', async () => {
    const error = 'The file is larger than 100 MB.'
    server.use(
      http.post(`${api}/documents/upload/`, () =>
        HttpResponse.json({ error, code: 'payload_too_large' }, { status: 413 }),
      ),
    )
    const { user } = open()
    await rowOf(report)
    await user.upload(picker(), file('a.pdf'))
    expect(await screen.findByText(error)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss a.pdf' }))
  })

  it('can be stopped', async () => {
    server.use(http.post(`${api}/documents/upload/`, () => delay('infinite')))
    const { user } = open()
    await rowOf(report)
    await user.upload(picker(), file('a.pdf'))
    expect(await screen.findByText('Uploading 1 file')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: /a\.pdf/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop uploading a.pdf' }))
    expect(screen.queryByText('a.pdf')).toBeNull()
  })

  it('says that a file was there already', async () => {
    const [first] = mock.state.documents
    const { user } = open()
    await rowOf(report)
    const message = 'The same file is there already as “Report.pdf”.'
    mock.reply(contract.documents.upload, { document: first!, duplicate: true, message })
    await user.upload(picker(), file('same.pdf'))
    expect(await screen.findByText(message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }))
  })

  it('replaces a document that could not be read', async () => {
    const { user } = open()
    const broken = 'Betriebsvereinbarung Schichtarbeit.pdf'
    await rowOf(broken)
    await user.upload(screen.getByLabelText('Replace file', { selector: 'input' }), file('unused.pdf'))
    await rowOf('unused.pdf')
    await user.click(screen.getByRole('button', { name: 'Replace file' }))
    await user.upload(screen.getByLabelText('Replace file', { selector: 'input' }), file('Schichtarbeit.pdf'))
    await rowOf('Schichtarbeit.pdf')
    await waitFor(() => expect(screen.queryByText(broken)).toBeNull())
  })

  it('takes files that are dropped anywhere on the page', async () => {
    open()
    await rowOf(report)
    const dataTransfer = { types: ['Files'], files: [file('dropped.pdf')], dropEffect: 'none' }
    fireEvent.dragEnter(document.body, { dataTransfer })
    expect(await screen.findByText('Drop the files to upload them')).toBeVisible()
    fireEvent.drop(document.body, { dataTransfer })
    expect(screen.queryByText('Drop the files to upload them')).toBeNull()
    await rowOf('dropped.pdf')
  })

  it('is off exactly when the flag is false', async () => {
    mock.state.company.metadata.enable_document_upload = false
    open()
    await rowOf(report)
    const button = () => screen.getByRole('button', { name: 'Upload files' })
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
    expect(screen.getByText('No files can be uploaded now')).toBeVisible()
    expect(screen.queryByText('Drop files anywhere on this page')).toBeNull()
    const dialog = vi.spyOn(HTMLInputElement.prototype, 'click')
    fireEvent.click(button())
    expect(dialog).not.toHaveBeenCalled()
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file('dropped.pdf')] } })
    expect(screen.queryByText('dropped.pdf')).toBeNull()
  })
})

describe('while uploads are paused', () => {
  const pausedSentence = () => screen.findByText(/^Uploads are paused/)

  it.each([
    [
      'something is being processed',
      'reading',
      'Uploads are paused while your documents are being processed. This takes about 48 hours.',
    ],
    [
      'nothing is being processed',
      'processed',
      'Uploads are paused for your company at the moment. Your documents and values are kept.',
    ],
  ] as const)('the page says so as it is where %s', async (_, stage, sentence) => {
    mock.state.company.metadata.enable_document_upload = false
    for (const document of mock.state.documents) if (document.stage !== 'failed') Object.assign(document, { stage })
    open()
    await rowOf(report)
    await waitFor(async () => expect(await pausedSentence()).toHaveTextContent(sentence))
  })

  it('no button opens a dialog for files', async () => {
    mock.state.company.metadata.enable_document_upload = false
    open()
    await rowOf(report)
    const replace = screen.getAllByRole('button', { name: 'Replace file' })
    for (const button of replace) await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    const dialog = vi.spyOn(HTMLInputElement.prototype, 'click')
    fireEvent.click(replace[0]!)
    expect(dialog).not.toHaveBeenCalled()
    for (const input of document.querySelectorAll('input[type=file]')) expect(input).toBeDisabled()
  })
})

/** A person may also choose what the picker's filter hides, and drop anything. */
async function userWithoutFilter(user: ReturnType<typeof openApp>['user'], input: HTMLElement, files: File[]) {
  input.removeAttribute('accept')
  await user.upload(input, files)
}
