import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fixtures } from '../packages/engine/src/reading/testing/fixtures/index.ts'

// Writes the small files that stand for every format, one by one, to packages/engine/fixtures.

const folder = path.join(import.meta.dirname, '../packages/engine/fixtures')
await mkdir(folder, { recursive: true })
for (const [name, make] of Object.entries(fixtures)) {
  const bytes = await make()
  await writeFile(path.join(folder, name), bytes)
  console.log(`${name.padEnd(20)} ${String(bytes.length).padStart(7)} bytes`)
}
