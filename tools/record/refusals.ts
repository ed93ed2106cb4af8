import { languages } from '@esrs/contract'
import { type Client, calls } from '../../e2e/client.ts'
import { conflicts } from './conflicts.ts'
import { type Place, type Provocation, type Provoked, password, register, signIn, visitor } from './place.ts'

const nothing = crypto.randomUUID()
const somebody = { name: 'Mira Kessler', user_type: 'company_member' } as const

/** Client of a colleague without the rights of an administrator. */
async function aMember(client: Client, place: Place): Promise<Client> {
  const email = `mira.${crypto.randomUUID()}@tarnholt.example`
  await client.call(calls.users.invite, { body: { ...somebody, email } })
  await visitor(place).call(calls.session.resetPassword, { body: { token: await place.mailed(email), password } })
  return signIn(place, email)
}

async function closedSurvey(client: Client): Promise<string> {
  const { sid } = await client.call(calls.surveys.create, {
    body: {
      title: 'Closed',
      description: 'It is closed by now.',
      questions: [{ text: 'What should we do better?' }],
      target_stakeholders: ['Suppliers'],
      anonymous: true,
      status: 'active',
    },
  })
  await client.call(calls.surveys.update, { params: { sid }, body: { status: 'closed' } })
  return sid
}

const { company, csrd, documents, materiality, models, report, secondFactor, session, surveys, tokens, users } = calls

/** Somebody with one-time codes. */
async function aGuarded(place: Place) {
  const client = await register(place)
  const { key } = await client.call(secondFactor.begin, {})
  const body = { password, code: place.code(key) }
  const { recovery_codes: recovery } = await client.call(secondFactor.confirm, { body })
  return { client, recovery, email: (await client.call(session.me, {})).email }
}

/** Somebody without a second factor, whom the company requires to have one. */
async function aLacking(place: Place): Promise<Client> {
  const { client, recovery } = await aGuarded(place)
  await client.call(secondFactor.require, { body: { required: true } })
  await client.call(secondFactor.remove, { body: { password, code: recovery[0]! } })
  return client
}

interface Cast {
  place: Place
  email: string
  member: Client
  sid: string
  guarded: string
  lacking: Client
}

