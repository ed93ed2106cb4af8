import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { createQueryClient } from '../../api/query-client.ts'
import DebugPanel from './DebugPanel.tsx'

/** The debug panel on pages that are not part of the app and have neither its router nor its queries. */
export default function PublicDebugPanel({ path }: { path: string }) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter key={path} initialEntries={[path]}>
        <DebugPanel />
      </MemoryRouter>
    </QueryClientProvider>
  )
}
