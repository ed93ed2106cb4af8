import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'
import { readPeople } from './read-people.ts'

describe('my work', () => {
  it('is all that a contributor has', async () => {
    const person = mock.state.people[0]
    if (person) person.user.user_type = 'contributor'
    openApp('/my-work', { signedIn: true })
    expect(await screen.findByRole('list', { name: 'To deliver' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Documents' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'All work' })).toBeNull()
  })

  it('shows what is to be delivered, decided and read', async () => {
    const { user, address } = openApp('/my-work', { signedIn: true })
    const list = await screen.findByRole('list', { name: 'To deliver' })
    expect(within(list).getByText(/Without the trainees/)).toBeVisible()
    expect(within(list).getByText(/Overdue/)).toBeVisible()
    expect(screen.getByText(/Does this include the shop/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mark as read' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull())
    await user.click(screen.getByRole('switch', { name: 'Weekly mail on Mondays' }))
    await waitFor(() => expect(mock.state.work.weeklyMail).toBe(false))
    await user.click(within(screen.getByRole('list', { name: 'Answers to decide on' })).getByRole('button'))
    expect(address()).toBe('/my-work?task=E1-5_02')
  })

  it('takes several answers at once, each as the list shows it; what has two answers stays', async () => {
    const [first] = mock.state.work.deliveries
    for (const [key, value] of [
      ['E1-5_01', '12480'],
      ['E1-5_05', '2000'],
    ] as const)
      mock.state.work.deliveries.push({
        ...first!,
        id: crypto.randomUUID(),
        key,
        value,
        written: value,
        unit: 'MWh',
        state: 'waiting',
      })
    for (const key of ['E1-5_01', 'E1-5_05']) mock.state.work.tasks.delete(key)
    for (const one of mock.state.datapoints)
      if (one.key === 'E1-5_01' || one.key === 'E1-5_05') Object.assign(one, { status: 'missing', value: null })
    const { user } = openApp('/my-work', { signedIn: true })
    const list = await screen.findByRole('list', { name: 'Answers to decide on' })
    expect(within(list).getByText('12,480 MWh')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Accept all 2' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept values' })
    expect(within(dialog).getByText(/^1 more stays to be decided on/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Accept all 2' }))
    expect(await screen.findByText('2 values accepted')).toBeVisible()
    expect(mock.state.work.deliveries.filter(({ state }) => state === 'waiting').map(({ key }) => key)).toEqual([
      'E1-5_02',
      'E1-5_02',
    ])
  })

  it('takes an answer as the value, beside one that says something else and what its proof says', async () => {
    const { user } = openApp('/my-work?task=E1-5_02', { signedIn: true })
    const panel = await screen.findByRole('dialog')
    expect(await within(panel).findByText('Answers differ')).toBeVisible()
    // What is to be decided comes before the field for another answer, and a figure is not said twice.
    const after = within(panel)
      .getByRole('button', { name: 'Deliver' })
      .compareDocumentPosition(within(panel).getAllByRole('button', { name: 'Accept' })[0]!)
    expect(after & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
    expect(within(panel).getByText('This is 2.4 times the figure of 2024.')).toBeVisible()
    expect(within(panel).getByText('agrees')).toBeVisible()
    await user.click(within(panel).getAllByRole('button', { name: 'Accept' })[0]!)
    await waitFor(() => expect(mock.state.work.deliveries.map(({ state }) => state)).toEqual(['accepted', 'replaced']))
    await user.hover(await within(panel).findByRole('button', { name: 'Approve' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('you decided on the value')
  })

  it('approves an answer that was taken, where four eyes are not asked for', async () => {
    mock.state.work.fourEyes = false
    const { user } = openApp('/my-work?task=E1-5_02', { signedIn: true })
    const panel = await screen.findByRole('dialog')
    await user.click((await within(panel).findAllByRole('button', { name: 'Accept' }))[0]!)
    const approve = () => within(panel).getByRole('button', { name: 'Approve' })
    await waitFor(() => expect(approve()).not.toHaveAttribute('aria-disabled'))
    await user.click(approve())
    expect(await within(panel).findByText('Approved')).toBeVisible()
  })

  it('shows an answer that is a table cell by cell, beside what the report has', async () => {
    const [like] = mock.state.work.deliveries
    mock.state.work.deliveries.push({
      ...like!,
      id: crypto.randomUUID(),
      key: 'S1-6_02',
      from: 'Carla Ortega',
      written: '1282',
      value: '1282',
      unit: 'count',
      note: '',
      hints: [],
      proofs: [],
      conflicts: false,
      cells: [
        { names: ['Women'], dimension: 'female', written: '431', number: 431, unit: 'count', now: 412 },
        { names: ['Men'], dimension: 'male', written: '851', number: 851, unit: 'count', now: null },
      ],
    })
    openApp('/my-work?task=S1-6_02', { signedIn: true })
    const table = await within(await screen.findByRole('dialog')).findByRole('table')
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows).toEqual(['CellAnswerIn the report', 'Women431412', 'Men851–'])
  })

  it('is answered cell by cell by a colleague too', async () => {
    const { user } = openApp('/my-work?task=S1-6_02', { signedIn: true })
    const panel = within(await screen.findByRole('dialog'))
    await user.click(await panel.findByRole('checkbox', { name: 'Cell by cell' }))
    const women = await panel.findByRole('textbox', { name: /Women/ })
    expect(panel.queryByRole('textbox', { name: 'Your answer' })).toBeNull()
    expect(panel.getByRole('button', { name: 'Deliver' })).toBeDisabled()
    await user.type(women, '431')
    await user.type(panel.getByRole('textbox', { name: /^Men/ }), '851')
    expect(await panel.findByText(/Read as 1,282/)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Deliver' }))
    await waitFor(() => expect(mock.state.work.deliveries[0]).toMatchObject({ key: 'S1-6_02', written: '1282' }))
    expect(mock.state.work.deliveries[0]!.cells!.map(({ written }) => written)).toEqual(['431', '851'])
  })

  it('offers a colleague the answers that a guest is offered', async () => {
    const { user } = openApp('/my-work?task=S1-10_01', { signedIn: true })
    const panel = within(await screen.findByRole('dialog'))
    const answers = within(await panel.findByRole('group', { name: 'Your answer' }))
    await user.click(answers.getByRole('radio', { name: 'No' }))
    await user.click(panel.getByRole('button', { name: 'Deliver' }))
    await waitFor(() => expect(mock.state.work.deliveries[0]).toMatchObject({ key: 'S1-10_01', written: 'no' }))
    await waitFor(() => expect(panel.getByRole('radio', { name: 'No answer' })).toBeChecked())
  })

  it('takes no proof while uploads are paused', async () => {
    mock.state.company.metadata.enable_document_upload = false
    openApp('/my-work?task=E1-5_02', { signedIn: true })
    const panel = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Add a proof' })).toHaveAttribute('aria-disabled', 'true'),
    )
    expect(panel.queryByLabelText('Add a proof', { selector: 'input' })).toBeNull()
  })

  it('sends back with a reason, and not without one', async () => {
    const { user } = openApp('/my-work?task=E1-5_02', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Send back' }))
    const dialog = await screen.findByRole('dialog', { name: 'Send it back?' })
    await user.click(within(dialog).getByRole('button', { name: 'Send back' }))
    expect(within(dialog).getByText('Say why.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Reason'), 'One hall is missing.')
    await user.click(within(dialog).getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(mock.state.work.tasks.get('E1-5_02')?.reason).toBe('One hall is missing.'))
  })

  it('mentions a colleague by name', async () => {
    const { user } = openApp('/my-work?task=E1-5_02', { signedIn: true })
    const field = await screen.findByLabelText('Comment')
    await user.type(field, 'Please look, @Sel')
    await user.click(await screen.findByRole('button', { name: '@Selin Aydemir' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(mock.state.work.comments.at(-1)).toMatchObject({ mentions: [{ name: 'Selin Aydemir' }] }),
    )
  })
})

describe('all work', () => {
  it('gives requirements an owner and a date', async () => {
    const { user } = openApp('/documents/tasks', { signedIn: true })
    await user.click(await screen.findByRole('checkbox', { name: 'Select E1-6' }))
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('combobox', { name: 'Owner' }))
    await user.click(await screen.findByRole('option', { name: 'Jonas Wittmann' }))
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(mock.state.work.tasks.get('E1-6')?.owner).toBe('0a4e1c7e-2f6b-4a55-9d43-5a2c1b7e9f01'))
  })

  it('asks people without an account for the datapoints of a requirement', async () => {
    const { user } = openApp('/documents/tasks', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: /^Datapoints of E1-6/ }))
    await user.click(await screen.findByRole('button', { name: 'Ask somebody' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Send requests' }))
    expect(within(dialog).getByText('Name at least one person.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('People'), 'Carla Ortega carla@planta.example')
    await user.click(within(dialog).getByRole('button', { name: 'Send requests' }))
    await waitFor(() => expect(mock.state.work.requests[0]).toMatchObject({ name: 'Carla Ortega', state: 'open' }))
  })
})

describe('a datapoint with a breakdown', () => {
  it('is asked for as a table where somebody says so', async () => {
    const { user } = openApp('/my-work?task=S1-6_02', { signedIn: true })
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Ask/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Ask somebody without an account' })
    await user.click(within(dialog).getByRole('checkbox', { name: /^S1-6_02 .*: by Gender$/ }))
    await user.type(within(dialog).getByLabelText('People'), 'Carla Ortega carla@planta.example')
    await user.click(within(dialog).getByRole('button', { name: 'Send requests' }))
    await waitFor(() => expect(mock.state.work.requests[0]?.items).toMatchObject([{ key: 'S1-6_02', as_table: true }]))
    // Whoever looks at it afterwards is told who was asked, and until when.
    expect(await screen.findByRole('link', { name: /^Carla Ortega, by / })).toBeInTheDocument()
  })
})

describe('several requirements at once', () => {
  it('are asked for in one request, of which some datapoints can be left out', async () => {
    const { user } = openApp('/documents/tasks', { signedIn: true })
    await user.click(await screen.findByRole('checkbox', { name: 'Select E1-6' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select E1-5' }))
    await user.click(screen.getByRole('button', { name: 'Ask somebody' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Select all' }))
    const [first, ...others] = within(dialog).getAllByRole('checkbox', { name: /^E1-[56]_/ })
    const last = others.at(-1)
    for (const one of [first, last]) if (one) await user.click(one)
    await user.type(within(dialog).getByLabelText('People'), 'Carla Ortega carla@planta.example')
    await user.click(within(dialog).getByRole('button', { name: 'Send requests' }))
    await waitFor(() => expect(mock.state.work.requests[0]?.items).toHaveLength(2))
  })

  it('have an owner by their topic', async () => {
    const { user } = openApp('/documents/tasks', { signedIn: true })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Climate change' }))
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('combobox', { name: 'Owner' }))
    await user.click(await screen.findByRole('option', { name: 'Jonas Wittmann' }))
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
    const topic = await screen.findByRole('region', { name: 'Climate change' })
    await waitFor(() => expect(within(topic).getAllByText('Jonas Wittmann')[0]).toBeVisible())
  })
})

describe('a room for auditors', () => {
  it('is not opened with a line that names nobody, and asks before Esc discards what was typed', async () => {
    const { user } = openApp('/report/rooms', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Open a room' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a room' }))
    await user.type(dialog.getByLabelText('Name'), 'Audit 2026')
    await user.type(dialog.getByLabelText('People'), 'Uwe Halm uwe@example.org{Enter}Nora without an address')
    await user.click(dialog.getByRole('button', { name: 'Open a room' }))
    expect(await dialog.findByText(/Nora without an address/, { selector: 'span' })).toBeVisible()
    expect(dialog.getByLabelText('People')).toHaveFocus()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(dialog.getByLabelText('Name')).toHaveValue('Audit 2026')
  })
})

describe('requests', () => {
  it('are listed with how far each is, and can be withdrawn', async () => {
    const { user } = openApp('/documents/requests', { signedIn: true })
    expect(await screen.findByText('No answer after two reminders')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Actions for the request to Uwe Halm' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(mock.state.work.requests[1]?.state).toBe('withdrawn'))
  })

  it.each([
    ['Uwe Halm uwe@example.org', [{ name: 'Uwe Halm', email: 'uwe@example.org' }], null],
    [
      'Uwe Halm <uwe@example.org>;\n\nina@example.org',
      [
        { name: 'Uwe Halm', email: 'uwe@example.org' },
        { name: 'ina', email: 'ina@example.org' },
      ],
      null,
    ],
    ['just a name', [], 'just a name'],
  ])('read people from %j', (text, people, wrong) => {
    expect(readPeople(text)).toEqual({ people, wrong })
  })
})
