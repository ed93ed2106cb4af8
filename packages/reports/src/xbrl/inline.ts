import type { Statement, StatementLanguage } from '@esrs/contract'
import { type Content, element, type Markup } from '../html/element.ts'
import { type PageOptions, pageOf } from '../html/page.ts'
import { layOut } from '../layout/layout.ts'
import type { Run } from '../layout/nodes.ts'
import { Contexts, entityOf, periodOf } from './contexts.ts'
import { type NotDisclosed, notDisclosed } from './not-disclosed.ts'
import { answeredBy, withShownTexts } from './shown-texts.ts'
import { type Tagged, type Tagging, tag } from './tagged.ts'
import { unitId, type XbrlUnit } from './units.ts'

/** Words that explain a tagged fact, such as why it is restated. */
export interface FactNote {
  id: string
  /** Anchor of the fact. */
  of: string
  text: string
}

export interface InlineReport {
  xhtml: string
  tagging: Tagging
  notes: readonly FactNote[]
  /** Elements of other EU law of which the page says that nothing is disclosed. */
  without: readonly NotDisclosed[]
}

const transformation = 'http://www.xbrl.org/inlineXBRL/transformation/2022-02-16'

/**
 * A statement as inline XBRL: a page for people in which every fact that the taxonomy knows is tagged once, where it stands.
 * `null` for a set whose taxonomy is not final.
 */
export function inlineReport(statement: Statement, language: StatementLanguage): InlineReport | null {
  const layout = layOut(statement, language)
  const known = tag(statement, language)
  if (!known) return null
  const tagging = withShownTexts(
    known,
    layout.nodes.flatMap((node) => (node.kind === 'text' ? [node] : [])),
  )
  const without = notDisclosed(statement, tagging)
  const contexts = new Contexts(statement, [...tagging.tagged, ...without])
  const writer = new Tags(tagging.tagged, without, contexts, language)
  // Written twice, which is cheap: the header comes first and holds the facts that the page does not show.
  const body = (before: Content) => pageOf(layout, { root: namespaces(tagging), before, ...writer.options() })
  body(null)
  const hidden = writer.leftOver()
  const notes = [...writer.notes.values()]
  const xhtml = body(header(statement, tagging, contexts, hidden, notes))
  return { xhtml, tagging, notes, without: writer.withoutValue() }
}

/** The tags of a report, each written once, at the first place where its fact stands. */
class Tags {
  private readonly tagged: readonly Tagged[]
  private readonly contexts: Contexts
  private readonly language: StatementLanguage
  /** By fact; further concepts of which it says the same stand in the first one's tag. */
  private readonly byFact = new Map<string, Tagged[]>()
  private readonly without: readonly NotDisclosed[]
  /** Texts of each datapoint with their position within its fact. */
  private readonly byText: ReadonlyMap<string, { one: Tagged; part: number }>
  /** Footnotes by the fact that each of them explains. */
  readonly notes = new Map<string, FactNote>()
  private written = new Set<string>()

  constructor(
    tagged: readonly Tagged[],
    without: readonly NotDisclosed[],
    contexts: Contexts,
    language: StatementLanguage,
  ) {
    this.tagged = tagged
    this.contexts = contexts
    this.language = language
    this.without = without
    for (const one of tagged)
      for (const { id } of [one.fact, ...one.also]) this.byFact.set(id, [...(this.byFact.get(id) ?? []), one])
    this.byText = new Map(
      tagged
        .filter(({ kind }) => kind === 'text')
        .flatMap((one) => [one.fact, ...one.continued].map(({ datapoint }, part) => [datapoint, { one, part }])),
    )
  }

  options(): Pick<PageOptions, 'mark' | 'explain' | 'without' | 'markText'> {
    this.written = new Set()
    this.notes.clear()
    return {
      mark: (run, shown) => this.mark(run, shown),
      explain: (run, shown) => this.explain(run, shown),
      without: (names) => this.empty(names),
      // The same words under several concepts stand in a tag within the other.
      markText: (text, shown) =>
        answeredBy(text).reduceRight<Content>((content, datapoint) => this.markText(datapoint, content), shown),
    }
  }

