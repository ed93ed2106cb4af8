import type { z } from 'zod'
import type { LinkKind, TokenScope } from './code-lists.ts'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './roles.ts'
import type { Subject } from './staleness.ts'
import type { TrailKind } from './trail-kinds.ts'

/** One call of the API: everything the server, the client, the mock and the OpenAPI document need to know about it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{name}` placeholders; every placeholder is a key of `params`. */
  path: `/${string}`
  /**
   * `public` calls carry no token; `user` calls need a bearer access token; `admin` calls also need the role `company_admin`;
   * `link` calls need the key that a device was given for a link of the kind `link`; `directory` calls need the token that an
   * administrator made for the company's directory, and speak SCIM: `application/scim+json`, failures too.
   */
  auth: 'public' | 'user' | 'admin' | 'link' | 'directory'
  /** What a call that reads is about; one that only computes from what it is sent may say it, too. */
  about?: Subject
  /** Of what a call that writes leaves the readings no longer true, without what follows from it (`staleAfter`); empty where of nothing. */
  changes?: readonly Subject[]
  /** What a person who is signed in must be allowed to do; for what it is where it is not said see `permissionOf`. */
  needs?: Permission
  /**
   * A person who is signed in must have proved themselves within ten minutes, by the second factor or, without one, by the
   * password. `factor`: asked of those alone who have a second factor, where the call itself carries the password. It is not asked of API
   * tokens.
   */
  stepUp?: 'always' | 'factor'
  /** Open to people without a second factor where their company requires one: what they need to set it up. */
  withoutFactor?: true
  /** What the link of a `link` call was made for. */
  link?: LinkKind
  /** What a personal API token must have been made for; a call that does not say is closed to all of them. */
  scope?: TokenScope
  /**
   * What the call leaves in the trail of the company; for what it is where it is not said see `trailOf`. `none`: it changes nothing
   * that is the company's, or leaves security events of its own.
   */
  trail?: TrailKind | 'none'
  /** Fields of the body that name what the call is about, beside the parameters of its path. */
  names?: readonly string[]
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Bytes of a body that are taken; a megabyte where it is not said. */
  bodyBytes?: number
  /** A multipart upload; the file arrives in the field `file`, after the other fields. */
  upload?: true
  /** The HTTP status of success; 200 where it is not given. */
  status?: 200 | 201 | 202 | 204
  /** The reply is the bytes of a file and not JSON; `response` then describes nothing and is `z.unknown()`. */
  download?: true
  /** The reply is one page of a list; the headers `X-Total-Count` and `Link` say how many there are, and where the others are. */
  paged?: true
  /** Failures beside those that follow from the form of the call, such as 400 for one that takes something. */
  failures?: readonly ErrorCode[]
  response: z.ZodType
}

/** A GET reads and says what it is about; whatever else a call is, it says what it changes. */
type Said =
  | { method: 'GET'; about: Subject; changes?: never }
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; changes: readonly Subject[] }

/** Declares a call; the `const` type parameter keeps method, path and schemas literal. */
export const endpoint = <const E extends Endpoint & Said>(definition: E): E => definition

/** All calls, grouped as they are implemented. */
export type Contract = Record<string, Record<string, Endpoint>>

type InputPart<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = K extends keyof E
  ? E[K] extends z.ZodType
    ? { [P in K]: Side extends 'input' ? z.input<E[K]> : z.output<E[K]> }
    : unknown
  : unknown

/** A query of which nothing has to be said need not be there. */
type SentQuery<E extends Endpoint> = E extends { query: z.ZodType }
  ? Record<never, never> extends z.input<E['query']>
    ? { query?: z.input<E['query']> }
    : { query: z.input<E['query']> }
  : unknown

/** Input of a caller (before defaults and coercion). */
export type Sent<E extends Endpoint> = InputPart<E, 'params', 'input'> &
  SentQuery<E> &
  InputPart<E, 'body', 'input'> &
  (E extends { upload: true } ? { file: File } : unknown)

/** Input of a handler (after defaults and coercion). */
export type Received<E extends Endpoint> = InputPart<E, 'params', 'output'> &
  InputPart<E, 'query', 'output'> &
  InputPart<E, 'body', 'output'>

/** The reply as a caller gets it. */
export type Reply<E extends Endpoint> = z.output<E['response']>

/** Result of a handler: the input of the response schema, so dates and defaults are converted in one place. */
export type Produced<E extends Endpoint> = z.input<E['response']>
