import type { Inline, RichBlock, RichText } from '@esrs/contract'
import { loadCatalogue, type Succession, succession } from '@esrs/engine/esrs'
import { isOwnPlace } from '@esrs/reports/statement'
import type { Tenant } from '../../database/tenant.ts'
import type { Report } from '../reporting/index.ts'
import { addText, type CurrentText, currentTexts, lockTexts, type TextRow } from './text-store.ts'

/** A text with the version that is in force. */
export type CarriedText = Pick<TextRow, 'id' | 'block' | 'language'>

/** What became of the texts of the year before. */
export interface CarriedTexts {
  carried: CarriedText[]
  /** Those of which nothing follows in the set of the new year. */
  left: Pick<TextRow, 'block' | 'language'>[]
}

/**
 * Copies the texts in force of one report into another one, where that has none of its own; the first report stays as it is. In
 * another set a text goes to what follows on the datapoint or requirement that it is about; where that has another predecessor it
 * stands beside the text of that requirement, so that no text replaces another.
 */
export async function carryTexts(
  tenant: Tenant,
  from: Report,
  to: Report,
  { userId, at }: { userId: string; at: Date },
): Promise<CarriedTexts> {
  await lockTexts(tenant)
  const { versions } = await currentTexts(tenant, to)
  const { written } = await currentTexts(tenant, from)
  const placeOf = from.set === to.set ? (block: string) => block : places(from, to, written, versions)
  const present = new Set(versions.map(({ block, language }) => `${block} ${language}`))
  const next = succession(from.set, to.set)
  const result: CarriedTexts = { carried: [], left: [] }
  for (const { block: old, language, text } of written) {
    const block = placeOf(old)
    if (block === null) {
      result.left.push({ block: old, language })
      continue
    }
    if (present.has(`${block} ${language}`)) continue
    const carried = from.set === to.set ? text : withFactsOf(next, text)
    const { id } = await addText(tenant, to, { block, language, text: carried, userId, at })
    result.carried.push({ id, block, language })
  }
  return result
}

/** Where the texts of one set stand in another one; each place is taken once, by a text in all its languages. */
function places(
  from: Report,
  to: Report,
  written: readonly CurrentText[],
  taken: readonly Pick<TextRow, 'block'>[],
): (block: string) => string | null {
  const next = succession(from.set, to.set)
  const old = loadCatalogue(from.set)
  const found = new Map<string, string | null>()
  const used = new Set(taken.map(({ block }) => block))
  const beside = (requirement: string | null): string | null => {
    if (requirement === null) return null
    let number = 1
    while (used.has(`${requirement}+${number}`)) number += 1
    return `${requirement}+${number}`
  }
  for (const block of new Set(written.map((text) => text.block))) {
    const place = placeIn(block, next, (id) => old.get(id) !== undefined, beside)
    if (place !== null) used.add(place)
    found.set(block, place)
  }
  return (block) => found.get(block) ?? null
}

/** Where a text of one set stands in another one; `null` where nothing follows on what it is about. */
function placeIn(
  block: string,
  next: Succession,
  isDatapoint: (id: string) => boolean,
  beside: (requirement: string | null) => string | null,
): string | null {
  const [, figure = '', part = ''] = /^([^#@]+)((?:#[^@]+)?(?:@\d{4})?\.footnote)$/.exec(block) ?? []
  if (figure) {
    if (!isDatapoint(figure)) return block
    const [follower] = next.datapoint(figure)
    return follower === undefined ? null : follower + part
  }
  if (isDatapoint(block)) return next.datapoint(block)[0] ?? beside(next.requirementOf(block))
  const [, code = '', kind = ''] = /^(.+?)(\.text|\.explanation|\.assessment-[a-z]+|\+\d+)$/.exec(block) ?? []
  // What is about a datapoint of the company's own belongs to no set.
  if (!kind) return block
  // Chapters of the legal form are the same in every set.
  if (isOwnPlace(code, 'esrs-2023')) return block
  const standard = next.standard(code.replace(/\.own$/, ''))
  if (kind === '.explanation') return standard === null ? null : standard + kind
  if (code.endsWith('.own')) return standard === null ? null : `${standard}.own${kind}`
  const [follower] = next.requirement(code)
  if (kind.startsWith('+')) return beside(follower ?? next.requirementWith(code))
  return follower === undefined ? beside(next.requirementWith(code)) : follower + kind
}

/** A text whose values are those of the new set, where one asks for the very same; others say that they are not available. */
function withFactsOf(next: Succession, text: RichText): RichText {
  const inline = (one: Inline): Inline => {
    if (one.type === 'footnote') return { ...one, content: one.content.map((part) => inline(part) as typeof part) }
    if (one.type !== 'value') return one
    const [, id = one.fact, rest = ''] = /^([^#@]+)(.*)$/.exec(one.fact) ?? []
    const follower = next.datapoint(id).find((target) => next.answering(target).includes(id))
    return follower === undefined ? one : { ...one, fact: follower + rest }
  }
  return mapped(text, inline)
}

/** The words of a text, without its values. */
export function wordsOf(text: RichText): string {
  const words: string[] = []
  const inline = (one: Inline): Inline => {
    if (one.type === 'footnote') one.content.forEach(inline)
    else if (one.type === 'text' || one.type === 'link') words.push(one.text)
    return one
  }
  mapped(text, inline)
  return words.join(' ')
}

type Items = Extract<RichBlock, { type: 'list' }>['items']

function mapped(text: RichText, inline: (one: Inline) => Inline): RichText {
  const items = (list: Items): Items =>
    list.map(({ content, items: more }) => ({
      content: content.map(inline),
      ...(more && { items: { ...more, items: items(more.items) } }),
    }))
  return text.map((block): RichBlock => {
    switch (block.type) {
      case 'list':
        return { ...block, items: items(block.items) }
      case 'table':
        return {
          ...block,
          rows: block.rows.map((row) => row.map((cell) => ({ ...cell, content: cell.content.map(inline) }))),
        }
      case 'quote':
        return {
          ...block,
          content: block.content.map((line) => ({ ...line, content: line.content.map(inline) })),
        }
      default:
        return { ...block, content: block.content.map(inline) }
    }
  })
}
