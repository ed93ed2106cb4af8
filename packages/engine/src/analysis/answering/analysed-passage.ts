import type { Page } from '../../reading/document.ts'
import { type Passage, passagesOf } from '../../text/cut-passages.ts'
import { pattern } from '../../text/phrases.ts'
import { sentences } from '../../text/text.ts'
import { ideas } from './disclosures.ts'

/** What a passage and the headings above it say. */
export interface AnalysedPassage {
  passage: Passage
  /** How often each idea is said. */
  counts: ReadonlyMap<string, number>
  /** The ideas of each sentence. */
  spoken: readonly ReadonlySet<string>[]
  /** The ideas of the nearest heading, and of all of them. */
  head: ReadonlySet<string>
  heads: ReadonlySet<string>
  /** Codes of requirements in the headings, nearest ones first. */
  headCodes: readonly string[]
}

const nothing: ReadonlySet<string> = new Set()
const CODE = pattern(
  'g',
)`(?<![\p{L}\d])(e[1-5]|s[1-4]|g1|{general_standard}|{minimum_requirement})\s?-\s?(\d{1,2}|[pamt])(?![\p{L}\d])`

/** The codes of requirements in folded text. */
export const codesIn = (folded: string): string[] =>
  [...folded.matchAll(CODE)].map(([, standard = '', number = '']) =>
    `${standard}-${/^\d/.test(number) ? Number(number) : number}`.toUpperCase(),
  )

/** The ideas of each sentence; a passage may be one paragraph of a whole book, so each hit looks only for its own sentence. */
function spokenIn(
  stretches: readonly { start: number; end: number }[],
  hits: readonly { from: number; concept: string }[],
): Set<string>[] {
  const spoken = stretches.map(() => new Set<string>())
  let index = 0
  for (const { from, concept } of [...hits].sort((a, b) => a.from - b.from)) {
    while (index < stretches.length && stretches[index]!.end <= from) index += 1
    if (index < stretches.length && from >= stretches[index]!.start) spoken[index]!.add(concept)
  }
  return spoken
}

function analysePassage(passage: Passage, headings: Map<string, ReadonlySet<string>>): AnalysedPassage {
  const hits = ideas.hits(passage.folded)
  const counts = new Map<string, number>()
  for (const { concept } of hits) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  const spoken = spokenIn(sentences(passage.text), hits)
  const saidBy = (heading: string): ReadonlySet<string> => {
    let known = headings.get(heading)
    if (!known) {
      known = new Set(ideas.hits(heading).map(({ concept }) => concept))
      headings.set(heading, known)
    }
    return known
  }
  const [head = '', ...above] = passage.heads
  return {
    passage,
    counts,
    spoken: spoken.length ? spoken : [new Set(counts.keys())],
    head: head ? saidBy(head) : nothing,
    heads: new Set([head, ...above].flatMap((heading) => [...saidBy(heading)])),
    headCodes: passage.heads.flatMap(codesIn),
  }
}

/** All passages of the pages, with what they say. */
export function analysePassages(pages: readonly Page[]): AnalysedPassage[] {
  const headings = new Map<string, ReadonlySet<string>>()
  return pages
    .filter(({ kind }) => kind !== 'sheet')
    .flatMap(passagesOf)
    .map((passage) => analysePassage(passage, headings))
}
