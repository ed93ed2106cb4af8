import type { contract, Iro } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { Language } from '../../../texts/texts.ts'
import { weighDatapoints } from '../completion/count-completion.ts'
import { decideTopic, refuseUnknown, subjectOf, topicsOf } from '../materiality/decide-topic.ts'
import { say } from '../messages.ts'
import { type Opened, openFor } from '../report/open-report.ts'
import type { CallParts } from '../values/calls.ts'
import { addIro, changeIro, type Decision, type Proposals, removeIro } from './decide-iro.ts'
import { inOrder, quotedDocuments, touched, untouched, type Written } from './iro.ts'
import { allIros, changesOf, namesOf, presentDocuments } from './iro-store.ts'
import { type Gathered, gather, proposeIros, proposeTopics } from './propose-iros.ts'
import { shownChanges } from './shown-changes.ts'

/** Impacts, risks and opportunities, and which topics are material. */
export function iroCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['iro']> {
  const gathered = async (tenant: Tenant, language: Language) => {
    const opened = await openFor(accounts, tenant, language)
    return { opened, known: await gather(tenant, opened) }
  }
  /** What people decided on in their words, and the rest as it is proposed now. */
  const listed = async (tenant: Tenant, { catalogue }: Opened, known: Gathered): Promise<Iro[]> => {
    const rows = await allIros(tenant)
    const names = await namesOf(tenant)
    const present = await presentDocuments(tenant, quotedDocuments(rows))
    const proposals = proposeIros(known, catalogue)
    const current = new Map(proposals.map((proposal) => [proposal.key, proposal]))
    const around = { names, present, language: catalogue.language }
    const touchedRows = new Map(rows.map((row) => [row.key, touched(row, current.get(row.key), around)]))
    const others = rows.filter(({ key }) => !current.has(key)).map(({ key }) => touchedRows.get(key)!)
    // What somebody decides on keeps its place among the proposals: it does not jump from under the pointer.
    return inOrder([...others, ...proposals.map((proposal) => touchedRows.get(proposal.key) ?? untouched(proposal))])
  }
  const list = async (tenant: Tenant, language: Language) => {
    const { opened, known } = await gathered(tenant, language)
    return { impacts: await listed(tenant, opened, known) }
  }
  /** The proposals of now in both languages. */
  const proposalsFor = async (tenant: Tenant): Promise<Proposals> => {
    const { opened, known } = await gathered(tenant, 'en')
    const { set } = opened.report
    return {
      en: proposeIros(known, loadCatalogue(set, 'en')),
      de: proposeIros(known, loadCatalogue(set, 'de')),
    }
  }
  const one = async (tenant: Tenant, id: string, language: Language): Promise<Iro | undefined> =>
    (await list(tenant, language)).impacts.find((iro) => iro.id === id)
  const topics = async (tenant: Tenant, language: Language) => {
    const { opened, known } = await gathered(tenant, language)
    const { settings, report, catalogue } = opened
    const iros = new Map<string, number>()
    for (const { status, esrsTopics } of await listed(tenant, opened, known)) {
      if (status === 'rejected') continue
      for (const code of new Set(esrsTopics.map(standardOf))) iros.set(code, (iros.get(code) ?? 0) + 1)
    }
    return topicsOf(tenant, {
      report,
      catalogue,
      weighed: await weighDatapoints(tenant, catalogue, settings),
      proposals: proposeTopics(known, catalogue),
      iros,
      names: await namesOf(tenant),
    })
  }
  return {
    list: ({ tenant, caller }) => list(tenant, caller.language),
    // Nothing that nobody has touched is stored, so working it out is all there is to do.
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
      return { changes: shownChanges(rows, await namesOf(tenant)) }
    },
    materiality: async ({ tenant, caller }) => ({ topics: await topics(tenant, caller.language) }),
    decideMateriality: async ({ tenant, actor, params, body, caller }) => {
      const { report, catalogue } = await openFor(accounts, tenant, caller.language)
      const by = { userId: actor.userId, at: clock() }
      await decideTopic(tenant, report, catalogue, params.code, body, by)
      return (await topics(tenant, caller.language)).find(({ code }) => code === params.code)!
    },
    materialityHistory: async ({ tenant, params, caller }) => {
      const { report, catalogue } = await openFor(accounts, tenant, caller.language)
      refuseUnknown(catalogue, params.code)
      const rows = await changesOf(tenant, subjectOf(report, params.code))
      return { changes: shownChanges(rows, await namesOf(tenant)) }
    },
  }
}

/** What was sent, without the fields that were not. */
const sent = <T extends object>(body: { [K in keyof T]?: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as T

/** The standard of a topic or a disclosure requirement, such as `E1` of `E1-6`. */
const standardOf = (code: string): string => code.split(/[-.]/)[0]!
