import { setupWorker } from 'msw/browser'
import { apiUrl } from '../api/config.ts'
import { createMock } from './handlers.ts'

/** Answers every call of the API inside the browser; for development without a server. */
export async function startMock(): Promise<void> {
  const { handlers } = createMock(apiUrl())
  await setupWorker(...handlers).start({ onUnhandledFrame: 'bypass', quiet: true })
}
