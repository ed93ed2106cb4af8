import type { contract, LegalDuty } from '@esrs/contract'
import type { Clock } from '../../clock.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { CompanyFiles } from '../../files/encryption/company-files.ts'
import type { Authenticator, Directory, LiveSession, TokenUse } from '../../http/authenticate.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Enqueue, HandledJob } from '../../jobs/job.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { OutboundPolicy } from '../../outside/outbound-policy.ts'
import type { RegistrationRule } from '../../registration-settings.ts'
import { companyCalls } from './company/company-calls.ts'
import { dutyOf, lawCalls } from './company/law-calls.ts'
import { removingJobs } from './company/left-outside.ts'
import { type CompanySettings, settingsOf } from './company.ts'
import { createEvents, type Events } from './event-store.ts'
import { createFactors } from './factors/factor-store.ts'
import { createPasskeys } from './factors/passkeys.ts'
import { createLinks } from './link-store.ts'
import { announceProcessed, mailJobs, type ProcessedBatch, sweepSentMails } from './mails/mails.ts'
import { passkeyCalls } from './own-factors/passkey-calls.ts'
import { secondFactorCalls } from './own-factors/second-factor-calls.ts'
import { type PrivacySettings, privacyCalls } from './privacy/privacy-calls.ts'
import { directoryCalls } from './provisioning/directory-calls.ts'
import { createDirectoryTokens } from './provisioning/directory-token-store.ts'
import { provisioningCalls } from './provisioning/provisioning-calls.ts'
import { type FirstAccount, type OpenedAccount, openFirst } from './sign-in/first-account.ts'
import { sweepUnproved } from './sign-in/register.ts'
import { sessionCalls, signedInReply } from './sign-in/session-calls.ts'
import { createSessions } from './sign-in/session-store.ts'
import { singleSignOnCalls } from './sign-in/single-sign-on/calls.ts'
import { createSignOn, type ResolveTxt } from './sign-in/single-sign-on/sign-on-parts.ts'
import { getCompany, getUser, updateCompany } from './store.ts'
import { userCalls } from './team/user-calls.ts'
import { type Addressee, listAdministrators } from './team-store.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { tokenCalls } from './tokens/token-calls.ts'
import { createTokens } from './tokens/token-store.ts'

export { removeFilesJob, removeMailsJob } from './company/left-outside.ts'
export type { CompanySettings } from './company.ts'
export { createSealing, type Sealing } from './factors/sealing.ts'
export { accountMail, documentsProcessedMail, type ProcessedBatch } from './mails/mails.ts'
export { createOperator, type FlagName, flags, makePassword, OperatorError } from './operate.ts'
export type { PrivacySettings } from './privacy/privacy-calls.ts'

export interface AccountsOptions {
  db: Queries
  /** Opens the data of a company that a password, or the secret of a link, has led to. */
  tenantOf: (companyId: string, db: Queries) => Tenant
  clock: Clock
  secret: string
  mailer: Mailer
  files: CompanyFiles
  privacy: PrivacySettings
  /** Rule of registration. */
  registrationRule: RegistrationRule
  enqueue: Enqueue
  /** Address of the web app, for links in mails; from the configuration, never from a request. */
  webUrl: () => string
  /** Address of the API, for what directories are told. */
  apiUrl: () => string
  /** Ends what somebody with this address was opened as somebody without an account. */
  onMemberRemoved: (tenant: Tenant, email: string) => Promise<void>
  /** Where addresses may lead that companies enter. */
  outbound: OutboundPolicy
  /** Looks TXT records up, where not as the system does. */
  resolveTxt?: ResolveTxt | undefined
  warn: (message: string) => void
}

