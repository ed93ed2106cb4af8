/** A decision: where the feature is at most the threshold the first branch, else the second; a number is a leaf. */
export type Tree = number | readonly [feature: number, threshold: number, low: Tree, high: Tree]

/** Boosted trees over named features; each adds to the logarithm of the odds. */
export interface Trees {
  bias: number
  names: readonly string[]
  trees: readonly Tree[]
}

/** Trees in flat lists, which a processor walks several times as fast as nested ones. */
interface Packed {
  /** Of each name the place of its value. */
  places: ReadonlyMap<string, number>
  values: Float64Array
  /** Of each decision its feature and threshold, and where it goes on; below nought stands the place of a leaf, counted from -1. */
  features: Int32Array
  thresholds: Float64Array
  low: Int32Array
  high: Int32Array
  leaves: Float64Array
  roots: Int32Array
}

function pack({ names, trees }: Trees): Packed {
  const [features, thresholds, low, high, leaves]: number[][] = [[], [], [], [], []]
  const add = (tree: Tree): number => {
    if (typeof tree === 'number') return -leaves!.push(tree)
    const at = features!.push(tree[0]) - 1
    thresholds![at] = tree[1]
    low![at] = add(tree[2])
    high![at] = add(tree[3])
    return at
  }
  const roots = trees.map(add)
  return {
    places: new Map(names.map((name, at) => [name, at])),
    values: new Float64Array(names.length),
    features: Int32Array.from(features!),
    thresholds: Float64Array.from(thresholds!),
    low: Int32Array.from(low!),
    high: Int32Array.from(high!),
    leaves: Float64Array.from(leaves!),
    roots: Int32Array.from(roots),
  }
}

const packed = new WeakMap<Trees, Packed>()

/** Named features in layers: what a later one names counts in place of what earlier ones do. */
export type Layers = readonly Readonly<Partial<Record<string, number>>>[]

/** The probability that boosted trees give named features; a feature that is not named is nought. */
export function likelihood(trees: Trees, layers: Layers): number {
  let known = packed.get(trees)
  if (!known) {
    known = pack(trees)
    packed.set(trees, known)
  }
  const { places, values, features: asked, thresholds, low, high, leaves, roots } = known
  values.fill(0)
  for (const features of layers)
    for (const name in features) {
      const place = places.get(name)
      if (place !== undefined) values[place] = features[name] ?? 0
    }
  let odds = trees.bias
  for (let i = 0; i < roots.length; i++) {
    let at = roots[i] as number
    while (at >= 0)
      at = ((values[asked[at] as number] as number) <= (thresholds[at] as number) ? low[at] : high[at]) as number
    odds += leaves[-at - 1] as number
  }
  return 1 / (1 + Math.exp(-odds))
}
