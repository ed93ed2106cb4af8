import type { contract } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { confirm, self } from './calls-session.ts'
import { sampleTrail } from './fixtures/security.ts'
import { MockFailure } from './state.ts'

/** An archive with nothing in it: the signature of its end and eighteen bytes of zero. */
const emptyZip = (): Uint8Array<ArrayBuffer> => Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18))

export const privacyCalls: MockGroup<typeof contract.privacy> = {
  notice: () => ({
    contact: null,
    recipients: [],
    retention: { sessions: 1, security_trail: 365, mails: 30, deleted_documents: 0 },
  }),
  exportMine: () => emptyZip(),
  eraseMe: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.password, 'password')
    const { people } = context.state
    const admins = people.filter(({ user }) => user.user_type === 'company_admin')
    if (admins.length === 1 && admins[0] === person)
      throw new MockFailure('conflict', {
        en: 'You are the last administrator. Make somebody else an administrator first, or erase the whole company.',
        de: 'Sie verwalten das Unternehmen als Einzige. Geben Sie erst jemand anderem diese Rolle, oder löschen Sie das ganze Unternehmen.',
      })
    context.state.people = people.filter((one) => one !== person)
    return { ok: true }
  },
  exportCompany: () => emptyZip(),
  eraseCompany: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.password, 'password')
    if (body.company_name.trim() !== context.state.company.name) {
      const other = { en: 'This is not the company’s name.', de: 'So heißt das Unternehmen nicht.' }
      throw new MockFailure('invalid_input', other, { company_name: other })
    }
    context.state.people = []
    return { ok: true }
  },
  securityTrail: ({ query }, { state }) => {
    const trail = sampleTrail(state.people.map(({ user }) => user))
    const from = (query.page - 1) * query.page_size
    return {
      count: trail.length,
      page: query.page,
      total_pages: Math.ceil(trail.length / query.page_size),
      results: trail.slice(from, from + query.page_size),
    }
  },
}
