import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { contract } from '../api/contract.ts'
import { keyOf } from '../api/read.ts'
import { openApp, signIn } from '../testing/app.tsx'
import { mock } from '../testing/setup.ts'
import { typedValue } from './choices.ts'
import { loadExtracted } from './queries.ts'
import { keepFile, readFile } from './unsaved-files.ts'
import { changesOf, conflictsOf, savedFieldsOf, type UnsavedRow } from './unsaved-row.ts'
import { isFleeting, keepRow, unsavedRows } from './unsaved-store.ts'

const { server, api } = mock
const report = 'esrs-2023 2025'
const empty = { code: '', name: '', value: '', source: '', note: '', files: [], language: 'en', base: null } as const

const keep = (row: Partial<UnsavedRow>) => keepRow({ ...empty, files: [], key: null, report, ...row })
const own = (code: string) => mock.state.datapoints.find(({ key }) => key === `OWN_${code}`)
const kept = (key: string) => mock.state.datapoints.find((datapoint) => datapoint.key === key)!
/** A change of a datapoint that the company has. */
async function change(key: string, changed: Partial<UnsavedRow>) {
  const datapoint = (await loadExtracted()).find((one) => one.key === key)!
  const { label: name, source, note } = datapoint
  const base = savedFieldsOf(datapoint)
  return keep({ key, code: datapoint.id, name, value: typedValue(base, 'en'), source, note, base, ...changed })
}
const bar = () => screen.findByRole('region', { name: 'Unsaved rows' })
const save = async ({ user }: ReturnType<typeof openApp>) =>
  user.click(within(await bar()).getByRole('button', { name: 'Save to the company' }))
const open = (path = '/extracted') => openApp(path, { signedIn: true })

