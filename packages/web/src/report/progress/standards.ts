import en from './en.json' with { type: 'json' }

export type StandardCode = keyof typeof en.standards

/** The control code of a standard as the progress names it: `ESRS E1` is `E1`, `VS B` is `B`, `ESRS 2` stays `ESRS 2`. */
export const controlCodeOf = (standard: string): string =>
  /^(?:ESRS (?=[EGS]\d$)|VS (?=[BC]$))(.+)$/.exec(standard)?.[1] ?? standard

export const isKnownStandard = (code: string): code is StandardCode => Object.hasOwn(en.standards, code)

/** A rate that can be drawn and printed: at least 0, at most 100 percent. */
export const boundedRate = (rate: number): number => Math.min(100, Math.max(0, rate))

/** A count that agrees with a bar that is never more than full: at least 0, at most all. */
export const boundedCount = (completed: number, total: number): number => Math.max(0, Math.min(completed, total))

/** A missing datapoint as it is named: its identifier and its name; `code` is `null` where the text holds none. */
export function missingParts(text: string): { code: string | null; name: string } {
  const match = /^(\S+_\d+\S*)\s+(.+)$/.exec(text)
  return match ? { code: match[1]!, name: match[2]! } : { code: null, name: text }
}

const searchOf = (query: Record<string, string>) => new URLSearchParams(query).toString()

/** Where the datapoints of a standard are listed, with and without values. */
export const datapointsOf = (code: string) => `/datapoints?${searchOf({ control_code: code, with_values: 'false' })}`

/** Where one datapoint is open beside the list of its standard. */
export const datapointAt = (standard: string, code: string) =>
  `/datapoints?${searchOf({ control_code: standard, with_values: 'false', search: code, datapoint: code })}`
