import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longest, patience } from './packages/server/src/testing/patience.ts'

/** Tests that recognise text in pictures, which takes seconds a page: too long before every commit. */
const recognition = 'packages/engine/src/reading/{formats,pdf/scans,pdf/embedded}.test.ts'

/**
 * Which project's files come first. A window that many files have shared takes ten seconds to be thrown away, which nobody waits for while
 * others are tested; and what comes last are short files, so that no worker is left alone with a long one.
 */
const order = ['house', 'web', 'recognition', 'server', 'unit']

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => order.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{contract,engine,reports}/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, recognition],
          testTimeout: longest,
          hookTimeout: longest,
          // Nothing there keeps state, and the recipes are compiled once instead of once a file.
          isolate: false,
        },
      },
      { test: { name: 'recognition', include: [recognition], testTimeout: longest, isolate: false } },
      'packages/*/vitest.config.ts',
      {
        test: {
          name: 'house',
          include: ['{scripts,tools}/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/built.ts'],
          testTimeout: longest,
          hookTimeout: longest,
          expect: { poll: patience },
        },
      },
    ],
  },
})
