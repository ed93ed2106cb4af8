/** A day as the wire writes it, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The day a number of days after another. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))

/** The same day a year later; of 29 February the day before. */
export const yearLater = (day: string): string => {
  const [year = '', month = '', of = ''] = day.split('-')
  return `${Number(year) + 1}-${month}-${month === '02' && of === '29' ? '28' : of}`
}

/** The Monday of the week that contains a moment. */
export const mondayOf = (at: Date): string => daysAfter(dayOf(at), -((at.getUTCDay() + 6) % 7))
