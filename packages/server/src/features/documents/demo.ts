import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { CompanySize, Industry, limits, ReportScope, Stakeholder, StandardSet } from '@esrs/contract'
import { z } from 'zod'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { cleanFileName } from '../../files/name.ts'
import type { Accounts } from '../accounts/index.ts'
import { type IntakeParts, takeIn } from './intake.ts'

const DemoCompany = z.object({
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
  documents: z.array(z.object({ file: z.string().regex(/^[\w.-]+$/) })),
})

export interface DemoParts extends Omit<IntakeParts, 'accounts'> {
  accounts: IntakeParts['accounts'] & Pick<Accounts, 'openFirst'>
  tenantOf: (companyId: string, db: Queries) => Tenant
}

/** The sign-in of the demo company. The password is stored nowhere else. */
export interface DemoSignIn {
  email: string
  password: string
}

const maxBytes = 100 * 1_048_576

/**
 * Makes the demo company of a folder and uploads its documents as a person would, when there is no company yet. All of it is
 * there afterwards or nothing. Resolves with `null` where it did nothing.
 */
export async function seedDemo(parts: DemoParts, folder: string): Promise<DemoSignIn | null> {
  const file = path.join(folder, 'company.json')
  if (!fs.existsSync(file)) return null
  const demo = DemoCompany.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  const password = randomBytes(12).toString('base64url')
  const account = {
    ...demo.user,
    password,
    company: {
      name: demo.name,
      registrationNumber: demo.registration_number,
      address: demo.address,
      industry: demo.industry,
      companySize: demo.company_size,
      reportScope: demo.report_scope,
      standardSet: demo.standard_set,
      reportingYear: demo.reporting_year,
      stakeholders: demo.stakeholders,
      skipOnboarding: true,
      testAccount: true,
    },
  }
  const opened = await parts.accounts.openFirst(account, async (db, { companyId, userId }) => {
    const tenant = parts.tenantOf(companyId, db)
    for (const document of demo.documents) {
      const stream = fs.createReadStream(path.join(folder, document.file))
      const name = cleanFileName(document.file, limits.fileNameBytes)
      const upload = { file: { name, received: await parts.files.receive(stream, maxBytes) }, uploadedBy: userId }
      await takeIn(parts, tenant, { ...upload, documentType: 'Other', purpose: 'other' })
    }
  })
  return opened && { email: demo.user.email, password }
}
