import type { Slice } from '../../children/contain.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { QueueView } from '../../jobs/job.ts'

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
 * begins again when it has a place: it gives way once. Work that adds to a document comes after all of them: it begins where nothing
 * waits, and its place is there for whoever needs one.
 */
export class LongDocumentSlots {
  readonly #queue: QueueView
  readonly #firstLook: FirstLook
  #places: number
  /** Takes the place of each work that adds to a document. */
  readonly #lent = new Set<() => void>()

  /** @param places how many documents may be read for long at once */
  constructor(queue: QueueView, places: number, firstLook: FirstLook) {
    this.#queue = queue
    this.#places = places
    this.#firstLook = firstLook
  }

  /** The turn of a document; `null` for a long one that has to wait for a place. */
  acquire(tenant: Tenant, isLong: boolean): Turn | null {
    let hasPlace = false
    let isOver = false
    const takePlace = () => {
      if (isOver) return false
      if (this.#places > 0) this.#places -= 1
      else if (!this.#takeBack()) return false
      hasPlace = true
      return true
    }
    if (isLong && !takePlace()) return null
    const mayGoOn = async (isLarge: boolean) =>
      hasPlace || (!isLarge && !(await this.#queue.otherTenantsWaiting(tenant))) || takePlace()
    return {
      slice: { ...(isLong ? { milliseconds: 0, memoryBytes: 0 } : this.#firstLook), mayGoOn },
      end: async () => {
        isOver = true
        if (!hasPlace) return
        hasPlace = false
        this.#places += 1
        await this.#queue.promoteDelayed()
      },
    }
  }

  /**
   * The turn of work that adds to a document which has its values; `null` while a document waits for its first ones, or without a
   * place. It gives way to any that still waits when it is asked again, for one that was just sent is taken at once.
   */
  async acquireLast(): Promise<Turn | null> {
    if ((await this.#queue.anyWaiting()) || this.#places === 0) return null
    this.#places -= 1
    let hasPlace = true
    const give = () => {
      hasPlace = false
      this.#lent.delete(give)
    }
    this.#lent.add(give)
    let waited = false
    const mayGoOn = async () => {
      const waits = await this.#queue.anyWaiting()
      const goesOn = hasPlace && !(waits && waited)
      waited = waits
      return goesOn
    }
    const end = async () => {
      if (!hasPlace) return
      give()
      this.#places += 1
      await this.#queue.promoteDelayed()
    }
    return { slice: { milliseconds: 0, memoryBytes: 0, mayGoOn }, end }
  }

  /** Whether a place was taken from work that comes last. */
  #takeBack(): boolean {
    const [give] = this.#lent
    give?.()
    return give !== undefined
  }
}
