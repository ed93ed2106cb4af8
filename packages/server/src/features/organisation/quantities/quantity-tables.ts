import type { Fuel, Language, QuantityTables } from '@esrs/contract'
import { fuels, quantityUnits } from '@esrs/engine'

/** The fuels with their properties, named in a language. */
export const fuelsIn = (language: Language): Fuel[] =>
  fuels().map(({ id, name, netPerKilogram, netByGross, density, source }) => ({
    id,
    name: name[language],
    net_per_kilogram: netPerKilogram,
    net_by_gross: netByGross,
    density,
    source,
  }))

let tables: QuantityTables | null = null

/** What amounts in other units are converted by. Made once: an inventory converts thousands of them. */
export function quantityTables(): QuantityTables {
  tables ??= { units: quantityUnits(), fuels: fuelsIn('en') }
  return tables
}
