import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { contractWithoutSchemas } from './vite-contract.ts'

export default defineProject({
  plugins: [react(), contractWithoutSchemas()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    // A larger nursery saves a fifth of the work: most of what tests make is garbage at once.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['src/testing/fresh.ts', 'src/testing/setup.ts'],
    sequence: { setupFiles: 'list' },
    css: false,
    // All but intervals: the window, which files share, draws its frames by one, and would draw none any more after one that was faked.
    fakeTimers: {
      toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
    },
    testTimeout: 150_000,
    hookTimeout: 150_000,
  },
})
