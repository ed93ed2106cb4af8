import type { contract, EntryDetails, HorizonPoints, Iro, Points, Received } from '@esrs/contract'
import { asksBeyond, convertPoints, hasMeasures, judged, partsOf } from '@esrs/engine/materiality'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { personOf } from '../author.ts'
import { addChange, changesOf } from '../materiality/assessment-history-store.ts'
import { type By, changeIro } from '../materiality/decide-iro.ts'
import { proposalsOf } from '../materiality/list-iros.ts'
import { scoredAs } from './calculate-results.ts'
import { checkedScore } from './checked-score.ts'
import { citableConsultations } from './consultations.ts'
import { say } from './messages.ts'
import { entrySubject, type OpenAssessment } from './open-assessment.ts'
import { proposedPoints } from './proposed-points.ts'
import { allScores, deleteScore, documentTitles, saveScore } from './score-store.ts'
import { shownEntries } from './show-topics.ts'

type Sent = Received<(typeof contract)['materiality']['score']>['body']

/** The entry with this key; throws `not_found` where the assessment has none. */
export function entryOf({ iros }: Pick<OpenAssessment, 'iros'>, key: string): Iro {
  const iro = iros.find(({ id }) => id === key)
  if (!iro) throw new AppError('not_found', say('entry.missing'))
  return iro
}

/** A cited document with the place in it, where one was named. */
export const citedAs = (title: string, pages: string | undefined): string => (pages ? `${title} (${pages})` : title)

/** Saves a person's score of an entry. A proposed entry is stored with it, so that the score never loses its entry. */
export async function scoreEntry(
  tenant: Tenant,
  assessment: OpenAssessment,
  key: string,
  sent: Sent,
  { userId, at }: By,
): Promise<void> {
  const { report, method, opened, input } = assessment
  const { reason, documents, pages, surveys } = sent
  const iro = entryOf(assessment, key)
  const { scale } = method.method
  const score = checkedScore(iro, sent, method.method)
  const titles = await documentTitles(tenant, documents)
  const asked = await citableConsultations(tenant, assessment)
  if (titles.size < new Set(documents).size || surveys.some((id) => !asked.has(id)))
    throw new AppError('invalid_input', say('score.sources'))
  if (iro.decided_at === null)
    await changeIro(tenant, key, { status: 'in_review' }, proposalsOf(opened, input), { userId, at })
  const before = (await allScores(tenant, report, key)).find(({ by }) => by === userId)
  const result = judged(scoredAs(iro), score, scale, method.method)
  const places = Object.fromEntries(documents.flatMap((id) => (pages[id] ? [[id, pages[id]]] : [])))
  await saveScore(tenant, report, { key, by: userId, scale, ...score, reason, documents, pages: places, surveys, at })
  await addChange(tenant, {
    subject: entrySubject(report, key),
    at,
    userId,
    action: 'scored',
    before: before
      ? { points: before.points, horizons: before.horizons, scale: before.scale, reason: before.reason }
      : {},
    after: {
      ...score,
      scale,
      reason,
      value: result?.value ?? null,
      afterValue: result?.after ?? null,
      workings: result?.workings ?? [],
      sources: [...documents.map((id) => citedAs(titles.get(id)!, places[id])), ...surveys.map((id) => asked.get(id)!)],
    },
  })
}

/** Removes a person's own score of an entry. */
export async function unscoreEntry(
  tenant: Tenant,
  { report }: OpenAssessment,
  key: string,
  { userId, at }: By,
): Promise<void> {
  if (!(await deleteScore(tenant, report, key, userId))) return
  const subject = entrySubject(report, key)
  await addChange(tenant, { subject, at, userId, action: 'unscored', before: {}, after: {} })
}

const convertedHorizons = (given: HorizonPoints, converted: (points: Points) => Points): HorizonPoints =>
  Object.fromEntries(Object.entries(given).map(([horizon, points]) => [horizon, converted(points)]))

/** An entry with its scores and comments; the viewer's own score comes first. */
export async function showEntry(
  tenant: Tenant,
  assessment: OpenAssessment,
  key: string,
  { userId }: { userId: string },
): Promise<EntryDetails> {
  const { report, method, names, positions, results } = assessment
  const iro = entryOf(assessment, key)
  const rows = await allScores(tenant, report, key)
  const titles = await documentTitles(tenant, [...new Set(rows.flatMap(({ documents }) => documents))])
  const surveys = await citableConsultations(tenant, assessment)
  const named = (ids: readonly string[], of: ReadonlyMap<string, string>) =>
    ids.flatMap((id) => (of.has(id) ? [{ id, title: of.get(id)! }] : []))
  const comments = (await changesOf(tenant, entrySubject(report, key))).filter(({ action }) => action === 'commented')
  const scored = scoredAs(iro)
  const scores = rows.map(
    ({ by, at, scale, points, horizons, after, beyond, reason, documents, pages, surveys: cited }) => {
      const result = judged(scored, { points, horizons, after, beyond }, scale, method.method)
      const converted = (given: Points) => convertPoints(given, scale, method.method.scale)
      return {
        by: personOf(by, names),
        position: positions.get(by ?? '') ?? '',
        mine: by === userId,
        at: at.toISOString(),
        points: result?.points ?? converted(points),
        value: result?.value ?? null,
        horizons: convertedHorizons(horizons, converted),
        horizon: result?.horizon ?? null,
        after: after && { ...after, points: converted(after.points), value: result?.after ?? null },
        beyond,
        workings: result?.workings ?? [],
        reason,
        documents: named(documents, titles).map((one) => ({ ...one, pages: pages[one.id] ?? '' })),
        surveys: named(cited, surveys),
      }
    },
  )
  return {
    entry: shownEntries(assessment, { userId }, new Map([[key, comments.length]])).find(({ id }) => id === key)!,
    description: iro.description,
    dependencies: iro.dependencies,
    parts: partsOf(scored),
    asksBeyond: asksBeyond(scored),
    hasMeasures: hasMeasures(scored),
    proposed: proposedPoints(iro, method.method.scale),
    scores: scores.sort((a, b) => Number(b.mine) - Number(a.mine)),
    working: results.entries.get(key)!.assessed?.working ?? null,
    comments: comments.reverse().map(({ id, at, userId: by, after }) => ({
      id,
      by: personOf(by, names),
      at: at.toISOString(),
      text: String(after.text ?? ''),
    })),
  }
}
