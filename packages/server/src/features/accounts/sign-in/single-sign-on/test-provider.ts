import type { ServerMetadata } from 'openid-client'
import { hasSafeAddress } from '../../../../outside/outbound-policy.ts'
import { OutsideRefused } from '../../../../outside/outside-fetch.ts'
import type { Text } from '../../../../texts/texts.ts'
import { algorithms } from './ask-provider.ts'
import { say } from './messages.ts'
import { ProviderRefusal } from './refusal.ts'
import type { SignOnParts } from './sign-on-parts.ts'

/** What an administrator learns of a provider before anybody signs in with it. */
export interface ProviderFindings {
  /** Nobody can sign in while there is one. */
  problems: Text[]
  hints: Text[]
}

/** Asks a provider for its description and keys, and says what would keep people from signing in. */
export async function testProvider(
  { provider, outbound }: Pick<SignOnParts, 'provider' | 'outbound'>,
  { issuer, groupClaim }: { issuer: string; groupClaim: string },
): Promise<ProviderFindings> {
  let metadata: ServerMetadata
  try {
    metadata = await provider.describe(issuer)
  } catch (error) {
    return { problems: [problemOf(error)], hints: [] }
  }
  const isSafe = (address: string | undefined) => hasSafeAddress(address, outbound)
  const lacks = (offered: string[] | undefined, wanted: readonly string[]) =>
    offered !== undefined && !wanted.some((one) => offered.includes(one))
  const problems = [
    !isSafe(metadata.authorization_endpoint) && say('test.authorization'),
    !isSafe(metadata.token_endpoint) && say('test.token'),
    !isSafe(metadata.jwks_uri) ? say('test.keys') : await keysProblem(provider, metadata.jwks_uri!),
    lacks(metadata.id_token_signing_alg_values_supported, algorithms) && say('test.algorithm'),
    lacks(metadata.code_challenge_methods_supported, ['S256']) && say('test.pkce'),
    lacks(metadata.response_types_supported, ['code']) && say('test.code'),
    lacks(metadata.token_endpoint_auth_methods_supported, ['client_secret_basic', 'client_secret_post']) &&
      say('test.secret'),
  ]
  const claims = metadata.claims_supported
  const hints = [
    !isSafe(metadata.end_session_endpoint) && say('test.noSignOut'),
    (lacks(claims, ['email']) || lacks(claims, ['email_verified'])) && say('test.noEmail'),
    lacks(claims, ['auth_time']) && say('test.noTime'),
    groupClaim !== '' && lacks(claims, [groupClaim]) && say('test.noGroups', { claim: groupClaim }),
  ]
  return { problems: problems.filter((text) => !!text), hints: hints.filter((text) => !!text) }
}

async function keysProblem({ fetch }: SignOnParts['provider'], address: string): Promise<Text | null> {
  try {
    const { keys } = (await (await fetch(address)).json()) as { keys?: unknown }
    return Array.isArray(keys) && keys.length > 0 ? null : say('test.keys')
  } catch (error) {
    return error instanceof OutsideRefused ? problemOf(error) : say('test.keys')
  }
}

function problemOf(error: unknown): Text {
  const refusal = error instanceof ProviderRefusal ? error : null
  const outside = error instanceof OutsideRefused ? error : refusal?.cause
  if (outside instanceof OutsideRefused) return say(`test.${outside.reason}`, { host: outside.host })
  if (refusal?.reason === 'renamed') return say('test.renamed', refusal.values)
  return say('test.discovery')
}