  /** Facts for the hidden header: those that the page does not show, or shows in other words. */
  leftOver(): Markup[] {
    return this.tagged.filter((one) => isInHeader(one) || !this.written.has(one.id)).map((one) => this.bare(one))
  }

  /** Elements without a value that the page has beside its words. */
  withoutValue(): NotDisclosed[] {
    return this.without.filter(({ id }) => this.written.has(id))
  }

  private take(one: { id: string }): boolean {
    if (this.written.has(one.id)) return false
    this.written.add(one.id)
    return true
  }

  private common(one: Tagged | NotDisclosed) {
    return { id: one.id, name: one.concept, contextRef: this.contexts.of(one) }
  }

  private mark(run: Run, shown: Content): Content {
    const [one, ...same] = this.byFact.get(run.fact!.id) ?? []
    // The word on the page links to the value in the header, under the name that the ESEF reporting manual gives the link.
    if (one && isInHeader(one)) {
      return element('span', { style: `-esef-ix-hidden:${one.id}` }, shown)
    }
    if (!one || one.kind === 'text' || one.kind === 'enumeration' || !this.take(one)) return shown
    const all = [one, ...same.filter((other) => this.take(other))]
    if (one.kind === 'number') return this.number(all, run.text)
    const format = { boolean: `ixt:fixed-${one.value}`, date: this.dayFormat(), year: null }[one.kind]
    return all.reduceRight<Content>(
      (content, each) => element('ix:nonNumeric', { ...this.common(each), format }, content),
      shown,
    )
  }

  private explain({ explains, text }: Run, shown: Content): Content {
    const one = this.byFact.get(explains!.id)?.[0]
    if (!one || this.notes.has(one.id)) return shown
    const note = { id: `n-${one.id}`, of: one.id, text }
    this.notes.set(one.id, note)
    return element('ix:footnote', { id: note.id, 'xml:lang': this.language }, shown)
  }

  private dayFormat = () => `ixt:date-day-monthname-year-${this.language}`

  /** Only the figure goes into the tag: a sign stands before it, a unit after it. */
  private number(all: readonly Tagged[], text: string): Content {
    const [, before = '', figure = '', after = ''] = /^([-−]?)([\d.,]+)([\s\S]*)$/u.exec(text) ?? []
    const format = this.language === 'de' ? 'ixt:num-comma-decimal' : 'ixt:num-dot-decimal'
    const tagged = all.reduceRight<Content>((content, one) => {
      const sign = one.value!.startsWith('-') ? '-' : null
      return element('ix:nonFraction', { ...this.common(one), ...this.measure(one), format, sign }, content)
    }, figure)
    return [before, tagged, after]
  }

  /** Elements of which the words beside them say that nothing is disclosed; each at the first of such words. */
  private empty(names: readonly string[]): Content {
    return this.without
      .filter((one) => one.saidBy.some((name) => names.includes(name)) && this.take(one))
      .map((one) =>
        one.kind === 'number'
          ? element('ix:nonFraction', { ...this.common(one), unitRef: `u-${unitId(one.unit!)}`, 'xsi:nil': 'true' })
          : element('ix:nonNumeric', { ...this.common(one), 'xsi:nil': 'true' }),
      )
  }

  private measure({ unit, decimals, scale }: Tagged) {
    return { unitRef: `u-${unitId(unit!)}`, decimals, scale: scale === 0 ? null : scale }
  }

  private markText(datapoint: string, shown: Content): Content {
    const text = this.byText.get(datapoint)
    if (!text) return shown
    const { one, part } = text
    const next = part < one.continued.length ? partId(one, part + 1) : null
    if (part > 0) return element('ix:continuation', { id: partId(one, part), continuedAt: next }, shown)
    if (!this.take(one)) return shown
    const isMarkup = one.isBlock ? 'true' : 'false'
    // Said of each text, since not every reader takes it from the page.
    const said = { escape: isMarkup, continuedAt: next, 'xml:lang': this.language }
    return element('ix:nonNumeric', { ...this.common(one), ...said }, shown)
  }

