import fs from 'node:fs'
import path from 'node:path'

// Just enough of XML Schema and XLink to read a taxonomy's facts: names, types, and which dimensions a concept stands in.

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

/** An element that a schema declares. */
export interface Element {
  name: string
  type: string
  period: 'instant' | 'duration'
  abstract: boolean
  isTypedAxis: boolean
  /** The domain of an enumeration: role and head. */
  domain: { role: string; head: string } | null
}

export function elementsOf(schema: string): Map<string, Element> {
  const elements = new Map<string, Element>()
  for (const [tag] of fs.readFileSync(schema, 'utf8').matchAll(/<xsd:element\b[^>]*>/g)) {
    const at = attributes(tag)
    if (!at.id || !at.type) continue
    elements.set(at.id, {
      name: at.name!,
      type: at.type.replace(/^.*:/, ''),
      period: at['xbrli:periodType'] === 'instant' ? 'instant' : 'duration',
      abstract: at.abstract === 'true',
      isTypedAxis: 'xbrldt:typedDomainRef' in at,
      domain: at['enum2:domain'] ? { role: at['enum2:linkrole']!, head: at['enum2:domain'].replace(':', '_') } : null,
    })
  }
  return elements
}

export interface Arc {
  kind: string
  from: string
  to: string
  /** The role in which the members below it are listed. */
  target: string
}

/** The arcs of every definition linkbase below a folder, by role; elements by their identifiers, such as `esrs_GenderAxis`. */
export function arcsByRole(folder: string): Map<string, Arc[]> {
  const roles = new Map<string, Arc[]>()
  for (const file of fs.globSync('**/{def,dim,*definition}*.xml', { cwd: folder })) {
    const xml = fs.readFileSync(path.join(folder, file), 'utf8')
    for (const [, head, body] of xml.matchAll(/<link:definitionLink\b([^>]*)>([\s\S]*?)<\/link:definitionLink>/g)) {
      const role = attributes(head!)['xlink:role']!
      const label = new Map<string, string>()
      for (const [tag] of body!.matchAll(/<link:loc\b[^>]*>/g)) {
        const at = attributes(tag)
        label.set(at['xlink:label']!, at['xlink:href']!.split('#')[1]!)
      }
      const arcs = roles.get(role) ?? []
      for (const [tag] of body!.matchAll(/<link:definitionArc\b[^>]*>/g)) {
        const at = attributes(tag)
        arcs.push({
          kind: at['xlink:arcrole']!.split('/').at(-1)!,
          from: label.get(at['xlink:from']!)!,
          to: label.get(at['xlink:to']!)!,
          target: at['xbrldt:targetRole'] ?? role,
        })
      }
      roles.set(role, arcs)
    }
  }
  return roles
}
