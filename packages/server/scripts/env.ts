import fs from 'node:fs'
import path from 'node:path'
import { envExample } from '../src/config.ts'

// Writes .env.example after a change of the settings; a test fails until it was run.
fs.writeFileSync(path.join(import.meta.dirname, '../../../.env.example'), envExample())
