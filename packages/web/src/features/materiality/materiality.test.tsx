import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const { server, api } = mock

const open = (tab: string) => openApp(`/iro/${tab}`, { signedIn: true })
const topics = () => mock.state.materiality.assessment.en.topics
const topicOf = (code: string) => topics().find((topic) => topic.code === code)!

describe('sub-topics', () => {
  it('are answered one by one, and whoever signs without signs in part', async () => {
    const { user } = open('decisions')
    const row = (await screen.findAllByText(/^Sub-topics: \d+ of 2 answered$/))[0]!.closest('li')!
    const before = mock.state.materiality.assessment.en.gaps.length
    await user.click(within(row).getByText(/^Sub-topics:/))
    await user.click(within(row).getAllByRole('button', { name: /^Considered, nothing found/ })[0]!)
    await user.type(within(row).getByLabelText('Why nothing was found'), 'No site at the sea.')
    await user.click(within(row).getByRole('button', { name: 'Save' }))
    expect(await within(row).findByText('Nothing found')).toBeVisible()
    expect(within(row).getByText(/No site at the sea\./)).toBeVisible()
    expect(mock.state.materiality.assessment.en.gaps).toHaveLength(before - 1)
    await user.click(within(row).getByRole('button', { name: /^Take back/ }))
    await waitFor(() => expect(mock.state.materiality.assessment.en.gaps).toHaveLength(before))
  })
})

