import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import type { Report } from '../stores/report.ts'
import { addSupportingDocuments, saveSource } from '../stores/source-store.ts'

/** Sources of a value besides the passages that were found. */
export interface ValueSource {
  source?: string | undefined
  documents?: readonly string[] | undefined
}

/** Saves the sources of a value; call it in the transaction that saves the value. Documents are added to those there are. */
export async function saveValueSource(
  tenant: Tenant,
  report: Report,
  key: string,
  { source, documents = [] }: ValueSource,
): Promise<void> {
  if (source !== undefined) await saveSource(tenant, report, key, source)
  const ids = [...new Set(documents)]
  if (ids.length === 0) return
  if ((await addSupportingDocuments(tenant, report, key, ids)) < ids.length) {
    const text = say('support.document')
    throw new AppError('invalid_input', text, { fields: { documents: text } })
  }
}
