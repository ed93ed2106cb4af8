import { type FigurePartFields, type FigureSetup, limits } from '@esrs/contract'
import { breakdowns, type Datapoint, figureRulesOf, isApart } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { datapointEntry, type OpenReport, type Report } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import type { By } from '../tree/change-unit.ts'
import { lockOrganisation } from '../tree/unit-store.ts'
import { fittingSetup, ruleRefusal } from './allowed-rules.ts'
import { checkedPart, isRefusal } from './check-part.ts'
import { openGroup } from './compute-figure.ts'
import { countParts, type PartRow, partsOf, saveParts, saveSetup, setupsOf } from './figure-store.ts'
import { setupFor } from './show-figure.ts'

/** Datapoints whose values can be collected in parts: those with a figure that some rule gives of its parts. */
export const isFigure = (entry: Datapoint): boolean => hasNumber(entry) && (figureRulesOf(entry)?.whole.length ?? 0) > 0

/** Whether a datapoint has figures that add over units; one that asks for a table has them where its cells add up, or each by itself. */
function hasNumber({ id, type, table }: Datapoint): boolean {
  const breakdown = breakdowns().get(id)
  const adds = breakdown !== undefined && (breakdown.rule === 'sum' || isApart(breakdown))
  return (!table || adds) && ['number', 'percent', 'money'].includes(type)
}

/** Says how a value is collected and computed. What its parts mean is not changed under them. */
export async function setUpFigure(
  tenant: Tenant,
  report: Report,
  entry: Datapoint,
  sent: FigureSetup,
  by: By,
): Promise<void> {
  if (!hasNumber(entry)) throw new AppError('conflict', say('figure.noNumber'))
  if (sent.target && sent.target.year <= sent.target.base_year) {
    const text = say('figure.target')
    throw new AppError('invalid_input', text, { fields: { target: text } })
  }
  const refusal = ruleRefusal(entry, sent)
  if (refusal) throw new AppError('invalid_input', refusal, { fields: { rule: refusal } })
  const setup = fittingSetup(entry, sent)
  await tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    const setups = await setupsOf(inside, report)
    const before = setups.get(entry.id) ?? null
    if (!before && setups.size >= limits.figures.perReport)
      throw new AppError('conflict', say('figure.many', { count: limits.figures.perReport }))
    const isOther = before && (before.unit !== setup.unit || meaningOf(before.rule) !== meaningOf(setup.rule))
    if (isOther && (await countParts(inside, report, entry.id)) > 0)
      throw new AppError('conflict', say('figure.hasParts'))
    if (JSON.stringify(before) !== JSON.stringify(setup)) await saveSetup(inside, report, entry.id, before, setup, by)
  })
}

/** What a part has to hold for a rule: rules of one kind can be exchanged while there are parts. */
const meaningOf = (rule: FigureSetup['rule']): string =>
  rule === 'weighted_mean' || rule === 'ratio' ? rule : rule === 'elimination' ? 'elimination' : 'number'

/** Collects a value in parts no longer. */
export const removeFigure = (tenant: Tenant, report: Report, key: string, by: By): Promise<void> =>
  tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    const setup = await setupFor(inside, report, key)
    if ((await countParts(inside, report, key)) > 0) throw new AppError('conflict', say('figure.notEmpty'))
    await saveSetup(inside, report, key, setup, null, by)
  })

/** Adds a part, or changes one; returns it as stored. */
export const savePart = (
  { documents, reporting }: Pick<OrganisationOptions, 'documents' | 'reporting'>,
  tenant: Tenant,
  { report, catalogue }: OpenReport,
  key: string,
  fields: FigurePartFields,
  by: By,
  id?: string,
): Promise<PartRow> =>
  tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    const setup = await setupFor(inside, report, key)
    const known = await partsOf(inside, report, key)
    const before = id === undefined ? null : known.find((one) => one.id === id)
    if (before === undefined) throw new AppError('not_found', say('part.missing'))
    if (!before && known.length >= limits.figures.parts)
      throw new AppError('conflict', say('part.many', { count: limits.figures.parts }))
    if (fields.document && (await documents.stages(inside, [fields.document])).length === 0)
      throw new AppError('invalid_input', say('part.document'), { fields: { document: say('part.document') } })
    const entry = datapointEntry(catalogue, key)
    const figure = { entry, setup, broken: reporting.forWork.broken }
    const checked = checkedPart(await openGroup(inside, report), figure, known, fields, id)
    if (isRefusal(checked))
      throw new AppError('invalid_input', checked.text, { fields: { [checked.field]: checked.text } })
    const after = { ...checked, by: by.userId, at: by.at }
    await saveParts(inside, report, key, [{ id: checked.id, before, after }], by)
    return { companyId: inside.companyId, set: report.set, reportingYear: report.year, key, ...after }
  })

/** Removes a part; its history keeps it. */
export const removePart = (tenant: Tenant, report: Report, key: string, id: string, by: By): Promise<void> =>
  tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    await setupFor(inside, report, key)
    const before = (await partsOf(inside, report, key)).find((one) => one.id === id)
    if (!before) throw new AppError('not_found', say('part.missing'))
    await saveParts(inside, report, key, [{ id, before, after: null }], by)
  })
