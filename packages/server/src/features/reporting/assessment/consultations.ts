import type { Consultation, contract, Received } from '@esrs/contract'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { personOf } from '../author.ts'
import { addChange } from '../materiality/assessment-history-store.ts'
import type { By } from '../materiality/decide-iro.ts'
import type { Report } from '../stores/report.ts'
import {
  addConsultation,
  type ConsultationRow,
  changeConsultation,
  consultationsOf,
  deleteConsultation,
} from './consultation-store.ts'
import { groupText, say } from './messages.ts'
import { type OpenAssessment, subjectPrefix } from './open-assessment.ts'
import { shownAnswers } from './stakeholder-answers.ts'
import { responseCounts } from './stakeholder-store.ts'

type Fields = Received<(typeof contract)['materiality']['addConsultation']>['body']

export const shownConsultation = (
  { by, at, ...row }: ConsultationRow,
  names: ReadonlyMap<string, string>,
): Consultation => ({ ...row, by: personOf(by, names), at: at.toISOString(), survey: null })

/** Consultations of stakeholders: the surveys on topics of the report, and those that people recorded. */
export async function shownConsultations(
  tenant: Tenant,
  { report, opened, answers, names, method }: OpenAssessment,
): Promise<Consultation[]> {
  const { language } = opened.catalogue
  const { surveys, sides } = answers
  const counts = await responseCounts(
    tenant,
    surveys.map(({ id }) => id),
  )
  const results = shownAnswers(sides, method.method)
  const bySurvey = surveys.map(({ id, sid, title, group, questions, createdAt, closesAt }): Consultation => {
    const about = [...new Set(questions.flatMap(({ topic }) => (topic ? [topic] : [])))]
    const asks = (topic: string, side: string) =>
      questions.some((question) => question.topic === topic && (question.side ?? 'impact') === side)
    const highest = results
      .filter(({ topic, side, value }) => value !== null && asks(topic, side))
      .sort((a, b) => b.value! - a.value!)
      .slice(0, 3)
      .map(({ topic, value }) => `${topic} ${new Intl.NumberFormat(language).format(value!)}`)
    const day = (date: Date) => date.toISOString().slice(0, 10)
    return {
      id,
      group,
      way: 'survey',
      about,
      held: closesAt ? `${day(createdAt)} – ${day(closesAt)}` : day(createdAt),
      people: counts.get(id) ?? 0,
      result: say(highest.length > 0 ? 'survey.highest' : 'survey.none', { topics: highest.join(', ') })(language),
      by: null,
      at: createdAt.toISOString(),
      survey: { id: sid, title },
    }
  })
  return [...bySurvey, ...(await consultationsOf(tenant, report)).map((row) => shownConsultation(row, names))]
}

/** Surveys and other consultations that a score can cite, by identifier, with a name that tells them apart. */
export async function citableConsultations(tenant: Tenant, assessment: OpenAssessment): Promise<Map<string, string>> {
  const { language } = assessment.opened.catalogue
  const named = ({ survey, way, group, held }: Consultation) =>
    survey?.title ?? `${say(`way.${way}`)(language)}: ${groupText(group)(language)}, ${held}`
  return new Map((await shownConsultations(tenant, assessment)).map((one) => [one.id, named(one)]))
}

const missing = () => new AppError('not_found', say('consultation.missing'))
const subjectOf = (report: Report, id: string): string => `${subjectPrefix(report)}consultation ${id}`

/** Adds a consultation or changes a recorded one, and returns its row. Call it in a transaction. */
export async function keepConsultation(
  tenant: Tenant,
  report: Report,
  fields: Fields,
  { userId, at }: By,
  id?: string,
): Promise<ConsultationRow> {
  const before = id === undefined ? null : (await consultationsOf(tenant, report)).find((row) => row.id === id)
  if (before === undefined) throw missing()
  const row: ConsultationRow = { ...fields, id: before?.id ?? newAuditedId(), by: userId, at }
  if (before) await changeConsultation(tenant, report, row)
  else await addConsultation(tenant, report, row)
  const action = before ? 'edited' : 'created'
  await addChange(tenant, {
    subject: subjectOf(report, row.id),
    at,
    userId,
    action,
    before: before ? fieldsOf(before) : {},
    after: fields,
  })
  return row
}

const fieldsOf = ({ id: _, by: __, at: ___, ...fields }: ConsultationRow): Fields => fields

/** Removes a recorded consultation; the history keeps it. Call it in a transaction. */
export async function dropConsultation(tenant: Tenant, report: Report, id: string, { userId, at }: By): Promise<void> {
  const before = (await consultationsOf(tenant, report)).find((row) => row.id === id)
  if (!before) throw missing()
  await deleteConsultation(tenant, report, id)
  const subject = subjectOf(report, id)
  await addChange(tenant, { subject, at, userId, action: 'removed', before: fieldsOf(before), after: {} })
}
