/** A cell as written, with how many columns it covers. */
export interface PartCell {
  text: string
  span: number
  indent: number
}
export interface PartRow {
  kind: 'plain' | 'head' | 'bold' | 'section'
  cells: PartCell[]
}
export type Part =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'item' | 'footnote' | 'running'; text: string }
  | { kind: 'table'; rows: PartRow[]; widths: number[]; style: string; size: number | null; right: boolean }
  | { kind: 'tiles' | 'bars'; pairs: [string, string][] }
  | { kind: 'columns'; columns: Part[][] }
  | { kind: 'at'; x: number; y: number; size: number; text: string }
  | { kind: 'page' }
  | { kind: 'sheet'; name: string }

function rowOf(line: string): PartRow {
  const kind = line.startsWith('!')
    ? 'head'
    : line.startsWith('*')
      ? 'bold'
      : line.startsWith('=')
        ? 'section'
        : 'plain'
  const body = kind === 'plain' ? line : line.slice(1)
  const cells: PartCell[] = []
  for (const raw of body.split('|')) {
    const text = raw.trim()
    const last = cells[cells.length - 1]
    if (text === '<<' && last) last.span += 1
    else {
      const indent = /^·*/.exec(text)?.[0].length ?? 0
      cells.push({ text: text.slice(indent).trim(), span: 1, indent })
    }
  }
  return { kind, cells }
}

const option = (head: string, name: string): string | null =>
  new RegExp(`${name}=(\\S+?)(?:\\s|\\])`).exec(head)?.[1] ?? null

/** Reads the markup of a style document. */
export function partsOf(text: string): Part[] {
  const lines = text.split('\n')
  const root: Part[] = []
  let into = root
  let open: Part[][] | null = null
  let running: string[] = []
  const flush = (): void => {
    if (running.length) into.push({ kind: 'paragraph', text: running.join(' ') })
    running = []
  }
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] ?? '').trim()
    const until = (end: string): string[] => {
      const body: string[] = []
      while ((lines[++i] ?? end).trim() !== end) body.push((lines[i] ?? '').trim())
      return body.filter(Boolean)
    }
    const heading = /^(#{1,3}) (.*)$/.exec(line)
    const at = /^\[at (\S+) (\S+) (\S+)\] (.*)$/.exec(line)
    const simple = /^(- |fn: |head: )(.*)$/.exec(line)
    if (!line || heading || at || simple || line.startsWith('[')) flush()
    if (!line) continue
    if (heading) into.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' })
    else if (at) into.push({ kind: 'at', x: Number(at[1]), y: Number(at[2]), size: Number(at[3]), text: at[4] ?? '' })
    else if (simple) {
      const kinds = { '- ': 'item', 'fn: ': 'footnote', 'head: ': 'running' } as const
      into.push({ kind: kinds[simple[1] as keyof typeof kinds], text: simple[2] ?? '' })
    } else if (line.startsWith('[table'))
      into.push({
        kind: 'table',
        rows: until('[/table]').map(rowOf),
        widths: (option(line, 'widths') ?? '').split(',').filter(Boolean).map(Number),
        style: option(line, 'style') ?? 'rules',
        size: option(line, 'size') ? Number(option(line, 'size')) : null,
        right: option(line, 'align') !== 'left',
      })
    else if (line === '[tiles]' || line === '[bars]') {
      const kind = line === '[tiles]' ? 'tiles' : 'bars'
      const pairs = until(`[/${kind}]`).map((row): [string, string] => {
        const [a = '', b = ''] = row.split('|')
        return [a.trim(), b.trim()]
      })
      into.push({ kind, pairs })
    } else if (line.startsWith('[columns')) {
      open = [[]]
      root.push({ kind: 'columns', columns: open })
      into = open[0] ?? root
    } else if (line === '[next]') {
      into = []
      open?.push(into)
    } else if (line === '[/columns]') into = root
    else if (line === '[page]') into.push({ kind: 'page' })
    else if (line.startsWith('[sheet ')) into.push({ kind: 'sheet', name: line.slice(7, -1) })
    else running.push(line)
  }
  flush()
  return root
}
