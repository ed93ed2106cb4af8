import type { Language } from '@esrs/contract'
import {
  type EmissionEntry,
  type EnergyEntry,
  type Exact,
  type InventoryActivity,
  numberOf,
} from '@esrs/engine/inventory'
import { say } from '../messages.ts'
import type { ActivityRow, InstrumentRow } from './inventory-store.ts'

const digits = { maximumSignificantDigits: 15 }
const formats = { en: new Intl.NumberFormat('en-GB', digits), de: new Intl.NumberFormat('de-DE', digits) }

/** A number with every digit that it has. */
export const exactly = (number: number, language: Language): string =>
  formats[language].format(Number(number.toPrecision(14))).replace(/^-/, '−')

/** A share as it is multiplied by; empty for the whole. */
function shareInWords(share: Exact, language: Language): string {
  const percent = Number((numberOf(share) * 100).toPrecision(12))
  return percent === 100 ? '' : ` × ${exactly(percent, language)}\u00a0%`
}

/** What formulas are made of: the activity as it was entered and as it is computed with, and the instruments by their identifiers. */
export interface Explained {
  row: ActivityRow
  activity: InventoryActivity
  instruments: ReadonlyMap<string, InstrumentRow>
}

/** How an entry was computed: `100,000 kWh × 0.00324936 GJ/kWh, gross (Hs) → net (Hi) × 56.1571 kg × 40 % = 7.3 t CO₂e`. */
export function emissionFormula(
  entry: EmissionEntry,
  { row, activity, instruments }: Explained,
  language: Language,
): string {
  const number = (of: number) => exactly(of, language)
  const { fields, factor, residual } = row
  const result = `${number(numberOf(entry.tonnes))} t CO₂e`
  const scope = say(`factorScope.${entry.scope}`)(language)
  if (entry.by === 'instrument') {
    const instrument = instruments.get(entry.instrumentId!)!.fields
    const covered = number(numberOf(entry.share) * fields.number * (activity.megawattHours ?? 0))
    return say('inventory.byInstrument', {
      scope,
      covered,
      kilograms: number(instrument.kilograms),
      result,
      name: instrument.name,
    })(language)
  }
  const used = entry.by === 'residual' ? activity.residual! : activity.factor!
  const of = entry.by === 'residual' ? residual : factor
  const bases = of ? [fields.basis, of.basis].flatMap((basis) => (basis ? say(`basis.${basis}`)(language) : [])) : []
  const turned = bases.length === 2 && bases[0] !== bases[1] ? `, ${bases.join(' → ')}` : ''
  const steps = [
    `${number(fields.number)} ${fields.unit}`,
    ...(used.multiplier === 1 || !of ? [] : [`${number(used.multiplier)} ${of.unit}/${fields.unit}${turned}`]),
    ...(of ? [`${number(used.kilograms)} kg/${of.unit}`] : []),
  ].join(' × ')
  const named = of ? ` (${of.name}, ${of.source}, ${of.year})` : ''
  return `${scope}: ${steps}${shareInWords(entry.share, language)} = ${result}${named}`
}

/** What an activity brings to the energy of a company, by its kind. */
export const energyFormula = ({ kind, megawattHours }: EnergyEntry, language: Language): string =>
  `${say(`energyKind.${kind}`)(language)}: ${exactly(numberOf(megawattHours), language)} MWh`
