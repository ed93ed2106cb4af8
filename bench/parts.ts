// What every measurement shares: its parts, chosen by a word, and times of things that are done again and again.

/**
 * Runs the part of a measurement that the first word of the command line names, with the words after it.
 * @param parts each part by its word, as `npm run bench -- WORD` names it
 */
export async function runPart(parts: Record<string, (words: string[]) => unknown>): Promise<void> {
  const [word = '', ...words] = process.argv.slice(2)
  const part = parts[word]
  if (!part) usage(`npm run bench -- ${Object.keys(parts).join(' | ')}`)
  await part(words)
}

/** Says how a measurement is called, and ends. */
export function usage(call: string): never {
  console.error(`usage: ${call}`)
  process.exit(2)
}

/** A time that a share of some took at most. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  const at = Math.max(0, Math.ceil(share * sorted.length) - 1)
  return sorted[Math.min(sorted.length - 1, at)] ?? Number.NaN
}

/** Milliseconds of work that is done some times, one after the other. */
export async function timesOf(rounds: number, work: (round: number) => unknown): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await work(round)
    times.push(performance.now() - begun)
  }
  return times
}

/** Milliseconds as words: the middle and the slowest. */
export const inWords = (times: readonly number[]): string =>
  `${quantile(times, 0.5).toFixed(0)} ms, slowest ${quantile(times, 1).toFixed(0)} ms`
