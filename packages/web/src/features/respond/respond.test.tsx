import { contract } from '@esrs/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mock } from '../../testing/setup.ts'
import { readDraft } from './draft.ts'
import { RespondApp } from './RespondApp.tsx'

const sid = 'mock-survey-suppliers'
const survey = () => mock.state.surveys.find((one) => one.sid === sid)!

function open(path = `/survey/${sid}`) {
  history.replaceState(null, '', path)
  const view = render(<RespondApp />)
  return { user: userEvent.setup({ delay: null }), ...view }
}

type User = ReturnType<typeof userEvent.setup>

async function write(user: User, label: string | RegExp, text: string) {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

async function fillIn(user: User) {
  await screen.findByLabelText('Name')
  await write(user, 'Name', 'Marek Zieliński')
  await write(user, 'Email', 'marek@example.org')
  await write(user, 'Company', 'Odlewnia S.A.')
  await user.selectOptions(screen.getByLabelText('You are answering as'), 'Supplier')
  await write(user, /How predictable/, 'Very predictable.')
  await write(user, /less fertiliser/, 'Advice.')
}

describe('answering a survey', () => {
  it('sends the response and says thanks', async () => {
    const { user } = open()
    await fillIn(user)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '6 of 6 completed')
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    expect(await screen.findByRole('heading', { name: 'Thank You for Your Response!' })).toHaveFocus()
    expect(screen.getByText(/Your response has been submitted successfully\./)).toBeVisible()
    // An outsider has no home here; whoever is signed in has.
    expect(screen.getByText('You can close this page.')).toBeVisible()
    expect(screen.getAllByText(/close this page/)).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Return to Home' })).toBeNull()
    expect(location.pathname).toBe('/survey/thank-you')
    expect(survey().responses[0]).toMatchObject({
      respondent_type: 'Supplier',
      metadata: { name: 'Marek Zieliński', email: 'marek@example.org', company: 'Odlewnia S.A.' },
      responses: { 0: { answer: 'Very predictable.' }, 1: { answer: 'Advice.' } },
    })
    expect(localStorage.getItem(`survey_draft_${sid}`)).toBeNull()
  })

  it('chooses one option or several', async () => {
    const options = ['Earlier orders', 'Advice', 'Longer contracts']
    survey().questions = [
      { id: 'q-1', text: 'What matters most?', choices: { options, several: false } },
      { id: 'q-2', text: 'What would help?', choices: { options, several: true } },
    ]
    const { user } = open()
    await screen.findByLabelText('Name')
    await write(user, 'Name', 'Marek Zieliński')
    await write(user, 'Email', 'marek@example.org')
    await write(user, 'Company', 'Odlewnia S.A.')
    await user.selectOptions(screen.getByLabelText('You are answering as'), 'Supplier')
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    expect(screen.getByRole('group', { name: /What would help/ })).toHaveAccessibleDescription(/answer/i)
    const one = within(screen.getByRole('group', { name: /What matters most/ }))
    await user.click(one.getByRole('radio', { name: 'Advice' }))
    await user.click(one.getByRole('radio', { name: 'Earlier orders' }))
    const several = within(screen.getByRole('group', { name: /What would help/ }))
    for (const name of ['Longer contracts', 'Advice', 'Earlier orders', 'Advice'])
      await user.click(several.getByRole('checkbox', { name }))
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    expect(await screen.findByRole('heading', { name: 'Thank You for Your Response!' })).toHaveFocus()
    expect(survey().responses[0]!.responses).toEqual({
      0: { answer: 'Earlier orders' },
      1: { answer: 'Earlier orders\nLonger contracts' },
    })
  })

  it('names what is missing at the top, links to it, and says it at the field', async () => {
    const { user } = open()
    await user.type(await screen.findByLabelText('Email'), 'marek')
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    const summary = screen.getByRole('alert')
    expect(summary).toHaveFocus()
    expect(summary).toHaveTextContent('Please check 6 fields.')
    const email = screen.getByLabelText('Email')
    expect(email).toHaveAccessibleDescription('This is not a valid email address.')
    expect(within(summary).getByRole('link', { name: 'Email' })).toHaveAttribute('href', `#${email.id}`)
    expect(within(summary).getByRole('link', { name: 'Question 2' })).toBeVisible()
    expect(survey().responses).toHaveLength(2)
    await user.type(email, '@example.org')
    expect(email).not.toHaveAccessibleDescription()
  })

  it('takes supporting material and notes', async () => {
    const { user } = open()
    await fillIn(user)
    await user.click(screen.getAllByRole('button', { name: 'Add supporting material' })[0]!)
    const material = screen.getByLabelText(/Supporting material/)
    expect(material).toHaveFocus()
    await user.type(material, 'Contract, page 3')
    await user.type(screen.getByLabelText(/General notes/), 'Thank you.')
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    await screen.findByRole('heading', { name: 'Thank You for Your Response!' })
    expect(survey().responses[0]).toMatchObject({
      general_notes: 'Thank you.',
      responses: { 0: { supporting_material: 'Contract, page 3' } },
    })
  })

  it('keeps what was typed over a reload', async () => {
    const first = open()
    await fillIn(first.user)
    first.unmount()
    open()
    expect(await screen.findByLabelText('Name')).toHaveValue('Marek Zieliński')
    expect(screen.getByLabelText(/How predictable/)).toHaveValue('Very predictable.')
  })

  it('keeps everything when the server refuses, and says so', async () => {
    mock.server.use(
      http.post(`*/stakeholder-survey/${sid}/respond/`, () =>
        HttpResponse.json({ error: 'No.', code: 'invalid_input' }, { status: 400 }),
      ),
    )
    const { user } = open()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit your response. Please try again.')
    expect(screen.getByLabelText('Name')).toHaveValue('Marek Zieliński')
    expect(readDraft(sid).name).toBe('Marek Zieliński')
  })

  it('says at the field what the server has against it', async () => {
    const refusal = 'This is not a valid email address.'
    mock.refuse(contract.surveys.respond, 'invalid_input', 'Please check what you entered.', { email: refusal })
    const { user } = open()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Failed to submit your response. Please try again.')
    const email = screen.getByLabelText('Email')
    expect(within(summary).getByRole('link', { name: 'Email' })).toHaveAttribute('href', `#${email.id}`)
    expect(email).toHaveAccessibleDescription(refusal)
    await user.type(email, 'x')
    expect(email).not.toHaveAccessibleDescription()
  })

  it('says that answers are kept once there are some, and again on the next visit', async () => {
    const { user, unmount } = open()
    await screen.findByLabelText('Name')
    expect(screen.queryByText('Kept on this device')).toBeNull()
    await write(user, 'Name', 'M')
    expect(screen.getByText('Kept on this device')).toBeVisible()
    unmount()
    open()
    expect(await screen.findByText('Kept on this device')).toBeVisible()
  })

  it('sends the same response again over a bad network, with the same key', async () => {
    const keys: unknown[] = []
    mock.server.use(
      http.post(`*/stakeholder-survey/${sid}/respond/`, async ({ request }) => {
        keys.push(((await request.json()) as { idempotency_key: string }).idempotency_key)
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ ok: true, message: 'Thanks' }, { status: 201 })
      }),
    )
    const { user } = open()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    expect(await screen.findByText(/No connection\. Your answers are kept/)).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await screen.findByRole('heading', { name: 'Thank You for Your Response!' })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('does not blame the network when the server fails', async () => {
    let asked = 0
    mock.server.use(
      http.post(`*/stakeholder-survey/${sid}/respond/`, () => {
        asked += 1
        return asked === 1
          ? HttpResponse.json({ error: 'Request failed', code: 'internal' }, { status: 500 })
          : HttpResponse.json({ ok: true, message: 'Thanks' }, { status: 201 })
      }),
    )
    const { user } = open()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    expect(await screen.findByText(/The server could not take your answers\. They are kept/)).toBeVisible()
    expect(screen.queryByText(/No connection/)).toBeNull()
    // The next attempt is this test's own, and not one in the middle of another.
    window.dispatchEvent(new Event('online'))
    await screen.findByRole('heading', { name: 'Thank You for Your Response!' })
  })

  it('keeps the answers when the questions were changed meanwhile', async () => {
    mock.server.use(
      http.post(`*/stakeholder-survey/${sid}/respond/`, () => {
        survey().questions = survey().questions.map(({ text }, i) => ({ id: `changed-${i}`, text }))
        return HttpResponse.json({ error: 'Changed', code: 'conflict' }, { status: 409 })
      }),
    )
    const { user } = open()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Send answers' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The questions have changed')
    expect(screen.getByLabelText(/How predictable/)).toHaveValue('Very predictable.')
  })

  it('asks nobody who they are in an anonymous survey', async () => {
    survey().anonymous = true
    open()
    expect(await screen.findByLabelText('You are answering as')).toBeVisible()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.getByText(/receives your answers without your name/)).toBeVisible()
  })

  it('shows texts as text', async () => {
    survey().questions = [{ id: 'q', text: '<img src=x onerror="alert(1)"> & more' }]
    open()
    expect(await screen.findByLabelText(/<img src=x/)).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  it('speaks German', async () => {
    const { user } = open()
    await screen.findByLabelText('You are answering as')
    await user.click(screen.getByRole('button', { name: 'DE, Deutsch' }))
    expect(await screen.findByLabelText('Sie antworten als')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Antworten senden' })).toBeVisible()
  })
})

describe('a survey that takes no responses', () => {
  it.each([
    ['draft', 'This survey is not open yet'],
    ['closed', 'This survey is closed'],
  ] as const)('says that it is %s', async (status, title) => {
    survey().status = status
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull()
  })

  it('says that there is none', async () => {
    open('/survey/nothing-is-here')
    expect(await screen.findByRole('heading', { name: 'Survey not found' })).toBeVisible()
  })

  it('can be asked for again when the network fails', async () => {
    mock.server.use(
      http.get(`*${contract.surveys.getPublic.path.replace('{sid}', sid)}`, () => HttpResponse.error(), { once: true }),
    )
    const { user } = open()
    expect(await screen.findByText('Please check your connection.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Working with our grain suppliers' })).toBeVisible()
  })

  it('says that the server has a problem when it has one', async () => {
    mock.server.use(
      http.get(`*${contract.surveys.getPublic.path.replace('{sid}', sid)}`, () =>
        HttpResponse.json({ error: 'Request failed', code: 'internal' }, { status: 500 }),
      ),
    )
    open()
    expect(await screen.findByText(/The server has a problem/)).toBeVisible()
    expect(screen.queryByText('Please check your connection.')).toBeNull()
  })
})

it('offers the way home to whoever is signed in here', () => {
  localStorage.setItem('auth_tokens', JSON.stringify({ access: 'a', refresh: 'b' }))
  open('/survey/thank-you')
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  localStorage.removeItem('auth_tokens')
})
