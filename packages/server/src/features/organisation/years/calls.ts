import { type CarriedItem, type contract, reportingYears, type Years } from '@esrs/contract'
import { carriedYears } from '@esrs/engine'
import type { StandardSet } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Caller, Handlers } from '../../../http/serve.ts'
import { datapointEntry, offeredAnswers } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { beginYear, setsFor, textSubject } from './begin-year.ts'
import { codeIn, nameIn } from './name-carried.ts'
import { begunYearsOf, carriedItemsOf, confirmItem, type ItemRow } from './year-store.ts'

/** Handlers of the calls of years: beginning the next one, and confirming what was carried over. */
export function yearCalls(options: OrganisationOptions): Handlers<(typeof contract)['years']> {
  const { accounts, reporting, statement, work, clock } = options
  const show = async (tenant: Tenant, { language }: Caller): Promise<Years> => {
    const { report, catalogue } = await reporting.open(tenant, language)
    const begun = await begunYearsOf(tenant)
    const rows = await carriedItemsOf(tenant, report)
    const versions = new Map(
      (await statement.textVersions(tenant, report)).map((one) => [textSubject(one.block, one.language), one]),
    )
    const people = new Map<string, string>()
    const named = [
      ...begun.flatMap(({ by, leftBehind }) => [by, ...(leftBehind.items ?? []).map(({ userId }) => userId)]),
      ...rows.flatMap(({ kind, subject, confirmedBy }) => [confirmedBy, kind === 'owner' ? subject : null]),
    ]
    for (const id of new Set(named)) if (id) people.set(id, await accounts.nameOf(tenant, id))
    const nameOf = (id: string | null) => (id ? (people.get(id) ?? '') : '')
    const shownItem = ({ kind, subject, version, confirmedBy, confirmedAt }: ItemRow): CarriedItem => {
      const text = kind === 'text' ? versions.get(subject) : undefined
      const { years, yearBefore } = carriedYears(text?.words ?? '', report.year)
      return {
        kind,
        subject,
        name: kind === 'owner' ? nameOf(subject) : nameIn(catalogue, kind, subject),
        confirmed: confirmedAt && { by: nameOf(confirmedBy), at: confirmedAt.toISOString() },
        changed: kind === 'text' && text?.id !== version,
        years,
        year_before: yearBefore,
      }
    }
    const next = report.year + 1
    return {
      current: report,
      next:
        next > reportingYears.max || begun.some(({ reportingYear }) => reportingYear === next)
          ? null
          : { year: next, sets: setsFor(next, report.set), requests: await work.countRepeatable(tenant, report) },
      begun: await Promise.all(
        begun.map(async ({ set, reportingYear, fromSet, fromYear, at, by, carried, leftBehind: { items = [] } }) => {
          const from = { year: fromYear, set: fromSet as StandardSet }
          const old = items.length > 0 ? (await reporting.forWork.openAt(tenant, from, language)).catalogue : catalogue
          const left = items.map(({ kind, subject, userId, why }) => ({
            kind,
            why,
            who: nameOf(userId),
            code: codeIn(kind, subject),
            name: nameIn(old, kind, subject),
          }))
          return {
            year: reportingYear,
            set: set as StandardSet,
            from,
            at: at.toISOString(),
            by: nameOf(by),
            carried,
            left,
          }
        }),
      ),
      items: rows.map(shownItem),
      restatements: await Promise.all(
        (await reporting.restatements.of(tenant, report)).map(
          async ({ key, year, old, value, unit, reason, by, at }) => ({
            key,
            name: catalogue.get(key)?.name ?? key,
            type: catalogue.get(key)?.type ?? 'narrative',
            ...offeredAnswers(key, catalogue.language),
            year,
            old,
            value,
            unit,
            reason,
            by: by ? await accounts.nameOf(tenant, by) : '',
            at: at.toISOString(),
          }),
        ),
      ),
      decisions: await reporting.unconfirmedDecisions(tenant, report),
    }
  }
  return {
    get: ({ tenant, caller }) => show(tenant, caller),
    begin: async ({ tenant, actor, body, caller }) => {
      await beginYear(options, tenant, body, { userId: actor.userId, at: clock() }, caller.language)
      return show(tenant, caller)
    },
    restate: async ({ tenant, actor, params, body, caller }) => {
      const { report, catalogue } = await reporting.open(tenant, caller.language)
      const entry = datapointEntry(catalogue, params.key)
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      await reporting.restatements.restate(tenant, report, entry, body, by)
      return show(tenant, caller)
    },
    withdraw: async ({ tenant, actor, params, caller }) => {
      const { report, catalogue } = await reporting.open(tenant, caller.language)
      datapointEntry(catalogue, params.key)
      await reporting.restatements.withdraw(tenant, report, params.key, { userId: actor.userId, at: clock() })
      return show(tenant, caller)
    },
    confirm: async ({ tenant, actor, body: { items, confirmed }, caller }) => {
      const { report } = await reporting.open(tenant, caller.language)
      const by = confirmed ? { userId: actor.userId, at: clock() } : null
      await tenant.transaction(async (inside) => {
        for (const item of items)
          if (!(await confirmItem(inside, report, item, by))) throw new AppError('not_found', say('year.noItem'))
      })
      return show(tenant, caller)
    },
  }
}
