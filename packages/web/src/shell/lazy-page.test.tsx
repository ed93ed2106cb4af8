import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '../testing/app.tsx'
import { mock } from '../testing/setup.ts'
import { type Load, lazyPart } from '../ui/lazy-part.tsx'
import { lazyPage } from './lazy-page.ts'
import type { AppRoute } from './routes.ts'

const { server } = mock

describe('code that does not come', () => {
  /** Comes the second time. */
  const late = <Props extends object>(Part: (props: Props) => ReactNode): Load<Props> => {
    let asked = 0
    return async () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: Part }
    }
  }
  const at = (Page: ComponentType): AppRoute[] => [
    { path: '/documents', title: 'documents', access: 'app', page: Page },
  ]

  it('keeps a page with what was entered, says to load it anew, and closes the part that was opened', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const Part = lazyPart(
      late(({ onClose }: { onClose: () => void }) => (
        <button type="button" onClick={onClose}>
          Part
        </button>
      )),
    )
    function Page() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <input aria-label="Name" />
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Suspense>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
        </>
      )
    }
    const { user } = openApp('/documents', { signedIn: true, routes: at(Page) })
    await user.type(await screen.findByLabelText('Name'), 'Not saved')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Something went wrong on this page')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Not saved')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('button', { name: 'Part' })).toBeVisible()
    vi.mocked(console.error).mockClear()
  })

  it('asks for a page again where the product is still the same, and loads it anew where it was updated, once', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const Page = lazyPage(late(() => <p>Late page</p>))
    const { user } = openApp('/documents', { signedIn: true, routes: at(Page) })
    expect(await screen.findByText('Something went wrong on this page')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByText('Late page')).toBeVisible()
    document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-old.js"></script>')
    const asked = vi.fn(() => HttpResponse.html('<script type="module" src="/assets/index-new.js"></script>'))
    server.use(http.get(`${location.origin}/`, asked))
    const never = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    openApp('/documents', { signedIn: true, routes: at(lazyPage(never)) })
    await waitFor(() => expect(sessionStorage.getItem('loaded_anew_at')).not.toBeNull())
    expect(screen.queryByText('Something went wrong on this page')).toBeNull()
    openApp('/documents', { signedIn: true, routes: at(lazyPage(never)) })
    expect(await screen.findByText('Something went wrong on this page')).toBeVisible()
    expect(asked).toHaveBeenCalledTimes(2)
    document.head.querySelector('script')?.remove()
    vi.mocked(console.error).mockClear()
  })
})
