/** Kinds of answers as the overview tells them apart, in the order in which they are shown. */
export const kinds = ['figures', 'choices', 'narratives', 'tables', 'others'] as const
export type Kind = (typeof kinds)[number]

const kindOf: Record<string, Kind> = {
  number: 'figures',
  percent: 'figures',
  money: 'figures',
  date: 'figures',
  year: 'figures',
  'yes-no': 'choices',
  choice: 'choices',
  narrative: 'narratives',
  'semi-narrative': 'narratives',
  table: 'tables',
}

/** Counts by data type put together by kind; kinds that hold nothing are left out. */
export function byKind<K extends string>(
  counts: [string, Record<K, number>][],
): { kind: Kind; counts: Record<K, number> }[] {
  const sums = new Map<Kind, Record<K, number>>()
  for (const [dataType, count] of counts) {
    const kind = kindOf[dataType] ?? 'others'
    const sum = { ...sums.get(kind) } as Record<K, number>
    for (const [name, value] of Object.entries<number>(count)) sum[name as K] = (sum[name as K] ?? 0) + value
    sums.set(kind, sum)
  }
  return kinds.flatMap((kind) => {
    const sum = sums.get(kind)
    return sum && Object.values<number>(sum).some((value) => value > 0) ? [{ kind, counts: sum }] : []
  })
}
