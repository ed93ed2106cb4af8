import type { contract, Iro, Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { applicabilityByDatapoint } from '../completion/count-completion.ts'
import type { CallParts } from '../datapoints/calls.ts'
import { say } from '../messages.ts'
import { peopleNames } from '../people-store.ts'
import { openReport } from '../report/open-report.ts'
import type { Report } from '../stores/report.ts'
import { changesOf } from './assessment-history-store.ts'
import { addIro, changeIro, type Decision, type Proposals, removeIro } from './decide-iro.ts'
import { decideTopic, refuseUnknown, subjectOf, topicsOf } from './decide-topic.ts'
import type { Written } from './iro.ts'
import { listIros, proposalsOf, standardOf } from './list-iros.ts'
import { assessmentInput, proposeTopics } from './propose-iros.ts'
import { shownChanges } from './shown-changes.ts'

interface IroParts extends CallParts {
  /** Entries with the score that people gave in the assessment of a report, which stands further right. */
  withAssessedScores: (tenant: Tenant, report: Report, iros: readonly Iro[]) => Promise<Iro[]>
}

/** Impacts, risks and opportunities, and which topics are material. */
export function iroCalls({ accounts, clock, withAssessedScores }: IroParts): Handlers<(typeof contract)['iro']> {
  const openedWithInput = async (tenant: Tenant, language: Language) => {
    const opened = await openReport(accounts, tenant, language)
    return { opened, input: await assessmentInput(tenant, opened) }
  }
  const list = async (tenant: Tenant, language: Language) => {
    const { opened, input } = await openedWithInput(tenant, language)
    return { impacts: await withAssessedScores(tenant, opened.report, await listIros(tenant, opened, input)) }
  }
  const proposalsFor = async (tenant: Tenant): Promise<Proposals> => {
    const { opened, input } = await openedWithInput(tenant, 'en')
    return proposalsOf(opened, input)
  }
  const one = async (tenant: Tenant, id: string, language: Language): Promise<Iro | undefined> =>
    (await list(tenant, language)).impacts.find((iro) => iro.id === id)
  const topics = async (tenant: Tenant, language: Language) => {
    const { opened, input } = await openedWithInput(tenant, language)
    const { settings, report, catalogue } = opened
    const iros = new Map<string, number>()
    for (const { status, esrsTopics } of await listIros(tenant, opened, input)) {
      if (status === 'rejected') continue
      for (const code of new Set(esrsTopics.map(standardOf))) iros.set(code, (iros.get(code) ?? 0) + 1)
    }
    return topicsOf(tenant, {
      report,
      catalogue,
      weighed: await applicabilityByDatapoint(tenant, catalogue, settings),
      proposals: proposeTopics(input, catalogue),
      iros,
      names: await peopleNames(tenant),
    })
  }
  return {
    list: ({ tenant, caller }) => list(tenant, caller.language),
    // Undecided proposals are not stored, so computing them again is all there is to do.
    refresh: ({ tenant, caller }) => list(tenant, caller.language),
    create: async ({ tenant, actor, body, caller }) => {
      const key = await addIro(tenant, sent<Written>(body), { userId: actor.userId, at: clock() })
      return (await one(tenant, key, caller.language))!
    },
    update: async ({ tenant, actor, params, body, caller }) => {
      const by = { userId: actor.userId, at: clock() }
      await changeIro(tenant, params.id, sent<Decision>(body), await proposalsFor(tenant), by)
      return (await one(tenant, params.id, caller.language))!
    },
    remove: async ({ tenant, actor, params }) => {
      await removeIro(tenant, params.id, await proposalsFor(tenant), { userId: actor.userId, at: clock() })
      return { ok: true }
    },
    history: async ({ tenant, params, caller }) => {
      const rows = await changesOf(tenant, params.id)
      if (rows.length === 0 && !(await one(tenant, params.id, caller.language)))
        throw new AppError('not_found', say('iro.missing'))
      return { changes: shownChanges(rows, await peopleNames(tenant)) }
    },
    materiality: async ({ tenant, caller }) => ({ topics: await topics(tenant, caller.language) }),
    decideMateriality: async ({ tenant, actor, params, body, caller }) => {
      const { report, catalogue } = await openReport(accounts, tenant, caller.language)
      const by = { userId: actor.userId, at: clock() }
      refuseUnknown(catalogue, params.code)
      const { based_on: basedOn, ...choice } = body
      await decideTopic(tenant, report, params.code, { ...choice, ...(basedOn !== undefined && { basedOn }) }, by)
      return (await topics(tenant, caller.language)).find(({ code }) => code === params.code)!
    },
    materialityHistory: async ({ tenant, params, caller }) => {
      const { report, catalogue } = await openReport(accounts, tenant, caller.language)
      refuseUnknown(catalogue, params.code)
      const rows = await changesOf(tenant, subjectOf(report, params.code))
      return { changes: shownChanges(rows, await peopleNames(tenant)) }
    },
  }
}

/** The sent fields, without absent ones. */
const sent = <T extends object>(body: { [K in keyof T]?: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as T
