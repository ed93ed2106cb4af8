import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { UiLanguage } from '../i18n/UiLanguage.tsx'
import { Bar, Progress } from './Bar.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DisabledButton } from './DisabledButton.tsx'
import { Field } from './Field.tsx'
import { FormDialog } from './FormDialog.tsx'
import { Input } from './Input.tsx'
import { Pagination } from './Pagination.tsx'
import { SearchInput } from './SearchInput.tsx'
import { Tooltip, TooltipProvider } from './Tooltip.tsx'

afterEach(() => {
  vi.useRealTimers()
})

describe('Button', () => {
  it('takes no click while it is busy, but keeps the focus', async () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.tab()
    expect(button).toHaveFocus()
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('does not send a form while it is busy', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    const field = (error?: string) => (
      <Field label="Unit" hint="As written" error={error}>
        {(control) => <Input {...control} />}
      </Field>
    )
    const { rerender } = render(field())
    expect(screen.getByLabelText('Unit')).toHaveAccessibleDescription('As written')
    rerender(field('Unknown unit'))
    expect(screen.getByLabelText('Unit')).toHaveAccessibleDescription('Unknown unit')
    expect(screen.getByLabelText('Unit')).toBeInvalid()
  })

  it('keeps a hint that says what would be right', () => {
    render(
      <Field label="Password" hint="10 characters or more" keepsHint error="Too short">
        {(control) => <Input {...control} />}
      </Field>,
    )
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Too short 10 characters or more')
  })
})

describe('SearchInput', () => {
  function Search({ onSearch }: { onSearch: (value: string) => void }) {
    const [value, setValue] = useState('')
    const search = (next: string) => {
      setValue(next)
      onSearch(next)
    }
    return (
      <UiLanguage>
        <SearchInput aria-label="Search" value={value} onSearch={search} />
        <button type="button" onClick={() => setValue('from the address')}>
          Set
        </button>
      </UiLanguage>
    )
  }

  it('searches 300 ms after the last key', () => {
    vi.useFakeTimers()
    const onSearch = vi.fn()
    render(<Search onSearch={onSearch} />)
    const input = screen.getByRole('searchbox', { name: 'Search' })
    fireEvent.change(input, { target: { value: 'ene' } })
    act(() => vi.advanceTimersByTime(299))
    fireEvent.change(input, { target: { value: 'energy' } })
    act(() => vi.advanceTimersByTime(299))
    expect(onSearch).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onSearch.mock.calls).toEqual([['energy']])
  })

  it('searches at once on Enter and when it is cleared', async () => {
    const onSearch = vi.fn()
    render(<Search onSearch={onSearch} />)
    const input = screen.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(input, 'a{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith('a')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(onSearch).toHaveBeenLastCalledWith('')
    expect(input).toHaveFocus()
  })

  it('takes no more than the server searches for', async () => {
    render(<Search onSearch={() => {}} />)
    const input = screen.getByRole('searchbox', { name: 'Search' })
    await userEvent.click(input)
    await userEvent.paste('x'.repeat(201))
    expect(input).toHaveValue('x'.repeat(200))
  })

  it('keeps what is typed while an answer to what was typed before arrives', () => {
    vi.useFakeTimers()
    const { rerender } = render(<SearchInput aria-label="Search" value="" onSearch={() => {}} />, {
      wrapper: UiLanguage,
    })
    const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    type('scope ')
    act(() => vi.advanceTimersByTime(300))
    type('scope 1')
    rerender(<SearchInput aria-label="Search" value="scope" onSearch={() => {}} />)
    expect(screen.getByRole('searchbox')).toHaveValue('scope 1')
    // The way back leads to what was searched before, and forth again.
    for (const value of ['', 'scope']) {
      rerender(<SearchInput aria-label="Search" value={value} onSearch={() => {}} />)
      expect(screen.getByRole('searchbox')).toHaveValue(value)
    }
  })

  it('keeps a blank at the end of what is searched for', () => {
    vi.useFakeTimers()
    const { rerender } = render(<SearchInput aria-label="Search" value="" onSearch={() => {}} />, {
      wrapper: UiLanguage,
    })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'scope ' } })
    act(() => vi.advanceTimersByTime(300))
    rerender(<SearchInput aria-label="Search" value="scope" onSearch={() => {}} />)
    expect(screen.getByRole('searchbox')).toHaveValue('scope ')
  })

  it('follows its value', async () => {
    render(<Search onSearch={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: 'Set' }))
    expect(screen.getByRole('searchbox')).toHaveValue('from the address')
  })
})

