import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/app.tsx'
import { mock } from '../../testing/setup.ts'

const row = /POST.*\/documents\/upload\//

describe('the API reference', () => {
  it('shows every call with what it takes, gives and fails with', async () => {
    const { user } = openApp('/api-reference', { signedIn: true })
    const call = await screen.findByRole('button', { name: row })
    expect(call).toHaveTextContent('Scope documents:write')
    await user.click(call)
    const details = within(document.getElementById(call.getAttribute('aria-controls')!)!)
    expect(details.getByText('document_type')).toBeVisible()
    expect(details.getByRole('region', { name: 'Reply 201' })).toHaveTextContent('"duplicate": false')
    expect(details.getByText('429')).toBeVisible()
  })

  it('is searched by words of the address', async () => {
    const { user } = openApp('/api-reference', { signedIn: true })
    await screen.findByRole('button', { name: row })
    await user.type(screen.getByRole('searchbox', { name: 'Search calls' }), 'users/me/tokens{Enter}')
    expect(await screen.findByText('3 calls')).toBeVisible()
    expect(screen.queryByRole('button', { name: row })).toBeNull()
  })

  it('says that it could not be loaded and tries again', async () => {
    mock.server.use(http.get(`${mock.api}/openapi.json`, () => new HttpResponse(null, { status: 404 })))
    const { user } = openApp('/api-reference', { signedIn: true })
    expect(await screen.findByText('The reference could not be loaded')).toBeVisible()
    mock.server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: row })).toBeVisible()
  })

  it('has its frame in German too', async () => {
    openApp('/api-reference', { signedIn: true, language: 'de' })
    expect(await screen.findByText('Mit einem Token')).toBeVisible()
    expect(await screen.findByRole('button', { name: row })).toHaveTextContent('Umfang documents:write')
  })
})
