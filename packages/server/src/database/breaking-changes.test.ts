import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { migrationsFolder } from '../paths.ts'
import { breakingChanges } from './breaking-changes.ts'

/** Changes that were let in: those from before the rule, and what no version before needs any more. */
const permitted = z
  .array(z.object({ migration: z.string(), because: z.string().min(10), changes: z.array(z.string()).min(1) }))
  .parse(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'permitted-changes.json'), 'utf8')))

const migrations = fs.readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))

test.each(migrations)('processes of the version before live with %s, or it is named why they need not', (name) => {
  const found = breakingChanges(fs.readFileSync(path.join(migrationsFolder, name), 'utf8'))
  const known = permitted.filter(({ migration }) => `${migration}.sql` === name).flatMap(({ changes }) => changes)
  expect(found).toEqual(known)
})

test('every permitted change is of a migration that there is', () => {
  expect(permitted.filter(({ migration }) => !migrations.includes(`${migration}.sql`))).toEqual([])
})

test.each([
  ['DROP TABLE "security_events"', 'drops'],
  ['ALTER TABLE "users" DROP COLUMN "name"', 'drops'],
  ['ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT', 'drops'],
  ['DROP FUNCTION keep_trail()', 'drops'],
  ['ALTER TABLE "users" RENAME COLUMN "name" TO "called"', 'renames'],
  ['ALTER TABLE "users" RENAME TO "people"', 'renames'],
  ['ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL', 'needs a value'],
  ['ALTER TABLE "users" ALTER COLUMN "nick" SET NOT NULL', 'needs a value'],
  ['ALTER TABLE "users" ALTER COLUMN "nick" SET DATA TYPE uuid', 'changes a type'],
  ['ALTER TABLE "users" ADD CONSTRAINT "nick_long" CHECK (length(nick) > 3)', 'refuses rows'],
])('%s is found', (statement, what) => {
  const found = breakingChanges(`CREATE TABLE "new" ("id" uuid);--> statement-breakpoint\n-- why\n${statement};`)
  expect(found).toEqual([`${what}: ${statement}`])
})

test.each([
  'CREATE TABLE "new" ("id" uuid PRIMARY KEY NOT NULL, CONSTRAINT "one" CHECK ("id" is not null))',
  'ALTER TABLE "users" ADD COLUMN "nick" text',
  `ALTER TABLE "users" ADD COLUMN "nick" text DEFAULT 'x' NOT NULL`,
  'ALTER TABLE "users" ALTER COLUMN "nick" DROP NOT NULL',
  'DROP INDEX "users_nick"',
  'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE users; END $$',
  '-- DROP TABLE "users"',
])('%s is none', (statement) => {
  expect(breakingChanges(statement)).toEqual([])
})

test('of what a schema looked like only the newest migration is kept, which the next one is compared with', () => {
  const kept = fs.readdirSync(path.join(migrationsFolder, 'meta')).filter((name) => name !== '_journal.json')
  const newest = migrations.sort().at(-1)!.slice(0, 4)
  expect(kept, 'npm run migration removes the older ones').toEqual([`${newest}_snapshot.json`])
})
