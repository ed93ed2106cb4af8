import type { ScimPatch, SentScimUser } from '@esrs/contract'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import { plainAttribute } from './filter.ts'

type Operation = ScimPatch['Operations'][number]

/** What a directory says of a person; what it leaves out stays as it is. */
export interface PersonWish {
  userName?: string
  externalId?: string | null
  formatted?: string | null
  givenName?: string | null
  familyName?: string | null
  displayName?: string | null
  title?: string | null
  language?: string | null
  email?: string
  active?: boolean
}

/** What a directory says of a group; members are added and removed in this order. */
export interface GroupWish {
  name?: string
  externalId?: string | null
  /** All members, in place of those that are there. */
  members?: string[]
  steps: { add: boolean; members: string[] }[]
}

/** One thing that an operation changes. */
interface Step {
  op: 'add' | 'replace' | 'remove'
  /** In lower case. */
  path: string
  value: unknown
}

/** Characters of one attribute. */
const longest = 1000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The operations of a change as single steps. Entra ID names paths and writes `Replace`; Okta sends a value without a path, whose keys
 * are the attributes, some of them with a dot.
 */
function stepsOf(operations: readonly Operation[]): Step[] {
  return operations.flatMap(({ op: written, path, value }): Step[] => {
    const op = written.toLowerCase() as Step['op']
    if (path) return [{ op, path: checkedPath(path), value }]
    if (op === 'remove') throw new AppError('invalid_input', say('scim.noTarget'), { scim: 'noTarget' })
    if (!isObject(value)) throw wrongValue('value')
    return Object.entries(value).map(([key, one]) => ({ op, path: plainAttribute(key), value: one }))
  })
}

const pathForm = /^[\w$:.-]+(\[[^[\]]*\](\.[\w$-]+)?)?$/

function checkedPath(path: string): string {
  if (!pathForm.test(path.trim()))
    throw new AppError('invalid_input', say('scim.path', { path }), { scim: 'invalidPath' })
  return plainAttribute(path)
}

const wrongValue = (path: string) =>
  new AppError('invalid_input', say('scim.value', { path }), { scim: 'invalidValue' })

function textOf(path: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string' || value.length > longest) throw wrongValue(path)
  return value.trim()
}

function requiredText(path: string, value: unknown): string {
  const text = textOf(path, value)
  if (!text) throw wrongValue(path)
  return text
}

/** Yes or no; Entra ID sends words. */
function flagOf(value: unknown, path = 'active'): boolean {
  const word = String(value).toLowerCase()
  if (word !== 'true' && word !== 'false') throw wrongValue(path)
  return word === 'true'
}

/** Attributes that are words and may be missing, by their path. */
const words = {
  externalid: 'externalId',
  displayname: 'displayName',
  title: 'title',
  preferredlanguage: 'language',
  'name.formatted': 'formatted',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
} as const satisfies Record<string, keyof PersonWish>

/** What a change says of a person. Attributes that the product does not keep are passed over. */
export function personWishOf(operations: readonly Operation[]): PersonWish {
  const wish: PersonWish = {}
  for (const step of stepsOf(operations)) addToPerson(wish, step)
  return wish
}

function addToPerson(wish: PersonWish, { op, path, value }: Step): void {
  const given = op === 'remove' ? null : value
  if (path in words) {
    Object.assign(wish, { [words[path as keyof typeof words]]: textOf(path, given) })
  } else if (path === 'name' && (given === null || isObject(given))) {
    const parts = Object.entries(given ?? { formatted: null, givenName: null, familyName: null })
    for (const [key, part] of parts) addToPerson(wish, { op, path: `name.${key.toLowerCase()}`, value: part })
  } else if (path === 'username') {
    wish.userName = requiredText('userName', given)
  } else if (path === 'active') {
    wish.active = flagOf(given)
  } else if (path === 'emails' || path.startsWith('emails[')) {
    const email = op === 'remove' ? null : emailAt(path, given)
    if (email !== null) wish.email = email
  }
}

/** The address that a step gives; `null` where it is about one that is no work address, or about something else of it. */
function emailAt(path: string, value: unknown): string | null {
  if (path === 'emails') return emailOf(Array.isArray(value) ? value : [value])
  const [, filter = '', part] = /^emails\[([^\]]*)\](?:\.(\w+))?$/.exec(path) ?? []
  if (!/type eq "work"|primary eq "?true"?/.test(filter)) return null
  if (part !== undefined && part !== 'value') return null
  return isObject(value) ? textOf(path, value.value) : textOf(path, value)
}

/** The address of a list that counts: the primary one, else the one for work, else the first. */
function emailOf(list: readonly unknown[]): string | null {
  const all = list.map((one) => (isObject(one) ? one : { value: one }) as Record<string, unknown>)
  const isTrue = (value: unknown) => String(value).toLowerCase() === 'true'
  const chosen =
    all.find(({ primary }) => isTrue(primary)) ??
    all.find(({ type }) => String(type).toLowerCase() === 'work') ??
    all[0]
  return chosen ? textOf('emails', chosen.value) : null
}

/** What a whole person says, as they are added or replaced. */
export function wholePersonWish(sent: SentScimUser): PersonWish {
  const email = sent.emails ? emailOf(sent.emails) : null
  return {
    userName: sent.userName,
    externalId: sent.externalId || null,
    formatted: sent.name?.formatted || null,
    givenName: sent.name?.givenName || null,
    familyName: sent.name?.familyName || null,
    displayName: sent.displayName || null,
    title: sent.title || null,
    language: sent.preferredLanguage || null,
    ...(email ? { email } : {}),
    ...(sent.active === null || sent.active === undefined ? {} : { active: flagOf(sent.active) }),
  }
}

/** What a change says of a group. */
export function groupWishOf(operations: readonly Operation[]): GroupWish {
  const wish: GroupWish = { steps: [] }
  for (const { op, path, value } of stepsOf(operations)) {
    const given = op === 'remove' ? null : value
    if (path === 'displayname') wish.name = requiredText('displayName', given)
    else if (path === 'externalid') wish.externalId = textOf('externalId', given)
    else if (path === 'members') changeMembers(wish, op, value)
    else if (path.startsWith('members[')) {
      const [, id] = /^members\[value eq "([^"]*)"\]$/.exec(path) ?? []
      if (!id || op !== 'remove')
        throw new AppError('invalid_input', say('scim.path', { path }), { scim: 'invalidPath' })
      wish.steps.push({ add: false, members: [id] })
    }
  }
  return wish
}

function changeMembers(wish: GroupWish, op: Step['op'], value: unknown): void {
  const isAll = op === 'remove' && (value === undefined || value === null)
  const members = isAll ? [] : membersOf(value)
  if (op === 'replace' || isAll) {
    wish.members = members
    wish.steps = []
  } else wish.steps.push({ add: op === 'add', members })
}

/** Ids of members, which come as a list of objects, one object, or a list of words. */
function membersOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value]
  return all.map((one) => requiredText('members', isObject(one) ? one.value : one))
}
