import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { keepSession } from '../../api/session.ts'
import { accessFor } from '../../mock/token.ts'
import { openApp, signIn } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { changeRow, unsavedRows } from '../../values/unsaved-store.ts'

const { server, api } = mock

const open = (path = '/extracted', options: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { signedIn: true, ...options })
const group = (name: string) => screen.findByRole('region', { name })
const rowOf = async (id: string) => (await screen.findByText(id)).closest('tr') as HTMLElement
const ids = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('button', { name: /^Edit / })
    .map(({ ariaLabel }) => ariaLabel?.slice(5))
const kept = (key: string) => mock.state.datapoints.find((datapoint) => datapoint.key === key)!
const text = (name: string) => screen.findByRole('textbox', { name })
const bar = () => screen.findByRole('region', { name: 'Unsaved rows' })

type User = ReturnType<typeof openApp>['user']
async function add(
  user: User,
  fields: { id?: string; label?: string; value?: string; source?: string; note?: string },
) {
  await user.click(await screen.findByRole('button', { name: 'Add Datapoint' }))
  const names = { id: 'ID', label: 'Label', value: 'Value', source: 'Source', note: 'Note' }
  for (const [name, typed] of Object.entries(fields))
    await user.type(await text(names[name as keyof typeof names]), typed)
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Add Datapoint' }))
}
async function edit(user: User, id: string, value: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${id}` }))
  const field = await text('Value')
  await user.clear(field)
  await user.type(field, value)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
}

describe('the list', () => {
  it('stands under the tab Datapoints, in groups by the prefix of the ID', async () => {
    open()
    const environmental = await group('Environmental')
    expect(ids(environmental).every((id) => id?.startsWith('E'))).toBe(true)
    expect(ids(await group('Social')).every((id) => /^S\d/.test(id ?? ''))).toBe(true)
    expect(ids(await group('Governance')).every((id) => /^G\d/.test(id ?? ''))).toBe(true)
    expect(ids(await group('Other ESRS'))).toEqual(expect.arrayContaining(['BP-1_01', 'GOV-1_01', 'SBM-1_06']))
    const tab = screen.getByRole('link', { name: /^Datapoints/ })
    expect([tab.getAttribute('href'), tab.getAttribute('aria-current')]).toEqual([
      '/datapoints?state=to_check&counting=true&order=importance',
      'page',
    ])
  })

  it('has the columns ID, Label, Value, Source, Note and Actions', async () => {
    open()
    const table = within(await group('Environmental')).getByRole('table')
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual(['ID', 'Label', 'Value', 'Source', 'Note', 'Actions'])
  })

  it('colours the IDs by their group', async () => {
    open()
    await group('Environmental')
    const colour = (id: string) => /bg-(\w+)-soft/.exec(screen.getByText(id).className)?.[1]
    expect(['E1-5_01', 'S1-6_02', 'G1-6_01', 'SBM-1_06'].map(colour)).toEqual(['env', 'soc', 'gov', 'neutral'])
  })

  it('leads from a value to the passage that proves it', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('link', { name: /Show the evidence for E1-5_01/ }))
    await waitFor(() => expect(address()).toBe('/datapoints?datapoint=E1-5_01'))
  })

  it('says how a value stands, as the list of datapoints does', async () => {
    Object.assign(kept('E1-5_01'), { status: 'corrected' })
    Object.assign(kept('E1-5_02'), { status: 'accepted' })
    open()
    expect((await rowOf('E1-5_01')).textContent).toContain('Corrected')
    expect((await rowOf('E1-5_02')).textContent).toContain('Accepted')
    expect(screen.getAllByText('Proposed · high').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Needs review').length).toBeGreaterThan(0)
  })

  it('shows a newer finding beside an accepted value, and a form can take it over', async () => {
    kept('E1-5_02').newer = { value: '26100', number: 26100, unit: 'MWh' }
    const { user } = open()
    expect(await screen.findByText(/Proposed value: 26,100/)).toBeVisible()
    expect(within(await rowOf('E1-5_02')).getByText('25,900')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit E1-5_02' }))
    await user.click(await screen.findByRole('button', { name: 'Use this value' }))
    expect(await text('Value')).toHaveValue('26,100\u00a0MWh')
  })

  it('shows the first values while the others come', async () => {
    const others = Promise.withResolvers<void>()
    mock.state.datapoints = Array.from({ length: 260 }, (_, index) => ({
      ...kept('E1-5_01'),
      key: `E1-9_${String(index + 1000)}`,
      own: { name: `Own figure ${index}`, label: '' },
    }))
    server.use(
      http.get(`${api}/csrd/extracted/`, async ({ request }) => {
        if (new URL(request.url).searchParams.get('page') !== '1') await others.promise
      }),
    )
    open()
    const rows = async () => (await group('Environmental')).querySelectorAll('tbody tr').length
    await waitFor(async () => expect(await rows()).toBe(250))
    expect(screen.getByText('Loading the other values …')).toBeVisible()
    others.resolve()
    await waitFor(async () => expect(await rows()).toBe(260))
    expect(screen.queryByText('Loading the other values …')).toBeNull()
  })

  it('shows six hundred rows of a group, and the rest when asked', async () => {
    const own = Array.from({ length: 30 + 600 }, (_, index) => {
      const key = `E1-9_${String(index + 1000)}`
      return { ...kept('E1-5_01'), key, own: { name: `Own figure ${index}`, label: '' } }
    })
    mock.state.datapoints = [...mock.state.datapoints.filter(({ key }) => !key.startsWith('E')), ...own]
    const { user } = open()
    const environmental = await group('Environmental')
    const rows = () => environmental.querySelectorAll('tbody tr').length
    await waitFor(() => expect(rows()).toBe(600))
    const more = await within(environmental).findByText('Show 30 more of 30')
    await user.click(more)
    await waitFor(() => expect(rows()).toBe(630))
    expect(more).not.toBeInTheDocument()
  })

  it('can fold a group away', async () => {
    const { user } = open()
    await group('Environmental')
    await user.click(screen.getByRole('button', { name: 'Collapse Environmental' }))
    expect(screen.queryByText('E1-5_01')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Expand Environmental' }))
    expect(screen.getByText('E1-5_01')).toBeVisible()
  })

  it('says what failed and what to do', async () => {
    server.use(
      http.get(`${api}/csrd/extracted/`, () =>
        HttpResponse.json({ error: 'The database is down.', code: 'forbidden' }, { status: 403 }),
      ),
    )
    const { user } = open()
    expect(await screen.findByText('The extracted datapoints could not be loaded')).toBeVisible()
    expect(screen.getByText('The database is down.')).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await group('Environmental')).toBeVisible()
  })

  it('says why it is empty', async () => {
    mock.state.datapoints = []
    open()
    expect(await screen.findByText('Nothing has been extracted yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upload files' })).toHaveAttribute('href', '/documents')
  })

  it('is in German from the columns to the groups and answers', async () => {
    Object.assign(kept('BP-1_01'), {
      dataType: 'choice',
      value: 'consolidated',
      number: null,
      choices: { several: false, options: [{ value: 'consolidated', label: 'Konsolidiert' }] },
    })
    open('/extracted', { language: 'de' })
    expect(await screen.findByRole('region', { name: 'Umwelt' })).toBeVisible()
    const heads = within(screen.getAllByRole('table')[0]!).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Bezeichnung',
      'Wert',
      'Quelle',
      'Notizen',
      'Aktionen',
    ])
    expect(screen.getByText('34.800')).toBeVisible()
    expect(within(await rowOf('BP-1_01')).getByText('Konsolidiert')).toBeVisible()
  })
})

describe('the search', () => {
  const finds = async (search: string, all: string[]) => {
    const { user, address, unmount } = open()
    await group('Environmental')
    await user.type(screen.getByRole('searchbox'), search)
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('search')).toBe(search))
    // The list follows what is typed as soon as the browser has time for it.
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Edit / }).map(({ ariaLabel }) => ariaLabel?.slice(5))).toEqual(
        all,
      ),
    )
    unmount()
  }

  it('covers ID, label, value, source and note, whatever the case', async () => {
    kept('G1-6_01').notes = 'Median thirty-one'
    await finds('e1-5_07', ['E1-5_07'])
    await finds('TOTAL ENERGY', ['E1-5_01'])
    await finds('34,800', ['E1-5_01'])
    await finds('34800', ['E1-5_01'])
    await finds('code of conduct', ['G1-1_02', 'G1-3_01'])
    await finds('thirty-one', ['G1-6_01'])
  })

  it('finds an umlaut however it is typed', async () => {
    Object.assign(kept('E1-5_01'), { notes: 'Zähler an der Nordstraße' })
    await finds('zaehler nordstrasse', ['E1-5_01'])
    await finds('ZÄHLER', ['E1-5_01'])
  })

  it('is cleared by its button, and survives a reload in the address', async () => {
    const { user, address } = open('/extracted?search=nothing+like+it')
    expect(await screen.findByText('No datapoints found')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0]!)
    expect(await group('Environmental')).toBeVisible()
    expect(address()).toBe('/extracted')
  })
})

describe('a row that is added', () => {
  it('stays in the browser, is marked, and needs nothing but the button', async () => {
    const { user } = open()
    await group('Environmental')
    await add(user, { id: '1-5_99', label: 'Heat sold', value: '1,250 MWh', source: 'Meter', note: 'Yearly' })
    expect(await screen.findByText('New datapoint added successfully')).toBeVisible()
    const row = within(await rowOf('E1-5_99'))
    for (const shown of ['Heat sold', '1,250 MWh', 'Meter', 'Yearly', 'Not saved to the company'])
      expect(row.getByText(shown)).toBeVisible()
    expect(within(await bar()).getByText('1 row is kept in this browser only.')).toBeVisible()
    expect(mock.state.datapoints.some(({ own }) => own)).toBe(false)
    await add(user, {})
    expect(within(await group('Other ESRS')).getByText('New')).toBeVisible()
  })

  it('composes its ID of prefix and number', async () => {
    const { user } = open()
    await group('Environmental')
    await user.click(screen.getByRole('button', { name: 'Add Datapoint' }))
    await user.click(await screen.findByRole('combobox', { name: 'Prefix' }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['E', 'S', 'G', 'SBM'])
    await user.click(options[3]!)
    await user.type(await text('ID'), '1_99')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Datapoint' }))
    expect(within(await group('Other ESRS')).getByText('SBM-1_99')).toBeVisible()
  })

  it('survives a reload; another account on this browser does not see it; it is there again for its owner', async () => {
    const first = open()
    await group('Environmental')
    await add(first.user, { id: '1-5_99', label: 'Heat sold' })
    await screen.findByText('E1-5_99')
    first.unmount()

    const second = open()
    expect(await screen.findByText('E1-5_99')).toBeVisible()
    second.unmount()

    const colleague = mock.state.people[1]!.user
    const third = open('/extracted', { signedIn: false })
    keepSession({ access: accessFor(colleague.id), refresh: 'mock', user: colleague })
    await group('Environmental')
    expect(screen.queryByText('E1-5_99')).toBeNull()
    third.unmount()

    open('/extracted', { signedIn: false })
    signIn()
    expect(await screen.findByText('E1-5_99')).toBeVisible()
  })

  it('is kept while it is typed, also when the form is closed or the page reloaded', async () => {
    const { user, unmount } = open()
    await group('Environmental')
    await user.click(screen.getByRole('button', { name: 'Add Datapoint' }))
    await user.type(await text('Label'), 'Half a thought')
    await user.keyboard('{Escape}')
    unmount()
    const again = open()
    await group('Environmental')
    await again.user.click(screen.getByRole('button', { name: 'Add Datapoint' }))
    expect(await text('Label')).toHaveValue('Half a thought')
    expect(screen.getByText('What you typed earlier and did not add is still here.')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await again.user.click(screen.getByRole('button', { name: 'Add Datapoint' }))
    expect(await text('Label')).toHaveValue('')
  })

  it('can be edited under its own ID, also when the list was put together anew meanwhile; another one cannot take it', async () => {
    const { user } = open()
    await add(user, { id: '1-5_99', value: '12' })
    await add(user, { label: 'Noise' })
    await user.click(await screen.findByRole('button', { name: 'Edit E1-5_99' }))
    act(() => changeRow(unsavedRows()[1]!, { note: 'typed in another tab' }))
    await user.type(await text('Note'), 'read off')
    expect(screen.queryByText(/You have added E1-5_99 already/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(unsavedRows().find(({ code }) => code === 'E1-5_99')?.note).toBe('read off'))

    await user.click(screen.getByRole('button', { name: 'Add Datapoint' }))
    await user.type(await text('ID'), '1-5_99')
    expect(screen.getByText(/You have added E1-5_99 already/)).toBeVisible()
  })

  it('under the ID of a row that is there changes that row', async () => {
    const { user } = open()
    await group('Environmental')
    await add(user, { id: '1-5_01', value: '35,000' })
    expect(unsavedRows()).toMatchObject([{ id: 'E1-5_01', key: 'E1-5_01', base: { value: '34800' } }])
    expect(within(await rowOf('E1-5_01')).getByText('35,000')).toBeVisible()
  })

  it('takes no files while uploads are paused', async () => {
    mock.state.company.metadata.enable_document_upload = false
    const { user } = open()
    await group('Environmental')
    await user.click(screen.getByRole('button', { name: 'Add Datapoint' }))
    const choose = await screen.findByRole('button', { name: 'Choose files' })
    await waitFor(() => expect(choose).toHaveAttribute('aria-disabled', 'true'))
    expect(screen.getByLabelText('Choose files', { selector: 'input' })).toBeDisabled()
  })

  it('takes supporting files of the accepted kinds only, and shows their names', async () => {
    const { user } = open()
    await group('Environmental')
    await user.click(screen.getByRole('button', { name: 'Add Datapoint' }))
    const input = screen.getByLabelText('Choose files', { selector: 'input' })
    expect(input).toHaveAttribute('accept', '.pdf,.docx,.doc,.txt,.jpg,.jpeg,.png,.xlsx,.csv')
    expect(input).toHaveAttribute('multiple')
    const file = (name: string, content = 'x') => new File([content], name)
    await user.upload(input, [file('a.pdf'), file('b.csv')])
    await screen.findByText('b.csv')
    Object.defineProperty(input, 'accept', { value: '' })
    await user.upload(input, [file('c.mp4'), file('d.txt', '')])
    expect(await screen.findByText('c.mp4 is of a type that is not accepted here.')).toBeVisible()
    expect(screen.getByText('d.txt is empty.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
    await user.type(await text('Label'), 'With proof')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Datapoint' }))
    expect(await screen.findByText('b.csv')).toBeVisible()
    expect(screen.queryByText('a.pdf')).toBeNull()
  })
})

describe('a row that is edited', () => {
  it('stays in the browser with a toast, and is no longer said to come from the file', async () => {
    const { user } = open()
    await group('Environmental')
    await edit(user, 'E1-5_01', '35,000')
    expect(await screen.findByText('Datapoint updated successfully')).toBeVisible()
    const row = within(await rowOf('E1-5_01'))
    expect(row.getByText('35,000')).toBeVisible()
    expect(row.getByText('Not saved to the company')).toBeVisible()
    expect(row.getByText('Entered by Mara Lindner')).toBeVisible()
    expect(kept('E1-5_01').value).toBe('34800')
    await edit(user, 'E1-5_01', '34800')
    await waitFor(() => expect(unsavedRows()).toEqual([]))
  })

  it('is thrown away alone, after a question', async () => {
    const { user } = open()
    await group('Environmental')
    await edit(user, 'E1-5_01', '35,000')
    await edit(user, 'E1-5_02', '26,000')
    await user.click(screen.getByRole('button', { name: 'Edit E1-5_01' }))
    await user.click(screen.getByRole('button', { name: 'Discard row' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(unsavedRows().map(({ id }) => id)).toEqual(['E1-5_02']))
  })
})
