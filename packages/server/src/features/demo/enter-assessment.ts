import { contract } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import { callAsPerson } from './call-as-person.ts'
import type { DemoAssessment } from './demo-folder.ts'
import type { WorkParts } from './enter-work.ts'

const calls = contract.materiality
const nothing = { scale: null, scope: null, irremediable: null, magnitude: null, likelihood: null }

/**
 * Enters the demo company's assessment of materiality as its people would: surveys and other consultations, scores, a
 * change of the method, decisions with a disagreement, and the signature of the administrator.
 */
export async function enterAssessment(
  {
    reporting,
    surveys,
    cited,
  }: Pick<WorkParts, 'reporting' | 'surveys'> & {
    /** Identifiers of the documents of the folder, by file. */
    cited: ReadonlyMap<string, string>
  },
  tenant: Tenant,
  actorOf: (email: string) => Actor,
  administrator: string,
  assessment: DemoAssessment,
): Promise<void> {
  const as = (email: string) => callAsPerson(tenant, actorOf(email))
  const call = as(administrator)
  const { assessmentCalls: handlers, iroCalls } = reporting
  const asked = new Map<string, string>()
  for (const { side, stakeholder, responses, anonymous } of assessment.surveys) {
    const draft = await call(calls.surveyDraft, handlers.surveyDraft, { query: { side } })
    const { sid, id: survey } = await call(contract.surveys.create, surveys.calls.create, {
      body: { ...draft, target_stakeholders: [stakeholder], status: 'active', anonymous },
    })
    asked.set(side, survey)
    for (const { respondent_type, points } of responses) {
      const given = points.map((answer, index) => [index, { answer: String(answer) }])
      const who = { name: '', email: '' as const, company: '', respondent_type }
      await surveys.answer(tenant.db, sid, { ...who, responses: Object.fromEntries(given) })
    }
    await call(contract.surveys.update, surveys.calls.update, { params: { sid }, body: { status: 'closed' } })
  }
  for (const body of assessment.consultations) await call(calls.addConsultation, handlers.addConsultation, { body })
  const keys = new Map<string, string>()
  for (const { iro, scores } of assessment.entries) {
    const { id } = await call(contract.iro.create, iroCalls.create, { body: iro })
    keys.set(iro.title, id)
    for (const { by, points, reason, documents, surveys: sides } of scores)
      await as(by)(calls.score, handlers.score, {
        params: { id },
        body: {
          points: { ...nothing, ...points },
          reason,
          documents: documents.map((file) => cited.get(file)!),
          surveys: sides.map((side) => asked.get(side)!),
        },
      })
  }
  for (const { entry, by, text } of assessment.comments)
    await as(by)(calls.comment, handlers.comment, { params: { id: keys.get(entry)! }, body: { text } })
  const { current } = await call(calls.method, handlers.method, {})
  const method = { ...current.method, ...assessment.method.set }
  const reason = assessment.method.reason
  await call(calls.saveMethod, handlers.saveMethod, { body: { method, reason, based_on: current.version } })
  for (const { topic, by, ...body } of assessment.decisions)
    await as(by)(calls.decide, handlers.decide, { params: { code: topic }, body: { ...body, based_on: 0 } })
  for (const { topic, by, text } of assessment.dissents)
    await as(by)(calls.dissent, handlers.dissent, { params: { code: topic }, body: { text } })
  await call(calls.sign, handlers.sign, { body: { note: assessment.note } })
}