  /** A fact without a place on the page. */
  private bare(one: Tagged): Markup {
    if (one.kind !== 'number') return element('ix:nonNumeric', this.common(one), one.value)
    const value = one.value!.replace('-', '')
    const sign = one.value!.startsWith('-') ? '-' : null
    return element('ix:nonFraction', { ...this.common(one), ...this.measure({ ...one, scale: 0 }), sign }, value)
  }
}

/** Whether the page cannot hold the value as it is: the name of a member. No figure is hidden (ESEF reporting manual, 2.4.1). */
const isInHeader = ({ kind }: Tagged): boolean => kind === 'enumeration'

const partId = ({ id }: Tagged, part: number): string => `${id}-${part + 1}`

function namespaces({ taxonomy }: Tagging): Record<string, string> {
  return {
    'xmlns:ix': 'http://www.xbrl.org/2013/inlineXBRL',
    'xmlns:ixt': transformation,
    'xmlns:xbrli': 'http://www.xbrl.org/2003/instance',
    'xmlns:xbrldi': 'http://xbrl.org/2006/xbrldi',
    'xmlns:link': 'http://www.xbrl.org/2003/linkbase',
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    'xmlns:iso4217': 'http://www.xbrl.org/2003/iso4217',
    'xmlns:utr': 'http://www.xbrl.org/2009/utr',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xmlns:country': 'https://xbrl.org/2024/iso3166',
    [`xmlns:${taxonomy.prefix}`]: taxonomy.namespace,
    ...Object.fromEntries(Object.entries(taxonomy.lists).map(([prefix, name]) => [`xmlns:${prefix}`, name])),
  }
}

function header(
  statement: Statement,
  tagging: Tagging,
  contexts: Contexts,
  hidden: readonly Markup[],
  notes: readonly FactNote[],
): Markup {
  const schema = { 'xlink:type': 'simple', 'xlink:href': tagging.taxonomy.entryPoint }
  return element(
    'div',
    { style: 'display:none' },
    element(
      'ix:header',
      {},
      hidden.length > 0 ? element('ix:hidden', {}, hidden) : null,
      element('ix:references', {}, element('link:schemaRef', schema)),
      element(
        'ix:resources',
        {},
        [...contexts.contexts.values()].map(({ id, tagged }) => context(id, tagged, statement)),
        [...contexts.units].map(([id, unit]) => unitElement(id, unit)),
        notes.map(({ id, of }) => element('ix:relationship', { fromRefs: of, toRefs: id }, null)),
      ),
    ),
  )
}

function context(
  id: string,
  { fact, instant, dimensions }: Pick<NotDisclosed, 'fact' | 'instant' | 'dimensions'>,
  statement: Statement,
): Markup {
  const { scheme, identifier } = entityOf(statement)
  const { start, end } = periodOf(fact, statement)
  return element(
    'xbrli:context',
    { id },
    element('xbrli:entity', {}, element('xbrli:identifier', { scheme }, identifier)),
    element(
      'xbrli:period',
      {},
      instant
        ? element('xbrli:instant', {}, end)
        : [element('xbrli:startDate', {}, start), element('xbrli:endDate', {}, end)],
    ),
    dimensions.length > 0
      ? element(
          'xbrli:scenario',
          {},
          dimensions.map(({ axis, member, isTyped }) =>
            isTyped
              ? element('xbrldi:typedMember', { dimension: axis }, element(`${axis.split(':')[0]}:TYP`, {}, member))
              : element('xbrldi:explicitMember', { dimension: axis }, member),
          ),
        )
      : null,
  )
}

function unitElement(id: string, { numerator, denominator }: XbrlUnit): Markup {
  const measure = (name: string) => element('xbrli:measure', {}, name)
  const content =
    denominator === null
      ? measure(numerator)
      : element(
          'xbrli:divide',
          {},
          element('xbrli:unitNumerator', {}, measure(numerator)),
          element('xbrli:unitDenominator', {}, measure(denominator)),
        )
  return element('xbrli:unit', { id: `u-${id}` }, content)
}
