import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bin, root } from './processes.ts'

// Writes the migration that follows from a changed schema. Of the snapshots that drizzle-kit compares with it reads the newest
// alone, and what upgrades an installation reads none: older ones, 6,000 lines each, are not kept.

const [name, ...more] = process.argv.slice(2)
if (!name || more.length || !/^[a-z]+(?:_[a-z]+)*$/.test(name)) {
  console.error('usage: npm run migration -- what_changed')
  process.exit(2)
}
const args = [bin('drizzle-kit/bin.cjs'), 'generate', '--config', 'drizzle.config.ts', '--name', name]
const { status } = spawnSync(process.execPath, args, { cwd: path.join(root, 'packages/server'), stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const folder = path.join(root, 'packages/server/src/database/migrations/meta')
const snapshots = fs.readdirSync(folder).filter((file) => file.endsWith('_snapshot.json'))
for (const file of snapshots.sort().slice(0, -1)) fs.rmSync(path.join(folder, file))
