import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../testing/app.tsx'
import type { AppRoute } from './routes.ts'

afterEach(() => onlineManager.setOnline(true))

const routes: AppRoute[] = [
  { path: '/documents', title: 'documents', access: 'app', page: () => <p>Documents page</p> },
]

it('says that there is no network for as long as there is none', async () => {
  openApp('/documents', { signedIn: true, routes })
  expect(await screen.findByText('Documents page')).toBeVisible()
  act(() => onlineManager.setOnline(false))
  expect(screen.getByRole('status')).toHaveTextContent(/^No network\./)
  act(() => onlineManager.setOnline(true))
  expect(screen.queryByRole('status')).toBeNull()
})