describe('saving', () => {
  it('sends added and changed rows with one action, and files as documents beside the value', async () => {
    const app = open()
    signIn()
    const { id } = await keepFile(new File(['a;b'], 'meter.csv'))
    keep({
      code: 'E1-5_99',
      name: 'Heat sold',
      value: 'a lot',
      source: 'Meter',
      note: 'Yearly',
      files: [{ id, name: 'meter.csv', size: 3 }],
    })
    await change('E1-5_01', { value: '35000', note: 'Checked' })
    expect(within(await bar()).getByText('2 rows are kept in this browser only.')).toBeVisible()
    await save(app)
    expect(await screen.findByText('2 rows saved to the company')).toBeVisible()
    expect(unsavedRows()).toEqual([])
    expect(own('E1-5_99')).toMatchObject({
      value: 'a lot',
      source: 'Meter',
      notes: 'Yearly',
      own: { name: 'Heat sold' },
    })
    const document = mock.state.documents.find(({ title }) => title === 'meter.csv')
    expect(own('E1-5_99')?.files).toEqual([document?.id])
    expect(kept('E1-5_01')).toMatchObject({ value: '35000', notes: 'Checked', status: 'corrected' })
    expect(await readFile(id)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved rows' })).toBeNull())
    expect(await screen.findByText('Entity-specific')).toBeVisible()
  })

  it('puts a new row with an ID of the standards into the datapoint of the standards', async () => {
    const empty = mock.state.datapoints.find(({ value }) => value === null)!
    const app = open()
    keep({ code: empty.key, value: '7' })
    await save(app)
    expect(await screen.findByText('1 row saved to the company')).toBeVisible()
    expect(kept(empty.key)).toMatchObject({ value: '7' })
    expect(own(empty.key)).toBeUndefined()
  })

  it('shows what the company has meanwhile and writes over nothing until somebody decides', async () => {
    const app = open()
    await change('E1-5_01', { value: '35000' })
    await change('E1-5_02', { note: 'Mine' })
    Object.assign(kept('E1-5_01'), { value: '36000', number: 36000, status: 'corrected' })
    Object.assign(kept('E1-5_02'), { value: '99', number: 99 })
    await save(app)
    expect(await screen.findByText(/1 row could not be saved/)).toBeVisible()
    expect(kept('E1-5_01').value).toBe('36000')
    // Only what was typed is compared: a note does not conflict with another value.
    expect(kept('E1-5_02')).toMatchObject({ value: '99', notes: 'Mine' })
    expect(await screen.findByText('The saved value has changed in the meantime.')).toBeVisible()
    expect(screen.getByText(/Saved value: 36,000/)).toBeVisible()
    expect(within(await bar()).getByText('1 row needs your attention.')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await save(app)
    await waitFor(() => expect(kept('E1-5_01').value).toBe('35000'))
  })

  it('counts the same rows on both pages; the one without the reasons leads to them', async () => {
    const app = open('/datapoints')
    await change('E1-5_01', { value: '35000' })
    keep({ name: 'Noise', problem: 'The unit is not known.' })
    Object.assign(kept('E1-5_01'), { value: '36000', number: 36000, status: 'corrected' })
    const link = await within(await bar()).findByRole('link', { name: '2 of them need your attention.' })
    expect(screen.getByText('The unit is not known.')).toBeVisible()
    await app.user.click(link)
    expect(await screen.findByText('The saved value has changed in the meantime.')).toBeVisible()
    expect(screen.getByText('The unit is not known.')).toBeVisible()
    expect(within(await bar()).getByText('2 of them need your attention.')).toBeVisible()
  })

  it('can take what the company has, after a question', async () => {
    const app = open()
    await change('E1-5_01', { value: '35000' })
    Object.assign(kept('E1-5_01'), { value: '36000', number: 36000 })
    await app.client.invalidateQueries({ queryKey: keyOf(contract.additions.extracted) })
    await app.user.click(await screen.findByRole('button', { name: 'Use what is saved' }))
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(unsavedRows()).toEqual([]))
    expect(await screen.findByText('36,000')).toBeVisible()
  })

  it('keeps a row that the company refuses, says why, and saves the others', async () => {
    const app = open()
    keep({ code: 'E1-5_98', name: 'First' })
    keep({ code: 'E1-5_99', name: 'Second' })
    server.use(
      http.post(`${api}/csrd/datapoints/`, async ({ request }) => {
        const { id } = (await request.clone().json()) as { id: string }
        if (id !== 'E1-5_98') return undefined
        return HttpResponse.json({ error: 'Your company already has it.', code: 'conflict' }, { status: 409 })
      }),
    )
    await save(app)
    expect(await screen.findByText('Your company already has it.')).toBeVisible()
    await waitFor(() => expect(unsavedRows().map(({ code }) => code)).toEqual(['E1-5_98']))
    expect(own('E1-5_99')).toBeDefined()
  })

  it('shows no sentence in another language than the page', async () => {
    const app = openApp('/extracted', { signedIn: true, language: 'de' })
    await change('E1-5_01', { value: 'plenty', language: 'en' })
    const said = '“plenty” is not a number.'
    server.use(
      http.put(`${api}/csrd/datapoints/E1-5_01/`, () =>
        HttpResponse.json({ error: said, code: 'invalid_input', fields: { value: said } }, { status: 400 }),
      ),
    )
    await app.user.click(await screen.findByRole('button', { name: 'Im Unternehmen speichern' }))
    expect(await screen.findByText(/^Der Wert wurde nicht angenommen/)).toBeVisible()
    expect(screen.queryByText(said)).toBeNull()
    expect(unsavedRows()[0]).toMatchObject({ problem: said, problemIn: 'en' })
  })

  it('loses nothing when the network is gone, and says again which row it was that arrived without an answer', async () => {
    const app = open()
    keep({ name: 'Heat sold' })
    const keys: string[] = []
    let isDown = true
    server.use(
      http.post(`${api}/csrd/datapoints/`, async ({ request }) => {
        const { idempotency_key: key } = (await request.clone().json()) as { idempotency_key: string }
        keys.push(key)
        return isDown ? HttpResponse.error() : undefined
      }),
    )
    await save(app)
    expect(await screen.findByText('The rows could not be saved')).toBeVisible()
    expect(unsavedRows()).toHaveLength(1)
    isDown = false
    await save(app)
    await waitFor(() => expect(unsavedRows()).toEqual([]))
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })

  it('sends a figure in the language in which it was typed', async () => {
    const app = open()
    await change('E1-5_01', { value: '1.234,5', language: 'de' })
    let language: string | null = null
    server.use(
      http.put(`${api}/csrd/datapoints/E1-5_01/`, ({ request }) => {
        language = request.headers.get('accept-language')
        return undefined
      }),
    )
    await save(app)
    await waitFor(() => expect(unsavedRows()).toEqual([]))
    expect(language).toBe('de')
  })

  it('leaves rows of another set or year alone and says so', async () => {
    open()
    keep({ name: 'Last year', report: 'esrs-2023 2024' })
    expect(await screen.findByText(/1 row was typed for another set or year/)).toBeVisible()
    expect(screen.queryByText('Last year')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save to the company' })).toBeNull()
  })
})

describe('discarding', () => {
  it('asks, and then takes rows and files', async () => {
    const { user } = open()
    signIn()
    const { id } = await keepFile(new File(['a'], 'a.txt'))
    keep({ name: 'One', files: [{ id, name: 'a.txt', size: 1 }] })
    keep({ name: 'Two' })
    await user.click(within(await bar()).getByRole('button', { name: 'Discard' }))
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByText('Discard 2 rows that are not saved to the company?')).toBeVisible()
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(unsavedRows()).toHaveLength(2)
    await user.click(within(await bar()).getByRole('button', { name: 'Discard' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    expect(unsavedRows()).toEqual([])
    await waitFor(async () => expect(await readFile(id)).toBeNull())
  })
})

describe('Add Datapoint on /datapoints', () => {
  it('adds a row with the temporary id new-{n} to the list, without a call of the server', async () => {
    const { user } = open('/datapoints')
    let calls = 0
    server.use(
      http.post(`${api}/csrd/datapoints/`, () => {
        calls += 1
        return undefined
      }),
    )
    const add = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Add Datapoint' }))
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), name)
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Datapoint' }))
    }
    await add('Heat sold')
    expect(await screen.findByText('Datapoint added successfully')).toBeVisible()
    await add('Noise')
    const table = await screen.findByRole('table')
    const names = within(table).getAllByText('Not saved to the company')
    expect(names).toHaveLength(2)
    for (const name of ['Heat sold', 'Noise'])
      expect(within(table).getByText(name).closest('tr')).toHaveTextContent(/^New/)
    expect(within(table).getByRole('button', { name: 'Edit Noise' })).toBeVisible()
    expect(calls).toBe(0)
    expect(unsavedRows().map(({ id }) => id)).toEqual(['new-1', 'new-2'])
  })

  it('edits an added row with the words of /extracted, and a figure in one line', async () => {
    const { user } = open('/datapoints')
    keep({ code: 'E1-9_99', name: 'Heat sold', controlCode: 'E1', dataType: 'number', value: '12' })
    const row = (await screen.findByText('Heat sold')).closest('tr')!
    expect(within(row).getByText('ESRS E1')).toBeVisible()
    await user.click(within(row).getByRole('button'))
    const form = within(await screen.findByRole('dialog', { name: 'Edit datapoint' }))
    expect(form.getByText('E1-9_99 · Heat sold')).toBeVisible()
    expect(form.getByLabelText('Value').tagName).toBe('INPUT')
    expect(form.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Discard row' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(unsavedRows()).toEqual([]))
  })

  it('asks for nothing, and finds an added row as the others', async () => {
    const { user } = open('/datapoints')
    await user.click(await screen.findByRole('button', { name: 'Add Datapoint' }))
    const form = await screen.findByRole('dialog', { name: 'Add Datapoint' })
    for (const field of within(form).getAllByRole('textbox')) expect(field).not.toBeRequired()
    await user.click(within(form).getByRole('button', { name: 'Add Datapoint' }))
    expect(await screen.findByText('Without a name')).toBeVisible()
    keep({ name: 'Verkaufte Fernwärme', dataType: 'number' })
    await user.type(screen.getByRole('searchbox'), 'fernwaerme{Enter}')
    expect(await screen.findByText('Verkaufte Fernwärme')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Without a name')).toBeNull())
  })

  it('shows the same rows as /extracted, and one action saves them from either page', async () => {
    const app = open('/datapoints')
    keep({ name: 'Heat sold', controlCode: 'E1', dataType: 'number', unit: 'MWh', value: '12' })
    expect(await screen.findByText('Heat sold')).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'Extracted' }))
    expect(await screen.findByText('Heat sold')).toBeVisible()
    await save(app)
    expect(await screen.findByText('1 row saved to the company')).toBeVisible()
    expect(own('E1-OWN_01')).toMatchObject({ value: '12', unit: 'MWh', dataType: 'number' })
  })
})

