import type { Waiting } from '@esrs/contract'

/** Kinds of work that wait for somebody, in the order in which they are done. */
export const workKinds = ['values', 'decide', 'approve', 'deliver', 'topics'] as const
export type WorkKind = (typeof workKinds)[number]

/** Where each kind of work is done. */
export const workPlaces: Readonly<Record<WorkKind, string>> = {
  values: '/datapoints?state=to_check&counting=true&order=importance',
  decide: '/my-work',
  approve: '/my-work',
  deliver: '/my-work',
  topics: '/iro/decisions',
}

/** Where each kind of work is begun: values at the first of them, with its page. */
export const workStarts: Readonly<Record<WorkKind, string>> = {
  ...workPlaces,
  values: `${workPlaces.values}&open=first`,
}

/** The kind that comes next; `null` where nothing waits. */
export const nextKind = (mine: Waiting['mine']): WorkKind | null => workKinds.find((kind) => mine[kind] > 0) ?? null
