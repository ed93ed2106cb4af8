import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

// What a directory (Entra ID, Okta and others) calls to keep the people of a company up to date: SCIM 2.0, RFC 7643 and 7644. Names are
// those of the standard. What is sent is read generously, because directories differ; what is answered is strict.

export const scimSchemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  provider: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const

/** Words of the standard for what is wrong with a request. */
const scimTypes = ['invalidFilter', 'uniqueness', 'invalidSyntax', 'invalidPath', 'noTarget', 'invalidValue'] as const
export type ScimType = (typeof scimTypes)[number]

export const ScimError = z
  .object({
    schemas: z.array(z.string()),
    status: z.string().describe('The HTTP status.'),
    scimType: z.enum(scimTypes).optional(),
    detail: z.string(),
  })
  .meta({ id: 'ScimError', description: 'The body of every reply below `/scim/v2` that is not a success.' })
export type ScimError = z.infer<typeof ScimError>

const schemas = z.array(z.string())
const text = z.string().max(limits.scim.text)

const Meta = z.object({
  resourceType: z.enum(['User', 'Group']),
  created: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  location: z.string(),
})
const Reference = z.object({ value: z.string(), display: z.string() })

export const ScimUser = z
  .object({
    schemas,
    id: z.string(),
    externalId: z.string().optional(),
    userName: z.string(),
    name: z.object({
      formatted: z.string(),
      givenName: z.string().optional(),
      familyName: z.string().optional(),
    }),
    displayName: z.string(),
    title: z.string().optional().describe('The position in the company.'),
    preferredLanguage: z.string(),
    emails: z.array(z.object({ value: z.string(), type: z.literal('work'), primary: z.literal(true) })),
    active: z.boolean(),
    groups: z.array(Reference),
    meta: Meta,
  })
  .meta({ id: 'ScimUser', description: 'A person of the company as a directory sees them.' })
export type ScimUser = z.infer<typeof ScimUser>

export const ScimGroup = z
  .object({
    schemas,
    id: z.string(),
    externalId: z.string().optional(),
    displayName: z.string(),
    members: z.array(Reference).optional(),
    meta: Meta,
  })
  .meta({
    id: 'ScimGroup',
    description: 'A group of a directory. Its role, if any, is what the company’s administrators chose.',
  })
export type ScimGroup = z.infer<typeof ScimGroup>

/** True, or the word for it, which Entra ID sends. */
const Flag = z.union([z.boolean(), z.string().regex(/^(true|false)$/i)])

const SentUser = z.looseObject({
  schemas: schemas.optional(),
  userName: z.string().trim().min(1).max(254),
  externalId: text.nullish(),
  name: z.looseObject({ formatted: text.nullish(), givenName: text.nullish(), familyName: text.nullish() }).nullish(),
  displayName: text.nullish(),
  title: text.nullish(),
  preferredLanguage: text.nullish(),
  emails: z
    .array(z.looseObject({ value: text.nullish(), type: text.nullish(), primary: Flag.nullish() }))
    .max(20)
    .nullish(),
  active: Flag.nullish(),
})
export type SentScimUser = z.infer<typeof SentUser>

const Members = z.array(z.looseObject({ value: z.string().min(1).max(200) })).max(limits.scim.people)
const SentGroup = z.looseObject({
  schemas: schemas.optional(),
  displayName: z.string().trim().min(1).max(limits.scim.text),
  externalId: text.nullish(),
  members: Members.nullish(),
})

