import type { Document } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { matchMedia, openApp } from '../../testing/app.tsx'
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
const titles = () => screen.getAllByRole('button', { name: /^Actions for/ }).map((button) => button.ariaLabel)

describe('the list', () => {
  it('shows everything that is known of a document', async () => {
    open()
    const row = await rowOf(report)
    expect(row.getByText('PDF')).toBeVisible()
    expect(row.getByText('16 Feb 2026')).toBeVisible()
    expect(row.getByText('18,420')).toBeVisible()
    expect(row.getByText('4.66 MB')).toBeVisible()
    expect(row.getByText('5 pages · English · Report for 2025')).toBeVisible()
    expect(screen.getByRole('heading', { name: '6 documents' })).toBeVisible()
  })

  it.each([
    ['where there is no room for all columns', ['(width < 64rem)'], 'PDF · 18,420 words · 4.66 MB'],
    ['on a phone', ['(width < 64rem)', '(width < 48rem)'], 'PDF · 16 Feb 2026 · 18,420 words · 4.66 MB'],
  ])('shows type, words and size %s', async (_where, queries, line) => {
    matchMedia(...queries)
    open()
    expect(await screen.findByText(line)).toBeVisible()
  })

  it('breaks the AI statistics down by type', async () => {
    const { user } = open()
    await user.click((await rowOf(report)).getByRole('button', { name: /21 found, 3 dropped/ }))
    const table = within(await screen.findByRole('dialog', { name: 'Values found by type' }))
    const cells = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) }).textContent
    expect(cells('Number')).toBe('Number173')
    expect(cells('Narrative')).toBe('Narrative40')
    expect(cells('All')).toBe('All213')
  })

  it('says what went wrong with a document and what can be done', async () => {
    const broken = mock.state.documents.find(({ hasProcessingError }) => hasProcessingError)
    if (broken) broken.canRetry = true
    const { user } = open()
    const sentence = /protected by a password/
    const badge = (await rowOf('Betriebsvereinbarung Schichtarbeit.pdf')).getByRole('button', { name: /^Error: / })
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent(sentence)
    expect(within(alert).getByRole('button', { name: 'Replace file' })).toBeVisible()
    await user.hover(badge)
    expect(await screen.findByRole('tooltip')).toHaveTextContent(sentence)
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByText('Betriebsvereinbarung Schichtarbeit.pdf is processed again')).toBeVisible()
  })

  it('offers no second try where it would end the same', async () => {
    open()
    await rowOf('Betriebsvereinbarung Schichtarbeit.pdf')
    const alert = screen.getByRole('alert')
    expect(within(alert).queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(within(alert).getByRole('button', { name: 'Replace file' })).toBeVisible()
  })

  it('says where a document stands in the queue and what is being done with it', async () => {
    const answer = (changed: Partial<Document>[]) => {
      const [first] = mock.state.documents
      const results = changed.map((change, index) => ({
        ...first,
        id: crypto.randomUUID(),
        title: `${index}.pdf`,
        ...change,
      }))
      server.use(
        http.get(`${api}/documents/`, () =>
          HttpResponse.json({ count: 3, next: null, previous: null, results, unfinished: 3, outdated: 0 }),
        ),
      )
    }
    answer([
      { stage: 'queued', queuePosition: 4, progress: null },
      { stage: 'reading', progress: { done: 3, total: 12, activity: 'recognising' } },
      { stage: 'recording', progress: null },
    ])
    open()
    expect((await rowOf('0.pdf')).getByText('number 4 in the queue')).toBeVisible()
    const recognising = await rowOf('1.pdf')
    expect(recognising.getByText('Recognising text')).toBeVisible()
    expect(recognising.getByText('page 3 of 12')).toBeVisible()
    expect((await rowOf('2.pdf')).getByText('Saving values')).toBeVisible()
  })

  it('says what is to be known of a document that was only stored', async () => {
    const [first] = mock.state.documents
    if (first) {
      const text = 'Stored, not analysed: nothing is set up that writes down speech.'
      Object.assign(first, {
        title: 'Meeting.mp4',
        stage: 'processed',
        progress: null,
        notes: [{ code: 'not_analysed', text }],
      })
    }
    open()
    const row = await rowOf('Meeting.mp4')
    expect(row.getByText('Stored only')).toBeVisible()
    expect(row.getByText(/^Stored, not analysed/)).toBeVisible()
  })

  it('analyses one document again, and all that an earlier version has analysed', async () => {
    const old = mock.state.documents.filter(({ stage }) => stage === 'processed').slice(0, 2)
    for (const document of old) document.outdated = true
    const { user } = open()
    const notice = await screen.findByText(/^2 documents were analysed by an earlier version/)
    const button = within(notice.parentElement?.parentElement as HTMLElement).getByRole('button')
    await user.click(button)
    expect(await screen.findByText('2 documents are analysed again')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/analysed by an earlier version/)).toBeNull())
    await user.click((await rowOf('Energy and emissions 2025.xlsx')).getByRole('button', { name: /^Actions for/ }))
    const item = await screen.findByRole('menuitem', { name: 'Analyse again' })
    await user.click(item)
    expect(await screen.findByText('Energy and emissions 2025.xlsx is analysed again')).toBeVisible()
  })

  it('follows the processing by itself', async () => {
    open()
    const title = 'Supplier handbook 2025.pdf'
    expect((await rowOf(title)).getByText(/page \d+ of 96/)).toBeVisible()
    const bar = (await rowOf(title)).getByRole('progressbar')
    const before = Number(bar.getAttribute('aria-valuenow'))
    await waitFor(async () =>
      expect(Number((await rowOf(title)).getByRole('progressbar').ariaValueNow)).toBeGreaterThan(before),
    )
    for (const document of mock.state.documents) {
      if (document.stage === 'reading' || document.stage === 'analysing') {
        Object.assign(document, { stage: 'processed', progress: null })
      }
    }
    await waitFor(async () => expect((await rowOf(title)).queryByRole('progressbar')).toBeNull())
  })

  it('says quietly that pictures are still being read, and shows what they add by itself', async () => {
    const first = mock.state.documents.find(({ stage, title }) => stage === 'processed' && title.endsWith('.pdf'))!
    const other = { code: 'damaged_pages' as const, text: 'Page 3 is damaged.' }
    const later = { code: 'pictures_later' as const, text: 'Pictures on its pages are still being read.' }
    // Nothing else is on its way, for which the page would look again.
    mock.state.documents = [first]
    Object.assign(first, { notes: [other, later], aiStats: { success: 3, failure: 0 } })
    open()
    const row = await rowOf(first.title)
    expect(row.getByText(/^Page 3 is damaged\. · Pictures on its pages are still being read\./)).toBeVisible()
    expect(row.queryByRole('progressbar')).toBeNull()
    Object.assign(first, { notes: [other], aiStats: { success: 7, failure: 0 } })
    const added = () => screen.queryByText(/still being read/)
    await waitFor(() => expect(added()).toBeNull())
    expect((await rowOf(first.title)).getByText('7')).toBeVisible()
  })

  it('finds by title, sorts, and keeps both in the address', async () => {
    const { user, address } = open()
    await rowOf(report)
    await user.click(screen.getByRole('button', { name: 'Title' }))
    await waitFor(() => expect(titles()[0]).toBe('Actions for Betriebsvereinbarung Schichtarbeit.pdf'))
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('button', { name: 'Title' }))
    await waitFor(() => expect(titles()[0]).toBe(`Actions for ${report}`))
    await user.type(screen.getByRole('searchbox'), 'energy')
    await waitFor(() => expect(titles()).toEqual(['Actions for Energy and emissions 2025.xlsx']))
    expect(address()).toBe('/documents?sort=-title&search=energy')
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'nothing like it')
    expect(await screen.findByText('No document has this title')).toBeVisible()
  })

  it('pages through a long list', async () => {
    const [first] = mock.state.documents
    if (!first) throw new Error('The mock has no documents')
    mock.state.documents = Array.from({ length: 45 }, (_, index) => ({
      ...first,
      id: crypto.randomUUID(),
      title: `Report ${index}.pdf`,
      stage: 'processed' as const,
    }))
    const { user, address } = open()
    expect(await screen.findByText('Page 1 of 3')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('21–40 of 45')
    expect(address()).toBe('/documents?page=2')
  })

  it('invites to upload when there is nothing', async () => {
    mock.state.documents = []
    open()
    expect(await screen.findByText('No documents yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Upload files' })).toBeEnabled()
  })

  it('says that the list could not be loaded and tries again', async () => {
    server.use(http.get(`${api}/documents/`, () => HttpResponse.json({ error: 'Gone fishing.' }, { status: 404 })))
    const { user } = open()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The documents could not be loaded')
    expect(alert).toHaveTextContent('Gone fishing.')
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await rowOf(report)
  })

  it('stands in German too', async () => {
    open('/documents', { language: 'de' })
    const row = await rowOf(report)
    expect(row.getByText('5 Seiten · Englisch · Bericht für 2025')).toBeVisible()
    expect(row.getByText('4,66 MB')).toBeVisible()
    expect(row.getByText('16. Feb. 2026')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Dateien hochladen' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Werte gefunden / verworfen' })).toBeVisible()
  })
})

