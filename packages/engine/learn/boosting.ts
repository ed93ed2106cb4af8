import type { Tree, Trees } from '../src/analysis/answering/trees.ts'
import type { Example } from './regression.ts'

/** How trees are grown; the values were chosen by what companies that were left out gave. */
export interface Growth {
  /** Series of trees that are grown apart from one another; what they say is averaged. */
  series: number
  /** Trees of a series. */
  trees: number
  leaves: number
  rate: number
  /** Examples that each side of a decision has at least. */
  least: number
  penalty: number
  /** Share of the examples, and of the features, that a tree is grown from. */
  examples: number
  features: number
}
const usual: Growth = {
  series: 6,
  trees: 80,
  leaves: 15,
  rate: 0.1,
  least: 20,
  penalty: 20,
  examples: 0.5,
  features: 0.15,
}
/** So many thresholds are tried for a feature. */
const BINS = 63

/** A feature by the examples in which it is not nought, each with the number of the stretch that its value lies in. */
interface Column {
  rows: Int32Array
  bins: Uint8Array
  zero: number
  /** Upper ends of the stretches but the last. */
  thresholds: number[]
}

function columnOf(examples: readonly Example[], name: string): Column {
  const values = examples.map(({ features }) => features[name] ?? 0)
  const distinct = [...new Set(values)].sort((a, b) => a - b)
  const step = Math.max(1, distinct.length / BINS)
  const thresholds: number[] = []
  for (let i = 1; i * step < distinct.length; i++) {
    const at = Math.floor(i * step)
    thresholds.push(((distinct[at - 1] as number) + (distinct[at] as number)) / 2)
  }
  const binOf = (value: number): number => {
    let [low, high] = [0, thresholds.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (value <= (thresholds[middle] as number)) high = middle
      else low = middle + 1
    }
    return low
  }
  const rows = values.flatMap((value, i) => (value === 0 ? [] : [i]))
  return {
    rows: Int32Array.from(rows),
    bins: Uint8Array.from(rows.map((i) => binOf(values[i] as number))),
    zero: binOf(0),
    thresholds,
  }
}

interface Sums {
  gradient: number
  curve: number
  count: number
}
interface Split {
  gain: number
  column: number
  bin: number
}
interface Leaf extends Sums {
  id: number
  split: Split
}

/** A node while a tree grows. */
interface Node {
  value: number
  decision: { column: number; threshold: number; low: number; high: number } | null
}

/** The state of one tree that grows. */
class Growing {
  readonly nodes: Node[] = []
  /** The node that each example has come to. */
  readonly at: Int32Array
  private readonly columns: readonly Column[]
  private readonly gradients: Float64Array
  private readonly curves: Float64Array
  /** 1 for an example that the tree is grown from; the others have no gradient and only follow. */
  private readonly taken: Uint8Array
  private readonly growth: Growth

  constructor(
    columns: readonly Column[],
    gradients: Float64Array,
    curves: Float64Array,
    taken: Uint8Array,
    growth: Growth,
  ) {
    this.columns = columns
    this.gradients = gradients
    this.curves = curves
    this.taken = taken
    this.growth = growth
    this.at = new Int32Array(gradients.length)
  }

  private node(sums: Sums): number {
    this.nodes.push({ value: (-this.growth.rate * sums.gradient) / (sums.curve + this.growth.penalty), decision: null })
    return this.nodes.length - 1
  }

