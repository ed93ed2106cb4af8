import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { bin, root, runNode } from './processes.ts'
import { writeSbom } from './sbom.ts'

const stamp = path.join(root, 'packages/server/dist/.built')

function sourceHash(): string {
  const hash = createHash('sha256')
  const add = (file: string) => hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  const folders = ['contract', 'engine', 'reports', 'server', 'web'].map((name) => path.join(root, 'packages', name))
  for (const folder of folders) {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) add(path.join(folder, entry.name))
    for (const part of ['src', 'public']) {
      const start = path.join(folder, part)
      if (!fs.existsSync(start)) continue
      const files = fs.readdirSync(start, { recursive: true, withFileTypes: true })
      for (const file of files
        .filter((file) => file.isFile())
        .sort((a, b) => (path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1))) {
        if (!/\.test\.tsx?$/.test(file.name)) add(path.join(file.parentPath, file.name))
      }
    }
  }
  add(path.join(root, 'package-lock.json'))
  return hash.digest('hex')
}

/** Builds the web app and bundles the server, unless the last build was made from the same sources. */
export async function build(): Promise<void> {
  const wanted = sourceHash()
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return
  console.error('Building …')
  fs.rmSync(stamp, { force: true })
  const results = await Promise.all([
    runNode([bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: path.join(root, 'packages/web'),
      stdio: ['ignore', 2, 2],
    }),
    runNode(['build.ts'], { cwd: path.join(root, 'packages/server'), stdio: ['ignore', 2, 2] }),
  ])
  if (results.some((code) => code !== 0)) throw new Error('The build failed; see above.')
  const withoutBill = await writeSbom()
  if (withoutBill) console.error(withoutBill)
  fs.writeFileSync(stamp, wanted)
}

if (import.meta.main) await build()
