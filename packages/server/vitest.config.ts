import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})
