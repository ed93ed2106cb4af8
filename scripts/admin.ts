import fs from 'node:fs'
import path from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { UserRole } from '../packages/contract/src/index.ts'
import { systemClock } from '../packages/server/src/clock.ts'
import { type Config, readConfig } from '../packages/server/src/config.ts'
import { ensureDatabase, migrateDatabase, openDatabase, openTenant } from '../packages/server/src/database/pool.ts'
import {
  createOperator,
  type FlagName,
  flags,
  makePassword,
  OperatorError,
} from '../packages/server/src/features/accounts/index.ts'
import { jobs } from '../packages/server/src/features/app.ts'
import { CannotRotate } from '../packages/server/src/files/encryption/rotate-keys.ts'
import { AppError } from '../packages/server/src/http/errors.ts'
import { openQueue } from '../packages/server/src/jobs/queue.ts'
import { readSecrets } from '../packages/server/src/secrets.ts'
import { takeBucket } from './admin-bucket.ts'
import { encryptAll, type KeyParts, rotateCompanies, rotateMaster } from './admin-keys.ts'
import { openFolder } from './data-folder.ts'
import { MoveError, moveTo } from './move/index.ts'

const usage = `npm run admin -- <command>

  list [--json]
      Every company with its flags and its people.

  create-user --email <address> --name <name> --company <name or id>
              [--role admin|reporter|contributor|approver|reader|auditor] [--language en|de] [--invite | --password-stdin]
      Adds a person. A company of a name that does not exist is made, with the person as its
      administrator. The password is made and shown once, read from the first line of standard input
      (--password-stdin), or chosen by the person with the link of a mail (--invite).

  reset-password --email <address> [--password-stdin]
      Sets a new password, which is shown once, ends every session of the person and tells them by mail.

  reset-second-factor --email <address>
      Removes codes and passkeys of somebody who has lost them, ends every session of the person and tells
      them by mail.

  prove-domain --company <name or id> <domain>
      Notes that an e-mail domain belongs to a company, where its TXT record cannot be looked up from here.

  allow-passwords --company <name or id>
      Makes single sign-on optional for a company that has locked itself out with it.

  set-flag --company <name or id> <flag> <value>
      ${Object.entries(flags)
        .map(([name, { kind }]) => `${name} (${kind === 'text' ? 'text, empty to remove' : kind})`)
        .join('\n      ')}

  rotate-master-key
      Wraps the keys of all companies by the first key of FILES_MASTER_KEY, or, without one, by a new key in DATA_DIR.

  rotate-company-key --company <name or id> | --all
      Gives a company, or all of them, a new key for files from now on.

  encrypt-files
      Encrypts every file by the newest key of its company, those from before there were keys as well, and destroys
      keys that no file needs any more.
  take-bucket [--yes]
      Says which installation S3_BUCKET belongs to and, with --yes, makes it this one's. The other one must
      have ended for good: each removes the files of the other.
  move --to <file>
      Copies everything to another installation, between DATA_DIR and a PostgreSQL server with a bucket, either way.
      The file holds the settings of the target, as .env does. Nothing may run on either; the source is only read.
      Broken off, it goes on when it is called again.

All but move work beside a running product and on a data folder at rest; settings are those of the product (.env).
`

/** The command cannot be understood. */
class UsageError extends Error {}

type Operator = ReturnType<typeof createOperator>

/** What a command that was understood does; nothing is opened before. */
type Work = (operator: Operator, parts: KeyParts) => Promise<void>

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  company: { type: 'string' },
  role: { type: 'string' },
  language: { type: 'string', default: 'en' },
  invite: { type: 'boolean', default: false },
  'password-stdin': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  to: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

function readCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { values, command: positionals[0], rest: positionals.slice(1) }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
type Command = ReturnType<typeof readCommand>
type Values = Command['values']

function needed(values: Values, name: 'email' | 'name' | 'company' | 'to'): string {
  const value = values[name]?.trim()
  if (!value) throw new UsageError(`--${name} is missing.`)
  return value
}

