import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'

/** One comparison of a filter: an attribute, in lower case and without the name of its schema, and what it has to equal. */
export interface Comparison {
  attribute: string
  value: string
}

const comparison = /^\s*([\w$:.[\]" -]+?)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*(?:and\s+|$)/i

/** What a filter of SCIM asks for. Directories compare by `eq` to match people, and join by `and`; anything else is refused. */
export function comparisonsOf(filter: string): Comparison[] {
  const found: Comparison[] = []
  for (let rest = filter; rest.trim() !== ''; ) {
    const [all, attribute, written] = comparison.exec(rest) ?? []
    if (!all || !attribute || !written) throw refusedFilter()
    found.push({
      attribute: plainAttribute(attribute),
      value: written.startsWith('"') ? textOf(written) : written.toLowerCase(),
    })
    rest = rest.slice(all.length)
    if (/\band\s+$/i.test(all) && rest.trim() === '') throw refusedFilter()
  }
  return found
}

export const refusedFilter = (): AppError =>
  new AppError('invalid_input', say('scim.filter'), { scim: 'invalidFilter' })

/** An attribute in lower case, without the name of the schema that it belongs to anyhow. */
export const plainAttribute = (path: string): string =>
  path
    .trim()
    .toLowerCase()
    .replace(/^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/, '')

function textOf(written: string): string {
  let text: string
  try {
    text = String(JSON.parse(written))
  } catch {
    throw refusedFilter()
  }
  // An escaped NUL is none in the query that was sent, and the database takes none.
  if (text.includes('\0')) throw refusedFilter()
  return text
}
