import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { UiLanguage } from '../i18n/UiLanguage.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Menu, MenuItem } from './Menu.tsx'

function Row() {
  const [open, setOpen] = useState(false)
  return (
    <UiLanguage>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Edit</MenuItem>
        <MenuItem danger onSelect={() => setOpen(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete"
        question="Sure?"
        confirmLabel="Delete it"
        onConfirm={() => setOpen(false)}
      />
    </UiLanguage>
  )
}

it('is used by keyboard, and a dialog that it opens gives the focus back to its button', async () => {
  const user = userEvent.setup()
  render(<Row />)
  await user.tab()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'Edit' })
  await waitFor(() => expect(item).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  await screen.findByRole('alertdialog')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
})
