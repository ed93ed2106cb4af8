import type { contract, Language, Received } from '@esrs/contract'
import { carryOver, type StandardSet } from '@esrs/engine/esrs'
import type { LeftItem } from '../../../database/schema/organisation.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { lockReporting, type Report } from '../../reporting/index.ts'
import { saveSetup, setupsOf } from '../figures/figure-store.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import type { By } from '../tree/change-unit.ts'
import { lockOrganisation } from '../tree/unit-store.ts'
import { addBegunYear, addCarriedItems, begunYearsOf, setCarried } from './year-store.ts'

/** Financial years from this one on are reported by the revised standards. */
const firstOfRevised = 2027

/** Sets that fit a year, the usual one first: the one of the year before where it may still be used. */
export function setsFor(year: number, before: StandardSet): StandardSet[] {
  if (before === 'vs-2026') return ['vs-2026', 'esrs-2026', ...(year < firstOfRevised ? ['esrs-2023' as const] : [])]
  if (year >= firstOfRevised) return ['esrs-2026', 'vs-2026']
  return before === 'esrs-2023' ? ['esrs-2023', 'esrs-2026', 'vs-2026'] : ['esrs-2026', 'esrs-2023', 'vs-2026']
}

/** The name of a text among what was carried over. */
export const textSubject = (block: string, language: string): string => `${block}/${language}`

/**
 * Begins the year after the one that the company works in: all of it in one transaction, so that a year is begun wholly or not at
 * all, and by whoever is first where two do it at once. Nothing of the old year is written. Owners, texts, rules of figures and
 * the assessment of materiality are carried over to be confirmed; values of the old year stand beside the new ones as before.
 */
export async function beginYear(
  options: OrganisationOptions,
  tenant: Tenant,
  { year, set, repeat }: Received<(typeof contract)['years']['begin']>['body'],
  by: By,
  language: Language,
): Promise<void> {
  const { accounts, reporting, statement, work } = options
  await tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    if ((await begunYearsOf(inside)).some((one) => one.reportingYear === year)) return
    const { standardSet, reportingYear } = await accounts.settings(inside)
    if (year !== reportingYear + 1)
      throw new AppError('conflict', say('year.notNext', { year: String(reportingYear + 1) }))
    if (!setsFor(year, standardSet).includes(set))
      throw new AppError('conflict', say('year.set', { year: String(year) }))
    const [from, to]: [Report, Report] = [
      { set: standardSet, year: reportingYear },
      { set, year },
    ]
    const nothing = { owners: 0, texts: 0, figures: 0, decisions: 0, requests: 0 }
    await addBegunYear(inside, {
      set,
      reportingYear: year,
      fromSet: from.set,
      fromYear: from.year,
      by: by.userId,
      at: by.at,
      carried: nothing,
      leftBehind: {},
    })
    await lockReporting(inside)
    await accounts.chooseReport(inside, { standardSet: set, reportingYear: year })
    await reporting.open(inside, language)
    const who = { userId: by.userId, language }
    const owners = repeat.owners
      ? await work.assignAsLastYear(inside, who, from.set)
      : { assigned: 0, people: [], left: [] }
    const requests = repeat.requests ? await work.repeatRequests(inside, from, repeat.requests.due, who) : 0
    const texts = repeat.texts ? await statement.carryTexts(inside, from, to, by) : { carried: [], left: [] }
    const figures = repeat.figures ? await carryFigures(inside, from, to, by) : { carried: [], left: [] }
    const decisions = repeat.materiality ? await reporting.carryAssessment(inside, language, by) : 0
    await addCarriedItems(inside, to, [
      ...owners.people.map((id) => ({ kind: 'owner' as const, subject: id, version: null })),
      ...texts.carried.map(({ id, block, language: of }) => ({
        kind: 'text' as const,
        subject: textSubject(block, of),
        version: id,
      })),
      ...figures.carried.map((key) => ({ kind: 'figure' as const, subject: key, version: null })),
    ])
    const gone = { userId: null, why: 'gone' as const }
    const items: LeftItem[] = [
      ...owners.left.map(({ kind, key, userId, why }) => ({
        kind: 'owner' as const,
        subject: `${kind} ${key}`,
        userId,
        why,
      })),
      ...texts.left.map(({ block, language: of }) => ({
        kind: 'text' as const,
        subject: textSubject(block, of),
        ...gone,
      })),
      ...figures.left.map((key) => ({ kind: 'figure' as const, subject: key, ...gone })),
    ]
    await setCarried(inside, year, {
      carried: {
        owners: owners.assigned,
        texts: texts.carried.length,
        figures: figures.carried.length,
        decisions,
        requests,
      },
      leftBehind: { items },
    })
  })
}

/** Copies how figures are collected, where the new set has a datapoint that asks for the very same: a rule fits no other. */
async function carryFigures(tenant: Tenant, from: Report, to: Report, by: By) {
  const setups = await setupsOf(tenant, from)
  const known = await setupsOf(tenant, to)
  const keys = new Map([...setups.keys()].map((key) => [key, key]))
  const targets =
    from.set === to.set
      ? keys
      : new Map(
          carryOver(keys, from.set, to.set, () => true)
            .filter(({ code }) => code === 'copied')
            .map(({ from: key, to: [target] }) => [key, target!]),
        )
  const carried: string[] = []
  for (const [key, setup] of setups) {
    const target = targets.get(key)
    if (target === undefined || known.has(target)) continue
    await saveSetup(tenant, to, target, null, setup, by)
    carried.push(target)
  }
  return { carried, left: [...setups.keys()].filter((key) => !targets.has(key)) }
}
