import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { bin, root, runNode } from './processes.ts'
import { writeSbom } from './sbom.ts'

/** What is built by itself: the packages that its sources are in, how it is built, and where it is noted from what. */
interface Part {
  packages: string[]
  run: () => Promise<number>
  stamp: string
}

const inPackage = (name: string, args: string[]) =>
  runNode(args, { cwd: path.join(root, 'packages', name), stdio: ['ignore', 2, 2] })

const parts = {
  server: {
    packages: ['contract', 'engine', 'reports', 'server'],
    run: () => inPackage('server', ['build.ts']),
    stamp: path.join(root, 'packages/server/dist/.built'),
  },
  web: {
    packages: ['contract', 'web'],
    run: () => inPackage('web', [bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn']),
    // Not beside what is built, where the server would hand it out.
    stamp: path.join(root, 'node_modules/.cache/web-built'),
  },
} satisfies Record<string, Part>

function sourceHash({ packages }: Part): string {
  const hash = createHash('sha256')
  const add = (file: string) => hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  for (const folder of packages.map((name) => path.join(root, 'packages', name))) {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) add(path.join(folder, entry.name))
    for (const part of ['src', 'public', 'knowledge']) {
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

/**
 * Builds a part anew, unless it was built from the same sources.
 * @returns whether it was built
 */
async function buildPart(name: keyof typeof parts): Promise<boolean> {
  const part = parts[name]
  const wanted = sourceHash(part)
  const isThere = fs.existsSync(path.join(root, 'packages', name, 'dist')) && fs.existsSync(part.stamp)
  if (isThere && fs.readFileSync(part.stamp, 'utf8') === wanted) return false
  console.error(`Building the ${name} …`)
  fs.rmSync(part.stamp, { force: true })
  if ((await part.run()) !== 0) throw new Error('The build failed; see above.')
  fs.mkdirSync(path.dirname(part.stamp), { recursive: true })
  fs.writeFileSync(part.stamp, wanted)
  return true
}

/** Bundles the server, which is all that its tests start. */
export const buildServer = () => buildPart('server')

/** Bundles the server and builds the web app; with what is shipped comes its bill of materials. */
export async function build(): Promise<void> {
  const built = await Promise.all([buildPart('server'), buildPart('web')])
  if (!built.some(Boolean)) return
  const withoutBill = await writeSbom()
  if (withoutBill) console.error(withoutBill)
}

if (import.meta.main) await (process.argv.includes('--server') ? buildServer() : build())
