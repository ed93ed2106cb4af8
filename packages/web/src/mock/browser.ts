import { setupWorker } from 'msw/browser'
import { apiUrl, setConfig } from '../api/config.ts'
import { createMock } from './handlers.ts'
import { demo } from './state.ts'

/** Answers every call of the API inside the browser; for development without a server. */
export async function startMock(): Promise<void> {
  setConfig({ apiUrl: apiUrl(), signIn: demo })
  const { handlers } = createMock(apiUrl())
  await setupWorker(...handlers).start({ onUnhandledFrame: 'bypass', quiet: true })
}
