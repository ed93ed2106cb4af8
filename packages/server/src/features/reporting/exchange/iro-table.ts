import type { Iro, Language } from '@esrs/contract'
import type { Cell, Table } from '../../../tables/table.ts'
import { cellText } from './cell-forms.ts'
import { say } from './messages.ts'

const columns = [
  ['iroTitle', 46],
  ['description', 60],
  ['type', 13],
  ['category', 24],
  ['priority', 12],
  ['status', 14],
  ['positive', 10],
  ['potential', 11],
  ['topics', 18],
  ['score', 10],
  ['magnitude', 18],
  ['likelihood', 18],
  ['iroReason', 46],
  ['note', 34],
  ['datapoints', 30],
  ['decidedBy', 22],
  ['decidedAt', 18],
] as const

const quoteColumns = [
  ['iroTitle', 46],
  ['evidenceFile', 34],
  ['evidencePlace', 12],
  ['evidenceExcerpt', 70],
] as const

function cellsOf(iro: Iro, language: Language): Cell[] {
  const word = (key: Parameters<typeof say>[0]) => say(key)(language)
  const yesNo = (is: boolean) => word(is ? 'value.yes' : 'value.no')
  const { score } = iro
  const impact = score && 'total' in score ? score : null
  const financial = score && 'magnitude' in score ? score : null
  const likelihood = score?.likelihood ?? null
  return [
    iro.title,
    cellText(iro.description),
    word(`iroType.${iro.type}`),
    iro.category,
    word(`priority.${iro.priority}`),
    word(`iroStatus.${iro.status}`),
    yesNo(iro.isPositive),
    yesNo(iro.isPotential),
    iro.esrsTopics.join(', '),
    impact && { number: impact.total, plain: true },
    financial && word(`priority.${financial.magnitude}`),
    likelihood === null ? null : { percent: likelihood },
    cellText(iro.reason),
    cellText(iro.note),
    iro.datapoints.map(({ key }) => key).join(', '),
    iro.decided_by?.name ?? null,
    iro.decided_at === null ? null : { time: new Date(iro.decided_at) },
  ]
}

/** Impacts, risks and opportunities, and their evidence as a second table. */
export function iroTables(iros: readonly Iro[], language: Language): [Table, ...Table[]] {
  const head = ([id, width]: readonly [(typeof columns | typeof quoteColumns)[number][0], number]) => ({
    head: say(`column.${id}`)(language),
    width,
  })
  return [
    {
      name: say('sheet.iros')(language),
      columns: columns.map(head),
      frozenColumns: 1,
      rows: iros.map((iro) => cellsOf(iro, language)),
    },
    {
      name: say('sheet.evidence')(language),
      columns: quoteColumns.map(head),
      frozenColumns: 1,
      rows: iros.flatMap(({ title, evidence }) =>
        evidence.map(({ filename, page, text }): Cell[] => [
          title,
          filename,
          say('place.page', { page: String(page) })(language),
          cellText(text),
        ]),
      ),
    },
  ]
}
