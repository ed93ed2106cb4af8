/** Room for one counter that several threads raise. */
export const counterBytes = Int32Array.BYTES_PER_ELEMENT

/**
 * Shares the pages of one file between two threads: one takes them from the front, the other from the back, until they meet.
 * Neighbouring pages use the same fonts, which each thread has to prepare for itself.
 */
export class PageClaims {
  readonly #counter: Int32Array
  readonly #pages: number
  readonly #from: 'front' | 'back'
  #own = 0

  constructor(counter: SharedArrayBuffer, pages: number, from: 'front' | 'back') {
    this.#counter = new Int32Array(counter)
    this.#pages = pages
    this.#from = from
  }

  /** Number of the next page for this thread; `null` when all are taken. */
  next(): number | null {
    if (Atomics.add(this.#counter, 0, 1) >= this.#pages) return null
    this.#own++
    return this.#from === 'front' ? this.#own : this.#pages - this.#own + 1
  }

  /** How many pages all threads have taken. */
  get taken(): number {
    return Math.min(this.#pages, Atomics.load(this.#counter, 0))
  }
}
