import { contract, type ImportPlan } from '@esrs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock

const table = new File(['Code;Value'], 'datapoints.csv')

/** What a table says of a figure in MWh. */
const changed = (row: number, code: string, before: string, after: string): ImportPlan['changes'][number] => {
  const side = (text: string) => ({ text, number: Number(text), unit: 'MWh' })
  const field = { field: 'value' as const, before: side(before), after: side(after) }
  return { row, key: code, code, name: `Name of ${code}`, fields: [field], asked: null }
}
const refused = (row: number, code: string): ImportPlan['refused'][number] => {
  const reason = `The chosen set of standards has no datapoint ${code}.`
  return { row, code, name: '', written: code, reason }
}
const asked = (row: number, code: string, written: string): ImportPlan['questions'][number] => {
  const name = `Name of ${code}`
  return { row, code, name, written, point: Number(written), comma: Number(written.replace('.', '')) }
}

/** The server makes this of the table that comes next. */
function answerTable(given: Partial<ImportPlan>) {
  const parts = { unchanged: 0, changes: [], refused: [], questions: [], ...given }
  const rows = parts.unchanged + parts.changes.length + parts.refused.length + parts.questions.length
  const plan = { rows, plan: 'plan', ...parts }
  mock.reply(contract.exchange.previewImport, plan)
  mock.reply(contract.exchange.confirmImport, plan)
}

async function openImport(options: Parameters<typeof openApp>[1] = {}) {
  const app = openApp('/datapoints', { signedIn: true, ...options })
  const name = options.language === 'de' ? 'Importieren' : 'Import'
  await app.user.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  const choose = (plan: Partial<ImportPlan> = {}) => {
    answerTable(plan)
    return app.user.upload(
      within(dialog).getByLabelText(options.language === 'de' ? 'Datei wählen' : 'Choose a file', {
        selector: 'input',
      }),
      table,
    )
  }
  return { ...app, dialog, inDialog: within(dialog), choose }
}

