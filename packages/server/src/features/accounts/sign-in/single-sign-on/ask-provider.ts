import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  type ServerMetadata,
} from 'openid-client'
import type { Clock } from '../../../../clock.ts'
import { hasSafeAddress, type OutboundPolicy } from '../../../../outside/outbound-policy.ts'
import { createOutsideFetch } from '../../../../outside/outside-fetch.ts'
import factorValues from './factor-values.json' with { type: 'json' }
import { ProviderRefusal, refusalOf } from './refusal.ts'

/** Algorithms of signatures that are accepted: of asymmetric keys alone, so that no secret that both sides know can sign. */
export const algorithms = ['RS256', 'PS256', 'ES256']

/** Seconds by which two clocks may differ. */
const leeway = 30
/** Seconds after which a provider has to ask a person anew: nobody's session here lasts longer. */
const oldest = 30 * 86_400
/** Bytes and milliseconds within which a provider answers. */
const mostBytes = 500_000
const milliseconds = 10_000

/** A provider as a company has set it up. */
export interface ProviderClient {
  issuer: string
  clientId: string
  clientSecret: string
  groupClaim: string
}

/** What a sign-in asks with. */
export interface Question {
  state: string
  nonce: string
  verifier: string
  redirectAddress: string
  /** Ask the person anew, whatever session they have at the provider. */
  isProof: boolean
}

/** What a browser brings back. */
export interface BroughtBack {
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

/** What a provider says of a person. */
export interface ProviderAnswer {
  issuer: string
  subject: string
  /** Only one that the provider has verified. */
  email: string | null
  name: string
  groups: string[]
  /** It has asked for a second factor. */
  hasFactor: boolean
  /** When it asked the person for anything at all, which may be long ago; `null` where it does not say. */
  askedAt: Date | null
  /** What signs out there; `null` where the provider has nothing for it. */
  signOutUrl: string | null
}

export interface AskProvider {
  /** Where the browser goes. */
  begin(provider: ProviderClient, question: Question): Promise<string>
  /** Redeems what the browser brought back. Throws `ProviderRefusal`. */
  redeem(
    provider: ProviderClient,
    question: Question & { beganAt: Date },
    brought: BroughtBack,
    signedOutAt: string,
  ): Promise<ProviderAnswer>
  /** The description of a provider; throws `ProviderRefusal`. */
  describe(issuer: string): Promise<ServerMetadata>
  /** Its keys. */
  fetch: ReturnType<typeof createOutsideFetch>
}

export function createAskProvider({ clock, outbound }: { clock: Clock; outbound: OutboundPolicy }): AskProvider {
  const ask = createOutsideFetch({ outbound, mostBytes, milliseconds })
  const options = {
    [customFetch]: ask,
    ...(outbound === 'machine' ? { execute: [allowInsecureRequests] } : {}),
  }

  async function describe(issuer: string): Promise<ServerMetadata> {
    const found = await discovery(new URL(issuer), 'none', {}, undefined, options).catch((error: unknown) => {
      throw refusalOf(error)
    })
    // Without its functions it can be copied.
    const metadata = JSON.parse(JSON.stringify(found.serverMetadata())) as ServerMetadata
    if (metadata.issuer !== issuer) throw new ProviderRefusal('renamed', { issuer: metadata.issuer })
    return metadata
  }

  async function open({ issuer, clientId, clientSecret }: ProviderClient): Promise<Configuration> {
    const metadata = await describe(issuer)
    const offered = metadata.id_token_signing_alg_values_supported ?? algorithms
    const configuration = new Configuration(
      { ...metadata, id_token_signing_alg_values_supported: offered.filter((name) => algorithms.includes(name)) },
      clientId,
      { [clockTolerance]: leeway, [clockSkew]: Math.round((clock().getTime() - Date.now()) / 1000) },
      authOf(metadata, clientSecret),
    )
    configuration[customFetch] = ask
    configuration.timeout = milliseconds / 1000
    if (outbound === 'machine') allowInsecureRequests(configuration)
    enableNonRepudiationChecks(configuration)
    return configuration
  }

  async function redeem(
    provider: ProviderClient,
    { state, nonce, verifier, redirectAddress, isProof, beganAt }: Question & { beganAt: Date },
    brought: BroughtBack,
    signedOutAt: string,
  ): Promise<ProviderAnswer> {
    const configuration = await open(provider)
    const address = new URL(redirectAddress)
    for (const [key, value] of Object.entries(brought)) if (value) address.searchParams.set(key, value)
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(isProof ? { maxAge: 0 } : {}),
    })
    const token = tokens.claims()!
    checkTimes(token, { now: clock(), beganAt, isProof })
    const said = await claimsOf(configuration, provider, tokens.access_token, token)
    const groups = said[provider.groupClaim]
    return {
      issuer: token.iss,
      subject: token.sub,
      // A text that says "true" is not what the standard has a provider say, and may be anybody's.
      email: typeof said.email === 'string' && said.email_verified === true ? said.email : null,
      name: nameOf(said),
      groups: (Array.isArray(groups) ? groups : [groups]).filter((name) => typeof name === 'string'),
      hasFactor: saysFactor(token),
      askedAt: askedAt(token, clock()),
      signOutUrl: hasSafeAddress(configuration.serverMetadata().end_session_endpoint, outbound)
        ? buildEndSessionUrl(configuration, {
            id_token_hint: tokens.id_token!,
            post_logout_redirect_uri: signedOutAt,
          }).href
        : null,
    }
  }

  return {
    describe,
    fetch: ask,
    async begin(provider, { state, nonce, verifier, redirectAddress, isProof }) {
      const configuration = await open(provider)
      const metadata = configuration.serverMetadata()
      const { authorization_endpoint: endpoint, scopes_supported: scopes = [] } = metadata
      if (!endpoint || !hasSafeAddress(endpoint, outbound)) throw new ProviderRefusal('answer')
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectAddress,
        // Some providers tell groups only where a scope of their name is asked for.
        scope: ['openid', 'email', 'profile', ...scopes.filter((scope) => scope === provider.groupClaim)].join(' '),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // Whoever is asked for an age has to say when they asked the person last.
        ...(isProof ? { prompt: 'login', max_age: '0' } : { max_age: String(oldest) }),
      }).href
    },
    redeem: (...asked) =>
      redeem(...asked).catch((error: unknown) => {
        throw refusalOf(error)
      }),
  }
}

