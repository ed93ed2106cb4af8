import type { Tenant } from '../../database/tenant.ts'
import type { Report } from '../reporting/index.ts'
import { addText, currentTexts, lockTexts, type TextRow } from './text-store.ts'

/** A text with the version that is in force. */
export type CarriedText = Pick<TextRow, 'id' | 'block' | 'language'>

/** Copies the texts in force of one report into another one, where that has none of its own; the first report stays as it is. */
export async function carryTexts(
  tenant: Tenant,
  from: Report,
  to: Report,
  { userId, at }: { userId: string; at: Date },
): Promise<CarriedText[]> {
  await lockTexts(tenant)
  const { versions } = await currentTexts(tenant, to)
  const known = new Set(versions.map(({ block, language }) => `${block} ${language}`))
  const carried: CarriedText[] = []
  for (const { block, language, text } of (await currentTexts(tenant, from)).written) {
    if (known.has(`${block} ${language}`)) continue
    const { id } = await addText(tenant, to, { block, language, text, userId, at })
    carried.push({ id, block, language })
  }
  return carried
}
