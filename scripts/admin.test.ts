import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../packages/server/src/config.ts'
import { admin } from './admin.ts'
import { openFolder } from './data-folder.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'admin-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const said: string[] = []
beforeEach(() => {
  said.length = 0
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line))
})
const run = (...args: string[]) =>
  admin(args, () => readConfig({ DATA_DIR: path.join(folder, 'data'), NODE_ENV: 'test' }, folder))
const text = () => said.join('\n')
const listed = async () => {
  said.length = 0
  expect(await run('list', '--json')).toBe(0)
  return JSON.parse(text()) as { name: string; test_account: boolean; people: { email: string; role: string }[] }[]
}

test.each([
  [[], 'Which command?'],
  [['fly'], 'There is no command fly.'],
  [['list', 'more'], 'more was not expected.'],
  [['list', '--wings'], "Unknown option '--wings'"],
  [['create-user', '--email', 'a@b.c'], '--name is missing.'],
  [
    ['create-user', '--email', 'a@b.c', '--name', 'A', '--company', 'B', '--role', 'king'],
    '--role is one of admin, reporter, contributor, approver, reader, auditor.',
  ],
  [
    ['create-user', '--email', 'a@b.c', '--name', 'A', '--company', 'B', '--invite', '--password-stdin'],
    'Choose --invite or',
  ],
])('%j is answered with what is wrong and how it is meant', async (args, line) => {
  // Nothing is begun for a command that cannot be understood.
  expect(await run(...args)).toBe(2)
  expect(text()).toContain(line)
  expect(text()).toContain('npm run admin -- <command>')
  expect(fs.existsSync(path.join(folder, 'data'))).toBe(false)
})

test('help is no mistake', async () => {
  expect(await run('--help')).toBe(0)
})

test('a folder without data is told, and only a new person begins one', async () => {
  expect(await run('list')).toBe(1)
  expect(text()).toContain('There is no data in')
})

test('on a folder at rest and beside a running product', async () => {
  const email = `${randomUUID()}@example.org`
  expect(await run('create-user', '--email', email, '--name', 'Ola', '--company', 'Fjord AS')).toBe(0)
  expect(text()).toMatch(/company_admin of the new company Fjord AS\.\nPassword, shown only now: [a-z2-9-]{23}/)
  expect(await listed()).toMatchObject([{ name: 'Fjord AS', test_account: false, people: [{ email }] }])
  // Whoever holds the folder stands for the product.
  const held = await openFolder(path.join(folder, 'data'))
  expect(held.atRest).toBe(true)
  expect(await run('set-flag', '--company', 'fjord as', 'test_account', 'on')).toBe(0)
  expect(await run('set-flag', '--company', 'fjord as', 'test_account', 'maybe')).toBe(1)
  expect(await run('set-flag', '--company', 'fjord as', 'wings', 'on')).toBe(2)
  expect(await run('reset-password', '--email', email)).toBe(0)
  expect(await run('reset-password', '--email', 'nobody@example.org')).toBe(1)
  expect(await listed()).toMatchObject([{ test_account: true, people: [{ email, role: 'company_admin' }] }])
  said.length = 0
  expect(await run('list')).toBe(0)
  expect(text()).toContain('test_account on')
  expect(text()).toContain('never signed in')
  await held.close()
})
