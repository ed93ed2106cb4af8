import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bin, root } from './processes.ts'

/** Breaches of the import rules, each planted as a real file: the robot must name the rule. */
const breaches: { rule: string; file: string; source: string }[] = [
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
    source: `import * as store from '../reporting/store.ts'\nexport const planted = store\n`,
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
    rule: 'web-features-are-strangers',
    file: 'packages/web/src/features/account/planted.tsx',
    source: `import * as documents from '../documents/DocumentsPage.tsx'\nexport const planted = documents\n`,
  },
  {
    rule: 'web-ui-is-only-looks',
    file: 'packages/web/src/ui/planted.tsx',
    source: `import { call } from '../api/call.ts'\nexport const planted = call\n`,
  },
  {
    rule: 'journeys-use-the-running-app',
    file: 'e2e/planted.ts',
    source: `import * as main from '../packages/server/src/main.ts'\nexport const planted = main\n`,
  },
  { rule: 'no-cycles', file: 'packages/contract/src/planted.ts', source: `import './planted-other.ts'\n` },
]
const other = path.join(root, 'packages/contract/src/planted-other.ts')

function violatedRules(): string[] {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'e2e']
  const result = spawnSync(process.execPath, [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const report = JSON.parse(result.stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  return report.summary.violations.filter(({ from }) => from.includes('planted')).map(({ rule }) => rule.name)
}

describe('the import rules', () => {
  const planted: string[] = []
  afterEach(() => {
    for (const file of planted.splice(0)) fs.rmSync(file, { force: true })
  })
  it.each(breaches)('catch a breach of $rule', ({ rule, file, source }) => {
    const target = path.join(root, file)
    planted.push(target)
    fs.writeFileSync(target, source)
    if (rule === 'no-cycles') {
      planted.push(other)
      fs.writeFileSync(other, `import './planted.ts'\n`)
    }
    expect(violatedRules()).toContain(rule)
  })
})
