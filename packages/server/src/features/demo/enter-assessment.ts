import { contract } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import { callAsPerson } from './call-as-person.ts'
import type { DatedClock } from './dated-clock.ts'
import type { DemoAssessment, DemoWork } from './demo-folder.ts'
import type { WorkParts } from './enter-work.ts'

const calls = contract.materiality
const nothing = { scale: null, scope: null, irremediable: null, magnitude: null, likelihood: null }

/** Features whose times can be set, and the clock that sets them. */
export interface DatedParts extends Pick<WorkParts, 'reporting' | 'surveys'> {
  clock: DatedClock
}

/** The demo company in which the assessment is entered. */
interface Entering {
  tenant: Tenant
  actorOf: (email: string) => Actor
  administrator: string
  /** Identifiers of the documents of the folder, by file. */
  cited: ReadonlyMap<string, string>
}

/**
 * Enters the demo company's assessment of materiality as its people would, on the days on which they did it: consultations and
 * surveys, entries, scores, a change of the method, decisions with a disagreement, and the signature of the administrator.
 */
export async function enterAssessment(
  parts: DatedParts,
  entering: Entering,
  assessment: DemoAssessment,
  iros: DemoWork['iros'],
): Promise<void> {
  const { clock, reporting } = parts
  const { assessmentCalls: handlers, iroCalls } = reporting
  const { days } = assessment
  const as = (email: string) => callAsPerson(entering.tenant, entering.actorOf(email))
  const call = as(entering.administrator)
  const asked = await enterConsultations(parts, entering, assessment)

  clock.on(days.entries)
  const keys = new Map<string, string>()
  for (const body of [...assessment.entries.map(({ iro }) => iro), ...iros]) {
    clock.next()
    keys.set(body.title, (await call(contract.iro.create, iroCalls.create, { body })).id)
  }
  for (const [person, day] of Object.entries(days.scores)) {
    clock.on(day)
    for (const { iro, scores } of assessment.entries)
      for (const { points, after, beyond, reason, documents, consultations } of scores.filter(
        ({ by }) => by === person,
      )) {
        clock.next()
        const pages = documents.flatMap(({ file, pages }) => (pages ? [[entering.cited.get(file)!, pages]] : []))
        await as(person)(calls.score, handlers.score, {
          params: { id: keys.get(iro.title)! },
          body: {
            points: { ...nothing, ...points },
            after,
            beyond,
            reason,
            documents: documents.map(({ file }) => entering.cited.get(file)!),
            pages: Object.fromEntries(pages),
            surveys: consultations.map((name) => asked.get(name)!),
          },
        })
      }
  }
  clock.on(days.comments)
  for (const { entry, by, text } of assessment.comments)
    await as(by)(calls.comment, handlers.comment, { params: { id: keys.get(entry)! }, body: { text } })
  clock.on(days.method)
  const { current } = await call(calls.method, handlers.method, {})
  const method = { ...current.method, ...assessment.method.set }
  const reason = assessment.method.reason
  await call(calls.saveMethod, handlers.saveMethod, { body: { method, reason, based_on: current.version } })
  clock.on(days.decisions)
  for (const { topic, by, ...body } of assessment.decisions) {
    clock.next()
    await as(by)(calls.decide, handlers.decide, { params: { code: topic }, body: { ...body, based_on: 0 } })
  }
  clock.on(days.dissents)
  for (const { topic, by, text } of assessment.dissents)
    await as(by)(calls.dissent, handlers.dissent, { params: { code: topic }, body: { text } })
  clock.on(days.signed)
  await call(calls.sign, handlers.sign, { body: { note: assessment.note } })
  clock.on(null)
}

/** Enters surveys with their answers, and other consultations; returns their identifiers by side and by group. */
async function enterConsultations(
  { clock, reporting, surveys }: DatedParts,
  { tenant, actorOf, administrator }: Entering,
  assessment: DemoAssessment,
): Promise<Map<string, string>> {
  const call = callAsPerson(tenant, actorOf(administrator))
  const handlers = reporting.assessmentCalls
  const asked = new Map<string, string>()
  for (const { recorded, ...body } of assessment.consultations) {
    clock.on(recorded)
    asked.set(body.group, (await call(calls.addConsultation, handlers.addConsultation, { body })).id)
  }
  for (const { side, stakeholder, responses, anonymous, opened, closed } of assessment.surveys) {
    clock.on(opened)
    const draft = await call(calls.surveyDraft, handlers.surveyDraft, { query: { side } })
    const closing = { closes_at: `${closed}T17:00:00Z` }
    const { sid, id } = await call(contract.surveys.create, surveys.calls.create, {
      body: { ...draft, ...closing, target_stakeholders: [stakeholder], status: 'active', anonymous },
    })
    asked.set(side, id)
    for (const { respondent_type, points } of responses) {
      clock.next()
      const given = points.map((answer, index) => [index, { answer: String(answer) }])
      const who = { name: '', email: '' as const, company: '', respondent_type }
      await surveys.answer(tenant.db, sid, { ...who, responses: Object.fromEntries(given) })
    }
    clock.on(closed)
    await call(contract.surveys.update, surveys.calls.update, { params: { sid }, body: { status: 'closed' } })
  }
  return asked
}
