import { memberTags, type TaggedMember } from '@esrs/engine/esrs'

type Set = 'esrs-2023' | 'vs-2026'

const listed = (set: Set): Record<string, TaggedMember[]> =>
  Object.fromEntries(Object.entries(memberTags[set].members).map(([part, member]) => [part, [member]]))

/** Parts of a whole by their names in values, each with the axis and member of the taxonomy. Countries need no list. */
export const members: Record<Set, Record<string, TaggedMember[]>> = {
  'esrs-2023': listed('esrs-2023'),
  'vs-2026': listed('vs-2026'),
}

/** Axes of countries. */
export const countryAxes: Record<Set, string> = {
  'esrs-2023': memberTags['esrs-2023'].country,
  'vs-2026': memberTags['vs-2026'].country,
}

/** Axes that hold words of the company, by the axis of a breakdown. */
export const typedAxes: Record<Set, Readonly<Record<string, string>>> = {
  'esrs-2023': memberTags['esrs-2023'].typed,
  'vs-2026': memberTags['vs-2026'].typed,
}
