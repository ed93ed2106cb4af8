import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})
function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  folders.push(made)
  return made
}

async function holdElsewhere(dataDir: string) {
  const program = `
    import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))}
    await lockFolder(${JSON.stringify(dataDir)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a second process is refused with one line, and let in once the first was killed', async () => {
  const dataDir = folder()
  const first = await holdElsewhere(dataDir)
  const refusal = await lockFolder(dataDir).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(FolderInUse)
  expect((refusal as Error).message).toBe(`DATA_DIR ${dataDir} is in use by process ${first.pid}.`)
  first.kill('SIGKILL')
  await once(first, 'exit')
  await (await lockFolder(dataDir)).release()
})

test('two paths to one folder are one lock, two folders are two', async () => {
  const dataDir = folder()
  const link = path.join(folder(), 'link')
  fs.symlinkSync(dataDir, link)
  const lock = await lockFolder(dataDir)
  await expect(lockFolder(link)).rejects.toThrow(FolderInUse)
  const other = await lockFolder(folder())
  await other.release()
  await lock.release()
  await (await lockFolder(link)).release()
})