function oneOf<const T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value)
  if (!found) throw new UsageError(`--${name} is one of ${choices.join(', ')}.`)
  return found
}

/** Roles by the words that people use for them; `member` is what a reporter was called before. */
const roleWords: Record<string, UserRole> = {
  admin: 'company_admin',
  reporter: 'company_member',
  contributor: 'contributor',
  approver: 'approver',
  reader: 'reader',
  auditor: 'auditor',
}
const roleOf = (word: string): UserRole =>
  roleWords[oneOf('role', word === 'member' ? 'reporter' : word, Object.keys(roleWords))]!

const fromInput = async (): Promise<string> => (await readAll(process.stdin)).split(/\r?\n/)[0] ?? ''

const list =
  ({ json }: Values): Work =>
  async (operator) => {
    const all = await operator.list()
    const flagsOf = (company: (typeof all)[number]['company']) =>
      Object.fromEntries(Object.entries(flags).map(([name, { column }]) => [name, company[column]]))
    if (json) {
      const shown = all.map(({ company, people }) => ({
        id: company.id,
        name: company.name,
        ...flagsOf(company),
        people: people.map(({ id, email, name, role, isActive, invitedAt, lastLoginAt }) => ({
          id,
          email,
          name,
          role,
          is_active: isActive,
          is_invited: invitedAt !== null,
          last_login: lastLoginAt,
        })),
      }))
      console.log(JSON.stringify(shown, null, 2))
      return
    }
    if (all.length === 0) console.log('No company yet.')
    for (const { company, people } of all) {
      const written = Object.entries(flagsOf(company)).map(([name, value]) =>
        typeof value === 'boolean' ? `${name} ${value ? 'on' : 'off'}` : `${name} ${value ?? '–'}`,
      )
      console.log(`${company.name}  ${company.id}\n  ${written.join(', ')}`)
      for (const { email, name, role, isActive, invitedAt, lastLoginAt } of people) {
        const state = !isActive ? 'inactive' : invitedAt ? 'invited' : (lastLoginAt?.toISOString() ?? 'never signed in')
        console.log(`  ${email}  ${name}  ${role}  ${state}`)
      }
    }
  }

function createUser(values: Values): Work {
  if (values.invite && values['password-stdin']) throw new UsageError('Choose --invite or --password-stdin.')
  const person = {
    email: needed(values, 'email'),
    name: needed(values, 'name'),
    company: needed(values, 'company'),
    role: values.role ? roleOf(values.role) : null,
    language: oneOf('language', values.language, ['en', 'de']),
  }
  return async (operator) => {
    const made = values.invite || values['password-stdin'] ? null : makePassword()
    const password = values.invite ? null : (made ?? (await fromInput()))
    const { company, isNewCompany, role } = await operator.createUser({ ...person, password })
    console.log(`${person.email} is ${role} of ${isNewCompany ? 'the new company ' : ''}${company}.`)
    if (made) console.log(`Password, shown only now: ${made}`)
    if (values.invite) console.log('A mail with a link to choose a password is on its way.')
  }
}

function resetPassword(values: Values): Work {
  const email = needed(values, 'email')
  const isGiven = values['password-stdin']
  return async (operator) => {
    const password = isGiven ? await fromInput() : makePassword()
    await operator.resetPassword(email, password)
    console.log(`The password of ${email} is set; every session has ended.`)
    if (!isGiven) console.log(`Password, shown only now: ${password}`)
  }
}

function resetSecondFactor(values: Values): Work {
  const email = needed(values, 'email')
  return async (operator) => {
    await operator.resetSecondFactor(email)
    console.log(`The second factor of ${email} is removed; every session has ended.`)
  }
}

function setFlag(values: Values, [flag, value, ...more]: string[]): Work {
  const name = needed(values, 'company')
  if (flag === undefined || !Object.hasOwn(flags, flag))
    throw new UsageError(`The flag is one of ${Object.keys(flags).join(', ')}.`)
  if (value === undefined || more.length > 0) throw new UsageError('A flag and its value are needed; quote a text.')
  return async (operator) => {
    const company = await operator.setFlag(name, flag as FlagName, value)
    console.log(`${company}: ${flag} is ${value === '' ? 'removed' : value}.`)
  }
}