describe('deleting', () => {
  it('asks first, says what goes, and takes it off the list', async () => {
    const { user } = open()
    await user.click((await rowOf(report)).getByRole('button', { name: `Actions for ${report}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(`Are you sure you want to delete “${report}”?`)).toBeVisible()
    expect(await dialog.findByText(/values? ha(?:s|ve) no other source and will be missing again/)).toBeVisible()
    expect(dialog.getByText(/stays?, without the passages? from this file/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`${report} was deleted`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: report })).toBeNull())
  })

  it('says that nothing rests on a document', async () => {
    const { user } = open()
    const title = 'Supplier handbook 2025.pdf'
    await user.click((await rowOf(title)).getByRole('button', { name: `Actions for ${title}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText('The file and its text are deleted. No value rests on it.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await rowOf(title)
  })

  it('says that it failed', async () => {
    server.use(http.delete(`${api}/documents/:id/`, () => HttpResponse.json({ error: 'Not now.' }, { status: 409 })))
    const { user } = open()
    await user.click((await rowOf(report)).getByRole('button', { name: `Actions for ${report}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The document could not be deleted')).toBeVisible()
    expect(screen.getByText('Not now.')).toBeVisible()
    await rowOf(report)
  })
})

describe('opening a document', () => {
  it('shows its text where the page cannot be drawn, and the address holds it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: report }))
    const viewer = within(await screen.findByRole('dialog', { name: report }))
    expect(address()).toMatch(/^\/documents\?document=/)
    expect(await viewer.findByText(/This report covers the whole group/)).toBeVisible()
    expect(viewer.getByText('of 5')).toBeVisible()
    await user.click(viewer.getByRole('button', { name: 'Next page' }))
    expect(await viewer.findByText(/Baking takes heat/)).toBeVisible()
    expect(address()).toMatch(/at=2$/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/documents')
  })

  it('shows a workbook as its sheets', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Energy and emissions 2025.xlsx' }))
    const viewer = within(await screen.findByRole('dialog'))
    expect(await viewer.findByRole('columnheader', { name: 'C' })).toBeVisible()
    expect(viewer.getByRole('row', { name: /^7 Purchased renewable electricity MWh 7510 6450/ })).toBeVisible()
  })

  it('says that a document is gone', async () => {
    open('/documents?document=00000000-0000-4000-8000-00000000dead')
    expect(await screen.findByText('This document is no longer there')).toBeVisible()
  })
})
