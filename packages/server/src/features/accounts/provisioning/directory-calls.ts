import type { contract, ScimGroup, ScimUser } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Caller, Handlers } from '../../../http/serve.ts'
import { isId } from '../../../is-id.ts'
import { say } from '../messages.ts'
import type { CallParts } from '../parts.ts'
import { groupCondition, personCondition } from './directory-condition-store.ts'
import { addGroup, changeGroup, missingGroup, removeGroup } from './directory-groups.ts'
import { addPerson, changePerson, missingPerson, removePerson } from './directory-people.ts'
import { getGroup, getPerson, groupsOf, listGroups, listPeople, membersOf } from './directory-store.ts'
import { groupWishOf, personWishOf, wholePersonWish } from './patch.ts'
import { isAsked, locationOf, scimGroupOf, scimListOf, scimPath, scimUserOf, selected } from './scim-answers.ts'
import description from './scim-description.json' with { type: 'json' }

export interface DirectoryParts extends CallParts {
  /** Address of the API; from the configuration, never from a request. */
  apiUrl: () => string
}

/** What directories call: SCIM 2.0, by RFC 7644. */
export function directoryCalls(parts: DirectoryParts): Handlers<(typeof contract)['scim']> {
  const { apiUrl } = parts

  async function showPerson(tenant: Tenant, id: string): Promise<ScimUser> {
    const row = await getPerson(tenant, id)
    if (!row) throw missingPerson()
    return scimUserOf(row, (await groupsOf(tenant, [id])).get(id) ?? [], apiUrl())
  }

  async function showGroup(tenant: Tenant, id: string): Promise<ScimGroup> {
    const group = await getGroup(tenant, id)
    if (!group) throw missingGroup()
    return scimGroupOf(group, (await membersOf(tenant, [id])).get(id) ?? [], apiUrl())
  }

  const made = <R extends { id: string }>(kind: 'Users' | 'Groups', resource: R, caller: Caller): R => {
    caller.isAt(locationOf(apiUrl(), kind, resource.id))
    return resource
  }

  /** Descriptions say where they are found. */
  const described = <D extends object>(one: D, place: string) => ({
    ...one,
    meta: { resourceType: place.split('/')[1], location: `${apiUrl()}${scimPath}${place}` },
  })
  const kinds = () => description.resourceTypes.map((one) => described(one, `/ResourceTypes/${one.id}`))
  const schemas = () => description.schemas.map((one) => described(one, `/Schemas/${one.id}`))

  return {
    provider: async () => described(description.provider, '/ServiceProviderConfig'),
    resourceTypes: async () => scimListOf(kinds(), { total: kinds().length, startIndex: 1 }),
    resourceType: async ({ params }) => oneOf(kinds(), params.id),
    schemas: async () => scimListOf(schemas(), { total: schemas().length, startIndex: 1 }),
    schema: async ({ params }) => oneOf(schemas(), params.id),
    users: async ({ tenant, query }) => {
      const { filter, startIndex, count, ...selection } = query
      const condition = personCondition(filter)
      const { rows, total } = await listPeople(tenant, condition, { from: startIndex - 1, most: count })
      const ids = isAsked(selection, 'groups') ? rows.map(({ user }) => user.id) : []
      const groups = await groupsOf(tenant, ids)
      const shown = rows.map((row) => scimUserOf(row, groups.get(row.user.id) ?? [], apiUrl()))
      return scimListOf(
        shown.map((person) => selected(person, selection)),
        { total, startIndex },
      )
    },
    user: async ({ tenant, params, query }) => selected(await showPerson(tenant, personId(params.id)), query),
    addUser: async ({ tenant, body, caller }) => {
      const id = await addPerson(parts, tenant, wholePersonWish(body), caller.requestId)
      return made('Users', await showPerson(tenant, id), caller)
    },
    replaceUser: async ({ tenant, params, body, caller }) => {
      const id = personId(params.id)
      await changePerson(parts, tenant, id, wholePersonWish(body), caller.requestId)
      return showPerson(tenant, id)
    },
    changeUser: async ({ tenant, params, body, caller }) => {
      const id = personId(params.id)
      await changePerson(parts, tenant, id, personWishOf(body.Operations), caller.requestId)
      return showPerson(tenant, id)
    },
    removeUser: async ({ tenant, params, caller }) => {
      await removePerson(parts, tenant, personId(params.id), caller.requestId)
      return undefined
    },
    groups: async ({ tenant, query }) => {
      const { filter, startIndex, count, ...selection } = query
      const condition = groupCondition(filter)
      const { rows, total } = await listGroups(tenant, condition, { from: startIndex - 1, most: count })
      const members = await membersOf(tenant, isAsked(selection, 'members') ? rows.map(({ id }) => id) : [])
      const shown = rows.map((row) => scimGroupOf(row, members.get(row.id) ?? [], apiUrl()))
      return scimListOf(
        shown.map((group) => selected(group, selection)),
        { total, startIndex },
      )
    },
    group: async ({ tenant, params, query }) => selected(await showGroup(tenant, groupId(params.id)), query),
    addGroup: async ({ tenant, body, caller }) => {
      const { displayName: name, externalId, members } = body
      const wish = { name, externalId: externalId || null, members: (members ?? []).map(({ value }) => value) }
      const id = await addGroup(parts, tenant, wish, caller.requestId)
      return made('Groups', await showGroup(tenant, id), caller)
    },
    replaceGroup: async ({ tenant, params, body, caller }) => {
      const id = groupId(params.id)
      const { displayName: name, externalId, members } = body
      const wish = {
        name,
        externalId: externalId || null,
        members: (members ?? []).map(({ value }) => value),
        steps: [],
      }
      await changeGroup(parts, tenant, id, wish, caller.requestId)
      return showGroup(tenant, id)
    },
    changeGroup: async ({ tenant, params, body, caller }) => {
      const id = groupId(params.id)
      await changeGroup(parts, tenant, id, groupWishOf(body.Operations), caller.requestId)
      return showGroup(tenant, id)
    },
    removeGroup: async ({ tenant, params, caller }) => {
      await removeGroup(parts, tenant, groupId(params.id), caller.requestId)
      return undefined
    },
  }
}

function oneOf<D extends { id: string }>(all: D[], id: string): D {
  const found = all.find((one) => one.id.toLowerCase() === id.toLowerCase())
  if (!found) throw new AppError('not_found', say('scim.none'))
  return found
}

function personId(id: string): string {
  if (!isId(id)) throw missingPerson()
  return id
}

function groupId(id: string): string {
  if (!isId(id)) throw missingGroup()
  return id
}
