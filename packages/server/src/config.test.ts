import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, envExample, readConfig, settings } from './config.ts'

const nowhere = path.join(os.tmpdir(), 'no-such-folder')
const failure = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment, nowhere)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error('accepted')
}

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({}, nowhere)
  expect(config).toMatchObject({
    apiPort: 8900,
    webPort: 8080,
    databaseUrl: null,
    smtpUrl: null,
    maxUploadBytes: 104_857_600,
  })
  expect(config.dataDir).toBe(path.resolve('data'))
  expect(config.seedDemo).toBe(true)
})

test.each([
  ['API_PORT', 'eighty'],
  ['API_PORT', '70000'],
  ['WORKERS', 'maybe'],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'http://x'],
  ['JWT_SECRET', 'short'],
  ['MAX_UPLOAD_MB', '-1'],
  ['WEB_ORIGINS', 'http://ok.example,ftp://no'],
  ['LOG_LEVEL', 'loud'],
  ['HOST', 'two words'],
])('a bad %s ends the start with one line that names it', (name, value) => {
  const message = failure({ [name]: value })
  expect(message).toMatch(new RegExp(`^${name} must `))
  expect(message).not.toContain('\n')
})

test('production with a server database needs its secrets, and never seeds', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@db/app' }
  expect(failure(production)).toBe('JWT_SECRET is required in production with DATABASE_URL.')
  const jwt = { JWT_SECRET: 'j'.repeat(32) }
  expect(failure({ ...production, ...jwt })).toBe('COOKIE_SECRET is required in production with DATABASE_URL.')
  expect(readConfig({ ...production, ...jwt, COOKIE_SECRET: 'c'.repeat(32) }, nowhere).seedDemo).toBe(false)
  expect(failure({ NODE_ENV: 'production', SEED_DEMO: 'on' })).toMatch(/^SEED_DEMO /)
  expect(failure({ NODE_ENV: 'production', SEED_DEMO: 'german' })).toMatch(/^SEED_DEMO /)
  expect(readConfig({ SEED_DEMO: 'german' }, nowhere).seedDemo).toBe('german')
  expect(failure({ DATABASE_URL: 'postgres://a@b/c', SEED_DEMO: 'on' })).toMatch(/^SEED_DEMO /)
})

test('cookies cross sites only where the addresses do', () => {
  const at = (api: string, web: string) => readConfig({ API_URL: api, WEB_ORIGINS: web }, nowhere).crossSite
  expect(at('https://api.example.com', 'https://app.example.com')).toBe(false)
  expect(at('https://api.example.org', 'https://app.example.com')).toBe(true)
  expect(at('http://localhost:8900', 'http://localhost:8080')).toBe(false)
})

test('a .env file is read and the real environment wins', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'config-'))
  fs.writeFileSync(path.join(folder, '.env'), 'API_PORT=9100\nWEB_PORT=9101\n')
  expect(readConfig({ WEB_PORT: '9200' }, folder)).toMatchObject({ apiPort: 9100, webPort: 9200 })
  fs.rmSync(folder, { recursive: true })
})

test('.env.example is what the settings say', () => {
  expect(fs.readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8')).toBe(envExample())
})

test('uncommented, .env.example is accepted', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'config-'))
  fs.writeFileSync(path.join(folder, '.env'), envExample().replace(/^# (?=[A-Z_]+=)/gm, ''))
  expect(readConfig({}, folder)).toEqual(readConfig({}, nowhere))
  fs.rmSync(folder, { recursive: true })
})

test('settings are named once', () => {
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length)
})

