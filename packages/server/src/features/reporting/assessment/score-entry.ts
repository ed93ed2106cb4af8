import type { contract, EntryDetails, Iro, Points, Received } from '@esrs/contract'
import { convertPoints, partsOf, scaleEnds, scoreOf } from '@esrs/engine/materiality'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { personOf } from '../author.ts'
import { addChange, changesOf } from '../materiality/assessment-history-store.ts'
import { type By, changeIro } from '../materiality/decide-iro.ts'
import { proposalsOf } from '../materiality/list-iros.ts'
import { scoredAs } from './calculate-results.ts'
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

/** Points checked against the entry and the scale; throws `invalid_input` by field for missing or impossible points. */
function checkedPoints(iro: Iro, points: Points, { low, top }: { low: number; top: number }): Points {
  const parts = partsOf(scoredAs(iro))
  const wrong = parts.filter((part) => points[part] === null || points[part] < low || points[part] > top)
  if (wrong.length > 0) {
    const text = say('score.points', { low, top })
    throw new AppError('invalid_input', text, {
      fields: Object.fromEntries(wrong.map((part) => [`points.${part}`, text])),
    })
  }
  const kept = (part: keyof Points) => (parts.includes(part) ? points[part] : null)
  return {
    scale: kept('scale'),
    scope: kept('scope'),
    irremediable: kept('irremediable'),
    magnitude: kept('magnitude'),
    likelihood: kept('likelihood'),
  }
}

/** A cited document with the place in it, where one was named. */
export const citedAs = (title: string, pages: string | undefined): string => (pages ? `${title} (${pages})` : title)

/** Saves a person's score of an entry. A proposed entry is stored with it, so that the score never loses its entry. */
export async function scoreEntry(
  tenant: Tenant,
  assessment: OpenAssessment,
  key: string,
  { points: sent, reason, documents, pages, surveys }: Sent,
  { userId, at }: By,
): Promise<void> {
  const { report, method, opened, input } = assessment
  const iro = entryOf(assessment, key)
  const { scale } = method.method
  const points = checkedPoints(iro, sent, scaleEnds[scale])
  const titles = await documentTitles(tenant, documents)
  const asked = await citableConsultations(tenant, assessment)
  if (titles.size < new Set(documents).size || surveys.some((id) => !asked.has(id)))
    throw new AppError('invalid_input', say('score.sources'))
  if (iro.decided_at === null)
    await changeIro(tenant, key, { status: 'in_review' }, proposalsOf(opened, input), { userId, at })
  const before = (await allScores(tenant, report, key)).find(({ by }) => by === userId)
  const result = scoreOf(scoredAs(iro), points, method.method)
  const places = Object.fromEntries(documents.flatMap((id) => (pages[id] ? [[id, pages[id]]] : [])))
  await saveScore(tenant, report, { key, by: userId, scale, points, reason, documents, pages: places, surveys, at })
  await addChange(tenant, {
    subject: entrySubject(report, key),
    at,
    userId,
    action: 'scored',
    before: before ? { points: before.points, scale: before.scale, reason: before.reason } : {},
    after: {
      points,
      scale,
      reason,
      value: result?.value ?? null,
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
  const scores = rows.map(({ by, at, scale, points, reason, documents, pages, surveys: cited }) => {
    const converted = convertPoints(points, scale, method.method.scale)
    const result = scoreOf(scored, converted, method.method)
    return {
      by: personOf(by, names),
      position: positions.get(by ?? '') ?? '',
      mine: by === userId,
      at: at.toISOString(),
      points: converted,
      value: result?.value ?? null,
      workings: result?.workings ?? [],
      reason,
      documents: named(documents, titles).map((one) => ({ ...one, pages: pages[one.id] ?? '' })),
      surveys: named(cited, surveys),
    }
  })
  return {
    entry: shownEntries(assessment, { userId }, new Map([[key, comments.length]])).find(({ id }) => id === key)!,
    description: iro.description,
    dependencies: iro.dependencies,
    parts: partsOf(scored),
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
