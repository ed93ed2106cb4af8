import type { ChildProcess } from 'node:child_process'
import { startChild } from './contain.ts'

/**
 * Starts processes that run one file. While it is kept and none of them works, one waits that was started before and told to
 * warm up: to load its code and use it once, which for most files takes longer than the task itself.
 */
export class Standby {
  readonly #entry: string
  readonly #warmUp: object
  #waiting: ChildProcess | null = null
  #working = 0
  #kept = false

  /** @param warmUp the message that tells a process to warm up; its task may come at any moment after it */
  constructor(entry: string, warmUp: object) {
    this.#entry = entry
    this.#warmUp = warmUp
  }

  /** A process for one task: the one that waits, or a new one. */
  take(): ChildProcess {
    const child = this.#waiting?.connected ? this.#waiting : startChild(this.#entry)
    this.#waiting = null
    this.#working += 1
    child.once('close', () => {
      this.#working -= 1
      this.#prepare()
    })
    return child
  }

  /** Has a process wait from now on, until the returned function is called. */
  keep(): () => void {
    this.#kept = true
    this.#prepare()
    return () => {
      this.#kept = false
      this.#waiting?.kill('SIGKILL')
      this.#waiting = null
    }
  }

  #prepare(): void {
    if (!this.#kept || this.#working > 0 || this.#waiting?.connected) return
    const child = startChild(this.#entry)
    // One that cannot be started is missed by nobody: whoever takes a process gets a new one.
    child.on('error', () => {})
    child.send(this.#warmUp, () => {})
    this.#waiting = child
  }
}
