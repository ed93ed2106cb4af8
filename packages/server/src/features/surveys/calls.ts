import { randomBytes, randomUUID } from 'node:crypto'
import { type contract, type Language, limits, SurveyStatus } from '@esrs/contract'
import { making } from '../../database/action.ts'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { isId } from '../../is-id.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Reporting } from '../reporting/index.ts'
import { type AnsweringParts, answer } from './answering.ts'
import { citation } from './citing.ts'
import { edit, endOf, remove, withIds } from './editing.ts'
import { exportOf } from './export.ts'
import { say } from './messages.ts'
import { originOf, propose } from './proposing.ts'
import { recentDevices } from './recent-devices.ts'
import {
  addSurvey,
  countAnswers,
  countResponses,
  deleteRespondent,
  deleteResponse,
  findBySid,
  getResponse,
  getSurvey,
  listResponses,
  listSurveys,
  type SurveyRow,
} from './store.ts'
import { areWithheld, publicSurveyOf, responseOf, resultsOf, statsOf, surveyOf, type Tally } from './survey.ts'

export interface CallParts extends AnsweringParts {
  accounts: Pick<Accounts, 'throttle'>
  reporting: Pick<Reporting, 'completionBasis' | 'attachExcerpt'>
}

const missing = () => new AppError('not_found', say('survey.missing'))

async function found(tenant: Tenant, sid: string): Promise<SurveyRow> {
  const survey = await getSurvey(tenant, sid)
  if (!survey) throw missing()
  return survey
}

/** How many responded to each of some surveys, by kind of respondent. */
async function tallies(tenant: Tenant, surveys: readonly SurveyRow[]): Promise<Map<string, Tally>> {
  const all = new Map<string, Tally>(surveys.map(({ id }) => [id, {}]))
  const ids = surveys.map(({ id }) => id)
  for (const { surveyId, respondentType, total } of await countResponses(tenant, ids))
    all.get(surveyId)![respondentType] = total
  return all
}

const sumOf = (tally: Tally): number => Object.values(tally).reduce((sum, count) => sum + count, 0)

async function refuseWithheld(tenant: Tenant, survey: SurveyRow): Promise<boolean> {
  if (!survey.anonymous) return false
  return areWithheld(survey, sumOf((await tallies(tenant, [survey])).get(survey.id)!))
}

/** A response that may be shown. */
async function readable(tenant: Tenant, { sid, id }: { sid: string; id: string }) {
  const survey = await found(tenant, sid)
  const response = (await refuseWithheld(tenant, survey)) ? null : await responseAt(tenant, survey, id)
  if (!response) throw new AppError('not_found', say('response.missing'))
  return { survey, response }
}

const partOf = (query: { page?: number | undefined; page_size: number }) =>
  query.page === undefined ? { page: 1, size: limits.wholeList } : { page: query.page, size: query.page_size }

