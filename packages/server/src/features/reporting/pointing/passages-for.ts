import { nearestPassages, type Question, questionInWords, rankPages, tokensOf } from '@esrs/engine'
import { type Catalogue, type Datapoint, loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { openPages, pagesWithHits } from './index-store.ts'

/** A passage of a document of the company, word for word. */
export interface OwnPassage {
  documentId: string
  filename: string
  page: number
  text: string
}

/** What passages are looked for: the question of somebody else, or the place of a text of the statement. */
export type PassagesAbout = { question: string } | { block: string }

/** Pages that are looked through closely, and passages that are given. */
const [closely, given] = [40, 12]
/** A definition counts less than a name. */
const inDefinition = 0.25

/** What a place of the statement asks for, in words of both languages; `null` where it asks for nothing by itself. */
function askedBy(block: string, catalogue: Catalogue): { asked: string; question: Question } | null {
  const { set } = catalogue
  const inBoth = (['en', 'de'] as const).map((one) => loadCatalogue(set, one))
  const weighed = (points: readonly Datapoint[], title: string): [string, number][] => [
    [title, 1],
    ...points.flatMap(({ name, definition }): [string, number][] => [
      [name, 1],
      [definition, inDefinition],
    ]),
  ]
  const [id = block] = block.split(/[#@]|\.footnote$/)
  const own = catalogue.get(id)
  if (own) {
    const points = inBoth.flatMap((one) => one.get(id) ?? [])
    const question = questionInWords(weighed(points.length ? points : [own], ''))
    return { asked: [own.name, own.definition].filter(Boolean).join(': '), question }
  }
  const code = block.replace(/(?:\.text|\.assessment-[a-z]+|\+\d{1,4})$/, '')
  if (!catalogue.disclosureRequirement(code)) return null
  const of = (one: Catalogue) => ({
    title: one.disclosureRequirement(code)?.title ?? '',
    points: one.ofDisclosureRequirement(code),
  })
  const [shown, ...both] = [catalogue, ...inBoth].map(of)
  const names = shown!.points.map(({ name }) => name).join('; ')
  const texts = both.flatMap(({ title, points }) => weighed(points, title))
  return { asked: `${shown!.title} (${code}): ${names}`, question: questionInWords(texts) }
}

/**
 * The passages of the company's own documents that are nearest to a question or to what a text of the statement is about, best first.
 * @returns with what is asked for, in words; `null` where a place asks for nothing
 */
export async function passagesFor(
  tenant: Tenant,
  catalogue: Catalogue,
  about: PassagesAbout,
): Promise<{ asked: string; passages: OwnPassage[] } | null> {
  const found =
    'question' in about
      ? { asked: about.question, question: questionInWords([[about.question, 1]]) }
      : askedBy(about.block, catalogue)
  if (!found) return null
  const hits = await pagesWithHits(tenant, tokensOf(found.question))
  const pages = await openPages(tenant, rankPages(hits, hits.length, closely))
  const passages = nearestPassages(pages, found.question, given).map(({ page, start, end }) => ({
    documentId: page.documentId,
    filename: page.filename,
    page: page.indexed.page,
    text: page.text.slice(start, end),
  }))
  return { asked: found.asked.slice(0, 3_000), passages }
}
