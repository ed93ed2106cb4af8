import { randomBytes } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { limits } from '@esrs/contract'
import { isDuplicate } from '../../../../database/failures.ts'
import type { Tenant } from '../../../../database/tenant.ts'
import { AppError } from '../../../../http/errors.ts'
import { say } from './messages.ts'
import { addDomain, listDomains, setProved } from './provider-store.ts'
import type { ResolveTxt } from './sign-on-parts.ts'

/** Name of the TXT record that proves a domain. */
export const recordNameOf = (domain: string): string => `_esrs-reporting.${domain}`

/** A domain as DNS names it; throws for what is none. */
export function domainFrom(written: string): string {
  const domain = domainToASCII(written.trim().replace(/^@/, '')).toLowerCase()
  if (!/^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(domain))
    throw new AppError('invalid_input', say('domain.form'), { fields: { domain: say('domain.form') } })
  return domain
}

/** Adds a domain with the record that is to prove it. */
export async function keepDomain(tenant: Tenant, domain: string, now: Date): Promise<void> {
  const { domains: most } = limits.singleSignOn
  if ((await listDomains(tenant)).length >= most)
    throw new AppError('quota_reached', say('domain.many', { count: most }))
  const record = `esrs-reporting=${randomBytes(24).toString('base64url')}`
  if (!(await addDomain(tenant, { domain, record, createdAt: now })))
    throw new AppError('conflict', say('domain.there'), { fields: { domain: say('domain.there') } })
}

/** Throws unless the record of a domain says what it has to. */
export async function checkRecord(resolveTxt: ResolveTxt, { domain, record }: { domain: string; record: string }) {
  const name = recordNameOf(domain)
  const found = await resolveTxt(name).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw new AppError('conflict', say('domain.unreachable', { name }))
  })
  // A long record comes in pieces.
  if (!found.some((pieces) => pieces.join('').trim() === record))
    throw new AppError('conflict', say('domain.notFound', { name }))
}

/** Makes a domain the company's own; throws where another company has proved it. */
export async function own(tenant: Tenant, domain: string, now: Date): Promise<void> {
  const isThere = await setProved(tenant, domain, now).catch((error: unknown) => {
    if (isDuplicate(error)) throw new AppError('conflict', say('domain.taken'))
    throw error
  })
  if (!isThere) throw new AppError('not_found', say('domain.missing'))
}
