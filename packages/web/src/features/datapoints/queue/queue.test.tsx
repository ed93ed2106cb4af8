import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepChange } from '../../../mock/changes.ts'
import { inRole, matchMedia, openApp } from '../../../testing/app.tsx'
import { mock } from '../../../testing/setup.ts'

const open = (query = '') => openApp(`/datapoints?page_size=50${query}`, { signedIn: true })
const codes = async () =>
  (await screen.findAllByRole('button', { name: /^Actions for/ })).map(({ ariaLabel }) => ariaLabel?.slice(12))
const keyOf = (key: string) => {
  const found = mock.state.datapoints.find((datapoint) => datapoint.key === key)
  if (!found) throw new Error(`The mock has no ${key}`)
  return found
}
const sureOnes = () => mock.state.datapoints.filter(({ status, tier }) => status === 'proposed' && tier === 'high')

describe('the queue', () => {
  it('is put in another order, which its address keeps, and the filters leave alone', async () => {
    const { user } = open('&state=to_check')
    const before = await codes()
    await user.click(screen.getByRole('combobox', { name: 'Order' }))
    await user.click(await screen.findByRole('option', { name: 'Surest first' }))
    await waitFor(async () => expect(await codes()).not.toEqual(before))
    const first = (await codes())[0]!
    expect(keyOf(first).tier).toBe('high')
    await user.click(screen.getByRole('combobox', { name: 'State' }))
    await user.click(await screen.findByRole('option', { name: 'To check, unsure' }))
    await waitFor(async () =>
      expect(new Set((await codes()).map((code) => keyOf(code!).tier))).toEqual(new Set(['review'])),
    )
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveTextContent('Surest first')
  })

  it('opens its first value for whoever comes to begin, and by its main button for whoever looks at the list', async () => {
    const begun = open('&state=to_check&order=importance&open=first')
    await waitFor(() => expect(begun.address()).toContain('datapoint='))
    expect(begun.address()).not.toContain('open=first')
    const first = new URLSearchParams(begun.address().split('?')[1]).get('datapoint')
    begun.unmount()
    const { user, address } = open('&state=to_check&order=importance')
    const main = await screen.findByRole('button', { name: 'One by one' })
    expect([...document.querySelectorAll('main [data-main-action]')]).toEqual([main])
    await user.click(main)
    await waitFor(() => expect(address()).toContain(`datapoint=${first}`))
  })

  it('stands on a phone below its views, its search and what is done; the rest waits behind a button', async () => {
    matchMedia('(width < 48rem)', '(width < 64rem)')
    const { user } = open('&state=to_check')
    await screen.findByRole('button', { name: 'One by one' })
    expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Kinds of answers' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    expect(screen.getByRole('combobox', { name: 'Order' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add Datapoint' })).toBeVisible()
  })

  it('says how much of it counts towards the report', async () => {
    open('&state=to_check')
    expect(await screen.findByText(/^\d+ of them counts? towards your report$/)).toBeVisible()
  })

  it('accepts the sure ones after a look, without those left out, and takes it back', async () => {
    const { user } = open('&state=to_check')
    const all = sureOnes().map(({ key }) => key)
    expect(all.length).toBeGreaterThan(1)
    for (const one of sureOnes())
      for (const evidence of one.evidence) for (const check of evidence.checks) check.passed = true
    await user.click(await screen.findByRole('button', { name: 'Accept the sure ones' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept the sure values' }))
    const boxes = await dialog.findAllByRole('checkbox')
    expect(boxes.length).toBeGreaterThan(all.length)
    const [left] = all
    const box = dialog.getByRole('checkbox', { name: new RegExp(`^${left}`) })
    if (box.ariaChecked === 'true') await user.click(box)
    await user.click(dialog.getByRole('button', { name: /^Accept \d+ value/ }))
    expect(await screen.findByText(/values? (is|are) accepted\.$/)).toBeVisible()
    expect(keyOf(left!).status).toBe('proposed')
    const accepted = all.filter((key) => keyOf(key).status === 'accepted')
    expect(accepted.length).toBeGreaterThan(0)
    const [noted, ...others] = accepted
    expect(others.length).toBeGreaterThan(0)
    // A colleague works on one of them before it is taken back.
    keepChange(mock.state, null, 'noted', { ...keyOf(noted!), notes: 'Look at it.' }, keyOf(noted!))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const told = await screen.findByText(/to be checked again\..* since and stays as it is/)
    expect(told).toHaveTextContent(keyOf(noted!).code)
    expect(keyOf(noted!).status).toBe('accepted')
    expect(others.map((key) => keyOf(key).status)).toEqual(others.map(() => 'proposed'))
  })

  it('lists no value that fails a check or does not fit others', async () => {
    const [first, second] = sureOnes()
    first!.evidence[0]!.checks[0]!.passed = false
    second!.hints = [{ code: 'sum', keys: [], text: 'Its parts are more.' }]
    const { user } = open('&state=to_check')
    await user.click(await screen.findByRole('button', { name: 'Accept the sure ones' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept the sure values' }))
    expect(await dialog.findByText(/called sure and fails? a check/)).toBeVisible()
    for (const { key } of [first!, second!])
      expect(dialog.queryByRole('checkbox', { name: new RegExp(`^${key}`) })).toBeNull()
  })

  it('is gone through in piles of one kind', async () => {
    const { user, address } = open()
    await codes()
    await user.click(screen.getByRole('button', { name: /^Yes or no/ }))
    const isAnswer = (code: string | undefined) => ['yes-no', 'choice'].includes(keyOf(code!).dataType)
    await waitFor(async () => expect((await codes()).every(isAnswer)).toBe(true))
    expect(address()).toContain('kind=answers')
  })

  it('says where nothing is left to check, and leads on', async () => {
    for (const datapoint of mock.state.datapoints) if (datapoint.status === 'proposed') datapoint.status = 'accepted'
    open('&state=to_check&counting=true')
    expect(await screen.findByText('Nothing to check')).toBeVisible()
    expect(screen.getByRole('link', { name: 'What comes next' })).toHaveAttribute('href', '/overview')
    expect(screen.queryByText('No datapoints found')).toBeNull()
  })

  it('ends with the last value, and closes it', async () => {
    const [last, ...others] = sureOnes()
    for (const datapoint of others) datapoint.tier = 'review'
    const { user, address } = open(`&state=to_check&tier=high&datapoint=${last!.key}`)
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    await screen.findByRole('button', { name: 'Done' })
    // It gives way once to what is waited for.
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Done' }))
      expect(address()).not.toContain('datapoint=')
    })
    expect(keyOf(last!.key).status).toBe('accepted')
  })

  it('offers that to nobody who does no reporting work', async () => {
    inRole('approver')
    open('&state=to_check')
    expect(await screen.findByText(/^\d+ of them counts? towards your report$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept the sure ones' })).toBeNull()
  })

  it('says so where no value is sure', async () => {
    for (const datapoint of mock.state.datapoints) if (datapoint.tier === 'high') datapoint.tier = 'review'
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Accept the sure ones' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept the sure values' }))
    expect(await dialog.findByText('No value is sure enough to be accepted unseen')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Accept 0 values' })).toBeDisabled()
  })
})
