import { loadCatalogue, type StandardSet, standardSets } from '../../esrs/index.ts'
import { namesSubject, readConcepts } from '../../text/lexicon.ts'
import type { Dimension } from '../../text/units.ts'
import type { Observation, Source } from './observation.ts'

// The names that the standard itself gives to a datapoint: in both languages, and as its taxonomy calls it. A label that says a
// name says what the datapoint asks for, whether or not a row of knowledge foresaw its words.

/** So many letters of a word that no concept knows tell it from others, whatever ending it has. */
const STEM = 6

const stemOf = (word: string): string => `~${word.slice(0, STEM)}`

const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 30_000

/** What a text says, each once: its concepts, and the beginnings of the words that no concept explains. */
export function ideasIn(text: string): readonly string[] {
  let found = known.get(text)
  if (!found) {
    const { concepts, residue } = readConcepts(text)
    found = [...[...concepts].filter(namesSubject), ...new Set(residue.map(stemOf))]
    if (known.size > MOST_KNOWN) known.clear()
    known.set(text, found)
  }
  return found
}

/** `GrossScope1Emissions` as words. */
const spoken = (element: string): string =>
  element.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')

/** How much of a name is said of a figure, and how much of the figure's own label the name explains; both from 0 to 1. */
export interface NameFit {
  said: number
  explained: number
  score: number
}

interface Name {
  datapoint: string
  ideas: readonly string[]
  weight: number
}

/** Where a name is said: what stands nearer to a figure says more of it. */
const NEARNESS: Readonly<Record<Source, readonly [weight: number, texts: number]>> = {
  heading: [0.35, 2],
  caption: [0.6, 2],
  parent: [0.75, 2],
  column: [0.8, 4],
  own: [1, 4],
}
const FARTHEST_FIRST = ['heading', 'caption', 'parent', 'column', 'own'] as const

/** Names that fit less are no rivals. */
const LEAST = 0.2
/** A name that fits better by less does not fit better. */
const TIE = 0.02
/** A lead over all other names is not told further than this. */
const MARGIN_KNOWN = 0.5

/** How the names of a set fit one figure. */
export interface Fits {
  by: ReadonlyMap<string, NameFit>
  /** How near each idea is said. */
  near: ReadonlyMap<string, number>
}

/** A datapoint that figures answer. */
export interface Named {
  set: StandardSet
  dr: string
  measures: readonly Dimension[]
}

/** The official names of the datapoints of all sets. */
export class Names {
  private readonly names: Name[] = []
  private readonly byIdea = new Map<string, number[]>()
  private readonly asking = new Map<string, number>()
  private readonly datapoints: number
  private readonly telling = new Map<string, number>()
  private readonly figures: ReadonlyMap<string, Named>
  private readonly byDatapoint = new Map<string, (readonly string[])[]>()
  private readonly fits = new WeakMap<Observation, Fits>()
  /** How much of each name is said, and explains the label, of the figure that is looked at; nought between figures. */
  private got = new Float64Array(0)
  private explained = new Float64Array(0)

  /** @param figures the datapoints that figures answer; only their names are held against figures */
  constructor(figures: ReadonlyMap<string, Named>) {
    this.figures = figures
    const all = standardSets.flatMap((set) => {
      const german = loadCatalogue(set, 'de')
      return loadCatalogue(set, 'en').datapoints.map(({ id, name, concepts }) => ({
        id,
        texts: [name, german.get(id)?.name ?? '', ...concepts.map(spoken)].map(ideasIn),
      }))
    })
    this.datapoints = all.length
    for (const { texts } of all)
      for (const idea of new Set(texts.flat())) this.asking.set(idea, (this.asking.get(idea) ?? 0) + 1)
    for (const { id, texts } of all)
      if (figures.has(id)) for (const ideas of texts) if (ideas.length) this.add(id, ideas)
    this.got = new Float64Array(this.names.length)
    this.explained = new Float64Array(this.names.length)
  }

  private add(datapoint: string, ideas: readonly string[]): void {
    const at = this.names.length
    this.names.push({ datapoint, ideas, weight: this.weightOf(ideas) })
    this.byDatapoint.set(datapoint, [...(this.byDatapoint.get(datapoint) ?? []), ideas])
    for (const idea of ideas) {
      const list = this.byIdea.get(idea)
      if (list) list.push(at)
      else this.byIdea.set(idea, [at])
    }
  }

