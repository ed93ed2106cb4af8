import { createHash } from 'node:crypto'

/**
 * One document of the second set: how it looks, what it says, and every figure that it states. The text is a small markup:
 * `# ` to `### ` headings, `- ` list items, `fn: ` footnotes, `[columns n] … [next] … [/columns]`, `[page]`,
 * `[table widths=… style=rules|grid|zebra|plain size=…] … [/table]` with rows of cells split by `|`, where `!` heads a row,
 * `*` makes it bold, `=` names a section, `<<` joins a cell to the one before, `·` indents;
 * `[tiles] figure | label [/tiles]`, `[bars] label | figure [/bars]`, `[at x y size] text`, `head: ` for the running head,
 * `^{1}` and `_{2}` raise and lower, `[sheet name]` begins a sheet of a workbook.
 */
export interface StyleDocument {
  name: string
  language: 'en' | 'de'
  year: number
  /** What is special about it, in a few words. */
  style: string
  look?: {
    font?: 'sans' | 'serif'
    size?: number
    landscape?: boolean
    /** Every word is drawn by itself, as many layout programs do. */
    words?: boolean
    margin?: number
  }
  text: string
  /** Lines `datapoint[#dimension] = value [unit] [@year]`, and `absent datapoint …`; all other figures are absent too. */
  answers: string
}

/** A row of `gold.csv`. */
export interface Answer {
  doc: string
  doc_language: string
  datapoint_id: string
  datapoint_name: string
  status: 'present' | 'absent'
  value: string
  unit: string
  year: string
  page: string
  verbatim_excerpt: string
  sure: string
}

/**
 * The half a document belongs to. The rule was fixed before the engine saw any of them: the first bit of the hash of its name, so
 * that nobody chooses what is easy.
 */
export function halfOf(name: string): 'open' | 'kept' {
  const first = createHash('sha256').update(name).digest()[0] ?? 0
  return first < 128 ? 'open' : 'kept'
}

/**
 * The third documents have three parts: when the open half had been learned from, the kept one was cut by the second bit of the
 * same hash, so that there was more to learn from and something left to believe.
 */
export function partOf(name: string): 'open' | 'next' | 'kept' {
  const first = createHash('sha256').update(name).digest()[0] ?? 0
  return first < 128 ? 'open' : first % 128 < 64 ? 'next' : 'kept'
}

const PRESENT = /^(\S+) = (-?[\d.]+|\S+)(?: ([^@]+?))?(?: @(\d{4}))?$/

/** The answers of a document as rows of `gold.csv`. */
export function answersOf(document: StyleDocument): Answer[] {
  const blank = {
    doc: document.name,
    doc_language: document.language,
    datapoint_name: '',
    page: '',
    verbatim_excerpt: '',
    sure: 'yes',
  }
  const rows: Answer[] = []
  for (const line of document.answers.split('\n').map((text) => text.trim())) {
    if (!line) continue
    if (line.startsWith('absent ')) {
      for (const id of line.slice(7).split(/\s+/))
        rows.push({ ...blank, datapoint_id: id, status: 'absent', value: '', unit: '', year: '' })
      continue
    }
    const match = PRESENT.exec(line)
    if (!match) throw new Error(`${document.name}: cannot read the answer “${line}”`)
    rows.push({
      ...blank,
      datapoint_id: match[1] ?? '',
      status: 'present',
      value: match[2] ?? '',
      unit: match[3] ?? '',
      year: match[4] ?? String(document.year),
    })
  }
  // Everything that is not listed is absent: the documents are short and their authors know them.
  rows.push({ ...blank, datapoint_id: '*', status: 'absent', value: '', unit: '', year: '' })
  return rows
}
