// Replies of the built product with the demo company, which the web app's stand-in for the server answers with:
// `node scripts/record.ts` writes them, `--check` only says which have changed.
import fs from 'node:fs'
import path from 'node:path'
import { record } from '../tools/record/record.ts'
import { build } from './build.ts'
import { endWithParent, root } from './processes.ts'

endWithParent()
await build()
const folder = path.join(root, 'packages/web/src/mock/fixtures/recorded')
const isCheck = process.argv.includes('--check')
for (const [name, replies] of Object.entries(await record())) {
  const file = path.join(folder, `${name}.json`)
  const text = `${JSON.stringify(replies, null, 1)}\n`
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue
  console.log(`${path.relative(root, file)} ${isCheck ? 'is stale; run npm run record' : 'is written'}`)
  if (isCheck) process.exitCode = 1
  else {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(file, text)
  }
}
