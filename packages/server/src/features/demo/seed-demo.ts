import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { limits } from '@esrs/contract'
import type { Clock } from '../../clock.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { CompanyFiles } from '../../files/encryption/company-files.ts'
import { cleanFileName } from '../../files/name.ts'
import type { Actor } from '../../http/authenticate.ts'
import type { Enqueue } from '../../jobs/job.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { OrganisationFeature } from '../organisation/index.ts'
import type { WorkFeature } from '../work/index.ts'
import { type AcceptParts, acceptProposalsJob } from './accept-proposals.ts'
import { type DemoCompany, readDemoFolder } from './demo-folder.ts'
import { type DatedParts, enterAssessment } from './enter-assessment.ts'
import { enterCollaboration } from './enter-collaboration.ts'
import { enterOrganisation } from './enter-organisation.ts'
import { enterWork, type WorkParts } from './enter-work.ts'

export interface DemoParts extends WorkParts {
  accounts: Pick<Accounts, 'openFirst'>
  documents: Pick<Documents, 'storeUpload'> & AcceptParts['documents']
  reporting: WorkParts['reporting'] & AcceptParts['reporting']
  /** Calls of the work feature; no mails are sent, because the addresses are made up. */
  together: Pick<WorkFeature, 'calls'>
  organisation: OrganisationFeature
  enqueue: Enqueue
  clock: Clock
  /** The same features by a clock that can be stopped on a day. */
  dated: DatedParts
  files: CompanyFiles
  tenantOf: (companyId: string, db: Queries) => Tenant
}

/** The sign-in of the demo company. The password is stored nowhere else. */
export interface DemoSignIn {
  email: string
  password: string
}

const maxBytes = 100 * 1_048_576

/**
 * Makes the demo company of a folder with the work of its people (decisions, requests, answers), and uploads its documents as a
 * person would, when there is no company yet. All of it is there afterwards or nothing. Resolves with `null` where it did nothing.
 * It is a test account, for which German is switched off, unless it is to be seen in German.
 */
export async function seedDemo(parts: DemoParts, folder: string, isGerman = false): Promise<DemoSignIn | null> {
  const demo = readDemoFolder(folder)
  if (!demo) return null
  const { company, work, assessment, together, organisation } = demo
  const password = randomBytes(12).toString('base64url')
  const account = {
    ...company.user,
    password,
    colleagues: assessment.colleagues,
    company: { ...accountOf(company), testAccount: !isGerman },
  }
  const opened = await parts.accounts.openFirst(account, async (db, { companyId, userId, colleagues }) => {
    const tenant = parts.tenantOf(companyId, db)
    const actor: Actor = { userId, companyId, sessionId: '', role: 'company_admin' }
    const documents = new Map<string, string>()
    for (const { file } of company.documents)
      documents.set(file, await upload(parts, tenant, path.join(folder, file), userId))
    await enterWork(parts, tenant, actor, company.reporting_year, work)
    const people = new Map([...colleagues, [company.user.email, userId]])
    const actorOf = (email: string): Actor => ({ ...actor, userId: people.get(email)! })
    const entering = { tenant, actorOf, administrator: company.user.email, cited: documents }
    await enterAssessment(parts.dated, entering, assessment, work.iros)
    await enterCollaboration(parts.together, tenant, actorOf, company.user.email, together, parts.clock())
    await enterOrganisation(parts.organisation, parts.companyCalls, tenant, actor, company.reporting_year, organisation)
    await parts.enqueue(tenant, acceptProposalsJob, {
      documents: [...documents.values()],
      accepted: work.accepted.map(({ by, datapoints }) => ({ userId: people.get(by)!, datapoints })),
    })
  })
  return opened && { email: company.user.email, password }
}

const accountOf = ({ legal: { first_reporting_year: firstReportingYear, ...legal }, ...company }: DemoCompany) => ({
  legal,
  firstReportingYear,
  name: company.name,
  registrationNumber: company.registration_number,
  address: company.address,
  industry: company.industry,
  companySize: company.company_size,
  reportScope: company.report_scope,
  standardSet: company.standard_set,
  reportingYear: company.reporting_year,
  stakeholders: company.stakeholders,
  skipOnboarding: true,
})

/** Resolves with the identifier of the document. */
async function upload({ files, documents }: DemoParts, tenant: Tenant, file: string, userId: string): Promise<string> {
  const received = await files.receive(fs.createReadStream(file), maxBytes, tenant)
  const name = cleanFileName(path.basename(file), limits.fileNameBytes)
  const { id } = await documents.storeUpload(tenant, {
    file: { name, received },
    uploadedBy: userId,
    documentType: 'Other',
    purpose: 'other',
  })
  return id
}
