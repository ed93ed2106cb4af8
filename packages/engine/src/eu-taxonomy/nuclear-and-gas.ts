import { nuclearAndGas, nuclearOrGas, type Objective } from './activities.ts'
import { type Counted, type Exact, plain, shareOf } from './decimal.ts'

/** What an activity has of a KPI, for the forms of Annex XII. */
export interface ClimateRow {
  codes: readonly string[]
  /** The objective that it counts under. */
  main: Objective | undefined
  amount: Exact
  eligible: Exact
  aligned: Exact
}

/** An amount under both climate objectives together and under each, with its share of the form's whole in percent. */
export interface ClimateAmount {
  both: Counted
  CCM: Counted
  CCA: Counted
}

/** A section on nuclear energy or gas, everything that is in none of them, or the sum of both. */
export type FormRow = (typeof nuclearAndGas)[number] | 'other' | 'total'

/** A row of the forms 2 to 5. */
export interface NuclearAndGasRow {
  row: FormRow
  /** Form 2: aligned, of the denominator. */
  aligned: ClimateAmount
  /** Form 3: aligned, of the numerator. */
  numerator: ClimateAmount
  /** Form 4: eligible and not aligned, of the denominator. */
  notAligned: ClimateAmount
  /** Form 5: not eligible, of the denominator. */
  notEligible: Counted
}

/**
 * The rows of the forms on nuclear energy and fossil gas (Delegated Regulation (EU) 2021/2178, Annex XII): sections 4.26 to 4.31, then everything else, then all of it.
 * @returns empty where none of these activities has an amount of the KPI
 */
export function nuclearAndGasOf(
  rows: readonly ClimateRow[],
  { total, aligned, notEligible }: { total: Exact; aligned: Exact; notEligible: Exact },
): NuclearAndGasRow[] {
  if (!rows.some(({ codes, amount }) => nuclearOrGas(codes) !== null && amount > 0n)) return []
  const lost = (row: ClimateRow): Exact => row.amount - row.eligible
  const add = (of: readonly ClimateRow[], value: (row: ClimateRow) => Exact) =>
    of.reduce((all, row) => all + value(row), 0n)
  const sectionOf = ({ codes }: ClimateRow) => nuclearOrGas(codes)
  const ofSections = add(
    rows.filter((row) => sectionOf(row) !== null),
    lost,
  )
  const counted = (amount: Exact, whole: Exact): Counted => ({ amount: plain(amount), share: shareOf(amount, whole) })
  return [...nuclearAndGas, 'other' as const, 'total' as const].map((row) => {
    const here = row === 'total' ? rows : rows.filter((one) => (sectionOf(one) ?? 'other') === row)
    const climate = (value: (row: ClimateRow) => Exact, whole: Exact): ClimateAmount => {
      const under = (...objectives: Objective[]) =>
        counted(
          add(
            here.filter(({ main }) => main !== undefined && objectives.includes(main)),
            value,
          ),
          whole,
        )
      return { both: under('CCM', 'CCA'), CCM: under('CCM'), CCA: under('CCA') }
    }
    const rest = row === 'total' ? notEligible : row === 'other' ? notEligible - ofSections : add(here, lost)
    return {
      row,
      aligned: climate((one) => one.aligned, total),
      numerator: climate((one) => one.aligned, aligned),
      notAligned: climate((one) => one.eligible - one.aligned, total),
      notEligible: counted(rest > 0n ? rest : 0n, total),
    }
  })
}
