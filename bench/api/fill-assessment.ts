import { Client, calls as contract } from '../../e2e/client.ts'
import type { Points } from '../../packages/contract/src/index.ts'
import { PreparingClient } from '../../packages/server/src/database/prepared.ts'

const nothing: Points = { scale: null, scope: null, irremediable: null, magnitude: null, likelihood: null }
const topics = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1']

/** Size of an assessment that is made for a measurement. */
export interface AssessmentSize {
  entries: number
  assessors: number
  answers: number
}

/** A new company: its client, its number, its person. */
export async function aCompany(api: string) {
  const client = await Client.register(api)
  const { id: user, email } = await client.call(contract.session.me, {})
  const { id } = await client.call(contract.company.get, {})
  return { client, id, user, email }
}

const point = (index: number, person: number) => 1 + ((index * 7 + person * 3) % 5)

/** A company with an assessment of a size: entries by calls, scores and answers straight into the database. */
export async function fillAssessment(api: string, url: string, { entries, assessors, answers }: AssessmentSize) {
  const db = new PreparingClient(url)
  await db.connect()
  const full = await aCompany(api)
  const people = [full.user]
  while (people.length < assessors) {
    const { user } = await aCompany(api)
    await db.query('update users set company_id = $1 where id = $2', [full.id, user])
    people.push(user)
  }
  const keys: string[] = []
  for (let index = 0; index < entries; index += 1) {
    const { id } = await full.client.call(contract.iro.create, {
      body: {
        title: `Entry ${index}`,
        type: index % 3 === 2 ? 'Risk' : 'Impact',
        category: 'Bench',
        priority: 'medium',
        isPotential: index % 3 !== 0,
        humanRights: index % 7 === 0,
        esrsTopics: [topics[index % topics.length]!],
      },
    })
    keys.push(id)
  }
  const { year } = await full.client.call(contract.materiality.assessment, {})
  for (const [index, key] of keys.entries())
    for (const [person, userId] of people.entries()) {
      const points = { ...nothing, scale: point(index, person), scope: point(index + 1, person), irremediable: 2 }
      const given = { ...points, magnitude: point(index, person + 1), likelihood: point(index + 2, person) }
      await db.query(
        `insert into materiality_scores (company_id, set, reporting_year, key, by_user, scale, points, reason, documents, surveys, at)
          values ($1, 'esrs-2023', $2, $3, $4, 'five', $5, $6, '[]', '[]', now())`,
        [full.id, year, key, userId, JSON.stringify(given), 'Why it is so. '.repeat(10)],
      )
    }
  const draft = await full.client.call(contract.materiality.surveyDraft, { query: {} })
  const survey = await full.client.call(contract.surveys.create, {
    body: { ...draft, target_stakeholders: ['Employees'], status: 'active', anonymous: true },
  })
  for (let index = 0; index < answers; index += 1) {
    const given = Object.fromEntries(
      draft.questions.map((_, place) => [place, { answer: String(point(index, place)) }]),
    )
    const kind = ['Employee', 'Customer', 'Investor', 'Supplier'][index % 4]!
    await db.query(
      `insert into survey_responses (id, survey_id, company_id, idempotency_key, respondent_type, name, email, company, answers,
          general_notes, created_at)
        values (gen_random_uuid(), $1, $2, gen_random_uuid(), $3, '', '', '', $4, '', now())`,
      [survey.id, full.id, kind, JSON.stringify(given)],
    )
  }
  return { ...full, keys, db }
}