describe('Pagination', () => {
  it('says where one is and where one can go', async () => {
    const onPage = vi.fn()
    render(
      <UiLanguage>
        <Pagination page={3} pages={8} count={1074} pageSize={10} onPage={onPage} />
      </UiLanguage>,
    )
    expect(screen.getByText('21–30 of 1,074')).toBeVisible()
    expect(screen.getByText('Page 3 of 8')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(onPage.mock.calls).toEqual([[4], [2]])
  })

  it('goes no further than the last page', () => {
    render(
      <UiLanguage>
        <Pagination page={2} pages={2} count={17} pageSize={10} onPage={() => {}} />
      </UiLanguage>,
    )
    expect(screen.getByText('11–17 of 17')).toBeVisible()
    expect(screen.getByText('Page 2 of 2')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  it('turns nothing where all is on one page, unless the page size can be chosen', () => {
    const one = { page: 1, pages: 1, count: 7, pageSize: 10, onPage: () => {} }
    const { rerender } = render(<Pagination {...one} />, { wrapper: UiLanguage })
    expect(screen.getByText('1–7 of 7')).toBeVisible()
    expect(screen.queryByText('Page 1 of 1')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Pagination {...one} pageSizes={[10, 20]} onPageSize={() => {}} />)
    expect(screen.getByText('Page 1 of 1')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  it('is not there under an empty list', () => {
    const { container } = render(
      <UiLanguage>
        <Pagination page={1} pages={0} count={0} pageSize={10} onPage={() => {}} />
      </UiLanguage>,
    )
    expect(container).toBeEmptyDOMElement()
  })
})

describe('ConfirmDialog', () => {
  it('asks once and starts at the way out', async () => {
    const onConfirm = vi.fn()
    render(
      <UiLanguage>
        <ConfirmDialog
          open
          onOpenChange={() => {}}
          title="Delete datapoint"
          question="Are you sure?"
          confirmLabel="Delete"
          onConfirm={onConfirm}
        />
      </UiLanguage>,
    )
    expect(screen.getByRole('alertdialog', { name: 'Delete datapoint' })).toHaveAccessibleDescription('Are you sure?')
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

describe('bars', () => {
  it('say their numbers', () => {
    render(
      <>
        <Bar label="41 found, 2 dropped" total={43} segments={[{ value: 41, tone: 'success' }]} />
        <Progress label="page 12 of 30" value={12} max={30} />
        <Progress label="waiting" value={null} />
      </>,
    )
    expect(screen.getByRole('img', { name: '41 found, 2 dropped' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'page 12 of 30' })).toHaveAttribute('aria-valuenow', '12')
    expect(screen.getByRole('progressbar', { name: 'waiting' })).not.toHaveAttribute('aria-valuenow')
  })

  it('tell no value beyond their ends', () => {
    render(
      <>
        <Progress label="over" value={103} max={100} />
        <Progress label="under" value={-2} max={100} />
      </>,
    )
    expect(screen.getByRole('progressbar', { name: 'over' })).toHaveAttribute('aria-valuenow', '100')
    expect(screen.getByRole('progressbar', { name: 'under' })).toHaveAttribute('aria-valuenow', '0')
  })

  it('show the smallest part too', () => {
    render(<Progress label="2 of 568 accepted, 200 proposed" value={2} max={568} waiting={200} />)
    const parts = screen.getByRole('progressbar').firstElementChild!.children
    expect([...parts].map(({ classList }) => classList.contains('min-w-1'))).toEqual([true, true])
  })
})

describe('FormDialog', () => {
  const open = (props: { busy?: boolean; failure?: string } = {}) => {
    const [onSubmit, onClose, onPage] = [vi.fn(), vi.fn(), vi.fn()]
    render(
      <UiLanguage>
        <div onSubmit={onPage}>
          <FormDialog title="Token" submit="Make" onSubmit={onSubmit} onClose={onClose} {...props}>
            <Field label="Name">{(control) => <Input {...control} />}</Field>
          </FormDialog>
        </div>
      </UiLanguage>,
    )
    return { onSubmit, onClose, onPage }
  }

  it('is sent by its button and by Enter, and the form of the page is not', async () => {
    const { onSubmit, onPage } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Make' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'CI{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(onPage).not.toHaveBeenCalled()
  })

  it('is not sent twice, says what went wrong and keeps what was typed', async () => {
    const { onSubmit, onClose } = open({ busy: true, failure: 'The name is taken.' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'CI{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('The name is taken.')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('CI')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('Tooltip', () => {
  const tap = (name: string) => userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name }) })

  it('says by a tap why a button is off, and goes with the next tap', async () => {
    render(<DisabledButton reason="Only administrators invite people.">Invite</DisabledButton>, {
      wrapper: TooltipProvider,
    })
    await tap('Invite')
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Only administrators invite people.')
    await tap('Invite')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('does not cover a tool with its name when it is tapped', async () => {
    render(
      <Tooltip content="Bold" isName>
        <Button aria-label="Bold">B</Button>
      </Tooltip>,
      { wrapper: TooltipProvider },
    )
    await tap('Bold')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await userEvent.hover(screen.getByRole('button', { name: 'Bold' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Bold')
  })
})
