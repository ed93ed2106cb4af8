import { setupWorker } from 'msw/browser'
import { apiUrl, setConfig } from '../api/config.ts'
import { mockHandlers } from './handlers.ts'
import { createMockState, demo } from './state.ts'

/** Answers every call of the API inside the browser; for development without a server. */
export async function startMock(): Promise<void> {
  setConfig({ apiUrl: apiUrl(), signIn: demo })
  const state = createMockState()
  await setupWorker(...mockHandlers(apiUrl(), () => state)).start({ onUnhandledFrame: 'bypass', quiet: true })
}
