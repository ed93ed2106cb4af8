import fs from 'node:fs'
import path from 'node:path'
import { loadCatalogue, wholeAt } from '@esrs/engine/esrs'
import { members } from '../src/xbrl/members.ts'
import { type Arc, arcsByRole, type Element, elementsOf } from './linkbase.ts'

// node packages/reports/taxonomy/derive.ts FOLDER-OF-ESRS-2023-12-22 FOLDER-OF-VSME-2025-07-30
// Writes what the product has to know of the two taxonomies, and no more: names of all concepts that a fact can have, types,
// periods, and in which dimensions a concept may stand. No label, reference or linkbase is taken over.

interface Table {
  [axis: string]: string[] | 'typed'
}

interface Taxonomy {
  set: 'esrs-2023' | 'vs-2026'
  prefix: string
  namespace: string
  entryPoint: string
  schema: string
  folder: string
  lists: Record<string, string>
}

const [esrs, vsme] = process.argv.slice(2)
const taxonomies: Taxonomy[] = [
  {
    set: 'esrs-2023',
    prefix: 'esrs',
    namespace: 'https://xbrl.efrag.org/taxonomy/esrs/2023-12-22',
    entryPoint: 'https://xbrl.efrag.org/taxonomy/esrs/2023-12-22/esrs_all.xsd',
    schema: path.join(esrs!, 'common/esrs_cor.xsd'),
    folder: path.join(esrs!, 'all'),
    lists: {},
  },
  {
    set: 'vs-2026',
    prefix: 'vsme',
    namespace: 'https://xbrl.efrag.org/taxonomy/vsme/2025-07-30/vsme',
    entryPoint: 'https://xbrl.efrag.org/taxonomy/vsme/2025-07-30/vsme-all.xsd',
    schema: path.join(vsme!, 'vsme-all.xsd'),
    folder: vsme!,
    lists: { waste: 'https://xbrl.efrag.org/taxonomy/waste/2014-12-18/waste' },
  },
]

/** Whether facts have such a type; members of axes and tables have others. */
const isOfFact = (type: string): boolean => /ItemType$/.test(type) && type !== 'domainItemType'

function below(roles: Map<string, Arc[]>, role: string, from: string, found = new Set<string>()): Set<string> {
  for (const arc of roles.get(role) ?? []) {
    if (arc.from !== from || arc.kind !== 'domain-member' || found.has(arc.to)) continue
    found.add(arc.to)
    below(roles, arc.target, arc.to, found)
  }
  return found
}

const country = 'country'

/** The members of an axis in a role that this software has a name for; the list of countries stands for itself. */
function membersOf(roles: Map<string, Arc[]>, hypercube: Arc, set: Taxonomy['set']): string[] {
  const domains = (roles.get(hypercube.target) ?? []).filter(
    ({ kind, from }) => kind === 'dimension-domain' && from === hypercube.to,
  )
  const all = domains.flatMap((arc) => [arc.to, ...below(roles, arc.target, arc.to)])
  if (all.some((id) => id.startsWith('country_'))) return [country]
  const wholes = loadCatalogue(set, 'en').datapoints.flatMap(({ id }) => wholeAt(id)?.member ?? [])
  const known = new Set([...Object.values(members[set]).flatMap((all) => all.map(({ member }) => member)), ...wholes])
  return all.map((id) => id.slice(id.indexOf('_') + 1)).filter((name) => known.has(name))
}

function tablesOf(roles: Map<string, Arc[]>, elements: Map<string, Element>, { prefix, set }: Taxonomy) {
  const places = new Map<string, Table[]>()
  for (const [role, arcs] of roles) {
    for (const all of arcs.filter(({ kind }) => kind === 'all')) {
      const table: Table = {}
      for (const arc of roles.get(all.target) ?? []) {
        if (arc.kind !== 'hypercube-dimension' || arc.from !== all.to) continue
        const axis = arc.to.slice(prefix.length + 1)
        table[axis] = elements.get(arc.to)?.isTypedAxis ? 'typed' : membersOf(roles, arc, set)
      }
      for (const item of [all.from, ...below(roles, role, all.from)])
        places.set(item, [...(places.get(item) ?? []), table])
    }
  }
  return places
}

for (const taxonomy of taxonomies) {
  const { set, prefix, namespace, entryPoint, schema, folder, lists } = taxonomy
  const elements = elementsOf(schema)
  const roles = arcsByRole(folder)
  const places = tablesOf(roles, elements, taxonomy)
  const arcs = [...roles.values()].flat()
  const defaults = arcs.filter(({ kind }) => kind === 'dimension-default')
  const names = [...elements.values()].filter(({ type }) => isOfFact(type)).map(({ name }) => name)
  const tables: string[] = []
  const concepts: Record<string, unknown> = {}
  for (const name of names.sort()) {
    const element = elements.get(`${prefix}_${name}`)
    if (!element || element.abstract) continue
    const of = (places.get(`${prefix}_${name}`) ?? []).map((table) => {
      const text = JSON.stringify(table)
      if (!tables.includes(text)) tables.push(text)
      return tables.indexOf(text)
    })
    concepts[name] = {
      type: element.type.replace(/ItemType$/, ''),
      ...(element.period === 'instant' && { instant: true }),
      ...(of.length > 0 && { tables: [...new Set(of)] }),
    }
  }
  const used = new Set(tables.flatMap((table) => Object.keys(JSON.parse(table))))
  const out = {
    prefix,
    namespace,
    entryPoint,
    lists,
    /** Axes that need not be said. */
    defaults: [...new Set(defaults.map(({ from }) => from.slice(prefix.length + 1)))].filter((axis) => used.has(axis)),
    tables: tables.map((table) => JSON.parse(table)),
    concepts,
  }
  const file = path.join(import.meta.dirname, `../src/xbrl/taxonomy/${set}.json`)
  fs.writeFileSync(file, `${JSON.stringify(out)}\n`)
  console.warn(`${set}: ${Object.keys(concepts).length} concepts of ${names.length}, ${tables.length} tables`)
}
