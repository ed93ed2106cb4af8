import type { Language } from '@esrs/contract'
import { scaleEnds } from '@esrs/engine/materiality'
import type { Table } from '../../../tables/table.ts'
import { say as sayOfReport } from '../messages.ts'
import { say } from './messages.ts'
import type { OpenAssessment } from './open-assessment.ts'
import type { SignedRow } from './signed-store.ts'

/** The first sheet: report, state of the signature, and how to read the other sheets. */
export function aboutSheet(
  { report, method, points, answers, iros, names, positions }: OpenAssessment,
  { signed, isChanged }: { signed: readonly SignedRow[]; isChanged: boolean },
  language: Language,
): Table {
  const { thresholds } = method.method
  const { low, top } = scaleEnds[method.method.scale]
  const [last] = signed
  const assessors = [...new Set(points.flatMap(({ by }) => (by === null ? [] : [by])))]
  const inForce = method.version === 0 ? 'about.methodDefaults' : 'about.methodOf'
  const bounds = (side: 'impact' | 'financial') =>
    say('about.bounds', { material: thresholds[side].material, undecided: thresholds[side].undecided })(language)
  const rows: [Parameters<typeof say>[0], string][] = [
    ['about.report', `${sayOfReport(`set.${report.set}`)(language)}, ${report.year}`],
    [
      'about.signed',
      last
        ? say(isChanged ? 'about.versionChanged' : 'about.version', {
            number: last.number,
            by: last.byName,
            day: last.at.toISOString().slice(0, 10),
            hash: last.hash,
            note: last.note,
          })(language)
        : say('about.unsigned')(language),
    ],
    ['about.method', say(inForce, { version: method.version, low, top })(language)],
    ['side.impact', bounds('impact')],
    ['side.financial', bounds('financial')],
    [
      'about.people',
      say('about.counts', {
        people: assessors.length,
        names: assessors.map((id) => namedWith(names.get(id) ?? '–', positions.get(id))).join('; '),
        entries: new Set(points.map(({ key }) => key)).size,
        answers: answers.count,
      })(language),
    ],
    [
      'about.unscored',
      say('about.howUnscored', { count: iros.length - new Set(points.map(({ key }) => key)).size })(language),
    ],
    ['about.topic', say('about.howTopic')(language)],
    ['about.formula', say('about.howFormula')(language)],
    ['about.decision', say('about.howDecision')(language)],
    ['about.stakeholders', say('about.howStakeholders')(language)],
  ]
  return {
    name: say('sheet.about')(language),
    columns: [
      { head: say('head.about')(language), width: 34 },
      { head: say('head.value')(language), width: 120 },
    ],
    rows: rows.map(([label, value]) => [say(label)(language), value]),
    frozenColumns: 1,
  }
}

/** A name with the function in the company, where somebody has given it. */
const namedWith = (name: string, position: string | undefined): string => (position ? `${name} (${position})` : name)
