import type { LogNote } from '@esrs/contract'
import { anchoredParts, anchorsOf, defaultMethod, methodSources, stepsInWords } from '@esrs/engine/materiality'
import type { Text } from '../../../texts/texts.ts'
import { say as sayOfReport } from '../messages.ts'
import { say } from './messages.ts'
import { methodRows } from './method-changes.ts'
import type { MethodRow } from './method-store.ts'
import type { OpenAssessment } from './open-assessment.ts'

/** Notes of a log that begins at a time: its order, the rules behind its figures and the defaults, so that it needs no other sheet. */
export function logNotes(
  { report, opened, method }: OpenAssessment,
  methods: readonly MethodRow[],
  begun: string,
): LogNote[] {
  const { language } = opened.catalogue
  const anchors = anchorsOf(method.method, language)
  const bands: Partial<Record<string, string[]>> = stepsInWords(method.method, language)
  const step = (part: (typeof anchoredParts)[number]) => (words: string, index: number) =>
    `${index + 1} ${words}${bands[part] ? ` (${bands[part][index]})` : ''}`
  const sources = new Map(methodSources(report.set, language).map((source) => [source.field, source]))
  const rows = methodRows(defaultMethod())
  const settings = rows.map(
    ({ label, value, field }) => `${label(language)}: ${value(language)} (${sources.get(field)!.paragraph})`,
  )
  const reasons = new Set(rows.map(({ field }) => sources.get(field)!.reason))
  return [
    ...(['order', 'result', 'verdict', 'stakeholders'] as const).map((note) => ({
      about: say(`note.${note}.about`)(language),
      text: say(`note.${note}.text`, { set: sayOfReport(`set.${report.set}`), year: String(report.year) })(language),
      grounds: '',
    })),
    {
      about: say('note.anchors.about')(language),
      text: anchoredParts
        .map((part) => `${say(`part.${part}`)(language)}: ${anchors[part].map(step(part)).join('; ')}.`)
        .join(' '),
      grounds: '',
    },
    {
      about: say('head.defaults')(language),
      text: [inForce(methods, begun)(language), `${settings.join('; ')}.`].join(' '),
      grounds: [...reasons].join(' '),
    },
  ]
}

/** From when until when the defaults held: from the first entry of the log until the first version of the method. */
function inForce(methods: readonly MethodRow[], begun: string): Text {
  const from = begun.slice(0, 10)
  const until = methods
    .find(({ version }) => version === 1)
    ?.at?.toISOString()
    .slice(0, 10)
  return until === undefined ? say('note.defaults.still', { from }) : say('note.defaults.until', { from, until })
}
