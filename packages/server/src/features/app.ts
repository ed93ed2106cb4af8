import { contract } from '@esrs/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { CompanyTurns } from '../children/company-turns.ts'
import type { Clock } from '../clock.ts'
import { type Database, openTenant } from '../database/pool.ts'
import type { Queries } from '../database/tenant.ts'
import { addToTrail } from '../database/trail-entries.ts'
import type { CompanyFiles } from '../files/encryption/company-files.ts'
import type { Addresses } from '../http/addresses.ts'
import { createApi } from '../http/api.ts'
import { createAuthenticator } from '../http/authenticate.ts'
import { operationsCalls } from '../http/operations.ts'
import type { HandledJob, Job } from '../jobs/job.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Mailer } from '../mail/mail.ts'
import type { ModelConfig } from '../model-settings.ts'
import { openModel } from '../models/model.ts'
import type { RetryPolicy } from '../models/retry-policy.ts'
import { openTranscriber, type TranscriberOptions } from '../models/transcriber.ts'
import type { OutboundPolicy } from '../outside/outbound-policy.ts'
import {
  askingEntry,
  decodingEntry,
  demoFolder,
  makingEntry,
  pictureEntry,
  readingEntry,
  sheetEntry,
  warmUpFiles,
} from '../paths.ts'
import type { Quotas, RegistrationRule } from '../registration-settings.ts'
import {
  accountMail,
  createAccounts,
  documentsProcessedMail,
  type PrivacySettings,
  removeFilesJob,
  removeMailsJob,
} from './accounts/index.ts'
import { acceptProposalsJob, createDemo } from './demo/index.ts'
import {
  askDocumentJob,
  createDocuments,
  processDocumentJob,
  readPicturesJob,
  transcribeDocumentJob,
} from './documents/index.ts'
import { createOrganisation } from './organisation/index.ts'
import { createReporting, refreshAdviceJob } from './reporting/index.ts'
import { createStatement, makeFileJob } from './statement/index.ts'
import { createSurveys } from './surveys/index.ts'
import { createTrail, receiverMail } from './trail/index.ts'
import { createGuestLinks, createWork, workMailJob } from './work/index.ts'

/** The calls that are answered. */
export const served = contract

/** Every kind of job there is; the start stops when one of them has no handler. */
export const jobs = [
  accountMail,
  documentsProcessedMail,
  removeFilesJob,
  removeMailsJob,
  receiverMail,
  processDocumentJob,
  readPicturesJob,
  transcribeDocumentJob,
  askDocumentJob,
  refreshAdviceJob,
  makeFileJob,
  workMailJob,
  acceptProposalsJob,
] as unknown as Job[]

/** The platform under the features. */
export interface Platform {
  database: Database
  queue: Queue
  files: CompanyFiles
  mailer: Mailer
  privacy: PrivacySettings
  clock: Clock
  log: FastifyBaseLogger
  addresses: Addresses
  secrets: { jwt: string; cookie: string }
  https: boolean
  crossSite: boolean
  trustProxy: boolean
  maxUploadBytes: number
  registrationRule: RegistrationRule
  quotas: Quotas
  /** Where addresses may lead that companies enter. */
  outbound: OutboundPolicy
  /** Looks TXT records up, where not as the system does. */
  resolveTxt?: (name: string) => Promise<string[][]>
  /** Least bytes that have to arrive of a body in a period, where not as usual. */
  least?: { bytes: number; milliseconds: number }
  readMemoryBytes: number
  readMilliseconds: number
  readSilentMilliseconds: number
  reportMemoryBytes: number
  reportMilliseconds: number
  ocrMaxPages: number
  /** Documents that may be read for long at once. */
  workerConcurrency: number
  /** Limits above which a document counts as long, where not the default. */
  firstLook?: { milliseconds: number; memoryBytes: number }
  /** The reading process, where not the default. */
  readingEntry?: string
  transcription: TranscriberOptions | null
  model: ModelConfig | null
  /** How long a busy model is waited for, where not as usual. */
  retries?: RetryPolicy
}

