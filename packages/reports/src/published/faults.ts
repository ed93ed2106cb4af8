import type { Fact, Statement, StatementLanguage } from '@esrs/contract'
import { hasBrokenWords, wordsAlone } from '../draft/plain-text.ts'
import { clean } from '../layout/clean.ts'
import { layOut } from '../layout/layout.ts'
import type { LayoutPart, Node, Run } from '../layout/nodes.ts'

/** What no reader of an issued statement may find in it; every list names the places. */
export interface Faults {
  /** Boxes of what is missing. */
  gaps: string[]
  /** Names of files that belong to the company. */
  fileNames: string[]
  /** Words in another language than that of the file. */
  foreign: string[]
  /** Words that the end of a line broke. */
  broken: string[]
  /** Accepted words that the file prints otherwise, or not at all although they are in its language. */
  changed: string[]
  /** Notes of the people who made it: who issued, what was written in which language. */
  notes: string[]
}

/** Looks an issued statement through in one of its languages, as it is printed; `languageOf` tells the language of words. */
export function faultsOf(
  statement: Statement,
  language: StatementLanguage,
  languageOf: (words: string) => StatementLanguage | null,
): Faults {
  const layout = layOut(statement, language)
  const printed = layout.nodes.flatMap(linesOf)
  const documents = new Set(statement.facts.flatMap(({ evidence }) => evidence.map(({ document }) => document)))
  const all = [...layout.about, ...printed]
  const by = statement.issue?.by.trim()
  return {
    gaps: layout.nodes.flatMap((node) => (node.kind === 'notice' && node.tone === 'gap' ? [node.text] : [])),
    fileNames: [...documents].filter((name) => all.some((line) => line.includes(clean(name)))),
    foreign: printed.filter((line) => {
      const found = languageOf(line)
      return found !== null && found !== language
    }),
    broken: printed.filter(hasBrokenWords),
    changed: changedFacts(statement, language, layout.nodes),
    notes: all.filter((line) => (by && line.includes(by)) || notes.test(line)),
  }
}

const notes = /\((?:written in|auf (?:Englisch|Deutsch) verfasst)/

/** How many faults there are of each kind. */
export const countFaults = (faults: Faults): Record<keyof Faults, number> => ({
  gaps: faults.gaps.length,
  fileNames: faults.fileNames.length,
  foreign: faults.foreign.length,
  broken: faults.broken.length,
  changed: faults.changed.length,
  notes: faults.notes.length,
})

/** Facts in words of the file’s language whose block does not say just these words, unless a person has written it anew. */
function changedFacts(statement: Statement, language: StatementLanguage, nodes: readonly Node[]): string[] {
  const texts = new Map(nodes.flatMap((node) => (node.kind === 'text' ? [[node.id, node] as const] : [])))
  const facts = new Map(statement.facts.map((fact) => [fact.id, fact]))
  const blocks = statement.chapters.flatMap(({ requirements }) => requirements).flatMap((one) => one.blocks)
  return blocks.flatMap((block) => {
    if (block.type !== 'text' || block.edited[language]) return []
    const passages = block.datapoints.flatMap((id) => facts.get(id) ?? []).filter((fact) => isPassage(fact, block.id))
    const shown = texts.get(block.id)
    const said = shown ? wordsAlone(bodyOf(shown.parts)) : ''
    return passages
      .filter((fact) => (fact.language ?? language) === language && said !== wordsAlone(clean(fact.value)))
      .map(({ id }) => id)
  })
}

/** A block that is named after a datapoint says what it was answered with. */
const isPassage = (fact: Fact, block: string): boolean =>
  fact.number === null && !block.endsWith('.text') && !block.includes('.assessment-')

const bodyOf = (parts: readonly LayoutPart[]): string =>
  parts.flatMap((part) => (part.kind === 'heading' ? [] : partLines(part))).join('\n')

const words = (runs: readonly Run[]): string => runs.map(({ text, isBreak }) => (isBreak ? '\n' : text)).join('')

function partLines(part: LayoutPart): string[] {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return [words(part.runs)]
    case 'list':
      return part.items.flatMap(({ runs, below }) => [
        words(runs),
        ...(below ? partLines({ ...below, kind: 'list' }) : []),
      ])
    case 'quote':
      return [...part.paragraphs.map(words), ...(part.source === null ? [] : [part.source])]
    case 'source':
      return [part.text]
    case 'table':
      return [part.caption ?? '', ...part.rows.flatMap((row) => row.map(({ runs }) => words(runs)))]
  }
}

/** Everything that a node prints, line by line. */
function linesOf(node: Node): string[] {
  switch (node.kind) {
    case 'heading':
      return [node.text]
    case 'text':
      return node.parts.flatMap(partLines)
    case 'figures':
      return [node.caption, ...node.rows.flatMap(({ label, footnote }) => [label, footnote ? words(footnote) : ''])]
    case 'grid':
      return [node.caption, node.note ?? '', ...node.rows.map(({ head }) => head)]
    case 'notice':
      return [node.text, ...node.items]
    case 'picture':
      return [node.caption, node.alt]
    case 'list':
      return node.rows.flatMap((row) => row.map(({ text }) => text))
  }
}