const Patch = z.looseObject({
  schemas: schemas.optional(),
  Operations: z
    .array(
      z.looseObject({
        op: z.string().regex(/^(add|remove|replace)$/i),
        path: text.nullish(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(limits.scim.operations),
})
export type ScimPatch = z.infer<typeof Patch>

/** A number of a query that means something else below or above its bounds, as the standard wants, and is no mistake. */
const bounded = (least: number, most: number) =>
  z.coerce
    .number()
    .int()
    .transform((value) => Math.min(most, Math.max(least, value)))

const selection = {
  attributes: text.optional().describe('Only these attributes, separated by commas.'),
  excludedAttributes: text.optional().describe('Without these attributes, separated by commas.'),
}
const Query = z.object({
  filter: z
    .string()
    .max(1000)
    .optional()
    .describe('Comparisons by `eq`, joined by `and`, such as `userName eq "ada@example.org"`.'),
  startIndex: bounded(1, 1_000_000).default(1),
  count: bounded(0, limits.scim.page).default(100),
  ...selection,
})
const Selection = z.object(selection)
const byId = z.object({ id: z.string().min(1).max(64) })

const listOf = <S extends z.ZodType>(of: S) =>
  z.object({
    schemas,
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(of),
  })

/** Attributes that were not asked for are left out. */
const SomeOfUser = ScimUser.partial().meta({
  id: 'SomeOfScimUser',
  description: 'A person with the attributes that were asked for.',
})
const SomeOfGroup = ScimGroup.partial().meta({
  id: 'SomeOfScimGroup',
  description: 'A group with the attributes that were asked for.',
})

const Described = z.looseObject({ schemas, id: z.string() })

const call = { auth: 'directory' } as const
const change = { ...call, trail: 'account', failures: ['conflict'] } as const

export const scim = {
  provider: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/ServiceProviderConfig',
    about: 'installation',
    summary: 'What of SCIM this installation can do',
    response: z.looseObject({ schemas }),
  }),
  resourceTypes: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/ResourceTypes',
    about: 'installation',
    summary: 'The kinds of resources there are: User and Group',
    response: listOf(Described),
  }),
  resourceType: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/ResourceTypes/{id}',
    about: 'installation',
    summary: 'One kind of resource',
    params: byId,
    response: Described,
  }),
  schemas: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/Schemas',
    about: 'installation',
    summary: 'The attributes of every kind of resource',
    response: listOf(Described),
  }),
  schema: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/Schemas/{id}',
    about: 'installation',
    summary: 'The attributes of one kind of resource',
    params: z.object({ id: z.string().min(1).max(100) }),
    response: Described,
  }),
  users: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/Users',
    about: 'people',
    summary: 'The people of the company, oldest first',
    query: Query,
    response: listOf(SomeOfUser),
  }),
  user: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/Users/{id}',
    about: 'people',
    summary: 'One person of the company',
    params: byId,
    query: Selection,
    response: SomeOfUser,
  }),
  addUser: endpoint({
    ...change,
    method: 'POST',
    path: '/scim/v2/Users',
    changes: ['people'],
    summary: 'Add a person with an address at a proved domain of the company. 409 for one who is there already',
    status: 201,
    body: SentUser,
    failures: ['conflict', 'quota_reached'],
    response: ScimUser,
  }),
  replaceUser: endpoint({
    ...change,
    method: 'PUT',
    path: '/scim/v2/Users/{id}',
    changes: ['people'],
    summary: 'Replace what the directory says of a person; without `active` they stay as they are',
    params: byId,
    body: SentUser,
    response: ScimUser,
  }),
  changeUser: endpoint({
    ...change,
    method: 'PATCH',
    path: '/scim/v2/Users/{id}',
    changes: ['people'],
    summary: 'Change a person; `active: false` ends all their sessions and tokens at once',
    params: byId,
    body: Patch,
    response: ScimUser,
  }),
  removeUser: endpoint({
    ...change,
    method: 'DELETE',
    path: '/scim/v2/Users/{id}',
    changes: ['people'],
    summary:
      'Deactivate a person at once, whom the directory does not find any more; what they did stays the company’s',
    status: 204,
    params: byId,
    response: z.undefined(),
  }),
  groups: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/Groups',
    about: 'people',
    summary: 'The groups that the directory has sent, oldest first',
    query: Query,
    response: listOf(SomeOfGroup),
  }),
  group: endpoint({
    ...call,
    method: 'GET',
    path: '/scim/v2/Groups/{id}',
    about: 'people',
    summary: 'One group',
    params: byId,
    query: Selection,
    response: SomeOfGroup,
  }),
  addGroup: endpoint({
    ...change,
    method: 'POST',
    path: '/scim/v2/Groups',
    changes: ['people'],
    summary: 'Add a group; its members get the role that the company’s administrators chose for its name',
    status: 201,
    body: SentGroup,
    failures: ['conflict', 'quota_reached'],
    response: ScimGroup,
  }),
  replaceGroup: endpoint({
    ...change,
    method: 'PUT',
    path: '/scim/v2/Groups/{id}',
    changes: ['people'],
    summary: 'Replace a group with its members',
    params: byId,
    body: SentGroup,
    response: ScimGroup,
  }),
  changeGroup: endpoint({
    ...change,
    method: 'PATCH',
    path: '/scim/v2/Groups/{id}',
    changes: ['people'],
    summary: 'Rename a group, or add, remove and replace its members',
    params: byId,
    body: Patch,
    response: ScimGroup,
  }),
  removeGroup: endpoint({
    ...change,
    method: 'DELETE',
    path: '/scim/v2/Groups/{id}',
    changes: ['people'],
    summary: 'Remove a group; its members lose the role that it brought',
    status: 204,
    params: byId,
    response: z.undefined(),
  }),
}
