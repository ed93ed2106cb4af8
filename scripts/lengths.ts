import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'

// Short files are a house rule; data, generated files and migrations are not read from top to bottom and may be longer.
const limit = 400
const isData = (file: string) => /(^|\/)(generated|fixtures|migrations)\/|\.json$/.test(file)
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  { cwd: root, encoding: 'utf8' },
)
const tooLong = files
  .split('\n')
  .filter((file) => file && !isData(file) && fs.existsSync(path.join(root, file)))
  .map((file) => ({ file, lines: fs.readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > limit)
for (const { file, lines } of tooLong) console.error(`${file} has ${lines} lines; the limit is ${limit}`)
process.exitCode = tooLong.length === 0 ? 0 : 1
