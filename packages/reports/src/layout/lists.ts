import type { Statement, StatementLanguage } from '@esrs/contract'
import { say } from '../words/messages.ts'
import { isForeign } from '../words/reasons.ts'
import { anchorOf } from './anchor.ts'
import { clean } from './clean.ts'
import { headingOf } from './headings.ts'
import { lawInWords } from './law-references.ts'
import type { Edition, ListCell, Node } from './nodes.ts'
import { wordsOf } from './plain.ts'

/** The chapter with the lists that the standards ask for, what is left out with its reasons, and in a working state a note on the machine-readable report. */
export function listNodes(
  statement: Statement,
  language: StatementLanguage,
  edition: Edition,
  body: readonly Node[],
): Node[] {
  const { lists, set } = statement
  const isWorking = edition === 'working'
  const at = (key: Parameters<typeof say>[1]) => say(language, key)
  const place = (code: string): ListCell => ({ text: '', place: anchorOf(code) })
  // What stands in the other language only has no page here.
  const printed = new Set(body.flatMap((node) => (node.kind === 'heading' ? [node.id] : [])))
  const isPrinted = (code: string) => isWorking || printed.has(anchorOf(code))
  const titleOf = (code: string, title: string) => clean(headingOf(set, code, language) ?? title)
  const law = lists.other_law.map(({ datapoint, requirement, paragraph, name, law, state }): ListCell[] => [
    { text: isWorking ? datapoint : requirement },
    {
      text: isWorking
        ? `${clean(name[language])} (${requirement}, ${paragraph})`
        : `${clean(name[language])} (${together(paragraph)})`,
    },
    { text: law.map((one) => numbersKept(lawInWords(set, datapoint, one, language))).join('; ') },
    state !== 'disclosed'
      ? { text: at(`state.${state}`), without: [datapoint] }
      : isPrinted(requirement)
        ? place(requirement)
        : { text: at('state.omitted') },
  ])
  const sections = [
    ...section(
      at('lists.requirements'),
      'd-requirements',
      [at('lists.code'), at('lists.requirement'), at('lists.state'), at('lists.page')],
      [14, 54, 20, 12],
      // What is left out stands in the list of what is left out.
      lists.requirements
        .filter(({ code, state }) => isWorking || (state !== 'omitted' && state !== 'gap' && isPrinted(code)))
        .map(({ code, title, state }) => [
          { text: code.endsWith('.own') ? '' : code },
          { text: titleOf(code, title[language]) },
          { text: at(`state.${state}`) },
          place(code),
        ]),
    ),
    ...section(
      at('left-out'),
      'd-left-out',
      [at('left-out.requirement'), at('left-out.what'), at('left-out.why')],
      [16, 58, 26],
      isWorking ? [] : leftOutRows(statement, language),
    ),
    // Only the ESRS ask for a list of what follows from other law (ESRS 2, Appendix B).
    ...section(
      at('lists.law'),
      'd-law',
      [
        at(isWorking ? 'lists.datapoint' : 'lists.code'),
        at('lists.name'),
        at('lists.regulation'),
        at('lists.pageOrState'),
      ],
      isWorking ? [15, 34, 36, 15] : [12, 34, 37, 17],
      set === 'vs-2026' && !isWorking ? [] : law,
    ),
    ...section(
      at('lists.not-material'),
      'd-not-material',
      [at('lists.standard'), at('lists.topic'), at('assessment.head.explanation')],
      [10, 30, 60],
      lists.not_material.map(({ code, title }) => [
        { text: code },
        { text: clean(title[language]) },
        { text: explanationOf(statement, code, language) ?? at('not-material.unexplained'), without: [code] },
      ]),
    ),
    ...section(
      at('lists.own'),
      'd-own',
      [at('lists.name'), at('lists.page')],
      [86, 14],
      lists.entity_specific.map(({ requirement, name }) => [{ text: clean(name[language]) }, place(requirement)]),
    ),
    ...(isWorking
      ? [
          { kind: 'heading', level: 2, text: at('machine'), id: 'd-machine', short: at('machine') } as const,
          { kind: 'notice', tone: 'note', title: at('notice.note'), text: at(`machine.${set}`), items: [] } as const,
        ]
      : []),
  ]
  if (sections.length === 0) return []
  return [{ kind: 'heading', level: 1, text: at('lists'), id: 'd-lists', short: at('lists') }, ...sections]
}

/** A paragraph of a standard, such as `40 d ii`, which no end of a line cuts. */
const together = (paragraph: string): string => paragraph.replaceAll(/(?<=[\p{L}\d]) (?=[\p{L}\d])/gu, '\u00a0')

/** Words of a reference with each number on the line of what it counts, such as *Table 1*. */
const numbersKept = (text: string): string => text.replaceAll(/(?<=[\p{L}.]) (?=[\dIVX]+\b)/gu, '\u00a0')

/** Why a topic is not material, in the words of its chapter. */
function explanationOf(statement: Statement, code: string, language: StatementLanguage): string | null {
  const text = statement.chapters.find((chapter) => chapter.code === code)?.explanation?.[language]
  if (!text?.length) return null
  const facts = new Map(statement.facts.map((fact) => [fact.id, fact]))
  return wordsOf(text, facts, language).replaceAll('\n', ' ')
}

/** What is left out, by requirement and reason; each once. */
function leftOutRows({ chapters, set }: Statement, language: StatementLanguage): ListCell[][] {
  return chapters
    .flatMap(({ requirements }) => requirements)
    .flatMap(({ code, title, blocks }) => {
      const byReason = new Map<string, { names: string[]; datapoints: string[] }>()
      // Where nothing of a requirement is said, its name says it all.
      const isWhole = blocks.every(({ type }) => type === 'omitted')
      for (const block of blocks) {
        if (block.type !== 'omitted') continue
        const isElsewhere = isForeign(language, block.language ?? null) || block.explanation[language] === ''
        const text = isElsewhere ? say(language, 'left-out.elsewhere') : clean(block.explanation[language])
        const why = block.reason === 'not-material' ? say(language, 'left-out.not-material', { text }) : text
        const names = block.labels?.map((label) => clean(label[language])) ?? block.datapoints
        const known = byReason.get(why) ?? { names: [], datapoints: [] }
        byReason.set(why, { names: [...known.names, ...names], datapoints: [...known.datapoints, ...block.datapoints] })
      }
      return [...byReason].map(([why, { names, datapoints }]): ListCell[] => [
        { text: code.endsWith('.own') ? '' : code },
        {
          text:
            isWhole && byReason.size === 1
              ? clean(headingOf(set, code, language) ?? title[language])
              : names.join('; '),
        },
        { text: why, without: datapoints },
      ])
    })
}

function section(
  caption: string,
  id: string,
  head: readonly string[],
  widths: readonly number[],
  rows: ListCell[][],
): Node[] {
  if (rows.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: caption, id, short: caption },
    { kind: 'list', caption, head, widths, rows },
  ]
}
