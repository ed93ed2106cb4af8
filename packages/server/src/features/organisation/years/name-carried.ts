import type { CarriedItem } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'

type Kind = CarriedItem['kind']

/** What something that was carried over is about: a datapoint, a requirement or a topic by its code. */
export function codeIn(kind: Kind, subject: string): string {
  if (kind === 'figure') return subject
  if (kind === 'owner') return subject.replace(/^\w+ /, '')
  const block = subject.replace(/\/[a-z]{2}$/, '')
  return block
    .replace(/(?:[#@].*)?\.footnote$|\.text$|\.explanation$|\.assessment-[a-z]+$|\+\d+$/, '')
    .replace(/\.own$/, '')
}

/** The name of that in the language of a catalogue; empty where it has none. */
export function nameIn(catalogue: Catalogue, kind: Kind, subject: string): string {
  const code = codeIn(kind, subject)
  const datapoint = () => catalogue.get(code)?.name
  const requirement = () => catalogue.disclosureRequirement(code)?.title
  const topic = () => catalogue.standard(code)?.title
  return datapoint() ?? requirement() ?? topic() ?? ''
}
