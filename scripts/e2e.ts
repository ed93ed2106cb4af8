import { ensureBrowser } from './browser.ts'
import { build } from './build.ts'
import { bin, endWithParent, runNode } from './processes.ts'

endWithParent()
const chromium = ensureBrowser()
await build()
process.exitCode = await runNode([bin('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM: chromium },
})
