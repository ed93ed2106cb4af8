import fs from 'node:fs'
import path from 'node:path'
import { CompanySize, contract, Industry, ReportScope, Stakeholder, StandardSet, Submission } from '@esrs/contract'
import { z } from 'zod'

const DemoCompany = z.strictObject({
  name: z.string(),
  registration_number: z.string(),
  address: z.string(),
  industry: Industry,
  company_size: CompanySize,
  report_scope: ReportScope,
  standard_set: StandardSet,
  reporting_year: z.number().int(),
  user: z.object({ name: z.string(), email: z.email() }),
  stakeholders: z.array(Stakeholder),
  documents: z.array(z.object({ file: z.string().regex(/^[\w.-]+$/), title: z.string() })),
})
export type DemoCompany = z.infer<typeof DemoCompany>

const decided = contract.csrd.updateDatapoint.body.omit({ documents: true }).extend({ datapoint: z.string() })

const DemoWork = z.strictObject({
  materiality: z.array(z.strictObject({ topic: z.string(), material: z.boolean(), reason: z.string() })),
  years: z.array(z.strictObject({ year: z.number().int(), values: z.array(decided) })),
  iros: z.array(contract.iro.create.body),
  surveys: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      stakeholder: z.string(),
      anonymous: z.boolean(),
      questions: z.array(z.string()),
      responses: z.array(Submission.omit({ responses: true }).extend({ answers: z.array(z.string()) })),
    }),
  ),
  report: z.strictObject({ colour: z.string() }),
})
export type DemoWork = z.infer<typeof DemoWork>

/** The demo company of a folder and what its people have done already; `null` where the folder has none. */
export function readDemoFolder(folder: string): { company: DemoCompany; work: DemoWork } | null {
  const contentOf = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as unknown
  if (!fs.existsSync(path.join(folder, 'company.json'))) return null
  return { company: DemoCompany.parse(contentOf('company.json')), work: DemoWork.parse(contentOf('work.json')) }
}
