import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{contract,engine,reports}/src/**/*.test.ts'],
          testTimeout: 30_000,
          // Nothing there keeps state, and the recipes are compiled once instead of once a file.
          isolate: false,
        },
      },
      'packages/*/vitest.config.ts',
      { test: { name: 'house', include: ['{scripts,tools}/**/*.test.ts', 'bench/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
