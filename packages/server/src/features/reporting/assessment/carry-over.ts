import type { Assessment } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { addChange } from '../materiality/assessment-history-store.ts'
import type { By } from '../materiality/decide-iro.ts'
import { subjectOf } from '../materiality/decide-topic.ts'
import type { OpenReport } from '../report/open-report.ts'
import { allMateriality, type MaterialityRow, saveMateriality } from '../stores/materiality-store.ts'
import type { Report } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { longList } from './long-list.ts'
import { say } from './messages.ts'
import { addMethod, methodVersions } from './method-store.ts'
import { isOfReport, subjectPrefix } from './open-assessment.ts'
import { allPoints, allScores, saveScore } from './score-store.ts'
import { addOwnTopic, emptyMatters, keepMatter, ownTopics } from './topic-store.ts'

/** The decisions of the latest report before this one; the same year in another set counts as earlier. */
function decisionsBefore(rows: readonly MaterialityRow[], { set, year }: Report): MaterialityRow[] {
  const earlier = rows.filter((row) => row.reportingYear < year || (row.reportingYear === year && row.set !== set))
  const latest = earlier.toSorted(
    (a, b) => b.reportingYear - a.reportingYear || Number(b.set === set) - Number(a.set === set),
  )[0]
  return earlier.filter((row) => row.set === latest?.set && row.reportingYear === latest.reportingYear)
}

/** An earlier assessment that can be carried over: only while this report has no decision. */
export async function earlierAssessment(tenant: Tenant, report: Report): Promise<Assessment['carry']> {
  const rows = await allMateriality(tenant)
  if (rows.some((row) => isOfReport(row, report))) return null
  const before = decisionsBefore(rows, report)
  return before[0]
    ? { set: before[0].set as Report['set'], year: before[0].reportingYear, decisions: before.length }
    : null
}

/** Takes over the latest earlier assessment: method, own topics, scores, and decisions that have to be confirmed. */
export async function carryOver(tenant: Tenant, { report, catalogue }: OpenReport, { userId, at }: By): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const earlier = await earlierAssessment(inside, report)
    if (!earlier) throw new AppError('conflict', say('carry.nothing'))
    const from: Report = { set: earlier.set, year: earlier.year }
    await carryTopics(inside, from, report)
    await carryMatters(inside, from, report, catalogue)
    await carryMethod(inside, from, report, { userId, at })
    if ((await allPoints(inside, report)).length === 0)
      for (const { id: _, ...score } of await allScores(inside, from)) await saveScore(inside, report, score)
    const known = new Set(longList(catalogue, await ownTopics(inside, report)).map(({ code }) => code))
    const decisions = decisionsBefore(await allMateriality(inside), report).filter(({ code }) => known.has(code))
    for (const row of decisions) {
      const carried = { ...row, set: report.set, reportingYear: report.year, basis: null, toConfirm: true }
      await saveMateriality(inside, carried)
      await addChange(inside, {
        subject: subjectOf(report, row.code),
        at,
        userId,
        action: 'carried',
        before: {},
        after: { material: row.material, reason: row.reason, outlook: row.outlook, from: earlier.year },
      })
    }
    await addChange(inside, {
      subject: `${subjectPrefix(report)}carried`,
      at,
      userId,
      action: 'carried',
      before: {},
      after: { from: earlier.year, set: earlier.set, decisions: decisions.length },
    })
  })
}

async function carryTopics(tenant: Tenant, from: Report, to: Report): Promise<void> {
  const known = new Set((await ownTopics(tenant, to)).map(({ code }) => code))
  for (const { at, by, code, title } of await ownTopics(tenant, from))
    if (!known.has(code)) await addOwnTopic(tenant, to, { at, by, code, title })
}

/** What was found on sub-topics follows within a set: the lists of sets differ. */
async function carryMatters(
  tenant: Tenant,
  from: Report,
  to: Report,
  catalogue: OpenReport['catalogue'],
): Promise<void> {
  if (from.set !== to.set) return
  const known = new Set(longList(catalogue, []).flatMap(({ matters }) => matters.map(({ code }) => code)))
  for (const row of await emptyMatters(tenant, from)) if (known.has(row.code)) await keepMatter(tenant, to, row)
}

async function carryMethod(tenant: Tenant, from: Report, to: Report, { userId, at }: By): Promise<void> {
  const [before] = await methodVersions(tenant, from)
  const [now] = await methodVersions(tenant, to)
  if (!before || before.version === 0 || now!.version > 0) return
  const reason = say('carry.method', { year: String(from.year) })('en')
  await addMethod(tenant, to, { version: 1, method: before.method, reason, by: userId, at })
}
