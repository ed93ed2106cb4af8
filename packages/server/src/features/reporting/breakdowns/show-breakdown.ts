import type { BreakdownCell, Language, DatapointBreakdown as Wire } from '@esrs/contract'
import { loadCatalogue, membersOf } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../report/open-report.ts'
import { figuresOf } from '../stores/value-store.ts'
import { compareCells } from '../values/compare-cells.ts'
import { shownEvidence } from '../values/shown-datapoint.ts'
import { cellsVersion, type OpenBreakdown, openBreakdown, usedAxes } from './open-breakdown.ts'
import { shownAxes } from './show-axes.ts'

/** The breakdown of a datapoint as the wire carries it; throws `not_found` where there is none. */
export async function shownBreakdown(
  tenant: Tenant,
  { report, catalogue }: Pick<OpenReport, 'report' | 'catalogue'>,
  key: string,
): Promise<Wire> {
  const open = await openBreakdown(tenant, { report, catalogue }, key)
  const { breakdown, entry, cells } = open
  const { language } = catalogue
  const used = usedAxes(open)
  const [whole] = await figuresOf(tenant, report, [breakdown.of])
  const [own] = breakdown.of === entry.id ? [whole] : await figuresOf(tenant, report, [entry.id])
  const shown = shownCells(open, report.year, language)
  const { sum, differs } = compareCells(breakdown, cells, whole ?? null)
  return {
    key: entry.id,
    code: entry.id,
    name: loadCatalogue(report.set, language).get(entry.id)!.name,
    unit: entry.unit,
    axes: await shownAxes(
      tenant,
      breakdown.axes,
      shown.map(({ members }) => members),
      language,
    ),
    used: used.map(({ axis }) => axis),
    cells: shown,
    whole: {
      rule: breakdown.rule,
      key: breakdown.of,
      stated: whole?.number ?? null,
      computed: sum,
      follows: sum !== null && own?.number === sum,
      differs: differs?.(language) ?? null,
    },
    version: cellsVersion(cells),
  }
}

/** What people stand for; of a breakdown without any cell what documents state of it. */
function shownCells(
  { breakdown, cells, stated, record }: OpenBreakdown,
  year: number,
  language: Language,
): BreakdownCell[] {
  const byId = new Map(record.findings.map((finding) => [finding.id, finding]))
  if (cells.length > 0)
    return cells.map(
      ({ dimension, value, number, unit, written, source, findingId, documentId, document, by, decidedAt }) => {
        const from = findingId === null ? undefined : byId.get(findingId)
        return {
          members: membersOf(breakdown, dimension) ?? [],
          dimension,
          value,
          number,
          unit,
          written,
          source,
          by,
          status: 'entered',
          document: documentId !== null && document !== null ? { id: documentId, name: document } : null,
          evidence: from ? shownEvidence(from, year, language) : null,
          at: decidedAt.toISOString(),
        }
      },
    )
  return [...stated.values()].map((finding) => ({
    members: membersOf(breakdown, finding.dimension!)!,
    dimension: finding.dimension!,
    value: finding.value,
    number: finding.number!,
    unit: finding.unit,
    status: 'proposed',
    written: null,
    source: '',
    document: null,
    evidence: shownEvidence(finding, year, language),
    by: null,
    at: null,
  }))
}
