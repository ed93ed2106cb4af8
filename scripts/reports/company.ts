import fs from 'node:fs'
import path from 'node:path'
import type { Client } from '../../e2e/client.ts'
import { calls } from '../../e2e/client.ts'
import { root } from '../processes.ts'

const demo = path.join(root, 'demo')

interface DemoCompany {
  name: string
  registration_number: string
  address: string
  reporting_year: number
  material_topics: string[]
  stakeholders: { name: string; description: string; category: string }[]
  documents: { file: string }[]
}

export const company = JSON.parse(fs.readFileSync(path.join(demo, 'company.json'), 'utf8')) as DemoCompany

/** Does what a person of the demo company does: uploads its documents, says what is material, accepts what was found. */
export async function work(client: Client): Promise<void> {
  const { name, registration_number, address, stakeholders, reporting_year } = company
  const metadata = {
    industry: 'manufacturing',
    company_size: 'large',
    report_scope: 'group',
    standard_set: 'esrs-2023',
    reporting_year,
    skip_onboarding: true,
    stakeholders,
  } as const
  await client.call(calls.company.update, { body: { name, registration_number, address, metadata } })
  for (const { file } of company.documents) await client.upload(path.join(demo, file))
  await client.processed(300)
  const { topics } = await client.call(calls.iro.materiality, {})
  for (const { code, proposed_reason } of topics) {
    const material = company.material_topics.includes(code)
    const reason = material ? '' : proposed_reason || 'Not material according to the assessment of 2025.'
    await client.call(calls.iro.decideMateriality, { params: { code }, body: { material, reason } })
  }
  for (const { key, value, status } of await client.datapoints()) {
    if (status !== 'proposed' || !value) continue
    await client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })
  }
}
