import type { TokenScope } from '@esrs/contract'

/** What a token can be made for, each for reading or for reading and writing. */
export const areas = ['documents', 'values', 'assessment', 'surveys'] as const
export type Area = (typeof areas)[number]

export const accesses = ['none', 'read', 'write'] as const
export type Access = (typeof accesses)[number]

/** The scope that stands for a choice; the server adds the one that reads to the one that writes. */
export const scopesOf = (chosen: Record<Area, Access>): TokenScope[] =>
  areas.flatMap((area): TokenScope[] => (chosen[area] === 'none' ? [] : [`${area}:${chosen[area]}`]))

/** The choice that a token was made with. */
export function accessOf(scopes: readonly TokenScope[], area: Area): Access {
  if (scopes.includes(`${area}:write`)) return 'write'
  return scopes.includes(`${area}:read`) ? 'read' : 'none'
}
