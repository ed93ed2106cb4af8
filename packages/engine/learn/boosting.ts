import type { Tree, Trees } from '../src/analysis/answering/trees.ts'
import { numbersFrom, sample } from './chance.ts'
import { BINS, type Column, columnOf } from './columns.ts'
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
/** Gradients, curves and counts of a node, by feature and stretch. */
type Histogram = readonly [gradients: Float64Array, curves: Float64Array, counts: Float64Array]

interface Leaf extends Sums {
  id: number
  split: Split
  histogram: Histogram
}

/** A node while a tree grows. */
interface Node {
  value: number
  decision: { column: number; threshold: number; low: number; high: number } | null
  /** The examples that have come to it, in their order. */
  rows: Int32Array
}

const WIDTH = BINS + 1

/** Memory that the trees of all series use one after the other: what is asked for anew for every tree is cleared away too often. */
class Workspace {
  /** The examples, in an order in which those of a node stand together. */
  readonly rows: Int32Array
  readonly taken: Uint8Array
  /** What is not nought of the examples that a tree is grown from, example by example. */
  readonly from: Int32Array
  columns = new Uint16Array(0)
  bins = new Uint8Array(0)
  private readonly next: Int32Array
  private readonly aside: Int32Array
  private readonly length: number
  private readonly free: Histogram[] = []
  private readonly lent: Histogram[] = []

  constructor(examples: number, columns: number) {
    this.rows = new Int32Array(examples)
    this.taken = new Uint8Array(examples)
    this.from = new Int32Array(examples + 1)
    this.next = new Int32Array(examples + 1)
    this.aside = new Int32Array(examples)
    this.length = WIDTH * columns
  }

  /** Begins a tree: all examples in their order, and the entries of those that it is grown from. */
  begin(columns: readonly Column[]): void {
    const { rows, from, next, taken } = this
    for (const one of this.lent.splice(0)) this.free.push(one)
    for (let row = 0; row < rows.length; row++) rows[row] = row
    from.fill(0)
    const used = columns.map(({ thresholds }) => thresholds.length > 0)
    columns.forEach((column, at) => {
      if (!used[at]) return
      for (let k = 0; k < column.rows.length; k++) {
        const row = column.rows[k] as number
        if (taken[row]) from[row + 1] = (from[row + 1] as number) + 1
      }
    })
    for (let row = 0; row < rows.length; row++) from[row + 1] = (from[row + 1] as number) + (from[row] as number)
    next.set(from)
    const length = from[rows.length] as number
    if (this.bins.length < length) {
      this.columns = new Uint16Array(2 * length)
      this.bins = new Uint8Array(2 * length)
    }
    columns.forEach((column, at) => {
      if (!used[at]) return
      for (let k = 0; k < column.rows.length; k++) {
        const row = column.rows[k] as number
        if (!taken[row]) continue
        const place = next[row] as number
        this.columns[place] = at
        this.bins[place] = column.bins[k] as number
        next[row] = place + 1
      }
    })
  }

  /** A histogram of noughts, which is given back when the next tree begins. */
  histogram(): Histogram {
    const found = this.free.pop() ?? [
      new Float64Array(this.length),
      new Float64Array(this.length),
      new Float64Array(this.length),
    ]
    for (const list of found) list.fill(0)
    this.lent.push(found)
    return found
  }

  /** Puts the examples of a node in the order of the two sides of a decision; gives both. */
  divide(rows: Int32Array, bins: Uint8Array, last: number): [low: Int32Array, high: Int32Array] {
    let [lows, highs] = [0, 0]
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number
      if ((bins[row] as number) <= last) rows[lows++] = row
      else this.aside[highs++] = row
    }
    rows.set(this.aside.subarray(0, highs), lows)
    return [rows.subarray(0, lows), rows.subarray(lows)]
  }
}

