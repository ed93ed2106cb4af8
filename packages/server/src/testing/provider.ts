import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract as calls, type contract, type Reply, type Sent } from '@esrs/contract'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import type { TestApp, TestCompany } from './app.ts'
import type { ApiClient } from './client.ts'
import { aSecondFactor, type TestFactor } from './second-factor.ts'

/** Somebody whom a provider knows. */
export interface ProviderPerson {
  sub: string
  email: string
  email_verified: boolean
  name: string
  groups: string[]
}

/** A real provider of OpenID Connect on this machine, which a test may have answer untruths. */
export interface TestProvider {
  issuer: string
  /** Who is signed in at it. */
  person: ProviderPerson
  /** How they signed in, as `amr` says it. */
  ways: string[]
  /** How sure that was, as `acr` says it; `null`: it says nothing. */
  level: string | null
  /** Changes the next tokens, which are then signed by `sign`. */
  alter: ((claims: JWTPayload) => JWTPayload) | null
  /** Signs altered tokens; the provider's own key where nothing else is said. */
  sign: (claims: JWTPayload) => Promise<string>
  /** Changes the description of the provider. */
  describe: ((description: Record<string, unknown>) => void) | null
  /** Follows a browser that was sent to sign in; what the provider sends back. */
  visit(url: string): Promise<Record<string, string>>
  stop(): Promise<void>
}

export const clientId = 'reporting'
export const clientSecret = 'a secret that both sides know'

/** Starts a provider that knows one client, the app. */
export async function startProvider(redirectAddresses: () => string[]): Promise<TestProvider> {
  const server = http.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const own: TestProvider = {
    issuer,
    person: { sub: 'nobody', email: '', email_verified: false, name: '', groups: [] },
    ways: ['pwd'],
    level: null,
    alter: null,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey),
    describe: null,
    visit: (url) => visit(url, issuer),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectAddresses(),
        post_logout_redirect_uris: ['http://localhost:8080/login'],
      },
    ],
    jwks: { keys: [key] },
    claims: {
      openid: ['sub', 'amr', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    scopes: ['openid', 'email', 'profile', 'groups'],
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    cookies: { keys: ['only for tests'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...own.person, sub }) }),
  })
  provider.use(async (context, next) => {
    await next()
    const route = context.oidc?.route
    if (route === 'discovery') own.describe?.(context.body as Record<string, unknown>)
    if (route !== 'token' || !own.alter) return
    const body = context.body as { id_token?: string }
    if (!body.id_token) return
    const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1]!, 'base64url').toString()) as JWTPayload
    body.id_token = await own.sign(own.alter(claims))
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void finish(provider, own, request, response)
  })
  return own
}

/** Signs the person in and agrees to everything, as a form would. */
async function finish(
  provider: Provider,
  { person, ways, level }: TestProvider,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { params, prompt, grantId, session } = await provider.interactionDetails(request, response)
  const accountId = prompt.name === 'login' ? person.sub : session!.accountId
  const known = grantId ? await provider.Grant.find(grantId) : undefined
  const grant = known ?? new provider.Grant({ accountId, clientId: params.client_id as string })
  grant.addOIDCScope('openid email profile groups')
  await provider.interactionFinished(
    request,
    response,
    {
      login: { accountId, amr: ways, remember: false, ...(level === null ? {} : { acr: level }) },
      consent: { grantId: await grant.save() },
    },
    { mergeWithLastSubmission: true },
  )
}

/** Goes where a browser goes, with the cookies of one visit, until it leaves the provider. */
async function visit(url: string, issuer: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  for (let next = url, steps = 0; steps < 20; steps += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    const address = new URL(location, next)
    if (address.origin !== issuer)
      return { ...Object.fromEntries(address.searchParams), provider: address.pathname.split('/').at(-1)! }
    next = address.href
  }
  throw new Error('The provider sends its visitor around for ever.')
}

type Form = Sent<(typeof contract)['singleSignOn']['save']>['body']

/** A company with a provider that its people may sign in with. */
export interface SignOnCompany extends TestCompany {
  domain: string
  /** The codes of its administrator. */
  factor: TestFactor
  /** What was saved last. */
  form: Form
  save(change?: Partial<Form>): Promise<Reply<(typeof contract)['singleSignOn']['save']>>
}

/** Sets single sign-on of a company up: provider, a proved domain, and groups. */
export async function aSignOnCompany(
  app: TestApp,
  company: TestCompany,
  provider: TestProvider,
  prove: (name: string, record: string) => void,
  change: Partial<Form> = {},
): Promise<SignOnCompany> {
  const factor = await aSecondFactor(app, company.client)
  const domain = `c${randomUUID().slice(0, 8)}.example`
  const { singleSignOn } = calls
  const form: Form = {
    mode: 'optional',
    issuer: provider.issuer,
    client_id: clientId,
    client_secret: clientSecret,
    group_claim: 'groups',
    default_role: null,
    trusts_factor: false,
    break_glass: [],
    groups: [
      { name: 'reporters', role: 'company_member' },
      { name: 'admins', role: 'company_admin' },
      { name: 'readers', role: 'reader' },
    ],
    ...change,
  }
  const own: SignOnCompany = {
    ...company,
    domain,
    factor,
    form,
    save: (changed = {}) => {
      own.form = { ...own.form, ...changed }
      return company.client.call(singleSignOn.save, { body: own.form })
    },
  }
  await own.save()
  const { domains } = await company.client.call(singleSignOn.addDomain, { body: { domain } })
  prove(domains[0]!.record_name, domains[0]!.record)
  await company.client.call(singleSignOn.proveDomain, { params: { domain } })
  return own
}

/** Begins a sign-in in a browser and goes through the provider; what comes back. */
export async function goThrough(
  client: ApiClient,
  provider: TestProvider,
  email: string,
  rewrite: (url: URL) => void = () => {},
): Promise<Record<string, string>> {
  const { url } = await client.call(calls.singleSignOn.begin, { body: { email } })
  if (!url) throw new Error('There is no provider for this address.')
  const address = new URL(url)
  rewrite(address)
  return provider.visit(address.href)
}

type Returned = Sent<(typeof contract)['singleSignOn']['finish']>['body']

/** Hands what came back to the API; the client goes on as this person. */
export async function comeBack(client: ApiClient, returned: Record<string, string>) {
  const { provider = '', state = '', code, iss, error } = returned
  const body: Returned = { provider, state, code, iss, error }
  const reply = await client.call(calls.singleSignOn.finish, { body })
  Object.assign(client, { access: reply.access, refresh: reply.refresh })
  return reply
}
