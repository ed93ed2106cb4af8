/** What a span says beside its name: words and numbers of the product, never of a person, a document or a value. */
export type Facts = Record<string, string | number | boolean | undefined>

/** Whether something is asked of us, by us of another program, done later, or a step within. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal'

/** A piece of work that is being timed. */
export interface Span {
  /** The trace that it is part of, for the log. */
  trace: string
  /** Names it to whoever continues the trace (W3C Trace Context). */
  traceparent: string
  add(facts: Facts): void
  rename(name: string): void
  /** Runs `work` so that spans which begin in it are parts of this one. */
  within<T>(work: () => T): T
  /** `error`: it failed; of it only its kind is told, for messages may quote data. */
  end(error?: unknown): void
}

export interface SpanStart {
  name: string
  kind: SpanKind
  facts?: Facts
  /** A `traceparent` from outside or from before; without one it is part of the span around it. */
  parent?: string | undefined
}

/** Where spans go. */
export interface Traces {
  begin(start: SpanStart): Span
  /** The span around the running code. */
  current(): Span | null
}

let traces: Traces | null = null

/** Times spans from now on; `null`: no longer. */
export const useTraces = (made: Traces | null): void => {
  traces = made
}

/** A new span; `null` where nobody has asked for traces. */
export const beginSpan = (start: SpanStart): Span | null => traces?.begin(start) ?? null

/** A new span where one is open around it, for steps too small to stand alone. */
export const beginStep = (start: () => SpanStart): Span | null => (traces?.current() ? traces.begin(start()) : null)

/** Names the span around the running code, for what is done later because of it. */
export const currentTraceparent = (): string | undefined => traces?.current()?.traceparent

/** Does a piece of work as a span. `say` tells of its outcome. */
export async function spanning<T>(
  start: SpanStart,
  work: () => Promise<T>,
  say: (result: T) => Facts = () => ({}),
): Promise<T> {
  const span = beginSpan(start)
  if (!span) return work()
  try {
    const result = await span.within(work)
    span.add(say(result))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
