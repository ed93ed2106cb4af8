import type { RichText } from '@esrs/contract'

/** Where what was typed is: `refused` and `conflict` wait for a person, `offline` tries again by itself. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict'

interface Options {
  /** The version that is written over. */
  base: number | null
  /** Milliseconds of silence after which what was typed is saved, and after which it is tried again. */
  wait: number
  retry: number
  /** Writes to the server; resolves with the new version. */
  save: (text: RichText, base: number | null) => Promise<number>
  /** Keeps what is not saved in the browser, so that a reload loses nothing; `null` when all is saved. */
  keep: (kept: { text: RichText; base: number | null } | null) => void
  /** What a failure asks for. */
  judge: (error: unknown) => 'offline' | 'refused' | 'conflict'
  onState: (state: SaveState, error: unknown) => void
}

/** Saves a text while it is written: one write at a time, and never over what somebody else has written. */
export class TextSaver {
  readonly #options: Options
  #base: number | null
  #pending: RichText | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #state: SaveState = 'saved'
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
    this.#base = options.base
  }

  get state(): SaveState {
    return this.#state
  }

  /** What waits to be saved. */
  get pending(): RichText | null {
    return this.#pending
  }

  /** Takes what stands in the editor now. */
  change(text: RichText) {
    this.#pending = text
    this.#options.keep({ text, base: this.#base })
    // Who has to choose between two texts may go on writing; nothing is sent meanwhile.
    if (this.#state === 'conflict') return
    this.#set('unsaved')
    this.#schedule(this.#options.wait)
  }

  /** Saves at once; resolves with whether all is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#running ??= this.#run().finally(() => {
      this.#running = null
    })
    await this.#running
    return this.#pending === null
  }

  /** Goes on over another version, after a person has decided which text goes on; without a text there is nothing to save. */
  resolve(base: number | null, text: RichText | null) {
    this.#base = base
    this.#pending = text
    this.#options.keep(text && { text, base })
    this.#set(text ? 'unsaved' : 'saved')
    if (text) void this.flush()
  }

  /** Nothing is tried by itself any more; what is not saved stays in the browser. */
  stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** Tries again what waits. */
  start() {
    this.#isStopped = false
    if (this.#pending !== null) this.#schedule(this.#options.wait)
  }

  #set(state: SaveState, error: unknown = null) {
    this.#state = state
    this.#options.onState(state, error)
  }

  #schedule(wait: number) {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), wait)
  }

  async #run() {
    while (this.#pending !== null && this.#state !== 'conflict') {
      const text: RichText = this.#pending
      this.#set('saving')
      try {
        this.#base = await this.#options.save(text, this.#base)
      } catch (error) {
        const state = this.#options.judge(error)
        this.#set(state, error)
        if (state === 'offline') this.#schedule(this.#options.retry)
        return
      }
      if (this.#pending === text) {
        this.#pending = null
        this.#options.keep(null)
        this.#set('saved')
      } else this.#options.keep({ text: this.#pending, base: this.#base })
    }
  }
}
