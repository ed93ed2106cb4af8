import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../database/schema/accounts.ts'
import { directoryGroups, directoryMembers, directoryUsers } from '../../../database/schema/provisioning.ts'
import { isId } from '../../../is-id.ts'
import { normalEmail } from '../people.ts'
import { nameOfPerson } from './directory-store.ts'
import { comparisonsOf, refusedFilter } from './filter.ts'

/** Conditions by the attribute that they compare, in lower case. */
type Conditions = Record<string, (value: string) => SQL>

const never = sql`false`
const address = (value: string): SQL => eq(users.email, normalEmail(value))

const personConditions: Conditions = {
  id: (value) => (isId(value) ? eq(users.id, value) : never),
  username: (value) => sql`${nameOfPerson} = ${value.toLowerCase()}`,
  externalid: (value) => eq(directoryUsers.externalId, value),
  displayname: (value) => sql`lower(${users.name}) = ${value.toLowerCase()}`,
  emails: address,
  'emails.value': address,
  'emails[type eq "work"].value': address,
  active: (value) => (value === 'true' || value === 'false' ? eq(users.isActive, value === 'true') : never),
}

const hasMember = (value: string): SQL =>
  isId(value)
    ? sql`exists (select 1 from ${directoryMembers} m where m.group_id = ${directoryGroups.id} and m.user_id = ${value})`
    : never

const groupConditions: Conditions = {
  id: (value) => (isId(value) ? eq(directoryGroups.id, value) : never),
  displayname: (value) => sql`lower(${directoryGroups.name}) = ${value.toLowerCase()}`,
  externalid: (value) => eq(directoryGroups.externalId, value),
  members: hasMember,
  'members.value': hasMember,
}

function conditionOf(filter: string | undefined, known: Conditions): SQL | undefined {
  if (filter === undefined || filter.trim() === '') return undefined
  const conditions = comparisonsOf(filter).map(({ attribute, value }) => {
    const condition = Object.hasOwn(known, attribute) ? known[attribute] : undefined
    if (!condition) throw refusedFilter()
    return condition(value)
  })
  return sql.join(conditions, sql` and `)
}

/** The people whom a filter asks for; all where there is none. Refuses an attribute that cannot be compared. */
export const personCondition = (filter: string | undefined): SQL | undefined => conditionOf(filter, personConditions)

/** The groups that a filter asks for; all where there is none. */
export const groupCondition = (filter: string | undefined): SQL | undefined => conditionOf(filter, groupConditions)
