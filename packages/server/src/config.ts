import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { encryptionConfig, encryptionSettings } from './encryption-settings.ts'
import type { MasterKeySource } from './files/encryption/master-keys.ts'
import type { S3Options } from './files/s3.ts'
import { type ModelConfig, modelConfig, modelSettings } from './model-settings.ts'
import { type Operating, operatingConfig, operatingSettings } from './operating-settings.ts'
import {
  type Quotas,
  quotaConfig,
  type RegistrationRule,
  registrationConfig,
  registrationSettings,
} from './registration-settings.ts'
import { s3Address, s3Config, s3Settings } from './s3-settings.ts'
import { ConfigError, onOff, onOffOrGerman, orEmpty, origin, type Setting, secret, setting, whole } from './setting.ts'

export { ConfigError, type Setting } from './setting.ts'

const port = whole(0, 65_535)
const address = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

/** Every setting there is; `.env.example`, the reference page and the checks at start come from this table. */
export const settings = [
  setting(
    'NODE_ENV',
    'development',
    '`production` asks for explicit secrets with a server database and never seeds demo data.',
    z.enum(['development', 'production', 'test'], "must be 'development', 'production' or 'test'"),
  ),
  setting('API_PORT', '8900', 'Port of the API. 0 takes a free one.', port),
  setting('WEB_PORT', '8080', 'Port of the web app. 0 takes a free one.', port),
  setting(
    'HOST',
    'localhost',
    'Address both servers listen on. `localhost` is reachable from this machine only; `0.0.0.0` from everywhere.',
    z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
  ),
  setting('WEB_SERVER', 'on', '`off` when something else serves the web app.', onOff),
  setting(
    'API_URL',
    '',
    'Public address of the API, told to the web app. Empty: this machine and API_PORT, by the name the page was opened with.',
    orEmpty(origin),
  ),
  setting(
    'WEB_ORIGINS',
    '',
    "Origins that may call the API, separated by commas; the first one is used in mails. Empty: the web app's own address on this machine.",
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(origin.transform((url) => url.origin))),
  ),
  setting(
    'DATA_DIR',
    './data',
    'Folder for everything that lasts when the embedded defaults are used: database, files, outgoing mail, secrets.',
    z.string().transform((text) => path.resolve(text)),
  ),
  setting(
    'DATABASE_URL',
    '',
    'PostgreSQL server, `postgres://user:password@host/database`. Empty: an embedded one in DATA_DIR.',
    orEmpty(address(['postgres:', 'postgresql:'])),
    { secret: true },
  ),
  setting('DATABASE_POOL', '10', 'Connections of one process to the database.', whole(2, 200)),
  ...s3Settings,
  ...encryptionSettings,
  setting(
    'SMTP_URL',
    '',
    'Mail server, `smtp://user:password@host:587`. Empty: mails are written to DATA_DIR/outbox as .eml files.',
    orEmpty(address(['smtp:', 'smtps:'])),
    { secret: true },
  ),
  setting(
    'MAIL_FROM',
    'Sustainability reporting <no-reply@localhost>',
    'Sender of mails.',
    z.string().regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an e-mail address'),
  ),
  setting(
    'JWT_SECRET',
    '',
    'Signs access tokens, at least 32 characters. Empty: generated once into DATA_DIR; required in production with DATABASE_URL.',
    orEmpty(secret),
    { secret: true },
  ),
  setting(
    'COOKIE_SECRET',
    '',
    'Signs anti-forgery tokens, at least 32 characters. Empty: as for JWT_SECRET.',
    orEmpty(secret),
    { secret: true },
  ),
  setting(
    'COOKIE_SITE',
    'auto',
    '`same` when web app and API are on one site, `cross` when not (needs https), `auto` to compare API_URL and WEB_ORIGINS.',
    z.enum(['auto', 'same', 'cross'], "must be 'auto', 'same' or 'cross'"),
  ),
  setting(
    'TRUST_PROXY',
    'off',
    '`on` when one reverse proxy in front adds to X-Forwarded-For; its entry is believed. Otherwise that header is ignored.',
    onOff,
  ),
  setting(
    'PRIVACY_CONTACT',
    '',
    'Who answers questions about personal data, such as an e-mail address; shown on the privacy page.',
    orEmpty(z.string().max(200)),
  ),
  setting('SESSION_RETENTION_DAYS', '7', 'Days for which a session is kept after its end.', whole(0, 365)),
  setting(
    'SECURITY_RETENTION_DAYS',
    '365',
    'Days for which the trail of a company keeps what sign-ins say: who, when refused, from which network. Every other row stays until the company is erased.',
    whole(1, 3650),
  ),
  setting('MAIL_RETENTION_DAYS', '30', 'Days for which mails stay in DATA_DIR/outbox.', whole(1, 3650)),
  setting('MAX_UPLOAD_MB', '100', 'Largest file that may be uploaded, in MB (1,048,576 bytes).', whole(1, 5000)),
  ...registrationSettings,
  setting(
    'WORKERS',
    'on',
    '`on`: this process serves and works; `off`: it only serves; `only`: it only works. The last two need DATABASE_URL.',
    z.enum(['on', 'off', 'only'], "must be 'on', 'off' or 'only'"),
  ),
  setting(
    'WORKER_CONCURRENCY',
    '',
    'Jobs of one kind that run at once in this process; one more document is read beside those that take long. Empty: one less than the processor cores, from 1 to 4.',
    orEmpty(whole(1, 64)),
  ),
  setting(
    'READ_MEMORY_MB',
    '600',
    'Memory that reading one document may take before it is given up.',
    whole(100, 64_000),
  ),
  setting('READ_SECONDS', '900', 'Seconds that reading one document may take before it is given up.', whole(1, 86_400)),
  setting(
    'READ_SILENT_SECONDS',
    '90',
    'Seconds without any progress after which reading a document is given up.',
    whole(1, 86_400),
  ),
  setting(
    'READ_STANDBY',
    'on',
    'Whether a process waits, started and warm, for the next document, which is then read sooner. It takes about 320 MB.',
    onOff,
  ),
  setting(
    'REPORT_MEMORY_MB',
    '1000',
    'Memory that making one file of a report may take before it is given up.',
    whole(200, 64_000),
  ),
  setting(
    'REPORT_SECONDS',
    '300',
    'Seconds that making one file of a report may take before it is given up.',
    whole(1, 800),
  ),
  setting(
    'OCR_MAX_PAGES',
    '50',
    'Most pages of one document whose text is recognised in pictures (about 5 seconds a page). 0 recognises nothing.',
    whole(0, 5000),
  ),
  setting(
    'TRANSCRIPTION_URL',
    '',
    'OpenAI-compatible API that writes the speech of videos down, such as `https://api.example.com/v1`; videos are sent to it. Empty: videos are stored and not analysed unless they hold subtitles.',
    orEmpty(origin),
  ),
  setting('TRANSCRIPTION_KEY', '', 'Key of the transcription service, where it wants one.', z.string(), {
    secret: true,
  }),
  setting('TRANSCRIPTION_MODEL', 'whisper-1', 'Model that the transcription service is asked for.', z.string()),
  setting(
    'TRANSCRIPTION_SECONDS',
    '1800',
    'Seconds that writing down one video may take before it is given up.',
    whole(1, 14_000),
  ),
  ...modelSettings,
  ...operatingSettings,
  setting(
    'SEED_DEMO',
    '',
    '`on`, `german` or `off`: a demo company at the first start; `german` makes it no test account, for which German is switched off. Empty: on with the embedded database outside production. Never in production or with DATABASE_URL.',
    orEmpty(onOffOrGerman),
  ),
] as const

