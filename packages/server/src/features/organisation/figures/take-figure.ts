import { limits } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { datapointEntry, type OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { computeCells, openGroup } from './compute-figure.ts'
import { partsOf } from './figure-store.ts'
import { setupFor, showFigure, wholeOf } from './show-figure.ts'

/** Takes what the cells of the units come to as the breakdown of a datapoint; each says of how many units it is. */
export async function takeCells(
  { reporting, clock }: OrganisationOptions,
  tenant: Tenant,
  opened: OpenReport,
  key: string,
  userId: string,
): Promise<void> {
  const { report, catalogue } = opened
  const { language } = catalogue
  const entry = datapointEntry(catalogue, key)
  const setup = await setupFor(tenant, report, key)
  const cells = await computeCells(tenant, await openGroup(tenant, report), key, setup)
  const filled = cells.flatMap(({ dimension, value, units }) =>
    value === null
      ? []
      : {
          dimension,
          number: wholeOf(entry, value),
          source: say('cells.source', { count: units })(language),
        },
  )
  if (filled.length === 0) throw new AppError('conflict', say('figure.nothing'))
  await reporting.forWork.saveCells(tenant, opened, key, filled, { userId, language, at: clock() })
}

/** Characters that the note of a proposal may have. */
const noteLength = 2_000

/**
 * Proposes the computed figure as the value of its datapoint: a delivery like any other, with the formula as its note and the
 * documents of its largest parts as proofs. It never becomes the value by itself.
 */
export async function takeFigure(
  options: OrganisationOptions,
  tenant: Tenant,
  opened: OpenReport,
  key: string,
  userId: string,
): Promise<void> {
  const { report, catalogue } = opened
  const entry = datapointEntry(catalogue, key)
  const { figure, formula } = await showFigure(options, tenant, opened, key)
  const { problem } = figure
  if (problem !== null) throw new AppError('conflict', () => problem)
  if (figure.value === null) throw new AppError('conflict', say('figure.nothing'))
  const proofs = (await partsOf(tenant, report, key))
    .filter(({ document }) => document !== null)
    .sort((a, b) => Math.abs(b.number) - Math.abs(a.number))
    .map(({ document }) => document!)
  const number = String(wholeOf(entry, figure.value))
  // The unit of the datapoint says by itself what a plain number is.
  const value = entry.unit === null && figure.setup.unit ? `${number} ${figure.setup.unit}` : number
  const sent = {
    value,
    note: formula.join('\n').slice(0, noteLength),
    documents: [...new Set(proofs)].slice(0, limits.requests.proofs),
    idempotencyKey: undefined,
  }
  await options.work.proposals.propose(tenant, key, sent, { userId, language: 'en' })
}
