import fs from 'node:fs'
import path from 'node:path'

/** A company of the long torture and its people, who sign in again in every run. */
export interface Firm {
  name: string
  people: { email: string; role: 'company_admin' | 'company_member' | 'reader' }[]
}

/** Something that was sent: `tried` before, `done` once it was acknowledged, `gone` once its removal was. */
type Line =
  | { kind: 'firm'; firm: Firm }
  | { kind: 'document'; firm: string; mark: string; state: State; good?: boolean; id?: string; at: number }
  | { kind: 'decision'; firm: string; mark: string; state: State; value: string }
  | { kind: 'survey'; firm: string; mark: string }
  | { kind: 'response'; firm: string; survey: string; mark: string; state: State }
  | { kind: 'request'; firm: string; mark: string; state: State; values: Record<string, string> }
  | { kind: 'file'; firm: string; mark: string; hash: string }
type State = 'tried' | 'done' | 'leaving' | 'gone'

export interface KnownDocument {
  state: State
  /** A file that has to be read without an error. */
  good: boolean
  /** When it was acknowledged, in milliseconds since the epoch. */
  at: number
  id: string | undefined
}

/** What one company has to hold. Keys are marks that occur once. */
export interface Books {
  /** By title. */
  documents: Map<string, KnownDocument>
  /** Key of a datapoint → value that was acknowledged last, and one that was sent after it without an answer. */
  decisions: Map<string, { done: string | null; tried: string | null }>
  /** Survey → answer → whether it was acknowledged. */
  responses: Map<string, Map<string, State>>
  /** Request → values that were sent by datapoint. */
  requests: Map<string, { state: State; values: Record<string, string> }>
  /** File of the report → SHA-256 of its bytes when it was fetched first. */
  files: Map<string, string>
}

const noBooks = (): Books => ({
  documents: new Map(),
  decisions: new Map(),
  responses: new Map(),
  requests: new Map(),
  files: new Map(),
})

/**
 * What clients sent and what was acknowledged, as lines in a file: the truth that the product is compared with. It is read
 * again when a run goes on, so it outlives the tool as well.
 */
export class Ledger {
  readonly firms: Firm[] = []
  readonly #books = new Map<string, Books>()
  readonly #file: number

  constructor(folder: string) {
    const name = path.join(folder, 'ledger.jsonl')
    if (fs.existsSync(name))
      for (const line of fs.readFileSync(name, 'utf8').split('\n')) {
        // The last line may be cut off where the tool was killed; it was not acted on then.
        try {
          if (line) this.#take(JSON.parse(line) as Line)
        } catch {}
      }
    this.#file = fs.openSync(name, 'a')
  }

  books(firm: string): Books {
    const books = this.#books.get(firm) ?? noBooks()
    this.#books.set(firm, books)
    return books
  }

  write(line: Line): void {
    fs.writeSync(this.#file, `${JSON.stringify(line)}\n`)
    this.#take(line)
  }

  close(): void {
    fs.closeSync(this.#file)
  }

  #take(line: Line): void {
    if (line.kind === 'firm') {
      this.firms.push(line.firm)
      return
    }
    const books = this.books(line.firm)
    switch (line.kind) {
      case 'document': {
        const before = books.documents.get(line.mark)
        const good = line.good ?? before?.good ?? false
        if (line.state === 'gone') books.documents.delete(line.mark)
        else
          books.documents.set(line.mark, {
            state: line.state,
            good,
            at: line.state === 'leaving' ? before!.at : line.at,
            id: line.id ?? before?.id,
          })
        return
      }
      case 'decision': {
        const before = books.decisions.get(line.mark) ?? { done: null, tried: null }
        if (line.state === 'done') books.decisions.set(line.mark, { done: line.value, tried: null })
        else books.decisions.set(line.mark, { ...before, tried: line.value })
        return
      }
      case 'survey':
        books.responses.set(line.mark, new Map())
        return
      case 'response':
        books.responses.get(line.survey)?.set(line.mark, line.state)
        return
      case 'request':
        books.requests.set(line.mark, { state: line.state, values: line.values })
        return
      case 'file':
        books.files.set(line.mark, line.hash)
    }
  }
}
