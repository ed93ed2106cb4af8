/** A figure by an amount of money, as documents write its unit: what is above the line, the currency, and its power of ten. */
export interface Intensity {
  above: 'MWh' | 'tCO2e' | 'm3'
  currency: string
  size: number
}

/** How documents write what stands above the line. */
const written: Record<Intensity['above'], RegExp> = {
  MWh: /^mwh$/,
  tCO2e: /^(?:metric )?t(?:on(?:ne)?s?)? ?(?:of )?co2[- ]?(?:e|eq)\.?$/,
  m3: /^m3$/,
}

const currencies: Record<string, string> = { '€': 'EUR', euro: 'EUR', $: 'USD', '£': 'GBP' }
/** Powers of ten by the words and signs beside a currency. */
const sizes: Record<string, number> = {
  k: 3,
  t: 3,
  thousand: 3,
  m: 6,
  mn: 6,
  mio: 6,
  million: 6,
  bn: 9,
  mrd: 9,
  billion: 9,
}
const money = /^(\p{L}+)?\.? ?(€|\$|£|\beuro\b|[a-z]{3}) ?(\p{L}+)?\.?$/u

/** `EUR m`, `€M`, `Mio. EUR`: which currency, and how many places of ten. */
function moneyOf(text: string): { currency: string; size: number } | null {
  const [, before = '', sign = '', after = ''] = money.exec(text.trim()) ?? []
  const currency = currencies[sign] ?? (/^[a-z]{3}$/.test(sign) ? sign.toUpperCase() : null)
  const size = before || after ? sizes[before || after] : 0
  return currency === null || size === undefined || (before !== '' && after !== '') ? null : { currency, size }
}

/** Reads a unit such as `t CO₂e/EUR m` or `MWh per €M`; `null` where it is no figure by money. */
export function intensityOf(unit: string): Intensity | null {
  const parts = unit
    .toLowerCase()
    .replaceAll('₂', '2')
    .replaceAll('³', '3')
    .split(/\/| (?:per|pro|je) /)
  const below = parts.length === 2 ? moneyOf(parts[1]!) : null
  const above = (Object.keys(written) as Intensity['above'][]).find((one) => written[one].test(parts[0]!.trim()))
  return below && above ? { above, ...below } : null
}
