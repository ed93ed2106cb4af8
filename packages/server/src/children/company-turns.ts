/** Why something did not get its turn: its own company has too much waiting, or everybody together has. */
export type Refused = 'own' | 'all'

export interface TurnLimits {
  /** How many are at work at once, one of a company at most. */
  places: number
  /** How many of one company wait at most, and how many of all. */
  waitingOfOne: number
  waitingOfAll: number
  /** Milliseconds after which what waits is told to come again. */
  timeout: number
}

/** Thrown in place of a turn. */
export class NoTurn extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super('no turn')
    this.refused = refused
  }
}

interface Waiting {
  begin(): void
}

/**
 * Turns for work that people wait for, such as reading a table: so many at once, one of a company, and the companies that wait one after
 * the other whatever each has brought. What would wait for long is refused at once.
 */
export class CompanyTurns {
  readonly #limits: TurnLimits
  readonly #atWork = new Set<string>()
  /** In the order in which the companies have their turn. */
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Does work in the company's turn. @throws NoTurn */
  async take<Result>(companyId: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isFree(companyId)) this.#atWork.add(companyId)
    else await this.#wait(companyId)
    try {
      return await work()
    } finally {
      this.#atWork.delete(companyId)
      this.#next()
    }
  }

  #isFree(companyId: string): boolean {
    return this.#atWork.size < this.#limits.places && !this.#atWork.has(companyId)
  }

  #wait(companyId: string): Promise<void> {
    const own = this.#waiting.get(companyId) ?? []
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
    if (own.length >= this.#limits.waitingOfOne) throw new NoTurn('own')
    if (all >= this.#limits.waitingOfAll) throw new NoTurn('all')
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.#leave(companyId, one)
        reject(new NoTurn(this.#atWork.has(companyId) ? 'own' : 'all'))
      }, this.#limits.timeout)
      const one: Waiting = {
        begin: () => {
          clearTimeout(giveUp)
          resolve()
        },
      }
      this.#waiting.set(companyId, [...own, one])
    })
  }

  #leave(companyId: string, one: Waiting): void {
    const left = (this.#waiting.get(companyId) ?? []).filter((other) => other !== one)
    if (left.length > 0) this.#waiting.set(companyId, left)
    else this.#waiting.delete(companyId)
  }

  #next(): void {
    for (const [companyId, [first]] of this.#waiting) {
      if (!first || !this.#isFree(companyId)) continue
      this.#atWork.add(companyId)
      this.#leave(companyId, first)
      // Whoever has had a turn comes last.
      const left = this.#waiting.get(companyId)
      if (left && this.#waiting.delete(companyId)) this.#waiting.set(companyId, left)
      first.begin()
      return
    }
  }
}
