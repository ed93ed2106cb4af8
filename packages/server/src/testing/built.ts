import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Has the product built that tests start, unless its sources are those of the last build: from source it takes twice as long to start. */
export default function setup(): void {
  const script = path.join(import.meta.dirname, '../../../../scripts/build.ts')
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, '--server'], { stdio: 'inherit' })
}
