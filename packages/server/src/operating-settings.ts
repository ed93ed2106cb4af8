import { z } from 'zod'
import { type OutboundPolicy, outboundPolicies } from './outside/outbound-policy.ts'
import { orEmpty, origin, setting, whole } from './setting.ts'
import type { TraceSettings } from './traces/send-traces.ts'

/** What those need who look after an installation. */
export const operatingSettings = [
  setting(
    'METRICS_PORT',
    '',
    'Port of `/metrics` in the format of Prometheus, on HOST. It asks for no sign-in: keep it where only your monitoring gets. Empty: none.',
    orEmpty(whole(0, 65_535)),
  ),
  setting(
    'SECURITY_CONTACT',
    '',
    'Where weaknesses are reported, `mailto:security@example.com` or an address with https; published as `/.well-known/security.txt`. Empty: no such page.',
    orEmpty(
      z.string().refine((text) => URL.canParse(text) && /^(https|mailto):$/.test(new URL(text).protocol), {
        error: 'must be an address that starts with mailto: or https://',
      }),
    ),
  ),
  setting(
    'TRAIL_TO',
    '',
    'Where rows of the trails of all companies are sent on to: `https://host/path` (JSON lines), `syslog+tls://host:6514` or `syslog://host:514` (RFC 5424 over TCP). Empty: nowhere.',
    orEmpty(
      z
        .string()
        .refine((text) => URL.canParse(text) && /^(https|syslog(\+tls)?):$/.test(new URL(text).protocol), {
          error: 'must be an address that starts with https://, syslog+tls:// or syslog://',
        })
        .transform((text) => new URL(text)),
    ),
  ),
  setting('TRAIL_TOKEN', '', 'Bearer token for TRAIL_TO, where an address with https wants one.', z.string(), {
    secret: true,
  }),
  setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    '',
    'Collector of OpenTelemetry that traces are sent to by OTLP over HTTP, such as `http://localhost:4318`. Empty: no traces are made.',
    orEmpty(origin),
  ),
  setting(
    'OTEL_EXPORTER_OTLP_HEADERS',
    '',
    'Headers that the collector wants, `name=value` separated by commas, with percent signs for what is special.',
    z
      .string()
      .regex(/^([\w-]+=[^,=\s]*(,|$))*$/, 'must be name=value, separated by commas')
      .transform((text) => Object.fromEntries(text.split(',').filter(Boolean).map(headerOf))),
    { secret: true },
  ),
  setting('OTEL_SERVICE_NAME', 'esrs-reporting', 'Name of this installation in traces.', z.string().max(200)),
  setting(
    'OTEL_TRACES_SAMPLER_ARG',
    '1',
    'Share of the traces beginning here that are sent, from 0 to 1; one that is continued is sent where whoever began it does.',
    z
      .string()
      .regex(/^(0|1|0?\.\d+|1\.0+)$/, 'must be a number from 0 to 1')
      .transform(Number),
  ),
  setting(
    'COMPANY_ADDRESSES',
    'public',
    'Where addresses may lead that companies enter, such as that of their sign-in provider: `public`, the internet; `private`, also your own networks; `machine`, also this machine and there without https, for tests.',
    z.enum(outboundPolicies, "must be 'public', 'private' or 'machine'"),
  ),
  setting(
    'LOG_LEVEL',
    '',
    'trace, debug, info, warn, error, fatal or silent. Empty: `info` in production, else `warn`.',
    orEmpty(
      z.enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
        'must be trace, debug, info, warn, error, fatal or silent',
      ),
    ),
  ),
] as const

/** A header as the specification of OTLP writes it. */
function headerOf(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=')
  try {
    return [name, decodeURIComponent(value)]
  } catch {
    return [name, value]
  }
}

type Parsed = { [S in (typeof operatingSettings)[number] as S['name']]: z.output<S['parse']> }

/** How an installation is watched. */
export interface Operating {
  /** `null`: no metrics are served. */
  metricsPort: number | null
  /** `null` where nobody is named. */
  securityContact: string | null
  logLevel: string
  /** Where addresses may lead that companies enter. */
  outbound: OutboundPolicy
  /** `null`: the trail is sent nowhere. */
  trailTo: { url: URL; token: string | null } | null
  /** `null`: no traces are made. */
  traces: TraceSettings | null
}

export const operatingConfig = (set: Parsed, production: boolean): Operating => ({
  metricsPort: set.METRICS_PORT,
  securityContact: set.SECURITY_CONTACT,
  outbound: set.COMPANY_ADDRESSES,
  trailTo: set.TRAIL_TO && { url: set.TRAIL_TO, token: set.TRAIL_TOKEN || null },
  traces: set.OTEL_EXPORTER_OTLP_ENDPOINT && {
    url: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: set.OTEL_EXPORTER_OTLP_HEADERS,
    service: set.OTEL_SERVICE_NAME,
    share: set.OTEL_TRACES_SAMPLER_ARG,
  },
  logLevel: set.LOG_LEVEL ?? (production ? 'info' : 'warn'),
})