/** Leaves of what a node has what one side of it has not. */
function takeAway(whole: Histogram, part: Histogram): void {
  for (let kind = 0; kind < whole.length; kind++) {
    const [all, some] = [whole[kind], part[kind]] as [Float64Array, Float64Array]
    for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) - (some[at] as number)
  }
}

/** The state of one tree that grows. */
class Growing {
  readonly nodes: Node[] = []
  private readonly columns: readonly Column[]
  private readonly gradients: Float64Array
  private readonly curves: Float64Array
  /** Of its examples those that are taken grow the tree; the others have no gradient and only follow. */
  private readonly space: Workspace
  private readonly growth: Growth

  constructor(
    columns: readonly Column[],
    gradients: Float64Array,
    curves: Float64Array,
    space: Workspace,
    growth: Growth,
  ) {
    this.columns = columns
    this.gradients = gradients
    this.curves = curves
    this.space = space
    this.growth = growth
    space.begin(columns)
  }

  private node(sums: Sums, rows: Int32Array): number {
    const value = (-this.growth.rate * sums.gradient) / (sums.curve + this.growth.penalty)
    this.nodes.push({ value, decision: null, rows })
    return this.nodes.length - 1
  }

  private histogramOf(rows: Int32Array, sums: Sums): Histogram {
    const found = this.space.histogram()
    const [g, h, n] = found
    const { from, columns, bins } = this.space
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number
      const [first, last] = [from[row] as number, from[row + 1] as number]
      if (first === last) continue
      const gradient = this.gradients[row] as number
      const curve = this.curves[row] as number
      for (let k = first; k < last; k++) {
        const slot = (columns[k] as number) * WIDTH + (bins[k] as number)
        g[slot] = (g[slot] as number) + gradient
        h[slot] = (h[slot] as number) + curve
        n[slot] = (n[slot] as number) + 1
      }
    }
    const all = [sums.gradient, sums.curve, sums.count]
    for (let column = 0; column < this.columns.length; column++) {
      const { zero, thresholds } = this.columns[column] as Column
      const start = column * WIDTH
      for (let kind = 0; kind < found.length; kind++) {
        const list = found[kind] as Float64Array
        let sum = 0
        for (let at = start; at <= start + thresholds.length; at++) sum += list[at] as number
        // Whatever was not counted is nought.
        list[start + zero] = (list[start + zero] as number) + (all[kind] as number) - sum
      }
    }
    return found
  }

  /** A node as a leaf, with the best decision for it. */
  private leaf(id: number, sums: Sums, histogram: Histogram): Leaf {
    const found: Split = { gain: 0, column: -1, bin: 0 }
    this.columns.forEach(({ thresholds }, column) => {
      if (thresholds.length) this.better(found, sums, column, thresholds.length, histogram)
    })
    return { ...sums, id, split: found, histogram }
  }

  /** Takes the best threshold of a column where it gains more than what was found before. */
  private better(best: Split, sums: Sums, column: number, cuts: number, [g, h, n]: Histogram): void {
    const { penalty, least } = this.growth
    const worth = (gradient: number, curve: number): number => (gradient * gradient) / (curve + penalty)
    let [gradient, curve, count] = [0, 0, 0]
    const start = column * WIDTH
    for (let bin = 0; bin < cuts; bin++) {
      gradient += g[start + bin] as number
      curve += h[start + bin] as number
      count += n[start + bin] as number
      if (count < least || sums.count - count < least) continue
      const gain =
        worth(gradient, curve) + worth(sums.gradient - gradient, sums.curve - curve) - worth(sums.gradient, sums.curve)
      if (gain <= best.gain + 1e-9) continue
      best.gain = gain
      best.column = column
      best.bin = bin
    }
  }

  private sumsOf(rows: Int32Array): Sums {
    const sums = { gradient: 0, curve: 0, count: 0 }
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number
      sums.gradient += this.gradients[row] as number
      sums.curve += this.curves[row] as number
      sums.count += this.space.taken[row] as number
    }
    return sums
  }

  /** Divides a leaf by its best decision; gives the two new ones. */
  private divide({ id, split, histogram }: Leaf): Leaf[] {
    const { all, thresholds } = this.columns[split.column] as Column
    const node = this.nodes[id] as Node
    const sides = this.space.divide(node.rows, all, split.bin)
    const sums = sides.map((rows) => this.sumsOf(rows)) as [Sums, Sums]
    const low = this.nodes.length
    node.decision = { column: split.column, threshold: thresholds[split.bin] as number, low, high: low + 1 }
    sides.forEach((rows, i) => {
      this.node(sums[i] as Sums, rows)
    })
    // What the smaller side has not, the larger one has.
    const smaller = sides[0].length <= sides[1].length ? 0 : 1
    const counted = this.histogramOf(sides[smaller], sums[smaller])
    takeAway(histogram, counted)
    return [0, 1].map((i) => this.leaf(low + i, sums[i] as Sums, i === smaller ? counted : histogram))
  }

  grow(): void {
    const { rows } = this.space
    const sums = this.sumsOf(rows)
    let open = [this.leaf(this.node(sums, rows), sums, this.histogramOf(rows, sums))]
    for (let leaves = 1; leaves < this.growth.leaves; leaves++) {
      const next = open.reduce((best, leaf) => (leaf.split.gain > best.split.gain ? leaf : best))
      if (next.split.gain <= 0) break
      open = [...open.filter((leaf) => leaf !== next), ...this.divide(next)]
    }
  }

  /** Adds what the leaves say to the odds of the examples that have come to them. */
  addTo(odds: Float64Array): void {
    for (const { decision, rows, value } of this.nodes) {
      if (decision) continue
      for (let i = 0; i < rows.length; i++) odds[rows[i] as number] = (odds[rows[i] as number] as number) + value
    }
  }

  /** The tree below a node, with the features named by their places, and what it says divided among the series. */
  treeFrom(id: number, places: Int32Array, series: number): Tree {
    const { value, decision } = this.nodes[id] as Node
    if (!decision) return rounded(value / series)
    const { column, threshold, low, high } = decision
    const below = (node: number): Tree => this.treeFrom(node, places, series)
    return [places[column] as number, rounded(threshold), below(low), below(high)]
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** One series: each tree corrects what those before it got wrong. */
function seriesOf(
  examples: readonly Example[],
  columns: readonly Column[],
  bias: number,
  growth: Growth,
  space: Workspace,
  next: () => number,
): Tree[] {
  const odds = new Float64Array(examples.length).fill(bias)
  const [gradients, curves] = [new Float64Array(examples.length), new Float64Array(examples.length)]
  return Array.from({ length: growth.trees }, () => {
    const { taken } = space
    taken.fill(0)
    const chosenRows = sample(examples.length, growth.examples, next)
    for (const i of chosenRows) taken[i] = 1
    gradients.fill(0)
    curves.fill(0)
    for (const i of chosenRows) {
      const { right, weight } = examples[i] as Example
      const p = 1 / (1 + Math.exp(-(odds[i] as number)))
      gradients[i] = weight * (p - (right ? 1 : 0))
      curves[i] = weight * p * (1 - p)
    }
    const places = sample(columns.length, growth.features, next)
    const chosen = Array.from(places, (place) => columns[place] as Column)
    const growing = new Growing(chosen, gradients, curves, space, growth)
    growing.grow()
    growing.addTo(odds)
    return growing.treeFrom(0, places, growth.series)
  })
}

/**
 * Gradient boosting with small trees and logistic loss, in several series from other parts of the examples and features, because one
 * series alone learns the accidents of some sixty reports. Features that name the kind of observation before a colon are left out, since
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
  const space = new Workspace(examples.length, Math.max(1, Math.round(columns.length * growth.features)))
  const trees = Array.from({ length: growth.series }, (_, i) =>
    seriesOf(examples, columns, bias, growth, space, numbersFrom(i + 1)),
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
