import type { Format, Page, ReadingNote } from './document.ts'
import type { FormatResult, ReadInner } from './format-reader.ts'
import type { TaggedFact } from './html/tagged-facts.ts'
import { mostCharacters, TooLarge } from './too-large.ts'

/** Most files that are read of one container, and how deep containers lie in one another. */
export const [mostFiles, deepest] = [200, 2]

/** Files that programs leave beside the ones that people made. */
const beside = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i
export const isBeside = (name: string): boolean => beside.test(name)

/** What a container is read as while its files come: pages of all of them, one after the other. */
export class InnerFiles {
  readonly pages: Page[] = []
  readonly tagged: TaggedFact[] = []
  private left = 0
  private characters = 0
  private locked = 0

  /** Adds what was read of a file; one that cannot be read is counted. @throws TooLarge */
  add(name: string, result: Awaited<ReturnType<ReadInner>>): void {
    if (!result.ok) {
      this.left += 1
      if (result.reason === 'password_protected') this.locked += 1
      return
    }
    const before = this.pages.length
    for (const page of result.pages) {
      this.characters += page.text.length
      if (this.characters > mostCharacters) throw new TooLarge(`more than ${mostCharacters} characters`)
      this.pages.push(asInner(page, this.pages.length + 1, name))
    }
    for (const fact of result.tagged ?? []) this.tagged.push({ ...fact, page: (fact.page ?? 1) + before })
  }

  /** Counts a file that is not read at all. */
  leave(): void {
    this.left += 1
  }

  /** The container as read. */
  result(format: Format): FormatResult {
    if (this.pages.length === 0)
      return this.locked > 0
        ? { ok: false, reason: 'password_protected', detail: `${this.locked} files in the ${format}` }
        : { ok: false, reason: 'no_text', detail: `no file in the ${format} that is read` }
    const notes: ReadingNote[] = this.left > 0 ? [{ kind: 'files_left', files: this.left }] : []
    return { ok: true, pages: this.pages, notes, ...(this.tagged.length > 0 && { tagged: this.tagged }) }
  }
}

/** A page of an inner file as one of its container, named by its file. The container shows it as text: it has no picture of it. */
function asInner(page: Page, number: number, name: string): Page {
  const title = [name, page.name ?? (page.kind === 'page' ? String(page.number) : null)].filter(Boolean).join(' · ')
  const named = { ...page, number, name: title.slice(0, 300) }
  if (page.kind !== 'page' && page.kind !== 'image') return named
  const { turn: _, ocr: __, ...text } = named
  return {
    ...text,
    kind: 'text',
    width: null,
    height: null,
    lines: page.lines.map((line) => ({
      ...line,
      box: null,
      segments: line.segments.map((segment) => ({ ...segment, box: null })),
    })),
    blocks: page.blocks.map((block) => ({ ...block, box: null })),
    tables: page.tables.map((table) => ({ ...table, cells: table.cells.map((cell) => ({ ...cell, box: null })) })),
  }
}
