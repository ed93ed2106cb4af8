import type { Page } from '../reading/document.ts'

/** A part of the analysis that can fail by itself. */
export type Stage = 'values' | 'passages' | 'omissions' | 'hints' | 'lookup'

/** What an error kept from being analysed; everything else was. */
export interface Failed {
  stages: Stage[]
  /** Pages that gave no figures and answers. */
  pages: number[]
  /** What the errors said, without a word of the document. */
  errors: string[]
}

/** What an error says of itself: its kind and where it was thrown. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${(error.stack ?? '').split('\n').slice(1, 4).join(' ').trim()}` : 'unknown'

/** Runs the parts of an analysis so that one that fails costs no more than itself. */
export class Stages {
  readonly failed: Failed = { stages: [], pages: [], errors: [] }
  readonly #onStep: () => void

  /** @param onStep called before each stage and page */
  constructor(onStep: () => void = () => {}) {
    this.#onStep = onStep
  }

  /** Gives what a stage gives, or what stands for nothing. */
  run<Result>(stage: Stage, work: () => Result, nothing: Result): Result {
    this.#onStep()
    try {
      return work()
    } catch (error) {
      this.failed.stages.push(stage)
      this.failed.errors.push(messageOf(error))
      return nothing
    }
  }

  /** The same for one page. */
  page<Result>({ number }: Page, work: () => Result, nothing: Result): Result {
    this.#onStep()
    try {
      return work()
    } catch (error) {
      if (!this.failed.pages.includes(number)) this.failed.pages.push(number)
      this.failed.errors.push(messageOf(error))
      return nothing
    }
  }

  /** What failed; `undefined` where nothing did. */
  get result(): Failed | undefined {
    return this.failed.errors.length ? this.failed : undefined
  }
}
