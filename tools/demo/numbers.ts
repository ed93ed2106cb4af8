/** Writes numbers as an English (British) or German report does. */
export const en = (value: number, digits = 0) => format('en-GB', value, digits)
export const de = (value: number, digits = 0) => format('de-DE', value, digits)

function format(locale: string, value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale, options).format(value)
}

/** Change against the year before: `-7.5 %`, or a dash where there was nothing before. */
export function change(current: number, prior: number, write: (value: number, digits: number) => string): string {
  if (prior === 0) return '–'
  const percent = Math.round((1000 * (current - prior)) / prior) / 10
  return `${percent > 0 ? '+' : percent < 0 ? '–' : '±'}${write(Math.abs(percent), 1)} %`
}
