import type { Compiled } from './compiled.ts'
import type { Dimension, Unit } from './units.ts'

const PERCENT_WORDS =
  /percent|prozent|share|anteil|quote|\brate\b|%|\bgap\b|proportion|turnover|fluktuation|coverage|gefälle|lücke/

const PER_HOURS =
  /(?:per|je|pro|\/) ?(?:eine |1 |one )?(?:million|mio\.?|1[., ]?000[., ]?000|200[., ]?000|100[., ]?000)\b.{0,24}(?:hours?|stunden)/

const WEIGHED = /\bwaste(?! ?water)|(?<!\p{L})abf[aä]ll|materials?\b|rohstoff|nox\b|sox\b|\bso2|staub|dust|particulate/u

const RATIO_BASE: Record<string, Dimension> = {
  MWh: 'energy',
  tCO2e: 'ghg',
  t: 'mass',
  m3: 'volume',
  EUR: 'money',
  h: 'hours',
  days: 'days',
}

/** Whether a unit can be the unit of the datapoint; `null` unit is judged by whether the recipe counts something. */
export function unitFits(
  unit: Unit | null,
  compiled: Compiled,
  around: string,
  label: string,
): 'stated' | 'assumed' | null {
  const { measures, unit: canonical } = compiled.recipe
  if (!unit) {
    if (measures.includes('rate') && PER_HOURS.test(around)) return 'stated'
    if (measures.includes('count') || measures.includes('rate')) return 'assumed'
    if (measures.includes('hours') && /hours|stunden/.test(label)) return 'stated'
    if (measures.includes('days') && /days|tage/.test(label)) return 'stated'
    if (measures.includes('percent') && PERCENT_WORDS.test(label)) return 'assumed'
    return null
  }
  if (unit.dimension === 'ratio' || unit.dimension === 'rate') {
    if (measures.includes('rate') && unit.dimension === 'rate') return 'stated'
    if (measures.includes('hours') && unit.base === 'h' && unit.per === 'person') return 'stated'
    if (measures.includes('days') && unit.base === 'days' && unit.per === 'person') return 'stated'
    if (!measures.includes('ratio')) return null
    const wanted = canonical ? RATIO_BASE[canonical.split('/')[0] ?? ''] : null
    const given = RATIO_BASE[unit.base] ?? (/^[A-Z]{3}$/.test(unit.base) ? 'money' : undefined)
    const below = canonical?.split('/')[1] === 'EUR' ? 'revenue' : 'product'
    const same = wanted === given || (wanted === 'ghg' && given === 'mass')
    return same && (unit.per === below || (below === 'product' && unit.per !== 'revenue')) ? 'stated' : null
  }
  // `Training hours per employee | number | 19.6`: the label says what is counted.
  if (unit.dimension === 'count' && unit.factor.times === 1n && !measures.includes('count')) {
    if (measures.includes('hours') && /hours|stunden/.test(label)) return 'stated'
    if (measures.includes('days') && /days|tage/.test(label)) return 'stated'
  }
  if (!measures.includes(unit.dimension)) return null
  // `Total and intensity` heads absolute figures too.
  if (measures.includes('ratio') && unit.dimension === 'ghg' && /(?:and|und|&) (?:\p{L}+ )?intensi/u.test(label))
    return null
  if (
    unit.dimension === 'mass' &&
    canonical === 'tCO2e' &&
    !/co2|ghg|thg|emission|carbon|treibhaus|scope|credit|zertifikat|cancell?ed|stillgelegt/.test(around)
  )
    return null
  // A heading about greenhouse gases may stand far above: what its row calls waste is none.
  const ofGases = canonical === 't' && unit.dimension === 'mass' && /co2|ghg|thg|treibhaus|scope [123]/.test(around)
  if (ofGases && !(WEIGHED.test(label) && !/emission|co2|scope/.test(label))) return null
  return 'stated'
}
