import type { Slice } from '../../children/contain.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Line } from '../../jobs/job.ts'

/** How long a document may be read, and with what part of the memory, before it has to be one of those that take long. */
export interface FirstLook {
  milliseconds: number
  memoryBytes: number
}

/** The turn of one document. */
export interface Turn {
  /** Limits above which it counts as long; none where it already does. */
  slice: Slice
  end(): Promise<void>
}

/**
 * Places for long documents. So many are read at once; one more worker than that takes documents from the queue, so that there
 * is always one for the next. A document becomes one of the long ones only when it has to: when it takes much memory, or when its first
 * look is over and a company waits of which nothing is read. Where no place among them is left it gives way, goes to the back of the queue, and
 * begins again when it has a place: it gives way once.
 */
export class Turns {
  readonly #line: Line
  readonly #firstLook: FirstLook
  #places: number

  /** @param places how many documents may be read for long at once */
  constructor(line: Line, places: number, firstLook: FirstLook) {
    this.#line = line
    this.#places = places
    this.#firstLook = firstLook
  }

  /** The turn of a document; `null` for a long one that has to wait for a place. */
  begin(tenant: Tenant, isLong: boolean): Turn | null {
    let hasPlace = false
    let isOver = false
    const takePlace = () => {
      if (isOver || this.#places === 0) return false
      this.#places -= 1
      hasPlace = true
      return true
    }
    if (isLong && !takePlace()) return null
    const mayGoOn = async (isLarge: boolean) =>
      hasPlace || (!isLarge && !(await this.#line.othersWait(tenant))) || takePlace()
    return {
      slice: { ...(isLong ? { milliseconds: 0, memoryBytes: 0 } : this.#firstLook), mayGoOn },
      end: async () => {
        isOver = true
        if (!hasPlace) return
        hasPlace = false
        this.#places += 1
        await this.#line.hurry()
      },
    }
  }
}
