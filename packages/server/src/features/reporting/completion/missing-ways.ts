import { calculatedFigures, datapointsFor, type MissingWay } from '@esrs/contract'
import { waysOf } from '@esrs/engine'
import type { Catalogue } from '@esrs/engine/esrs'

/** How each datapoint of the catalogue is answered where it is missing: what a calculator computes is calculated, the rest as the engine says. */
export function missingWays(catalogue: Catalogue): ReadonlyMap<string, MissingWay> {
  const calculated = calculatedFigures.flatMap((what) => datapointsFor(what, catalogue.set))
  return new Map<string, MissingWay>([
    ...waysOf(catalogue),
    ...calculated.filter((id) => catalogue.get(id)).map((id): [string, MissingWay] => [id, 'calculate']),
  ])
}
