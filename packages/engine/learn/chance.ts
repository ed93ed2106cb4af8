/** Numbers between 0 and 1 in an order that looks like chance and is the same each time (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The places of a share of a list, at least one, in their order. */
export function sample(length: number, share: number, next: () => number): Int32Array {
  const places = new Int32Array(length)
  for (let i = 0; i < length; i++) places[i] = i
  const wanted = Math.max(1, Math.round(length * share))
  for (let i = 0; i < wanted; i++) {
    const other = i + Math.floor(next() * (length - i))
    const moved = places[i] as number
    places[i] = places[other] as number
    places[other] = moved
  }
  return places.slice(0, wanted).sort()
}
