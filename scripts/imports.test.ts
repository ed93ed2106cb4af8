import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { bin, root } from './processes.ts'

/** Breaches of the import rules, each planted as a real file: the robot must name the rule. */
interface Planted {
  file: string
  source: string
}
const breaches: (Planted & { rule: string; beside?: Planted })[] = [
  {
    rule: 'contract-knows-only-zod',
    file: 'packages/contract/src/planted.ts',
    source: `import { read } from '../../engine/src/index.ts'\nexport const planted = read\n`,
  },
  {
    rule: 'engine-is-pure',
    file: 'packages/engine/src/planted.ts',
    source: `import { request } from 'node:http'\nexport const planted = request\n`,
  },
  {
    rule: 'engine-text-knows-no-datapoint',
    file: 'packages/engine/src/text/planted.ts',
    source: `import { frames } from '../analysis/answering/frames.ts'\nexport const planted = frames\n`,
  },
  {
    rule: 'engine-analysis-asks-no-model',
    file: 'packages/engine/src/analysis/planted.ts',
    source: `import * as model from '../model/index.ts'\nexport const planted = model\n`,
  },
  {
    rule: 'reports-are-pure',
    file: 'packages/reports/src/planted.ts',
    source: `import { request } from 'node:http'\nexport const planted = request\n`,
  },
  {
    rule: 'web-knows-only-the-contract',
    file: 'packages/web/src/planted.ts',
    source: `import type { Line } from '@esrs/engine'\nexport type Planted = Line\n`,
  },
  {
    rule: 'server-accounts-imports-only-leftward',
    file: 'packages/server/src/features/accounts/planted.ts',
    source: `import * as documents from '../documents/index.ts'\nexport const planted = documents\n`,
  },
  {
    rule: 'server-features-meet-at-index',
    file: 'packages/server/src/features/documents/planted.ts',
    source: `import * as store from '../reporting/stores/finding-store.ts'\nexport const planted = store\n`,
  },
  {
    rule: 'server-platform-never-imports-features',
    file: 'packages/server/src/http/planted.ts',
    source: `import * as accounts from '../features/accounts/index.ts'\nexport const planted = accounts\n`,
  },
  {
    rule: 'no-tenant-no-data',
    file: 'packages/server/src/features/reporting/planted.ts',
    source: `import pg from 'pg'\nexport const planted = pg\n`,
  },
  {
    rule: 'server-sql-in-stores',
    file: 'packages/server/src/features/accounts/planted-sql.ts',
    source: `import { sql } from 'drizzle-orm'\nexport const planted = sql\n`,
  },
  {
    rule: 'connections-listen',
    file: 'packages/server/src/jobs/planted.ts',
    source: `import pg from 'pg'\nexport const planted = pg\n`,
  },
  {
    rule: 'web-features-are-strangers',
    file: 'packages/web/src/features/account/planted.tsx',
    source: `import * as documents from '../documents/DocumentsPage.tsx'\nexport const planted = documents\n`,
  },
  {
    rule: 'web-shared-parts-know-no-feature',
    file: 'packages/web/src/document/viewer/planted.tsx',
    source: `import * as documents from '../../features/documents/DocumentsPage.tsx'\nexport const planted = documents\n`,
  },
  {
    rule: 'web-shared-parts-know-no-feature',
    file: 'packages/web/src/of-tomorrow/planted.tsx',
    source: `import * as shell from '../shell/AppShell.tsx'\nexport const planted = shell\n`,
  },
  {
    rule: 'product-knows-no-tool',
    file: 'packages/engine/src/reading/planted.ts',
    source: `import * as planted from '../../../../tools/planted.ts'\nexport { planted }\n`,
    beside: { file: 'tools/planted.ts', source: 'export const planted = 1\n' },
  },
  {
    rule: 'web-ui-is-only-looks',
    file: 'packages/web/src/ui/planted.tsx',
    source: `import { call } from '../api/call.ts'\nexport const planted = call\n`,
  },
  {
    rule: 'web-gallery-is-nobodys',
    file: 'packages/web/src/features/iro/planted.tsx',
    source: `import * as section from '../../gallery/Section.tsx'\nexport const planted = section\n`,
  },
  {
    rule: 'journeys-use-the-running-app',
    file: 'e2e/planted.ts',
    source: `import * as main from '../packages/server/src/main.ts'\nexport const planted = main\n`,
  },
  {
    rule: 'no-cycles',
    file: 'packages/contract/src/planted-one.ts',
    source: `import './planted-two.ts'\n`,
    beside: { file: 'packages/contract/src/planted-two.ts', source: `import './planted-one.ts'\n` },
  },
  {
    rule: 'no-cycles',
    file: 'packages/contract/src/planted-first.ts',
    source: `import type { Second } from './planted-second.ts'\nexport type First = Second | null\n`,
    beside: {
      file: 'packages/contract/src/planted-second.ts',
      source: `import type { First } from './planted-first.ts'\nexport type Second = First[]\n`,
    },
  },
]

/** A copy of the sources, so that planting never touches the tree that other tests read. */
function copyOfTheTree(): string {
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'imports-')))
  for (const part of ['packages', 'e2e', 'package.json', '.dependency-cruiser.mjs']) {
    const keep = (source: string) => !/(^|\/)(node_modules|dist|sets)(\/|$)/.test(path.relative(root, source))
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true, filter: keep })
  }
  const modules = path.join(copy, 'node_modules')
  fs.mkdirSync(path.join(modules, '@esrs'), { recursive: true })
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@esrs') fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  }
  for (const name of fs.readdirSync(path.join(root, 'packages'))) {
    fs.symlinkSync(path.join(copy, 'packages', name), path.join(modules, '@esrs', name))
  }
  return copy
}

function violationsByFile(tree: string): Map<string, string[]> {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'e2e']
  const result = spawnSync(process.execPath, [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), ...args], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const report = JSON.parse(result.stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  const byFile = new Map<string, string[]>()
  for (const { from, rule } of report.summary.violations) byFile.set(from, [...(byFile.get(from) ?? []), rule.name])
  return byFile
}

describe('the import rules', () => {
  let tree: string
  let found: Map<string, string[]>
  beforeAll(() => {
    tree = copyOfTheTree()
    for (const { file, source } of breaches.flatMap((breach) => [breach, breach.beside ?? []].flat())) {
      fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
      fs.writeFileSync(path.join(tree, file), source)
    }
    found = violationsByFile(tree)
  })
  afterAll(() => fs.rmSync(tree, { recursive: true, force: true }), 60_000)

  it.each(breaches)('catch a breach of $rule in $file', ({ rule, file }) => {
    expect(found.get(file)).toContain(rule)
  })
})

test('the architecture names every folder of the web app and of the house', () => {
  const page = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')
  const tree = page.slice(page.indexOf('## The tree'), page.indexOf('## Rules'))
  const words = new Set(tree.match(/[\w-]+(?=\/)/g))
  const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')
  const folders = files.flatMap((file) => /^(?:packages\/web\/src\/)?([\w-]+)\//.exec(file)?.[1] ?? [])
  const missing = [...new Set(folders)].filter((name) => !words.has(name))
  expect(missing).toEqual([])
})
