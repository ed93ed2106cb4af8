import { beginStep, type SpanStart } from '../traces/span.ts'

/** Characters of a statement that a span says. */
const longest = 1000

/** A statement as a span: what it does to which table, and its text without values, which stand apart in any case. */
function stepOf(text: string): SpanStart {
  const [, verb = 'other'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?(\w+)"?/i.exec(text) ?? []
  const operation = verb.toLowerCase()
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
      'db.query.text': text.replace(/'(?:[^']|'')*'/g, '?').slice(0, longest),
    },
  }
}

/** Runs a statement as a step of the span around it. */
export function asStep<T>(query: unknown, run: () => T): T {
  const span = beginStep(() => stepOf(textOf(query)))
  if (!span) return run()
  const result = run()
  void Promise.resolve(result).then(
    () => span.end(),
    (error: unknown) => span.end(error ?? new Error()),
  )
  return result
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')
