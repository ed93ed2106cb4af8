import path from 'node:path'
import { bin, endWithParent, root, startNode } from './processes.ts'

// Server from source, restarted on change; web app by Vite with hot reload. `VITE_API_MODE=mock` runs the web app alone.
endWithParent()
// With --fake-model a host on this machine answers as a language model would, so that everything around one can be tried.
const fakePort = process.env.FAKE_MODEL_PORT ?? '8910'
const withFake = process.argv.includes('--fake-model')
const fake = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: `http://127.0.0.1:${fakePort}/v1`,
  AI_MODEL: 'fake-model',
  AI_PRICE_INPUT: '2',
  AI_PRICE_OUTPUT: '10',
}
if (withFake) startNode(['packages/server/src/testing/fake-model/main.ts', fakePort])
const env = {
  ...process.env,
  ...(withFake ? fake : {}),
  WEB_SERVER: 'off',
  NODE_ENV: process.env.NODE_ENV ?? 'development',
}
if (process.env.VITE_API_MODE !== 'mock')
  startNode(
    [
      '--watch-path=packages/server/src',
      '--watch-path=packages/engine/src',
      '--watch-path=packages/contract/src',
      'packages/server/src/main.ts',
    ],
    { env },
  )
startNode([bin('vite/bin/vite.js')], { cwd: path.join(root, 'packages/web'), env })
