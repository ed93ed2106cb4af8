import type { Endpoint } from '../endpoint.ts'
import { type ErrorCode, errorStatus } from '../errors.ts'

const takesInput = ({ params, query, body, upload }: Endpoint) => Boolean(params ?? query ?? body ?? upload)

/** Every failure that a call can answer with, in the order of their statuses: from its form, and those that it names. */
export function failuresOf(call: Endpoint): ErrorCode[] {
  const changes = call.method !== 'GET'
  const possible: [ErrorCode, boolean][] = [
    ['invalid_input', takesInput(call) || changes],
    ['authentication_required', call.auth !== 'public'],
    ['csrf_failed', changes && call.auth !== 'directory'],
    ['forbidden', call.auth !== 'public'],
    [
      'second_factor_missing',
      call.auth !== 'public' && call.auth !== 'link' && call.auth !== 'directory' && !call.withoutFactor,
    ],
    ['step_up_required', call.stepUp !== undefined],
    ['not_found', call.params !== undefined],
    ['payload_too_large', changes],
    ['type_not_accepted', changes],
    // Files of a company are counted, whatever they are for.
    ['rate_limited', call.upload === true],
    ['internal', true],
    ['unavailable', true],
    ['storage_full', changes],
  ]
  const named = new Set<ErrorCode>(call.failures)
  for (const [code, can] of possible) if (can) named.add(code)
  return (Object.keys(errorStatus) as ErrorCode[]).filter((code) => named.has(code))
}

/** What each code means, in one sentence. */
export const meaningOf: Record<ErrorCode, string> = {
  invalid_input: 'Something that was sent is missing or wrong; `fields` names each.',
  authentication_required: 'No access token or API token, or one that cannot be used any more.',
  invalid_credentials: 'The e-mail address, the password, the code or the passkey is wrong.',
  second_factor_required:
    'The password is right; `challenge` is sent with a code or a passkey within five minutes, as `methods` says.',
  single_sign_on_required:
    'The company of the address lets people in with its provider, begun by `POST /login/provider/begin/`; or the password is wrong.',
  csrf_failed: 'The header `X-CSRFToken` does not repeat the cookie `csrftoken`.',
  forbidden: 'The role of the person, or the scopes of the API token, do not allow it.',
  second_factor_missing: 'The company requires a second factor, and the person has not set one up.',
  step_up_required:
    'The person has to prove themselves again, by `POST /users/me/second-factor/prove/`, `POST /users/me/passkeys/proof/` or `POST /users/me/second-factor/prove/provider/`, and then send the same once more.',
  not_found: 'There is no such thing in the own company.',
  method_not_allowed: 'The address takes other methods.',
  conflict: 'What is there does not allow it; the sentence says what to do.',
  password_not_used: 'The company lets this person in by its provider alone, so a password would open nothing.',
  quota_reached: 'As many as there may be.',
  payload_too_large: 'The request or the file is larger than allowed.',
  type_not_accepted: 'The type of the request or of the file is not accepted.',
  unreadable_file: 'The file cannot be read.',
  rate_limited: 'Too many attempts; `Retry-After` says when to try again.',
  internal: 'A mistake of the server, which is logged with the request id.',
  unavailable: 'A part cannot be reached, or the server is stopping; `Retry-After` says when to try again.',
  storage_full: 'The disk is full; nothing was saved.',
}