  /** How much an idea tells its datapoint from others. */
  private tells(idea: string): number {
    let found = this.telling.get(idea)
    if (found === undefined) {
      found = Math.log(1 + this.datapoints / (this.asking.get(idea) ?? 2))
      if (this.telling.size > MOST_KNOWN) this.telling.clear()
      this.telling.set(idea, found)
    }
    return found
  }

  private weightOf(ideas: Iterable<string>): number {
    let sum = 0
    for (const idea of ideas) sum += this.tells(idea)
    return sum
  }

  /** What the names of a datapoint say, a list for each name. */
  ideasOf = (datapoint: string): readonly (readonly string[])[] => this.byDatapoint.get(datapoint) ?? []

  /**
   * What tells a datapoint from each of the others that its requirement asks for in the same measure: of every list one idea must
   * be said, or revenue would be revenue from gas. Names that are the same in one of the languages tell nothing.
   */
  tellingOf(datapoint: string): readonly (readonly string[])[] {
    const own = this.figures.get(datapoint)
    return [...this.figures].flatMap(([other, { set, dr, measures }]) => {
      if (
        other === datapoint ||
        set !== own?.set ||
        dr !== own.dr ||
        !measures.some((one) => own.measures.includes(one))
      )
        return []
      const theirs = new Set(this.ideasOf(other).flat())
      const telling = this.ideasOf(datapoint).map((ideas) => ideas.filter((idea) => !theirs.has(idea)))
      return telling.every((ideas) => ideas.length) ? [telling.flat()] : []
    })
  }

  /** How all names fit a figure; those that say nothing of it are left out. */
  fitsOf(observation: Observation, implied: readonly string[]): Fits {
    let found = this.fits.get(observation)
    if (!found) {
      found = this.held(observation, implied)
      this.fits.set(observation, found)
    }
    return found
  }

  private held({ texts }: Observation, implied: readonly string[]): Fits {
    const near = new Map<string, number>()
    for (const source of FARTHEST_FIRST) {
      const [weight, most] = NEARNESS[source]
      for (const text of texts[source].slice(0, most)) for (const idea of ideasIn(text)) near.set(idea, weight)
    }
    for (const idea of implied) near.set(idea, 1)
    const own = new Set(texts.own.flatMap(ideasIn))
    const whole = this.weightOf(own)
    const { got, explained } = this
    const said: number[] = []
    for (const [idea, weight] of near) {
      const tells = this.tells(idea)
      const isOwn = own.has(idea)
      for (const at of this.byIdea.get(idea) ?? []) {
        if (got[at] === 0) said.push(at)
        got[at] = (got[at] as number) + tells * weight
        if (isOwn) explained[at] = (explained[at] as number) + tells
      }
    }
    const by = new Map<string, NameFit>()
    for (const at of said) {
      const { datapoint, weight } = this.names[at] as Name
      const fit = {
        said: (got[at] as number) / weight,
        explained: whole ? (explained[at] as number) / whole : 0,
        score: 0,
      }
      fit.score = 0.6 * fit.said + 0.4 * fit.explained
      if (fit.score >= LEAST && fit.score > (by.get(datapoint)?.score ?? 0)) by.set(datapoint, fit)
      got[at] = 0
      explained[at] = 0
    }
    return { by, near }
  }

  /** How much better a datapoint's name fits than that of any other of its set with the same measures, and how many fit better. */
  rivalry({ by }: Fits, datapoint: string, measures: readonly Dimension[]): { margin: number; better: number } {
    const own = by.get(datapoint)?.score ?? 0
    const set = this.figures.get(datapoint)?.set
    let [best, better] = [0, 0]
    for (const [id, { score }] of by) {
      if (id === datapoint || score <= own - MARGIN_KNOWN) continue
      const other = this.figures.get(id)
      if (other?.set !== set || !other?.measures.some((measure) => measures.includes(measure))) continue
      if (score > best) best = score
      if (score > own + TIE) better += 1
    }
    return { margin: Math.min(MARGIN_KNOWN, own - best), better }
  }
}
