import { isLei, type Logo, type ReportSettings } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Report } from '../reporting/index.ts'
import type { Decoding } from './decode-picture.ts'
import { say } from './messages.ts'
import { readLogo } from './read-logo.ts'
import { storedSettings } from './settings-store.ts'

/** The settings of a report: as they were set, or both languages, the calendar year and euros. */
export async function settingsOf(tenant: Tenant, report: Report): Promise<ReportSettings> {
  const { looks, settings } = await storedSettings(tenant, report)
  const { year } = report
  return {
    lei: looks?.lei ?? null,
    colour: looks?.colour ?? null,
    logo: looks?.logo ?? null,
    languages: settings?.languages ?? ['en', 'de'],
    period: settings
      ? { start: settings.periodStart, end: settings.periodEnd }
      : { start: `${year}-01-01`, end: `${year}-12-31` },
    currency: settings?.currency ?? 'EUR',
  }
}

/**
 * Settings as they may be kept; throws `invalid_input` where one of them is not what it should be. A logo that is there already is not
 * looked at again, so that one from a time of other limits stays.
 */
export async function checkedSettings(
  given: ReportSettings,
  { year }: Report,
  kept: Logo | null,
  decoding: Decoding,
): Promise<ReportSettings> {
  const lei = given.lei || null
  if (lei !== null && !isLei(lei)) throw refusal('lei', say('settings.lei'))
  const { start, end } = given.period
  if (start >= end || !end.startsWith(`${year}-`))
    throw refusal('period', say('settings.period', { year: String(year) }))
  return {
    ...given,
    lei,
    languages: [...new Set(given.languages)],
    logo: given.logo && (given.logo.base64 === kept?.base64 ? kept : await readLogo(given.logo, decoding)),
  }
}

function refusal(field: string, text: ReturnType<typeof say>): AppError {
  return new AppError('invalid_input', text, { fields: { [field]: text } })
}
