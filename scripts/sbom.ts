import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './processes.ts'

/** Where the bill of materials and the licences are put. */
const folder = path.join(root, 'packages/server/dist')

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
}

export interface Shipped {
  /** Folder in `node_modules`. */
  at: string
  name: string
  version: string
  /** SPDX expression, as the package says. */
  licence: string | null
}

/** Every package of strangers that is installed for the running product, as the lockfile names them. */
export function shippedPackages(): Shipped[] {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(lock.packages)
    .filter(([at, { dev, link }]) => at.includes('node_modules/') && !dev && !link)
    .map(([at, { version = '', license = null }]) => ({ at, name: nameOf(at), version, licence: license }))
}

const nameOf = (at: string): string => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Texts of the licences of what is shipped and installed here, each package with its own. */
export function licenceTexts(): string {
  const parts = shippedPackages().flatMap(({ at, name, version, licence }) => {
    const installed = path.join(root, at)
    // Packages for other systems are named by the lockfile and not installed.
    if (!fs.existsSync(installed)) return []
    const files = fs.readdirSync(installed).filter((file) => /^(licen[cs]e|copying|notice|ofl)/i.test(file))
    const texts = files
      .map((file) => path.join(installed, file))
      .filter((file) => fs.statSync(file).isFile())
      .map((file) => fs.readFileSync(file, 'utf8').trim())
    return [[`${name} ${version}: ${licence ?? 'see its text'}`, ...texts].join('\n\n')]
  })
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/**
 * Writes the bill of materials (CycloneDX) and the licences of what is shipped beside the built server.
 * @returns why not, where the installed npm cannot make a bill of materials; the licences are there all the same
 */
export async function writeSbom(): Promise<string | null> {
  fs.writeFileSync(path.join(folder, 'licences.txt'), licenceTexts())
  const args = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  try {
    const { stdout } = await promisify(execFile)('npm', args, {
      cwd: root,
      maxBuffer: 64 * 1_048_576,
      shell: process.platform === 'win32',
    })
    fs.writeFileSync(path.join(folder, 'sbom.cdx.json'), stdout)
    return null
  } catch {
    return 'No bill of materials was made: that needs npm from 10.2 on.'
  }
}

if (import.meta.main) {
  const failure = await writeSbom()
  console.log(failure ?? `${path.join(folder, 'sbom.cdx.json')} and licences.txt`)
  process.exitCode = failure ? 1 : 0
}
