import {
  type Fact,
  footnoteId,
  type ReportChapter,
  type ReportLists,
  type ReportOutline,
  type RichText,
  type Statement,
  type StatementChapter,
} from '@esrs/contract'
import { factInWords, stateOf } from '@esrs/reports/statement'
import type { OpenDraft } from './open-draft.ts'

type Requirement = StatementChapter['requirements'][number]

const gapsOf = ({ blocks }: Requirement): number =>
  blocks.reduce((sum, block) => sum + (block.type === 'gap' ? block.datapoints.length : 0), 0)

/** Required datapoints of a draft of which nothing is said, by requirement, in the order of the statement. */
export const gapList = ({ chapters }: Pick<Statement, 'chapters'>): ReportLists['gaps'] =>
  chapters.flatMap(({ requirements }) =>
    requirements.flatMap(({ code, title, blocks }) => {
      const datapoints = blocks.flatMap((block) =>
        block.type === 'gap'
          ? block.datapoints.map((datapoint, index) => ({ datapoint, name: block.labels[index] ?? title }))
          : [],
      )
      return datapoints.length === 0 ? [] : [{ code, title, datapoints }]
    }),
  )

const isEdited = ({ blocks }: Requirement): boolean =>
  blocks.some((block) => block.type === 'text' && (block.edited.en !== null || block.edited.de !== null))

/** The chapters of a draft, and what they lack. */
export function outlineOf({ set, year, languages, chapters, facts }: Statement): ReportOutline {
  const shown = chapters.map(({ code, standard, title, state, requirements }) => ({
    code,
    standard,
    title,
    state,
    requirements: requirements.map((requirement) => ({
      code: requirement.code,
      title: requirement.title,
      state: stateOf(requirement),
      gaps: gapsOf(requirement),
      edited: isEdited(requirement),
    })),
  }))
  const gaps = shown.flatMap(({ requirements }) => requirements).reduce((sum, { gaps }) => sum + gaps, 0)
  return { set, year, languages, chapters: shown, facts: facts.length, gaps }
}

/** A chapter with the facts that it shows and the versions of its texts; `null` for a code that no chapter has. */
export function chapterOf(
  { statement, versions }: Pick<OpenDraft, 'statement' | 'versions'>,
  code: string,
): ReportChapter | null {
  const chapter = statement.chapters.find((one) => one.code === code)
  if (!chapter) return null
  const blocks = chapter.requirements.flatMap((requirement) => requirement.blocks)
  const footnotes = blocks.flatMap((block) =>
    block.type === 'figures' ? block.rows.map(({ fact }) => footnoteId(fact)) : [],
  )
  const ids = new Set([`${code}.explanation`, ...blocks.map(({ id }) => id), ...footnotes])
  const texts: ReportChapter['texts'] = {}
  for (const { block, language, id } of versions) {
    if (ids.has(block)) texts[block] = { ...(texts[block] ?? { en: undefined, de: undefined }), [language]: id }
  }
  return { chapter, facts: shownFacts(chapter, statement.facts), texts }
}

/** The facts of a chapter's datapoints, and those that its texts follow. */
function shownFacts(chapter: StatementChapter, facts: readonly Fact[]): Fact[] {
  const blocks = chapter.requirements.flatMap(({ blocks }) => blocks)
  const datapoints = new Set(blocks.flatMap((block) => block.datapoints))
  const followed = new Set(
    blocks.flatMap((block) =>
      block.type === 'text' ? followedIn(block.texts) : block.type === 'table' ? shownIn(block) : [],
    ),
  )
  return facts.filter(({ id, datapoint }) => datapoints.has(datapoint) || followed.has(id)).map(withWords)
}

/** A choice with its answer in words: only the standards know them. */
const withWords = (fact: Fact): Fact =>
  fact.type === 'choice' ? { ...fact, words: { en: factInWords(fact, 'en'), de: factInWords(fact, 'de') } } : fact

/** Facts in the cells of a table. */
const shownIn = ({ rows }: Extract<Requirement['blocks'][number], { type: 'table' }>): string[] =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell && 'fact' in cell ? [cell.fact] : [])))

function followedIn(texts: { en: RichText | null; de: RichText | null }): string[] {
  const found: string[] = []
  JSON.stringify([texts.en, texts.de], (_, part: unknown) => {
    const { type, fact } = (part ?? {}) as { type?: unknown; fact?: unknown }
    if (type === 'value' && typeof fact === 'string') found.push(fact)
    return part
  })
  return found
}
