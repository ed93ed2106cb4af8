import { contract, paragraphOf } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Reporting } from '../reporting/index.ts'
import type { StatementFeature } from '../statement/index.ts'
import type { Surveys } from '../surveys/index.ts'
import { callAsPerson } from './call-as-person.ts'
import type { DemoWork } from './demo-folder.ts'

export interface WorkParts {
  companyCalls: Pick<Handlers<(typeof contract)['company']>, 'update'>
  reporting: Pick<Reporting, 'calls' | 'iroCalls' | 'assessmentCalls'>
  surveys: Pick<Surveys, 'calls' | 'answer'>
  statement: Pick<StatementFeature, 'calls'>
}

type Call = ReturnType<typeof callAsPerson>

/** Enters what the people of the demo company have done, year by year, and leaves the company in the year of its report. */
export async function enterWork(
  { companyCalls, reporting, surveys, statement }: WorkParts,
  tenant: Tenant,
  actor: Actor,
  reportingYear: number,
  work: DemoWork,
): Promise<void> {
  const call = callAsPerson(tenant, actor)
  const inYear = (year: number) =>
    call(contract.company.update, companyCalls.update, { body: { metadata: { reporting_year: year } } })
  for (const { year, values } of work.years) {
    await inYear(year)
    for (const { datapoint, ...body } of values)
      await call(contract.csrd.updateDatapoint, reporting.calls.updateDatapoint, { params: { key: datapoint }, body })
  }
  await inYear(reportingYear)
  for (const survey of work.surveys) await conduct(surveys, tenant, call, survey)
  const settings = await call(contract.report.settings, statement.calls.settings, {})
  await call(contract.report.saveSettings, statement.calls.saveSettings, { body: { ...settings, ...work.report } })
  // Reasons of decisions are in one language; the statement has one in each.
  for (const { topic, language, text } of work.explanations)
    await call(contract.report.writeText, statement.calls.writeText, {
      params: { id: `${topic}.explanation` },
      body: { language, text: [paragraphOf(text)], base: null },
    })
}

async function conduct(
  surveys: WorkParts['surveys'],
  tenant: Tenant,
  call: Call,
  { stakeholder, questions, responses, ...survey }: DemoWork['surveys'][number],
): Promise<void> {
  const { sid } = await call(contract.surveys.create, surveys.calls.create, {
    body: {
      ...survey,
      status: 'active',
      target_stakeholders: [stakeholder],
      questions: questions.map((text) => ({ text })),
    },
  })
  for (const { answers, ...sent } of responses) {
    const given = answers.map((answer, index) => [index, { answer }])
    await surveys.answer(tenant.db, sid, { ...sent, responses: Object.fromEntries(given) })
  }
}
