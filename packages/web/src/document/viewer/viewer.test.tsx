import type { Document, DocumentPage, PageBlock } from '@esrs/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { lazy, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { setSingleKeys } from '../../ui/single-keys.ts'
import { DocumentViewer } from './DocumentViewer.tsx'
import { type Place, wholePage } from './place.ts'

const id = '5f0c3a1e-7a51-4a35-9d0e-6b2b7c1d00aa'

/** A document of the mock that is of a format it has no sample of, with these pages. */
function given(title: string, pages: Partial<DocumentPage>[], changed: Partial<Document> = {}) {
  const [first] = mock.state.documents
  if (!first) throw new Error('The mock has no documents')
  mock.state.documents = [
    { ...first, id, title, stage: 'processed', pageCount: pages.length, mimeType: 'x/y', ...changed },
  ]
  const stored = pages.map((page, index): DocumentPage => {
    const empty = { name: null, width: null, height: null, text: '', grid: null, blocks: null, tables: null }
    return { number: index + 1, kind: 'text', turn: 0, recognised: null, ...empty, ...page }
  })
  mock.server.use(
    http.get(`${mock.api}/documents/${id}/pages/`, () => HttpResponse.json({ results: stored })),
    http.get(`${mock.api}/documents/${id}/pages/:number/`, ({ params }) => {
      const page = stored[Number(params.number) - 1]
      return page ? HttpResponse.json(page) : HttpResponse.json({ error: 'No such page.' }, { status: 404 })
    }),
  )
}

const block = (text: string, words: string, changed: Partial<PageBlock> = {}): PageBlock => {
  const start = text.indexOf(words)
  const plain = { kind: 'paragraph', level: null, box: null, shape: null, time: null } as const
  return { ...plain, start, end: start + words.length, ...changed }
}

const openList = () => openApp(`/documents?document=${id}`, { signedIn: true })

/** The viewer with passages to step through, as a feature opens it. */
function openAt(places: Place[]) {
  const Page = () => {
    const [index, setIndex] = useState(0)
    const place = places[index] ?? null
    if (!place) return null
    return (
      <DocumentViewer
        documentId={place.document_id}
        filename={place.filename}
        page={place.page}
        place={place}
        passages={{ index, count: places.length, onStep: setIndex }}
        onClose={() => {}}
      />
    )
  }
  const page = lazy(async () => ({ default: Page }))
  return openApp('/documents', {
    signedIn: true,
    routes: [{ path: '/documents', title: 'documents', access: 'app', page }],
  })
}

const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

/** jsdom lays nothing out; whatever scrolls is this large. */
function sized() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(832)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  const before = globalThis.ResizeObserver
  onTestFinished(() => void vi.stubGlobal('ResizeObserver', before))
  vi.stubGlobal(
    'ResizeObserver',
    class implements ResizeObserver {
      private readonly tell: ResizeObserverCallback
      constructor(tell: ResizeObserverCallback) {
        this.tell = tell
      }
      /** A browser tells of the first size as well. */
      observe() {
        this.tell([], this)
      }
      unobserve() {}
      disconnect() {}
    },
  )
}

/** jsdom decodes no picture. */
function decoding(decode: () => Promise<void>) {
  Image.prototype.decode = decode
  onTestFinished(() => void Reflect.deleteProperty(Image.prototype, 'decode'))
}

