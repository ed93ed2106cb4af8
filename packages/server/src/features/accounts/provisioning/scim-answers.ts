import { type ScimGroup, type ScimUser, scimSchemas } from '@esrs/contract'
import type { GroupRow, Named, PersonRow } from './directory-store.ts'

/** Where SCIM is served. */
export const scimPath = '/scim/v2'

/** A person as SCIM says them. `address` is that of the API. */
export function scimUserOf({ user, said }: PersonRow, groups: Named[], address: string): ScimUser {
  const { id, email, name, position, language, isActive, createdAt } = user
  const changed = said && said.changedAt > createdAt ? said.changedAt : createdAt
  return {
    schemas: [scimSchemas.user],
    id,
    ...(said?.externalId ? { externalId: said.externalId } : {}),
    userName: said?.userName ?? email,
    name: {
      formatted: name,
      ...(said?.givenName ? { givenName: said.givenName } : {}),
      ...(said?.familyName ? { familyName: said.familyName } : {}),
    },
    displayName: name,
    ...(position ? { title: position } : {}),
    preferredLanguage: language,
    emails: [{ value: email, type: 'work', primary: true }],
    active: isActive,
    groups: groups.map(referenceTo),
    meta: {
      resourceType: 'User',
      created: createdAt.toISOString(),
      lastModified: changed.toISOString(),
      location: locationOf(address, 'Users', id),
    },
  }
}

/** A group as SCIM says it. */
export function scimGroupOf(group: GroupRow, members: Named[], address: string): ScimGroup {
  const { id, externalId, name, createdAt, changedAt } = group
  return {
    schemas: [scimSchemas.group],
    id,
    ...(externalId ? { externalId } : {}),
    displayName: name,
    members: members.map(referenceTo),
    meta: {
      resourceType: 'Group',
      created: createdAt.toISOString(),
      lastModified: changedAt.toISOString(),
      location: locationOf(address, 'Groups', id),
    },
  }
}

const referenceTo = ({ id, name }: Named) => ({ value: id, display: name })

export const locationOf = (address: string, kind: 'Users' | 'Groups', id: string): string =>
  `${address}${scimPath}/${kind}/${id}`

/** Which attributes are asked for. */
export interface Selection {
  attributes?: string | undefined
  excludedAttributes?: string | undefined
}

const named = (list: string): string[] => list.split(',').map((name) => name.trim().toLowerCase().split('.')[0]!)

/** Whether an attribute is asked for. */
export function isAsked({ attributes, excludedAttributes }: Selection, name: string): boolean {
  if (attributes !== undefined) return named(attributes).includes(name.toLowerCase())
  return !named(excludedAttributes ?? '').includes(name.toLowerCase())
}

/** A resource with the attributes that are asked for; its schema and its id are always there. */
export const selected = <R extends { schemas: string[]; id: string }>(resource: R, selection: Selection): Partial<R> =>
  Object.fromEntries(
    Object.entries(resource).filter(([name]) => name === 'schemas' || name === 'id' || isAsked(selection, name)),
  ) as Partial<R>

/** One page of a list. */
export const scimListOf = <R>(resources: R[], { total, startIndex }: { total: number; startIndex: number }) => ({
  schemas: [scimSchemas.list],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})
