/** A decision: where the feature is at most the threshold the first branch, else the second; a number is a leaf. */
export type Tree = number | readonly [feature: number, threshold: number, low: Tree, high: Tree]

/** Boosted trees over named features; each adds to the logarithm of the odds. */
export interface Trees {
  bias: number
  names: readonly string[]
  trees: readonly Tree[]
}

/** The probability that boosted trees give named features; a feature that is not named is nought. */
export function likelihood({ bias, names, trees }: Trees, features: Readonly<Partial<Record<string, number>>>): number {
  const values = names.map((name) => features[name] ?? 0)
  let odds = bias
  for (const tree of trees) {
    let at = tree
    while (typeof at !== 'number') at = (values[at[0]] as number) <= at[1] ? at[2] : at[3]
    odds += at
  }
  return 1 / (1 + Math.exp(-odds))
}
