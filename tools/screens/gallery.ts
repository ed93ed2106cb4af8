import path from 'node:path'
import { root } from '../../scripts/processes.ts'

const opened = ['dialog', 'large', 'confirm', 'confirmBusy', 'sheet', 'inset', 'error']

/** The page that shows every component, and what of it lies over the page. */
export const galleryScreens = [
  { name: 'gallery', path: '/gallery' },
  ...opened.map((one) => ({ name: `gallery-${one}`, path: `/gallery?open=${one}` })),
]

/** Serves the gallery as development does; production has none. */
export async function startGallery(): Promise<{ web: string; stop: () => Promise<void> }> {
  const { createServer } = await import('vite')
  const server = await createServer({
    configFile: path.join(root, 'packages/web/vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false },
  })
  await server.listen()
  const [address] = server.resolvedUrls?.local ?? []
  if (!address) throw new Error('The gallery has no address.')
  return { web: address.replace(/\/$/, ''), stop: () => server.close() }
}
