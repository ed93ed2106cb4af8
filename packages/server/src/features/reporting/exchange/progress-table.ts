import type { contract, Produced } from '@esrs/contract'
import { type Catalogue, dataTypes } from '@esrs/engine/esrs'
import type { Cell, Table } from '../../../tables/table.ts'
import { say } from './messages.ts'

type Progress = Produced<(typeof contract)['csrd']['progress']>['data']

/** Completion by standard, and as a second table every datapoint that is missing. */
export function progressTables(progress: Progress, catalogue: Catalogue): [Table, ...Table[]] {
  const { language } = catalogue
  const column = (id: Parameters<typeof say>[0], width: number) => ({ head: say(id)(language), width })
  const types = new Map(dataTypes(language).map(({ value, label }) => [value as string, label]))
  const standards = Object.entries(progress.standards_coverage)
  const counts = (total: number, completed: number, toCheck: number, rate: number): Cell[] => [
    { number: total },
    { number: completed },
    { number: toCheck },
    { number: total - completed - toCheck },
    { percent: rate },
  ]
  const standard = (esrs: string) => catalogue.standards.find((known) => known.esrs === esrs)?.code ?? esrs
  const overall = [
    say('row.all')(language),
    null,
    null,
    ...counts(
      progress.total_datapoints,
      progress.completed_datapoints,
      progress.breakdown.proposed,
      progress.completion_rate,
    ),
    null,
  ]
  const entries = standards.flatMap(([, { missingData }]) =>
    // Each begins with its identifier.
    missingData.flatMap((text) => catalogue.get(text.split(' ')[0]!) ?? []),
  )
  return [
    {
      name: say('sheet.progress')(language),
      columns: [
        column('column.standard', 14),
        column('column.title', 36),
        column('column.status', 16),
        column('column.total', 14),
        column('column.completed', 12),
        column('column.toCheck', 12),
        column('column.missing', 12),
        column('column.rate', 14),
        column('column.missingList', 80),
      ],
      rows: [
        ...standards.map(
          ([esrs, { title, outside, total, completed, to_check, completion_rate: rate, missingData }]): Cell[] => [
            standard(esrs),
            title,
            outside && say(`outside.${outside}`)(language),
            ...counts(total, completed, to_check, rate),
            missingData.join('\n'),
          ],
        ),
        overall,
      ],
    },
    {
      name: say('sheet.missing')(language),
      columns: [
        column('column.standard', 12),
        column('column.disclosure', 14),
        column('column.code', 14),
        column('column.name', 60),
        column('column.label', 30),
        column('column.dataType', 18),
        column('column.unit', 12),
      ],
      frozenColumns: 3,
      rows: entries.map((entry): Cell[] => [
        entry.controlCode,
        entry.dr,
        entry.id,
        entry.name,
        entry.label,
        types.get(entry.type) ?? entry.type,
        entry.unit,
      ]),
    },
  ]
}