/** A feature: it answers calls, and may have work of its own. */
interface Feature {
  calls?: object
  /** What it does after a reply. */
  jobs?: HandledJob[]
  /** Removes and queues what time has brought. */
  sweep?(): Promise<void>
}

export interface App {
  /** Answers every call; does not listen yet. */
  api: FastifyInstance
  /** Everything that is done after a reply. */
  handled: HandledJob[]
  /** Sends trails on to the receivers of their companies; how many rows. */
  sendTrails(): Promise<number>
  /** Removes what has run out; to be called now and then. */
  sweep(): Promise<void>
  /** Keeps ready what the next document needs, until the returned function is called. */
  standBy(): () => void
  /** Makes the demo company when there is no company yet; how to sign in to it, `null` where it did nothing. */
  seedDemo(isGerman?: boolean): Promise<{ email: string; password: string } | null>
}

/**
 * Tables that people wait for: two are read at once, one of a company. Whoever waits hears something before their connection is
 * taken for dead.
 */
const tableTurns = {
  places: 2,
  waitingOfOne: 5,
  waitingOfAll: 40,
  timeout: 45_000,
  memoryBytes: 768 * 1_048_576,
  milliseconds: 60_000,
}

/** Puts the features on a platform. */
export async function createApp(platform: Platform): Promise<App> {
  const { database, queue, files, mailer, clock, log, addresses, secrets } = platform
  const tenantOf = (companyId: string, db: Queries) => openTenant(db, companyId)
  const guestLinks = createGuestLinks(secrets.jwt, clock)
  const accounts = createAccounts({
    db: database.db,
    tenantOf,
    clock,
    mailer,
    files,
    privacy: platform.privacy,
    registrationRule: platform.registrationRule,
    secret: secrets.jwt,
    enqueue: queue.enqueue,
    webUrl: addresses.webUrl,
    apiUrl: addresses.apiUrl,
    onMemberRemoved: (tenant, email) => guestLinks.revokeAll(tenant, email),
    outbound: platform.outbound,
    resolveTxt: platform.resolveTxt,
    warn: (message) => log.warn(message),
  })
  const authenticator = createAuthenticator({
    secret: secrets.jwt,
    db: database.db,
    clock,
    findSession: accounts.findSession,
    findToken: accounts.findToken,
    findDirectory: accounts.findDirectory,
    findGuest: (key) => guestLinks.findGuest(database.db, key),
  })
  const limits = {
    memoryBytes: platform.readMemoryBytes,
    milliseconds: platform.readMilliseconds,
    silentMilliseconds: platform.readSilentMilliseconds,
  }
  const sheets = {
    entry: sheetEntry,
    turns: new CompanyTurns(tableTurns),
    memoryBytes: Math.min(limits.memoryBytes, tableTurns.memoryBytes),
    milliseconds: Math.min(limits.milliseconds, tableTurns.milliseconds),
    silentMilliseconds: Math.min(limits.silentMilliseconds, tableTurns.milliseconds),
  }
  const reportingOptions = { accounts, clock, sheets, enqueue: queue.enqueue }
  const reporting = createReporting(reportingOptions)
  const surveyOptions = { db: database.db, tenantOf, accounts, reporting, clock }
  const surveys = createSurveys(surveyOptions)
  const documents = createDocuments({
    db: database.db,
    tenantOf,
    accounts,
    reporting,
    files,
    enqueue: queue.enqueue,
    quotas: platform.quotas,
    viewOf: queue.viewOf,
    limits,
    longAtOnce: platform.workerConcurrency,
    ...(platform.firstLook ? { firstLook: platform.firstLook } : {}),
    readingEntry: platform.readingEntry ?? readingEntry,
    warmUpFiles,
    ocrMaxPages: platform.ocrMaxPages,
    transcriber: platform.transcription && openTranscriber(platform.transcription),
    clock,
    model: platform.model && openModel(platform.model),
    ...(platform.retries ? { retries: platform.retries } : {}),
    askingEntry,
    onFailed: ({ pages, stages, errors }, document) =>
      log.error({ document, pages, stages, errors: errors.slice(0, 5) }, 'part of an analysis failed'),
  })
  const statement = createStatement({
    db: database.db,
    tenantOf,
    accounts,
    reporting,
    documents,
    files,
    enqueue: queue.enqueue,
    making: {
      entry: makingEntry,
      memoryBytes: platform.reportMemoryBytes,
      milliseconds: platform.reportMilliseconds,
      // It has nothing to say before the file is there.
      silentMilliseconds: platform.reportMilliseconds,
    },
    decoding: { entry: decodingEntry, ...limits },
    clock,
  })
  const workOptions = {
    db: database.db,
    tenantOf,
    clock,
    enqueue: queue.enqueue,
    accounts,
    reporting,
    documents,
    statement,
    files,
    pictures: { entry: pictureEntry, ...limits },
    mailer,
    links: guestLinks,
    webUrl: addresses.webUrl,
    warn: (message: string) => log.warn(message),
  }
  const work = createWork(workOptions)
  const organisation = createOrganisation({ accounts, reporting, documents, statement, work, clock })
  const accountCalls = accounts.calls(authenticator)
  const demo = createDemo({
    accounts,
    companyCalls: accountCalls.company,
    reporting,
    surveys,
    documents,
    statement,
    organisation,
    enqueue: queue.enqueue,
    clock,
    files,
    tenantOf,
    reportingOptions,
    surveyOptions,
    workOptions,
  })
  const trail = createTrail({
    db: database.db,
    tenantOf,
    clock,
    outbound: platform.outbound,
    secret: secrets.jwt,
    accounts,
    log,
    mailer,
    enqueue: queue.enqueue,
    webUrl: addresses.webUrl,
    warn: (message) => log.warn(message),
  })
  const api = await createApi({
    countUpload: documents.countUpload,
    contract: served,
    handlers: {
      operations: operationsCalls({
        registration: platform.registrationRule.registration,
        parts: { database, storage: files, queue },
        log,
      }),
      ...accountCalls,
      trail: trail.calls,
      documents: documents.calls,
      models: documents.models,
      wording: documents.wording,
      csrd: reporting.calls,
      additions: reporting.additionCalls,
      history: reporting.historyCalls,
      review: reporting.reviewCalls,
      pointing: reporting.pointingCalls,
      breakdowns: reporting.breakdownCalls,
      exchange: { ...reporting.exchangeCalls, ...documents.exchangeCalls },
      iro: reporting.iroCalls,
      materiality: reporting.assessmentCalls,
      advice: reporting.adviceCalls,
      surveys: surveys.calls,
      report: statement.calls,
      euTaxonomy: statement.taxonomyCalls,
      tagging: statement.taggingCalls,
      ...work.calls,
      ...organisation.calls,
    },
    authenticator,
    files,
    trail: {
      clock,
      add: (entry) => addToTrail(database.db, entry),
      warn: (details, message) => log.warn(details, message),
    },
    maxUploadBytes: platform.maxUploadBytes,
    ...(platform.least ? { least: platform.least } : {}),
    cookieSecret: secrets.cookie,
    https: platform.https,
    crossSite: platform.crossSite,
    trustProxy: platform.trustProxy,
    allowsOrigin: addresses.allowsOrigin,
    logger: log,
  })
  // Every one, whether or not it has such work today.
  const features: Feature[] = [accounts, trail, reporting, surveys, documents, statement, work, organisation, demo]
  return {
    api,
    handled: features.flatMap(({ jobs = [] }) => jobs),
    sendTrails: trail.send,
    sweep: async () => {
      for (const feature of features) await feature.sweep?.()
    },
    standBy: () => documents.standBy(),
    seedDemo: (isGerman) => demo.seed(demoFolder, isGerman),
  }
}