function rotateCompanyKey(values: Values): Work {
  if (values.all && values.company) throw new UsageError('Choose --company or --all.')
  const name = values.all ? null : needed(values, 'company')
  return async (operator, parts) => {
    const companies = (await operator.list()).map(({ company }) => company)
    await rotateCompanies(parts, companies, name)
  }
}

function proveDomain(values: Values, [domain, ...more]: string[]): Work {
  const name = needed(values, 'company')
  if (domain === undefined || more.length > 0) throw new UsageError('One domain is needed.')
  return async (operator) => {
    const company = await operator.proveDomain(name, domain)
    console.log(`${domain} belongs to ${company}.`)
  }
}

function allowPasswords(values: Values): Work {
  const name = needed(values, 'company')
  return async (operator) => {
    const company = await operator.allowPasswords(name)
    console.log(`${company}: people may sign in with passwords and passkeys again.`)
  }
}

async function withOperator(config: Config, mayBegin: boolean, work: Work) {
  const { dataDir, databaseUrl } = config
  const isThere = fs.existsSync(path.join(dataDir, 'secrets.json'))
  if (!databaseUrl && !isThere) {
    if (!mayBegin) throw new OperatorError(`There is no data in ${dataDir}; DATA_DIR names another folder.`)
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  }
  const folder = databaseUrl ? null : await openFolder(dataDir)
  try {
    if (folder?.atRest) await ensureDatabase(folder.url('postgres'), 'app')
    const url = folder?.url('app') ?? databaseUrl!
    if (!folder || folder.atRest) await migrateDatabase(url)
    const database = openDatabase(url, 2)
    const log = { error: () => {}, warn: () => {} }
    const queue = await openQueue({ url, db: database.db, jobs, log })
    try {
      const secret = config.jwtSecret ?? readSecrets(dataDir).jwt
      const tenantOf = (companyId: string, db: typeof database.db) => openTenant(db, companyId)
      const operator = createOperator({ db: database.db, clock: systemClock, secret, tenantOf, enqueue: queue.enqueue })
      await work(operator, { db: database.db, config })
    } finally {
      await queue.stop(0)
      await database.close()
    }
  } finally {
    await folder?.close()
  }
}

/** Runs one command; resolves with the exit code. */
export async function admin(args: string[], config: () => Config = readConfig): Promise<number> {
  try {
    const { values, command, rest } = readCommand(args)
    const commands: Record<string, () => Work> = {
      list: () => list(values),
      'create-user': () => createUser(values),
      'reset-password': () => resetPassword(values),
      'reset-second-factor': () => resetSecondFactor(values),
      'prove-domain': () => proveDomain(values, rest),
      'allow-passwords': () => allowPasswords(values),
      'set-flag': () => setFlag(values, rest),
      'rotate-master-key': () => (_, parts) => rotateMaster(parts),
      'rotate-company-key': () => rotateCompanyKey(values),
      'encrypt-files': () => (_, parts) => encryptAll(parts),
      'take-bucket': () => (_, parts) => takeBucket(parts, values.yes),
    }
    if (values.help || command === 'help') {
      console.log(usage)
      return 0
    }
    if (command === 'move' && rest.length === 0) {
      await moveTo(config(), needed(values, 'to'))
      return 0
    }
    const chosen = command === undefined ? undefined : commands[command]
    if (!chosen) throw new UsageError(command ? `There is no command ${command}.` : 'Which command?')
    const takesMore = command === 'set-flag' || command === 'prove-domain'
    if (!takesMore && rest.length > 0) throw new UsageError(`${rest[0]} was not expected.`)
    await withOperator(config(), command === 'create-user', chosen())
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`)
      return 2
    }
    const isTold = [OperatorError, CannotRotate, MoveError, AppError].some((told) => error instanceof told)
    console.error(`${isTold ? '' : 'Failed: '}${(error as Error).message}`)
    return 1
  }
}

if (import.meta.main) process.exitCode = await admin(process.argv.slice(2))
