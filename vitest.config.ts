import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that recognise text in pictures, which takes seconds a page: too long before every commit. */
const recognition = 'packages/engine/src/reading/{formats,pdf/scans,pdf/embedded}.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{contract,engine,reports}/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, recognition],
          testTimeout: 30_000,
          // Nothing there keeps state, and the recipes are compiled once instead of once a file.
          isolate: false,
        },
      },
      { test: { name: 'recognition', include: [recognition], testTimeout: 30_000, isolate: false } },
      'packages/*/vitest.config.ts',
      { test: { name: 'house', include: ['{scripts,tools}/**/*.test.ts', 'bench/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
