import { defineProject } from 'vitest/config'
import { longest, patience } from './src/testing/patience.ts'

export default defineProject({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/built-entries.ts'],
    globalSetup: ['src/testing/built.ts', 'src/testing/database.ts'],
    // Nothing keeps state in its modules, and loading the server costs more than most files of tests.
    isolate: false,
    // A larger nursery saves a fifth of the work: most of what tests make is garbage at once.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: longest,
    hookTimeout: longest,
    expect: { poll: patience },
  },
})
