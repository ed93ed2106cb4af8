import type { Line } from '../document.ts'
import type { Run, TextPage } from '../text-page.ts'
import { type Context, figureOf, localName, type TaggedFact } from './tagged-facts.ts'

type Attributes = Readonly<Record<string, string>>
type RunOf = (() => Run) | null

/** A place on the page: a run with an offset into its text. */
interface Spot {
  run: Run
  at: number
}

/** A fact whose tag is open or done. */
interface Begun {
  id: string
  name: string
  attributes: Attributes
  text: string
  from: Spot | null
  to: Spot | null
}

/** What the transformations of boolean facts say, whatever is written. */
const answers: Readonly<Record<string, string>> = {
  'fixed-true': 'yes',
  'fixed-false': 'no',
  booleantrue: 'yes',
  booleanfalse: 'no',
}

/** Most facts of one file. */
const most = 50_000

/** Collects what inline XBRL tags while a page is read: facts with their places, contexts and units. */
export class Inline {
  private readonly begun: Begun[] = []
  private readonly open_: Begun[] = []
  private readonly contexts = new Map<string, Context>()
  private readonly units = new Map<string, string[]>()
  private readonly continued = new Map<string, Begun>()
  private readonly shown = new Map<string, { from: Spot; to: Spot }>()
  private readonly shows: { id: string; from: Spot; depth: number }[] = []
  private context: string | null = null
  private unit: string | null = null
  /** The element whose text is taken: a day, a measure, a member. */
  private taking: { name: string; attributes: Attributes; text: string } | null = null
  private depth = 0
  private readonly starts = new Map<Run, number>()

  /** A page that tells where its runs begin. */
  pageOf(page: TextPage): TextPage {
    const line = page.line.bind(page)
    page.line = (runs, boxOf): Line | null => {
      const written = line(runs, boxOf)
      const filled = runs.filter((run) => run.text !== '')
      for (const [index, segment] of (written?.segments ?? []).entries()) {
        const run = filled[index]
        if (run) this.starts.set(run, segment.start)
      }
      return written
    }
    return page
  }

  open(name: string, attributes: Attributes, isEmpty: boolean, runOf: RunOf): void {
    if (!isEmpty) this.depth += 1
    if (name === 'context') this.beginContext(attributes.id ?? '')
    else if (name === 'unit') this.unit = attributes.id ?? ''
    else if (/^(?:enddate|instant|measure|explicitmember|typedmember)$/.test(name))
      this.taking = { name, attributes, text: '' }
    else if (/^ix:(?:nonfraction|nonnumeric|continuation)$/.test(name) && !isEmpty)
      this.beginFact(name, attributes, runOf)
    const hiddenId = /-esef-ix-hidden:\s*([^\s;]{1,200})/.exec(attributes.style ?? '')?.[1]
    if (hiddenId && runOf && !isEmpty) this.shows.push({ id: hiddenId, from: spotOf(runOf), depth: this.depth })
  }

  close(name: string, runOf: RunOf): void {
    const show = this.shows.at(-1)
    if (show && show.depth === this.depth) {
      this.shows.pop()
      if (runOf) this.shown.set(show.id, { from: show.from, to: spotOf(runOf) })
    }
    this.depth -= 1
    if (this.taking?.name === name) this.take()
    if (name === 'context') this.context = null
    else if (name === 'unit') this.unit = null
    else if (this.open_.at(-1)?.name === name) {
      const fact = this.open_.pop()!
      if (runOf) fact.to = spotOf(runOf)
    }
  }

  text(text: string): void {
    if (this.taking) this.taking.text += text
    for (const fact of this.open_) fact.text += text
  }

  private beginContext(id: string): void {
    this.context = id
    this.contexts.set(id, { end: '', dimensions: [] })
  }

  private take(): void {
    const { name, attributes, text } = this.taking!
    this.taking = null
    const context = this.context === null ? null : this.contexts.get(this.context)
    if (name === 'measure' && this.unit !== null)
      this.units.set(this.unit, [...(this.units.get(this.unit) ?? []), localName(text)])
    else if (context && /member$/.test(name))
      context.dimensions.push({
        axis: localName(attributes.dimension ?? ''),
        member: name === 'typedmember' ? text.trim().slice(0, 200) : localName(text),
      })
    else if (context && /^(?:enddate|instant)$/.test(name)) context.end = text.trim().slice(0, 10)
  }

  private beginFact(name: string, attributes: Attributes, runOf: RunOf): void {
    if (this.begun.length >= most) return
    const from = runOf ? spotOf(runOf) : null
    const fact = { id: attributes.id ?? '', name, attributes, text: '', from, to: null }
    this.open_.push(fact)
    if (name === 'ix:continuation') this.continued.set(fact.id, fact)
    else this.begun.push(fact)
  }

  /** The facts in the order of their tags; those without a value that can be read are left out. */
  facts(): TaggedFact[] {
    return this.begun.flatMap((one) => this.factOf(one) ?? [])
  }

  private factOf(one: Begun): TaggedFact | null {
    const { attributes, name, id } = one
    const context = this.contexts.get(attributes.contextref ?? '')
    if (!context || attributes['xsi:nil'] === 'true') return null
    const format = attributes.format ?? ''
    const isNumber = name === 'ix:nonfraction'
    const parts = [one, ...this.restOf(one)]
    const written = isNumber
      ? one.text.trim()
      : parts
          .map(({ text }) => text.replace(/\s+/g, ' ').trim())
          .join(' ')
          .trim()
    const value = isNumber
      ? figureOf(written, format, Number(attributes.scale ?? '0'), attributes.sign === '-')
      : (answers[localName(format)] ?? (written === '' ? null : written))
    if (value === null) return null
    const shown = this.shown.get(id)
    const from = one.from ?? shown?.from ?? null
    const to = parts.at(-1)!.to ?? shown?.to ?? null
    return {
      concept: localName(attributes.name ?? ''),
      kind: isNumber ? 'number' : answers[localName(format)] ? 'answer' : 'text',
      value,
      written,
      unit: isNumber ? (this.units.get(attributes.unitref ?? '')?.join('/') ?? null) : null,
      end: context.end,
      dimensions: context.dimensions,
      start: this.offsetOf(from),
      stop: this.offsetOf(to),
    }
  }

  /** Where a text goes on, at most once at each place. */
  private restOf({ attributes }: Begun): Begun[] {
    const rest: Begun[] = []
    for (let next = attributes.continuedat; next; next = rest.at(-1)!.attributes.continuedat) {
      const part = this.continued.get(next)
      if (!part || rest.includes(part) || rest.length > 500) break
      rest.push(part)
    }
    return rest
  }

  private offsetOf(spot: Spot | null): number | null {
    const start = spot ? this.starts.get(spot.run) : undefined
    return start === undefined ? null : start + Math.min(spot!.at, spot!.run.text.length)
  }
}

const spotOf = (runOf: () => Run): Spot => {
  const run = runOf()
  return { run, at: run.text.length }
}
