import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { jobs } from '../packages/server/src/features/app.ts'
import { root } from './processes.ts'

// What the server alone knows of the codes that it writes into the trail. Those of the contract are looked up by the page's own tests.

const server = path.join(root, 'packages/server/src')
const page = path.join(root, 'packages/web/src/features/account/settings/trail')
const read = (file: string): string => fs.readFileSync(file, 'utf8')
const json = (file: string): Record<string, unknown> => JSON.parse(read(file)) as Record<string, unknown>

const sources = fs
  .readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing[/\\]/.test(name))
  .map((name) => read(path.join(server, name)))

/** Jobs that leave rows, and what the product does by itself. */
const written = [
  ...jobs.filter(({ trail }) => trail !== 'none').map(({ id }) => id),
  ...sources.flatMap((source) =>
    [...source.matchAll(/\bfollowing\('([\w.-]+)'|\{ call: '([\w.-]+)'/g)].map(([, first, second]) => first ?? second!),
  ),
]

/** Why a sign-in by the provider was refused. */
const refusals = Object.keys(json(path.join(server, 'features/accounts/sign-in/single-sign-on/messages.en.json')))
  .filter((key) => key.startsWith('refused.'))
  .map((key) => key.slice('refused.'.length))

const textAt = (tree: unknown, key: string): unknown =>
  key.split('.').reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], tree)

it('finds what is written', () => {
  expect(written).toEqual(
    expect.arrayContaining(['documents.process', 'reporting.opened', 'surveys.retention', 'trail.emptied', 'operator']),
  )
  expect(written).not.toContain('accounts.mail.processed')
  expect(refusals).toEqual(expect.arrayContaining(['over', 'closed']))
})

describe.each(['en', 'de'])('in the language file %s', (language) => {
  const texts = json(path.join(page, `${language}.json`))
  const calls = json(path.join(page, `calls/${language}.json`))

  it.each([...new Set(written)])('%s has words', (name) => {
    const words = textAt(name.includes('.') ? calls.call : textAt(texts, 'page.groups'), name)
    expect(words).toEqual(expect.stringMatching(/^\p{Lu}.{4,}$/u))
  })

  it.each(refusals)('the refusal of a sign-in as %s has words', (reason) => {
    expect(textAt(texts.refused, reason)).toEqual(expect.stringMatching(/.{5,}/))
  })
})
