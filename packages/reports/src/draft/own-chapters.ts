import type { StatementBlock, StatementChapter, StatementPart, Words } from '@esrs/contract'
import type { StandardSet } from '@esrs/engine/esrs'
import stored from './own-chapters.json' with { type: 'json' }

interface OwnChapter {
  code: string
  part: StatementPart | null
  sets: readonly string[]
  title: Words
}

const all = stored as readonly OwnChapter[]

/**
 * Chapters that belong to the legal form of a statement and that no standard asks for datapoints of: the disclosures on the EU
 * taxonomy, which the environmental part begins with (ESRS 1, Appendix D), who is responsible, and the place for the auditor.
 * They are empty until somebody writes in them, and an empty one is not printed.
 */
const ownChapters = (set: StandardSet): readonly OwnChapter[] => all.filter(({ sets }) => sets.includes(set))

/** The one place within such a chapter that holds its texts. */
const placeIn = (code: string): string => `${code}.own`

/** Whether a requirement is the place of such a chapter in a set. */
export const isOwnPlace = (requirement: string, set: StandardSet): boolean =>
  ownChapters(set).some(({ code }) => placeIn(code) === requirement)

/**
 * The chapters of the standards with the others at their places: at the beginning of their part, or at the end.
 * @param blocks what the product itself says in one of them, by its place; `null`: the company need not have it
 */
export function withOwnChapters(
  chapters: readonly StatementChapter[],
  set: StandardSet,
  blocks: Readonly<Record<string, readonly StatementBlock[] | null>> = {},
): StatementChapter[] {
  const asked = ownChapters(set).filter(({ code }) => blocks[placeIn(code)] !== null)
  const added = asked.map(
    ({ code, part, title }): StatementChapter => ({
      code,
      standard: '',
      title,
      state: 'reported',
      explanation: null,
      ...(part && { part }),
      requirements: [{ code: placeIn(code), title, blocks: [...(blocks[placeIn(code)] ?? [])] }],
    }),
  )
  const begins = (chapter: StatementChapter, index: number) => chapter.part !== chapters[index - 1]?.part
  return [
    ...chapters.flatMap((chapter, index) => [
      ...(chapter.part && begins(chapter, index) ? added.filter(({ part }) => part === chapter.part) : []),
      chapter,
    ]),
    ...added.filter(({ part }) => part === undefined),
  ]
}