type Parsed = { [S in (typeof settings)[number] as S['name']]: z.output<S['parse']> }

/** Settings of the product. Addresses with a port chosen by the system exist only once it listens. */
export interface Config extends Operating {
  production: boolean
  apiPort: number
  webPort: number
  host: string
  webServer: boolean
  /** `null` when the page's own host name and the API's port make the address. */
  apiUrl: URL | null
  /** Empty when the web app's own address on this machine is the allow-list. */
  webOrigins: string[]
  dataDir: string
  databaseUrl: string | null
  databasePool: number
  /** `null`: files are kept in `dataDir`. */
  s3: S3Options | null
  masterKey: MasterKeySource
  /** Public keys of age; empty: backups are not encrypted. */
  backupRecipients: string[]
  smtpUrl: string | null
  mailFrom: string
  jwtSecret: string | null
  cookieSecret: string | null
  /** Cookies must be sent from another site: `SameSite=None; Secure`. */
  crossSite: boolean
  /** The API is reached by https, so cookies are `Secure`. */
  https: boolean
  trustProxy: boolean
  privacy: {
    contact: string | null
    /** Hosts other than this machine that receive data. */
    recipients: {
      purpose: 'mail' | 'database' | 'files' | 'transcription' | 'model' | 'trail' | 'traces'
      host: string
    }[]
    /** Days. */
    retention: { sessions: number; security_trail: number; mails: number; deleted_documents: number }
  }
  maxUploadBytes: number
  registrationRule: RegistrationRule
  quotas: Quotas
  workers: 'on' | 'off' | 'only'
  workerConcurrency: number
  readMemoryBytes: number
  reportMemoryBytes: number
  reportMilliseconds: number
  readMilliseconds: number
  readSilentMilliseconds: number
  /** Whether a reading process waits for the next document. */
  readStandby: boolean
  ocrMaxPages: number
  /** `null` where no service is set up. */
  transcription: { url: URL; key: string | null; model: string; milliseconds: number } | null
  /** `null` where no language model is set up. */
  model: ModelConfig | null
  seedDemo: boolean | 'german'
}