describe('an import', () => {
  it('shows what would change and what is refused, and changes it only when it is confirmed', async () => {
    const sent: string[] = []
    server.events.on('request:start', ({ request }) => void sent.push(new URL(request.url).pathname))
    onTestFinished(() => server.events.removeAllListeners())
    const { user, inDialog, choose } = await openImport()
    const changes = [changed(2, 'E1-5_02', '25000', '26000')]
    await choose({ changes, refused: [refused(3, 'X9-9_99')], unchanged: 1 })
    expect(
      await inDialog.findByText(
        '3 rows in “datapoints.csv”: 1 changes a datapoint, 1 cannot be used, 1 matches already.',
      ),
    ).toBeVisible()
    const row = within(inDialog.getByText('E1-5_02').closest('tr') as HTMLElement)
    expect(row.getByText('26,000 MWh')).toBeVisible()
    await user.click(inDialog.getByRole('button', { name: 'Not imported (1)' }))
    expect(inDialog.getByText(/The chosen set of standards has no datapoint/)).toHaveTextContent(
      'no datapoint X9-9_99.',
    )
    expect(sent).not.toContain('/csrd/datapoints/import/')
    await user.click(inDialog.getByRole('button', { name: 'Apply 1 change' }))
    expect(await inDialog.findByText('1 datapoint changed')).toBeVisible()
    expect(sent).toContain('/csrd/datapoints/import/')
    await user.click(inDialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('asks how a figure is meant that can be read in two ways, and takes the answer for the whole file', async () => {
    const { user, inDialog, choose } = await openImport()
    await choose({ questions: [asked(2, 'E1-5_02', '7.100'), asked(3, 'E1-5_03', '8.200')] })
    const question = within(await inDialog.findByRole('group', { name: 'How is “7.100” meant?' }))
    expect(question.getByText(/^2 figures of the file can be read in two ways/)).toBeVisible()
    expect(inDialog.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument()
    expect(question.getByRole('button', { name: 'As 7.1 (decimal point)' })).toBeVisible()
    answerTable({ changes: [changed(2, 'E1-5_02', '25000', '7100'), changed(3, 'E1-5_03', '9000', '8200')] })
    await user.click(question.getByRole('button', { name: 'As 7,100 (decimal comma)' }))
    await user.click(await inDialog.findByRole('button', { name: 'Apply 2 changes' }))
    expect(await inDialog.findByText('2 datapoints changed')).toBeVisible()
  })

  it('saves the rows that are not imported, to be corrected', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
    const saved: string[] = []
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    onTestFinished(() => {
      made.mockRestore()
      clicked.mockRestore()
    })
    const { user, inDialog, choose } = await openImport({ language: 'de' })
    await choose({ changes: [changed(2, 'E1-5_02', '25000', '26000')], refused: [refused(3, 'X9-9_99')] })
    await user.click(await inDialog.findByRole('button', { name: 'Diese Zeilen herunterladen' }))
    await waitFor(() => expect(saved).toEqual(['Nicht importiert.csv']))
  })

  it('says so where the file changes nothing, and lets another one be chosen', async () => {
    const { user, inDialog, choose } = await openImport({ language: 'de' })
    await choose({ unchanged: 1 })
    expect(await inDialog.findByText('Nichts zu ändern')).toBeVisible()
    expect(inDialog.getByText('1 Zeile in „datapoints.csv“: 1 stimmt bereits überein.')).toBeVisible()
    expect(inDialog.getByText('Die Datei stimmt mit Ihren Datenpunkten überein.')).toBeVisible()
    expect(inDialog.queryByRole('button', { name: /übernehmen/ })).not.toBeInTheDocument()
    await user.click(inDialog.getByRole('button', { name: 'Andere Datei wählen' }))
    expect(
      inDialog.getByText(
        'XLSX oder CSV, bis 10 MB und 5.000 Zeilen; mit allen weiteren Blättern bis 60.000 Zeilen, 500 Spalten und 400.000 Zellen',
      ),
    ).toBeVisible()
  })

  it('says so where no row can be used', async () => {
    const { inDialog, choose } = await openImport()
    await choose({ refused: [refused(2, 'X9-9_98'), refused(3, 'X9-9_99')] })
    expect(await inDialog.findByText('2 rows in “datapoints.csv”: none can be used.')).toBeVisible()
  })

  it('says of a file without rows that it has none', async () => {
    const { inDialog, choose } = await openImport()
    await choose()
    expect(await inDialog.findByText('The file is empty')).toBeVisible()
    expect(inDialog.queryByText(/rows? in “/)).not.toBeInTheDocument()
  })

  it('refuses other kinds of files without sending them, and tells what the server says of one', async () => {
    const { inDialog, choose } = await openImport()
    const chosen = choose()
    mock.refuse(contract.exchange.previewImport, 'unreadable_file', 'The file is damaged.')
    await chosen
    expect(await inDialog.findByRole('alert')).toHaveTextContent('The file is damaged.')
  })

  it('shows the changes anew when something else was changed meanwhile', async () => {
    const { user, inDialog, choose } = await openImport()
    await choose({ changes: [changed(2, 'E1-5_02', '25000', '26000')] })
    server.use(
      http.post(
        `${api}/csrd/datapoints/import/`,
        () => HttpResponse.json({ error: 'Changed.', code: 'conflict' }, { status: 409 }),
        { once: true },
      ),
    )
    await user.click(await inDialog.findByRole('button', { name: 'Apply 1 change' }))
    expect(await inDialog.findByRole('alert')).toHaveTextContent('Changed. This is what the file would change now.')
    await user.click(inDialog.getByRole('button', { name: 'Apply 1 change' }))
    expect(await inDialog.findByText('1 datapoint changed')).toBeVisible()
  })

  it('stays open while it is written, and says why it was not written', async () => {
    const { user, inDialog, choose } = await openImport()
    await choose({ changes: [changed(2, 'E1-5_02', '25000', '26000')] })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.post(`${api}/csrd/datapoints/import/`, async () => {
        await held
        return HttpResponse.json({ error: 'The disk is full.', code: 'internal' }, { status: 500 })
      }),
    )
    await user.click(await inDialog.findByRole('button', { name: 'Apply 1 change' }))
    await user.keyboard('{Escape}')
    expect(inDialog.getByText('E1-5_02')).toBeVisible()
    answer()
    expect(await inDialog.findByRole('alert')).toHaveTextContent(/^The changes were not made\./)
    expect(inDialog.getByRole('button', { name: 'Apply 1 change' })).toBeEnabled()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('lets long lists be searched and shows them in parts', async () => {
    const { user, inDialog, choose } = await openImport()
    await choose({ refused: Array.from({ length: 130 }, (_, index) => refused(index + 2, `X1-1_${index}`)) })
    expect(await inDialog.findByText(/^Nothing can be imported/)).toBeVisible()
    expect(inDialog.getAllByRole('row')).toHaveLength(101)
    await user.click(inDialog.getByRole('button', { name: 'Show 30 more' }))
    expect(inDialog.getAllByRole('row')).toHaveLength(131)
    await user.type(inDialog.getByRole('searchbox'), 'X1-1_77')
    await waitFor(() => expect(inDialog.getAllByRole('row')).toHaveLength(2))
  })
})

describe('an export', () => {
  it.each([
    ['/datapoints?control_code=E1&search=energy', 'csrd/datapoints', 'Datapoints 2025.xlsx', 'control_code=E1'],
    ['/csrd-progress', 'csrd/progress', 'Progress 2025.xlsx', ''],
    ['/iro', 'company/iro-analysis', 'IROs 2025.xlsx', ''],
    ['/documents', 'documents', 'Documents.xlsx', ''],
  ])('of %s saves all that is listed', async (path, address, name, filter) => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(request.url))
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
    const saved: string[] = []
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    onTestFinished(() => {
      made.mockRestore()
      clicked.mockRestore()
    })
    const { user } = openApp(path, { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }))
    await waitFor(() => expect(saved).toEqual([name]))
    const sent = asked.find((url) => url.includes('/export/'))
    expect(sent).toContain(`/${address}/export/?format=xlsx`)
    expect(sent).toContain(filter)
  })
})
