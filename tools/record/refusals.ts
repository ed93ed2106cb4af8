import fs from 'node:fs'
import path from 'node:path'
import { type ErrorBody, languages } from '@esrs/contract'
import { generateSync } from 'otplib'
import { Client, calls } from '../../e2e/client.ts'

/** A call that the product refuses, and the field that its message is about. */
interface Provocation {
  ask: (client: Client) => Promise<ErrorBody>
  field?: string
}

const nothing = crypto.randomUUID()
const password = 'a long enough phrase'
const somebody = { name: 'Mira Kessler', user_type: 'company_member' } as const

/** The token of the invitation that the product has written into its outbox. */
async function invitation(dataDir: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox')
  for (;;) {
    const mails = fs.existsSync(outbox) ? fs.readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
    for (const name of mails) {
      const mail = fs
        .readFileSync(path.join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      const token = /\/set-password\?token=([\w.-]+)/.exec(mail)?.[1]
      if (token) return token
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Client of a colleague without the rights of an administrator. */
async function aMember(client: Client, api: string, dataDir: string): Promise<Client> {
  const email = 'mira.kessler@tarnholt.example'
  await client.call(calls.users.invite, { body: { ...somebody, email } })
  const member = new Client(api)
  await member.call(calls.session.resetPassword, { body: { token: await invitation(dataDir), password } })
  return Client.signIn(api, email, password)
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
async function aGuarded(api: string) {
  const client = await Client.register(api)
  const { key } = await client.call(secondFactor.begin, {})
  const body = { password, code: generateSync({ secret: key }) }
  const { recovery_codes: recovery } = await client.call(secondFactor.confirm, { body })
  return { client, recovery, email: (await client.call(session.me, {})).email }
}

/** Somebody without a second factor, whom the company requires to have one. */
async function aLacking(api: string): Promise<Client> {
  const { client, recovery } = await aGuarded(api)
  await client.call(secondFactor.require, { body: { required: true } })
  await client.call(secondFactor.remove, { body: { password, code: recovery[0]! } })
  return client
}

function provocations(
  api: string,
  email: string,
  member: Client,
  sid: string,
  guarded: string,
  lacking: Client,
): Record<string, Provocation> {
  const answer = { name: '', email: '', company: '', respondent_type: 'Supplier', responses: {} } as const
  const topic = { params: { code: 'E1' } } as const
  return {
    authentication_required: { ask: ({ language }) => visitor(api, language).refused(company.get, {}) },
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
        visitor(api, language).refused(session.login, { body: { email, password: 'not the right one' } }),
    },
    wrong_password: {
      ask: (client) =>
        client.refused(tokens.create, {
          body: { name: 'A script', scopes: ['values:read'], days: 30, password: 'not the right one' },
        }),
      field: 'password',
    },
    second_factor_required: {
      ask: ({ language }) => visitor(api, language).refused(session.login, { body: { email: guarded, password } }),
    },
    sign_in_over: {
      ask: ({ language }) =>
        visitor(api, language).refused(session.secondStep, { body: { challenge: 'none', code: '000000' } }),
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
        const { challenge } = await visitor(api, language).refused(session.login, {
          body: { email: guarded, password },
        })
        return visitor(api, language).refused(session.secondStep, {
          body: { challenge: challenge ?? '', code: '000000' },
        })
      },
      field: 'code',
    },
    passkey_wrong: {
      ask: async ({ language }) => {
        const guest = visitor(api, language)
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

function visitor(api: string, language: Client['language']): Client {
  const client = new Client(api)
  client.language = language
  return client
}

/**
 * The sentences that the product refuses with, in each language, by the names that the stand-in for the server gives them. They
 * are those to a company of its own: the demo company may not invite anybody.
 */
export async function refusals({ api, dataDir }: { api: string; dataDir: string }) {
  const client = await Client.register(api)
  const { email } = await client.call(session.me, {})
  const member = await aMember(client, api, dataDir)
  const { email: guarded } = await aGuarded(api)
  const lacking = await aLacking(api)
  const sid = await closedSurvey(client)
  const recorded: Record<string, Record<string, string>> = {}
  for (const [name, { ask, field }] of Object.entries(provocations(api, email, member, sid, guarded, lacking))) {
    for (const language of languages) {
      client.language = language
      const { code, error, fields } = await ask(client)
      recorded[name] = { ...recorded[name], code, [language]: (field && fields?.[field]) ?? error }
    }
  }
  client.language = 'en'
  return recorded
}