/** Reads the settings from `environment`, after adding what the file `.env` in `folder` says. Throws `ConfigError`. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, folder = process.cwd()): Config {
  const file = path.join(folder, '.env')
  const variables = { ...(fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {}), ...environment }
  const parsed = {} as Record<string, unknown>
  for (const { name, fallback, parse } of settings as readonly Setting[]) {
    const result = parse.safeParse(variables[name]?.trim() || fallback)
    if (!result.success) throw new ConfigError(`${name} ${result.error.issues.map(plainly).join(', ')}.`)
    parsed[name] = result.data
  }
  return derive(parsed as Parsed)
}

/** A union reports its branches; the last one is the real one, the first stands for "empty". */
function plainly(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') return issue.errors.at(-1)?.[0]?.message ?? issue.message
  return issue.message
}

/** Settings that are right one by one and not together. */
function refuseContradictions(set: Parsed, production: boolean, https: boolean): void {
  if (set.COOKIE_SITE === 'cross' && !https) throw new ConfigError('COOKIE_SITE cross needs an API_URL with https.')
  if (production && set.DATABASE_URL)
    for (const name of ['JWT_SECRET', 'COOKIE_SECRET'] as const)
      if (!set[name]) throw new ConfigError(`${name} is required in production with DATABASE_URL.`)
  if (set.WORKERS !== 'on' && !set.DATABASE_URL)
    throw new ConfigError(`WORKERS ${set.WORKERS} needs DATABASE_URL: the embedded database belongs to one process.`)
  if (set.SEED_DEMO && set.DATABASE_URL)
    throw new ConfigError('SEED_DEMO must not be on with DATABASE_URL: only the embedded database gets demo data.')
  if (set.SEED_DEMO && production) throw new ConfigError('SEED_DEMO must not be on in production.')
}

