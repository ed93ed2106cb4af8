import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { UiLanguage } from '../i18n/UiLanguage.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { Select } from './Select.tsx'

const options = [
  { value: 'environment', label: 'Environment' },
  { value: 'social', label: 'Social' },
  { value: 'governance', label: 'Governance' },
]

function Form() {
  const [value, setValue] = useState('')
  return (
    <>
      <Field label="Topic">
        {(control) => <Select {...control} value={value} onChange={setValue} options={options} placeholder="Choose" />}
      </Field>
      <Field label="Notes">{(control) => <Input {...control} />}</Field>
    </>
  )
}

const page = (
  <UiLanguage>
    <Form />
  </UiLanguage>
)

const inDialog = (
  <UiLanguage>
    <button type="button">Behind</button>
    <Dialog open onOpenChange={() => {}} title="Edit">
      <Form />
    </Dialog>
  </UiLanguage>
)

/** What the keyboard reaches although a screen reader does not, as the rule `aria-hidden-focus` finds it. */
const reachedUnseen = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '[aria-hidden=true] :is(button, input, [tabindex]), [tabindex][aria-hidden=true]',
    ),
  ]
    .filter((one) => one.tabIndex >= 0 && !one.closest('[inert]'))
    .map(({ outerHTML }) => outerHTML)

const trigger = () => screen.getByRole('combobox', { name: 'Topic' })

async function opened(shown: typeof page) {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(shown)
  trigger().focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('option', { name: 'Environment' })).toHaveFocus())
  return user
}

const isClosed = async () => {
  await waitFor(() => expect(trigger()).toHaveFocus())
  expect(document.querySelectorAll('[inert]')).toHaveLength(0)
  expect(screen.queryByRole('listbox')).toBeNull()
}

for (const [where, shown] of Object.entries({ 'a page': page, 'a dialog': inDialog })) {
  it(`leaves nothing of ${where} to the keyboard while its list is open, and gives it back`, async () => {
    const user = await opened(shown)
    expect(screen.getByRole('listbox', { name: 'Topic' })).toBeVisible()
    expect(reachedUnseen()).toEqual([])
    await user.tab()
    expect(screen.getByRole('option', { name: 'Environment' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await isClosed()
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus()
  })

  it(`takes what is typed in its list over ${where}`, async () => {
    const user = await opened(shown)
    await user.keyboard('g')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Governance' })).toHaveFocus())
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Social' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await isClosed()
    expect(trigger()).toHaveTextContent('Social')
  })

  it(`closes its list over ${where} when something else is pressed, and only that`, async () => {
    const user = await opened(shown)
    await user.click(document.body)
    await isClosed()
    expect(screen.queryAllByRole('dialog')).toHaveLength(shown === inDialog ? 1 : 0)
  })
}

it('closes only at the end of a touch beside it, which nothing else gets', async () => {
  await opened(page)
  fireEvent.pointerDown(document.body, { pointerType: 'touch', button: 0 })
  expect(screen.getByRole('listbox')).toBeVisible()
  const end = createEvent.touchEnd(document.body, { cancelable: true })
  fireEvent(document.body, end)
  expect(end.defaultPrevented).toBe(true)
  await isClosed()
})