describe('the assessment', () => {
  it('shows what the others gave only beside a score of one’s own', async () => {
    const { user } = open('assessment')
    const [scored] = mock.state.materiality.assessment.en.entries.filter(({ mine, result }) => mine && result)
    expect(await screen.findByRole('button', { name: new RegExp(scored!.title) })).toHaveTextContent(/My result/)
    const open_ = mock.state.materiality.assessment.en.entries.find(({ mine }) => mine === null)!
    const row = screen.getByRole('button', { name: new RegExp(open_.title) })
    expect(row).toHaveTextContent('Score it')
    await user.click(row)
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(await sheet.findByRole('button', { name: 'Save score' }))
    expect(sheet.getAllByText('Choose a number.').length).toBeGreaterThan(1)
    for (const group of sheet.getAllByRole('group')) {
      const point = within(group).queryByRole('radio', { name: '4' })
      if (point) await user.click(point)
    }
    await user.click(sheet.getByRole('button', { name: 'Save score' }))
    await waitFor(() => expect(mock.state.materiality.details[open_.id]!.scores[0]).toMatchObject({ mine: true }))
  })

  it('keeps the documents that a score cites when it is changed, also one that the list does not hold', async () => {
    const [entry] = mock.state.materiality.assessment.en.entries.filter(({ mine, result }) => mine && result)
    const cited = { id: '00000000-0000-4000-8000-00000000abcd', title: 'Inventory of 2019', pages: 'p. 3' }
    mock.state.materiality.details[entry!.id]!.scores.find(({ mine }) => mine)!.documents = [cited]
    const sent: unknown[] = []
    server.use(
      http.put(`${api}/company/materiality-assessment/entries/:id/score/`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ error: 'Not now.' }, { status: 409 })
      }),
    )
    const { user } = open('assessment')
    await user.click(await screen.findByRole('button', { name: new RegExp(entry!.title) }))
    await user.click(await screen.findByRole('button', { name: 'Save change' }))
    await waitFor(() => expect(sent).toMatchObject([{ documents: [cited.id], pages: { [cited.id]: 'p. 3' } }]))
  })

  it('counts sub-topics alone, with what is below them, and says where nothing was found on any of them', async () => {
    const { assessment } = mock.state.materiality
    const topic = assessment.en.topics.find(({ code }) => code === 'E3')!
    assessment.en.entries = assessment.en.entries.filter((entry) => entry.topic !== 'E3')
    const subTopics = topic.matters.filter(({ isSubTopic }) => isSubTopic)
    expect(topic.matters.length).toBeGreaterThan(subTopics.length)
    for (const matter of topic.matters) Object.assign(matter, { answer: 'nothing', entries: 0, reason: 'Looked at.' })
    const below = topic.matters.find(({ isSubTopic }) => !isSubTopic)!
    below.entries = 1
    open('assessment')
    const section = within(await screen.findByRole('region', { name: /^E3 / }))
    expect(section.getByText(`1 of ${subTopics.length} sub-topics have an entry`)).toBeVisible()
    expect(section.getByText('Nothing found')).toBeVisible()
  })

  it('asks of a benefit how useful it is, and of harm how grave', async () => {
    const { assessment } = mock.state.materiality
    const of = (isPositive: boolean) =>
      assessment.en.entries.find((entry) => entry.type === 'Impact' && entry.isPositive === isPositive)!
    const { user } = open('assessment')
    for (const [isPositive, words] of [
      [false, 'How grave the harm is'],
      [true, 'How useful it is'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: new RegExp(of(isPositive).title) }))
      const sheet = within(await screen.findByRole('dialog'))
      expect(await sheet.findByText(words)).toBeVisible()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('cites any document of the company, found by its title', async () => {
    const [entry] = mock.state.materiality.assessment.en.entries.filter(({ mine, result }) => mine && result)
    const old = { id: '00000000-0000-4000-8000-00000000abce', title: 'Energy audit of 2014' }
    const searched: (string | null)[] = []
    const sent: unknown[] = []
    server.use(
      http.get(`${api}/documents/`, ({ request }) => {
        const search = new URL(request.url).searchParams.get('search')
        searched.push(search)
        const [listed] = mock.state.documents
        return HttpResponse.json({
          count: 61,
          next: null,
          previous: null,
          results: search ? [{ ...listed, ...old }] : [listed],
        })
      }),
      http.put(`${api}/company/materiality-assessment/entries/:id/score/`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ error: 'Not now.' }, { status: 409 })
      }),
    )
    const { user } = open('assessment')
    await user.click(await screen.findByRole('button', { name: new RegExp(entry!.title) }))
    await user.click(await screen.findByText(/it rests on/))
    await user.click(await screen.findByRole('combobox', { name: 'Cite a document' }))
    await user.type(await screen.findByRole('combobox', { name: 'Search documents by title' }), 'audit')
    await user.click(await screen.findByRole('option', { name: old.title }))
    await user.type(await screen.findByRole('textbox', { name: `Where in ${old.title}` }), 'p. 8')
    await user.click(screen.getByRole('button', { name: 'Save change' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ pages: { [old.id]: 'p. 8' } })
    expect(searched).toContain('audit')
  })

  it('says what kind of thing an entry is, and lets it be changed: only what was changed is sent', async () => {
    const sent: unknown[] = []
    server.use(
      http.patch(`${api}/company/iro-analysis/:id/`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ error: 'Not now.' }, { status: 409 })
      }),
    )
    const { user } = open('assessment')
    const entry = mock.state.materiality.assessment.en.entries.find(
      ({ type, isPositive, isPotential, scores }) => type === 'Impact' && !isPositive && !isPotential && scores > 0,
    )!
    await user.click(await screen.findByRole('button', { name: new RegExp(entry.title) }))
    await user.click(await screen.findByRole('button', { name: 'Change what it is' }))
    const form = within(await screen.findByRole('form', { name: 'What kind of thing it is' }))
    await user.click(form.getByLabelText('It is potential, not actual'))
    await user.click(form.getByLabelText('Natural resources'))
    expect(form.getByText(/What people score follows/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/The change could not be saved\. Not now\./)).toBeVisible()
    const { dependencies } = mock.state.materiality.details[entry.id]!
    expect(sent).toEqual([{ isPotential: true, dependencies: ['natural', ...dependencies] }])
    expect(form.getByLabelText('It is potential, not actual')).toBeChecked()
  })

  it('shows only what is left to score, and says of no topic with scores that nobody found anything', async () => {
    const { entries } = mock.state.materiality.assessment.en
    const left = new Set(entries.filter(({ mine, topic }) => mine === null && topic !== '').map(({ topic }) => topic))
    expect(left.size).toBeGreaterThan(0)
    expect(left.size).toBeLessThan(topics().length)
    const { user } = open('assessment')
    await user.click(await screen.findByRole('switch', { name: /Only what I have not scored/ }))
    expect(screen.queryByText(/No impact, risk or opportunity here/)).toBeNull()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(left.size)
  })

  it('shows the result of a topic only beside one’s own scores, as it does for its entries', async () => {
    for (const entry of mock.state.materiality.assessment.en.entries) if (entry.topic === 'E1') entry.mine = null
    open('assessment')
    const hidden = within(await screen.findByRole('region', { name: /^E1 / }))
    expect(hidden.getByText('Result after your own scores')).toBeVisible()
    expect(hidden.queryByText(/^Impact .* · Financial /)).toBeNull()
    const shown = within(screen.getByRole('region', { name: /^E2 / }))
    expect(shown.getByText(/^Impact .* · Financial /)).toBeVisible()
  })

  it('says that the voluntary standard needs none', async () => {
    mock.state.materiality.assessment.en.required = false
    open('assessment')
    expect(await screen.findByText(/The voluntary standard asks for no assessment/)).toBeVisible()
  })

  it('says that it could not be loaded, and can be asked for again', async () => {
    server.use(
      http.get(
        `${api}/company/materiality-assessment/`,
        () => HttpResponse.json({ error: 'Not now.' }, { status: 409 }),
        {
          once: true,
        },
      ),
    )
    const { user } = open('assessment')
    expect(await screen.findByText('The assessment could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: /Climate change/ })).toBeVisible()
  })
})

