import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One core is left idle by default, which doubles the time on a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{contract,engine}/src/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      'packages/*/vitest.config.ts',
      { test: { name: 'house', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
