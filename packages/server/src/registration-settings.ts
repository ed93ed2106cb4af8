import { z } from 'zod'
import { ConfigError, setting, whole } from './setting.ts'

/** A domain as it stands behind the @ of an address. */
const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be domains such as example.com, separated by commas')

/** Rules of registration and quotas of a company. */
export const registrationSettings = [
  setting(
    'REGISTRATION',
    'open',
    'Who may come in: `open`: everybody may register a company; `domains`: whoever proves an address at one of REGISTRATION_DOMAINS may; `invitation`: only people whom an administrator of a company invites, or the operator (`npm run admin -- create-user`); `closed`: only the operator adds people.',
    z.enum(['open', 'domains', 'invitation', 'closed'], "must be 'open', 'domains', 'invitation' or 'closed'"),
  ),
  setting(
    'REGISTRATION_DOMAINS',
    '',
    'Domains of e-mail addresses that may register, such as `example.com,example.org`; each stands for itself, not for what is below it.',
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(domain)),
  ),
  setting(
    'COMPANY_STORAGE_MB',
    '20480',
    'Most that the documents of one company may take together, in MB (1,048,576 bytes). 0: no limit.',
    whole(0, 1_000_000_000),
  ),
  setting('COMPANY_DOCUMENTS', '10000', 'Most documents of one company. 0: no limit.', whole(0, 100_000_000)),
  setting(
    'COMPANY_UPLOADS_PER_HOUR',
    '1000',
    'Most files that one company sends within an hour: documents, and tables that are imported or looked at. 0: no limit.',
    whole(0, 10_000_000),
  ),
] as const

type Parsed = { [S in (typeof registrationSettings)[number] as S['name']]: z.output<S['parse']> }

/** Rule of registration. */
export interface RegistrationRule {
  registration: 'open' | 'domains' | 'invitation' | 'closed'
  /** Domains of the addresses that may register, where only those may. */
  domains: string[]
}

/** Quotas of a company; `null` without a limit. */
export interface Quotas {
  storageBytes: number | null
  documents: number | null
  uploadsPerHour: number | null
}

export function registrationConfig({ REGISTRATION, REGISTRATION_DOMAINS }: Parsed): RegistrationRule {
  if (REGISTRATION === 'domains' && REGISTRATION_DOMAINS.length === 0)
    throw new ConfigError('REGISTRATION domains needs REGISTRATION_DOMAINS.')
  if (REGISTRATION !== 'domains' && REGISTRATION_DOMAINS.length > 0)
    throw new ConfigError('REGISTRATION_DOMAINS needs REGISTRATION domains.')
  return { registration: REGISTRATION, domains: REGISTRATION_DOMAINS }
}

export const quotaConfig = (set: Parsed): Quotas => ({
  storageBytes: set.COMPANY_STORAGE_MB * 1_048_576 || null,
  documents: set.COMPANY_DOCUMENTS || null,
  uploadsPerHour: set.COMPANY_UPLOADS_PER_HOUR || null,
})
