// The types alone, from where the last `npm run check` or `npm run types` left off.
import { runCheck, typeCheck } from './check.ts'

process.exitCode = (await runCheck(typeCheck)) ? 0 : 1