describe('the store', () => {
  it('never gives a number twice and never mixes people', () => {
    openApp('/login', { signedIn: true })
    expect(keep({}).id).toBe('new-1')
    expect(keep({}).id).toBe('new-2')
    localStorage.setItem(
      Object.keys(localStorage).find((key) => key.startsWith('datapoint_additions_'))!,
      JSON.stringify({ rows: [], counter: 2 }),
    )
    expect(keep({}).id).toBe('new-3')
  })

  it('goes on where the browser keeps nothing, and knows it', () => {
    openApp('/login', { signedIn: true })
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      keep({ name: 'Kept in memory' })
      expect(unsavedRows()).toMatchObject([{ name: 'Kept in memory' }])
      expect(isFleeting()).toBe(true)
    } finally {
      Storage.prototype.setItem = setItem
    }
    keep({ name: 'Kept again' })
    expect(isFleeting()).toBe(false)
  })
})

describe('what is compared', () => {
  const base = { name: 'Energy', value: '1234.5', number: 1234.5, unit: 'MWh', source: 'a.pdf', note: '' }
  const row: UnsavedRow = {
    ...empty,
    id: 'E1-5_01',
    key: 'E1-5_01',
    code: 'E1-5_01',
    report,
    base,
    files: [],
    name: 'Energy',
    value: '1234,5',
    source: 'a.pdf',
    language: 'de',
    by: '',
    at: '',
    request: '',
  }

  it('is what a person changed, in their way of writing', () => {
    expect(changesOf(row)).toEqual({})
    expect(changesOf({ ...row, value: ' 1235 ', note: 'x' })).toEqual({ value: '1235', note: 'x' })
  })

  it.each([
    ['the same as before', { ...base }, []],
    ['another value', { ...base, value: '99', number: 99 }, ['value']],
    ['the same value', { ...base, value: '7' }, []],
    ['the value in another unit', { ...base, unit: 'GJ' }, ['value']],
    ['another source that nobody touched', { ...base, source: 'b.pdf' }, []],
    ['nothing any more', null, ['value']],
  ])('%s', (_, now, expected) => {
    expect(conflictsOf({ ...row, value: '7' }, now)).toEqual(expected)
  })
})