describe('texts', () => {
  const text = 'Energy\nWe used 4,812 MWh of power.\nSite  MWh\nAuental  3,000\na footnote'
  const page = {
    text,
    blocks: [
      block(text, 'Energy', { kind: 'heading', level: 1 }),
      block(text, 'We used 4,812 MWh of power.'),
      block(text, 'a footnote', { kind: 'footnote' }),
    ],
    tables: [
      {
        start: text.indexOf('Site'),
        end: text.indexOf('3,000') + 5,
        rows: 2,
        columns: 2,
        headerRows: 1,
        cells: ['Site', 'MWh', 'Auental', '3,000'].map((words, index) => {
          const start = text.indexOf(words, index === 1 ? text.indexOf('Site') : 0)
          const place = { row: Math.floor(index / 2), column: index % 2, rowSpan: 1, columnSpan: 1 }
          return { start, end: start + words.length, ...place }
        }),
      },
    ],
  }

  it('shows headings, paragraphs and tables of a Word file, with the passage marked', async () => {
    given('Policy.docx', [page])
    openAt([{ ...wholePage(id, 'Policy.docx', 1), excerpt: 'We used 4,812 MWh', value_at: { start: 8, end: 13 } }])
    expect(await screen.findByRole('heading', { name: 'Energy', level: 3 })).toBeVisible()
    const row = screen.getByRole('row', { name: 'Auental 3,000' })
    expect(within(row).getByRole('cell', { name: '3,000' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Site' })).toHaveClass('text-left')
    expect(screen.getByRole('columnheader', { name: 'MWh' })).toHaveClass('text-right')
    expect(marks()).toEqual(['We used ', '4,812', ' MWh'])
  })

  it('marks a passage in a cell of a table', async () => {
    given('Policy.docx', [page])
    openAt([{ ...wholePage(id, 'Policy.docx', 1), excerpt: 'Auental  3,000', value_at: { start: 9, end: 14 } }])
    await screen.findByRole('heading', { name: 'Energy' })
    expect(marks()).toEqual(['Auental', '3,000'])
  })

  it('shows when the words of a recording are said', async () => {
    const said = 'Good morning.\nWe cut emissions by 12 percent.'
    const at = (words: string, from: number) => block(said, words, { time: { from, to: from + 4 } })
    given('Meeting.mp4', [{ text: said, blocks: [at('Good morning.', 0), at('We cut emissions', 3725)], tables: [] }])
    openList()
    expect(await screen.findByText('0:00')).toBeVisible()
    expect(screen.getByText('1:02:05')).toBeVisible()
  })
})

describe('workbooks', () => {
  const sheets = ['Energy', 'Water', 'Waste'].map((name) => ({
    kind: 'sheet' as const,
    name,
    text: name,
    grid: {
      firstRow: 1,
      rows: [
        ['Site', name],
        ['Auental', '12'],
      ],
    },
  }))

  it('has its sheets as tabs, by mouse and by keyboard', async () => {
    given('Figures.xlsx', sheets)
    const { user, address } = openList()
    await user.click(await screen.findByRole('tab', { name: 'Water' }))
    expect(await screen.findByRole('table', { name: 'Figures.xlsx: Water' })).toBeVisible()
    expect(address()).toMatch(/at=2$/)
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('table', { name: 'Figures.xlsx: Waste' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Waste', selected: true })).toBeVisible()
  })

  /** Opens a workbook whose pages come after its tabs, and not before they are asked for. */
  function openLate() {
    given('Figures.xlsx', sheets)
    const late = Promise.withResolvers<void>()
    mock.server.use(
      http.get(`${mock.api}/documents/${id}/pages/:number/`, async () => {
        await late.promise
      }),
    )
    return { ...openList(), arrive: () => late.resolve() }
  }

  it('gives the focus to the sheet, though its tabs came first', async () => {
    const { arrive } = openLate()
    await screen.findByRole('tab', { name: 'Energy' })
    arrive()
    expect(await screen.findByRole('group', { name: 'Figures.xlsx: Energy' })).toHaveFocus()
  })

  it('leaves the focus on the tabs where somebody is there already', async () => {
    const { arrive } = openLate()
    const tab = await screen.findByRole('tab', { name: 'Energy' })
    act(() => tab.focus())
    arrive()
    expect(await screen.findByRole('group', { name: 'Figures.xlsx: Energy' })).toBeVisible()
    expect(tab).toHaveFocus()
  })

  it('draws only what is in sight of a sheet with many rows and columns', async () => {
    const wide = Array.from({ length: 16_384 }, (_, column) => String(column))
    const rows = Array.from({ length: 5000 }, (_, row) => (row === 0 ? wide : [`row ${row}`]))
    given('Huge.csv', [{ kind: 'sheet', name: null, text: '', grid: { firstRow: 1, rows } }])
    openList()
    const table = await screen.findByRole('table', { name: 'Huge.csv: Huge.csv' })
    expect(table).toHaveAttribute('aria-rowcount', '5001')
    expect(table).toHaveAttribute('aria-colcount', '16385')
    expect(table.querySelectorAll('td, th').length).toBeLessThan(4000)
  })
})

describe('slides', () => {
  const text = 'Climate plan\nHalve emissions by 2030\nSay it slowly'
  const box = { x: 40, y: 20, width: 600, height: 80 }
  const slide = {
    kind: 'slide' as const,
    name: 'Climate plan',
    width: 960,
    height: 540,
    text,
    blocks: [
      block(text, 'Climate plan', { kind: 'heading', level: 1, box, shape: 'Title 1' }),
      block(text, 'Halve emissions by 2030', { kind: 'list-item', box: { ...box, y: 140 }, shape: 'Content 2' }),
      block(text, 'Say it slowly'),
    ],
    tables: [],
  }

  it('places the words as on the slide, the notes below, and turns by keys', async () => {
    given('Plan.pptx', [slide, { ...slide, name: 'Thanks', text: 'Thanks', blocks: [], tables: [] }])
    const { user } = openAt([
      { ...wholePage(id, 'Plan.pptx', 1), excerpt: 'Halve emissions by 2030', value_at: { start: 19, end: 23 } },
    ])
    const stage = await screen.findByRole('region', { name: 'Slide 1: Climate plan' })
    const title = within(stage).getByText('Climate plan').closest('div')
    expect(title).toHaveStyle({ left: `${(100 * 40) / 960}%`, width: '62.5%' })
    expect(marks()).toEqual(['Halve emissions by ', '2030'])
    const beside = screen.getByRole('region', { name: 'Tables and notes of this slide' })
    expect(within(beside).getByText('Say it slowly')).toBeVisible()
    expect(within(beside).queryByText('Climate plan')).toBeNull()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('region', { name: 'Slide 2: Thanks' })).toBeVisible()
    await user.keyboard('{Home}')
    expect(await screen.findByRole('region', { name: 'Slide 1: Climate plan' })).toBeVisible()
  })
})

describe('pictures', () => {
  const page = { kind: 'image' as const, width: 400, height: 200, text: 'Verbrauch 12.500 kWh' }
  const place: Place = {
    ...wholePage(id, 'Rechnung.png', 1),
    excerpt: 'Verbrauch 12.500 kWh',
    boxes: [{ x: 20, y: 40, width: 100, height: 10 }],
    value_box: { x: 60, y: 40, width: 40, height: 10 },
  }

  it('shows the picture with the passage marked, and enlarges it by keys', async () => {
    sized()
    decoding(async () => {})
    given('Rechnung.png', [page])
    const { user } = openAt([place])
    const picture = await screen.findByRole('img', {
      name: /Rechnung\.png as it looks, with the passage marked: Verbr/,
    })
    const paper = picture.parentElement as HTMLElement
    expect(paper).toHaveStyle({ width: '800px', height: '400px' })
    const value = paper.querySelector('[data-mark=value]')
    expect(value).toHaveStyle({ left: '14.625%', top: '19.25%' })
    await user.keyboard('+')
    expect(paper).toHaveStyle({ width: '1000px' })
    await user.keyboard('0-')
    expect(paper).toHaveStyle({ width: '600px' })
  })

  it('shows the text where the picture cannot be drawn', async () => {
    sized()
    decoding(() => Promise.reject(new Error('not a picture')))
    given('Rechnung.png', [page])
    openAt([place])
    expect(await screen.findByText('The page could not be drawn. This is its text.')).toBeVisible()
    expect(marks()).toEqual(['Verbrauch 12.500 kWh'])
  })

  it('says that the file is gone and shows what was read from it', async () => {
    given('Rechnung.png', [page])
    mock.server.use(
      http.get(`${mock.api}/documents/${id}/file/`, () => HttpResponse.json({ error: 'Gone.' }, { status: 404 })),
    )
    openAt([place])
    expect(await screen.findByText(/The original file is no longer there/)).toBeVisible()
    expect(marks()).toEqual(['Verbrauch 12.500 kWh'])
  })
})

describe('passages', () => {
  const text = 'First we used 10 t.\nThen we used 20 t.'
  const places = ['First we used 10 t.', 'Then we used 20 t.'].map((excerpt) => ({
    ...wholePage(id, 'Policy.docx', 1),
    excerpt,
  }))

  it('leads from one to the next, by button and by key, until the last', async () => {
    given('Policy.docx', [{ text }])
    const { user } = openAt(places)
    expect(await screen.findByText('Passage 1 of 2')).toBeVisible()
    await waitFor(() => expect(marks()).toEqual(['First we used 10 t.']))
    await user.keyboard('n')
    expect(screen.getByText('Passage 2 of 2')).toBeVisible()
    expect(marks()).toEqual(['Then we used 20 t.'])
    expect(screen.getByRole('button', { name: 'Next passage' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Previous passage' }))
    expect(marks()).toEqual(['First we used 10 t.'])
  })

  it('leaves letters alone where single keys are off', async () => {
    setSingleKeys(false)
    given('Policy.docx', [{ text }])
    const { user } = openAt(places)
    await screen.findByText('Passage 1 of 2')
    await user.keyboard('n')
    expect(screen.getByText('Passage 1 of 2')).toBeVisible()
    setSingleKeys(true)
  })
})

describe('what is not there', () => {
  it('opens by itself when the document has been read', async () => {
    given('Policy.docx', [{ text: 'We have a policy.' }], { stage: 'recording', progress: null })
    openList()
    expect(await screen.findByText('This document has not been read yet')).toBeVisible()
    for (const document of mock.state.documents) document.stage = 'processed'
    expect(await screen.findByText('We have a policy.')).toBeVisible()
  })

  it('says that a recording was only stored', async () => {
    const text = 'It holds no subtitles. Upload what it says as a document.'
    given('Meeting.mp4', [], { notes: [{ code: 'not_analysed', text }] })
    openList()
    const dialog = await screen.findByRole('dialog', { name: 'Meeting.mp4' })
    expect(await within(dialog).findByText('This document was stored, but not analysed')).toBeVisible()
    expect(within(dialog).getByText(text)).toBeVisible()
  })

  it('says why a document was not read', async () => {
    const processingError = 'No text could be read.'
    given('Policy.docx', [], { stage: 'failed', hasProcessingError: true, processingError })
    openList()
    const dialog = await screen.findByRole('dialog', { name: 'Policy.docx' })
    expect(await within(dialog).findByText('This document could not be read')).toBeVisible()
    expect(within(dialog).getByText(processingError)).toBeVisible()
  })

  it('says that a page could not be loaded and tries again', async () => {
    given('Policy.docx', [{ text: 'We have a policy.' }])
    mock.server.use(
      http.get(
        `${mock.api}/documents/${id}/pages/1/`,
        () => HttpResponse.json({ error: 'Not just now.' }, { status: 409 }),
        { once: true },
      ),
    )
    openList()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Not just now.')
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('We have a policy.')).toBeVisible()
  })
})
