import type { contract, Language, StandardSet } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Handlers } from '../../http/serve.ts'
import type { HandledJob } from '../../jobs/job.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Report } from '../reporting/index.ts'
import { linkCalls } from './links/calls.ts'
import { workMails } from './mails/work-mail.ts'
import { questionnaireCalls } from './questionnaires/calls.ts'
import { answerCalls } from './requests/answer-calls.ts'
import { requestCalls } from './requests/calls.ts'
import { openRequest, shownOwnRequest } from './requests/own-request.ts'
import { questionWorkbook } from './requests/question-workbook.ts'
import { remind, tellWeekly } from './requests/reminders.ts'
import { countRepeatable, repeatRequests } from './requests/repeat-requests.ts'
import { type RoomParts, roomCalls } from './rooms/calls.ts'
import { workCalls } from './task-calls.ts'
import { assignAsLastYear, type CarriedAssignments } from './tasks/carry-assignments.ts'
import { type Proposals, proposalsOf } from './tasks/propose.ts'

export { createGuestLinks } from './links/guest-link-store.ts'
export { workMailJob } from './mail-job.ts'
export type { CarriedAssignments } from './tasks/carry-assignments.ts'
export type { Proposals } from './tasks/propose.ts'

export interface WorkOptions extends RoomParts {
  mailer: Mailer
  /** Address of the web app, for links in mails; from the configuration, never from a request. */
  webUrl: () => string
  warn: (message: string) => void
}

/** The calls, jobs and periodic work of this feature, for the composition root. */
export interface WorkFeature {
  calls: {
    work: Handlers<(typeof contract)['work']>
    requests: Handlers<(typeof contract)['requests']>
    questionnaires: Handlers<(typeof contract)['questionnaires']>
    links: Handlers<(typeof contract)['links']>
    answer: Handlers<(typeof contract)['answer']>
    rooms: Handlers<(typeof contract)['rooms']>
    audit: Handlers<(typeof contract)['audit']>
  }
  /** Computed figures as proposals for values. */
  proposals: Proposals
  /** Assigns owners and reviewers as in the year before, which was reported by a set that may be another one. */
  assignAsLastYear(
    tenant: Tenant,
    by: { userId: string; language: Language },
    first: StandardSet,
  ): Promise<CarriedAssignments>
  /** Asks whom the company asked in another report for the same in the present one; returns how many requests that made. */
  repeatRequests(tenant: Tenant, from: Report, due: string, by: { userId: string; language: Language }): Promise<number>
  /** How many requests of a report could be made once more. */
  countRepeatable(tenant: Tenant, report: Report): Promise<number>
  jobs: HandledJob[]
  /** Sends reminders that are due, and removes expired links. */
  sweep(): Promise<void>
}

/** Working together: owners and states of datapoints, requests, approval, auditors' rooms, questionnaires. */
export function createWork(options: WorkOptions): WorkFeature {
  const { db, accounts, links } = options
  return {
    calls: {
      work: workCalls(options),
      requests: requestCalls(options),
      questionnaires: questionnaireCalls(options),
      links: linkCalls(options),
      answer: answerCalls(options),
      ...roomCalls(options),
    },
    proposals: proposalsOf(options),
    assignAsLastYear: (tenant, by, first) => assignAsLastYear(options, tenant, by, first),
    repeatRequests: (tenant, from, due, by) => repeatRequests(options, tenant, from, due, by),
    countRepeatable,
    jobs: [
      workMails({
        ...options,
        companyName: async (tenant) => (await accounts.identity(tenant)).name,
        sheet: async (tenant, subjectId, language) =>
          questionWorkbook(
            await shownOwnRequest(options, tenant, await openRequest(options, tenant, { subjectId }, language)),
            language,
          ),
      }),
    ],
    sweep: async () => {
      await remind(options)
      await tellWeekly(options)
      await links.sweep(db)
    },
  }
}
