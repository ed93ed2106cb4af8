import { expect, test } from 'vitest'
import { mutualFolders } from './folders.ts'

const found = (files: Record<string, string>) => Object.fromEntries(mutualFolders(new Map(Object.entries(files))))

test('two folders that import each other are found though no file is in a circle, also by types and by what is loaded later', () => {
  expect(
    found({
      'src/cellar/wine.ts': `import { cut } from '../kitchen/knife.ts'`,
      'src/cellar/shelf.ts': `import type { Knife } from '../kitchen/knife.ts'`,
      'src/cellar/door.ts': '',
      'src/kitchen/deep/drawer.ts': `const door = await import('../../cellar/door.ts')`,
      'src/kitchen/knife.ts': '',
    }),
  ).toEqual({ 'src/cellar ↔ src/kitchen': [2, 1] })
})

test('folders one within the other, files beside folders and packages are no such pair', () => {
  expect(
    found({
      'src/index.ts': `export { wine } from './cellar/wine.ts'`,
      'src/cellar/wine.ts': `import { index } from '../index.ts'\nimport { rack } from './racks/rack.ts'\nimport zod from 'zod'`,
      'src/cellar/racks/rack.ts': `import { wine } from '../wine.ts'`,
    }),
  ).toEqual({})
})