test('there is no language model unless one is set up wholly, and its host is told to people', () => {
  expect(readConfig({}, nowhere).model).toBeNull()
  expect(failure({ AI_MODEL: 'x' })).toMatch(/^AI_MODEL needs AI_PROVIDER/)
  expect(failure({ AI_PROVIDER: 'other' })).toMatch(/^AI_PROVIDER must be/)
  expect(failure({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' })).toMatch(/^AI_BASE_URL is required/)
  expect(failure({ AI_PROVIDER: 'anthropic', AI_MODEL: 'x' })).toMatch(/^AI_API_KEY is required/)
  const local = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'x' }
  expect(readConfig(local, nowhere)).toMatchObject({
    model: { model: 'x', key: null, price: null, budgetTokens: 5_000_000, concurrency: 4, temperature: 0 },
    privacy: { recipients: [] },
  })
  expect(failure({ ...local, AI_BASE_URL: 'http://me:secret@localhost/v1' })).toMatch(/^AI_BASE_URL must be a plain/)
  expect(failure({ ...local, AI_PRICE_INPUT: '2' })).toMatch(/given together/)
  expect(failure({ ...local, AI_CONCURRENCY: '0' })).toMatch(/^AI_CONCURRENCY must be/)
  const hosted = {
    AI_PROVIDER: 'anthropic',
    AI_API_KEY: 'k',
    AI_MODEL: 'x',
    AI_BUDGET_TOKENS: '0',
    AI_TEMPERATURE: 'default',
  }
  expect(readConfig(hosted, nowhere)).toMatchObject({
    model: { budgetTokens: null, temperature: null },
    privacy: { recipients: [{ purpose: 'model', host: 'api.anthropic.com' }] },
  })
})

test('registration is open unless it is narrowed wholly, and a company has limits unless they are 0', () => {
  expect(readConfig({}, nowhere)).toMatchObject({
    registrationRule: { registration: 'open', domains: [] },
    quotas: { storageBytes: 20_480 * 1_048_576, documents: 10_000, uploadsPerHour: 1000 },
  })
  expect(failure({ REGISTRATION: 'never' })).toMatch(/^REGISTRATION must be/)
  expect(failure({ REGISTRATION: 'domains' })).toBe('REGISTRATION domains needs REGISTRATION_DOMAINS.')
  expect(failure({ REGISTRATION_DOMAINS: 'example.com' })).toBe('REGISTRATION_DOMAINS needs REGISTRATION domains.')
  expect(failure({ REGISTRATION: 'domains', REGISTRATION_DOMAINS: '@example.com' })).toMatch(
    /^REGISTRATION_DOMAINS must/,
  )
  const own = { REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'Example.com, example.org' }
  expect(readConfig(own, nowhere).registrationRule).toEqual({
    registration: 'domains',
    domains: ['example.com', 'example.org'],
  })
  const none = { COMPANY_STORAGE_MB: '0', COMPANY_DOCUMENTS: '0', COMPANY_UPLOADS_PER_HOUR: '0' }
  expect(readConfig(none, nowhere).quotas).toEqual({ storageBytes: null, documents: null, uploadsPerHour: null })
})

test('files are kept here unless a bucket is named wholly, and its host is told to people', () => {
  expect(readConfig({}, nowhere).s3).toBeNull()
  expect(failure({ S3_ENDPOINT: 'http://minio:9000' })).toBe('S3_ENDPOINT needs S3_BUCKET.')
  expect(failure({ S3_BUCKET: 'Not A Bucket' })).toMatch(/^S3_BUCKET must be/)
  const own = { S3_BUCKET: 'reports', S3_ENDPOINT: 'http://minio:9000' }
  expect(failure(own)).toBe('S3_ACCESS_KEY_ID is required with S3_ENDPOINT.')
  expect(failure({ ...own, S3_ACCESS_KEY_ID: 'id' })).toMatch(/are given together or not at all\.$/)
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(failure({ ...own, ...keys, S3_ENDPOINT: 'http://minio:9000/reports' })).toMatch(/must be a plain address/)
  expect(readConfig({ ...own, ...keys }, nowhere)).toMatchObject({
    s3: { bucket: 'reports', pathStyle: true, credentials: { accessKeyId: 'id', secretAccessKey: 'secret' } },
    privacy: { recipients: [{ purpose: 'files', host: 'minio' }] },
  })
  expect(readConfig({ ...own, ...keys, S3_ENDPOINT: 'http://localhost:9000' }, nowhere).privacy.recipients).toEqual([])
  expect(readConfig({ S3_BUCKET: 'reports', S3_REGION: 'eu-central-1' }, nowhere)).toMatchObject({
    s3: { endpoint: null, pathStyle: false, credentials: null },
    privacy: { recipients: [{ purpose: 'files', host: 's3.eu-central-1.amazonaws.com' }] },
  })
})

test('traces are made where a collector is named, whose host is told to people', () => {
  expect(readConfig({}, nowhere).traces).toBeNull()
  expect(failure({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT must be/)
  const own = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.com:4318' }
  expect(failure({ ...own, OTEL_TRACES_SAMPLER_ARG: '2' })).toBe(
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
  )
  expect(failure({ ...own, OTEL_EXPORTER_OTLP_HEADERS: 'nonsense' })).toMatch(/^OTEL_EXPORTER_OTLP_HEADERS must be/)
  const more = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b,y=c', OTEL_TRACES_SAMPLER_ARG: '0.25' }
  expect(readConfig({ ...own, ...more }, nowhere)).toMatchObject({
    traces: { headers: { 'x-key': 'a b', y: 'c' }, service: 'esrs-reporting', share: 0.25 },
    privacy: { recipients: [{ purpose: 'traces', host: 'collector.example.com' }] },
  })
})
