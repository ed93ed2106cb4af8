import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const open = (step: string) => openApp(`/iro/${step}`, { signedIn: true })
const assessment = () => mock.state.materiality.assessment.en

describe('several topics', () => {
  it('are decided with one reason, which stands at each of them, and what nothing was scored on is named', async () => {
    for (const language of ['en', 'de'] as const)
      for (const topic of mock.state.materiality.assessment[language].topics) {
        topic.decision = null
        if (topic.code === 'G1') Object.assign(topic, { verdict: 'open' })
      }
    const { user } = open('decisions')
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all 10 open topics' }))
    await user.click(screen.getByRole('checkbox', { name: 'Choose E2' }))
    expect(screen.getByText('9 topics chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Decide together' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide 9 topics' }))
    await user.click(dialog.getByRole('button', { name: 'Decide 9 topics' }))
    expect(dialog.getByText('Choose one of the two.')).toBeVisible()
    expect(dialog.getByText('Write a reason.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Material' }))
    expect(dialog.getByText(/No entry was scored on 1 of them: G1/)).toBeVisible()
    expect(dialog.getByText(/^Against the formula: E3, E4, S4/)).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Board, 3 March.')
    await user.click(dialog.getByRole('button', { name: 'Decide 9 topics' }))
    expect(await screen.findByText('9 topics are decided')).toBeVisible()
    const decided = assessment().topics.filter(({ decision }) => decision)
    expect(decided.map(({ code }) => code)).not.toContain('E2')
    expect(new Set(decided.map(({ decision }) => decision!.reason))).toEqual(new Set(['Board, 3 March.']))
    expect(await screen.findByText('Decided without a score')).toBeVisible()
    expect(screen.queryByText(/topics? chosen/)).toBeNull()
  })

  it('that somebody else has decided meanwhile stay in the dialog with why, and the reason stays', async () => {
    for (const topic of assessment().topics) topic.decision = null
    const { user } = open('decisions')
    await user.click(await screen.findByRole('checkbox', { name: 'Choose E3' }))
    await user.click(screen.getByRole('checkbox', { name: 'Choose E5' }))
    await user.click(screen.getByRole('button', { name: 'Decide together' }))
    const dialog = within(await screen.findByRole('dialog'))
    assessment().topics.find(({ code }) => code === 'E3')!.revision += 7
    await user.click(dialog.getByRole('button', { name: 'Material' }))
    await user.type(dialog.getByLabelText('Reason'), 'As talked through.')
    await user.click(dialog.getByRole('button', { name: 'Decide 2 topics' }))
    expect(await dialog.findByText(/^E3:/)).toBeVisible()
    expect(dialog.getByLabelText('Reason')).toHaveValue('As talked through.')
    expect(screen.getByRole('dialog', { name: 'Decide 1 topic' })).toBeVisible()
    expect(assessment().topics.find(({ code }) => code === 'E5')!.decision).toMatchObject({ material: true })
  })

  it('of which not every entry is rated are shown as provisional, and decide nothing beforehand', async () => {
    const { topics, entries } = assessment()
    const ofTopic = (code: string) => entries.filter(({ topic }) => topic === code)
    const topic = topics.find(({ code }) => ofTopic(code).length > 1)!
    topic.decision = null
    for (const [at, entry] of ofTopic(topic.code).entries()) entry.scores = at === 0 ? 1 : 0
    const said = new RegExp(`^Provisional: 1 of ${ofTopic(topic.code).length} rated`)
    const { user } = open('decisions')
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${topic.code}` }))
    await user.click(screen.getByRole('button', { name: 'Decide together' }))
    expect(within(await screen.findByRole('dialog')).getByText(said)).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: `Decide: ${topic.code}` }))
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${topic.code} `) }))
    expect(dialog.getByText(said)).toBeVisible()
    for (const choice of ['Material', 'Not material'])
      expect(dialog.getByRole('button', { name: choice })).toHaveAttribute('aria-pressed', 'false')
  })

  it('that were carried over are confirmed together', async () => {
    const carried = assessment().topics.filter(({ decision }) => decision)
    for (const { decision } of carried) decision!.toConfirm = true
    const { user } = open('decisions')
    const [first, second] = carried
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${first!.code}` }))
    await user.click(screen.getByRole('checkbox', { name: `Choose ${second!.code}` }))
    await user.click(screen.getByRole('button', { name: 'Confirm 2 as carried over' }))
    await waitFor(() => expect(first!.decision!.toConfirm || second!.decision!.toConfirm).toBe(false))
  })
})

describe('several sub-topics', () => {
  it('are answered with one reason; nothing is chosen beforehand', async () => {
    const count = assessment().gaps.length
    const ofS3 = assessment().gaps.filter(({ topic }) => topic === 'S3').length
    const { user } = open('decisions')
    await user.click(await screen.findByRole('button', { name: `Answer ${count} open sub-topics` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Considered, nothing found' }))
    await user.type(dialog.getByLabelText('Why nothing was found'), 'No site near homes.')
    await user.click(dialog.getByRole('button', { name: 'Save for 0 sub-topics' }))
    expect(dialog.getByText('Choose at least one sub-topic.')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: /^S3 / }))
    await user.click(dialog.getByRole('button', { name: `Save for ${ofS3} sub-topics` }))
    expect(await screen.findByText(`${ofS3} sub-topics are answered`)).toBeVisible()
    expect(assessment().gaps.filter(({ topic }) => topic === 'S3')).toEqual([])
    expect(assessment().gaps).toHaveLength(count - ofS3)
  })

  it('that are open, and topics with no entry scored, are named where it is signed', async () => {
    assessment().obstacles = []
    assessment().changed = true
    assessment().unrated = [{ code: 'G1', title: 'Business conduct' }]
    const { user } = open('signature')
    const said = await screen.findByText('1 topic is called material with no entry scored. The version names it.')
    expect(said).toBeVisible()
    // Both lists are folded alike.
    expect(document.querySelectorAll('details[open]')).toHaveLength(0)
    await user.click(said)
    expect(within(said.closest('details')!).getByText('G1 Business conduct')).toBeVisible()
    expect(screen.getByRole('button', { name: /in part/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Answer several sub-topics at once' })).toBeVisible()
  })
})
