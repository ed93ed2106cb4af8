import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of an installed Chromium, `null` where there is none. `CHROMIUM` names one explicitly. */
const findBrowser = (): string | null => places.find((place) => place && fs.existsSync(place)) ?? null

/**
 * Finds a Chromium and installs Debian's package where none is there and this machine allows it.
 * @throws Error with one sentence that says what to do, when no browser can be had.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  const asRoot = isRoot ? [] : ['sudo', '-n']
  const run = (...command: string[]) => {
    const [name, ...args] = [...asRoot, ...command]
    return (
      spawnSync(name!, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
        .status === 0
    )
  }
  if (fs.existsSync('/usr/bin/apt-get')) {
    console.error('Installing the chromium package for the browser tests (once) …')
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
  }
  const installed = findBrowser()
  if (!installed)
    throw new Error('The browser tests need Chromium. Install it, or name one with CHROMIUM=/path/to/chromium.')
  return installed
}
