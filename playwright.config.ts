import { defineConfig } from '@playwright/test'

// Journeys drive the built product in a real Chromium; e2e/app.ts starts it on free ports with an empty data folder.
/** Files of journeys that take longest. They come first, so that no worker is left alone with one at the end. */
const long = /(?:access|faults|review|second-factor|working-together)\.e2e\.ts$/

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testMatch: '**/*.e2e.ts', testIgnore: long },
  ],
  globalSetup: './e2e/app.ts',
  outputDir: 'test-results',
  // For a busy machine: what holds ends at once.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  // Each file makes companies of its own, and those that stop a product start one of their own. Three keep two cores at work.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    // Moves are drawn by the processor here and take a quarter of it; what a person sees moving is tried where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // A trace costs a quarter of a run; `npm run e2e -- NAME --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--disable-gpu',
      ],
    },
  },
})
