// Not as arguments of `Math.min` and `Math.max`: a call takes some ten thousands of them, and files of strangers have more.

/** The least of some numbers; infinite of none. */
export function minOf(numbers: Iterable<number>): number {
  let found = Number.POSITIVE_INFINITY
  for (const one of numbers) found = Math.min(found, one)
  return found
}

/** The most of some numbers; minus infinity of none. */
export function maxOf(numbers: Iterable<number>): number {
  let found = Number.NEGATIVE_INFINITY
  for (const one of numbers) found = Math.max(found, one)
  return found
}
