import { existsSync, readFileSync } from 'node:fs'
import Papa from 'papaparse'

// The folder stands beside the sources of the engine; a built server has a copy beside its program.
const folder = [`${import.meta.dirname}/knowledge`, `${import.meta.dirname}/../knowledge`].find(existsSync)

/** The text of a file of knowledge. */
export const knowledgeFile = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8')

const read = new Map<string, readonly Readonly<Record<string, string>>[]>()

/**
 * The rows of a table of knowledge, every cell trimmed. Read at the first call and kept.
 * @param name the file's name below `knowledge`, without its ending
 */
export function knowledge<Column extends string>(name: string): readonly Readonly<Record<Column, string>>[] {
  let rows = read.get(name)
  if (!rows) {
    const text = knowledgeFile(`${name}.csv`)
    rows = Papa.parse<Record<string, string>>(text, {
      header: true,
      skipEmptyLines: true,
      transform: (cell) => cell.trim(),
    }).data
    read.set(name, rows)
  }
  return rows as readonly Readonly<Record<Column, string>>[]
}

/** A list in one cell: words between blanks, or phrases between bars. */
export const listed = (cell: string, between: ' ' | '|' = ' '): string[] =>
  cell
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
