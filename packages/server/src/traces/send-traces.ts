import { randomUUID } from 'node:crypto'
import type { Context, SpanKind as LibraryKind, Span as LibrarySpan, SpanContext } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { version } from '../paths.ts'
import { type Span, type SpanKind, type SpanStart, useTraces } from './span.ts'

/** Where traces are sent to, and how many. */
export interface TraceSettings {
  /** Address of a collector for OTLP over HTTP, without `/v1/traces`. */
  url: URL
  headers: Record<string, string>
  service: string
  /** Share of traces that begin here and are kept, from 0 to 1. */
  share: number
}

interface Log {
  warn(details: object, message: string): void
}

/** Milliseconds between two complaints about a collector that does not answer. */
const complaintEvery = 60_000

/** Sends spans on from now on. The libraries are loaded here and nowhere else. */
export async function sendTraces(settings: TraceSettings, log: Log) {
  const [api, { AsyncLocalStorageContextManager }, { resourceFromAttributes }, sdk, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
  const exporter = new OTLPTraceExporter({ url: tracesAddress(settings.url), headers: settings.headers })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.service,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: complaining(exporter, settings.url, log) })],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('esrs-reporting', version)
  const kinds: Record<SpanKind, LibraryKind> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
    internal: api.SpanKind.INTERNAL,
  }

  const spanOf = (span: LibrarySpan, context: Context): Span => ({
    trace: span.spanContext().traceId,
    traceparent: traceparentOf(span.spanContext()),
    add: (facts) => void span.setAttributes(facts),
    rename: (name) => void span.updateName(name),
    within: (work) => api.context.with(context, work),
    end: (error) => {
      if (error !== undefined) {
        span.setAttribute('error.type', kindOf(error))
        span.setStatus({ code: api.SpanStatusCode.ERROR })
      }
      span.end()
    },
  })

  function begin({ name, kind, facts = {}, parent }: SpanStart): Span {
    const remote = parent === undefined ? null : remoteOf(parent)
    const around = remote ? api.trace.setSpanContext(api.ROOT_CONTEXT, remote) : api.context.active()
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, around)
    return spanOf(span, api.trace.setSpan(around, span))
  }

  useTraces({
    begin,
    current: () => {
      const span = api.trace.getActiveSpan()
      return span ? spanOf(span, api.context.active()) : null
    },
  })
  return {
    /** Sends what waits. */
    flush: () => provider.forceFlush(),
    /** Sends what waits and ends. */
    close: async () => {
      useTraces(null)
      await provider.shutdown()
      api.context.disable()
    },
  }
}

/** The address that the specification derives from the one of the collector. */
const tracesAddress = (url: URL): string => `${url.href.replace(/\/+$/, '')}/v1/traces`

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

/** The span that a `traceparent` names; `null` where it is none (W3C Trace Context, version 00 and what later ones begin with). */
function remoteOf(traceparent: string): SpanContext | null {
  const [, version, traceId, spanId, flags] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/.exec(traceparent.trim()) ?? []
  if (!traceId || !spanId || version === 'ff' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags!, 16) & 1, isRemote: true }
}

/** The kind of a failure, without its message. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name
}

/** Says now and then that spans do not arrive; what was not taken is dropped, since work goes on without them. */
function complaining(exporter: SpanExporter, { host }: URL, log: Log): SpanExporter {
  let complainedAt = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && Date.now() - complainedAt > complaintEvery) {
          complainedAt = Date.now()
          log.warn({ host, spans: spans.length, err: result.error }, 'traces could not be sent')
        }
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
