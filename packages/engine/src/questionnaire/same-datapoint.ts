import { type Catalogue, linksFrom, linksTo } from '../esrs/index.ts'

/** The datapoint of a set that is the same as one of ESRS Set 1; `null` where it has none. */
export function datapointOfSet(id: string, catalogue: Catalogue): string | null {
  if (catalogue.get(id)) return id
  const same = linksFrom(id).filter(({ to, relation }) => relation === 'same' && catalogue.get(to))
  return same.length === 1 ? same[0]!.to : null
}

/** The datapoint of a set that is what a template of the voluntary standard asks for; `null` where it has none that is the same. */
export function datapointOfTemplate(id: string, catalogue: Catalogue): string | null {
  if (catalogue.get(id)) return id
  const same = linksTo(id).filter(({ from, relation }) => relation === 'same' && catalogue.get(from))
  return same.length === 1 ? same[0]!.from : null
}