function provocations({ place, email, member, sid, guarded, lacking }: Cast): Record<string, Provocation> {
  const answer = { name: '', email: '', company: '', respondent_type: 'Supplier', responses: {} } as const
  const topic = { params: { code: 'E1' } } as const
  return {
    authentication_required: { ask: ({ language }) => visitor(place, language).refused(company.get, {}) },
    forbidden: {
      ask: ({ language }) => {
        member.language = language
        return member.refused(users.invite, { body: { ...somebody, email: 'a@tarnholt.example' } })
      },
    },
    csrf_failed: {
      ask: (client) => client.refused(session.logout, { body: {} }, { 'x-csrftoken': 'of another page' }),
    },
    not_found: { ask: (client) => client.refused(documents.get, { params: { id: nothing } }) },
    invalid_input: { ask: (client) => client.refused(surveys.respond, { params: { sid }, body: {} as typeof answer }) },
    invalid_credentials: {
      ask: ({ language }) =>
        visitor(place, language).refused(session.login, { body: { email, password: 'not the right one' } }),
    },
    wrong_password: {
      ask: (client) =>
        client.refused(tokens.create, {
          body: { name: 'A script', scopes: ['values:read'], days: 30, password: 'not the right one' },
        }),
      field: 'password',
    },
    second_factor_required: {
      ask: ({ language }) => visitor(place, language).refused(session.login, { body: { email: guarded, password } }),
    },
    sign_in_over: {
      ask: ({ language }) =>
        visitor(place, language).refused(session.secondStep, { body: { challenge: 'none', code: '000000' } }),
    },
    wrong_code: {
      ask: async (client) => {
        await client.call(secondFactor.begin, {})
        return client.refused(secondFactor.confirm, { body: { password, code: 'none' } })
      },
      field: 'code',
    },
    wrong_code_at_sign_in: {
      ask: async ({ language }) => {
        const { challenge } = await visitor(place, language).refused(session.login, {
          body: { email: guarded, password },
        })
        return visitor(place, language).refused(session.secondStep, {
          body: { challenge: challenge ?? '', code: '000000' },
        })
      },
      field: 'code',
    },
    passkey_wrong: {
      ask: async ({ language }) => {
        const guest = visitor(place, language)
        const { options } = await guest.call(session.beginPasskey, { body: {} })
        const said = Buffer.from(JSON.stringify({ challenge: options.challenge })).toString('base64url')
        const response = { clientDataJSON: said, authenticatorData: 'AA', signature: 'AA' }
        const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const, response }
        return guest.refused(session.passkey, { body: { credential } })
      },
    },
    second_factor_missing: {
      ask: ({ language }) => {
        lacking.language = language
        return lacking.refused(company.get, {})
      },
    },
    email_taken: { ask: (client) => client.refused(users.invite, { body: { ...somebody, email } }), field: 'email' },
    survey_closed: { ask: (client) => client.refused(surveys.respond, { params: { sid }, body: answer }) },
    text_changed: {
      ask: (client) =>
        client.refused(report.writeText, {
          params: { id: 'BP-1.text' },
          body: { language: 'en', text: null, base: 999 },
        }),
    },
    not_agreed: { ask: (client) => client.refused(models.read, {}) },
    type_not_accepted: {
      ask: (client) =>
        client.refused(documents.upload, {
          body: { document_type: 'Other', purpose: 'other' },
          file: new File(['MZ'], 'setup.exe'),
        }),
    },
    value_meanwhile: {
      ask: (client) =>
        client.refused(csrd.updateDatapoint, {
          params: { key: 'E1-5_01' },
          body: { value: '1', version: 'another one' },
        }),
    },
    topic_meanwhile: {
      ask: (client) =>
        client.refused(materiality.decide, {
          ...topic,
          body: { material: true, reason: 'Looked at.', outlook: '', based_on: 99 },
        }),
    },
    topic_reason: {
      ask: async (client) => {
        const { topics } = await client.call(materiality.assessment, {})
        const based_on = topics.find(({ code }) => code === 'E1')!.revision
        return client.refused(materiality.decide, {
          ...topic,
          body: { material: false, reason: '', outlook: '', based_on },
        })
      },
      field: 'reason',
    },
  }
}

/** Refusals of who may not, of what was typed wrongly, and of what others have changed meanwhile. */
async function ofCalls(place: Place): Promise<Provoked> {
  const client = await register(place)
  const { email } = await client.call(session.me, {})
  const member = await aMember(client, place)
  const { email: guarded } = await aGuarded(place)
  const lacking = await aLacking(place.elsewhere())
  const sid = await closedSurvey(client)
  return { client, refused: provocations({ place, email, member, sid, guarded, lacking }) }
}

/** Whatever the product can be made to refuse, each group with a company of its own. */
export const provoked = (place: Place): Promise<Provoked[]> =>
  Promise.all([ofCalls, ...conflicts].map((group) => group(place.elsewhere())))

/**
 * The sentences that the product refuses with, in each language, by the names that the stand-in for the server gives them. They
 * are those to a company of its own: the demo company may not invite anybody.
 */
export async function refusals(place: Place) {
  const recorded: Record<string, Record<string, string>> = {}
  for (const { client, refused } of await provoked(place)) {
    for (const [name, { ask, field }] of Object.entries(refused)) {
      for (const language of languages) {
        client.language = language
        const { code, error, fields } = await ask(client)
        recorded[name] = { ...recorded[name], code, [language]: (field && fields?.[field]) ?? error }
      }
    }
  }
  return recorded
}
