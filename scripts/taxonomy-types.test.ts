import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './processes.ts'

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, 'packages', file), 'utf8'))
const types = ['esrs-2023', 'vs-2026'].flatMap((set) =>
  Object.values<{ type: string }>(read(`reports/src/xbrl/taxonomy/${set}.json`).concepts).map(({ type }) => type),
)

test.each(['en', 'de'])('the page of tags says every type of the taxonomies in words: %s', (language) => {
  const { types: words } = read(`web/src/features/statement/tagging/${language}.json`)
  expect([...new Set(types)].filter((type) => !(type in words))).toEqual([])
})
