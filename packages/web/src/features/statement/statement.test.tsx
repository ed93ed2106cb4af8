import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { inRole, openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { keepRow } from '../../values/unsaved-store.ts'

const { server, api } = mock
const open = (path: string, options: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { signedIn: true, ...options })
const asMember = () => {
  for (const { user } of mock.state.people) user.user_type = 'company_member'
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Makes the mock's final review empty: no open items. */
function giveClearReview() {
  const nothing = { items: [], confirmation: null, withdrawn: null, can_confirm: true, facts: 3, languages: ['en'] }
  server.use(http.get(`${api}/report/review/`, () => HttpResponse.json(nothing), { once: true }))
}

describe('names in one language', () => {
  it('are written in the other one from the final review, and are then no open matter', async () => {
    const { user } = open('/report/review')
    await user.click(await button('Write them in the other language'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Names and reasons in one language' }))
    expect(await dialog.findByText('Works council Nord')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'In German' }), 'Betriebsrat Nord')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Write them in the other language' })).toBeNull())
    expect(mock.state.statement.texts.get('words.00000000000000a1 de')).toHaveLength(1)
  })
})

describe('the final review', () => {
  it('says what is open, each with the way to it', async () => {
    open('/report/review')
    expect(await screen.findByRole('heading', { name: /proposed values that nobody decided on/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Assess the topics' })).toHaveAttribute('href', '/iro/decisions')
    expect(screen.getByRole('link', { name: 'Enter it in the settings' })).toHaveAttribute('href', '/company/report')
    expect(screen.getByRole('link', { name: /GOV-1_01/ })).toHaveAttribute(
      'href',
      '/datapoints?with_values=false&datapoint=GOV-1_01',
    )
    expect(screen.getByRole('link', { name: /^GOV-2/ })).toHaveAttribute('href', '/report?chapter=ESRS%202#d-GOV-2')
  })

  it('counts the rows that only this browser has', async () => {
    open('/report/review')
    await screen.findByRole('link', { name: 'Assess the topics' })
    expect(screen.queryByText(/kept in this browser only/)).toBeNull()
    const { standard_set: set, reporting_year: year } = mock.state.company.metadata
    const row = { key: 'E1-6_07', code: 'E1-6_07', name: 'Scope 1', report: `${set}-${year}` }
    keepRow({ ...row, value: '1', unit: '', notes: '', source: '', files: [], language: 'en' } as never)
    expect(await screen.findByText('1 row that is kept in this browser only')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Save the rows' })).toHaveAttribute('href', '/extracted')
  })

  it('is confirmed with a reason while something is open, and taken back', async () => {
    const { user } = open('/report/review')
    await user.click(await button('Confirm the final review'))
    await user.click(await button('Confirm'))
    // For those who review, and for readers in each language of the statement.
    expect(await screen.findAllByText('Please say why.')).toHaveLength(3)
    expect(mock.state.statement.confirmation).toBeNull()
    const fields = screen.getAllByRole('textbox').map((field) => field.closest('[lang]')?.getAttribute('lang'))
    expect(fields.slice(-2)).toEqual(['en', 'de'])
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Figures follow in May.')
    await user.type(screen.getByRole('textbox', { name: 'Reason for readers, in English' }), 'Not yet available.')
    await user.type(screen.getByRole('textbox', { name: 'Reason for readers, in German' }), 'Noch nicht verfügbar.')
    await user.click(await button('Confirm'))
    expect(await screen.findByRole('heading', { name: 'Confirmed by Mara Lindner' })).toBeVisible()
    expect(screen.getByText('Confirmed with matters open: Figures follow in May.')).toBeVisible()
    expect(screen.getByText('Told to readers in German: Noch nicht verfügbar.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Generate Report' })).toHaveAttribute('href', '/report/versions')
    // The focus is on the next step, and open items are not called unconfirmed any more.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Confirmed by Mara Lindner'))
    expect(screen.getByRole('link', { name: 'Go on to issue it' })).toHaveAttribute('href', '/report/versions')
    expect(screen.queryByText(/This is still open/)).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Take back' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
    await button('Confirm the final review')
    expect(mock.state.statement.confirmation).toBeNull()
  })

  it('asks for no reason when nothing is open', async () => {
    giveClearReview()
    const { user } = open('/report/review')
    expect(await screen.findByText('Nothing stands in the way')).toBeVisible()
    await user.click(await button('Confirm the final review'))
    expect(await button('Confirm')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull()
  })

  it('says that a statement without any value cannot be confirmed', async () => {
    const empty = { items: [], confirmation: null, withdrawn: null, can_confirm: true, facts: 0 }
    server.use(http.get(`${api}/report/review/`, () => HttpResponse.json(empty), { once: true }))
    const { user } = open('/report/review')
    const off = await button('Confirm the final review')
    expect(off).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/^No value has been decided yet/)).toBeVisible()
    await user.click(off)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that changes have taken a confirmation back', async () => {
    mock.state.statement.withdrawn = { by: 'Jonas Wittmann', at: '2026-02-16T08:00:00.000Z', changes: 2 }
    open('/report/review')
    expect(
      await screen.findByText(
        'Jonas Wittmann confirmed on 16 Feb 2026. 2 changes since then have taken the confirmation back.',
      ),
    ).toBeVisible()
  })

  it('explains to others why they cannot confirm', async () => {
    asMember()
    open('/report/review')
    const off = await button('Confirm the final review')
    expect(off).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Only administrators of the company can confirm the final review.')).toBeVisible()
  })

  it('can be asked for again after a failure', async () => {
    server.use(http.get(`${api}/report/review/`, () => HttpResponse.json({ error: 'Not now.' }, { status: 409 })))
    open('/report/review')
    expect(await screen.findByText('The final review could not be loaded')).toBeVisible()
    expect(screen.getByText('Not now.')).toBeVisible()
  })
})

describe('the statement', () => {
  it('shows a chapter in both languages, with figures, changes and gaps', async () => {
    open('/report?chapter=E1')
    expect(await screen.findByRole('heading', { name: 'Climate change', level: 2 })).toBeVisible()
    const row = (await screen.findAllByRole('row')).find((one) => one.textContent?.includes('Total energy'))
    expect(row).toHaveTextContent('Gesamtenergieverbrauch')
    expect(row).toHaveTextContent('MWh12,34513,000−5.0 %')
    expect(screen.getAllByText('12.345 MWh')).toHaveLength(1)
    expect(screen.getAllByText('sustainability-report-2025.pdf, page 14')).toHaveLength(2)
    expect(screen.getByRole('link', { name: /E1-5_03/ })).toHaveAttribute(
      'href',
      '/datapoints?with_values=false&datapoint=E1-5_03',
    )
  })

  it('shows one language when asked, and marks a text that is older than the other', async () => {
    const { user, address } = open('/report')
    expect(await screen.findByText('Older than English')).toBeVisible()
    expect(screen.queryByText('Older than German')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'German' }))
    expect(address()).toBe('/report?language=de')
    expect(screen.getByText('Diese Erklärung gilt für den Konzern.')).toBeVisible()
    expect(screen.queryByText(/prepared on a consolidated basis/)).toBeNull()
  })

  it('is only read by roles without reporting work', async () => {
    inRole('reader')
    open('/report?chapter=E1')
    expect(await screen.findAllByRole('row')).not.toEqual([])
    for (const name of [/^Say why/, /^Add a text/, /^Edit/, /^Write/, /^Footnote/])
      expect(screen.queryAllByRole('button', { name })).toEqual([])
  })

  it('leads through its chapters', async () => {
    const { user, address } = open('/report')
    const outline = await screen.findByRole('navigation', { name: 'Chapters' })
    expect(within(outline).getByRole('link', { name: /GOV-2.*Missing/ })).toBeVisible()
    await user.click(within(outline).getByRole('link', { name: /Biodiversity/ }))
    expect(address()).toBe('/report?chapter=E4')
    expect(await screen.findByText('This topic is not material')).toBeVisible()
    expect(screen.getAllByText(/None of our sites lies in or near/)).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: /Chapter before.*E3/ }))
    expect(await screen.findByText(/Nobody has said why yet/)).toBeVisible()
    expect(screen.getAllByText('Not written yet.')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: /^Write: .*E3.*German/ }))
    expect(await screen.findByRole('textbox', { name: /E3.*German/ })).toBeVisible()
  })

  it('takes a footnote to a figure, in each language', async () => {
    const { user } = open('/report?chapter=E1')
    await user.click((await screen.findAllByRole('button', { name: /^Footnote to / }))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Footnote' }))
    await user.type(dialog.getByRole('textbox', { name: 'Footnote in English' }), 'Counted at the meter.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Counted at the meter.')).toBeVisible()
    expect([...mock.state.statement.texts.keys()].filter((key) => key.includes('.footnote '))).toHaveLength(1)
  })

  it('gives one reason for all that is missing of a requirement, and takes it back at once', async () => {
    const { user } = open('/report')
    const section = await screen.findByRole('region', { name: /BP-1/ })
    await user.click(await within(section).findByRole('button', { name: /^Give one reason for all \d+/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Why \d+ datapoints of BP-1 are missing$/ }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Please say why.')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not material for what we do.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    // The message goes after a while: it is looked at first.
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect([...mock.state.statement.explanations.keys()].length).toBeGreaterThan(1)
    await user.click(undo)
    await waitFor(() => expect(mock.state.statement.explanations.size).toBe(0))
    expect(await within(section).findByText(/datapoints are missing/)).toBeVisible()
  })

  it('says why a datapoint is missing, and takes it back', async () => {
    const { user } = open('/report')
    await user.click(await button('Say why BP-1_03 is missing'))
    await user.click(await button('Save'))
    expect(await screen.findByText('Please say why.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'We have no subsidiaries.')
    await user.click(await button('Save'))
    expect(await screen.findByRole('heading', { name: 'Left out: Reason of the company' })).toBeVisible()
    expect(screen.getByText('2 datapoints are missing', { selector: '#d-BP-1 h4' })).toBeVisible()

    await user.click(await button('Change what is said of BP-1_03'))
    await user.click(await button('Stands elsewhere'))
    await user.type(screen.getByRole('textbox', { name: 'Document' }), 'Annual report')
    await user.type(screen.getByRole('textbox', { name: 'Page' }), '0')
    await user.click(await button('Save'))
    expect(await screen.findByText('Please give a page number from 1.')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Page' }))
    await user.type(screen.getByRole('textbox', { name: 'Page' }), '12')
    await user.click(await button('Save'))
    expect(await screen.findByText('Annual report, page 12')).toBeVisible()

    await user.click(await button('Change what is said of BP-1_03'))
    await user.click(await button('Take back'))
    await waitFor(() => expect(mock.state.statement.explanations.size).toBe(0))
    expect(await button('Say why BP-1_03 is missing')).toBeVisible()
  })

  it('brings a former version of a text back, and the draft', async () => {
    const { user } = open('/report')
    await user.click(await button('More about the text of BP-1 in English'))
    await user.click(await screen.findByRole('menuitem', { name: 'Versions' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('button', { name: /^Restore the version/ }))
    expect(await screen.findByText('This statement is for the group.')).toBeVisible()
    expect(mock.state.statement.texts.get('BP-1.text en')).toHaveLength(3)

    await user.click(await button('More about the text of BP-1 in English'))
    await user.click(await screen.findByRole('menuitem', { name: 'Back to the draft' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Back to the draft' }))
    await waitFor(() => expect(mock.state.statement.texts.get('BP-1.text en')?.at(-1)?.text).toBeNull())
    await waitFor(() => expect(screen.queryByText('This statement is for the group.')).toBeNull())
  })

  it('says that it is empty before anything was accepted', async () => {
    const nothing = { set: 'esrs-2023', year: 2025, languages: ['en'], chapters: [], facts: 0, gaps: 0 }
    server.use(http.get(`${api}/report/outline/`, () => HttpResponse.json(nothing)))
    open('/report')
    expect(await screen.findByText('The statement is still empty')).toBeVisible()
  })

  it('lists what the standards ask for', async () => {
    open('/report/lists')
    expect(await screen.findByRole('heading', { name: 'Disclosure requirements complied with' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^E1-5(?!_)/ })).toHaveAttribute('href', '/report?chapter=E1#d-E1-5')
    expect(screen.getByRole('link', { name: /^E3.*Not explained/ })).toBeVisible()
  })

  it('lists its gaps by requirement, each leading to its datapoint', async () => {
    const { user } = open('/report/lists')
    const gaps = within((await screen.findByRole('heading', { name: 'Gaps' })).closest('section')!)
    expect(gaps.getByText(/^\d+ required disclosures? in \d+ requirements? ha(s|ve) no value/)).toBeVisible()
    const [first] = gaps.getAllByRole('group')
    await user.click(within(first!).getByText(/datapoints?$/))
    const [datapoint] = within(first!).getAllByRole('link')
    expect(datapoint).toHaveAttribute('href', expect.stringMatching(/^\/datapoints\?with_values=false&datapoint=\w/))
  })
})

describe('versions and files', () => {
  it('are issued once the final review is confirmed, by administrators', async () => {
    const first = open('/report/versions')
    expect(await button('Issue version 2')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('link', { name: 'Go to the final review' })).toHaveAttribute('href', '/report/review')
    first.unmount()

    mock.state.statement.confirmation = {
      by: 'Mara Lindner',
      at: '2026-02-17T08:00:00.000Z',
      reason: '',
      left_out: { en: '', de: '' },
    }
    const { user, address } = open('/report/versions')
    await waitFor(async () => expect(await button('Issue version 2')).not.toHaveAttribute('aria-disabled'))
    await user.click(await button('Issue version 2'))
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'For the board')
    await user.click(await button('Issue'))
    expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeVisible()
    expect(screen.getByText('For the board')).toBeVisible()
    // The files of the version are next; the unchanged draft cannot be issued again.
    await waitFor(() => expect(address()).toBe('/report/versions?files=2'))
    expect(await button('Create PDF in English')).toBeVisible()
    expect(await button('Issue version 3')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Nothing has changed since version 2.')).toBeInTheDocument()
  })

  it('offer the file in the language of the reader first', async () => {
    open('/report/versions?files=1', { language: 'de' })
    const files = await screen.findAllByRole('button', { name: /^PDF auf .* (erstellen|herunterladen)$/ })
    expect(files.map((file) => file.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Deutsch'),
      expect.stringContaining('Englisch'),
    ])
  })

  it('are compared, with each other and with the draft', async () => {
    const { user, address } = open('/report/versions')
    await user.click(await button('Compare version 1'))
    expect(address()).toBe('/report/versions?compare=1')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('2 differences')).toBeVisible()
    expect(within(dialog).getByText('12,300 MWh')).toBeVisible()
    expect(within(dialog).getByRole('combobox', { name: 'To' })).toHaveTextContent('Draft')
  })

  it('become files, each with its progress or the reason why it cannot be made', async () => {
    const { user, address } = open('/report/versions')
    await user.click(await button('Files of the draft'))
    expect(address()).toBe('/report/versions?files=draft')
    expect(screen.getByText(/carry a watermark on every page/)).toBeVisible()
    await user.click(await button('Create PDF in German'))
    await user.click(await button('Create Report package in English'))
    expect(await button('Download PDF in German')).toBeVisible()
    expect(await button('Try again: Report package in English')).toBeVisible()
    expect(screen.getByText(/needs the LEI of the company/)).toBeVisible()
    expect(mock.state.statement.files).toMatchObject([
      { version: null, format: 'pdf', language: 'de' },
      { version: null, format: 'package', language: 'en' },
    ])
  })
})

describe('the settings of the statement', () => {
  it('check the digits of the LEI before anything is sent', async () => {
    const { user } = open('/company/report')
    await user.type(await screen.findByRole('textbox', { name: 'LEI' }), '529900T8BM49AURSDO56')
    await user.click(await button('Save'))
    expect(await screen.findByText(/check digits do not fit/)).toBeVisible()
    expect(mock.state.statement.settings.lei).toBeNull()
    await user.clear(screen.getByRole('textbox', { name: 'LEI' }))
    await user.type(screen.getByRole('textbox', { name: 'LEI' }), '5299 00t8 bm49 aurs do55')
    await user.click(screen.getByRole('switch', { name: 'A colour of your own' }))
    await user.click(await button('Save'))
    await waitFor(() => expect(mock.state.statement.settings.lei).toBe('529900T8BM49AURSDO55'))
    expect(mock.state.statement.settings.colour).toBe('#0e5c66')
  })

  it('refuse a file that is no picture', async () => {
    open('/company/report')
    const input = await screen.findByLabelText('Logo', { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'logo.gif', { type: 'image/gif' })] } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a PNG or a JPEG.')
  })

  it('are only read by others', async () => {
    asMember()
    open('/company/report')
    expect(await screen.findByText('Only administrators of the company can change these settings.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
