import type { Language } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Quotas } from '../../registration-settings.ts'
import type { Accounts } from '../accounts/index.ts'
import { say } from './messages.ts'
import { storageUsed } from './store.ts'

/** Counts one more upload of a company; refuses it where there have been too many within the hour, whatever became of them. */
export async function countUpload(
  throttle: Accounts['throttle'],
  { companyId }: Tenant,
  { uploadsPerHour }: Quotas,
): Promise<void> {
  if (uploadsPerHour === null) return
  const { wait } = await throttle.tally('uploadCompany', companyId, uploadsPerHour)
  if (wait === 0) return
  const minutes = Math.ceil(wait / 60)
  const text = say(minutes === 1 ? 'quota.uploads.one' : 'quota.uploads.other', { count: uploadsPerHour, minutes })
  throw new AppError('rate_limited', text, { retryAfter: wait })
}

/** Whether so many more bytes in one more document are more than the company may have; which limit that is. */
export async function isFull(tenant: Tenant, quotas: Quotas, size: number): Promise<'documents' | 'storage' | null> {
  if (quotas.documents === null && quotas.storageBytes === null) return null
  const { documents, bytes } = await storageUsed(tenant)
  if (quotas.documents !== null && documents >= quotas.documents) return 'documents'
  return quotas.storageBytes !== null && bytes + size > quotas.storageBytes ? 'storage' : null
}

/** Refuses a document that the company has no room for, with what to do about it. */
export async function mustFit(tenant: Tenant, quotas: Quotas, size: number): Promise<void> {
  const full = await isFull(tenant, quotas, size)
  if (full === 'documents')
    throw new AppError('quota_reached', say('quota.documents', { count: quotas.documents ?? 0 }))
  if (full === 'storage') {
    const megabytes = (language: Language) =>
      new Intl.NumberFormat(language).format(Math.round((quotas.storageBytes ?? 0) / 1_048_576))
    throw new AppError('quota_reached', (language) =>
      say('quota.storage', { megabytes: megabytes(language) })(language),
    )
  }
}
