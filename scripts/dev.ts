import path from 'node:path'
import { bin, endWithParent, root, startNode } from './processes.ts'

// Server from source, restarted on change; web app by Vite with hot reload. `VITE_API_MODE=mock` runs the web app alone.
endWithParent()
const env = { ...process.env, WEB_SERVER: 'off', NODE_ENV: process.env.NODE_ENV ?? 'development' }
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