/** Surveys of a company, and what people without an account answer. */
export function surveyCalls(parts: CallParts): Handlers<(typeof contract)['surveys']> {
  const { db, clock, accounts, reporting } = parts
  const devices = recentDevices(clock)
  const shown = async (tenant: Tenant, survey: SurveyRow, language: Language) => {
    const tally = (await tallies(tenant, [survey])).get(survey.id)!
    const result = surveyOf(survey, tally, await originOf(tenant, reporting, survey.proposal, language))
    const total = sumOf(tally)
    const offering = survey.questions.flatMap(({ scale, choices }, index) => (scale || choices ? [index] : []))
    if (total === 0 || offering.length === 0 || areWithheld(survey, total)) return result
    return { ...result, results: resultsOf(survey, await countAnswers(tenant, survey.id, offering), total) }
  }
  return {
    list: async ({ tenant, query, caller }) => {
      const part = partOf(query)
      const { rows, total } = await listSurveys(tenant, part)
      caller.paged({ ...part, total })
      const counted = await tallies(tenant, rows)
      return rows.map((row) => surveyOf(row, counted.get(row.id)!))
    },
    create: async ({ tenant, actor, body, caller }) => {
      const row = await addSurvey(tenant, {
        id: randomUUID(),
        sid: making(randomBytes(16).toString('base64url')),
        title: body.title,
        description: body.description,
        status: body.status,
        stakeholder: body.target_stakeholders[0]!,
        questions: withIds(body.questions),
        anonymous: body.anonymous,
        closesAt: endOf(body.closes_at, clock()),
        retentionDays: body.retention_days,
        proposal: body.proposal ?? null,
        createdBy: actor.userId,
        createdAt: clock(),
      })
      return surveyOf(row, {}, await originOf(tenant, reporting, row.proposal, caller.language))
    },
    stats: async ({ tenant }) => {
      const { rows } = await listSurveys(tenant, null)
      const counted = await tallies(tenant, rows)
      const surveys = rows.map((row) => {
        const { total, by_type } = statsOf(row.anonymous, counted.get(row.id)!)
        return { sid: row.sid, title: row.title, total, by_type }
      })
      const byStatus = (status: SurveyStatus) => rows.filter((row) => row.status === status).length
      return {
        total_responses: surveys.reduce((sum, { total }) => sum + total, 0),
        by_status: Object.fromEntries(SurveyStatus.options.map((status) => [status, byStatus(status)])) as Record<
          SurveyStatus,
          number
        >,
        surveys: surveys.slice(0, limits.wholeList),
      }
    },
    recommendations: async ({ tenant, query, caller }) => {
      const proposed = await propose(tenant, reporting, caller.language)
      const part = partOf(query)
      caller.paged({ ...part, total: proposed.length })
      return proposed.slice((part.page - 1) * part.size, part.page * part.size)
    },
    eraseRespondent: async ({ tenant, body }) => ({ erased: await deleteRespondent(tenant, body.email) }),
    get: async ({ tenant, params, caller }) => shown(tenant, await found(tenant, params.sid), caller.language),
    getPublic: async ({ params, caller }) => {
      const existing = await findBySid(db, params.sid)
      if (!existing) throw missing()
      return publicSurveyOf(existing.survey, existing.company, clock(), caller.language)
    },
    update: async ({ tenant, params, body, caller }) =>
      shown(tenant, await edit(tenant, params.sid, body, clock()), caller.language),
    remove: async ({ tenant, params }) => {
      await remove(tenant, params.sid)
      return { ok: true }
    },
    respond: async ({ params, body, caller }) => {
      await accounts.throttle.count('respondAddress', caller.address)
      // A program filled in the invisible field: it gets the reply of a success.
      if (!body.website) {
        const device = `${caller.address} ${caller.userAgent}`
        await answer(parts, params.sid, body, devices.saw(params.sid, device))
      }
      return { ok: true, message: say('answer.thanks')(caller.language) }
    },
    responses: async ({ tenant, params, query, caller }) => {
      const survey = await found(tenant, params.sid)
      const part = partOf(query)
      const isWithheld = await refuseWithheld(tenant, survey)
      const { rows, total } = isWithheld
        ? { rows: [], total: 0 }
        : await listResponses(tenant, survey.id, part, query.respondent_type)
      caller.paged({ ...part, total })
      return rows.map(responseOf)
    },
    response: async ({ tenant, params }) => responseOf((await readable(tenant, params)).response),
    attach: async ({ tenant, actor, params, body, caller: { language } }) => {
      const { survey, response } = await readable(tenant, params)
      const excerpt = citation(survey, response, body.question)(language)
      const by = { userId: actor.userId, language, at: clock() }
      return { key: body.datapoint, excerpts: await reporting.attachExcerpt(tenant, body.datapoint, excerpt, by) }
    },
    removeResponse: async ({ tenant, params }) => {
      const survey = await found(tenant, params.sid)
      if (!isId(params.id) || !(await deleteResponse(tenant, survey.id, params.id)))
        throw new AppError('not_found', say('response.missing'))
      return { ok: true }
    },
    exportResponses: async ({ tenant, params, query, caller }) => {
      const survey = await found(tenant, params.sid)
      if (await refuseWithheld(tenant, survey))
        throw new AppError('conflict', say('withheld', { minimum: limits.survey.anonymousGroup }))
      const { rows } = await listResponses(tenant, survey.id, null)
      return exportOf(survey, rows, query.format, caller.language)
    },
  }
}

const responseAt = (tenant: Tenant, survey: SurveyRow, id: string) =>
  isId(id) ? getResponse(tenant, survey.id, id) : null
