import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Client } from '../../e2e/client.ts'
import { calls } from '../../e2e/client.ts'
import type { Datapoint, Evidence, FactEvidence } from '../../packages/contract/src/index.ts'
import { applicability, headCounts, loadCatalogue, unknownCompany } from '../../packages/engine/src/esrs/index.ts'
import type { DecidedValue, DraftInput, SourcedValue } from '../../packages/reports/src/index.ts'
import { root } from '../processes.ts'

export const demo = path.join(root, 'demo')

interface DemoCompany {
  name: string
  registration_number: string
  address: string
  reporting_year: number
  material_topics: string[]
  user: { name: string }
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

/** All that was decided, as a draft is made from it. */
export async function decided(client: Client): Promise<DraftInput> {
  const year = company.reporting_year
  const points = (await client.datapoints()).filter(({ value, status }) => value && status !== 'proposed')
  const values: DecidedValue[] = []
  for (const { key } of points) values.push(await decidedValue(client, key, year))
  const { topics } = await client.call(calls.iro.materiality, {})
  const { datapoints } = loadCatalogue('esrs-2023', 'en')
  const byId = new Map(values.map((value) => [value.datapoint, value]))
  const employees = headCounts['esrs-2023'].map((id) => byId.get(id)?.number).find((count) => count != null) ?? null
  const facts = {
    ...unknownCompany(year),
    size: 'large' as const,
    industry: 'manufacturing' as const,
    employees,
    material: new Set(topics.filter(({ material }) => material !== false).map(({ code }) => code)),
    answer: (id: string) => byId.get(id)?.value ?? null,
  }
  const { name, registration_number, address } = company
  return {
    company: { name, registration_number, address, lei: null, colour: null, logo: null },
    languages: ['en', 'de'],
    set: 'esrs-2023',
    year,
    madeAt: new Date().toISOString(),
    values,
    applicability: applicability(datapoints, facts, (id) => byId.has(id)),
    notMaterial: new Map(
      topics.filter(({ material }) => material === false).map(({ code, reason }) => [code, { explanation: reason }]),
    ),
  }
}

async function decidedValue(client: Client, key: string, year: number): Promise<DecidedValue> {
  const point = await client.call(calls.csrd.datapoint, { params: { key } })
  const { data } = await client.call(calls.history.list, { params: { key }, query: { page_size: 1 } })
  const [last] = data.changes
  const status = point.status === 'corrected' ? 'corrected' : 'accepted'
  const whole = point.evidence.filter(({ dimension }) => dimension === null)
  return {
    datapoint: point.id,
    year,
    value: point.value!,
    number: point.number,
    unit: point.unit,
    language: null,
    evidence: saying(whole, point),
    decision: { status, by: last?.by.name ?? null, at: last?.at ?? null, source: '' },
    prior: point.prior && { ...point.prior, evidence: saying(whole, point.prior) },
    parts: point.breakdowns
      .filter((part) => part.year === null || part.year === year)
      .map((part) => ({
        ...part,
        evidence: saying(
          point.evidence.filter(({ dimension }) => dimension === part.dimension),
          part,
        ),
      })),
  }
}

/** The passages that say a value, and no others: those of other years and figures stay beside. */
function saying(evidence: readonly Evidence[], { value, number }: Pick<SourcedValue, 'value' | 'number'> | Datapoint) {
  const same = evidence.filter((one) => (number === null ? one.value === value : one.number === number))
  return same.slice(0, 3).map(placed)
}

const placed = ({ document_id, filename, page, sheet, cell, excerpt }: Evidence): FactEvidence => ({
  document_id,
  document: filename,
  sha256: createHash('sha256')
    .update(fs.readFileSync(path.join(demo, filename)))
    .digest('hex'),
  page,
  sheet,
  cell,
  excerpt,
})