/** The part of this feature that features to its right may use. */
export interface Accounts {
  /** The report settings of the company. */
  settings(tenant: Tenant): Promise<CompanySettings>
  /** Lets the company work in another report. */
  chooseReport(tenant: Tenant, report: Pick<CompanySettings, 'standardSet' | 'reportingYear'>): Promise<void>
  /** Name, number in a register and address of the company. */
  identity(tenant: Tenant): Promise<{ name: string; registration_number: string; address: string }>
  /** Whether the law asks the company for a report of this year, by its legal profile. */
  dutyIn(tenant: Tenant, year: number): Promise<LegalDuty>
  /** Name of a person of the company. */
  nameOf(tenant: Tenant, userId: string): Promise<string>
  /** Administrators of the company who can sign in, as mails address them. */
  administrators(tenant: Tenant): Promise<Addressee[]>
  /** Whether the company may upload documents at the moment. */
  mayUpload(tenant: Tenant): Promise<boolean>
  /** Notes whether everything that was uploaded has been processed; the onboarding wizard waits for it. */
  setProcessingComplete(tenant: Tenant, complete: boolean): Promise<void>
  /** Queues one mail to the person who uploaded a batch; call it in the transaction that ends the batch. */
  documentsProcessed(tenant: Tenant, batch: ProcessedBatch): Promise<void>
  /** Opens an account with what `work` adds to it, together or not at all, when there is no company yet. */
  openFirst(
    account: FirstAccount,
    work: (db: Queries, account: OpenedAccount) => Promise<void>,
  ): Promise<{ companyId: string; userId: string } | null>
  /** The security trail, for what others decide about the company's data. */
  events: Pick<Events, 'record'>
  /** Counts attempts that need no account, such as answers to a survey. */
  throttle: Pick<Throttle, 'count' | 'tally'>
  /** The live session with this id, for authentication. */
  findSession(sessionId: string): Promise<LiveSession | null>
  /** The personal API token with this secret, for authentication. */
  findToken(secret: string): Promise<TokenUse | null>
  /** The directory with this token, for authentication. */
  findDirectory(secret: string): Promise<Directory | null>
  calls(authenticator: Pick<Authenticator, 'sign' | 'forget'>): {
    session: Handlers<(typeof contract)['session']>
    secondFactor: Handlers<(typeof contract)['secondFactor']>
    passkeys: Handlers<(typeof contract)['passkeys']>
    singleSignOn: Handlers<(typeof contract)['singleSignOn']>
    tokens: Handlers<(typeof contract)['tokens']>
    privacy: Handlers<(typeof contract)['privacy']>
    company: Handlers<(typeof contract)['company']>
    law: Handlers<(typeof contract)['law']>
    users: Handlers<(typeof contract)['users']>
    provisioning: Handlers<(typeof contract)['provisioning']>
    scim: Handlers<(typeof contract)['scim']>
  }
  jobs: HandledJob[]
  /** Removes sessions and counters that have run out. */
  sweep(): Promise<void>
}

/** People, their sessions and their companies. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { db, clock, secret, mailer, enqueue, privacy, warn } = options
  const { retention } = privacy
  const sessions = createSessions(db, secret, clock)
  const tokens = createTokens(db, clock)
  const directoryTokens = createDirectoryTokens(db, clock)
  const throttle = createThrottle(db, secret, clock)
  const links = createLinks(secret, clock)
  const events = createEvents(db, clock, warn)
  const factors = createFactors(db, secret, clock)
  const passkeys = createPasskeys(options)
  const signOn = createSignOn(options)
  const parts = { ...options, signOn, sessions, throttle, links, factors, passkeys, events }
  return {
    settings: async (tenant) => {
      const row = await getCompany(tenant)
      if (!row) throw new Error('The company of a tenant is gone.')
      return settingsOf(row, clock())
    },
    chooseReport: async (tenant, report) => void (await updateCompany(tenant, report)),
    identity: async (tenant) => {
      const row = await getCompany(tenant)
      if (!row) throw new Error('The company of a tenant is gone.')
      return { name: row.name, registration_number: row.registrationNumber, address: row.address }
    },
    dutyIn: async (tenant, year) => {
      const row = await getCompany(tenant)
      if (!row) throw new Error('The company of a tenant is gone.')
      return dutyOf(row, year)
    },
    nameOf: async (tenant, userId) => (await getUser(tenant, userId))?.name ?? '',
    administrators: listAdministrators,
    mayUpload: async (tenant) => (await getCompany(tenant))?.enableDocumentUpload !== false,
    setProcessingComplete: async (tenant, processingComplete) =>
      void (await updateCompany(tenant, { processingComplete })),
    documentsProcessed: (tenant, batch) => announceProcessed(enqueue, tenant, batch),
    openFirst: (account, work) => openFirst(options, account, work),
    findSession: sessions.find,
    findToken: tokens.find,
    findDirectory: directoryTokens.find,
    calls: (authenticator) => ({
      session: sessionCalls({ ...parts, authenticator }),
      secondFactor: secondFactorCalls({ ...parts, authenticator }),
      passkeys: passkeyCalls({ ...parts, authenticator }),
      singleSignOn: singleSignOnCalls({ ...parts, authenticator }, (opened) => signedInReply(opened, clock())),
      tokens: tokenCalls({ ...parts, tokens }),
      privacy: privacyCalls({ ...parts, authenticator }),
      company: companyCalls(parts),
      law: lawCalls(parts),
      users: userCalls({ ...parts, authenticator }),
      provisioning: provisioningCalls({ ...parts, directoryTokens }),
      scim: directoryCalls({ ...parts, authenticator }),
    }),
    events,
    throttle,
    jobs: [...mailJobs(parts), ...removingJobs(parts)],
    sweep: async () => {
      await sessions.sweep(retention.sessions)
      await tokens.sweep(retention.sessions)
      await directoryTokens.sweep(retention.sessions)
      await events.sweep(retention.security_trail)
      await mailer.sweep(retention.mails)
      await throttle.sweep()
      await factors.sweep()
      await passkeys.sweep()
      await signOn.attempts.sweep()
      await links.sweep(db)
      await sweepSentMails(db, clock, retention.mails)
      await sweepUnproved(parts)
    },
  }
}
