import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.ts'
import { root } from './processes.ts'

await build()
// The server runs in this process, so that one signal ends everything; when the starting process is gone, so are we.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
process.chdir(root)
await import(pathToFileURL(path.join(root, 'packages/server/dist/main.js')).href)
