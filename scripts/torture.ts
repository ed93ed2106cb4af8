import { tortureAccounts } from '../tools/torture/accounts.ts'
import { tortureDatabase } from '../tools/torture/database.ts'
import { tortureFiles } from '../tools/torture/files.ts'
import { tortureMails } from '../tools/torture/mails.ts'
import { tortureSlowLines } from '../tools/torture/slow.ts'
import { tortureSurveys } from '../tools/torture/surveys.ts'
import { tortureUploads } from '../tools/torture/uploads.ts'
import { build } from './build.ts'
import { endWithParent } from './processes.ts'

// The long form of the promises: `npm run torture -- accounts` guesses passwords and comes in crowds, `-- mails` kills what
// sends them, `-- surveys` answers a thousand times, `-- files` sends the hostile set, `-- uploads` what is too large or cut off, `-- slow` hundreds of slow
// connections, `-- database` takes the database away; without a name, all of them. A second word chooses among the files, or
// says how many times the database is taken away.
endWithParent()
const [part, filter] = process.argv.slice(2)
const parts: Record<string, () => Promise<boolean>> = {
  accounts: tortureAccounts,
  mails: tortureMails,
  surveys: tortureSurveys,
  uploads: tortureUploads,
  slow: tortureSlowLines,
  database: () => tortureDatabase(filter),
  files: () => tortureFiles(filter ? new RegExp(filter, 'i') : null),
}
const chosen = part ? [part] : Object.keys(parts)
if (chosen.some((name) => !parts[name])) {
  console.error(`Choose one of ${Object.keys(parts).join(', ')}, or none for all.`)
  process.exit(1)
}
await build()
let isGood = true
for (const name of chosen) {
  console.log(`\n── ${name}`)
  isGood = (await parts[name]!()) && isGood
}
process.exit(isGood ? 0 : 1)
