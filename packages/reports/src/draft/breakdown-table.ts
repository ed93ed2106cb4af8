import type { Fact, Inline, RichText, StatementBlock, StatementLanguage } from '@esrs/contract'
import { axesOf, type Breakdown, breakdownOf, dimensionOf, memberName, membersOf } from '@esrs/engine/esrs'
import { unitInWords } from '../words/format.ts'
import { say } from '../words/messages.ts'
import { factId } from './facts.ts'
import type { Item } from './input.ts'

interface Cell {
  members: string[]
  fact: Fact
}

/** A breakdown over several axes as a table with the sums of its rows and columns; `null` where it has one axis, or none. */
export function breakdownTable(item: Item, whole: Fact, parts: readonly Fact[]): StatementBlock | null {
  const breakdown = breakdownOf(item.id)
  if (!breakdown || breakdown.datapoint !== item.id) return null
  const cells = parts.flatMap((fact): Cell[] => {
    const members = membersOf(breakdown, fact.dimension!)
    return members ? [{ members, fact }] : []
  })
  const used = cells
    .map(({ members }) => axesOf(breakdown, members)!)
    .reduce<Breakdown['axes']>((most, axes) => (axes.length > most.length ? axes : most), [])
  if (used.length < 2) return null
  const [en, de] = (['en', 'de'] as const).map((language) => written(item, whole, parts, { used, cells }, language))
  return {
    type: 'text',
    id: `${item.id}.table`,
    datapoints: [],
    texts: { en: en!, de: de! },
    edited: { en: null, de: null },
  }
}

interface Layout {
  used: Breakdown['axes']
  cells: readonly Cell[]
}

/** The members of an axis that cells have, in the order of the axis; countries by their names. */
function membersAt({ used, cells }: Layout, place: number, language: StatementLanguage): string[] {
  const axis = used[place]!
  const found = new Set(cells.flatMap(({ members }) => (members.length === used.length ? [members[place]!] : [])))
  const listed = axis.members.flatMap(({ member }) => (found.has(member) ? [member] : []))
  const name = (member: string) => memberName(axis, member, language)
  const others = [...found].filter((member) => !listed.includes(member))
  return [...listed, ...others.sort((one, other) => name(one).localeCompare(name(other), language))]
}

/** Rows are members of the first axis, within those of the third where there is one; columns are members of the second. */
function written(
  item: Item,
  whole: Fact,
  parts: readonly Fact[],
  layout: Layout,
  language: StatementLanguage,
): RichText {
  const { used } = layout
  const facts = new Map(parts.map((fact) => [fact.id, fact]))
  const columns = membersAt(layout, 1, language)
  const nameAt = (place: number, member: string) => memberName(used[place]!, member, language)
  const words = (text: string, bold = false): Inline[] => [{ type: 'text', text, ...(bold && { bold }) }]
  const figure = (members: readonly string[], bold = false): Inline[] => {
    const id = members.length === 0 ? whole.id : factId(item.id, dimensionOf(members))
    const isThere = members.length === 0 ? whole.number !== null : facts.has(id)
    return isThere ? [{ type: 'value', fact: id, show: 'number', ...(bold && { bold }) }] : words('–')
  }
  const row = (label: string, of: (column: string | null) => readonly string[], bold = false) => [
    { content: words(label, bold) },
    ...[...columns, null].map((column) => ({ content: figure(of(column), bold), align: 'end' as const })),
  ]
  const given = (members: readonly (string | null)[]) => members.filter((member) => member !== null)
  const rows = membersAt(layout, 0, language).map((first) => row(nameAt(0, first), (column) => given([first, column])))
  const within = used[2]
    ? membersAt(layout, 2, language).flatMap((last) => [
        row(nameAt(2, last), (column) => given([column, last]), true),
        ...membersAt(layout, 0, language).map((first) =>
          row(`${nameAt(2, last)}: ${nameAt(0, first)}`, (column) => given([first, column, last])),
        ),
      ])
    : []
  const unit = unitInWords(whole.unit ?? parts[0]?.unit ?? null, language)
  const head = [nameOf(used, language), ...columns.map((column) => nameAt(1, column)), say(language, 'breakdown.total')]
  return [
    {
      type: 'table',
      caption: [item.name[language], unit].filter(Boolean).join(', '),
      rows: [
        head.map((text, index) => ({ content: words(text), ...(index > 0 && { align: 'end' as const }) })),
        ...rows,
        row(say(language, 'breakdown.total'), (column) => given([column]), true),
        ...within,
      ],
    },
  ]
}

const nameOf = (used: Breakdown['axes'], language: StatementLanguage): string =>
  [used[0], used[2]].flatMap((axis) => axis?.name[language] ?? []).join(', ')
