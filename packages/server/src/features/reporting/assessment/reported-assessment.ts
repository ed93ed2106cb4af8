import { type Language, limits, type SignedResults, type Words } from '@esrs/contract'
import { scaleEnds } from '@esrs/engine/materiality'
import type { ReportedAssessment, ReportedEntry } from '@esrs/reports/statement'
import type { Tenant } from '../../../database/tenant.ts'
import type { Text } from '../../../texts/texts.ts'
import type { Report } from '../stores/report.ts'
import type { FrozenAssessment } from './frozen-content.ts'
import { longList } from './long-list.ts'
import { groupText, type SayKey, say } from './messages.ts'
import { methodChanges, methodRows } from './method-changes.ts'
import { latestSigned, signedBefore, signedContent, signedVersions } from './signed-store.ts'

const words = (text: Text): Words => ({ en: text('en'), de: text('de') })
const both = (key: SayKey): Words => words(say(key))
const same = (text: string): Words => ({ en: text, de: text })

/** The latest signed assessment as the draft of the statement shows it; `undefined` where nobody has signed one. */
export async function reportedAssessment(tenant: Tenant, report: Report): Promise<ReportedAssessment | undefined> {
  const [last] = await signedVersions(tenant, report)
  const content = last && (await signedContent(tenant, report, last.number))
  if (!content) return undefined
  const frozen = JSON.parse(content) as FrozenAssessment
  const inForce = frozen.methods.find(({ version }) => version === frozen.inForce)!.method
  const titles = titlesOf(report, frozen)
  return {
    number: frozen.signature.number,
    at: frozen.signature.at,
    scale: scaleEnds[inForce.scale],
    thresholds: inForce.thresholds,
    method: methodRows(inForce).map(({ label, value }) => ({ setting: words(label), value: words(value) })),
    methodChanges: changesOf(frozen.methods),
    assessors: new Set(frozen.scores.map(({ by }) => by)).size,
    scored: new Set(frozen.scores.map(({ key }) => key)).size,
    topics: frozen.topics.map(({ code, own, impact, financial, decision }) => ({
      code,
      title: titles.get(code)!,
      own,
      impact: impact.value,
      financial: financial.value,
      material: decision?.material ?? false,
      reason: decision?.reason ?? '',
      outlook: decision?.outlook ?? '',
      against: decision?.against ?? false,
    })),
    entries: materialEntries(frozen),
    answers: frozen.stakeholders.flatMap(({ topic, side, groups }) =>
      groups.map(({ group, count, mean, low, high }) => ({
        topic,
        side: both(`side.${side}`),
        group: groupName(group),
        count,
        value: mean,
        low,
        high,
      })),
    ),
    consultations: frozen.consultations.map(({ group, way, held, people, about, result, survey }) => ({
      group: groupName(group),
      way: both(`way.${way}`),
      held,
      // Numbers of answers are shown only for groups of at least five, as everywhere.
      people: survey && people !== null && people < limits.survey.anonymousGroup ? null : people,
      about,
      result,
    })),
    earlier: await earlierOf(tenant, report, frozen, titles),
  }
}

/** Results of the topics in the latest signed version of every year and set. */
export async function signedResults(tenant: Tenant): Promise<SignedResults[]> {
  return (await latestSigned(tenant)).map(({ content, ...version }) => ({
    ...version,
    topics: (JSON.parse(content) as FrozenAssessment).topics.map(({ code, title, impact, financial, decision }) => ({
      code,
      title,
      impact: impact.value,
      financial: financial.value,
      material: decision?.material ?? false,
    })),
  }))
}

/** Names of topics in both languages; topics of the company's own as it calls them. */
function titlesOf({ set }: Report, { topics }: Pick<FrozenAssessment, 'topics'>): Map<string, Words> {
  const [en, de] = (['en', 'de'] as const).map(
    (language: Language) => new Map(longList({ set, language }, []).map(({ code, title }) => [code, title])),
  )
  return new Map(
    topics.map(({ code, title }) => [code, { en: en!.get(code) ?? title, de: de!.get(code) ?? title }] as const),
  )
}

/** A kind of respondent by its name; any other group as people called it. */
export const groupName = (group: string): Words => words(groupText(group))

const changesOf = (methods: FrozenAssessment['methods']): ReportedAssessment['methodChanges'] =>
  methods
    .toSorted((a, b) => a.version - b.version)
    .flatMap(({ version, method, reason, at }, index, all) =>
      index === 0 || at === null
        ? []
        : [{ version, at, reason, changes: methodChanges(all[index - 1]!.method, method).map(words) }],
    )

/**
 * The material impacts, risks and opportunities: entries of material topics that reach the threshold; of a topic of which none
 * does, because a person decided so, those that its result rests on.
 */
function materialEntries({ topics, entries }: FrozenAssessment): ReportedEntry[] {
  return topics
    .filter(({ decision }) => decision?.material)
    .flatMap(({ code, own, impact, financial }) => {
      const of = entries.filter(({ topic, result }) => topic === code && result !== null)
      const reached = of.filter(({ verdict }) => verdict === 'material')
      const leading = new Set([...impact.leading, ...financial.leading])
      const told = reached.length > 0 ? reached : of.filter(({ id }) => leading.has(id))
      return told.map((entry) => reportedEntry(entry, code, own))
    })
}

function reportedEntry(entry: FrozenAssessment['entries'][number], topic: string, own: boolean): ReportedEntry {
  const { type, isPositive, isPotential, humanRights, valueChain, horizon, dependencies = [] } = entry
  const kinds: SayKey[] =
    type === 'Impact'
      ? [isPositive ? 'kind.positive' : 'kind.negative', isPotential ? 'kind.potential' : 'kind.actual']
      : []
  const all = [`type.${type}` as const, ...kinds, ...(humanRights ? (['kind.humanRights'] as const) : [])].map(both)
  return {
    topic,
    title: entry.words?.title ?? same(entry.title),
    description: entry.words?.description ?? same(''),
    kind: { en: all.map(({ en }) => en).join(', '), de: all.map(({ de }) => de).join(', ') },
    isImpact: type === 'Impact',
    chain: valueChain && both(`chain.${valueChain}`),
    horizon: horizon && both(`horizon.${horizon}`),
    dependencies: dependencies.map((dependency) => both(`dependency.${dependency}`)),
    own,
  }
}

/** Differences to the latest signed version of an earlier year. */
async function earlierOf(
  tenant: Tenant,
  report: Report,
  { topics }: FrozenAssessment,
  titles: ReadonlyMap<string, Words>,
): Promise<ReportedAssessment['earlier']> {
  const before = await signedBefore(tenant, report)
  if (!before) return null
  const then = new Map(
    (JSON.parse(before.content) as FrozenAssessment).topics.map(({ code, decision }) => [code, decision?.material]),
  )
  return {
    year: before.year,
    changes: topics.flatMap(({ code, decision }) => {
      const [was, is] = [then.get(code) ?? null, decision?.material ?? false]
      return was === is ? [] : [{ code, title: titles.get(code)!, before: was, after: is }]
    }),
  }
}