  /** The best decision for each of some nodes, all found in one pass over the examples. */
  private splits(leaves: readonly { id: number; sums: Sums }[]): Leaf[] {
    const found: Split[] = leaves.map(() => ({ gain: 0, column: -1, bin: 0 }))
    const place = new Int8Array(this.nodes.length).fill(-1)
    leaves.forEach(({ id }, i) => {
      place[id] = i
    })
    const width = BINS + 1
    const [g, h, n] = [0, 1, 2].map(() => new Float64Array(width * leaves.length)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ]
    this.columns.forEach(({ rows, bins, zero, thresholds }, column) => {
      if (!thresholds.length) return
      for (const sums of [g, h, n]) sums.fill(0)
      for (let k = 0; k < rows.length; k++) {
        const row = rows[k] as number
        const leaf = place[this.at[row] as number] as number
        if (leaf < 0) continue
        const slot = leaf * width + (bins[k] as number)
        g[slot] = (g[slot] as number) + (this.gradients[row] as number)
        h[slot] = (h[slot] as number) + (this.curves[row] as number)
        n[slot] = (n[slot] as number) + (this.taken[row] as number)
      }
      leaves.forEach(({ sums }, i) => {
        const [from, to] = [i * width, i * width + thresholds.length + 1]
        const total = (list: Float64Array): number => list.subarray(from, to).reduce((sum, one) => sum + one, 0)
        // Whatever was not counted is nought.
        const slot = from + zero
        g[slot] = (g[slot] as number) + sums.gradient - total(g)
        h[slot] = (h[slot] as number) + sums.curve - total(h)
        n[slot] = (n[slot] as number) + sums.count - total(n)
        this.better(
          found[i] as Split,
          sums,
          column,
          thresholds.length,
          [g, h, n].map((list) => list.subarray(from, to)),
        )
      })
    })
    return leaves.map(({ id, sums }, i) => ({ ...sums, id, split: found[i] as Split }))
  }

  /** Takes the best threshold of a column where it gains more than what was found before. */
  private better(best: Split, sums: Sums, column: number, cuts: number, [g, h, n]: Float64Array[]): void {
    const { penalty, least } = this.growth
    const worth = (gradient: number, curve: number): number => (gradient * gradient) / (curve + penalty)
    let [gradient, curve, count] = [0, 0, 0]
    for (let bin = 0; bin < cuts; bin++) {
      gradient += g?.[bin] ?? 0
      curve += h?.[bin] ?? 0
      count += n?.[bin] ?? 0
      if (count < least || sums.count - count < least) continue
      const gain =
        worth(gradient, curve) + worth(sums.gradient - gradient, sums.curve - curve) - worth(sums.gradient, sums.curve)
      if (gain > best.gain + 1e-9) Object.assign(best, { gain, column, bin })
    }
  }

  private sumsOf(ids: readonly number[]): Map<number, Sums> {
    const sums = new Map(ids.map((id) => [id, { gradient: 0, curve: 0, count: 0 }]))
    for (let row = 0; row < this.at.length; row++) {
      const one = sums.get(this.at[row] as number)
      if (!one) continue
      one.gradient += this.gradients[row] as number
      one.curve += this.curves[row] as number
      one.count += this.taken[row] as number
    }
    return sums
  }

  /** Divides a leaf by its best decision; gives the two new ones. */
  private divide({ id, split }: Leaf): Leaf[] {
    const { rows, bins, zero, thresholds } = this.columns[split.column] as Column
    const low = this.nodes.length
    const side = (bin: number): number => low + (bin <= split.bin ? 0 : 1)
    const moved = new Map<number, number>()
    for (let k = 0; k < rows.length; k++)
      if (this.at[rows[k] as number] === id) moved.set(rows[k] as number, side(bins[k] as number))
    for (let row = 0; row < this.at.length; row++) if (this.at[row] === id) this.at[row] = moved.get(row) ?? side(zero)
    const sums = this.sumsOf([low, low + 1])
    const leaves = [low, low + 1].map((one) => ({ id: one, sums: sums.get(one) as Sums }))
    for (const leaf of leaves) this.node(leaf.sums)
    const node = this.nodes[id] as Node
    node.decision = { column: split.column, threshold: thresholds[split.bin] as number, low, high: low + 1 }
    return this.splits(leaves)
  }

  grow(): void {
    const sums = this.sumsOf([0]).get(0) as Sums
    let open = this.splits([{ id: this.node(sums), sums }])
    for (let leaves = 1; leaves < this.growth.leaves; leaves++) {
      const next = open.reduce((best, leaf) => (leaf.split.gain > best.split.gain ? leaf : best))
      if (next.split.gain <= 0) break
      open = [...open.filter((leaf) => leaf !== next), ...this.divide(next)]
    }
  }

