import { setTimeout as pause } from 'node:timers/promises'

/**
 * Locks of a company, in the order in which a transaction takes them, so that no two wait for each other. Each is an advisory lock of
 * PostgreSQL as well, by this name and the company, which holds for all processes on the database.
 */
const companyLocks = ['organisation', 'documents', 'reporting', 'work', 'statement texts', 'statement files'] as const
export type CompanyLock = (typeof companyLocks)[number]

/** A transaction came to a lock that another one has. It gives its connection back and begins again once the lock is its own. */
export class LockTaken extends Error {
  readonly lock: CompanyLock
  /** By a transaction of another process. */
  readonly isElsewhere: boolean

  constructor(lock: CompanyLock, isElsewhere: boolean) {
    super(`The lock "${lock}" is taken.`)
    this.lock = lock
    this.isElsewhere = isElsewhere
  }
}

/** A company has more to do at once than it gets turns for, and what was asked for has waited long enough. Nothing was done. */
export class CompanyBusy extends Error {
  constructor() {
    super('The company is busy with other transactions.')
  }
}

/** Places, of which so many are taken at once; who waits for one comes in the order of asking, and no later than a moment. */
class Places {
  private free: number
  private readonly waiting: (() => void)[] = []
  private readonly whenIdle: () => void
  private readonly count: number

  constructor(count: number, whenIdle: () => void) {
    this.count = count
    this.free = count
    this.whenIdle = whenIdle
  }

  /** Whether there was one at once. */
  tryTake(): boolean {
    if (this.free === 0 || this.waiting.length > 0) return false
    this.free -= 1
    return true
  }

  async take(until: number): Promise<void> {
    if (this.tryTake()) return
    const turn = Promise.withResolvers<boolean>()
    const come = () => turn.resolve(true)
    this.waiting.push(come)
    const tired = setTimeout(() => turn.resolve(false), Math.max(0, until - performance.now()))
    const isMine = await turn.promise
    clearTimeout(tired)
    if (isMine) return
    const place = this.waiting.indexOf(come)
    // It may have come in the moment in which it was given up.
    if (place < 0) this.leave()
    else this.waiting.splice(place, 1)
    throw new CompanyBusy()
  }

  leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.free += 1
    if (this.free === this.count) this.whenIdle()
  }
}

/** The turns that a transaction has in this process. */
export interface Turn {
  /** Takes the turn of another lock where nobody has it or waits for it. */
  tryTake(lock: CompanyLock): boolean
}

/**
 * What keeps one company from using up the connections of a process. Whoever waits for a lock of a company, or for a share of the
 * connections, waits here and holds none.
 */
export class Turns {
  private readonly places = new Map<string, Places>()
  private readonly share: number

  /** @param connections how many the process has; a company gets a third of them at once, and at least two */
  constructor(connections: number) {
    this.share = Math.max(2, Math.floor(connections / 3))
  }

  private of(name: string, count: number): Places {
    const found = this.places.get(name)
    if (found) return found
    const made = new Places(count, () => this.places.delete(name))
    this.places.set(name, made)
    return made
  }

  /** Runs what needs a connection as one of the few things that a company does at once. */
  async withShare<T>(companyId: string, until: number, work: () => Promise<T>): Promise<T> {
    const places = this.of(companyId, this.share)
    await places.take(until)
    try {
      return await work()
    } finally {
      places.leave()
    }
  }

  /**
   * Runs a transaction that takes locks of a company, from its beginning again whenever it comes to one that is taken. From then on it has
   * the turns of all the locks that it came to before it begins, so it comes to each once.
   * @param run is told the locks that the transaction should begin with
   */
  async withTurns<T>(
    companyId: string,
    until: number,
    run: (turn: Turn, first: readonly CompanyLock[]) => Promise<T>,
  ): Promise<T> {
    let first: readonly CompanyLock[] = []
    for (let rest = 20; ; ) {
      const held = new Map<CompanyLock, Places>()
      try {
        for (const lock of first) {
          const places = this.of(`${lock} ${companyId}`, 1)
          await places.take(until)
          held.set(lock, places)
        }
        const turn: Turn = {
          tryTake: (lock) => {
            if (held.has(lock)) return true
            const places = this.of(`${lock} ${companyId}`, 1)
            if (!places.tryTake()) return false
            held.set(lock, places)
            return true
          },
        }
        for (;;)
          try {
            return await run(turn, first)
          } catch (error) {
            if (!(error instanceof LockTaken) || !error.isElsewhere) throw error
            // Nobody of this process is before it; of another one's end nothing is heard.
            if (performance.now() + rest > until) throw new CompanyBusy()
            await pause(rest * (0.5 + Math.random()))
            rest = Math.min(2 * rest, 200)
            first = companyLocks.filter((lock) => held.has(lock))
          }
      } catch (error) {
        if (!(error instanceof LockTaken)) throw error
        first = companyLocks.filter((lock) => held.has(lock) || lock === error.lock)
      } finally {
        for (const places of held.values()) places.leave()
      }
    }
  }
}