describe('the method', () => {
  it('that nobody has changed is called the defaults, and no version', async () => {
    const { materiality } = mock.state
    materiality.methods = materiality.methods.filter(({ version }) => version === 0)
    for (const assessment of Object.values(materiality.assessment)) assessment.method.version = 0
    open('method')
    expect(await screen.findByText('Method: the defaults')).toBeVisible()
    expect(await screen.findAllByText('Defaults')).toHaveLength(2)
    expect(screen.queryByText(/version 0/i)).toBeNull()
  })

  it('names the paragraph of each default, and shows what a change would do before it is taken with a reason', async () => {
    const { user } = open('method')
    expect(await screen.findByText(/likelihood never lowers the result/)).toHaveTextContent('ESRS 1, paragraph 45')
    await user.click(screen.getByRole('button', { name: 'Change method' }))
    const bound = screen.getByLabelText('Impact: material from')
    await user.clear(bound)
    await user.type(bound, '4')
    await user.click(screen.getByRole('button', { name: 'See what would change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What this method would change' }))
    expect(dialog.getByText(/The decisions stay until somebody changes them/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Take this method' }))
    expect(dialog.getByText('Say why the method changes.')).toBeVisible()
    expect(mock.state.materiality.methods).toHaveLength(2)
    await user.type(dialog.getByLabelText('Reason for the change'), 'Too many.')
    await user.click(dialog.getByRole('button', { name: 'Take this method' }))
    await waitFor(() => expect(mock.state.materiality.methods[0]).toMatchObject({ version: 2, reason: 'Too many.' }))
  })
})

describe('decisions', () => {
  it('show the formula, the person’s reason, who disagrees, and what was decided against the formula', async () => {
    open('decisions')
    const row = within(
      (await screen.findByRole('heading', { name: /Resource use and circular economy/ })).closest('li')!,
    )
    expect(row.getByText('Against the formula')).toBeVisible()
    expect(row.getByText(/Mats Oberloh disagrees/)).toBeVisible()
  })

  it('need a reason where a topic is not material, at its field', async () => {
    const { user } = open('decisions')
    await user.click(await screen.findByRole('button', { name: 'Change: S1' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Not material' }))
    await user.clear(dialog.getByLabelText('Reason'))
    await user.click(dialog.getByRole('button', { name: 'Decide' }))
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toBeInvalid())
    expect(topicOf('S1').decision).toMatchObject({ material: true })
  })

  it('of somebody else meanwhile are shown beside what was typed, and nothing is lost', async () => {
    const { user } = open('decisions')
    await user.click(await screen.findByRole('button', { name: 'Change: S3' }))
    const dialog = within(await screen.findByRole('dialog'))
    const reason = dialog.getByLabelText('Reason')
    await user.clear(reason)
    await user.type(reason, 'My own words.')
    const topic = topicOf('S3')
    topic.revision += 1
    topic.decision = { ...topic.decision!, material: true, reason: 'The lorries still come.' }
    await user.click(dialog.getByRole('button', { name: 'Decide' }))
    expect(await dialog.findByText(/Meanwhile somebody has decided/)).toBeVisible()
    expect(await dialog.findByText(/The lorries still come/)).toBeVisible()
    expect(reason).toHaveValue('My own words.')
    await user.click(dialog.getByRole('button', { name: 'I have seen it' }))
    await user.click(dialog.getByRole('button', { name: 'Decide all the same' }))
    await waitFor(() => expect(topicOf('S3').decision).toMatchObject({ reason: 'My own words.' }))
  })

  it('are in the log with what they rest on, which is opened when somebody asks', async () => {
    const { user } = open('signature')
    const log = within(await screen.findByRole('region', { name: 'Log' }))
    const entry = mock.state.materiality.log.en.entries.find(
      ({ code, text }) => code === 'E5' && text.startsWith('Decided'),
    )!
    expect(await log.findByText(new RegExp(entry.text.slice(0, 60)))).toBeVisible()
    const [grounds] = log.getAllByText(/^Rests on: Steel scrap/)
    expect(grounds).not.toBeVisible()
    await user.click(grounds!.closest('details')!.querySelector('summary')!)
    expect(grounds).toHaveTextContent('Stakeholders on harm: Employees')
  })

  it('of an assessment made elsewhere are taken after a look that says what they mean, and looked at again when refused', async () => {
    let looks = 0
    const plan = {
      rows: 2,
      unchanged: 0,
      refused: [{ row: 3, written: 'Q9', reason: 'There is no topic Q9 in this assessment.' }],
      changes: [
        {
          row: 2,
          code: 'S1',
          title: 'Own workforce',
          before: true,
          after: false,
          reason: 'Nobody.',
          outlook: '',
          against: true,
        },
      ],
      plan: 'abc',
    }
    server.use(
      http.post(`${api}/company/materiality-assessment/import/preview/`, () => {
        looks += 1
        return HttpResponse.json(plan)
      }),
      http.post(`${api}/company/materiality-assessment/import/`, () =>
        HttpResponse.json({ error: 'Somebody has changed it.', code: 'conflict' }, { status: 409 }),
      ),
    )
    const { user } = open('decisions')
    await user.click(await screen.findByRole('button', { name: 'Export and import' }))
    await user.click(await screen.findByRole('menuitem', { name: /Import/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'a.csv'))
    expect(await dialog.findByText(/datapoints? would count no more/)).toBeVisible()
    expect(dialog.getByText('Against the formula')).toBeVisible()
    expect(dialog.getByText(/There is no topic Q9/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Apply 1 change' }))
    expect(await dialog.findByText(/^Somebody has changed it\./)).toBeVisible()
    await waitFor(() => expect(looks).toBe(2))
    expect(await dialog.findByText(/datapoints? would count no more/)).toBeVisible()
  })

  it('show nothing that changes anything to those who may only read, also where they disagreed before', async () => {
    const { topics, entries } = mock.state.materiality.assessment.en
    mock.state.materiality.assessment.en.may = { score: false, decide: false, sign: false }
    const topic = topics.find(({ decision }) => decision)!
    topic.dissents = [{ id: 'd', by: null, at: '2026-03-11T08:00:00.000Z', text: 'Not for me.', mine: true }]
    const { user } = open('decisions')
    expect(await screen.findByText('Not for me.')).toBeVisible()
    for (const name of [/^Disagree/, /^Change/, /^Decide/, /^Confirm/, 'Take back'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await user.click(screen.getByRole('link', { name: /Assessment$/ }))
    await user.click(await screen.findByRole('button', { name: new RegExp(entries[0]!.title) }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByRole('heading', { name: 'Scores of the others' })).toBeVisible()
    expect(sheet.queryByRole('textbox')).toBeNull()
  })

  it('name the version by which an earlier one is superseded', async () => {
    const [first] = mock.state.materiality.signed
    mock.state.materiality.signed.unshift({ ...first!, number: 2, note: 'Decided anew.' })
    open('signature')
    const signature = within(await screen.findByRole('region', { name: 'Signature' }))
    expect(await signature.findAllByText('Superseded by version 2')).toHaveLength(1)
    expect(signature.getByText('Superseded by version 2').closest('li')).toHaveTextContent('Version 1')
  })

  it('cannot be signed while something is open, and say what', async () => {
    mock.state.materiality.assessment.en.obstacles = ['Not decided yet: E3.']
    open('signature')
    expect(await screen.findByText('Not decided yet: E3.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Sign as version/ })).toBeNull()
  })
})

describe('stakeholders', () => {
  it('stand as columns by group; a survey is made in two clicks', async () => {
    const { user, address } = open('stakeholders')
    const table = within(await screen.findByRole('table', { name: 'What stakeholders answered' }))
    expect(table.getByRole('columnheader', { name: 'Investors' })).toBeVisible()
    expect(screen.getByText('Some groups have fewer than five answers and are hidden.')).toBeVisible()
    const before = mock.state.surveys.length
    await user.click(screen.getByRole('button', { name: 'Survey on open topics' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make survey' }))
    await waitFor(() => expect(address()).toBe('/survey'))
    expect(mock.state.surveys).toHaveLength(before + 1)
  })

  it('are recorded with a number of people, and what is no number is refused at its field', async () => {
    const { user } = open('stakeholders')
    await user.click(await screen.findByRole('button', { name: 'Record a consultation' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('How many'), 'ten')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Give a whole number, or leave it empty.')).toBeVisible()
    expect(dialog.getByLabelText('How many')).toBeInvalid()
  })
})
