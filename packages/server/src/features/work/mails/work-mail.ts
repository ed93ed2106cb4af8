import type { Language } from '@esrs/contract'
import { loadCatalogue, type StandardSet } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { HandledJob } from '../../../jobs/job.ts'
import { asName, type Letter } from '../../../mail/letter.ts'
import type { Attachment } from '../../../mail/mail.ts'
import { type SendingParts, sending, type Written } from '../../../mail/sending.ts'
import type { GuestLinks } from '../links/guest-link-store.ts'
import { type colleagueKinds, guestKinds, type WorkMail, workMailJob } from '../mail-job.ts'
import { beyondCap } from '../requests/beyond-cap.ts'
import { getRequest, itemsOf, type RequestRow } from '../requests/request-store.ts'
import { colleaguesOf } from '../tasks/task-store.ts'
import { firstParagraph, say } from './first-paragraph.ts'

export interface WorkMailParts extends SendingParts {
  links: Pick<GuestLinks, 'get' | 'pathOf' | 'codeOf'>
  webUrl: () => string
  companyName: (tenant: Tenant) => Promise<string>
  /** The questions of a request as a workbook. */
  sheet: (tenant: Tenant, requestId: string, language: Language) => Promise<Attachment | null>
}

export const workMails = (parts: WorkMailParts): HandledJob =>
  sending(parts, workMailJob, async (tenant, data): Promise<Written> => {
    return (guestKinds as readonly string[]).includes(data.kind)
      ? toGuest(parts, tenant, data as WorkMail & { kind: (typeof guestKinds)[number] })
      : toColleague(parts, tenant, data as WorkMail & { kind: (typeof colleagueKinds)[number] })
  })

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

type GuestMail = WorkMail & { kind: (typeof guestKinds)[number] }

type Link = NonNullable<Awaited<ReturnType<GuestLinks['get']>>>

/** Whether what a mail says of a request still holds: it is still asked for, and nobody is reminded of what was answered meanwhile. */
function stillHolds({ kind }: GuestMail, link: Link, request: RequestRow | null): boolean {
  if (link.kind === 'request' && (!request || request.withdrawnAt)) return false
  const isReminder = kind === 'reminder' || kind === 'late'
  return !(isReminder && request?.answeredAt)
}

async function toGuest(parts: WorkMailParts, tenant: Tenant, data: GuestMail): Promise<Written> {
  const { links, companyName } = parts
  const link = data.link ? await links.get(tenant, data.link) : null
  // The link was revoked meanwhile, and a mail with a link that does not open would only confuse.
  if (!link) return null
  const company = asName(await companyName(tenant))
  const request = link.kind === 'request' ? await getRequest(tenant, link.subjectId) : null
  const code = links.codeOf(link)
  if (!stillHolds(data, link, request) || (data.kind === 'code' && code === null)) return null
  return guestLetter(parts, tenant, data, { link, request, company, code: code ?? '' })
}

interface Told {
  link: Link
  request: RequestRow | null
  company: string
  code: string
}

/** The mail itself, in the language of the person. */
async function guestLetter(
  parts: WorkMailParts,
  tenant: Tenant,
  data: GuestMail,
  { link, request, company, code }: Told,
): Promise<Written> {
  const { language, email, name } = link
  const by = asName(data.by ?? company)
  const due = dayIn(request ? request.due : link.endsAt.toISOString().slice(0, 10), language)
  const values = { by, company, due, code, count: data.count ?? 0, key: data.key ?? '' }
  const text = (part: 'subject' | 'after') => say(`${data.kind}.${part}`, values)(language)
  const attachment = data.kind === 'request' && request ? await parts.sheet(tenant, request.id, language) : null
  return {
    to: email,
    language,
    subject: text('subject'),
    greeting: say('greeting', { name: asName(name) })(language),
    paragraphs: [firstParagraph(data.kind, values, language), ...(attachment ? [say('request.sheet')(language)] : [])],
    action:
      data.kind === 'code'
        ? undefined
        : {
            label: say(link.kind === 'room' ? 'room.action' : 'request.action')(language),
            link: `${parts.webUrl()}${parts.links.pathOf(link)}`,
          },
    after: [...(request && (await asksBeyond(tenant, request)) ? [say('request.cap')(language)] : []), text('after')],
    footer: say('footer.guest', { company })(language),
    ...(attachment ? { attachment } : {}),
  }
}

/** Whether a request asks for something that small partners may refuse. */
async function asksBeyond(tenant: Tenant, { id, set }: RequestRow): Promise<boolean> {
  const catalogue = loadCatalogue(set as StandardSet)
  return beyondCap((await itemsOf(tenant, [id])).flatMap(({ key }) => catalogue.get(key) ?? [])).length > 0
}

type ColleagueMail = WorkMail & { kind: (typeof colleagueKinds)[number] }

/** The page that a mail to a colleague opens. */
function actionOf({ kind, key }: ColleagueMail, web: string, language: Language): NonNullable<Letter['action']> {
  if (kind === 'roomAsked') return { label: say('rooms.action')(language), link: `${web}/report/rooms` }
  if (kind === 'escalated' || kind === 'passedOn')
    return { label: say('requests.action')(language), link: `${web}/documents/requests` }
  const task = key !== undefined && kind !== 'weekly' ? `?task=${encodeURIComponent(key)}` : ''
  return { label: say('work.action')(language), link: `${web}/my-work${task}` }
}

async function toColleague(parts: WorkMailParts, tenant: Tenant, data: ColleagueMail): Promise<Written> {
  const person = data.userId ? (await colleaguesOf(tenant, [data.userId])).get(data.userId) : undefined
  if (!person?.isActive) return null
  const { language } = person
  const web = parts.webUrl()
  const values = { by: asName(data.by ?? ''), count: data.count ?? 0, more: data.more ?? 0, key: data.key ?? '' }
  const letter: Letter = {
    language,
    subject: say(`${data.kind}.subject`)(language),
    greeting: say('greeting', { name: asName(person.name) })(language),
    paragraphs: [firstParagraph(data.kind, values, language)],
    action: actionOf(data, web, language),
    after: data.kind === 'weekly' ? [say('weekly.after', { web })(language)] : [],
    footer: say('footer', { web })(language),
  }
  return { to: person.email, ...letter }
}