/** How a client shows its secret: in a header unless the provider only takes it in the body. */
function authOf({ token_endpoint_auth_methods_supported: ways }: ServerMetadata, secret: string): ClientAuth {
  const isBody = ways !== undefined && !ways.includes('client_secret_basic')
  return isBody ? ClientSecretPost(secret) : ClientSecretBasic(secret)
}

/** What the library does not look at: a token from the future or from before the sign-in, and a proof that is older than its question. */
function checkTimes(token: IDToken, { now, beganAt, isProof }: { now: Date; beganAt: Date; isProof: boolean }): void {
  const from = beganAt.getTime() / 1000 - leeway
  if (token.iat > now.getTime() / 1000 + leeway || token.iat < from) throw new ProviderRefusal('time')
  if (isProof && Number(token.auth_time) < from) throw new ProviderRefusal('old')
}

/** When a provider asked the person; two clocks may differ. */
const askedAt = ({ auth_time: time }: IDToken, now: Date): Date | null =>
  typeof time === 'number' ? new Date(Math.min(time * 1000, now.getTime())) : null

/** What the token says, and of what it leaves out what the provider says when asked. */
async function claimsOf(
  configuration: Configuration,
  { groupClaim }: ProviderClient,
  accessToken: string,
  token: IDToken,
): Promise<Record<string, unknown>> {
  const isWhole = ['email', 'email_verified', groupClaim].every((name) => name in token)
  if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return token
  return { ...(await fetchUserInfo(configuration, accessToken, token.sub)), ...token }
}

const nameOf = ({ name, given_name: given, family_name: family, email }: Record<string, unknown>): string =>
  [name, [given, family].filter(Boolean).join(' '), String(email ?? '').split('@')[0]]
    .map((text) => (typeof text === 'string' ? text.trim().slice(0, 200) : ''))
    .find(Boolean) ?? '?'

function saysFactor({ amr, acr }: IDToken): boolean {
  const ways = Array.isArray(amr) ? amr : []
  return (
    ways.some((way) => typeof way === 'string' && way in factorValues.amr) ||
    (typeof acr === 'string' && acr in factorValues.acr)
  )
}