  /** The tree below a node, with the features named by their places, and what it says divided among the series. */
  treeFrom(id: number, places: readonly number[], series: number): Tree {
    const { value, decision } = this.nodes[id] as Node
    if (!decision) return rounded(value / series)
    const { column, threshold, low, high } = decision
    const below = (node: number): Tree => this.treeFrom(node, places, series)
    return [places[column] as number, rounded(threshold), below(low), below(high)]
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** Numbers between 0 and 1 in an order that looks like chance and is the same each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The places of a share of a list, at least one, in their order. */
function sample(length: number, share: number, next: () => number): number[] {
  const places = Array.from({ length }, (_, i) => i)
  const wanted = Math.max(1, Math.round(length * share))
  for (let i = 0; i < wanted; i++) {
    const other = i + Math.floor(next() * (length - i))
    ;[places[i], places[other]] = [places[other] as number, places[i] as number]
  }
  return places.slice(0, wanted).sort((a, b) => a - b)
}

/** One series: each tree corrects what those before it got wrong. */
function seriesOf(
  examples: readonly Example[],
  columns: readonly Column[],
  bias: number,
  growth: Growth,
  next: () => number,
): Tree[] {
  const odds = new Float64Array(examples.length).fill(bias)
  const [gradients, curves] = [new Float64Array(examples.length), new Float64Array(examples.length)]
  return Array.from({ length: growth.trees }, () => {
    const taken = new Uint8Array(examples.length)
    for (const i of sample(examples.length, growth.examples, next)) taken[i] = 1
    examples.forEach(({ right, weight }, i) => {
      const p = 1 / (1 + Math.exp(-(odds[i] as number)))
      gradients[i] = taken[i] ? weight * (p - (right ? 1 : 0)) : 0
      curves[i] = taken[i] ? weight * p * (1 - p) : 0
    })
    const places = sample(columns.length, growth.features, next)
    const chosen = places.map((place) => columns[place] as Column)
    const growing = new Growing(chosen, gradients, curves, taken, growth)
    growing.grow()
    for (let i = 0; i < odds.length; i++)
      odds[i] = (odds[i] as number) + (growing.nodes[growing.at[i] as number] as Node).value
    return growing.treeFrom(0, places, growth.series)
  })
}

/**
 * Gradient boosting with small trees and logistic loss, in several series from other parts of the examples and features, because one
 * series alone learns the accidents of some sixty reports. Features that name the kind of statement before a colon are left out, since
 * trees tell kinds apart themselves. The same examples in the same order give the same trees.
 */
export function boost(all: readonly Example[], series = usual.series): Trees {
  const growth = { ...usual, series }
  const examples = all.filter(({ weight }) => weight > 0)
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))]
    .filter((name) => !name.includes(':'))
    .sort()
  const columns = names.map((name) => columnOf(examples, name))
  const [right, whole] = examples.reduce(
    ([a, b], one) => [a + (one.right ? one.weight : 0), b + one.weight] as [number, number],
    [0, 0] as [number, number],
  )
  const bias = Math.log(Math.max(right, 0.5) / Math.max(whole - right, 0.5))
  const trees = Array.from({ length: growth.series }, (_, i) =>
    seriesOf(examples, columns, bias, growth, numbersFrom(i + 1)),
  ).flat()
  return withUsedNames({ bias: rounded(bias), names, trees })
}

/** Leaves out the names of features that no tree asks for. */
function withUsedNames({ bias, names, trees }: Trees): Trees {
  const used = new Set<number>()
  const visit = (tree: Tree): void => {
    if (typeof tree === 'number') return
    used.add(tree[0])
    visit(tree[2])
    visit(tree[3])
  }
  trees.forEach(visit)
  const kept = [...used].sort((a, b) => a - b)
  const place = new Map(kept.map((old, i) => [old, i]))
  const renamed = (tree: Tree): Tree =>
    typeof tree === 'number' ? tree : [place.get(tree[0]) ?? 0, tree[1], renamed(tree[2]), renamed(tree[3])]
  return { bias, names: kept.map((i) => names[i] ?? ''), trees: trees.map(renamed) }
}