function derive(set: Parsed): Config {
  const production = set.NODE_ENV === 'production'
  const https = set.API_URL?.protocol === 'https:'
  const crossSite = set.COOKIE_SITE === 'cross' || (set.COOKIE_SITE === 'auto' && https && otherSite(set))
  refuseContradictions(set, production, https)
  return {
    production,
    apiPort: set.API_PORT,
    webPort: set.WEB_PORT,
    host: set.HOST,
    webServer: set.WEB_SERVER && set.WORKERS !== 'only',
    apiUrl: set.API_URL,
    webOrigins: set.WEB_ORIGINS,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    databasePool: set.DATABASE_POOL,
    s3: s3Config(set),
    masterKey: encryptionConfig(set, set.DATABASE_URL !== null),
    backupRecipients: set.BACKUP_RECIPIENT,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    jwtSecret: set.JWT_SECRET,
    cookieSecret: set.COOKIE_SECRET,
    crossSite,
    https,
    trustProxy: set.TRUST_PROXY,
    privacy: {
      contact: set.PRIVACY_CONTACT,
      recipients: recipientsOf(set),
      retention: {
        sessions: set.SESSION_RETENTION_DAYS,
        security_trail: set.SECURITY_RETENTION_DAYS,
        mails: set.SMTP_URL ? 0 : set.MAIL_RETENTION_DAYS,
        deleted_documents: 0,
      },
    },
    maxUploadBytes: set.MAX_UPLOAD_MB * 1_048_576,
    registrationRule: registrationConfig(set),
    quotas: quotaConfig(set),
    workers: set.WORKERS,
    workerConcurrency: set.WORKER_CONCURRENCY ?? Math.min(4, Math.max(1, os.availableParallelism() - 1)),
    readMemoryBytes: set.READ_MEMORY_MB * 1_048_576,
    reportMemoryBytes: set.REPORT_MEMORY_MB * 1_048_576,
    reportMilliseconds: set.REPORT_SECONDS * 1000,
    readMilliseconds: set.READ_SECONDS * 1000,
    readSilentMilliseconds: set.READ_SILENT_SECONDS * 1000,
    readStandby: set.READ_STANDBY,
    ocrMaxPages: set.OCR_MAX_PAGES,
    transcription: set.TRANSCRIPTION_URL && {
      url: set.TRANSCRIPTION_URL,
      key: set.TRANSCRIPTION_KEY || null,
      model: set.TRANSCRIPTION_MODEL,
      milliseconds: set.TRANSCRIPTION_SECONDS * 1000,
    },
    model: modelConfig(set),
    ...operatingConfig(set, production),
    seedDemo: set.SEED_DEMO ?? (set.NODE_ENV === 'development' && !set.DATABASE_URL),
  }
}

/** Everything that is configured and is not this machine. */
function recipientsOf(set: Parsed): Config['privacy']['recipients'] {
  const all = [
    { purpose: 'mail', url: set.SMTP_URL },
    { purpose: 'database', url: set.DATABASE_URL },
    { purpose: 'files', url: s3Address(set) },
    { purpose: 'transcription', url: set.TRANSCRIPTION_URL },
    { purpose: 'trail', url: set.TRAIL_TO },
    { purpose: 'traces', url: set.OTEL_EXPORTER_OTLP_ENDPOINT },
    { purpose: 'model', url: modelConfig(set)?.url },
  ] as const
  const here = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/
  return all
    .map(({ purpose, url }) => ({ purpose, host: url ? new URL(url).hostname : '' }))
    .filter(({ host }) => !here.test(host))
}

/** Without a list of public suffixes the last two labels stand for the site; COOKIE_SITE is there for the rest. */
function otherSite({ API_URL, WEB_ORIGINS }: Parsed): boolean {
  const site = (hostname: string) => hostname.split('.').slice(-2).join('.')
  return WEB_ORIGINS.some((web) => site(new URL(web).hostname) !== site(API_URL!.hostname))
}

/** The text of `.env.example`: every setting with its description, commented out at its default. */
export function envExample(): string {
  const lines = (settings as readonly Setting[]).flatMap(({ name, fallback, description }) => [
    `# ${description}`,
    `# ${name}=${fallback.includes(' ') ? `'${fallback}'` : fallback}`,
    '',
  ])
  return ['# Copy to .env and change what you need. Generated from packages/server/src/config.ts.', '', ...lines].join(
    '\n',
  )
}
