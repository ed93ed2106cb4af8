import { tortureAccounts } from '../tools/torture/accounts.ts'
import { tortureDatabase } from '../tools/torture/database.ts'
import { tortureFiles } from '../tools/torture/files.ts'
import { tortureImports } from '../tools/torture/imports.ts'
import { tortureLong } from '../tools/torture/long/index.ts'
import { tortureMachines } from '../tools/torture/machines/index.ts'
import { tortureMails } from '../tools/torture/mails.ts'
import { tortureSlowLines } from '../tools/torture/slow.ts'
import { tortureSurveys } from '../tools/torture/surveys.ts'
import { tortureUploads } from '../tools/torture/uploads.ts'
import { build } from './build.ts'
import { endWithParent } from './processes.ts'

// The long form of the promises: `npm run torture -- accounts` guesses passwords and comes in crowds, `-- mails` kills what
// sends them, `-- surveys` answers a thousand times, `-- files` sends the hostile set, `-- imports` tables of hundreds of thousands of rows, `-- uploads` what is too large or cut off, `-- slow` hundreds of slow
// connections, `-- database` takes the database away; without a name, all of them. A second word chooses among the files, or
// says how many times the database is taken away. `-- long 8h [FOLDER]` lets twenty people work for that long, with kills and
// restored backups; it is run only by its name, and goes on where an earlier run on the same folder ended. `-- machines [COMMIT]` has several
// processes on one server and bucket, upgraded one by one from an earlier version, while parts are taken away; only by its name as well.
const [part, filter, folder] = process.argv.slice(2)
// The long run ends in order by itself.
if (part !== 'long') endWithParent()
const parts: Record<string, () => Promise<boolean>> = {
  accounts: tortureAccounts,
  mails: tortureMails,
  surveys: tortureSurveys,
  uploads: tortureUploads,
  imports: tortureImports,
  slow: tortureSlowLines,
  database: () => tortureDatabase(filter),
  files: () => tortureFiles(filter ? new RegExp(filter, 'i') : null),
}
const onlyByName: typeof parts = { long: () => tortureLong(filter, folder), machines: () => tortureMachines(filter) }
const chosen = part ? [part] : Object.keys(parts)
const partOf = (name: string) => parts[name] ?? onlyByName[name]
if (chosen.some((name) => !partOf(name))) {
  console.error(
    `Choose one of ${[...Object.keys(parts), ...Object.keys(onlyByName)].join(', ')}, or none for all but the last two.`,
  )
  process.exit(1)
}
await build()
let isGood = true
for (const name of chosen) {
  console.log(`\n── ${name}`)
  isGood = (await partOf(name)!()) && isGood
}
process.exit(isGood ? 0 : 1)
