import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { PageSize } from './paging.ts'
import { RepeatedPassword } from './repeated-password.ts'
import { SecurityEventName } from './security-events.ts'

const done = z.object({ ok: z.literal(true) })

/** Somebody in the trail; `name` is `null` once the person is erased. */
const Somebody = z.object({ id: z.string(), name: z.string().nullable() })

export const SecurityEvent = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    event: SecurityEventName,
    by: Somebody.nullable().describe('The acting person; `null` without a sign-in, and for the operator.'),
    about: Somebody.nullable().describe('Whom it is about.'),
    host: z
      .string()
      .nullable()
      .describe(
        'The host that may receive passages from then on, or no longer; `null` for everything but language models.',
      ),
    reason: z
      .string()
      .nullable()
      .describe(
        'Why an administrator reset a second factor, why a sign-in with the provider was refused, or which domain it was; `null` otherwise.',
      ),
    request_id: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent', description: "One line of a company's security trail." })
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const privacy = {
  notice: endpoint({
    method: 'GET',
    path: '/privacy/',
    about: 'installation',
    auth: 'public',
    summary: 'Where this installation keeps data, which hosts receive some of it, for how long, and who to ask',
    response: z.object({
      contact: z
        .string()
        .nullable()
        .describe('Contact for questions about personal data; `null` where the operator has not set one.'),
      recipients: z
        .array(
          z.object({
            purpose: z.enum(['mail', 'database', 'files', 'transcription', 'model', 'trail', 'traces']),
            host: z.string(),
          }),
        )
        .describe('Hosts outside this installation that receive data, and what for. Empty: nothing leaves it.'),
      retention: z
        .object({
          sessions: z.number().int().describe('Sessions after their end.'),
          security_trail: z.number().int().describe('What sign-ins say in the trail; its other rows stay.'),
          mails: z.number().int().describe('Copies of sent mails; 0 where a mail server takes them and none is kept.'),
          deleted_documents: z.number().int().describe('Documents after somebody has deleted them; 0: at once.'),
        })
        .describe('Days after which each kind of record is removed by itself.'),
    }),
  }),
  exportMine: endpoint({
    method: 'GET',
    path: '/users/me/export/',
    about: 'me',
    auth: 'user',
    needs: 'account',
    stepUp: 'always',
    summary: 'Everything that is stored about the signed-in person, as a ZIP of JSON files',
    download: true,
    failures: ['payload_too_large', 'rate_limited'],
    response: z.unknown(),
  }),
  eraseMe: endpoint({
    method: 'POST',
    path: '/users/me/erase/',
    changes: ['me', 'people'],
    auth: 'user',
    needs: 'account',
    stepUp: 'factor',
    trail: 'account',
    summary: 'Erase the signed-in person for good. 409 for the last administrator, 400 on a wrong password',
    body: z.object({ password: RepeatedPassword }),
    failures: ['conflict', 'rate_limited'],
    response: done,
  }),
  exportCompany: endpoint({
    method: 'GET',
    path: '/company/export/',
    about: 'company',
    auth: 'admin',
    stepUp: 'always',
    summary: 'Everything that is stored for the company, as a ZIP of JSON files and the uploaded files',
    download: true,
    failures: ['payload_too_large', 'rate_limited'],
    response: z.unknown(),
  }),
  eraseCompany: endpoint({
    method: 'POST',
    path: '/company/erase/',
    changes: ['company'],
    auth: 'admin',
    stepUp: 'factor',
    trail: 'account',
    summary: 'Erase the company with its people, documents and values for good. 400 on a wrong password or name',
    body: z.object({ password: RepeatedPassword, company_name: z.string().min(1).max(limits.shortText) }),
    failures: ['rate_limited'],
    response: done,
  }),
  securityTrail: endpoint({
    method: 'GET',
    path: '/company/security-events/',
    about: 'trail',
    auth: 'admin',
    summary: 'What happened to accounts of the company, and who agreed to a language model; newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(limits.lastPage).default(1),
      page_size: PageSize,
    }),
    response: z.object({
      count: z.number().int(),
      page: z.number().int(),
      total_pages: z.number().int(),
      results: z.array(SecurityEvent),
    }),
  }),
}
