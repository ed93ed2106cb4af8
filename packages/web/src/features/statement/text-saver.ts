import type { RichText } from '@esrs/contract'

/** State of saving: `refused` and `conflict` wait for a person, `offline` tries again by itself. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict'

interface Options {
  /** The version that the text is based on. */
  base: number | null
  /** Milliseconds without typing before a save, and between attempts. */
  wait: number
  retry: number
  /** Writes to the server; resolves with the new version. */
  save: (text: RichText, base: number | null) => Promise<number>
  /** Stores unsaved text in the browser, so that a reload loses nothing; `null` when all is saved. */
  keep: (kept: { text: RichText; base: number | null } | null) => void
  /** Classifies a failed save. */
  judge: (error: unknown) => 'offline' | 'refused' | 'conflict'
  onState: (state: SaveState, error: unknown) => void
}

/** Saves a text while it is written: one request at a time, and never over another person's version. */
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

  /** Text that is not saved yet. */
  get pending(): RichText | null {
    return this.#pending
  }

  /** Takes the current text of the editor. */
  change(text: RichText) {
    this.#pending = text
    this.#options.keep({ text, base: this.#base })
    // During a conflict the person may go on writing, but nothing is sent until they have chosen.
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

  /** Continues on another version after a conflict was decided; without a text there is nothing to save. */
  resolve(base: number | null, text: RichText | null) {
    this.#base = base
    this.#pending = text
    this.#options.keep(text && { text, base })
    this.#set(text ? 'unsaved' : 'saved')
    if (text) void this.flush()
  }

  /** Stops automatic attempts; unsaved text stays in the browser. */
  stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** Resumes automatic attempts to save. */
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
